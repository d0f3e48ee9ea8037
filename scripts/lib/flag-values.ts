/** What people type behind flags, where the library reads it otherwise than they mean it, and says more of it than they read. */
import type { Command } from 'commander';

// Commander takes a flag whose value is null for one that was given without a value, and makes true of it.
const NULL = Symbol('null');

/** @returns the same program, which reads what is typed, and whose help leaves out the patterns of known formats. */
export function readTypedValues(program: Command): Command {
  eachOption(program);
  return program.hook('preAction', (_, command) => {
    for (const [flag, value] of Object.entries(command.opts())) if (value === NULL) command.setOptionValue(flag, null);
  });
}

function eachOption({ options, commands }: Command): void {
  for (const option of options) {
    const { parseArg, argChoices } = option;
    option.description = withoutPatterns(option.description);
    if (parseArg && !argChoices)
      option.parseArg = <T>(value: string, before: T) => read(value, () => parseArg(value, before)) as T;
  }
  for (const command of commands) eachOption(command);
}

/** What cannot be read as JSON or a number goes as it was typed: it is text, or the product says what it should have been. */
function read(typed: string, parse: () => unknown): unknown {
  if (typed === 'null') return NULL;
  try {
    return parse() ?? typed;
  } catch (error) {
    if (/^\s*[[{"]/.test(typed)) throw error;
    return typed;
  }
}

/** "Format: uuid" says what a hundred characters of pattern say. */
function withoutPatterns(description: string): string {
  return description
    .replace(/(Format: [\w-]+); Pattern: \S+/g, '$1')
    .replace(/("format":"[\w-]+"),"pattern":"(?:[^"\\]|\\.)*"/g, '$1');
}

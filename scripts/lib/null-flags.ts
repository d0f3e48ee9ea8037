/** Commander takes a flag whose value is null for one that was given without a value, and makes true of it. */
import type { Command } from 'commander';

const NULL = Symbol('null');

/** @returns the same program, whose commands get null where null was written. */
export function keepNulls(program: Command): Command {
  markNulls(program);
  return program.hook('preAction', (_, command) => {
    for (const [flag, value] of Object.entries(command.opts())) if (value === NULL) command.setOptionValue(flag, null);
  });
}

function markNulls({ options, commands }: Command): void {
  for (const option of options) {
    const { parseArg } = option;
    if (parseArg) option.parseArg = <T>(value: string, before: T) => (parseArg(value, before) ?? NULL) as T;
  }
  for (const command of commands) markNulls(command);
}

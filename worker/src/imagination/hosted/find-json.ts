/** The JSON in what a model wrote, which may say more: thoughts aloud, a sentence before, a code fence around it. */
import type { z } from 'zod';

/** Far more than the tokens that an answer may have: no time is spent on a flood. */
const LETTERS_MAX = 64_000;
const BRACES_MAX = 40;

/** @returns the first object that fits the schema, without what nobody asked for; null: there is none. */
export function findAnswer<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | null {
  for (const json of objectsIn(afterThoughts(text.slice(0, LETTERS_MAX)))) {
    const answer = schema.safeParse(parseJson(json));
    if (answer.success) return answer.data;
  }
  return null;
}

/** Drafts stand in thoughts too. Some models leave the beginning of theirs to the template, and write only its end. */
function afterThoughts(text: string): string {
  return text.replace(/^[\s\S]*<\/(?:think|thinking|thought|reasoning)>/i, '');
}

/** Also those within others: some models wrap the answer once more. */
function* objectsIn(text: string): Generator<string> {
  let start = text.indexOf('{');
  for (let brace = 0; start >= 0 && brace < BRACES_MAX; brace += 1) {
    const object = readObject(text, start);
    if (object !== null) yield object;
    start = text.indexOf('{', start + 1);
  }
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Up to the brace that closes it. A line that is broken within quotes, which JSON forbids and models like, is escaped. */
function readObject(text: string, start: number): string | null {
  let depth = 0;
  let isQuoted = false;
  let json = '';
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    json += isQuoted ? (ESCAPED[letter] ?? letter) : letter;
    if (isQuoted && letter === '\\') {
      at += 1;
      json += text.charAt(at);
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '{') depth += 1;
    else if (!isQuoted && letter === '}') depth -= 1;
    if (depth === 0) return json;
  }
  return null;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

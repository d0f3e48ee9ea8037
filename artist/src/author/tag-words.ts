import nlp from 'compromise/two';
import { memoize } from '../pieces/memoize.ts';

/** One word as it was typed, between two spaces, and the parts of speech that it may be here. */
export interface TaggedWord {
  text: string;
  tags: ReadonlySet<string>;
}

/** Each takes a millisecond. */
const KEPT = 4096;

/** Parts of speech by the dictionary and the rules of compromise, which guesses what it has never met: a noun, mostly. */
export const tagWords = memoize(readTags, KEPT);

function readTags(words: string): readonly TaggedWord[] {
  const tagged: TaggedWord[] = [];
  let text = '';
  for (const term of nlp(words).docs.flat()) {
    text += term.pre + term.text + term.post;
    // What it takes apart is one word for us: "left-handed" is what its last part is.
    if (!/\s$/u.test(text)) {
      if (term.text === '') continue;
      if (/[-–/]$/u.test(term.post)) continue;
    }
    tagged.push({ text: text.trim(), tags: term.tags ?? new Set() });
    text = '';
  }
  return tagged;
}

/** Whether a single word is, as far as it is known on its own, of this part of speech. */
export function isTagged(word: string, tag: string): boolean {
  return tagWords(word).at(-1)?.tags.has(tag) ?? false;
}

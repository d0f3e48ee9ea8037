import nlp from 'compromise/two';

/** One word as it was typed, between two spaces, and the parts of speech that it may be here. */
export interface TaggedWord {
  text: string;
  tags: ReadonlySet<string>;
}

/** So many answers are kept: a concept asks for the same few words again and again, each of which takes a millisecond. */
const REMEMBERED = 4096;
const answers = new Map<string, readonly TaggedWord[]>();

/** Parts of speech by the dictionary and the rules of compromise, which guesses what it has never met: a noun, mostly. */
export function tagWords(words: string): readonly TaggedWord[] {
  const answer = answers.get(words) ?? readTags(words);
  if (answers.size >= REMEMBERED) answers.clear();
  answers.set(words, answer);
  return answer;
}

function readTags(words: string): TaggedWord[] {
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

/** The sentences of a lore, each with the template from which it grew. */

/** One sentence, and the template from which it grew. */
export interface LoreSentence {
  skeleton: string;
  text: string;
}

export function joinSentences(sentences: readonly LoreSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

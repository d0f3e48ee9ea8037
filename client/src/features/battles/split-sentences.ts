/** Shorter ones, such as "Bam!", stand with the one before. In code points. */
const SHORT = 24;

/** A story cut where its sentences end; together they are all of its words. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const sentence = segment.trim();
    if (sentence === '') continue;
    const last = sentences.at(-1);
    if (last !== undefined && [...sentence].length < SHORT) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

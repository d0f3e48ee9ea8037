/** Texts of any language as words. */

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** One dictionary for all that is written without spaces: it goes by the script and not by the language. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

function splitRun(run: string): string[] {
  if (SPACELESS.test(run)) return Array.from(segmenter.segment(run), ({ segment }) => segment);
  return run.includes('-') && run.length > 6 ? run.split('-') : [run];
}

/** The words of a text, in lower case, in the order in which they stand. */
export function splitWords(text: string): string[] {
  const runs = text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/['’]s\b/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu);
  return (runs ?? []).flatMap(splitRun);
}

/** Without the marks that people leave out: accents, and the vowel signs of Arabic and Hebrew. */
export function foldWord(word: string): string {
  if (/^[a-z]*$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+|[\u0591-\u05c7\u064b-\u0652\u0670]/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}

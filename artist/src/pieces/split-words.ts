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

const HIRAGANA = /^\p{Script=Hiragana}+$/u;
/** What stands between words in Japanese, or ends a sentence. */
const PARTICLE = /^(?:[のとにがをはでもへやおご]|です|だ|さん|ちゃん|くん|たち)$/;
/** "Big", "quiet", "running": what a word in hiragana may follow. */
const QUALITY = /.[いなるた]$/;

/**
 * Is what stands there in hiragana only a part of another word? "うしろ" (behind) is no "うし" (cow), and who goes home ("家にかえる")
 * no "かえる" (frog).
 */
export function isPartOfKana(
  words: readonly string[],
  from: number,
  length: number,
  isKnown: (word: string) => boolean,
): boolean {
  const [before, after] = [words[from - 1] ?? '', words[from + length] ?? ''];
  const name = words.slice(from, from + length).join('');
  if (!HIRAGANA.test(name)) return false;
  const isBound = (word: string) => HIRAGANA.test(word) && !PARTICLE.test(word) && !isKnown(word);
  return (
    isBound(after) ||
    (isBound(before) && !QUALITY.test(before)) ||
    (/^[にへ]$/.test(before) && after === '' && name.endsWith('る'))
  );
}

/** Without the marks that people leave out: accents, and the vowel signs of Arabic and Hebrew. */
export function foldWord(word: string): string {
  if (/^(?:[a-z]*|[\u3400-\u9fff]+)$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+|[\u0591-\u05c7\u064b-\u0652\u0670]/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}

/** What a new password may not be: one that leaks have shown, or nothing but what anybody would guess here. */

/**
 * Names of the product and of those whom everybody makes here. Of four letters and more: shorter ones stand in other words.
 * What somebody is called by is added for each person.
 */
const PRODUCT_WORDS = [
  'ballerina',
  'bombardiro',
  'brainrot',
  'cappuccina',
  'chaos',
  'crocodilo',
  'fuselab',
  'hall',
  'italian',
  'patapim',
  'sahur',
  'tralala',
  'tralalero',
  'tung',
];

/** Rows of keyboards that the list, which is English, has no words of. */
const KEYBOARD_ROWS = ['azertyuiop', 'azerty', 'qwertzuiop', 'qwertz'];

/** With such words taken out, as many letters, and letters and digits, as make nobody's secret. */
const LETTERS_LEFT = 3;
const SIGNS_LEFT = 6;

const LETTERS_BY_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: signing in never needs them. As JSON, which takes a tenth of unpacking the same. */
function readLeaked(): Promise<ReadonlySet<string>> {
  leaked ??= import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } }).then(
    ({ default: passwords }) => new Set<string>(passwords),
  );
  return leaked;
}

/**
 * Takes a look or two into a set, however long the password is: whoever sends many costs no more than their requests.
 * @param names what its owner is called by: username and address.
 */
export async function findPasswordFault(password: string, names: readonly string[]): Promise<'leaked' | 'guessable' | null> {
  const folded = password.normalize('NFKC').toLowerCase();
  if (isRow(folded) || isMadeOf(folded, [...PRODUCT_WORDS, ...KEYBOARD_ROWS, ...names.flatMap(wordsOf)])) return 'guessable';
  const known = await readLeaked();
  return readings(folded).some((reading) => known.has(reading)) ? 'leaked' : null;
}

/** One to four signs again and again, or signs that follow each other. */
function isRow(folded: string): boolean {
  const codes = Array.from(folded, (sign) => sign.charCodeAt(0));
  const goesBy = (step: number) => codes.every((code, index) => index === 0 || code === (codes[index - 1] ?? 0) + step);
  return /^(.{1,4})\1+$/.test(folded) || goesBy(1) || goesBy(-1);
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu) ?? []
  );
}

function isMadeOf(folded: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), folded);
  const letters = left.match(/\p{L}/gu)?.length ?? 0;
  const signs = left.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return left !== folded && letters <= LETTERS_LEFT && signs <= SIGNS_LEFT;
}

/** Also without up to six digits and marks before or behind it, backwards, and with letters for the signs that stand for them. */
function readings(folded: string): string[] {
  const word = folded.replace(/^[^\p{L}]{1,6}(?=\p{L})/u, '').replace(/(?<=\p{L})[^\p{L}]{1,6}$/u, '');
  const backwards = Array.from(folded).reverse().join('');
  const shown = [folded, backwards, ...(word.length >= 4 ? [word] : [])];
  return shown.flatMap((one) => [one, one.replace(/[^\p{L}]/gu, (sign) => LETTERS_BY_SIGN[sign] ?? sign)]);
}

/** A text as a reader sees it: what each of its characters may stand for, however it is disguised. */

/** One character of a text that somebody sees. */
export interface Cell {
  /** The letters that it may be read as. */
  readings: readonly string[];
  /** As it was written, in lower case, with its accents. */
  written: string;
  /** A letter of some script, and not a digit or a sign that stands for one. */
  isLetter: boolean;
  /** It may part words, or stand between the letters of one. */
  isGap: boolean;
  /** It may stand for any one letter, as in a word that somebody has half covered. */
  isWild: boolean;
  /** It covers a letter as a picture does, which more often adorns a word. */
  isPicture: boolean;
  isUpper: boolean;
  /** It stands three times or more in a row, as in a cry. */
  isDrawnOut: boolean;
}

/** Twins of Latin letters in other scripts, after confusables.txt of Unicode's TR39: nobody sees the difference. */
const TWINS: Record<string, string> = {
  ...twins('аa еe оo рp сc уy хx іi јj ѕs кk мm тt вb нh ԁd ԛq ԝw һh ӏl ғf ԍg'),
  ...twins('αa βb εe ιi κk οo ρp τt χx ωw ϲc ϳj ցg օo սu հh տs'),
  ...twins(
    'ɑa ɐa ᴀa ʙb ɓb ᴄc ƈc ᴅd ɗd đd ðd ᴇe ɛe ǝe ɘe əe ꜰf ƒf ɡg ɢg ɠg ƃg ħh ʜh ıi ɪi ɩi ɨi ᴊj ᴋk ƙk łl ʟl ᴍm ɴn ɲn ŋn ᴏo øo ɵo',
  ),
  ...twins('ᴘp ƥp ǫq ʀr ɹr ꜱs ʂs ᴛt ŧt ƭt ᴜu ʉu ᴠv ʋv ᴡw ʏy ᴢz ƶz ȥz ꞓc ꞡg ꞥn ᴉi'),
  ...twins('یي کك ىي'),
  ...twins('ǥg ᴎn ᑎn ᑌu ᗩa ᗪd ᖇr ᖴf ᑕc ᒪl ᗰm ᐯv ᗷb ᗴe ᕮe ᑭp'),
  ...twins('ꓮa ꓐb ꓚc ꓓd ꓰe ꓝf ꓖg ꓧh ꓲi ꓙj ꓗk ꓡl ꓟm ꓠn ꓳo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz'),
  ...twins('Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭵi Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮪs Ꭲt Ꮩv Ꮃw Ꮓz'),
};

/** Letters that stand for themselves and for others. */
const LIKENESSES: Record<string, string> = {
  ...{ и: 'иnu', п: 'пn', г: 'гr', я: 'яr', ц: 'цu', є: 'єe', ь: 'ьb', ъ: 'ъb' },
  ...{ ν: 'vn', η: 'nh', υ: 'uy', γ: 'yg', σ: 'os', ո: 'n', վ: 'd', զ: 'q' },
  ...{ q: 'qg', v: 'vu' },
};

/** Digits and signs that stand for letters. */
const SIGNS: Record<string, string> = {
  ...{ 0: 'o', 1: 'il', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'gb', 7: 't', 8: 'b', 9: 'gq' },
  ...{ '@': 'a', $: 's', '!': 'il', '|': 'il', '¡': 'i', '€': 'e', '£': 'l', '¢': 'c', '(': 'c', '<': 'c', '+': 't', '†': 't' },
  ...{ '§': 's', '¥': 'y', '©': 'c', '®': 'r', '×': 'x', '∂': 'd', '∩': 'n', '∪': 'u' },
  ...{ '₦': 'n', '₲': 'g', '₵': 'c', '₴': 's', '∆': 'a', '^': 'a' },
};

/** Letters that are several, and letters that are drawn out of signs. */
const SPREAD: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
const DRAWN: [RegExp, string][] = [
  [/\\\/\\\/|\|\/\|/g, 'w'],
  [/[|/]\\[|/]|\|\\\|/g, 'n'],
  [/\|</g, 'k'],
  [/\|-\|/g, 'h'],
];

/** Half-covered words have these in the place of letters. */
const WILD = new Set(['*', '#', '%', '•', '●', '█', '■']);
/** A picture covers a letter as well, of a word that can hardly be another one. */
const PICTURE = /^\p{Extended_Pictographic}$/u;

// Alphabets of signs that begin with an A; Unicode does not call them letters.
const SIGN_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];
const ALPHABET_LENGTH = 26;

// Not those of Hindi and its like, which are vowels, nor the Japanese ones, which make another consonant.
const ACCENT = /^(?:\p{Script=Inherited}(?<=\p{M})(?<![\u3099\u309a])|\u093c)$/u;
const IGNORED = /^(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|\u0640|\u2800)$/u;
const LETTER = /^[\p{L}\p{M}]$/u;
const HAS_ACCENT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}]$/u;

/** @returns what can be seen; of one character many times in a row the first two. */
export function fold(text: string): Cell[] {
  const cells: Cell[] = [];
  for (const character of draw(text).normalize('NFKC')) {
    for (const cell of cellsOf(character)) {
      const [letter] = cell.readings;
      const last = cells.at(-1);
      if (!last || letter === undefined || last.readings[0] !== letter || cells.at(-2)?.readings[0] !== letter) cells.push(cell);
      else cells[cells.length - 1] = { ...last, isDrawnOut: true };
    }
  }
  return cells;
}

/** The letters of a word of a list, which means nothing but itself. */
export function foldPlain(word: string): string {
  return [...fold(word)].map(({ readings, isLetter, isGap }) => (isGap && !isLetter ? ' ' : readings[0])).join('');
}

function draw(text: string): string {
  if (!/[\\|]/.test(text)) return text;
  return DRAWN.reduce((drawn, [signs, letter]) => drawn.replace(signs, letter), text);
}

const KEPT_MAX = 10_000;
const kept = new Map<string, readonly Cell[]>();

function cellsOf(character: string): readonly Cell[] {
  const known = kept.get(character);
  if (known) return known;
  const made = makeCells(character);
  if (kept.size < KEPT_MAX) kept.set(character, made);
  return made;
}

function makeCells(character: string): Cell[] {
  if (IGNORED.test(character) || ACCENT.test(character)) return [];
  const written = character.toLowerCase();
  const isUpper = written !== character;
  const bare = HAS_ACCENT.test(character) ? [...written.normalize('NFD')].filter((one) => !ACCENT.test(one)).join('') : written;
  return [...bare].flatMap((base) => [...(SPREAD[base] ?? base)]).map((base) => makeCell(base, { written, isUpper }));
}

function makeCell(base: string, { written, isUpper }: Pick<Cell, 'written' | 'isUpper'>): Cell {
  const letter = TWINS[base] ?? letterOfSign(base) ?? base;
  const isLetter = LETTER.test(letter);
  const stands = isLetter ? (LIKENESSES[letter] ?? letter) : (SIGNS[letter] ?? '');
  const readings = [...stands, ...(isUpper && letter === 'i' ? 'l' : '')];
  const isPicture = PICTURE.test(letter) && stands === '' && !WILD.has(letter);
  if (readings.length === 0 && /^\p{N}$/u.test(letter)) readings.push(letter);
  return {
    readings,
    written,
    isLetter,
    isGap: !isLetter && !/^\p{N}$/u.test(letter),
    isWild: WILD.has(letter) || isPicture,
    isPicture,
    isUpper,
    isDrawnOut: false,
  };
}

function letterOfSign(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  const first = SIGN_ALPHABETS.find((one) => code >= one && code < one + ALPHABET_LENGTH);
  return first === undefined ? undefined : String.fromCodePoint(0x61 + code - first);
}

function twins(pairs: string): Record<string, string> {
  return Object.fromEntries(
    pairs
      .toLowerCase()
      .split(' ')
      .map((pair) => [...pair]),
  );
}

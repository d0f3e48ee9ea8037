/** How a share card writes a name in Bungee: which letters that font has, what the others become, and how wide a text is. */
import { pieceOfEmoji } from '@chaos/artist/drawing/piece-files';

type Token = { kind: 'text'; text: string; width: number } | { kind: 'piece'; piece: string; width: number };

/** Bungee sets everything in capitals; these are its own widths, in parts of the font size. Words stand a little wider. */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 0.34,
  '!': 0.42,
  '"': 0.65,
  '#': 0.75,
  $: 0.65,
  '%': 1.03,
  '&': 0.77,
  "'": 0.36,
  '(': 0.43,
  ')': 0.43,
  '*': 0.72,
  ',': 0.38,
  '-': 0.42,
  '.': 0.38,
  '/': 0.35,
  ':': 0.38,
  ';': 0.38,
  '?': 0.66,
  '@': 0.87,
  '[': 0.43,
  '\\': 0.35,
  ']': 0.43,
  '|': 0.35,
  '{': 0.46,
  '}': 0.46,
  '1': 0.6,
  '2': 0.64,
  '3': 0.64,
  '5': 0.65,
  '6': 0.69,
  '7': 0.63,
  '9': 0.69,
  C: 0.63,
  D: 0.75,
  E: 0.65,
  F: 0.62,
  G: 0.71,
  H: 0.76,
  I: 0.61,
  J: 0.69,
  K: 0.75,
  L: 0.7,
  M: 0.85,
  N: 0.75,
  O: 0.74,
  P: 0.68,
  Q: 0.74,
  R: 0.74,
  S: 0.65,
  T: 0.66,
  U: 0.75,
  W: 0.83,
  X: 0.74,
  Y: 0.71,
  Z: 0.66,
  Æ: 1.05,
  Œ: 1.08,
};
const USUAL_WIDTH = 0.73;

export const measureText = (text: string): number => {
  let width = 0;
  for (const letter of text.toUpperCase()) width += WIDTHS[letter] ?? USUAL_WIDTH;
  return width;
};

/** Letters of other scripts by their sound, so that a Greek or Russian message can still be read; and signs that the font lacks: `ж=zh`. */
const SOUNDS: ReadonlyMap<string, string> = new Map(
  `
  а=a б=b в=v г=g д=d е=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ=
  ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g
  α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o
  ا=a أ=a إ=i آ=a ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z ع=a غ=gh ف=f ق=q ك=k ل=l م=m ن=n
  ه=h و=w ي=y ى=a ة=a ء=
  א=a ב=b ג=g ד=d ה=h ו=v ז=z ח=ch ט=t י=y כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s ע=a פ=p ף=f צ=ts ץ=ts ק=k ר=r ש=sh ת=t
  ß=ss æ=ae ø=o œ=oe đ=d ð=d þ=th ł=l ı=i
  ’=' ‘=' “=" ”=" –=- —=- …=... «=" »=" ¿=¿ ¡=¡
`
    .trim()
    .split(/\s+/u)
    .map((entry): [string, string] => [entry.charAt(0), entry.slice(2)]),
);

const IN_FONT = /^[\u0020-\u007e\u00a1\u00bf\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e]$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Words of tokens: letters the font has, emoji as pieces, and for anything else its sound or a small dot. */
export function readableText(text: string): Token[][] {
  const words: Token[][] = [];
  for (const word of text.normalize('NFC').split(/\s+/u)) {
    const tokens: Token[] = [];
    let letters = '';
    const flush = (): void => {
      if (letters) tokens.push({ kind: 'text', text: letters, width: measureText(letters) });
      letters = '';
    };
    for (const { segment } of segmenter.segment(word)) {
      const piece = pieceOfEmoji(segment);
      if (piece) {
        flush();
        tokens.push({ kind: 'piece', piece, width: 1.08 });
      } else letters += spell(segment);
    }
    flush();
    if (tokens.length) words.push(tokens);
  }
  return words.length ? words : [[{ kind: 'text', text: '?', width: measureText('?') }]];
}

function spell(cluster: string): string {
  if (IN_FONT.test(cluster)) return cluster;
  const bare = [...cluster.normalize('NFKD')].filter((letter) => !/\p{M}/u.test(letter));
  return bare
    .map((letter) => {
      if (IN_FONT.test(letter)) return letter;
      const sound = SOUNDS.get(letter) ?? SOUNDS.get(letter.toLowerCase());
      if (sound !== undefined) return sound;
      return /[\p{L}\p{N}]/u.test(letter) ? '·' : '';
    })
    .join('');
}

/** What the field for a body says besides naming one: in what somebody sits, and what they are covered with. */
import { isAdjective } from '../author/parts-of-speech.ts';
import { joinUnspaced } from '../painter/name-pattern.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { baseOf } from '../pieces/kin.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { splitWords } from '../pieces/split-words.ts';
import { isBodyPart } from './body-parts.ts';
import { hearColored } from './hear-trait.ts';
import { BODY_ROLES, TRAIT_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { isClothes } from './outfit.ts';
import { isPlainWord, tellsManner } from './plain-words.ts';
import { type WishReading, wantedWords } from './read-wish.ts';

/** What one can be in or on and still be seen: tubs, cups, pots, boxes, baskets, seats, a cloud. */
const SEATS: ReadonlySet<string> = new Set(
  '1f6c1 2615 1f375 1fad6 1f4e6 own-wheelbarrow 1f9fa 1faa3 1fab4 1f963 1f372 1f373 1f6d2 1f9f3 1fa91 own-gaming-chair own-armchair 1f6bd 1f6cb-fe0f 1f6cf-fe0f 1fad9 1f6e2-fe0f 1f6f7 1fab9 1f5d1-fe0f 2601-fe0f 1f319 1f9bd 1f9bc own-carpet'.split(
    ' ',
  ),
);

const ANY_ROLES: readonly PieceRole[] = [...BODY_ROLES, ...TRAIT_ROLES];

const SEATED_IN_JAPANESE = /^(.+?)(?:に入った|に入っている|の中に?の?|に乗った|に乗っている|に座った|に座っている)/u;

/** Nobody is in a cup that was won. */
const TO_DRINK_FROM = /(?<!\p{L})cup$/u;

/** "In a wheelbarrow", "on a skateboard". */
export function hearSeat({ phrases }: WishReading): string | undefined {
  const seated = phrases.flatMap(({ relation, text }) => {
    const said = SEATED_IN_JAPANESE.exec(joinUnspaced(splitWords(text)))?.[1];
    return said ?? (relation === 'in' || relation === 'on' || relation === 'mount' ? text : []);
  });
  return seated
    .flatMap((text) => hearColored(text.replace(TO_DRINK_FROM, 'teacup'), BODY_ROLES))
    .find(({ piece, score }) => {
      const kind = findPiece('body', piece)?.kind;
      return score >= ENOUGH && !isClothes(piece) && (kind === 'vehicle' || isSeat(piece));
    })?.piece;
}

/** Does one sit on it, or in it? */
export const isSeat = (piece: string): boolean => SEATS.has(baseOf(piece));

/** What is worn and is called otherwise than the clothes that show it. */
const WRAPS: readonly (readonly [names: RegExp, clothes: string])[] = [
  [
    /(?<!\p{L})(?:(?:suit of |full )?armou?r|rüstung|ritterrüstung|armure|armadura|armatura|chain ?mail|kettenhemd)(?!\p{L})|鎧|甲冑/iu,
    'own-dark-armour',
  ],
  [
    /(?<!\p{L})(?:(?:bath )?towels?|blankets?|duvet|(?:bade|hand)tuch|decke|toalla|manta|cobija|serviette|couverture|plaid|asciugamano|coperta|toalha|cobertor|manta)(?!\p{L})|タオル|毛布/iu,
    'own-robe',
  ],
];

/** "In armour", "wrapped in a towel". */
export function hearWrap(text: string): Heard | undefined {
  const wanted = wantedWords(text);
  const found = WRAPS.find(([names]) => names.test(wanted));
  return found && { piece: found[1], from: 0, to: 0, score: ENOUGH, said: wanted };
}

const COVERED =
  /^(?:(?:is|all|completely|totally) )*(?:covered|coated|plastered|smothered|full|dripping|overgrown|sprinkled|dotted|(?:über und über )?(?:bedeckt|übersät|überzogen|voller|voll)|(?:re)?cubiert[oa]s?|llen[oa]s?|(?:re)?couverte?s?|pleine?s?|(?:ri)?copert[oaie]|pien[oaie]|cobert[oa]s?|chei[oa]s?)(?: (?:all over|up))?(?: (?:in|with|of|by|mit|von|de|di|da|com|con)| d['’])?\s+(.+)$/iu;
const COVERED_IN_GERMAN = /^(?:ganz |komplett |völlig )?(?:mit|von) (.+) (?:bedeckt|übersät|überzogen|beklebt|bewachsen)$/iu;
const COVERED_IN_JAPANESE = /^(.+?)(?:だらけ|まみれ|に覆われた|に覆われている|でいっぱい)$/u;

/** With what somebody is covered, or of what they are full: bees, stickers, flowers. */
export function hearCover(text: string): Heard | undefined {
  const cover = [COVERED, COVERED_IN_GERMAN, COVERED_IN_JAPANESE].map((one) => one.exec(wantedWords(text))?.[1]).find(Boolean);
  const found = cover === undefined ? undefined : hearColored(cover, ANY_ROLES).find(({ score }) => score >= ENOUGH);
  return found && { ...found, at: 'all over' };
}

/** What begins to tell how somebody is: "covered in", "wie ein". */
const HOW =
  'covered|coated|wrapped|dressed|made|built|full|in|on|inside|under|with|wearing|like|looks?|shaped|mit|aus|im|auf|voller|bedeckt|wie|con|de|en|llen[oa]|cubiert[oa]|vestid[oa]|com|em|feit[oa]|cobert[oa]|avec|dans|couverte?|faite?|comme|fatt[oa]|nel|nella|copert[oa]|come';
const BEGINS_PHRASE = new RegExp(`^(?:(?:all|half|completely|totally|mostly|very) )?(?:${HOW}) `, 'iu');
const IS_HOW = new RegExp(`^(?:${HOW})$`, 'iu');

/** Says a text how somebody is, rather than what: "wrapped in tinsel", "half melted"? */
export function tellsHow(text: string): boolean {
  const words = splitWords(text);
  return (
    BEGINS_PHRASE.test(text) ||
    (words.length > 0 && words.every((word) => isAdjective(word) || /^(?:half|very|and|all|too)$/.test(word)))
  );
}

/** What of it is to be read, where nothing shows it: tinsel. */
export const withoutHow = (words: readonly string[]): string[] => words.filter((word) => !IS_HOW.test(word));

/** A grumpy face, big angry eyes: a mood of which only the part where it is seen is named besides. */
export const tellsMoodOfPart = (text: string): boolean =>
  tellsManner(text) && splitWords(text).every((word) => isBodyPart(word) || isPlainWord(word));

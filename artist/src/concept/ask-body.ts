/** What the field for a body asks for, as the first reading that answers it. */

import { hearExpressions, tellsExpression } from '../painter/expression-words.ts';
import { tellsFace } from '../painter/facial-words.ts';
import { findFinish } from '../painter/finishes/find-finish.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { splitWords } from '../pieces/split-words.ts';
import { hasEverybody, isBodyPart } from './body-parts.ts';
import { type ColorName, colorsIn } from './colors.ts';
import { foldWords } from './fold-words.ts';
import { hearCover, hearSeat, hearWrap, tellsHow, tellsMoodOfPart, withoutHow } from './hear-body.ts';
import { type HeardBuild, hearBuild } from './hear-build.ts';
import { hearTrait } from './hear-trait.ts';
import { asksForSomething, BODY_ROLES, hearPieces, hearUnanswered, TRAIT_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { withoutMade } from './material-words.ts';
import { isClothes, isWearable } from './outfit.ts';
import { withoutLaw } from './plain-theme.ts';
import { readWish, textOf, type WishReading } from './read-wish.ts';

export interface Asked {
  word: string;
  findings: Heard[];
  /** The words that none of them answers. */
  unanswered: string[];
  /** How many of it. */
  count: number;
  /** True: it only says what somebody looks like, whoever that is: "small and thin". */
  isLooks: boolean;
  build: HeardBuild;
  /** The colour of who looks like that. */
  color?: ColorName;
  /** What is worn or held with it. */
  worn: readonly Heard[];
  /** What somebody of that body sits in. */
  rides?: string;
  /** A way of drawing, which is that of the picture. */
  manner?: string;
}

/** What a body looks like, in the words that were typed or in English: who knows more of them. */
export function hearLooks(typed: string | null, english: string | undefined): HeardBuild {
  const own = hearBuild(typed);
  return english === undefined || (own.isAll && own.qualities.length > 0) ? own : hearBuild(english);
}

/** What was typed for a body, read as a sentence. */
interface Said {
  typed: string;
  /** The same in English, if it is in another language. */
  text: string;
  reading: WishReading;
  build: HeardBuild;
  findings: Heard[];
  worn: Heard[];
  /** The words that nothing shows. */
  unseen: string[];
}

type Answer = Pick<Asked, 'findings' | 'unanswered' | 'worn' | 'isLooks'> & Partial<Asked>;

/** "Small and thin" is whoever it is about. A grey beard and green legs leave the rest as it is. */
function asLooks({ typed, build }: Said): Answer | undefined {
  if (!build.isAll) return undefined;
  const words = splitWords(typed);
  const isAllOver = build.qualities.length > 0 && !tellsFace(words.join(' ')) && !words.some(isBodyPart);
  const [color] = isAllOver ? colorsIn(words) : [];
  return { findings: [], unanswered: [], worn: [], isLooks: true, ...(color && { color }) };
}

/** "Covered in bees". */
function asCover({ typed, text }: Said): Answer | undefined {
  const cover = hearCover(text) ?? hearCover(typed);
  return cover && { findings: [], unanswered: [], worn: [cover], isLooks: true };
}

/** "Wrapped in a towel". */
function asWrap({ typed, text }: Said): Answer | undefined {
  const isHow = tellsHow(text) || tellsHow(typed);
  const wrap = isHow ? (hearWrap(text) ?? hearWrap(typed)) : undefined;
  return wrap && { findings: [wrap], unanswered: [], worn: [], isLooks: false };
}

/** Who is in a wheelchair sits in it, and in a cup as well. */
function asSeat({ reading, worn }: Said): Answer | undefined {
  const rides = hearSeat(reading);
  return rides === undefined ? undefined : { findings: [], unanswered: [], worn, isLooks: true, rides };
}

/** A pair of shoes is on feet: whoever were in one shoe could not be told from it. */
function asShoes({ text, findings, worn, unseen }: Said): Answer | undefined {
  const [shoes, ...others] = findings;
  const isPair = /s$/u.test(text.trim()) && shoes !== undefined && findPiece('shoe', shoes.piece) !== undefined;
  return isPair && others.length === 0 ? { findings: [], unanswered: unseen, worn: [...worn, shoes], isLooks: true } : undefined;
}

/** "A toaster with a scarf". */
const asNamed = ({ findings, worn, unseen }: Said): Answer | undefined =>
  findings.length > 0 || worn.length > 0 ? { findings, unanswered: unseen, worn, isLooks: findings.length === 0 } : undefined;

/** A grumpy face is seen in the face, as it is of a trait. */
function asFelt({ text, reading, findings }: Said): Answer | undefined {
  const trait = hearTrait(reading, TRAIT_ROLES);
  const isFelt = trait.isTold || tellsMoodOfPart(text);
  return isFelt ? { findings, unanswered: [], worn: trait.findings, isLooks: true } : undefined;
}

/** Who is "art deco" is drawn so, with all around. */
const asManner = ({ text, findings, worn }: Said): Answer | undefined =>
  findFinish(text)?.rest === '' ? { findings, unanswered: [], worn, isLooks: true, manner: text } : undefined;

/** What nothing answers can be read. */
const asWords = ({ text, findings, worn, unseen }: Said): Answer =>
  tellsHow(text)
    ? { findings, unanswered: withoutHow(unseen), worn, isLooks: true }
    : { findings, unanswered: unseen, worn, isLooks: false };

/** How a body is read: the first that answers is what is meant. */
const READINGS: readonly ((said: Said) => Answer | undefined)[] = [
  asLooks,
  asCover,
  asWrap,
  asSeat,
  asShoes,
  asNamed,
  asFelt,
  asManner,
  asWords,
];

/** @param english the same in English, if it is in another language. */
export function ask(typed: string | null, english: string | undefined, roles: readonly PieceRole[]): Asked | null {
  const word = foldWords(typed);
  const text = english ?? typed ?? '';
  const reading = readWish(withoutMade(withoutLaw(text)));
  const build = hearLooks(typed, english);
  if (word === null || (!asksForSomething(reading) && !build.isAll)) return null;
  const worn = hearWorn(reading);
  const findings = hearOwn(reading, roles).filter(({ said }) => !worn.some((one) => one.said === said));
  const unseen = hearUnseen(reading, roles).filter((one) => !build.said.includes(one));
  const said: Said = { typed: typed ?? '', text, reading, build, findings, worn, unseen };
  // Three heads are of one.
  const count = build.isAll ? 1 : reading.count;
  for (const read of READINGS) {
    const answer = read(said);
    if (answer) return { word, count, build, ...answer };
  }
  return null;
}

/** "With a scarf": somebody has it on, and is no scarf. */
function hearWorn({ phrases, ...reading }: WishReading): Heard[] {
  const on = phrases.filter(({ relation }) => relation === 'worn' || relation === 'in');
  const clothes = hearPieces({ ...reading, phrases: on }, BODY_ROLES).filter(({ piece }) => isClothes(piece));
  const inside = phrases.filter(({ relation }) => relation === 'in');
  return hearPieces({ ...reading, phrases: on }, TRAIT_ROLES).filter(
    ({ piece, score, said }) =>
      score >= ENOUGH &&
      isWearable(piece) &&
      !clothes.some((one) => one.said === said) &&
      !(isHeldOnly(piece) && inside.some(({ text }) => text.includes(said))),
  );
}

/** A cup in which somebody sits is in no hand. */
const isHeldOnly = (piece: string): boolean => (['hat', 'eyewear', 'shoe'] as const).every((role) => !findPiece(role, piece));

/** A volcano with legs has them, and needs none beside it. */
const hearOwn = (reading: WishReading, roles: readonly PieceRole[]): Heard[] => {
  const [first, ...others] = hearPieces(reading, roles);
  return first ? [first, ...others.filter(({ said }) => !hasEverybody(said) && !tellsExpression(said))] : [];
};

/** A belly and a wooden leg are seen on the body. */
const hearUnseen = (reading: WishReading, roles: readonly PieceRole[]): string[] => {
  const told = new Set(hearExpressions(textOf(reading)).flatMap(({ said }) => said.split(' ')));
  return hearUnanswered(reading, roles).filter((word) => !told.has(word) && !hasEverybody(word) && !isBodyPart(word));
};

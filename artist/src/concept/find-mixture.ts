/** "Syringe flamingo", "tractor ballerina": two nouns side by side are one being, whatever else the thing may serve as. */

import { findPiece } from '../pieces/catalogue.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isCreature } from './creatures.ts';
import { ENOUGH, type Heard, isSaidBy } from './heard.ts';
import { isClothes } from './outfit.ts';

/** Of what floats only these are things: the others are signs of what somebody feels, says or does. */
const FLOATING_THINGS: ReadonlySet<string> = new Set('2604-fe0f 1f319 2744-fe0f 1f6f0-fe0f 1f31f own-neon-chip'.split(' '));

/** Things that serve as nothing else: scissors, a bone, cutlery, a ladder, tools, a bell, a clothes peg and the like. */
const THINGS: ReadonlySet<string> = new Set(
  '2702-fe0f 1f9b4 1f374 1fa9c 1faa1 1f9f5 1f9f7 1faa4 1f514 1f50c 1f4ce 1f4d0 1f4cf 1fa9b 1f529 26d3-fe0f 1fa62 1f4ef 1f4ff 231a 23f1-fe0f 1f9ed 1f52c 1f52d 1f321-fe0f 1fa7a 1f9ee 1f6a6 1f6d1 26fd 2693 1f6de 1f6f7 1f525 1f6ce-fe0f 1fa9f 1f5bc-fe0f 1f4f0 1f5fa-fe0f 2709-fe0f 1f4ee 1f5dd-fe0f 1f512 1f9e9 1f3b0 1f0cf 1fa85 1fa86 1f38f 1f94c 1f94f 1f3b3 1f3b1 1f3bf 1fab6 1f3d5-fe0f 26fa 1f37c 1f3f7-fe0f 1f6bf 1fa92 1faae 1f9f4 1f4de 1f4e0 2328-fe0f 1f5b1-fe0f 1f4be 1f50a 1f3bc 1faa2 1fad9 1f6cd-fe0f'.split(
    ' ',
  ),
);

/** What a knight or a fairy has in hand: as a trunk it would be nobody's. */
const WEAPONS: ReadonlySet<string> = new Set(
  '1f5e1-fe0f 2694-fe0f 1f6e1-fe0f 1f3f9 1fa93 1f531 1fa84 own-whip own-light-sword own-scythe own-wizard-staff own-blowpipe 1f52b'.split(
    ' ',
  ),
);

/** Who deals with what stands before them is not made of it: a tractor driver, a bone collector. */
const DEALS_WITH =
  /(?:driver|mechanic|maker|seller|vendor|salesm[ae]n|saleswoman|dealer|teacher|tutor|instructor|coach|player|scientist|surgeon|chef|cook|baker|courier|collector|hunter|tamer|trainer|technician|engineer|designer|programmer|painter|builder|worker|eater|taster|critic|inspector|guard|keeper|cleaner|thrower|juggler|racer|rider|pilot|captain|conductor|operator|thief|farmer|artist|fighter|champion|delivery|fisher|fisherman|catcher|watcher|gazer|counter|knitter|drinker|smoker|lover|dancer|scout|doctor|nurse|dentist|vet|student)s?$/u;

function isThing(piece: string): boolean {
  if (isCreature(piece) || isClothes(piece)) return false;
  if (findPiece('body', piece) || FLOATING_THINGS.has(piece) || THINGS.has(piece)) return true;
  const isWorn = (['hat', 'eyewear', 'shoe', 'back'] as const).some((role) => findPiece(role, piece));
  return !isWorn && findPiece('held', piece) !== undefined;
}

/** Men, women, boys, girls and whoever: what they have beside them says what they do. */
const ANYBODY: ReadonlySet<string> = new Set('1f468 1f469 1f466 1f467 1f9d1 1f474 1f475'.split(' '));

/** A thin moon is no trunk. */
const WIDER: Readonly<Record<string, string>> = { '1f319': '1f315' };

/** The piece that is seen as the trunk of who is grown together with it. */
export const trunkOf = (piece: string): string => WIDER[piece] ?? piece;

/**
 * The thing that stands beside the noun for who it is about, with nothing between them; undefined where nobody is made of it.
 *
 * @param given.looks words for what somebody looks like, which no thing is meant by.
 */
export function findMixture(
  theme: AskedTheme,
  { hero, text, looks }: { hero: Heard | undefined; text: string; looks: readonly string[] },
): Heard | undefined {
  const { topic, subjects, others, isAnyPerson } = theme;
  if (!hero || theme.rides !== undefined) return undefined;
  const isOfTopic = ({ piece, said }: Heard) =>
    topic !== undefined &&
    ([...topic.holds, ...topic.around].includes(piece) || splitWords(said).every((word) => topic.words.includes(word)));
  const called = splitWords(text);
  const isBeside = ({ from, to, said }: Heard): boolean => {
    // A banana for scale has the ruler beside it.
    if (isSmallWordAnywhere(splitWords(said)[0] ?? '')) return false;
    if (!isAnyPerson) return to + 1 === hero.from || hero.to + 1 === from;
    // Whoever only words tell of stands where those words do.
    const before = [...splitWords(said), ...(topic?.words ?? [])];
    return topic !== undefined && before.length > topic.words.length && called.join(' ').endsWith(before.join(' '));
  };
  if (topic === undefined && ANYBODY.has(hero.piece)) return undefined;
  const last = called.at(-1) ?? '';
  return [...subjects, ...(isAnyPerson ? others : [])].find(
    (one) =>
      one !== hero &&
      one.score >= ENOUGH &&
      isThing(one.piece) &&
      isBeside(one) &&
      !isOfTopic(one) &&
      !isSaidBy(one, (word) => looks.includes(word)) &&
      !DEALS_WITH.test(last) &&
      !(isCreature(hero.piece) && WEAPONS.has(one.piece)) &&
      // A moon rabbit lives there.
      !(WIDER[one.piece] && one.from < hero.from),
  );
}

/** "Vacuum cleaner elephant" is about no cleaning: what a thing is called by is nobody's trade. */
export const withoutTopicOf = (theme: AskedTheme, { said }: Heard): AskedTheme => {
  const words = splitWords(said);
  const { topic, ...rest } = theme;
  return topic?.words.every((word) => words.includes(word)) ? rest : theme;
};

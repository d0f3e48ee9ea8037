/** What sets somebody apart, and what else they wear, hold or radiate. */
import { BOARDS } from '../lettering/carriers.ts';
import { canBeSet } from '../lettering/fonts.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { hasOwnHat } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import type { AskedTrait } from './ask-trait.ts';
import { type Choice, chooseFitting, chooseHeld, chooseTrait, inColor } from './choose-by-chance.ts';
import { boardsFor, lettered } from './conceive-letters.ts';
import { type Idea, lookOf } from './concept.ts';
import { ENOUGH, type Heard, OF_TOPIC } from './heard.ts';
import { ANY_HAT, isClothes, isWearable, TEAR, WINGS } from './outfit.ts';

export function conceiveTrait(
  asked: AskedTrait | null,
  first: Heard | undefined,
  given: { choice: Choice; wearers: readonly Idea[]; isFree: boolean; isWithMore: boolean },
): Idea {
  const { choice, wearers, isFree, isWithMore } = given;
  const byChance = (): Idea => (isFree ? chooseTrait : chooseFitting)(choice, wearers);
  if (asked?.findings[0]) return { ...inColor(asked.findings[0]), word: asked.word, given: true };
  // "Happy" is seen in the face, and "pink fur" all over: nobody needs to read it as well, or a spoon in a hand beside it.
  if (asked?.isTold)
    return { ...(first ? inColor(first) : { ...chooseHeld(choice), isTold: true }), word: asked.word, given: true };
  if (asked && !canBeSet(asked.word)) return { ...byChance(), word: asked.word, given: true };
  if (asked) {
    // A second hat would be held, with a hand upon its letters.
    const isHatless = choice.isUnwanted(ANY_HAT) || wearers.some((wearer) => hasOwnHat(lookOf(wearer)));
    const carriers = isHatless ? BOARDS : boardsFor(asked.letters ?? asked.word);
    return lettered(asked.word, carriers, choice.chance);
  }
  // "A cat with a guitar" names the trait although its field was left blank.
  if (first) return inColor(first);
  return isWithMore ? { ...byChance(), isTold: true } : byChance();
}

/** A hat and clothes, and what another hand holds. */
const ALSO_MAX = 3;

const isShownOn = (piece: string): boolean =>
  piece === TEAR || piece === WINGS || isWearable(piece) || isClothes(piece) || findPiece('float', piece) !== undefined;

/** What else of the named somebody wears, holds or radiates. */
export function chooseAlso(traits: readonly Heard[], ideas: readonly Idea[]): Idea[] {
  const also = new Map<string, Idea>();
  for (const heard of traits) {
    // In a bubble it is in nobody's way.
    const held = [...also.values()].filter(({ at }) => at === undefined).length;
    const isUsed = also.has(heard.piece) || ideas.some(({ piece }) => piece === heard.piece);
    if (
      (heard.at !== undefined || held < ALSO_MAX || (heard.said === OF_TOPIC && findPiece('hat', heard.piece))) &&
      !isUsed &&
      heard.score >= ENOUGH &&
      (heard.said === OF_TOPIC || heard.at !== undefined || isShownOn(heard.piece))
    )
      also.set(heard.piece, { ...inColor(heard), word: heard.said || nameOfPiece(heard.piece) });
  }
  return [...also.values()];
}

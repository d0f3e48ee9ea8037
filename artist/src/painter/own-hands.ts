/** People who are shown with hands of their own, and often with something in them: with two arms more they would have three or four. */
import { planOutfit } from '../concept/outfit.ts';
import { baseOf } from '../pieces/kin.ts';
import type { Point } from '../pieces/piece-types.ts';
import type { Studio } from './figure.ts';

interface OwnHands {
  who: RegExp;
  /** The side on which an arm can be added; 0: on neither. */
  free: -1 | 0 | 1;
  /** What is in them already. */
  holds?: readonly string[];
  /** Where no hand is shown on what is held: from where to where a forearm lies, in percent of the piece. */
  forearm?: { from: Point; to: Point };
}

const OWN_HANDS: readonly OwnHands[] = [
  { who: /-1f4bb/, free: 0, holds: ['1f4bb', 'own-code-laptop'] },
  { who: /-1f3a8/, free: 0, holds: ['1f3a8', '1f58c-fe0f'] },
  { who: /-1f3eb/, free: 0, holds: ['1f4d6', '1f4da', '1f4d5'] },
  { who: /-1f37c/, free: 0, holds: ['1f37c'] },
  { who: /^1f470/, free: 0, holds: ['1f490'] },
  { who: /^1f9da/, free: 0, holds: ['1fa84'] },
  { who: /^1f(?:645|646|647|64e|937|931|9df)/, free: 0 },
  { who: /-1f33e/, free: -1 },
  { who: /-1f3a4/, free: -1, holds: ['1f3a4'] },
  { who: /-1f52c/, free: -1, holds: ['1f9ea'] },
  { who: /-1f527/, free: -1, holds: ['1f527'] },
  { who: /-1f692/, free: -1, holds: ['1fa93'], forearm: { from: { x: 82, y: 76 }, to: { x: 66, y: 82 } } },
  { who: /^1f575/, free: -1, holds: ['1f50d', '1f50e'] },
  // A spoon and a knife, before a fist that has no arm.
  { who: /-1f373/, free: -1, forearm: { from: { x: 76, y: 68 }, to: { x: 80, y: 84 } } },
  { who: /-(?:1f3ed|2696)|^1f(?:481|926|9cc|9d9)/, free: -1 },
  { who: /^1f64b/, free: 1 },
];

const handsOf = (id: string): OwnHands | undefined => OWN_HANDS.find(({ who }) => who.test(baseOf(id)));

/** Is it in the hands of somebody who is shown with it? */
export const showsInHand = (id: string, look: string): boolean => handsOf(id)?.holds?.includes(look) ?? false;

/** The arm to be drawn to what somebody is shown with, which would else hang before the chest. */
export const forearmOf = (id: string): OwnHands['forearm'] => handsOf(id)?.forearm;

/** The arms that somebody with a chest needs besides; null for none. What was asked for is held in any case. */
export function armsBeside(id: string, { concept }: Studio): { busy: 0 | 1 | 2; only?: -1 | 1 } | null {
  const outfit = planOutfit(concept);
  const own = handsOf(id);
  const held = outfit.held.filter((look) => !showsInHand(id, look));
  const asked = held.filter((look) => !outfit.traits.some((trait) => trait.look === look && !trait.given));
  if (!own || asked.length > 1) return { busy: held.length === 0 ? 0 : held.length === 1 ? 1 : 2 };
  if (own.free === 0) return asked.length > 0 ? { busy: 1, only: -1 } : null;
  return { busy: held.length > 0 ? 1 : 0, only: own.free };
}

/** Fairies and who meditates are shown down to the feet. */
export const isShownWhole = (id: string): boolean => /^1f9d[ac8]/.test(baseOf(id));

export const isFairy = (id: string): boolean => baseOf(id).startsWith('1f9da');

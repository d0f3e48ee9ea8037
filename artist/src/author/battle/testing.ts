/** Battles of house characters, for tests of their stories. */

import { createChance } from '../../drawing/random.ts';
import type { BattleScene, BattleSide } from '../../types.ts';
import { conceiveBlank } from '../testing.ts';
import { writeCharacter } from '../write-character.ts';

import { type BattleStory, joinParagraphs } from './tell-battle.ts';

/** A battle between two house characters; the same seed gives the same one. */
export function stageBattle(seed: string): BattleScene {
  const chance = createChance(`stage ${seed}`);
  const winner = chance.pick([1, 2] as const);
  const gap = chance.pick([0.2, 4, 9, 15, 22, 50]);
  const side = (number: 1 | 2): BattleSide => ({
    ...writeCharacter(conceiveBlank(`${seed} ${number}`)),
    score: 60 + (number === winner ? gap : 0),
    isFused: chance.happens(0.3),
  });
  return { first: side(1), second: side(2), winner, probability1Wins: chance.between(5, 95) };
}

/** The same battle with plain names, so that sentences can be judged without what people typed. */
export function withInitials(scene: BattleScene): BattleScene {
  return { ...scene, first: { ...scene.first, name: 'Xaxxo' }, second: { ...scene.second, name: 'Yoyyo' } };
}

export const fiveGramsOf = (story: BattleStory): Set<string> => {
  const words =
    joinParagraphs(story)
      .toLowerCase()
      .match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
};

/** How much of the shorter one stands in the other one, 0 to 1. */
export function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  return [...small].filter((gram) => large.has(gram)).length / Math.max(1, small.size);
}

/** What chance must not choose: what a wish refuses, what insults somebody, and what is struck through. */
import type { Chance } from '../drawing/random.ts';
import type { AskedTrait } from './ask-trait.ts';
import type { Choice } from './choose-by-chance.ts';
import { hearUnwanted } from './hear-negation.ts';
import type { Understood } from './understand-wish.ts';

const MEATS: ReadonlySet<string> = new Set('1f969 1f357 1f356 1f354 1f953 1f32d 1f95a 1f373 1f9c0 1f363 1f364'.split(' '));

export function avoidUnwanted(chance: Chance, { meant, isInsult }: Understood, trait: AskedTrait | null): Choice {
  const isRefused = hearUnwanted(meant);
  const struck = (trait?.findings ?? []).filter(({ at }) => at === 'refused').map(({ piece }) => piece);
  // No vegan is grown together with a steak, or with any other meat.
  const isStruck = (piece: string) => struck.includes(piece) || (struck.some((one) => MEATS.has(one)) && MEATS.has(piece));
  return { chance, isUnwanted: (piece) => isRefused(piece) || isInsult(piece) || isStruck(piece) };
}

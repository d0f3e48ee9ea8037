/** What stands and floats around somebody. */

import { isBubble } from '../painter/bubbles.ts';
import { isCutOff, isInAction } from '../pieces/people.ts';
import type { Finding } from '../pieces/search-pieces.ts';
import { type Choice, chosen, idsOf } from './choose-by-chance.ts';
import { type Idea, lookOf } from './concept.ts';
import { ENOUGH } from './heard.ts';

export const PROPS_MAX = 3;

/** Up to three smaller things: first what else the person named, then something that goes with the trait; chance only for who names nothing. */
export function conceiveProps(
  spare: readonly Finding[],
  given: { used: Set<string>; trait: Idea; isAsked: boolean; body: Idea; choice: Choice; isFree: boolean },
): Idea[] {
  const { used, trait, isAsked, body, choice, isFree } = given;
  const { chance, isUnwanted } = choice;
  const props: Idea[] = [];
  const add = (piece: string): void => {
    if (used.has(piece) || props.length >= PROPS_MAX || isUnwanted(piece) || isCutOff(piece) || isInAction(piece)) return;
    used.add(piece);
    props.push(chosen(piece));
  };
  for (const finding of spare) if (finding.score >= ENOUGH) add(finding.piece);
  const ofTrait = isAsked && isThere(trait) ? (COMPANIONS[lookOf(trait)] ?? []) : [];
  const companions = [...ofTrait, ...(COMPANIONS_OF_BODIES[lookOf(body)] ?? [])];
  for (const piece of companions) if (props.length < 2) add(piece);
  if (!isFree) return props;
  const wanted = Math.max(
    props.length,
    chance.pickWeighted([
      [0, 1],
      [1, 4],
      [2, 4],
    ] as const),
  );
  for (let attempt = 0; attempt < 8 && props.length < wanted; attempt++) {
    add(chance.pick(idsOf(chance.happens(0.55) ? 'ground' : 'float')));
  }
  return props;
}

/** What is only thought of, or struck through, brings nothing along; nor does what nobody sees. */
const isThere = ({ at, isTold }: Idea): boolean => !isTold && at !== 'nowhere' && (at === undefined || !isBubble(at));

/** What a trait brings along. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  '1f4b0': ['1f4b8', '1fa99'],
  '265f-fe0f': ['own-chessboard'],
  '1f3b8': ['1f3b6'],
  '1f3a4': ['1f3b5'],
  '1f4a4': ['1f4a4'],
  '1fa84': ['2728'],
  '1f52a': ['1f372'],
  '1f4a3': ['1f4a5'],
  '1f3ae': ['1f579-fe0f'],
  '1f451': ['1f48e'],
  '1f3c6': ['1f389'],
};

/** What a body brings along. */
const COMPANIONS_OF_BODIES: Readonly<Record<string, readonly string[]>> = {
  '1f6ec': ['1f4a3', '1f4a5'],
  '1f680': ['1f31f'],
  '1f3f0': ['2694-fe0f'],
};

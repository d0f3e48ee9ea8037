/** What a text says of a place besides which one it is: weather, hour, season, feast, decade, state. */

import { CONDITION_MARK, type ConditionId } from '../painter/backdrops/conditions/conditions.ts';
import { foldName, readName } from '../painter/finishes/find-finish.ts';
import { memoize } from '../pieces/memoize.ts';
import { CONDITION_WORDS } from './condition-words.ts';

export interface HeardConditions {
  conditions: readonly ConditionId[];
  /** The text without them. */
  rest: string;
}

/** More at once are no longer told apart. */
const MOST = 3;

type Name = ReturnType<typeof readName> & { id: ConditionId };

let table: readonly Name[] | undefined;

/** Made when first asked for: a worker starts without. Longer names say more: a sandstorm is no storm. */
const getTable = (): readonly Name[] =>
  (table ??= CONDITION_WORDS.flatMap(({ id, names }) => names.split(', ').map((name) => ({ id, ...readName(name) }))).sort(
    (a, b) => b.length - a.length,
  ));

/** @param name of a place that the text as a whole has: there is no space in a space station. */
export const hearConditions = memoize(readConditions);

function readConditions(text: string, name = ''): HeardConditions {
  let rest = foldName(text);
  const kept = foldName(name);
  const found: { id: ConditionId; at: number }[] = [];
  for (const { id, start, pattern } of getTable()) {
    const match = rest.includes(start) ? pattern().exec(rest) : null;
    if (!match || match[0].trim() === '' || kept.includes(match[0])) continue;
    // As long as it was, so that what was said first stays first.
    rest = rest.replace(match[0], ' '.repeat(match[0].length));
    if (!found.some((other) => other.id === id)) found.push({ id, at: match.index });
  }
  const conditions = found.sort((a, b) => a.at - b.at).map(({ id }) => id);
  return { conditions: conditions.slice(0, MOST), rest: rest.replaceAll(/\s+/gu, ' ').trim() };
}

const wordsOf = (id: ConditionId) => CONDITION_WORDS.find((words) => words.id === id);

/** Where it is so when nobody says where. */
export const homeOf = (id: ConditionId): string | undefined => wordsOf(id)?.home;

/** Is a place like that anyway? */
export const isLike = (id: ConditionId, base: string): boolean => (wordsOf(id)?.own ?? '').split(' ').includes(base);

/** The marks of what a look is not anyway. */
export const marksOf = (conditions: readonly ConditionId[], base: string): string =>
  conditions.map((id) => (isLike(id, base) ? '' : ` ${CONDITION_MARK}${id}`)).join('');

/** What is told of the things that a sentence speaks of besides. */
import type { Chance } from '../drawing/random.ts';
import type { Facet } from './facets.ts';
import type { MentionKind } from './mentions.ts';
import type { Subject } from './subjects.ts';
import * as MENTIONS from './tables/mentions.ts';
import { SAID_AFTERWARDS } from './tables/quoted-wishes.ts';

/** What may be told of a thing of each kind, and how a lore may end on it. */
export const BY_MENTION: Readonly<Record<MentionKind, readonly [middle: readonly string[], last: readonly string[]]>> = {
  one: [MENTIONS.MENTIONED, MENTIONS.MENTIONED_LAST],
  held: [
    [...MENTIONS.MENTIONED, ...MENTIONS.MENTIONED_HELD],
    [...MENTIONS.MENTIONED_LAST, ...MENTIONS.MENTIONED_HELD_LAST],
  ],
  place: [MENTIONS.MENTIONED_PLACES, MENTIONS.MENTIONED_PLACES_LAST],
  alive: [
    [...MENTIONS.MENTIONED, ...MENTIONS.MENTIONED_ALIVE],
    [...MENTIONS.MENTIONED_LAST, ...MENTIONS.MENTIONED_ALIVE_LAST],
  ],
  some: [MENTIONS.MENTIONED_SOME, MENTIONS.MENTIONED_SOME_LAST],
  idea: [MENTIONS.MENTIONED_IDEAS, MENTIONS.MENTIONED_IDEAS_LAST],
};

/** Ambition and secrets are what somebody is about who has them, as one thing among others is not. */
export const isUncounted = ({ mentionKind }: Pick<Subject, 'mentionKind'>): boolean =>
  mentionKind === 'idea' || mentionKind === 'some';

/** What follows from the things that a sentence speaks of: what anything could be said of only where nothing else is known. */
export function chooseFollowing(
  { said, sides, values, mentionKind, mentionClass }: Subject,
  facets: readonly Facet[],
  chance: Chance,
): readonly string[] {
  if (mentionClass !== null) return sides.length === 0 ? mentionClass.middle : [];
  const rows = [
    ...(mentionKind === null || !(facets.length === 0 || isUncounted({ mentionKind }))
      ? []
      : ['a_second' in values && chance.happens(0.6) ? MENTIONS.MENTIONED_TOGETHER : BY_MENTION[mentionKind][0]]),
    ...('a_missing' in values ? [MENTIONS.MISSED] : []),
  ];
  if (rows.length > 0) return chance.pick(rows);
  return said > 0 && facets.length === 0 ? SAID_AFTERWARDS : [];
}

/** From which table a sentence comes: that of a topic, a trade, halves, or a life in general. */
import type { Chance } from '../drawing/random.ts';
import type { Facet } from './facets.ts';
import type { Subject } from './subjects.ts';
import { ALONE_CONFLICTS } from './tables/alone.ts';
import { CONFLICTS, type Conflict } from './tables/conflicts.ts';
import { HALVED_CONFLICTS } from './tables/halves.ts';
import type { TopicTables } from './tables/topics.ts';

/** Where one of the two is only said, or both are the same, nothing is told of halves. */
export const hasHalves = ({ said, isAlone, topic }: Subject): boolean => said === 0 && !isAlone && topic === null;

/** What came by chance is told of less often: nobody waits for it, and a class has few rows. */
export const oftenOf = ({ partsGiven, sides, traitSide }: Subject, facet: Facet | undefined): number =>
  partsGiven || facet === traitSide || sides.some((side) => side === facet) ? 1 : 0.1;

export const rowsOfFacet = <Part extends keyof Facet>(
  facet: Facet,
  part: Part,
  { subject: { topic }, chance }: { subject: Subject; chance: Chance },
): Facet[Part] => (facet === topic?.own ? chance.pickWeighted(weighRows(topic, part)) : facet[part]);

/** While there is anything wished for to joke about, a life in general can wait. */
export function conflictsOf(subject: Subject, chance: Chance): readonly Conflict[] {
  const often = subject.partsGiven ? 0.85 : 0.4;
  if (subject.topic !== null) return chance.pickWeighted(weighRows(subject.topic, 'conflicts'));
  if (subject.isAlone && chance.happens(subject.partsGiven ? 0.85 : 0.2)) return ALONE_CONFLICTS;
  return hasHalves(subject) && chance.happens(often) ? HALVED_CONFLICTS : CONFLICTS;
}

/** The sentences that go with what it is about, so often; a few rows less often than many, so that none comes again and again. */
export function rowsFor<Part extends keyof TopicTables>(
  { topic, trade }: Subject,
  part: Part,
  { chance, often }: { chance: Chance; often: number },
): TopicTables[Part] | null {
  if (topic !== null && chance.happens(often)) return chance.pickWeighted(weighRows(topic, part));
  return trade !== null && chance.happens(often / 2) ? trade[part] : null;
}

/** What goes with this class alone is more telling than what goes with any. */
const OWN_WEIGHT = 1.5;
export const weighRows = <Part extends keyof TopicTables>(
  { own, any }: NonNullable<Subject['topic']>,
  part: Part,
): (readonly [TopicTables[Part], number])[] => [
  [own[part], own[part].length * OWN_WEIGHT],
  ...(any === null ? [] : [[any[part], any[part].length] as const]),
];

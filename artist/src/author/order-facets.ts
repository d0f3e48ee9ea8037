/** Which sides of a wish are told, and in what order. */
import type { Chance } from '../drawing/random.ts';
import type { PickFresh } from './avoid-repetition.ts';
import { type Facet, isDomain } from './facets.ts';
import type { Teller } from './story-step.ts';
import type { Subject } from './subjects.ts';
import { tellsEvent } from './untold-parts.ts';

/** Of two sides the trouble has one and the last line the other. How somebody is and what they do is what the joke is about. */
export function orderFacets({ sides }: Subject, facets: readonly Facet[], { chance }: Teller): Facet[] {
  const isSide = (facet: Facet): boolean => sides.some((side) => side === facet);
  const [own, others] = [facets.filter(isSide), facets.filter((facet) => !isSide(facet))].map((some) => chance.shuffle(some));
  if (own === undefined || others === undefined || own.length === 0) return others ?? [];
  const first = [own[0], others[0] ?? own[1]].filter((facet) => facet !== undefined);
  return [...chance.shuffle(first), ...[...own, ...others].filter((facet) => !first.includes(facet))];
}

/** The half that the opening has not told comes before the one that it has. */
export function leadWithUntold(
  { halves, sides }: Subject,
  facets: readonly Facet[],
  { opening, chance }: { opening: string; chance: Chance },
): readonly Facet[] {
  if (halves.length < 2) return facets;
  const told = halves.findIndex((half) => half.some((facet) => tellsEvent(facet, opening)));
  const [untold = [], other = []] = told < 0 ? chance.shuffle(halves) : [...halves.toSpliced(told, 1), ...halves.slice(told)];
  const lead = facets.find((facet) => untold.includes(facet));
  if (lead === undefined) return facets;
  const rest = facets.filter((facet) => facet !== lead);
  const next = rest.find((facet) => sides.some((side) => side === facet)) ?? rest.find((facet) => other.includes(facet));
  return [lead, ...(next === undefined ? [] : [next]), ...rest.filter((facet) => facet !== next)];
}

/** What can be told of each side of a wish. A class has few rows: whoever has heard all of them hears something else. */
export function facetsOf(
  { topic, trade, facets, sides, notion, traitSide, halves }: Subject,
  { isTold }: PickFresh,
): readonly Facet[] {
  const isFresh = ({ conflicts, closings }: Facet): boolean =>
    conflicts.some(({ tells }) => !isTold(tells)) && closings.some((closing) => !isTold(closing));
  // What can be said of any idea or trade is left for when all has been said of this one.
  const hasOwn = [...(notion === null ? [] : [notion]), ...sides, ...facets.filter(isDomain)].some(isFresh);
  return [
    ...(topic === null || hasOwn || halves.length > 0 ? [] : [topic.own]),
    ...(trade === null || hasOwn || facets.some(isFresh) ? [] : [trade]),
    ...[...new Set<Facet>([...sides, ...(traitSide === null ? [] : [traitSide]), ...facets])].filter(isFresh),
  ];
}

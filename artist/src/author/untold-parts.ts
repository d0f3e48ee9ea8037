/** Which parts of a wish a story has said nothing of. */
import type { Facet } from './facets.ts';
import type { Step } from './story-step.ts';
import type { Subject } from './subjects.ts';

/** So many of the nouns of a wish have to be told by a row of their own, where there are such: its head comes first. */
const NOUNS_TOLD = 2;

/** How many parts of a wish of which more is known go by without a word: each half by its noun, and whatever is said of it. */
export function countUntold(
  steps: readonly Step[],
  { facets: nouns, halves, sides, relation }: Subject,
  facets: readonly Facet[],
): number {
  const [opening] = steps;
  const isTold = (facet: Facet): boolean =>
    steps.some((step) => step.facet === facet) || (opening !== undefined && tellsEvent(facet, opening.skeleton));
  // What follows from a relation leaves room for one noun, or for the two that it is of.
  const alone = nouns.slice(0, relation === null ? NOUNS_TOLD : 1).map((noun) => [noun]);
  const ofHalves = halves.flatMap((half) => {
    const own = half.filter((facet) => nouns.includes(facet));
    return [own.length > 0 ? own : half];
  });
  const parts = halves.length > 0 ? [...ofHalves, ...sides.map((side) => [side])] : alone;
  return parts
    .map((part) => part.filter((facet) => facets.includes(facet)))
    .filter((part) => part.length > 0 && !part.some(isTold)).length;
}

/** The noun of a half that the opening says nothing of, or any that it leaves out. */
export function findUntold({ halves, facets: nouns }: Subject, facets: readonly Facet[], opening: string): Facet | undefined {
  const half = halves.find((some) => !some.some((facet) => tellsEvent(facet, opening))) ?? [];
  const untold = nouns.filter((noun) => facets.includes(noun) && !tellsEvent(noun, opening));
  return untold.find((noun) => half.includes(noun)) ?? untold[0];
}

export const tellsEvent = ({ events = [] }: Facet, opening: string): boolean =>
  events.some((event) => opening.includes(event.split(/\{(?:a_one|topic)\}/u).at(-1) ?? event));

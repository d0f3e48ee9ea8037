/** What the plan of a story is made of, and by whom its rows are picked. */
import type { Chance } from '../drawing/random.ts';
import type { PickFresh } from './avoid-repetition.ts';
import type { Facet } from './facets.ts';

/** One sentence of a plan. */
export interface Step {
  skeleton: string;
  /** From which of its tables, where it is about one side of the wish alone: of a fat bee boxer the bee or the boxing. */
  facet?: Facet;
}

export interface Teller {
  chance: Chance;
  /** For everything that is a joke. */
  pick: PickFresh;
}

/** The form of what follows from how somebody stands to something. */
import type { SideClass } from './side-class.ts';

/** What has to stand behind the words of a relation: some thing, somebody or a role, or what is done. */
type Takes = 'anything' | 'thing' | 'role' | 'deed' | 'doing';

export interface Relation extends Omit<SideClass, 'means'> {
  /** The words before the object, from the start of a clause. */
  readonly says: string;
  readonly takes: Takes;
  /** To this one thing, and not to any of its kind: of a bridge that somebody guards, "the bridge". */
  readonly isOfThisOne?: boolean;
  /** What is lost like a key is found again in a coat; a mind or a mother is not. */
  readonly isMislaid?: boolean;
  /** Who comes too late for a bus misses it, and longs for nothing. */
  readonly isCaught?: boolean;
  /** The deed is said without an s already: "used to dance". */
  readonly hasInfinitive?: boolean;
  /** Its object is no deed: nobody is "late for dancing". */
  readonly isNoDeed?: boolean;
}

type Rows = Record<'traits' | 'conflicts' | 'closings', readonly string[]>;

export const relation = (
  says: string,
  takes: Takes,
  { traits, conflicts, closings, ...flags }: Rows & Omit<Relation, 'says' | 'takes' | keyof Rows>,
): Relation => ({
  says,
  takes,
  ...flags,
  traits,
  conflicts: conflicts.map((tells) => ({ tells, closings })),
  closings,
});

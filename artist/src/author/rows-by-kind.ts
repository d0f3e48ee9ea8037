/** A sleepy croissant does not rise, and a sleepy bus is pushed: how somebody is, told of what it is. */

import { QUALITY_CLASSES } from './tables/qualities-by-class.ts';
import { type Kind, QUALITIES_BY_KIND, type RowsByKind } from './tables/qualities-by-kind.ts';
import type { SideClass } from './tables/side-class.ts';

const BY_CLASS: ReadonlyMap<SideClass | undefined, RowsByKind> = new Map(
  Object.entries(QUALITIES_BY_KIND).map(([word, rows]) => [
    QUALITY_CLASSES.find(({ means }) => means.test(word.replaceAll('_', ' '))),
    rows,
  ]),
);

/** @returns whole sentences that tell of being so, of which each fits only these kinds. */
export const rowsByKind = (side: SideClass, kinds: readonly Kind[]): string[] =>
  [...new Set(kinds)].flatMap((kind) => BY_CLASS.get(side)?.[kind] ?? []);

/** Pieces with letters, figures, notes or other signs that a mirror would turn round. */
const PRINTED: ReadonlySet<string> = new Set(
  (
    '1f4e0 own-x-ray own-jersey own-calendar-mon own-worksheet own-crossword 1f4c5 1f4c6 1f5d3-fe0f 1f3ea 1f3e5 1f3e6 1f3e8 1f3e7 1f68f ' +
    '1f4af 1f51e 1f3b0 1f3b1 1f3ab 1f4b0 1f4b2 1f4b4 1f4b5 1f4b6 1f4b7 1f4b8 1f3b5 1f3b6 1f3bc 2753 2754 1f9fe 1f6d1'
  ).split(' '),
);

export const isPrinted = (id: string): boolean => PRINTED.has(id);

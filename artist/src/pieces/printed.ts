/** Pieces with letters, figures, notes, charts or other signs that a mirror would turn round. */
const PRINTED: ReadonlySet<string> = new Set(
  (
    '1f4e0 own-x-ray own-jersey own-calendar-mon own-worksheet own-crossword 1f4c5 1f4c6 1f5d3-fe0f 1f3ea 1f3e5 1f3e6 1f3e8 1f3e7 1f68f ' +
    '1f4af 1f51e 1f3b0 1f3b1 1f3ab 1f4b0 1f4b2 1f4b4 1f4b5 1f4b6 1f4b7 1f4b8 1f3b5 1f3b6 1f3bc 2753 2754 1f9fe 1f6d1 ' +
    '1f170-fe0f 1f171-fe0f 1f17e-fe0f 1f17f-fe0f 1f18e 1f191 1f192 1f193 1f194 1f195 1f196 1f197 1f198 1f199 1f19a 1f51f 1f520 1f521 ' +
    '1f522 1f523 1f524 1f519 1f51a 1f51b 1f51c 1f51d 2049-fe0f 1f947 1f948 1f949 1f4a4 1f4b1 1f4b9 1f4c8 1f4c9 1f4ca 1f4f6 1f6be 1f004 24c2-fe0f ae-fe0f a9-fe0f 2122-fe0f'
  ).split(' '),
);

/** Of a telephone’s keys. */
const isKeycap = (id: string): boolean => id.endsWith('-20e3');

export const isPrinted = (id: string): boolean => PRINTED.has(id) || isKeycap(id);

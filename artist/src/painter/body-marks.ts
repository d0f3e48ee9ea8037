/** What is seen on somebody's body, below the face: muscles, cracks, mud. About 110 units wide and 160 high, around 0,0. */
const ABS =
  '<g fill="#fff" fill-opacity=".26" stroke="#2a1430" stroke-opacity=".75" stroke-width="5"><rect x="-46" y="-70" width="42" height="40" rx="16"/><rect x="4" y="-70" width="42" height="40" rx="16"/><rect x="-46" y="-24" width="42" height="40" rx="16"/><rect x="4" y="-24" width="42" height="40" rx="16"/><rect x="-42" y="22" width="38" height="40" rx="16"/><rect x="4" y="22" width="38" height="40" rx="16"/></g>';
const CRACKS =
  '<path d="M-10 -80L14 -44L-18 -20L20 10L-8 34L10 74M14 -44L50 -34M-18 -20L-54 -6M20 10L52 30" fill="none" stroke="#1d1626" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>';

const blot = (color: string): string =>
  `<path d="M-28 4Q-34 -24 -8 -26Q4 -38 18 -26Q38 -20 30 2Q36 20 16 24Q10 44 2 26Q-20 34 -28 4Z" fill="${color}" stroke="#2a1430" stroke-opacity=".35" stroke-width="3"/>`;
/** Half as wide as a blot. */
export const BLOT = 30;

/** The drawing of the next blot. */
const blotsOf =
  (colors: readonly [string, ...string[]]) =>
  (index: number): string =>
    blot(colors[index % colors.length] ?? colors[0]);

/** In one piece. */
export const ON_BODY: Readonly<Record<'abs' | 'cracks', string>> = { abs: ABS, cracks: CRACKS };

/** Wherever there is something of somebody. */
export const ALL_OVER: Readonly<Record<'mud' | 'blots', (index: number) => string>> = {
  mud: blotsOf(['#6b4423', '#7d5230']),
  blots: blotsOf(['#e0344a', '#ffd23c', '#2f8fd8', '#3fae5a']),
};

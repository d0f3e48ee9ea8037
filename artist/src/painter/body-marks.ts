/** What is seen on somebody's body, below the face: muscles, cracks, mud. About 110 units wide and 160 high, around 0,0. */
import type { AllOver } from './expression-kinds.ts';

/** Two plates of a chest and what is below, as shade and light: rings would be buttons. */
const ABS = [
  '<g fill="#fff" fill-opacity=".2"><path d="M-3 -74Q-30 -88 -56 -74Q-66 -44 -44 -30Q-18 -20 -3 -34Z"/><path d="M3 -74Q30 -88 56 -74Q66 -44 44 -30Q18 -20 3 -34Z"/></g>',
  '<g fill="none" stroke="#2a1430" stroke-opacity=".5" stroke-linecap="round" stroke-linejoin="round"><path d="M0 -72V-32M-60 -56Q-58 -32 -36 -27Q-12 -24 0 -34Q12 -24 36 -27Q58 -32 60 -56" stroke-width="8"/><path d="M0 -18V62M-34 -8Q-28 40 -12 68M34 -8Q28 40 12 68M-27 10Q-13 18 0 12Q13 18 27 10M-22 38Q-11 45 0 40Q11 45 22 38" stroke-width="5.5"/></g>',
  '<g fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"><path d="M-46 -68Q-30 -76 -16 -68M14 -68Q28 -76 42 -70M-20 0Q-14 4 -8 2M10 0Q15 3 20 0M-18 26Q-13 30 -8 28M10 26Q14 29 18 26"/></g>',
].join('');
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
/** Strokes that show on any colour: dark, with light beside. */
const strokes = (path: string, width: number) => (): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" transform="translate(2 3)" stroke="#fff" stroke-opacity=".5" stroke-width="${width}"/><path d="${path}" stroke="#2a1430" stroke-opacity=".72" stroke-width="${width}"/></g>`;

/** Heart, star, anchor, lightning. */
const TATTOOS = [
  'M0 24C-40 -4 -22 -30 0 -10C22 -30 40 -4 0 24Z',
  'M0 -26L7 -8L26 -8L11 4L17 23L0 12L-17 23L-11 4L-26 -8L-7 -8Z',
  'M0 -18V24M-14 -8H14M-24 6Q-18 24 0 24Q18 24 24 6M0 -18a6 6 0 1 0 .1 0Z',
  'M6 -28L-14 4H0L-6 28L16 -6H2Z',
].map((path) => strokes(path, 5)());

export const ALL_OVER: Readonly<Record<AllOver, (index: number) => string>> = {
  // Soft, or it would be a scribble.
  fluff: () =>
    '<g fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-26 8Q-30 -12 -12 -10Q-2 -26 10 -10Q28 -12 24 8" transform="translate(1 4)" stroke="#2a1430" stroke-opacity=".34"/><path d="M-26 8Q-30 -12 -12 -10Q-2 -26 10 -10Q28 -12 24 8" stroke="#fff" stroke-opacity=".6"/></g>',
  spots: (index) => `<circle r="${17 + (index % 3) * 4}" fill="#2a1430" fill-opacity=".78"/>`,
  stripes: strokes('M-30 -8Q0 12 30 -8M-26 14Q0 32 26 14', 9),
  scales: strokes('M-30 -12a15 17 0 0 0 30 0a15 17 0 0 0 30 0M-15 8a15 17 0 0 0 30 0', 5),
  spikes: () => '<path d="M-16 14L0 -34L16 14Z" fill="#f4e6c4" stroke="#2a1430" stroke-width="5" stroke-linejoin="round"/>',
  lumps: (index) =>
    `<g transform="scale(${0.8 + (index % 3) * 0.25})"><ellipse cx="3" cy="4" rx="24" ry="21" fill="#2a1430" fill-opacity=".5"/><ellipse rx="22" ry="19" fill="#fff" fill-opacity=".42"/><ellipse cx="-7" cy="-7" rx="8" ry="5" fill="#fff" fill-opacity=".8"/></g>`,
  barnacles: (index) =>
    `<g transform="scale(${0.8 + (index % 3) * 0.2}) rotate(${(index * 47) % 50})"><path d="M-27 20Q-24 -10 -9 -18H9Q24 -10 27 20Q0 30 -27 20Z" fill="#dcd6c4" stroke="#6b6252" stroke-width="4" stroke-linejoin="round"/><path d="M-17 21L-6 -14M0 25V-14M17 21L6 -14" stroke="#a39a86" stroke-width="4"/><ellipse cy="-17" rx="9" ry="5" fill="#2a1f1a"/></g>`,
  mud: blotsOf(['#6b4423', '#7d5230']),
  flour: blotsOf(['#ffffff', '#f1ece4']),
  tattoos: (index) => TATTOOS[index % TATTOOS.length] ?? '',
  blots: blotsOf(['#e0344a', '#ffd23c', '#2f8fd8', '#3fae5a']),
};

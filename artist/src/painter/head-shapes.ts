/** What heads are drawn with. */
import type { Box, Rgb } from '../drawing/raster.ts';
import type { Point } from '../pieces/piece-types.ts';
import type { OwnMouth } from './own-mouths.ts';

export interface DrawnHead {
  markup: string;
  bounds: Box;
  eyes: Point;
  eyeRadius: number;
  /** The distance between the eyes; 0 for a profile. */
  span: number;
  /** The colour of its neck and eyelids. */
  color: Rgb;
  top: Point & { width: number };
  radius: number;
  /** Where its neck begins, unless that is at its lower edge: a trunk hangs before the chest. */
  chin?: number;
  /** How wide its neck is there, where it has one. */
  neck?: number;
  /** What is covered where another mouth is drawn. */
  mouth?: OwnMouth;
  /** True: a beak says nothing, and has no mouth beside it. */
  isBeaked?: true;
}

/** Lit from above, on the left. */
export const ball = (id: string, light: string, middle: string, dark: string): string =>
  `<radialGradient id="${id}" cx=".38" cy=".26" r=".9"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

/** Both sides alike: what is drawn to the right is drawn to the left as well. */
export const both = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

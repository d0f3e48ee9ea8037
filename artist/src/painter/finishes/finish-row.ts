/** What is known of every way of drawing. */
import type { Finish } from './finish.ts';

export interface FinishRow {
  id: string;
  finish: Finish;
  /** What can only mean this way of drawing, wherever it is written. A star stands for any ending. */
  names: string;
  /** With what and on what it is done, which the manner of a school may be as well: a baroque oil painting is a baroque one. */
  medium?: string;
  /** What means it in the field for styles, and may be a thing elsewhere: "a pencil", "a gold coin". */
  also?: string;
  /** What says little beside any other name: a manga in black and white is a manga, and an ink painting is of ink. */
  vague?: string;
  /** For how many frames of a film one drawing stands, as in films drawn by hand. */
  hold: 1 | 2 | 3;
  /** How much smaller its marks are on letters and faces; for those whose marks are as large as a letter's strokes. */
  finer?: number;
  /** How wide a dark line around the figure is; for those whose marks are as strong as its edge. */
  contour?: number;
  /** True: black lines on white, so that what is kept of a face is one of both: skin beside white teeth is no grey. */
  linear?: true;
  /** True: hue says nothing in it, so that only lightness parts a figure from its place. */
  toned?: true;
  /** How many times the whole picture is in it, along each side. */
  screens?: number;
}

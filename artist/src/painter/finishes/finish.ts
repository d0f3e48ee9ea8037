/** What every way of drawing has in common. */
import type { Raster } from '../../drawing/raster.ts';
import { greaterOf, type Plane } from './kit/planes.ts';

/** What is known of a picture besides its pixels. */
export interface Sitting {
  /** The size of the picture, where 1 is 1024 pixels: strokes and dots go with it. */
  unit: number;
  /** How much of the figure lies on each pixel, 0 to 1; the rest is its place. */
  figure: Plane;
  /** How much of what stands beside the figure lies on each pixel: props, and a sign with a message. */
  beside: Plane;
  /** How much of letters and faces lies on each pixel, 0 to 1. */
  detail: Plane;
}

/**
 * Draws a picture anew, in its place. The same picture gives the same pixels, and chance belongs to a spot of the picture, so that
 * a film of it does not flicker.
 */
export interface Finish {
  (picture: Raster, sitting: Sitting): void;
  /** True: of the place behind the figure nothing is left. */
  bringsGround?: true;
}

/** The size of the grid that half as many pixels a side make, on which slow things are done. */
export const halfOf = (picture: Raster, unit: number): { width: number; height: number } => ({
  width: Math.ceil(picture.width / Math.max(1, Math.round(2 * unit))),
  height: Math.ceil(picture.height / Math.max(1, Math.round(2 * unit))),
});

/** Of a place that is only sketched, what stands beside the figure is as firm as the figure: faint things could not be told. */
export const firmBeside =
  (finish: Finish): Finish =>
  (picture, sitting) =>
    finish(picture, { ...sitting, figure: greaterOf(sitting.figure, sitting.beside) });

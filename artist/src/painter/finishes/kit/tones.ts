/** How dark a figure is drawn by somebody who has one ink. */
import type { Raster } from '../../../drawing/raster.ts';
import { clamp, lightAt } from './color.ts';
import { createPlane, type Plane } from './planes.ts';

/** How much darker than its lightness a pure colour is drawn: an orange coat has to part from white cheeks. */
const PURE = 0.15;
/** The share of a figure that may be darker than its darkest tone, and lighter than its lightest. */
const RARE = 0.03;
/** What is no darker or lighter than these is not stretched to black and white: a pale animal stays pale. */
const DARK = 0.28;
const LIGHT = 0.78;

/**
 * The lightness of a picture, 0 to 1, in which the parts of the figure are as far apart as its own darks and lights allow: patches,
 * masks and stripes tell one animal from another, and hue alone says nothing in ink. The place keeps its lightness.
 */
export function tonesOf({ data }: Raster, figure: Plane): Plane {
  const tones = createPlane(figure.length);
  const counts = new Uint32Array(256);
  let whole = 0;
  for (let cell = 0, at = 0; cell < tones.length; cell++, at += 4) {
    const own = figure[cell] ?? 0;
    const light = lightAt(data, at);
    if (own === 0) {
      tones[cell] = light;
      continue;
    }
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const pure = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
    const tone = clamp(light - PURE * pure * own);
    tones[cell] = tone;
    if (own < 0.5) continue;
    const bin = Math.round(tone * 255);
    counts[bin] = (counts[bin] ?? 0) + 1;
    whole++;
  }
  const [low, high] = [Math.min(DARK, toneBelow(counts, whole * RARE)), Math.max(LIGHT, toneBelow(counts, whole * (1 - RARE)))];
  const middle = Math.max(0.04, clamp((toneBelow(counts, whole / 2) - low) / (high - low)));
  const lift = middle < BLACKISH ? Math.log(BLACKISH) / Math.log(middle) : 1;
  for (let cell = 0; cell < tones.length; cell++) {
    const [own, tone] = [figure[cell] ?? 0, tones[cell] ?? 0];
    const stretched = clamp((tone - low) / (high - low)) ** lift;
    if (own > 0) tones[cell] = tone + own * (DARKEST + stretched * (LIGHTEST - DARKEST) - tone);
  }
  return tones;
}

/** Whoever is darker than this by half is drawn with light strokes within: all of it black would be a hole. */
const BLACKISH = 0.3;
const DARKEST = 0.05;
const LIGHTEST = 0.96;

/** The tone that so many are below. */
function toneBelow(counts: Uint32Array, many: number): number {
  let sum = 0;
  for (let bin = 0; bin < counts.length; bin++) {
    sum += counts[bin] ?? 0;
    if (sum > many) return bin / 255;
  }
  return 1;
}

/** What ties the parts into one creature and the creature into its place: light, air, glow and shadow. */

import { partsBox } from '../drawing/parts.ts';
import { type Box, blurMask, clipBox, type Mask, maskOf, paintMask, type Raster, type Rgb, SIDE } from '../drawing/raster.ts';
import type { Backdrop } from './backdrops/backdrop.ts';
import type { Figure } from './figure.ts';

const WHOLE: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };

const alphaAt = (data: Uint8ClampedArray, x: number, y: number): number =>
  x < 0 || y < 0 ? 0 : (data[(y * SIDE + x) * 4 + 3] ?? 0);

/**
 * Lights the whole figure at once: a bright rim where the light behind it catches the edge, a darker lower side, and a
 * breath of the place's air over everything.
 * @param whole the figure that decides where its edge is, when the canvas holds only a part of it.
 */
export function lightFigure(canvas: Raster, backdrop: Backdrop, whole: Raster = canvas): void {
  const { data } = canvas;
  const outline = whole.data;
  const { air, glow, night } = backdrop;
  const tint = 0.05 + night * 0.1;
  for (let y = 0; y < SIDE; y++) {
    const height = y / SIDE;
    const shade = 1.03 - height * 0.13;
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * 4;
      const alpha = data[at + 3] ?? 0;
      if (alpha === 0) continue;
      // What lies towards the light is open: this pixel is near the edge that looks to it.
      const open = 765 - alphaAt(outline, x - 3, y - 4) - alphaAt(outline, x - 6, y - 8) - alphaAt(outline, x - 9, y - 12);
      const rim = (open / 765) * (0.2 + night * 0.45);
      for (let channel = 0; channel < 3; channel++) {
        const own = (data[at + channel] ?? 0) * shade;
        const aired = own + (((air[channel] ?? 0) * alpha) / 255 - own) * tint * (0.5 + height * 0.7);
        data[at + channel] = aired + (((glow[channel] ?? 0) * alpha) / 255 - aired) * Math.min(0.7, rim);
      }
    }
  }
}

/** How far the mean colour of a figure is from another colour, 0 to 441. */
function differenceTo(canvas: Raster, color: Rgb): number {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < canvas.data.length; at += 4 * 37) {
    weight += (canvas.data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (canvas.data[at + channel] ?? 0);
  }
  return Math.hypot(...sum.map((value, channel) => value / Math.max(1, weight) - (color[channel] ?? 0)));
}

/** A soft light behind the figure, so that it stands out from its place. */
export function paintHalo(picture: Raster, canvas: Raster, backdrop: Backdrop): void {
  const shape = maskOf(canvas, WHOLE);
  // Green in a green jungle needs more light behind it than red does.
  const alike = Math.max(0, 1 - differenceTo(canvas, backdrop.air) / 130);
  const none = { x: 0, y: 0 };
  paintMask(picture, blurMask(shape, 120), {
    offset: none,
    color: backdrop.glow,
    strength: 0.42 + backdrop.night * 0.12 + alike * 0.4,
    box: WHOLE,
  });
  // A thin dark seam right at the edge keeps light figures apart from light places.
  paintMask(picture, blurMask(shape, 12), { offset: { x: 2, y: 5 }, color: [40, 16, 60], strength: 0.26, box: WHOLE });
}

const lumaAt = (data: Uint8ClampedArray, at: number): number =>
  0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);

/** Inside and outside an outline, in pixels: beyond the lit rim, and beyond the seam. */
const WITHIN = 16;
const BEYOND = 14;
/** From this difference of brightness on, of 255, an outline is seen in every way of drawing. */
const SEEN_APART = 46;

/** How weak the outline of a figure is against what lies behind it, where it is dark and where it is light; 0 is seen well, 1 not at all. */
export function weakOutline(picture: Raster, canvas: Raster): { dark: Mask; light: Mask; share: number } {
  const mask = maskOf(canvas, { left: 0, top: 0, right: 0, bottom: 0 });
  const [dark, light] = [new Float32Array(mask.columns * mask.rows), new Float32Array(mask.columns * mask.rows)];
  let [edges, weak] = [0, 0];
  for (let y = BEYOND; y < SIDE - BEYOND; y += 4) {
    for (let x = BEYOND; x < SIDE - BEYOND; x += 4) {
      if (alphaAt(canvas.data, x, y) < 250) continue;
      for (const [dx, dy] of SIDES) {
        if (alphaAt(canvas.data, x + dx * 4, y + dy * 4) >= 128) continue;
        const inside = ((y - dy * WITHIN) * SIDE + x - dx * WITHIN) * 4;
        if (alphaAt(canvas.data, x - dx * WITHIN, y - dy * WITHIN) < 250) continue;
        const own = lumaAt(canvas.data, inside);
        const apart = Math.abs(own - lumaAt(picture.data, ((y + dy * BEYOND) * SIDE + x + dx * BEYOND) * 4));
        edges += 1;
        if (apart >= SEEN_APART) continue;
        weak += 1;
        (own < MIDDLING ? dark : light)[(y >> 2) * mask.columns + (x >> 2)] = Math.sqrt(1 - apart / SEEN_APART);
      }
    }
  }
  const whole = { ...mask, left: 0, top: 0, width: mask.columns, height: mask.rows };
  return { dark: { ...whole, values: dark }, light: { ...whole, values: light }, share: weak / Math.max(1, edges) };
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const MIDDLING = 150;
const LIGHT: Rgb = [255, 250, 228];
const DARK: Rgb = [34, 14, 58];
/** A little of an outline may be lost. */
const LOST_MAX = 0.12;
/** How much of a place is changed at most: more would be a cloud of its own. */
const LIFT_MAX = 0.5;

/**
 * Where a figure is as bright as its place, the place behind what is dark becomes lighter, and that behind what is light darker.
 * @param behind the place, where the picture is only a layer over it.
 */
export function liftOutline(picture: Raster, canvas: Raster, behind: Raster = picture): void {
  const { dark, light, share } = weakOutline(behind, canvas);
  if (share < LOST_MAX) return;
  const [paler, darker] = [blurMask(dark, 30), blurMask(light, 30)];
  const more = (one: Mask, other: Mask): Mask => ({
    ...one,
    values: one.values.map((value, cell) => Math.min(LIFT_MAX, Math.max(0, value - (other.values[cell] ?? 0)) * 8)),
  });
  for (const [mask, color] of [
    [more(paler, darker), LIGHT],
    [more(darker, paler), DARK],
  ] as const)
    paintMask(picture, mask, { offset: { x: 0, y: 0 }, color, strength: 1, box: WHOLE });
}

function ellipseMask(spots: readonly { x: number; y: number; wide: number; high: number; strength: number }[]): Mask {
  const side = SIDE / 4;
  const values = new Float32Array(side * side);
  for (const { x, y, wide, high, strength } of spots) {
    const box = clipBox(
      { left: (x - wide) / 4, right: (x + wide) / 4, top: (y - high) / 4, bottom: (y + high) / 4 },
      { width: side, height: side },
    );
    for (let row = box.top; row < box.bottom; row++) {
      for (let column = box.left; column < box.right; column++) {
        const away = Math.hypot((column * 4 + 2 - x) / wide, (row * 4 + 2 - y) / high);
        const value = Math.max(0, Math.min(1, (1 - away) * 2.2)) * strength;
        values[row * side + column] = Math.max(values[row * side + column] ?? 0, value);
      }
    }
  }
  return { columns: side, rows: side, left: 0, top: 0, width: side, height: side, values };
}

/** The shadows of what stands in a place, so that nothing hangs above its floor. */
export function paintStandingShadows(picture: Raster, feet: readonly { x: number; y: number; wide: number }[]): void {
  if (feet.length === 0) return;
  const spots = feet.map(({ x, y, wide }) => ({ x, y, wide, high: wide * 0.22, strength: 0.4 }));
  const top = Math.min(...spots.map(({ y, high }) => y - high)) - 8;
  const box = clipBox({ left: 0, right: SIDE, top, bottom: SIDE }, picture);
  paintMask(picture, ellipseMask(spots), { offset: { x: 0, y: 0 }, color: [24, 10, 40], strength: 1, box });
}

/** The shadow on the ground: one wide and soft, and a small dark one under each foot. */
export function paintGroundShadow(picture: Raster, canvas: Raster | null, figure: Figure, backdrop: Backdrop): void {
  const spots = figure.feet.map((foot) => ({
    x: foot.at.x + foot.side * 12 * foot.size,
    y: foot.at.y + 3,
    wide: 62 * foot.size,
    high: 15 * foot.size,
    strength: figure.airborne ? 0 : 0.62,
  }));
  if (canvas) {
    const box = partsBox(figure.parts);
    const wide = Math.min(430, (box.right - box.left) * 0.42);
    spots.push({
      x: (box.left + box.right) / 2 + 14,
      y: backdrop.ground + 4,
      wide,
      high: figure.airborne ? 30 : 44,
      strength: figure.airborne ? 0.34 : 0.4,
    });
  }
  const mask = ellipseMask(spots);
  const top = Math.min(...spots.map((spot) => spot.y - spot.high));
  const box = clipBox({ left: 0, right: SIDE, top: top - 8, bottom: SIDE }, picture);
  paintMask(picture, mask, { offset: { x: 0, y: 0 }, color: [24, 10, 40], strength: 1, box });
}

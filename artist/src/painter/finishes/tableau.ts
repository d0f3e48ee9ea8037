/** Ways of drawing that bring their own ground: the figure in few inks, and an ornament in place of wherever it stood. */
import type { Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { blendColor, createPalette, createRamp, everyPixel, readColors, scaleColor, setColor, setFromRamp } from './kit/color.ts';
import { flattenShown, flattenTo } from './kit/flat.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, readTile } from './kit/noise.ts';
import { blurPlane, greaterOf, lightOf } from './kit/planes.ts';
import { extentOf, growShape } from './kit/shape.ts';
import { tonesOf } from './kit/tones.ts';

/** A point of the picture, in units of which a side has 1024. */
export interface Spot {
  x: number;
  y: number;
  /** From the middle of the head. */
  dx: number;
  dy: number;
  far: number;
  /** From the nearest edge of the picture. */
  edge: number;
  /** Where the figure stands. */
  feet: number;
  width: number;
}

export interface Tableau {
  /** The inks of the figure. Without, it keeps its colours. */
  inks?: string;
  /** How much purer a colour is before it is compared with the inks. */
  vivid?: number;
  /** Instead of inks: one tone after the other, from dark to light. */
  tones?: string;
  /** True: tones change at once. */
  hard?: boolean;
  line?: { color: string; width?: number; threshold?: number };
  /** What parts the figure from the ground. */
  rim?: { color: string; reach: number };
  ground(spot: Spot): Rgb;
  /** On everything, the figure as well: a frame, or what lies over all. Null for nothing. */
  over?(spot: Spot): Rgb | null;
  /** What the figure's own surface has: a colour and how much of it. @param light of the figure there. */
  skin?(spot: Spot, light: number): readonly [Rgb, number] | null;
  /** How rough the paper is. */
  grain?: number;
}

/** "ff8800", as in a style sheet. */
export function rgb(color: string): Rgb {
  const known = read.get(color);
  if (known) return known;
  const value = readColors(color)[0] ?? [0, 0, 0];
  read.set(color, value);
  return value;
}

/** Grounds ask for the same few colours for each pixel. */
const read = new Map<string, Rgb>();

const rampOf = (tones: string, hard: boolean): Uint8ClampedArray => {
  const colors = readColors(tones);
  if (!hard) return createRamp(colors.map((color, index) => [index / (colors.length - 1), color] as const));
  // Light skins are seldom black: the first step is the smallest.
  const stops = colors.flatMap((color, index) => {
    const [low, high] = [(index / colors.length) ** 0.9, ((index + 1) / colors.length) ** 0.9 - 0.02];
    return [[index === 0 ? 0 : low, color] as const, [index === colors.length - 1 ? 1 : high, color] as const];
  });
  return createRamp(stops);
};

export function createTableau(tableau: Tableau): Finish {
  const { inks, vivid = 1.25, tones, hard = false, line, rim, ground, over, skin, grain = 0.08 } = tableau;
  const palette = inks ? createPalette(readColors(inks)) : null;
  const ramp = tones ? rampOf(tones, hard) : null;
  const ink = line ? rgb(line.color) : null;
  const edge = rim ? rgb(rim.color) : null;
  const finish: Finish = (picture, { unit, figure, beside }) => {
    const { width, height } = picture;
    const shown = greaterOf(figure, beside);
    const light = ramp ? tonesOf(picture, shown) : lightOf(picture);
    const lines = line
      ? inkLines(light, picture, {
          width: (line.width ?? 2.2) * unit,
          threshold: line.threshold ?? 0.018,
          softness: 0.016,
          figure: shown,
        })
      : null;
    const around = rim ? growShape(shown, picture, rim.reach * unit) : null;
    const { head, bottom } = extentOf(figure, picture);
    const tone = ramp ? blurPlane(light, width, height, 1.5 * unit) : light;
    if (palette) flattenShown(picture, shown, unit, (part) => flattenTo(part, unit, palette, vivid));
    const paper = grainTile(4);
    const spot: Spot = { x: 0, y: 0, dx: 0, dy: 0, far: 0, edge: 0, feet: bottom / unit, width: width / unit };
    everyPixel(picture, (data, at, x, y) => {
      const cell = at / 4;
      const own = shown[cell] ?? 0;
      spot.x = x / unit;
      spot.y = y / unit;
      spot.dx = (x - head.x) / unit;
      spot.dy = (y - head.y) / unit;
      spot.far = farOf(spot.dx, spot.dy);
      spot.edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
      if (own > 0) {
        if (ramp) setFromRamp(data, at, ramp, tone[cell] ?? 0);
        const worn = skin?.(spot, light[cell] ?? 0);
        if (worn) blendColor(data, at, worn[0], worn[1]);
      }
      const near = around?.[cell] ?? 0;
      if (own === 0) setColor(data, at, ground(spot));
      else if (own < 1) blendColor(data, at, ground(spot), 1 - own);
      if (edge && near > 0 && own < 1) blendColor(data, at, edge, near * (1 - own));
      // The place that was there is not to be guessed from its lines.
      const inked = ink ? (lines?.[cell] ?? 0) * Math.min(1, own * 50 + near) : 0;
      if (ink && inked > 0) blendColor(data, at, ink, inked);
      const above = over?.(spot);
      if (above) setColor(data, at, above);
      if (grain > 0) scaleColor(data, at, 1 - grain / 2 + grain * readTile(paper, x, y, unit));
    });
  };
  return Object.assign(finish, { bringsGround: true as const });
}

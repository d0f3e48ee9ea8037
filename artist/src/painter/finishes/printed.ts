/** What comes off a press: blocks of wood, dots of ink, screens. */

import { createRaster, type Raster, type Rgb } from '../../drawing/raster.ts';
import { type Finish, halfOf } from './finish.ts';
import {
  blendColor,
  clamp,
  createPalette,
  enliven,
  everyPixel,
  lightAt,
  nearestColor,
  readColors,
  scaleColor,
  setColor,
  smoothStep,
} from './kit/color.ts';
import { flattenShown, flattenTo } from './kit/flat.ts';
import { drawOutNoise, flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, readTile } from './kit/noise.ts';
import { blurPlane, enlargeInto, enlargePlane, greaterOf, lightOf, reduce, reducePlane } from './kit/planes.ts';
import { growShape } from './kit/shape.ts';
import { tonesOf } from './kit/tones.ts';

/** Black lines that swell with the shadow, cut along the forms. */
export const woodcut: Finish = (picture, { unit, figure }) => {
  const flow = flowOf(picture, unit, 5);
  const light = tonesOf(picture, figure);
  const lines = inkLines(light, picture, { width: 2.6 * unit, threshold: 0.014, softness: 0.012, figure });
  const half = halfOf(picture, unit);
  const gouge = enlargePlane(drawOutNoise(flow, grainTile(4), half, { length: 24, pace: 0.5 }), half, picture);
  const soft = blurPlane(light, picture.width, picture.height, 2 * unit);
  const near = blurPlane(figure, picture.width, picture.height, 26 * unit);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const cut = ((gouge[cell] ?? 0) - 0.5) * 3 + 0.5;
    // The block is cleared around the figure.
    const own = figure[cell] ?? 0;
    // Within it cuts are finer, and only what is dark is black: a face is read by its lines.
    const tone = smoothStep(0.1, 0.9, (soft[cell] ?? 0) + own * 0.12 + (near[cell] ?? 0) * (1 - own) * 1.9);
    const paper = smoothStep(-0.05, 0.05, tone - 0.06 - own * 0.2 - cut * (0.86 - 0.4 * own)) * (1 - (lines[cell] ?? 0));
    const grain = readTile(grainTile(4), x, y * 0.25, unit);
    setColor(data, at, [30 + grain * 10, 24 + grain * 9, 22 + grain * 8]);
    blendColor(data, at, [240, 224, 192], paper * (0.94 + 0.06 * grain));
  });
};

const UKIYO_E = createPalette(
  readColors(
    'f2e6c9 e6cfa2 d9b27c c98f5a b5523b d9705a e8a58c 8c2f2f 1d2f52 2f4f7f 5f86a8 a5bfc4 41604a 7d9468 b9b98a 5b4a42 2a2526 8a7f74 e3c25a',
  ),
);

/** Flat colours of the old printers with a line of deep blue, a graded sky, grain of wood, and a seal. */
export const ukiyoE: Finish = (picture, { unit, figure }) => {
  const flow = flowOf(picture, unit, 4);
  const lines = inkLines(lightOf(picture), picture, { width: 1.9 * unit, threshold: 0.016, softness: 0.012, figure });
  enlargeInto(picture, abstractPicture(picture, flow, unit, 5));
  const [grain, paper] = [grainTile(8), grainTile(2)];
  everyPixel(picture, (data, at, x, y) => {
    const flat = nearestColor(UKIYO_E, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    blendColor(data, at, flat, 0.82);
    const wood = readTile(grain, x * 0.05, y * 0.9, unit);
    scaleColor(data, at, 0.93 + wood * 0.1 + (readTile(paper, x, y, unit) - 0.5) * 0.06);
    blendColor(data, at, [242, 226, 190], 0.1);
    blendColor(data, at, [22, 40, 82], (1 - smoothStep(0, 150 * unit, y)) * 0.88);
    blendColor(data, at, [20, 27, 52], (lines[at / 4] ?? 0) * 0.95);
    const edge = Math.min(x, y, picture.width - 1 - x, picture.height - 1 - y) / unit;
    if (edge < 26) setColor(data, at, [240 + wood * 8, 229 + wood * 8, 202 + wood * 8]);
    else if (edge < 29) setColor(data, at, [24, 30, 52]);
  });
  stampSeal(picture, unit);
};

/** A red seal in a lower corner, cut with strokes that say nothing. */
export function stampSeal({ data, width, height }: Raster, unit: number): void {
  const cut = ['1111111', '1000001', '1011101', '1001001', '1111101', '1001001', '1011101', '1000001', '1111111'];
  const side = 8 * unit;
  const [left, top] = [width - 112 * unit, height - 132 * unit];
  for (let row = -1; row <= cut.length; row++) {
    for (let column = -1; column <= 7; column++) {
      const white = cut[row]?.[column] === '1' && row > 0 && row < cut.length - 1 && column > 0 && column < 6;
      for (let y = top + row * side; y < top + (row + 1) * side; y++) {
        for (let x = left + column * side; x < left + (column + 1) * side; x++) {
          const worn = hash(Math.round(x / unit), Math.round(y / unit), 77) < 0.05;
          setColor(data, (Math.round(y) * width + Math.round(x)) * 4, white || worn ? [244, 226, 206] : [188, 44, 34]);
        }
      }
    }
  }
}

/** How far a pixel is from the middle of the dot it belongs to, in parts of the pitch: 0 to 0.71. */
export function fromDot(x: number, y: number, pitch: number, degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const u = (x * Math.cos(angle) + y * Math.sin(angle)) / pitch;
  const v = (y * Math.cos(angle) - x * Math.sin(angle)) / pitch;
  return farOf(u - Math.round(u), v - Math.round(v));
}

/** Strong colours in few steps, dots in the shadows, thick black lines, in a panel. */
export const comic: Finish = (picture, { unit, figure, detail }) => {
  const flow = flowOf(picture, unit, 3);
  const lines = inkLines(lightOf(picture), picture, { width: 2.6 * unit, threshold: 0.018, softness: 0.014, figure });
  enlargeInto(picture, abstractPicture(picture, flow, unit, 4));
  enliven(picture, 1.7, 1.15);
  const pitch = 10 * unit;
  everyPixel(picture, (data, at, x, y) => {
    const light = lightAt(data, at);
    const level = Math.ceil(light * 3.2) / 3.2;
    scaleColor(data, at, Math.min(2.4, (level * 1.02) / Math.max(0.06, light)));
    const size = Math.sqrt(clamp(0.86 - light)) * 0.66;
    const dot = smoothStep(0.06, -0.06, fromDot(x, y, pitch, 45) - size);
    // A face, and a small picture in a bubble, would be dots and nothing else.
    scaleColor(data, at, 1 - dot * (0.34 - 0.3 * (detail[at / 4] ?? 0)));
    blendColor(data, at, [16, 12, 24], lines[at / 4] ?? 0);
    const edge = Math.min(x, y, picture.width - 1 - x, picture.height - 1 - y) / unit;
    if (edge < 16) setColor(data, at, [250, 246, 232]);
    else if (edge < 23) setColor(data, at, [16, 12, 24]);
  });
};

/** Black ink and two screens of grey on white, with lines that rush towards the middle. */
export const manga: Finish = (picture, { unit, figure }) => {
  const flow = flowOf(picture, unit, 3);
  const lines = inkLines(tonesOf(picture, figure), picture, { width: 2.1 * unit, threshold: 0.016, softness: 0.012, figure });
  const light = tonesOf(enlarged(picture, abstractPicture(picture, flow, unit, 4)), figure);
  const { width, height } = picture;
  everyPixel(picture, (data, at, x, y) => {
    const tone = (light[at / 4] ?? 0) + (1 - (figure[at / 4] ?? 0)) * 0.14;
    const pitch = 7 * unit;
    const dot = fromDot(x, y, pitch, 45);
    const size = tone > 0.66 ? 0 : tone > 0.44 ? 0.27 : 0.43;
    let black = size > 0 ? smoothStep(0.07, -0.07, dot - size) : 0;
    if (tone < 0.2) black = 1;
    black = Math.max(black, lines[at / 4] ?? 0);
    const [dx, dy] = [(x - width / 2) / (height / 2), (y - height / 2) / (height / 2)];
    const spoke = Math.atan2(dy, dx) * 34;
    const thick = hash(Math.floor(spoke), 9);
    const within = Math.abs(spoke - Math.floor(spoke) - 0.5) * 2;
    const starts = 0.9 + hash(Math.floor(spoke), 10) * 0.34;
    const far = farOf(dx, dy) - starts;
    if (far > 0 && within < Math.min(0.9, far * 1.6) * (0.4 + thick)) black = 1;
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    if (edge < 14) black = 0;
    else if (edge < 20) black = 1;
    const value = 255 - black * 240;
    setColor(data, at, [value, value, value]);
  });
};

function enlarged(picture: Raster, small: Raster): Raster {
  const large = createRaster(picture.width, picture.height);
  enlargeInto(large, small);
  return large;
}

const POP_INKS = createPalette(
  readColors('17101c f7e9d8 ffffff ff2d55 ff7ab8 ff8a1f ffd400 8edb2a 1fae5a 16b8d8 2b6ff0 1f2a8a 8a3ae0 b5642a 8c8c96'),
);
/** The grounds of the four quarters, each with its dots. */
const POP_GROUNDS: readonly (readonly Rgb[])[] = [
  readColors('ffd400 ff8a1f'),
  readColors('16b8d8 7fe6f2'),
  readColors('ff5fa8 ff2d55'),
  readColors('a6e22e 1fae5a'),
];

/** One figure in loud flat inks with a thick black line, before four quarters of dots (Lichtenstein's and Warhol's at once). */
export const popArt: Finish = (picture, { unit, figure, beside }) => {
  const { width, height } = picture;
  const shown = greaterOf(figure, beside);
  const light = lightOf(picture);
  const lines = inkLines(light, picture, { width: 3.2 * unit, threshold: 0.016, softness: 0.014, figure: shown });
  const rim = growShape(shown, picture, 7 * unit);
  flattenShown(picture, shown, unit, (part) => flattenTo(part, unit, POP_INKS, 1.9));
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = shown[cell] ?? 0;
    const tone = light[cell] ?? 0;
    // Shadows are dots.
    const size = smoothStep(0.62, 0.3, tone) * 0.3;
    scaleColor(data, at, 1 - smoothStep(0.05, -0.05, fromDot(x, y, 11 * unit, 30) - size) * own * 0.34);
    const [ground, dots] = POP_GROUNDS[(x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2)] ?? [];
    // What was dark in the place has larger dots, so that it can still be guessed.
    const large = fromDot(x, y, 24 * unit, 45) < 0.16 + 0.26 * (1 - tone);
    if (ground && dots) blendColor(data, at, large ? dots : ground, 1 - own);
    blendColor(data, at, [255, 252, 240], (rim[cell] ?? 0) * (1 - own));
    blendColor(data, at, [16, 10, 22], (lines[cell] ?? 0) * Math.min(1, own * 20 + (rim[cell] ?? 0)));
    const gap = 4 * unit;
    if (own === 0 && (Math.abs(x - width / 2) < gap || Math.abs(y - height / 2) < gap))
      blendColor(data, at, [255, 252, 240], 1 - (rim[cell] ?? 0));
  });
};

const SCREENS: readonly (readonly Rgb[])[] = [
  readColors('2a0a5e ff2d87 ffd400 fff6c2'),
  readColors('0b2a6b 00a6d6 ff7ab8 ffe9f2'),
  readColors('5a0f1e ff5a1f 25c1a4 f2ffd1'),
  readColors('10331f 7b2fd0 a6e22e fffbe0'),
];

/** Four screens of the same picture, each in other inks. */
export const fourScreens: Finish = (picture, { unit, figure }) => {
  const small = reduce(picture, 2);
  const light = lightOf(small);
  const outlined = reducePlane(figure, picture, 2);
  const soft = blurPlane(light, small.width, small.height, 1.5 * unit);
  const lines = inkLines(light, small, { width: 1.5 * unit, threshold: 0.014, softness: 0.02, figure: outlined });
  everyPixel(picture, (data, at, x, y) => {
    const right = x >= small.width ? 1 : 0;
    const below = y >= small.height ? 1 : 0;
    // Each screen was laid a little beside the other.
    const [column, row] = [x - right * small.width, y - below * small.height];
    const cell = Math.min(small.height - 1, row) * small.width + Math.min(small.width - 1, column);
    const inks = SCREENS[below * 2 + right];
    const tone = soft[cell] ?? 0;
    const level = tone > 0.7 ? 3 : tone > 0.47 ? 2 : tone > 0.26 ? 1 : 0;
    setColor(data, at, inks?.[level] ?? [0, 0, 0]);
    const grain = readTile(grainTile(2), x, y, unit) - 0.5;
    scaleColor(data, at, 1 + grain * 0.08);
    blendColor(data, at, inks?.[0] ?? [0, 0, 0], lines[cell] ?? 0);
    const gap = 5 * unit;
    if (Math.abs(x - small.width) < gap || Math.abs(y - small.height) < gap) setColor(data, at, [255, 252, 240]);
  });
};

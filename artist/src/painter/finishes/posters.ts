/** Flat shapes and few colours, as posters have them. */

import type { Raster, Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import {
  blendColor,
  clamp,
  createRamp,
  everyPixel,
  lightAt,
  readColors,
  scaleColor,
  setColor,
  setFromRamp,
  smoothStep,
} from './kit/color.ts';
import { flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, readTile } from './kit/noise.ts';
import { enlargeInto, lightOf, type Plane } from './kit/planes.ts';
import { growShape } from './kit/shape.ts';
import { tonesOf } from './kit/tones.ts';

interface Square {
  left: number;
  top: number;
  side: number;
}

interface Tally {
  red: number;
  green: number;
  blue: number;
  squares: number;
  count: number;
}

const emptyTally = (): Tally => ({ red: 0, green: 0, blue: 0, squares: 0, count: 0 });

function addPixel(tally: Tally, data: Uint8ClampedArray, at: number): void {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  tally.red += red;
  tally.green += green;
  tally.blue += blue;
  tally.squares += red * red + green * green + blue * blue;
  tally.count++;
}

/** The sum of squared differences from the mean. */
const errorOf = ({ red, green, blue, squares, count }: Tally): number =>
  count === 0 ? 0 : squares - (red * red + green * green + blue * blue) / count;

const meanOf = ({ red, green, blue, count }: Tally): Rgb => [red / count, green / count, blue / count];

/** Squares that are split while their colours differ: a quadtree. */
function splitSquares(picture: Raster, largest: number, smallest: number, tolerance: number): Square[] {
  const done: Square[] = [];
  const visit = (square: Square): void => {
    const tally = emptyTally();
    forSquare(picture, square, (at) => addPixel(tally, picture.data, at));
    if (tally.count === 0) return;
    const half = square.side / 2;
    if (half >= smallest && errorOf(tally) / tally.count > tolerance) {
      for (const top of [square.top, square.top + half]) {
        for (const left of [square.left, square.left + half]) visit({ left, top, side: half });
      }
    } else done.push(square);
  };
  for (let top = 0; top < picture.height; top += largest) {
    for (let left = 0; left < picture.width; left += largest) visit({ left, top, side: largest });
  }
  return done;
}

function forSquare(
  { width, height }: Raster,
  { left, top, side }: Square,
  visit: (at: number, u: number, v: number) => void,
): void {
  for (let y = top; y < Math.min(height, top + side); y++) {
    for (let x = left; x < Math.min(width, left + side); x++) {
      visit((y * width + x) * 4, (x - left + 0.5) / side, (y - top + 0.5) / side);
    }
  }
}

/** Which of two colours a point of a square gets: triangles, halves, quarters of a circle, and a disc. */
const SHAPES: readonly ((u: number, v: number) => boolean)[] = [
  (u, v) => u + v < 1,
  (u, v) => u < v,
  (u) => u < 0.5,
  (_u, v) => v < 0.5,
  (u, v) => u * u + v * v < 0.92,
  (u, v) => (1 - u) ** 2 + v * v < 0.92,
  (u, v) => u * u + (1 - v) ** 2 < 0.92,
  (u, v) => (1 - u) ** 2 + (1 - v) ** 2 < 0.92,
  (u, v) => (u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.17,
];

/** Which of the few colours of a movement something gets: by hue where it has one, else by light. */
interface Inks {
  dark: Rgb;
  middle: Rgb;
  light: Rgb;
  red: readonly [Rgb, Rgb];
  yellow: readonly [Rgb, Rgb];
  green: readonly [Rgb, Rgb];
  blue: readonly [Rgb, Rgb];
}

/** @param pale true: of somebody as pale as paper, whose shade is no patch of another colour. */
function chooseInk(inks: Inks, [red, green, blue]: Rgb, pale = false): Rgb {
  const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (light < 0.13) return inks.dark;
  if (pale && span < SHADE_SPAN && light > SHADE) return inks.light;
  if (span < 44) return light > 0.68 ? inks.light : light > 0.4 ? inks.middle : inks.dark;
  const turn = most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  const hue = (turn * 60 + 360) % 360;
  const of = hue < 26 || hue > 300 ? inks.red : hue < 70 ? inks.yellow : hue < 165 ? inks.green : inks.blue;
  return of[light > 0.5 ? 1 : 0];
}

const color = (text: string): Rgb => readColors(text)[0] ?? [0, 0, 0];
const pair = (dark: string, light: string): readonly [Rgb, Rgb] => [color(dark), color(light)];

const BAUHAUS: Inks = {
  dark: color('1b1b1d'),
  middle: color('b9b0a0'),
  light: color('f5ead2'),
  red: pair('c9271d', 'e8644a'),
  yellow: pair('dd9a0c', 'f7c52d'),
  green: pair('1d6a62', 'f0dca6'),
  blue: pair('1c4491', '5f94cf'),
};

/** Circle, square and triangle on paper with bars and a grid. */
function bauhausGround(x: number, y: number, width: number): Rgb {
  const [u, v] = [x - width * 0.34, y - 360];
  const far = Math.sqrt(u * u + v * v);
  const isBar = Math.abs(x - y * 0.55 - width * 0.16) < 13 || (y > 130 && y < 146 && x > width * 0.42);
  if (x > width * 0.6 && y > 90 && y < 430) {
    if (x > width - 76) return BAUHAUS.light;
    // Half of the square is a stair.
    return x - width * 0.6 > Math.floor((y - 90) / 68) * 68 ? BAUHAUS.blue[0] : y % 34 < 6 ? BAUHAUS.dark : BAUHAUS.light;
  }
  // Where a head may be seen from the side no black is behind its beak.
  if (far < 250) {
    if (far < 92) return u > 0 ? BAUHAUS.blue[0] : BAUHAUS.light;
    return far > 176 && far < 190 ? BAUHAUS.light : BAUHAUS.red[u > 0 ? 0 : 1];
  }
  if (isBar) return BAUHAUS.dark;
  const [tu, tv] = [x - width * 0.8, y - 480];
  if (tv > 0 && tv < 420 && Math.abs(tu) < tv * 0.52) return tu > 0 ? BAUHAUS.yellow[0] : BAUHAUS.yellow[1];
  if (x < width * 0.36 && y > 660 && y < 950 && x > 54) {
    const [qu, qv] = [x - 54, 950 - y];
    return qu * qu + qv * qv < 290 * 290 ? BAUHAUS.blue[0] : BAUHAUS.middle;
  }
  return y > 966 && y < 982 ? BAUHAUS.dark : BAUHAUS.light;
}

/** Above this light half of a figure is as pale as paper; its shade is above this one, and of so little colour. */
const PALE = 0.68;
const SHADE = 0.48;
const SHADE_SPAN = 84;

/** Would a figure be but an outline on paper? */
function isPale({ data }: Raster, figure: Plane): boolean {
  const lights: number[] = [];
  for (let cell = 0; cell < figure.length; cell += 7) if ((figure[cell] ?? 0) > 0.5) lights.push(lightAt(data, cell * 4));
  lights.sort((one, other) => one - other);
  return (lights[lights.length >> 1] ?? 0) > PALE;
}

/** Squares, triangles and circles in primary colours, smaller where more is to be told. */
export const bauhaus: Finish = (picture, { unit, figure, beside }) => {
  const drawn = inkLines(lightOf(picture), picture, { width: 2 * unit, threshold: 0.02, softness: 0.014, figure });
  const keyline = growShape(figure, picture, 5 * unit);
  const source = { ...picture, data: picture.data.slice() };
  const pale = isPale(source, figure);
  const paint = (at: number, mean: Rgb): void => {
    setColor(picture.data, at, chooseInk(BAUHAUS, mean, pale && (figure[at / 4] ?? 0) > 0.5));
  };
  for (const square of splitSquares(source, 64 * unit, 8 * unit, 700)) {
    let best: { shape: (u: number, v: number) => boolean; one: Tally; other: Tally; error: number } | null = null;
    for (const shape of SHAPES) {
      const [one, other] = [emptyTally(), emptyTally()];
      forSquare(source, square, (at, u, v) => addPixel(shape(u, v) ? one : other, source.data, at));
      const error = errorOf(one) + errorOf(other);
      if (one.count > 0 && other.count > 0 && (best === null || error < best.error)) best = { shape, one, other, error };
    }
    if (best === null) continue;
    const [inside, outside] = [meanOf(best.one), meanOf(best.other)];
    const { shape } = best;
    forSquare(source, square, (at, u, v) => paint(at, shape(u, v) ? inside : outside));
  }
  everyPixel(picture, (data, at, x, y) => {
    // Legs in the ink of the ground would melt into it: paper is left around the figure, and its parts are drawn.
    const own = figure[at / 4] ?? 0;
    // A town would stay a town: the ground is the school's own, and of the place only its things are kept.
    const bare = 1 - Math.max(own, beside[at / 4] ?? 0);
    if (bare > 0) blendColor(data, at, bauhausGround(x / unit, y / unit, picture.width / unit), bare);
    blendColor(data, at, pale ? BAUHAUS.dark : BAUHAUS.light, (keyline[at / 4] ?? 0) * (1 - own));
    blendColor(data, at, BAUHAUS.dark, (drawn[at / 4] ?? 0) * own);
    scaleColor(data, at, 0.97 + 0.05 * readTile(grainTile(2), x, y, unit));
  });
};

const DE_STIJL: Inks = {
  dark: color('1a1a1d'),
  middle: color('d9d6cc'),
  light: color('f8f6ee'),
  red: pair('d8231b', 'e8422f'),
  yellow: pair('f2c20f', 'f8d648'),
  green: pair('1b4aa0', 'f8f6ee'),
  blue: pair('1b4aa0', '3f74c8'),
};

/** Rectangles of primary colours between black bars (Mondrian). */
export const deStijl: Finish = (picture, { unit }) => {
  const source = { ...picture, data: picture.data.slice() };
  const bar = 2.2 * unit;
  for (const square of splitSquares(source, 128 * unit, 8 * unit, 520)) {
    const tally = emptyTally();
    forSquare(source, square, (at) => addPixel(tally, source.data, at));
    const ink = chooseInk(DE_STIJL, meanOf(tally));
    const wide = Math.min(bar * (square.side > 24 * unit ? 2.4 : 0.55), square.side / 3);
    forSquare(source, square, (at, u, v) => {
      setColor(picture.data, at, ink);
      // The last pixel of a bar is covered in part.
      blendColor(picture.data, at, [20, 20, 22], clamp(wide + 0.5 - Math.min(u, v) * square.side));
    });
  }
};

const DECO = createRamp([
  [0, [8, 10, 18]],
  [0.24, [12, 44, 56]],
  [0.46, [24, 98, 100]],
  [0.66, [186, 140, 62]],
  [0.84, [236, 204, 128]],
  [1, [253, 244, 216]],
]);

/** Black, deep green and gold in steps, rays behind it, and a stepped frame. */
export const artDeco: Finish = (picture, { unit, figure }) => {
  const tones = tonesOf(picture, figure);
  const rim = growShape(figure, picture, 5 * unit);
  const flow = flowOf(picture, unit, 3);
  const lines = inkLines(lightOf(picture), picture, { width: 1.8 * unit, threshold: 0.018, softness: 0.014, figure });
  enlargeInto(picture, abstractPicture(picture, flow, unit, 5));
  const { width, height } = picture;
  everyPixel(picture, (data, at, x, y) => {
    const own = figure[at / 4] ?? 0;
    // Who is in it has all tones from black to gold, and stands before the darker ones.
    const light = (tones[at / 4] ?? 0) * own + lightAt(data, at) * (1 - own) * 0.72;
    const step = light * 9;
    const level = (Math.floor(step) + smoothStep(0.44, 0.56, step - Math.floor(step))) / 9;
    setFromRamp(data, at, DECO, level * 1.04, 0.9);
    const [dx, dy] = [x - width / 2, y - height * 0.98];
    const ray = Math.atan2(dy, dx) * 15;
    const away = farOf(dx, dy) / unit;
    // Rays are behind the figure: across it they would be stripes of its own.
    if (Math.floor(ray) % 2 === 0 && away > 470) scaleColor(data, at, 0.8 + 0.2 * own);
    blendColor(data, at, [6, 8, 14], (lines[at / 4] ?? 0) * 0.95);
    blendColor(data, at, [236, 204, 128], (rim[at / 4] ?? 0) * (1 - own) * 0.9);
    frameDeco(data, at, { x: Math.min(x, width - 1 - x) / unit, y: Math.min(y, height - 1 - y) / unit });
  });
};

/** Lines of gold on black along the edge, with steps at the corners. */
function frameDeco(data: Uint8ClampedArray, at: number, edge: { x: number; y: number }): void {
  const near = Math.min(edge.x, edge.y);
  const corner = Math.max(edge.x, edge.y);
  const stepped = near + (corner < 70 ? 0 : corner < 110 ? 14 : corner < 150 ? 26 : 36);
  if (stepped > 62) return;
  const gold: Rgb = [222, 182, 96];
  const lines = stepped > 58 || (stepped > 49 && stepped < 52) || (near > 8 && near < 12) || (near > 15 && near < 17);
  setColor(data, at, lines ? gold : [8, 10, 18]);
}

const VAPOUR = createRamp([
  [0, [24, 8, 66]],
  [0.3, [104, 24, 150]],
  [0.55, [246, 72, 178]],
  [0.76, [255, 150, 190]],
  [0.9, [126, 240, 246]],
  [1, [240, 255, 252]],
]);

/** Pink, violet and turquoise on an old tube. */
export const vaporwave: Finish = (picture, { unit }) => {
  const { width } = picture;
  const before = picture.data.slice();
  const shift = Math.round(5 * unit);
  everyPixel(picture, (data, at, x, y) => {
    const row = y * width;
    const left = (row + Math.max(0, x - shift)) * 4;
    const right = (row + Math.min(width - 1, x + shift)) * 4;
    data[at] = before[left] ?? 0;
    data[at + 2] = before[right + 2] ?? 0;
    setFromRamp(data, at, VAPOUR, smoothStep(0.02, 0.95, lightAt(data, at)), 0.7);
    const line = Math.floor(y / (2 * unit)) % 2 === 0 ? 0.9 : 1.04;
    const roll = 1 + 0.06 * Math.sin(y / (70 * unit));
    scaleColor(data, at, line * roll);
  });
};

/** Sprayed on a brick wall: thick outlines, glowing fills, spatters, and paint that runs. */
export const graffiti: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const flow = flowOf(picture, unit, 3);
  const light = lightOf(picture);
  const lines = inkLines(light, picture, { width: 4 * unit, threshold: 0.016, softness: 0.02, figure });
  const runs = dripLines(lines, width, height, unit);
  enlargeInto(picture, abstractPicture(picture, flow, unit, 5));
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = lightAt(data, at);
    const step = Math.ceil(own * 4) / 4;
    for (let channel = at; channel < at + 3; channel++) {
      const vivid = own * 255 + ((data[channel] ?? 0) - own * 255) * 2;
      data[channel] = (vivid * step) / Math.max(0.1, own);
    }
    const mist = readTile(grainTile(2), x, y, unit);
    const brick = brickAt(x / unit, y / unit);
    const wall = 1 - 0.75 * (figure[cell] ?? 0);
    scaleColor(data, at, 1 - (brick.joint ? 0.26 : 0.12 - brick.shade * 0.2) * wall);
    if (mist > 0.83) blendColor(data, at, [170, 84, 66], 0.4);
    blendColor(data, at, [14, 10, 18], Math.max(lines[cell] ?? 0, runs[cell] ?? 0));
    // Where the can did not reach, the wall is left.
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    const bare = 1 - smoothStep(30, 78, edge + (readTile(grainTile(64), x, y, unit) - 0.5) * 60 + (mist - 0.5) * 46);
    const tone = brick.joint ? 0.62 : 0.86 + brick.shade * 0.3;
    blendColor(data, at, brick.joint ? [150, 142, 134] : [168 * tone, 78 * tone, 60 * tone], bare);
  });
  spatter(picture, unit);
};

function brickAt(x: number, y: number): { joint: boolean; shade: number } {
  const row = Math.floor(y / 40);
  const shifted = x + (row % 2) * 50;
  const column = Math.floor(shifted / 100);
  return { joint: y - row * 40 < 4 || shifted - column * 100 < 4, shade: hash(column, row, 4) };
}

/** From some dark spots paint runs down. */
function dripLines(ink: Float32Array, width: number, height: number, unit: number): Float32Array {
  const drips = new Float32Array(ink.length);
  const pitch = Math.round(38 * unit);
  for (let row = 0; row * pitch < height; row++) {
    for (let column = 0; column * pitch < width; column++) {
      if (hash(column, row, 21) > 0.34) continue;
      const x = Math.floor((column + hash(column, row, 22)) * pitch);
      const y = Math.floor((row + hash(column, row, 23)) * pitch);
      if (x >= width || y >= height || (ink[y * width + x] ?? 0) < 0.7) continue;
      const long = (40 + hash(column, row, 24) * 110) * unit;
      for (let step = 0; step < long; step++) {
        const end = step > long - 7 * unit ? 4.4 : 2.4;
        const reach = end * unit;
        for (let side = -reach; side <= reach; side++) {
          const [atX, atY] = [Math.round(x + side), y + step];
          if (atX >= 0 && atX < width && atY < height) drips[atY * width + atX] = 1;
        }
      }
    }
  }
  return drips;
}

function spatter({ data, width, height }: Raster, unit: number): void {
  const inks = readColors('ff2d95 19d3ff ffe600 7dff3a ffffff');
  for (let index = 0; index < 150; index++) {
    // Around the edge rather than in a face.
    const angle = hash(index, 31) * Math.PI * 2;
    const far = 0.72 + hash(index, 32) * 0.5;
    const [x, y] = [width / 2 + (Math.cos(angle) * far * width) / 2, height / 2 + (Math.sin(angle) * far * height) / 2];
    const radius = (1.5 + hash(index, 33) ** 5 * 15) * unit;
    const color = inks[index % inks.length] ?? [255, 255, 255];
    for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(height, y + radius); row++) {
      for (let column = Math.max(0, Math.floor(x - radius)); column < Math.min(width, x + radius); column++) {
        const cover = clamp(radius + 0.5 - farOf(column - x, row - y));
        if (cover > 0) blendColor(data, (row * width + column) * 4, color, cover * 0.92);
      }
    }
  }
}

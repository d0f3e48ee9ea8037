/** Pictures in squares: pixels, letters, bricks, stitches. */

import type { Raster, Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import {
  blendColor,
  clamp,
  createPalette,
  enliven,
  everyPixel,
  nearestColor,
  type Palette,
  readColors,
  scaleColor,
  setColor,
  smoothStep,
} from './kit/color.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, readTile } from './kit/noise.ts';
import { lightOf, type Plane, reduce, reducePlane } from './kit/planes.ts';

/** Thresholds between two colours, spread as evenly as can be (Bayer, 1973). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const bayerAt = (column: number, row: number): number => ((BAYER[(row & 3) * 4 + (column & 3)] ?? 0) + 0.5) / 16 - 0.5;

const PIXEL_ART = createPalette(
  readColors(
    '1a1426 2e2440 4a3a5e 6f5f86 9d90b0 cfc6d8 f7f3ef 3b1f2b 6e2c3a a83f3f d96a4a f29a5c f7cf7a fbeeb0 2b1d16 54351f 85562f b98450 e0b98a f6ddc0 173022 24552f 3f8a3b 7cc04a c5e36b 10323c 1a6270 2c9aa0 6fd6c8 c4f3e6 142052 2447a0 3f7fdc 78b8f5 c2e4ff 371a58 6a2c93 a548c4 df7fdd f8c2ee 5c1440 a3205f e0457f f78bb0',
  ),
);

export const pixelArt: Finish = (picture, { unit, figure }) => {
  // Fingers and tails are two of these wide at the least.
  const block = Math.max(1, Math.round(6 * unit));
  const small = reduce(picture, block);
  const outlined = reducePlane(figure, picture, block);
  const lines = inkLines(lightOf(small), small, { width: 1, threshold: 0.03, softness: 0.03, figure: outlined });
  enliven(small, 1.25, 1.1);
  const { data } = small;
  for (let cell = 0; cell < lines.length; cell++) {
    const at = cell * 4;
    scaleColor(data, at, 1 - 0.55 * (lines[cell] ?? 0));
    setColor(data, at, nearestColor(PIXEL_ART, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  }
  copyBlocks(picture, small, block);
};

function copyBlocks(picture: Raster, small: Raster, block: number): void {
  everyPixel(picture, (data, at, x, y) => {
    const from = (Math.floor(y / block) * small.width + Math.floor(x / block)) * 4;
    data[at] = small.data[from] ?? 0;
    data[at + 1] = small.data[from + 1] ?? 0;
    data[at + 2] = small.data[from + 2] ?? 0;
  });
}

/** The sixteen colours of a home computer of 1982. */
const HOME_COMPUTER = createPalette(
  readColors('000000 ffffff 9f4e44 6abfc6 a057a3 5cab5e 50459b c9d487 a1683c 6d5412 cb7e75 626262 898989 9ae29b 887ecb adadad'),
);
/** Four greens of a handheld of 1989. */
const HANDHELD = readColors('0f380f 306230 8bac0f c5d84a');

/** @param calm where nothing is dithered: of two colours in turn nobody is made out of. */
function ditherBlocks(small: Raster, palette: Palette, spread: number, calm: Plane): void {
  const { data, width, height } = small;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const lift = bayerAt(x, y) * spread * (1 - CALM * (calm[y * width + x] ?? 0));
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      setColor(data, at, nearestColor(palette, red + lift, green + lift, blue + lift));
    }
  }
}

/** In parts of the dither. */
const CALM = 0.85;

/** Sixteen colours, ordered dither, and the lines of the tube. */
export const eightBit: Finish = (picture, { unit, figure }) => {
  const block = Math.max(1, Math.round(8 * unit));
  const small = reduce(picture, block);
  const shown = reducePlane(figure, picture, block);
  const lines = inkLines(lightOf(small), small, { width: 1, threshold: 0.03, softness: 0.03, figure: shown });
  enliven(small, 1.5, 1.2);
  for (let cell = 0; cell < lines.length; cell++)
    scaleColor(small.data, cell * 4, 1 - 0.6 * (lines[cell] ?? 0) * (shown[cell] ?? 0));
  ditherBlocks(small, HOME_COMPUTER, 62, shown);
  copyBlocks(picture, small, block);
  everyPixel(picture, (data, at, x, y) => {
    const [column, row] = [(x % block) / block, (y % block) / block];
    const edge = Math.min(x, y, picture.width - 1 - x, picture.height - 1 - y) / unit;
    scaleColor(data, at, (row >= 0.75 ? 0.68 : 1.06) * (column >= 0.88 ? 0.9 : 1));
    if (edge < 32) setColor(data, at, row >= 0.75 ? [80, 74, 142] : [136, 126, 203]);
  });
};

export const handheld: Finish = (picture, { unit, figure }) => {
  const block = Math.max(1, Math.round(8 * unit));
  const small = reduce(picture, block);
  const light = lightOf(small);
  const outlined = reducePlane(figure, picture, block);
  const lines = inkLines(light, small, { width: 1, threshold: 0.03, softness: 0.03, figure: outlined });
  for (let cell = 0; cell < light.length; cell++) {
    const [column, row] = [cell % small.width, Math.floor(cell / small.width)];
    // Those behind it stand back, so that it is told from them by four greens.
    const seen = smoothStep(0.12, 0.84, light[cell] ?? 0);
    const own = outlined[cell] ?? 0;
    const tone = seen * own + (0.5 + 0.42 * seen) * (1 - own) - 0.75 * (lines[cell] ?? 0);
    const level = Math.max(0, Math.min(3, Math.round(tone * 3 + bayerAt(column, row) * 0.72)));
    setColor(small.data, cell * 4, HANDHELD[level] ?? [0, 0, 0]);
  }
  copyBlocks(picture, small, block);
  everyPixel(picture, (data, at, x, y) => {
    if (x % block === 0 || y % block === 0) blendColor(data, at, [155, 188, 15], 0.28);
  });
};

/** Letters of five by seven dots, a row in two digits. */
const GLYPHS: readonly (readonly [letter: string, rows: string])[] = [
  [' ', '00000000000000'],
  ['.', '00000000000c0c'],
  ['-', '0000000e000000'],
  ['_', '0000000000001f'],
  [':', '000c0c000c0c00'],
  ['=', '00001f001f0000'],
  ['+', '0004041f040400'],
  ['*', '00150e1f0e1500'],
  ['/', '01010204081010'],
  ['\\', '10100804020101'],
  ['|', '04040404040404'],
  ['(', '02040808080402'],
  [')', '08040202020408'],
  ['^', '040a1100000000'],
  ['"', '0a0a0a00000000'],
  ['o', '00000e1111110e'],
  ['O', '0e11111111110e'],
  ['X', '11110a040a1111'],
  ['#', '0a0a1f0a1f0a0a'],
  ['%', '18190204081303'],
  ['&', '0c12140815120d'],
  ['@', '0e11170d15150e'],
  ['8', '0e11110e11110e'],
  ['M', '111b1515111111'],
  ['W', '11111115151b11'],
  ['B', '1e11111e11111e'],
  ['$', '040f140e051e04'],
  ['T', '1f040404040404'],
  ['L', '1010101010101f'],
  ['7', '1f010204080808'],
  ['J', '0702020202120c'],
  ['v', '00001111110a04'],
  ['H', '1111111f111111'],
  ['K', '11121418141211'],
];
const WIDE = 6;
const HIGH = 8;

interface Glyph {
  dots: Uint8Array;
  /** How much of each of 2 x 4 fields it covers. */
  fields: readonly number[];
}

const glyphs: readonly Glyph[] = GLYPHS.map(([, rows]) => {
  const dots = new Uint8Array(WIDE * HIGH);
  const fields = Array.from({ length: 8 }, () => 0);
  for (let row = 0; row < 7; row++) {
    const bits = Number.parseInt(rows.slice(row * 2, row * 2 + 2), 16);
    for (let column = 0; column < 5; column++) {
      if (((bits >> (4 - column)) & 1) === 0) continue;
      dots[row * WIDE + column] = 1;
      const field = (row >> 1) * 2 + (column < 3 ? 0 : 1);
      fields[field] = (fields[field] ?? 0) + 1 / 6;
    }
  }
  return { dots, fields };
});

/** The letter that looks most like a cell, by its eight fields ("Structure-based ASCII Art", Xu, Zhang and Wong, 2010). */
function matchGlyph(light: readonly number[]): Glyph | undefined {
  let [best, least] = [glyphs[0], Infinity];
  for (const glyph of glyphs) {
    let error = 0;
    for (let field = 0; field < 8; field++) error += ((glyph.fields[field] ?? 0) - (light[field] ?? 0)) ** 2;
    if (error < least) [best, least] = [glyph, error];
  }
  return best;
}

/** Bright letters on a dark screen. */
export const ascii: Finish = (picture, { unit, figure }) => {
  const [wide, high] = [8 * unit, 12 * unit];
  const source = { ...picture, data: picture.data.slice() };
  const light = lightOf(source);
  const { width, height } = picture;
  for (let top = 0; top < height; top += high) {
    for (let left = 0; left < width; left += wide) {
      const fields = Array.from({ length: 8 }, () => 0);
      const sum = [0, 0, 0, 0];
      for (let y = top; y < Math.min(height, top + high); y++) {
        for (let x = left; x < Math.min(width, left + wide); x++) {
          const cell = y * width + x;
          const field = Math.floor(((y - top) / high) * 4) * 2 + (x - left < wide / 2 ? 0 : 1);
          fields[field] = (fields[field] ?? 0) + (light[cell] ?? 0) / ((wide * high) / 8);
          for (let channel = 0; channel < 3; channel++) {
            sum[channel] = (sum[channel] ?? 0) + (source.data[cell * 4 + channel] ?? 0);
          }
          sum[3] = (sum[3] ?? 0) + 1;
        }
      }

      const own = figure[Math.floor(top + high / 2) * width + Math.floor(left + wide / 2)] ?? 0;
      // Fewer and thinner letters around the figure than in it.
      const tone = 0.62 + 0.43 * own;
      const glyph = matchGlyph(fields.map((value) => clamp((value - 0.06) * tone)));
      const count = Math.max(1, sum[3] ?? 0);
      const color: Rgb = [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
      const peak = Math.max(40, color[0], color[1], color[2]);
      const lift = 0.72 + 0.28 * own;
      const back = 0.12 + 0.42 * own;
      const shine = (value: number) => (84 + (value / peak) * 171) * lift;
      const bright: Rgb = [shine(color[0]), shine(color[1]), shine(color[2])];
      const dark: Rgb = [6 + color[0] * back, 8 + color[1] * back, 10 + color[2] * back];
      for (let y = top; y < Math.min(height, top + high); y++) {
        for (let x = left; x < Math.min(width, left + wide); x++) {
          const at = (y * width + x) * 4;
          setColor(picture.data, at, dark);
          if (glyph) blendColor(picture.data, at, bright, coverOf(glyph, (x - left) / wide, (y - top) / high, wide, high));
        }
      }
    }
  }
};

/** How much of a pixel of a cell the dots of a letter cover: the mean of four by four points. */
function coverOf({ dots }: Glyph, u: number, v: number, wide: number, high: number): number {
  let sum = 0;
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const x = Math.min(WIDE - 1, Math.floor((u + (column + 0.5) / 4 / wide) * WIDE));
      const y = Math.min(HIGH - 1, Math.floor((v + (row + 0.5) / 4 / high) * HIGH));
      sum += dots[y * WIDE + x] ?? 0;
    }
  }
  return sum / 16;
}

const BRICKS = createPalette(
  readColors(
    'f4f4f4 a0a5a9 6c6e68 1b2a34 05131d c91a09 720e0f fe8a18 f2cd37 fff03a bbe90b 4b9f4a 237841 184632 0055bf 0a3463 5a93db 9fc3e9 008f9b 55a5af 81007b ac78ba e4adc8 fc97ac 582a12 7c503a aa7d55 e4cd9e f8bb9d d09168 958a73 a95500 73dca1 a0bcac 70d050 c2dab8 5e7c50 8cc47a 35a06a',
  ),
);

/** What a cell of a grid does to its colour: times so much, and so much added. */
interface CellTile {
  times: Float32Array;
  plus: Float32Array;
}

/** @param shade for a point of the cell, 0 to 1 in both directions, means of four by four in each pixel. */
function tileOf(side: number, shade: (u: number, v: number) => readonly [times: number, plus: number]): CellTile {
  const tile = { times: new Float32Array(side * side), plus: new Float32Array(side * side) };
  for (let y = 0; y < side * 4; y++) {
    for (let x = 0; x < side * 4; x++) {
      const [times, plus] = shade((x + 0.5) / (side * 4), (y + 0.5) / (side * 4));
      const cell = (y >> 2) * side + (x >> 2);
      tile.times[cell] = (tile.times[cell] ?? 0) + times / 16;
      tile.plus[cell] = (tile.plus[cell] ?? 0) + plus / 16;
    }
  }
  return tile;
}

/** Fills each cell with its colour, as the tile shades it. */
function paintCells(picture: Raster, side: number, tile: CellTile, colorOf: (column: number, row: number) => Rgb): void {
  const { data, width, height } = picture;
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const color = colorOf(left / side, top / side);
      for (let y = top; y < Math.min(height, top + side); y++) {
        for (let x = left; x < Math.min(width, left + side); x++) {
          const cell = (y - top) * side + x - left;
          const times = tile.times[cell] ?? 1;
          const plus = tile.plus[cell] ?? 0;
          const at = (y * width + x) * 4;
          data[at] = color[0] * times + plus;
          data[at + 1] = color[1] * times + plus;
          data[at + 2] = color[2] * times + plus;
        }
      }
    }
  }
}

const white = (share: number): readonly [number, number] => [1 - share, 255 * share];

/** A plate seen from above: seams, and a stud that is lit from the upper left and throws a shadow. */
function shadeBrick(x: number, y: number): readonly [number, number] {
  const [u, v] = [x - 0.5, y - 0.5];
  const away = farOf(u, v);
  const facing = (-u - v) / Math.max(0.01, away * 1.42);
  if (Math.abs(u) > 0.46 || Math.abs(v) > 0.46) return [u + v > 0 ? 0.66 : 0.84, 0];
  if (away < 0.27) return white(0.1 + 0.16 * clamp((-u - v) * 2.4));
  if (away < 0.34) return facing > 0 ? white(facing * 0.42) : [1 + facing * 0.42, 0];
  return farOf(u - 0.07, v - 0.07) < 0.37 ? [0.8, 0] : [1, 0];
}

/** Plates with one stud each. */
export const bricks: Finish = (picture, { unit }) => {
  const side = Math.max(1, Math.round(12 * unit));
  const small = reduce(picture, side);
  const lines = inkLines(lightOf(small), small, { width: 1, threshold: 0.035, softness: 0.04 });
  enliven(small, 1.35, 1.12);
  paintCells(picture, side, tileOf(side, shadeBrick), (column, row) => {
    const cell = row * small.width + column;
    const [red, green, blue] = pixelAt(small, cell);
    const dark = 1 - 0.3 * (lines[cell] ?? 0);
    return nearestColor(BRICKS, red * dark, green * dark, blue * dark);
  });
};

const pixelAt = ({ data }: Raster, cell: number): Rgb => [data[cell * 4] ?? 0, data[cell * 4 + 1] ?? 0, data[cell * 4 + 2] ?? 0];

/** Two threads that cross, on linen; the upper one goes from the lower left to the upper right. */
function shadeCross(u: number, v: number): readonly [number, number] {
  const over = Math.abs(u + v - 1) / 1.42;
  const under = Math.abs(u - v) / 1.42;
  if (Math.min(over, under) >= 0.19) {
    const weave = Math.sin(u * Math.PI * 4) * Math.sin(v * Math.PI * 4) * 10;
    return [0.62, (194 + weave) * 0.72 * 0.38];
  }
  const strand = 0.86 + 0.28 * Math.abs(Math.sin((over < 0.19 ? over : under) * 26));
  return [strand * (over < 0.19 ? 1.12 - over * 1.5 : 0.86 - under * 1.2), 8];
}

/** Crosses of thread on linen. */
export const crossStitch: Finish = (picture, { unit, figure }) => {
  const side = Math.max(1, Math.round(11 * unit));
  const small = reduce(picture, side);
  const outlined = reducePlane(figure, picture, side);
  const lines = inkLines(lightOf(small), small, { width: 1, threshold: 0.03, softness: 0.03, figure: outlined });
  enliven(small, 1.4, 1.1);
  paintCells(picture, side, tileOf(side, shadeCross), (column, row) => {
    const cell = row * small.width + column;
    const [red, green, blue] = pixelAt(small, cell);
    // One row of dark crosses around each form keeps it from melting into the next.
    const sheen = (0.95 + 0.1 * hash(column, row, 61)) * (1 - 0.55 * (lines[cell] ?? 0) * (outlined[cell] ?? 0));
    return [red * sheen, green * sheen, blue * sheen];
  });
};

/** Rows of stitches that look like a V. */
export const knitted: Finish = (picture, { unit }) => {
  const [wide, high] = [20 * unit, 15 * unit];
  const small = reduce(picture, Math.max(1, Math.round(2 * unit)));
  const { width, height } = picture;
  enliven(small, 1.25, 1.05);
  everyPixel(picture, (data, at, x, y) => {
    const column = Math.floor(x / wide);
    const inside = x / wide - column;
    const leg = inside < 0.5 ? inside * 2 : (1 - inside) * 2;
    // Both legs run down to the middle.
    const slanted = y / high - leg * 0.85;
    const row = Math.floor(slanted);
    const along = slanted - row - 0.5;
    const across = leg - 0.5;
    const spotX = (column + 0.5) * wide;
    const spotY = (row + 0.5 + 0.42) * high;
    const fromX = Math.max(0, Math.min(small.width - 1, Math.floor((spotX / width) * small.width)));
    const fromY = Math.max(0, Math.min(small.height - 1, Math.floor((spotY / height) * small.height)));
    const from = (fromY * small.width + fromX) * 4;
    const yarn = 1 - Math.min(1, (Math.abs(along) * 1.75) ** 2.4 * 0.55 + (Math.abs(across) * 1.9) ** 3 * 0.6);
    const twist = Math.sin((along * 2.2 + across * (inside < 0.5 ? 1 : -1) * 2.4) * 5) * 0.07;
    const fuzz = (readTile(grainTile(4), x * 1.3, y * 1.3, unit) - 0.5) * 0.3;
    const shade = 0.34 + 0.76 * yarn + twist + fuzz + (hash(column, row, 62) - 0.5) * 0.07;
    setColor(data, at, [
      (small.data[from] ?? 0) * shade + 8,
      (small.data[from + 1] ?? 0) * shade + 8,
      (small.data[from + 2] ?? 0) * shade + 8,
    ]);
  });
};

/** Pictures of thread: sewn with a needle, or woven on a loom. */
import type { Finish } from './finish.ts';
import { blendColor, createPalette, enliven, everyPixel, nearestColor, readColors, scaleColor, setColor } from './kit/color.ts';
import { flowCell, flowOf } from './kit/flow.ts';
import { inkLines } from './kit/lines.ts';
import { cellAt, isFlower } from './kit/motifs.ts';
import { grainTile, hash, noise, readTile } from './kit/noise.ts';
import { lightOf, reduce } from './kit/planes.ts';
import { type Direction, drawStroke, lightRelief, scatter } from './kit/strokes.ts';

/** Satin stitches that lie across the forms on linen, each a thread of its own, and a line of back stitches around them. */
export const embroidery: Finish = (picture, { unit, figure, beside }) => {
  const { width, height } = picture;
  const flow = flowOf(picture, unit, 4);
  const lines = inkLines(lightOf(picture), picture, { width: 2.6 * unit, threshold: 0.02, softness: 0.02, figure });
  enliven(picture, 1.35, 1.06);
  const source = { ...picture, data: picture.data.slice() };
  everyPixel(picture, (data, at, x, y) => {
    const weave = Math.sin((x / unit) * 1.5) * 7 + Math.sin((y / unit) * 1.5) * 7;
    setColor(data, at, [226 + weave, 214 + weave, 190 + weave]);
  });
  const across: Direction = (x, y, out) => {
    const cell = flowCell(flow, x, y);
    const isForm = (flow.energy[cell] ?? 0) > 0.0015;
    // Where nothing leads the needle, patches of threads lie one way each.
    const turn = isForm ? 0 : Math.floor(noise(x / (90 * unit), y / (90 * unit), 241) * 6) * 0.5;
    out.x = isForm ? -(flow.y[cell] ?? 0) : Math.cos(turn);
    out.y = isForm ? (flow.x[cell] ?? 1) : Math.sin(turn);
  };
  const relief = new Float32Array(width * height);
  for (const spot of scatter(picture, 4.2 * unit, 242)) {
    const [column, row] = [Math.min(width - 1, Math.floor(spot.x)), Math.min(height - 1, Math.floor(spot.y))];
    if (column < 0 || row < 0) continue;
    const cell = row * width + column;
    const own = Math.max(figure[cell] ?? 0, beside[cell] ?? 0);
    // The place is sewn with wider gaps, in which the linen is seen.
    if (own < 0.5 && hash(spot.salt, 243) > 0.62) continue;
    const sheen = 0.9 + 0.2 * hash(spot.salt, 244);
    const pale = own < 0.5 ? 0.2 : 0;
    const threadOf = (channel: number, linen: number) =>
      (source.data[cell * 4 + channel] ?? 0) * sheen * (1 - pale) + linen * pale;
    const energy = flow.energy[flowCell(flow, spot.x, spot.y)] ?? 0;
    const length = (energy > 0.01 ? 7 : own < 0.5 ? 20 : 13) * unit;
    drawStroke(
      picture,
      relief,
      { ...spot, length, width: 2.9 * unit, color: [threadOf(0, 226), threadOf(1, 214), threadOf(2, 190)] },
      across,
    );
  }
  lightRelief(picture, relief, 30);
  everyPixel(picture, (data, at, x, y) => {
    const stitch = Math.sin(((x + y) / unit) * 0.7) > -0.75 ? 0.88 : 0.3;
    blendColor(data, at, [44, 26, 38], (lines[at / 4] ?? 0) * stitch);
  });
};

const WOOLS = createPalette(
  readColors(
    '1c1f2c 2a3550 3f5a7c 7391a8 b4c2c0 20382c 3d5c3c 6f8450 a6a86a 4c1a1c 8a2b2a b5503c d98a6a ecc3a0 5a3a22 8f6536 c79a4e e8cf8e f2e6c8 6a3f5c a8768a d8b4b0 4a4640 85807a c4bcae',
  ),
);

/** Wool on a loom: rows of weft over ribs of warp, colours that meet in hatches, and a border of flowers. */
export const tapestry: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const lines = inkLines(lightOf(picture), picture, { width: 2.4 * unit, threshold: 0.02, softness: 0.03, figure });
  everyPixel(picture, (data, at) => blendColor(data, at, [34, 26, 36], (lines[at / 4] ?? 0) * 0.85));
  enliven(picture, 1.2, 1.1);
  const [wide, high] = [5 * unit, 3 * unit];
  const seen = reduce(picture, Math.max(1, Math.round(2 * unit)));
  everyPixel(picture, (data, at, x, y) => {
    const [column, row] = [Math.floor(x / wide), Math.floor(y / high)];
    // Every second weft reaches further into its neighbour.
    const reach = (hash(0, row, 246) - 0.5) * 5 * unit;
    const fromX = Math.max(0, Math.min(seen.width - 1, Math.floor((((column + 0.5) * wide + reach) / width) * seen.width)));
    const fromY = Math.max(0, Math.min(seen.height - 1, Math.floor((((row + 0.5) * high) / height) * seen.height)));
    const from = (fromY * seen.width + fromX) * 4;
    setColor(data, at, nearestColor(WOOLS, seen.data[from] ?? 0, seen.data[from + 1] ?? 0, seen.data[from + 2] ?? 0));
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    if (edge < 64) {
      const { u, v, chance } = cellAt(x / unit - 32, y / unit - 32, 64, 47);
      const isRim = edge < 8 || edge > 57;
      const bloom = isFlower(u, v, 8, 5)
        ? [232, 207, 142]
        : isFlower(u, v, 24, 6)
          ? chance < 0.5
            ? [181, 80, 60]
            : [216, 180, 176]
          : [42, 53, 80];
      const [red = 0, green = 0, blue = 0] = isRim ? [199, 154, 78] : bloom;
      setColor(data, at, [red, green, blue]);
    }
    const rib = Math.sin(((x / wide) % 1) * Math.PI);
    const weft = Math.sin((((y + (column % 2) * high * 0.5) / high) % 1) * Math.PI);
    const wool = readTile(grainTile(2), x * 0.5, y, unit) - 0.5;
    scaleColor(data, at, 0.74 + 0.2 * rib + 0.16 * weft + wool * 0.16);
  });
};

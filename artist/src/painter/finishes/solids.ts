/** What a computer would build: cubes seen from above, and bodies in soft light. */

import type { Finish } from './finish.ts';
import { blendColor, enliven, everyPixel, lightAt, scaleColor, setColor, smoothStep } from './kit/color.ts';
import { farOf } from './kit/motifs.ts';
import { hash } from './kit/noise.ts';
import { blurPicture, blurPlane, enlargeInto, greaterOf, lightOf, reduce, reducePlane, slopesOf } from './kit/planes.ts';

const ROOT = Math.sqrt(3);

/** Cubes seen from a corner, each with a light side, a middle one and a dark one. */
export const isometric: Finish = (picture, { unit, figure }) => {
  const light = lightOf(picture);
  const source = reduce(picture, 4 * unit);
  const { width, height } = picture;
  const side = 11 * unit;
  enliven(source, 1.25, 1.1);
  everyPixel(picture, (data, at, x, y) => {
    // Rows of hexagons with a corner on top: every other one is shifted by half.
    const high = side * 1.5;
    let [row, column] = [Math.round(y / high), 0];
    let [least, dx, dy] = [Infinity, 0, 0];
    for (let near = row - 1, last = row + 1; near <= last; near++) {
      const shift = (near & 1) * 0.5;
      const at = Math.round(x / (side * ROOT) - shift);
      const [offX, offY] = [x - (at + shift) * side * ROOT, y - near * high];
      const away = offX * offX + offY * offY;
      if (away < least) [least, dx, dy, row, column] = [away, offX, offY, near, at];
    }
    const [midX, midY] = [(column + (row & 1) * 0.5) * side * ROOT, row * high];
    const seenX = Math.max(0, Math.min(source.width - 1, Math.floor((midX / width) * source.width)));
    const seenY = Math.max(0, Math.min(source.height - 1, Math.floor((midY / height) * source.height)));
    const from = (seenY * source.width + seenX) * 4;
    const shade = dy < -Math.abs(dx) / ROOT ? 1.26 : dx < 0 ? 0.92 : 0.6;
    const [red, green, blue] = [source.data[from] ?? 0, source.data[from + 1] ?? 0, source.data[from + 2] ?? 0];
    // What is painted on the cubes, so that a face stays one.
    const drawn = ((light[at / 4] ?? 0) * 255 - (red * 0.3 + green * 0.59 + blue * 0.11)) * 0.6 * (figure[at / 4] ?? 0);
    setColor(data, at, [red * shade + drawn, green * shade + drawn, blue * shade + drawn]);
  });
};

/** How deep the blocks of a figure are, in parts of a block: they are seen a little from above and from the right. */
const DEPTH = 0.55;

/** Blocks with a grain of their own, as a world of them is built in a game: the figure stands out of the place as a solid one. */
export const voxel: Finish = (picture, { unit, figure, beside, detail }) => {
  const side = Math.max(2, Math.round(16 * unit));
  const small = reduce(picture, side);
  const shown = reducePlane(greaterOf(figure, beside), picture, side);
  const face = { ...picture, data: picture.data.slice() };
  enliven(small, 1.35, 1.12);
  const { data: from, width: columns } = small;
  const rows = small.height;
  const isSolid = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && (shown[row * columns + column] ?? 0) > 0.45;
  everyPixel(picture, (data, at, x, y) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const [u, v] = [x / side - column, y / side - row];
    let [solid, shade] = [row * columns + column, 1];
    const isOwn = isSolid(column, row);
    if (!isOwn) {
      // The top of the block below, leaning to the right, or the right side of the one beside it.
      const below = 1 - v < DEPTH && isSolid(u + v - 1 > 0 ? column : column - 1, row + 1);
      const beside = u < DEPTH && isSolid(column - 1, u + v < 1 ? row : row + 1);
      if (below && !(beside && u < 1 - v)) [solid, shade] = [(row + 1) * columns + (u + v - 1 > 0 ? column : column - 1), 1.3];
      else if (beside) [solid, shade] = [(u + v < 1 ? row : row + 1) * columns + column - 1, 0.55];
    }
    // Four by four spots on each block.
    const grain = 0.91 + 0.18 * hash(Math.floor((x * 4) / side), Math.floor((y * 4) / side), 131);
    const seam = isOwn && (u < 0.07 || v > 0.93) ? 0.84 : isOwn && (v < 0.07 || u > 0.93) ? 1.1 : 1;
    const far = isOwn || shade !== 1 ? 1 : 0.9 + 0.14 * hash(column, row, 132);
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (from[solid * 4 + channel] ?? 0) * shade * grain * seam * far;
    // Eyes are painted on the blocks.
    const drawn = (detail[at / 4] ?? 0) * (figure[at / 4] ?? 0) * 0.35;
    blendColor(data, at, [face.data[at] ?? 0, face.data[at + 1] ?? 0, face.data[at + 2] ?? 0], drawn);
  });
};

/** The still of an animated film: the place out of focus, a light behind the figure, and a shine on all that is round. */
export const render: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const small = reduce(picture, 4 * unit);
  const blurred = { ...picture, data: new Uint8ClampedArray(picture.data.length) };
  blurPicture(small, 4);
  enlargeInto(blurred, small);
  const slopes = slopesOf(blurPlane(figure, width, height, 9 * unit), width, height);
  const bulge = slopesOf(blurPlane(lightOf(picture), width, height, 6 * unit), width, height);
  const near = blurPlane(figure, width, height, 34 * unit);
  enliven(picture, 1.22, 1.12);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const color = [blurred.data[at] ?? 0, blurred.data[at + 1] ?? 0, blurred.data[at + 2] ?? 0] as const;
    blendColor(data, at, color, 1 - own);
    blendColor(data, at, [255, 226, 170], (near[cell] ?? 0) * (1 - own) * 0.34);
    const rim = farOf(slopes.x[cell] ?? 0, slopes.y[cell] ?? 0) * unit * 16;
    blendColor(data, at, [255, 214, 150], smoothStep(0.24, 0.6, rim) * own * ((slopes.x[cell] ?? 0) < 0 ? 0.75 : 0.16));
    const shine = (-(bulge.y[cell] ?? 0) - (bulge.x[cell] ?? 0)) * unit;
    scaleColor(data, at, 1 + Math.max(-0.2, Math.min(0.3, shine * 2.4)) * own);
    blendColor(data, at, [255, 255, 255], smoothStep(0.9, 1.04, lightAt(data, at) + shine) * own * 0.4);
    const corner = farOf(x / width - 0.5, y / height - 0.5);
    scaleColor(data, at, 1 - smoothStep(0.42, 0.76, corner) * 0.5);
  });
};

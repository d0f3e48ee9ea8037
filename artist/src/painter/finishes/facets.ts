/** Pictures put together from pieces: triangles, panes, stones, cut sheets. */

import type { Raster } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { isBorder, meanColors, scatterByDetail, superpixels, triangles } from './kit/cells.ts';
import { blendColor, clamp, enliven, everyPixel, lightAt, scaleColor, setColor, smoothStep } from './kit/color.ts';
import { flowCell, flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, readTile } from './kit/noise.ts';
import { blurPlane, enlargeInto, lightOf, type Plane, reduce } from './kit/planes.ts';

/** Which piece a pixel of the picture is in, when the pieces were cut at half its size. */
function pieceAt(labels: Int32Array, small: Raster, picture: Raster, x: number, y: number): number {
  const column = Math.min(small.width - 1, Math.floor((x * small.width) / picture.width));
  const row = Math.min(small.height - 1, Math.floor((y * small.height) / picture.height));
  return labels[row * small.width + column] ?? 0;
}

/** A plane of the whole picture that is 1 along the borders of pieces, softly. */
function bordersOf(labels: Int32Array, small: Raster, picture: Raster, reach: number): Plane {
  const lines = new Float32Array(picture.width * picture.height);
  for (let y = 0; y < picture.height; y++) {
    const row = Math.min(small.height - 1, Math.floor((y * small.height) / picture.height));
    for (let x = 0; x < picture.width; x++) {
      const column = Math.min(small.width - 1, Math.floor((x * small.width) / picture.width));
      if (column < small.width - 1 && row < small.height - 1 && isBorder(labels, small.width, row * small.width + column))
        lines[y * picture.width + x] = 1;
    }
  }
  return blurPlane(lines, picture.width, picture.height, reach);
}

/** Triangles of one colour each, small where a face is. */
export const lowPoly: Finish = (picture, { unit, figure }) => {
  const flow = flowOf(picture, unit, 1);
  const spots = scatterByDetail(picture, flow, 10 * unit, 0.03);
  const { labels: facets, salts } = triangles(spots, picture, unit);
  // A rod or a leg that shares its triangles with the sky would be lost in it.
  const labels = facets.map((facet, cell) => facet * 2 + ((figure[cell] ?? 0) > 0.5 ? 1 : 0));
  enliven(picture, 1.2, 1.05);
  const means = meanColors(picture, labels);
  everyPixel(picture, (data, at) => {
    const label = labels[at / 4] ?? 0;
    const shade = 0.93 + 0.14 * hash(salts[label >> 1] ?? 0, 3);
    setColor(data, at, [
      (means[label * 4] ?? 0) * shade,
      (means[label * 4 + 1] ?? 0) * shade,
      (means[label * 4 + 2] ?? 0) * shade,
    ]);
  });
};

/** Sheets of coloured paper, folded: large facets that catch the light, with sharp creases. */
export const origami: Finish = (picture, { unit, figure }) => {
  const flow = flowOf(picture, unit, 2);
  const lines = inkLines(lightOf(picture), picture, { width: 2 * unit, threshold: 0.03, softness: 0.05, figure });
  const spots = scatterByDetail(picture, flow, 34 * unit, 0.012);
  const { labels: folds, salts } = triangles(spots, picture, unit);
  // A fold that runs from the figure into its place is two sheets, one before the other.
  const labels = folds.map((fold, cell) => fold * 2 + ((figure[cell] ?? 0) > 0.5 ? 1 : 0));
  const own = lightOf(picture);
  enliven(picture, 1.25, 0.96);
  const means = meanColors(picture, labels);
  const crease = bordersOf(labels, picture, picture, Math.max(1, unit));
  const angles = salts.map((salt) => hash(salt, 6) * Math.PI * 2);
  const turns = { x: Float64Array.from(angles, Math.cos), y: Float64Array.from(angles, Math.sin) };
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const label = labels[cell] ?? 0;
    const salt = salts[label >> 1] ?? 0;
    // Each fold leans its own way; within it the light falls off.
    const lean = hash(salt, 5) - 0.5;
    const slope = ((x * (turns.x[label >> 1] ?? 0) + y * (turns.y[label >> 1] ?? 0)) / (90 * unit)) % 1;
    const fibre = readTile(grainTile(4), x, y, unit) - 0.5;
    const shade = 1.02 + lean * 0.46 + slope * 0.1 + fibre * 0.07;
    const [red, green, blue] = [means[label * 4] ?? 0, means[label * 4 + 1] ?? 0, means[label * 4 + 2] ?? 0];
    const light = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
    // What is drawn on the paper, so that a face stays one.
    const drawn = ((own[cell] ?? 0) - light) * 100 * (figure[cell] ?? 0);
    setColor(data, at, [red * shade + 10 + drawn, green * shade + 10 + drawn, blue * shade + 10 + drawn]);
    const edge = smoothStep(0.12, 0.5, crease[cell] ?? 0);
    blendColor(data, at, lean > 0 ? [255, 255, 250] : [40, 30, 50], edge * 0.55);
    blendColor(data, at, [40, 26, 46], (lines[cell] ?? 0) * 0.45);
  });
};

/** Panes between strips of lead, with the shadows painted on the glass, and light behind it. */
export const stainedGlass: Finish = (picture, { unit, figure, detail }) => {
  const source = { ...picture, data: picture.data.slice() };
  enliven(source, 1.5, 1.1);
  const painted = inkLines(lightOf(picture), picture, { width: 2 * unit, threshold: 0.022, softness: 0.03, figure });
  const small = reduce(picture, 2 * unit);
  const labels = superpixels(small, 15, 46);
  enliven(small, 1.9, 1.15);
  const means = meanColors(small, labels);
  const lead = bordersOf(labels, small, picture, 2.1 * unit);
  const { width, height } = picture;
  const glow = grainTile(32);
  everyPixel(picture, (data, at, x, y) => {
    const label = pieceAt(labels, small, picture, x, y);
    const wave = readTile(glow, x, y, unit);
    const sun = 1.22 - farOf(x / width - 0.5, y / height - 0.4) * 0.62;
    const shade = (0.82 + 0.4 * hash(label, 8) + (wave - 0.5) * 0.34) * sun;
    // Faces and folds are painted on the glass: no pane is cut through an eye.
    const own = figure[at / 4] ?? 0;
    const face = (detail[at / 4] ?? 0) * own;
    const drawn = own * 0.4 + face * 0.45;
    const pane = (channel: number): number =>
      (means[label * 4 + channel] ?? 0) * (1 - drawn) + (source.data[at + channel] ?? 0) * drawn;
    setColor(data, at, [pane(0) * shade + 14, pane(1) * shade + 10, pane(2) * shade + 14]);
    blendColor(data, at, [34, 18, 16], (painted[at / 4] ?? 0) * 0.86);
    const strip = (lead[at / 4] ?? 0) * (1 - face);
    const metal = smoothStep(0.2, 0.34, strip);
    const shine = smoothStep(0.55, 0.8, strip) * 46;
    blendColor(data, at, [18 + shine, 19 + shine, 24 + shine], metal);
  });
};

/** Small stones in rows that follow the forms (Hausner, "Simulating Decorative Mosaics", 2001). */
export const mosaic: Finish = (picture, { unit }) => {
  const flow = flowOf(picture, unit, 4);
  const source = reduce(picture, 2 * unit);
  const pitch = 12 * unit;
  const half = pitch * 0.5;
  const { width, height } = picture;
  // One row and one column more on each side.
  const columns = Math.ceil(width / pitch) + 2;
  const count = columns * (Math.ceil(height / pitch) + 2);
  const spotX = new Float32Array(count);
  const spotY = new Float32Array(count);
  const spotFlowX = new Float32Array(count);
  const spotFlowY = new Float32Array(count);
  for (let stone = 0; stone < count; stone++) {
    const row = Math.floor(stone / columns) - 1;
    const column = (stone % columns) - 1;
    const x = (column + 0.34 + 0.32 * hash(column, row, 41)) * pitch;
    const y = (row + 0.34 + 0.32 * hash(column, row, 42)) * pitch;
    const cell = flowCell(flow, x, y);
    spotX[stone] = x;
    spotY[stone] = y;
    spotFlowX[stone] = flow.x[cell] ?? 1;
    spotFlowY[stone] = flow.y[cell] ?? 0;
  }
  everyPixel(picture, (data, at, x, y) => {
    const column = Math.floor(x / pitch);
    const row = Math.floor(y / pitch);
    let best = 0;
    let least = Infinity;
    let second = Infinity;
    let bestX = 0;
    let bestY = 0;
    for (let near = row - 1; near <= row + 1; near++) {
      for (let side = column - 1; side <= column + 1; side++) {
        const stone = (near + 1) * columns + side + 1;
        const dx = x - (spotX[stone] ?? 0);
        const dy = y - (spotY[stone] ?? 0);
        const alongX = spotFlowX[stone] ?? 1;
        const alongY = spotFlowY[stone] ?? 0;
        const u = Math.abs(dx * alongX + dy * alongY);
        const v = Math.abs(dy * alongX - dx * alongY);
        const away = Math.max(u, v) * 0.8 + (u + v) * 0.2;
        if (away < least) {
          second = least;
          least = away;
          best = stone;
          bestX = dx;
          bestY = dy;
        } else if (away < second) second = away;
      }
    }
    const fromX = Math.max(0, Math.min(width - 1, x - bestX));
    const fromY = Math.max(0, Math.min(height - 1, y - bestY));
    const from = (Math.floor((fromY / height) * source.height) * source.width + Math.floor((fromX / width) * source.width)) * 4;
    const tone = 0.82 + 0.36 * hash(best, 43);
    const bevel = 1 + ((-bestX - bestY) / half) * 0.11;
    const stone = tone * bevel + (readTile(grainTile(4), x, y, unit) - 0.5) * 0.12;
    setColor(data, at, [
      (source.data[from] ?? 0) * stone + 6,
      (source.data[from + 1] ?? 0) * stone + 6,
      (source.data[from + 2] ?? 0) * stone + 4,
    ]);
    const joint = 1 - smoothStep(0.5 * unit, 1.9 * unit, second - least);
    blendColor(data, at, [92, 82, 72], joint * 0.92);
  });
};

/** The same thing from several sides at once, in shards. */
export const cubist: Finish = (picture, { unit, figure, detail }) => {
  const flow = flowOf(picture, unit, 2);
  const source = { ...picture, data: picture.data.slice() };
  const lines = inkLines(lightOf(picture), picture, { width: 2.4 * unit, threshold: 0.02, softness: 0.02, figure });
  const spots = scatterByDetail(picture, flow, 84 * unit, 0.24);
  const { labels, salts } = triangles(spots, picture, unit);
  const edges = bordersOf(labels, picture, picture, 1.2 * unit);
  const { width, height } = picture;
  everyPixel(picture, (data, at, x, y) => {
    const label = labels[at / 4] ?? 0;
    // What is to be read was seen from one side.
    // The figure is in shards too, but in smaller ones: it is to be known.
    const own = figure[at / 4] ?? 0;
    const loose = (1 - (detail[at / 4] ?? 0)) * (1 - 0.78 * own);
    const offX = (hash(salts[label] ?? 0, 1) - 0.5) * 46 * unit * loose;
    const offY = (hash(salts[label] ?? 0, 2) - 0.5) * 46 * unit * loose;
    // Every shard was seen from elsewhere: nearer or further, and aslant.
    const near = 0.8 + 0.34 * hash(salts[label] ?? 0, 9);
    const slant = (hash(salts[label] ?? 0, 10) - 0.5) * 0.5;
    const [dx, dy] = [(x - width / 2) * loose, (y - height / 2) * loose];
    const [turnedX, turnedY] = [x + dx * (near - 1) * 0.3 - dy * slant * 0.3, y + dy * (near - 1) * 0.3 + dx * slant * 0.3];
    const column = Math.max(0, Math.min(width - 1, Math.round(turnedX + offX)));
    const row = Math.max(0, Math.min(height - 1, Math.round(turnedY + offY)));
    const from = row * width + column;
    const angle = hash(salts[label] ?? 0, 3) * Math.PI * 2;
    const slope = ((x * Math.cos(angle) + y * Math.sin(angle)) / (150 * unit)) % 1;
    const shade =
      0.86 + 0.3 * slope + (hash(salts[label] ?? 0, 4) - 0.5) * 0.3 + (readTile(grainTile(4), x, y * 2, unit) - 0.5) * 0.16;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = Math.round(((source.data[from * 4 + channel] ?? 0) * shade) / 22) * 22;
    }
    // Earth and slate, as they were in 1910.
    const light = lightAt(data, at);
    blendColor(data, at, [70 + light * 170, 62 + light * 150, 50 + light * 120], 0.6 - 0.34 * own);
    // Cuts of the place are fainter than the outline of who is in it.
    const cut = smoothStep(0.2, 0.5, edges[at / 4] ?? 0) * (0.5 - 0.15 * own);
    const drawn = (lines[from] ?? 0) * (0.55 + 0.4 * Math.max(own, figure[from] ?? 0));
    blendColor(data, at, [26, 20, 18], Math.max(drawn, cut));
  });
};

/** Sheets of card, one above the other, each with its shadow. */
export const paperCut: Finish = (picture, { unit, figure }) => {
  const flow = flowOf(picture, unit, 4);
  const lines = inkLines(lightOf(picture), picture, { width: 2 * unit, threshold: 0.03, softness: 0.04, figure });
  const small = abstractPicture(picture, flow, unit, 6);
  enlargeInto(picture, small);
  const soft = blurPlane(lightOf(picture), picture.width, picture.height, 2.5 * unit);
  const sheets = 7;
  const { width, height } = picture;
  const level = new Float32Array(soft.length);
  for (let cell = 0; cell < soft.length; cell++) level[cell] = Math.min(sheets - 1, Math.floor((soft[cell] ?? 0) * sheets));
  const shadows = shadowsOf(level, width, height, unit);
  enliven(picture, 1.3, 1);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = Math.max(0.05, lightAt(data, at));
    const target = 0.14 + (level[cell] ?? 0) * 0.125;
    scaleColor(data, at, Math.min(2.6, target / own));
    const fibre = readTile(grainTile(4), x, y, unit) - 0.5;
    scaleColor(data, at, (1 + fibre * 0.07) * (1 - clamp(shadows[cell] ?? 0) * 0.52));
    // The cut edge of a sheet is white where the light falls on it.
    const reach = Math.max(1, Math.round(2 * unit));
    const lit = cell >= reach * (width + 1) && (level[cell - reach * (width + 1)] ?? 0) < (level[cell] ?? 0);
    if (lit) blendColor(data, at, [255, 253, 246], 0.42);
    blendColor(data, at, [38, 28, 40], (lines[cell] ?? 0) * 0.55);
  });
};

/** How much a higher sheet to the upper left shades a pixel. */
function shadowsOf(level: Plane, width: number, height: number, unit: number): Plane {
  const shadows = new Float32Array(level.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = level[y * width + x] ?? 0;
      let dark = 0;
      for (let step = 1; step <= 5; step++) {
        const off = Math.round(step * 2 * unit);
        if (x - off < 0 || y - off < 0) break;
        if ((level[(y - off) * width + x - off] ?? 0) > own) {
          dark = 1 - (step - 1) / 7;
          break;
        }
      }
      shadows[y * width + x] = dark;
    }
  }
  return blurPlane(shadows, width, height, 2 * unit);
}

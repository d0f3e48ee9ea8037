/** What painters do with details: leave them out, and keep the edges. */
import { createRaster, type Raster } from '../../../drawing/raster.ts';
import { type Flow, flowCell } from './flow.ts';
import { reduce } from './planes.ts';

const SECTORS = 8;
const TURNS = 16;
const STRETCHES = 3;

/** The neighbours of a pixel, sorted by sector, as steps through the data of a padded picture. */
interface Neighbourhood {
  steps: Int32Array;
  /** Where each sector begins, and where the last one ends. */
  starts: Int32Array;
}

/** The last ones cut: all pictures of a worker have one size. */
let cut: { radius: number; width: number; all: Neighbourhood[] } = { radius: 0, width: 0, all: [] };

/** For each direction and each anisotropy: an ellipse along the flow, cut like a cake. */
function neighbourhoodsOf(radius: number, width: number): Neighbourhood[] {
  if (cut.radius === radius && cut.width === width) return cut.all;
  const all: Neighbourhood[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const angle = (turn * Math.PI) / TURNS;
    for (let stretch = 0; stretch < STRETCHES; stretch++) all.push(cutEllipse(radius, angle, 1 + stretch * 0.45, width));
  }
  cut = { radius, width, all };
  return all;
}

const reachOf = (radius: number): number => Math.ceil(radius * 1.9) + 1;

function cutEllipse(radius: number, angle: number, ratio: number, width: number): Neighbourhood {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const sectors: number[][] = Array.from({ length: SECTORS }, () => [0]);
  const reach = reachOf(radius);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const along = (dx * cos + dy * sin) / ratio;
      const across = (dy * cos - dx * sin) * Math.sqrt(ratio);
      if (Math.hypot(along, across) > radius || (dx === 0 && dy === 0)) continue;
      // Every second neighbour tells as much, like the black squares of a chessboard.
      if (radius > 3 && ((dx + dy) & 1) === 0) continue;
      const share = Math.atan2(across, along) / (2 * Math.PI) + 1;
      sectors[Math.floor(share * SECTORS) % SECTORS]?.push((dy * width + dx) * 4);
    }
  }
  const starts = new Int32Array(SECTORS + 1);
  for (const [index, list] of sectors.entries()) starts[index + 1] = (starts[index] ?? 0) + list.length;
  return { steps: Int32Array.from(sectors.flat()), starts };
}

/** A copy with so many pixels more on each side, which repeat the outermost ones. */
function pad({ data, width, height }: Raster, margin: number): Raster {
  const padded = createRaster(width + margin * 2, height + margin * 2);
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(padded.data.buffer);
  for (let y = 0; y < padded.height; y++) {
    const row = Math.max(0, Math.min(height - 1, y - margin)) * width;
    for (let x = 0; x < padded.width; x++) {
      to[y * padded.width + x] = from[row + Math.max(0, Math.min(width - 1, x - margin))] ?? 0;
    }
  }
  return padded;
}

/** Of the flow's energy: in a sky that changes by less than a level from pixel to pixel every mean is the pixel itself. */
const CALM = 1e-4;

/**
 * The anisotropic Kuwahara filter (Kyprianidis, Kang and Döllner, 2009) with sectors that are cut once for sixteen
 * directions: each pixel becomes the mean of those sectors around it that vary least. Half the size of the picture.
 */
export function abstractPicture(picture: Raster, flow: Flow, unit: number, radius = 4): Raster {
  const small = reduce(picture, 2 * unit);
  const { width, height } = small;
  const margin = reachOf(radius);
  const padded = pad(small, margin);
  const result = createRaster(width, height);
  const pace = picture.width / width;
  const neighbourhoods = neighbourhoodsOf(radius, padded.width);
  const choice = chooseNeighbourhoods(flow);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = flowCell(flow, x * pace, y * pace);
      const at = ((y + margin) * padded.width + x + margin) * 4;
      const to = (y * width + x) * 4;
      const neighbours = neighbourhoods[choice[cell] ?? 0];
      if ((flow.energy[cell] ?? 0) < CALM) copyPixel(padded.data, at, result.data, to);
      else if (neighbours) blendSectors(padded.data, at, neighbours, result.data, to);
    }
  }
  return result;
}

/** For each point of the flow, which of the ellipses lies along it. */
function chooseNeighbourhoods(flow: Flow): Uint8Array {
  const choice = new Uint8Array(flow.x.length);
  for (let cell = 0; cell < choice.length; cell++) {
    const angle = Math.atan2(flow.y[cell] ?? 0, flow.x[cell] ?? 0) / Math.PI;
    const turn = Math.round((angle + 1) * TURNS) % TURNS;
    const stretch = Math.min(STRETCHES - 1, Math.floor((flow.coherence[cell] ?? 0) * STRETCHES));
    choice[cell] = turn * STRETCHES + stretch;
  }
  return choice;
}

function copyPixel(from: Uint8ClampedArray, at: number, result: Uint8ClampedArray, to: number): void {
  result[to] = from[at] ?? 0;
  result[to + 1] = from[at + 1] ?? 0;
  result[to + 2] = from[at + 2] ?? 0;
  result[to + 3] = 255;
}

function blendSectors(
  from: Uint8ClampedArray,
  middle: number,
  { steps, starts }: Neighbourhood,
  result: Uint8ClampedArray,
  to: number,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let weights = 0;
  let end = 0;
  for (let sector = 1; sector <= SECTORS; sector++) {
    const start = end;
    end = starts[sector] ?? 0;
    let r = 0;
    let g = 0;
    let b = 0;
    let squares = 0;
    for (let index = start; index < end; index++) {
      const at = middle + (steps[index] ?? 0);
      const ownR = from[at] ?? 0;
      const ownG = from[at + 1] ?? 0;
      const ownB = from[at + 2] ?? 0;
      r += ownR;
      g += ownG;
      b += ownB;
      squares += ownR * ownR + ownG * ownG + ownB * ownB;
    }
    const count = end - start;
    const variance = Math.max(0, squares / count - (r * r + g * g + b * b) / (count * count));
    // The eighth power of the deviation: the calmest sector decides.
    const calm = variance / 60;
    const weight = 1 / (1 + calm * calm * calm * calm);
    const share = weight / count;
    red += r * share;
    green += g * share;
    blue += b * share;
    weights += weight;
  }
  result[to] = red / weights;
  result[to + 1] = green / weights;
  result[to + 2] = blue / weights;
  result[to + 3] = 255;
}

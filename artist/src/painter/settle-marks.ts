/** Marks about a head are seen: they hang before what is plain, and what is behind them is made still. */
import { drawOnto, type Part, partBox } from '../drawing/parts.ts';
import {
  type Box,
  blurMask,
  clearBox,
  clipBox,
  createRaster,
  maskOf,
  paintMask,
  type Raster,
  type Rgb,
  SIDE,
} from '../drawing/raster.ts';
import type { Figure, Prop } from './figure.ts';
import { closeSpots } from './scattered-marks.ts';
import { headsOf } from './uncover-faces.ts';

const STEP = 4;
const CELLS = SIDE / STEP;
const MARGIN = 24;

/** How bright a place is, and how much that changes, in any box of it. */
export function readPlace({ data }: Raster) {
  const sums = [0, 1, 2, 3, 4].map(() => new Float64Array((CELLS + 1) ** 2));
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const from = (row * STEP * SIDE + column * STEP) * 4;
      const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
      const light = lightOf([red, green, blue]);
      const at = (row + 1) * (CELLS + 1) + column + 1;
      for (const [index, value] of [red, green, blue, light, light * light].entries()) {
        const sum = sums[index];
        if (sum) sum[at] = value + (sum[at - 1] ?? 0) + (sum[at - CELLS - 1] ?? 0) - (sum[at - CELLS - 2] ?? 0);
      }
    }
  return (box: Box): { color: Rgb; unrest: number } => {
    const { left, top, right, bottom } = clipBox(
      { left: box.left / STEP, top: box.top / STEP, right: box.right / STEP, bottom: box.bottom / STEP },
      { width: CELLS, height: CELLS },
    );
    const count = Math.max(1, (right - left) * (bottom - top));
    const mean = (index: number): number => {
      const at = (x: number, y: number): number => sums[index]?.[y * (CELLS + 1) + x] ?? 0;
      return (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / count;
    };
    return { color: [mean(0), mean(1), mean(2)], unrest: Math.sqrt(Math.max(0, mean(4) - mean(3) ** 2)) };
  };
}

const lightOf = ([red, green, blue]: Rgb): number => red * 0.3 + green * 0.59 + blue * 0.11;

/** The deviation of brightness, of 255, that lies quietly behind a mark, and that swallows it. */
const QUIET = 10;
const RESTLESS = 30;
/** What is so much plainer is worth the way. */
const PLAINER = 0.6;

/**
 * Moves the marks to where the place is plain, on the same side of the head.
 * @param picture the place, which is made still behind them.
 * @returns the parts of the figure, as they are to be drawn.
 */
export async function settleMarks(
  picture: Raster,
  figure: Figure,
  props: readonly Prop[],
  signal?: AbortSignal,
): Promise<Part[]> {
  const marks = figure.parts.filter(({ mark }) => mark !== undefined);
  if (marks.length === 0) return figure.parts;
  const lookAt = readPlace(picture);
  const parts = headsOf(figure).length === 1 ? moveMarks(figure, props, (box) => lookAt(box).unrest) : figure.parts;
  const [layer, scratch] = [createRaster(SIDE, SIDE), createRaster(SIDE, SIDE)];
  for (const part of parts.filter(({ mark }) => mark !== undefined)) await still(part);
  return parts;

  async function still(part: Part): Promise<void> {
    const box = clipBox(partBox(part), layer);
    if (box.right <= box.left || box.bottom <= box.top) return;
    await drawOnto([layer], scratch, { ...part, shadow: 0 }, signal);
    const { color, unrest } = lookAt(widen(box, AROUND));
    const own = brightnessOf(layer, box);
    const lack = APART - Math.abs(lightOf(color) - own);
    const need = Math.max(share(unrest, QUIET, RESTLESS), share(lack, 0, APART / 2));
    if (need > 0.05) {
      const aim = lightOf(color) > DUSK ? PALE : DARK;
      const toward = (away: number): number => lightOf(color) + (lightOf(aim) - lightOf(color)) * away;
      const away = [0, 0.2, 0.4, 0.6].find((each) => Math.abs(toward(each) - own) >= APART) ?? 0.8;
      const ground: Rgb = [0, 1, 2].map((at) => (color[at] ?? 0) + ((aim[at] ?? 0) - (color[at] ?? 0)) * away) as unknown as Rgb;
      const mask = blurMask(maskOf(layer, box, HALO), HALO);
      paintMask(picture, mask, {
        offset: { x: 0, y: 0 },
        color: ground,
        strength: 4.5 * need,
        box: { left: 0, top: 0, right: SIDE, bottom: SIDE },
      });
    }
    clearBox(layer, box);
  }
}

/** How far around a mark its place becomes still, in pixels. */
const HALO = 26;
const AROUND = 12;
/** From this difference of brightness on, of 255, a mark is seen. */
const APART = 60;
/** What is darker becomes darker still, of 255. */
const DUSK = 100;
const PALE: Rgb = [255, 252, 240];
const DARK: Rgb = [30, 18, 52];

const share = (value: number, low: number, high: number): number => Math.max(0, Math.min(1, (value - low) / (high - low)));
const widen = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function brightnessOf({ data }: Raster, box: Box): number {
  let [sum, weight] = [0, 1];
  for (let y = box.top; y < box.bottom; y += 2)
    for (let at = (y * SIDE + box.left) * 4, end = (y * SIDE + box.right) * 4; at < end; at += 8) {
      sum += lightOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      weight += (data[at + 3] ?? 0) / 255;
    }
  return sum / weight;
}

function moveMarks(figure: Figure, props: readonly Prop[], unrestIn: (box: Box) => number): Part[] {
  let { parts } = figure;
  const [head] = headsOf(figure);
  if (!head) return parts;
  for (const mark of new Set(parts.flatMap((part) => part.mark ?? []))) {
    const [first, ...rest] = parts.filter((part) => part.mark === mark);
    if (!first) continue;
    const box = partBox(first);
    const here = unrestIn(widen(box, AROUND));
    if (here < QUIET) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reach = Math.max(box.right - box.left, box.bottom - box.top) / 2;
    const others = [...parts.filter((part) => part.mark !== mark), ...props.map(({ part }) => part)];
    let best = { dx: 0, dy: 0, unrest: here * PLAINER };
    for (const at of closeSpots({ ...figure, parts: others }, head, reach)) {
      const [dx, dy] = [at.x - x, at.y - y];
      if (mark.isSided && at.x < head.middle.x !== x < head.middle.x) continue;
      const there = { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
      if (there.left < MARGIN || there.top < MARGIN || there.right > SIDE - MARGIN || there.bottom > SIDE - MARGIN) continue;
      const unrest = unrestIn(widen(there, AROUND));
      if (unrest < best.unrest) best = { dx, dy, unrest };
    }
    if (best.dx === 0 && best.dy === 0) continue;
    const moved = new Set<Part>([first, ...rest]);
    parts = parts.map((part) =>
      moved.has(part) && part.kind !== 'clay'
        ? { ...part, place: { ...part.place, x: part.place.x + best.dx, y: part.place.y + best.dy } }
        : part,
    );
  }
  return parts;
}

/** The places of all sources, turning into each other around the figure. */

import { breathe } from '../../drawing/parts.ts';
import { createChance } from '../../drawing/random.ts';
import { type Box, blendOver, blurMask, maskOf, type Raster, SIDE } from '../../drawing/raster.ts';
import { renderSvg } from '../../drawing/svg.ts';
import { drawGlint, rainbowAt } from './energy.ts';

const WHOLE: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };
/** Around which everything turns: behind the figure's chest. */
const MIDDLE = { x: 512, y: 520 };
/** How far a seam turns on its way from near the middle to the corners, in radians for each doubling of the way. */
const TWIST = 0.62;
/** Half the width of a seam, in pixels. */
const SEAM = 9;
const GLOW = 46;

/** Lays pieces of all places over the first one, with light along the seams. */
export async function swirlPlaces(places: readonly Raster[], seed: string): Promise<Raster> {
  const chance = createChance(`${seed}/swirl`);
  const [target] = places;
  if (!target) throw new RangeError('a figure stands somewhere');
  const sector = (2 * Math.PI) / (places.length === 2 ? 2 : 3);
  const start = chance.between(-0.25, 0.25) - Math.PI / 2 - TWIST * Math.log2(420 / 64);
  const way = chance.pick([-1, 1] as const);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const dx = (x - MIDDLE.x) * way;
      const dy = y - MIDDLE.y;
      const away = Math.max(24, Math.hypot(dx, dy));
      const turned = Math.atan2(dy, dx) - start - TWIST * Math.log2(away / 64);
      const around = turned / sector - Math.floor(turned / sector / places.length) * places.length;
      const index = Math.min(places.length - 1, Math.floor(around));
      const at = (y * SIDE + x) * 4;
      const own = places[index];
      if (index > 0 && own) for (let channel = 0; channel < 3; channel++) target.data[at + channel] = own.data[at + channel] ?? 0;
      const inside = around - index;
      const off = Math.min(inside, 1 - inside) * sector * away;
      if (off < GLOW) shine(target, at, off, away / 700 + index * 0.17);
    }
    if (y % 64 === 0) await breathe();
  }
  const glints = Array.from({ length: 13 }, (_, index) => {
    const angle = chance.between(0, 2 * Math.PI);
    const away = chance.between(330, 520);
    const spot = { x: MIDDLE.x + Math.cos(angle) * away, y: MIDDLE.y - 40 + Math.sin(angle) * away * 0.92 };
    return drawGlint(clamp(spot.x), clamp(spot.y), chance.between(11, 30), rainbowAt(index / 13));
  });
  blendOver(target, await renderSvg(glints.join(''), WHOLE), WHOLE);
  return target;
}

const clamp = (value: number): number => Math.max(24, Math.min(SIDE - 24, value));

/** White in the middle of a seam, all colours beside it. */
function shine({ data }: Raster, at: number, off: number, share: number): void {
  const core = Math.max(0, Math.min(1, SEAM - off));
  const glow = (1 - off / GLOW) ** 2 * 0.85;
  const color = rainbowAt(share);
  for (let channel = 0; channel < 3; channel++) {
    const lit = (data[at + channel] ?? 0) * (1 - glow) + (color[channel] ?? 0) * glow;
    const hot = off < SEAM * 0.45 ? 255 : (color[channel] ?? 0) * 0.45 + 255 * 0.55;
    data[at + channel] = lit + (hot - lit) * core;
  }
}

/** A light in all colours around the figure, going around it. */
export function paintAura(picture: Raster, canvas: Raster): void {
  const { data } = picture;
  const wide = blurMask(maskOf(canvas, WHOLE), 64);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const share = Math.min(0.8, (wide.values[(y >> 2) * wide.width + (x >> 2)] ?? 0) * 1.25);
      if (share < 0.01) continue;
      const color = rainbowAt(Math.atan2(y - MIDDLE.y, x - MIDDLE.x) / (2 * Math.PI));
      const at = (y * SIDE + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        data[at + channel] = value + ((color[channel] ?? 0) - value) * share;
      }
      data[at + 3] = 255 * share + (data[at + 3] ?? 0) * (1 - share);
    }
  }
}

/** What a place is made of, and the strokes that many places share. */
import type { Chance } from '../../drawing/random.ts';
import type { Box, Rgb } from '../../drawing/raster.ts';
import { short } from '../../drawing/svg.ts';

/** A piece that stands in the distance. Its middle and its side are in picture pixels. */
export interface Scenery {
  piece: string;
  x: number;
  y: number;
  side: number;
  turn?: number;
  mirror?: boolean;
  /** How high the counter or the table is that it stands on: its lower edge is there, and a shadow, whatever `y` is. */
  on?: number;
  /** How much of it the air swallows, 0 to 1. */
  haze?: number;
  /** True: the place is known by it, so it makes no room. */
  isNamed?: boolean;
  /** A string or a chain, as SVG, which is there only if the piece is. */
  hangsBy?: string;
}

interface Scene {
  svg: string;
  scenery: Scenery[];
  /** Laid over both, one after the other: rain, darkness. */
  over?: readonly string[];
  /** What stands in front of all that: ghosts, signs that are to be read. */
  front?: readonly Scenery[];
}

export interface Backdrop {
  id: string;
  /** How lore calls it when nobody named a style. */
  word: string;
  /** Where feet stand, in picture pixels from the top. */
  ground: number;
  /** The colour of the air: distance fades into it, and the creature's shadows take some of it. */
  air: Rgb;
  /** The colour of the light behind the creature. */
  glow: Rgb;
  /** How dark the place is, 0 (noon) to 1 (night). */
  night: number;
  /** What wants to be read in the upper corners, in picture pixels. */
  hangs?: readonly Box[];
  paint(chance: Chance): Scene;
}

/** A gradient over the whole picture, or down to a line. */
export function sky(id: string, stops: readonly (readonly [offset: number, color: string])[], bottom = 1024): string {
  const list = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient><rect width="1024" height="${bottom}" fill="url(#${id})"/>`;
}

/** A band of ground, from `top` to the lower edge, lighter in front of the creature. */
export function floor(id: string, top: number, far: string, near: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient><rect y="${top}" width="1024" height="${1024 - top}" fill="url(#${id})"/>`;
}

/** A soft light that fades to nothing. */
export function lamp(id: string, x: number, y: number, radius: number, color: string, opacity: number): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="url(#${id})"/>`;
}

export function cloud(x: number, y: number, size: number, color: string, opacity: number): string {
  const puff = (dx: number, dy: number, r: number) =>
    `<circle cx="${short(x + dx * size)}" cy="${short(y + dy * size)}" r="${short(r * size)}"/>`;
  return `<g fill="${color}" fill-opacity="${opacity}">${puff(-0.9, 0.1, 0.42)}${puff(-0.35, -0.18, 0.6)}${puff(0.35, -0.05, 0.52)}${puff(0.9, 0.12, 0.38)}<rect x="${short(x - size * 1.1)}" y="${short(y)}" width="${short(size * 2.2)}" height="${short(size * 0.5)}" rx="${short(size * 0.25)}"/></g>`;
}

export function stars(chance: Chance, count: number, bottom: number, color = '#fff'): string {
  let markup = '';
  for (let index = 0; index < count; index++) {
    const radius = chance.between(0.8, 3.2);
    markup += `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(0, bottom))}" r="${short(radius)}" fill="${color}" fill-opacity="${short(chance.between(0.4, 1))}"/>`;
  }
  return markup;
}

/** A line of hills as one shape that reaches the lower edge. */
export function hills(chance: Chance, base: number, height: number, fill: string, peaks = 5, sharp = false): string {
  const step = 1024 / peaks;
  let path = `M-40 1024 L-40 ${short(base)} `;
  for (let index = 0; index <= peaks; index++) {
    const x = index * step + chance.between(-0.2, 0.2) * step;
    const top = base - chance.between(0.45, 1) * height;
    path += sharp
      ? `L${short(x)} ${short(top)} L${short(x + step * 0.5)} ${short(base - height * chance.between(0, 0.35))} `
      : `Q${short(x)} ${short(top)} ${short(x + step * 0.5)} ${short(base - height * 0.2)} `;
  }
  return `<path d="${path}L1064 ${short(base)} L1064 1024Z" fill="${fill}"/>`;
}

/** Lines that run to a vanishing point: a floor of tiles, planks, or the grid of an eighties dream. */
export function perspective(
  top: number,
  options: { color: string; width: number; opacity: number; columns: number; rows: number; spread?: number },
): string {
  const { color, width, opacity, columns, rows, spread = 5 } = options;
  let path = '';
  for (let column = -columns; column <= columns; column++) {
    const x = 512 + (column / columns) * 512;
    path += `M${short(512 + (x - 512) * 1.05)} ${top}L${short(512 + (x - 512) * spread)} 1024`;
  }
  for (let row = 0; row < rows; row++) {
    const y = top + (1024 - top) * ((row + 0.15) / rows) ** 2.1;
    path += `M0 ${short(y)}H1024`;
  }
  return `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" fill="none"/>`;
}

/** Repeats a stroke. */
export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A row of pieces in the distance, left and right of the middle, where the creature stands. */
export function beside(
  chance: Chance,
  pieces: readonly string[],
  options: { ground: number; side: number; haze: number; count: number },
): Scenery[] {
  const { ground, side, haze, count } = options;
  return Array.from({ length: count }, (_, index) => {
    const size = side * chance.between(0.8, 1.2);
    const left = index % 2 === 0;
    const away = Math.floor(index / 2) * side * 0.55 + chance.between(20, side * 0.5);
    return {
      piece: chance.pick(pieces),
      x: left ? away : 1024 - away,
      y: ground - size * 0.43,
      side: size,
      haze: haze * chance.between(0.8, 1.2),
      mirror: !left,
    };
  });
}

/** What may be so in any place: weather, an hour, a season, a feast, a state. */
import type { Chance } from '../../../drawing/random.ts';
import type { Rgb } from '../../../drawing/raster.ts';
import { short } from '../../../drawing/svg.ts';
import type { Scenery } from '../backdrop.ts';

export interface Condition {
  /** Laid over the place and what stands in it, behind the figure. */
  over?(chance: Chance): string;
  /** What stands in front of that. */
  scenery?(chance: Chance): readonly Scenery[];
  /** How far the whole place leans, in degrees. */
  lean?: number;
  air?: Rgb;
  glow?: Rgb;
  /** How dark it is at least, 0 to 1. */
  night?: number;
}

/** A colour over everything, that changes from the top to the bottom. */
export function veil(id: string, ...stops: readonly (readonly [offset: number, color: string, opacity: number])[]): string {
  const list = stops.map(
    ([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list.join('')}</linearGradient><rect width="1024" height="1024" fill="url(#${id})"/>`;
}

/** So many spots, evenly enough spread that none of them is a heap. */
export function scatter(chance: Chance, count: number, draw: (x: number, y: number, index: number) => string): string {
  const columns = Math.ceil(Math.sqrt(count));
  let markup = '';
  for (let index = 0; index < count; index++) {
    const x = ((index % columns) + chance.between(0, 1)) * (1024 / columns);
    const y = (Math.floor(index / columns) + chance.between(0, 1)) * (1024 / columns);
    markup += draw(Number(short(x)), Number(short(y)), index);
  }
  return markup;
}

/** Pieces at both sides of the middle, where the figure stands. */
export const asides = (pieces: readonly string[], spots: readonly (readonly [x: number, y: number, side: number])[]): Scenery[] =>
  spots.map(([x, y, side], index) => ({ piece: pieces[index % pieces.length] ?? '', x, y, side, mirror: x > 512 }));

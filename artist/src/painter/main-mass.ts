/** What hangs together in a piece: the drops below a cloud have no hips. */
import { isSolid, type Sprite } from '../drawing/sprite.ts';
import type { Point } from '../pieces/piece-types.ts';

/** In percent of a piece. */
const CELL = 2;
const CELLS = 100 / CELL + 1;

const cellAt = ({ x, y }: Point): number => Math.round(y / CELL) * CELLS + Math.round(x / CELL);
const besides = (cell: number): number[] => [cell - 1, cell + 1, cell - CELLS, cell + CELLS];

/** Cells of whatever is apart from the largest mass, with those around them. */
function cellsApart(sprite: Sprite): ReadonlySet<number> {
  const left = new Set<number>();
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++)
      if (isSolid(sprite, { x: column * CELL, y: row * CELL })) left.add(row * CELLS + column);
  const masses: ReadonlySet<number>[] = [];
  for (const start of left) {
    const mass = new Set([start]);
    left.delete(start);
    for (const cell of mass) for (const next of besides(cell)) if (left.delete(next)) mass.add(next);
    masses.push(mass);
  }
  const apart = masses.sort((one, other) => other.size - one.size).slice(1);
  return new Set(apart.flatMap((mass) => [...mass].flatMap((cell) => [cell, ...besides(cell)])));
}

const known = new WeakMap<Sprite, ReadonlySet<number>>();

/** @returns whether a point of the piece, in percent, is on what hangs together. */
export function massOf(sprite: Sprite): (point: Point) => boolean {
  const apart = known.get(sprite) ?? cellsApart(sprite);
  known.set(sprite, apart);
  return (point) => isSolid(sprite, point) && !apart.has(cellAt(point));
}

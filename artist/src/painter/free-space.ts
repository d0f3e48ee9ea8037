/** Where in a picture nothing is yet, in small squares. */
import { coversPoint, type Part, partBox } from '../drawing/parts.ts';
import { type Box, SIDE } from '../drawing/raster.ts';

const CELL = 8;
const CELLS = SIDE / CELL;

export interface FreeSpace {
  take(box: Box): void;
  /** How much of a box is taken, 0 to 1. */
  shareTaken(box: Box): number;
}

/** The squares that a box reaches into, inside the picture. */
function cellsOf({ left, right, top, bottom }: Box): number[] {
  const [from, to] = [Math.max(0, Math.floor(left / CELL)), Math.min(CELLS, Math.ceil(right / CELL))];
  const [first, last] = [Math.max(0, Math.floor(top / CELL)), Math.min(CELLS, Math.ceil(bottom / CELL))];
  const cells: number[] = [];
  for (let row = first; row < last; row++) for (let column = from; column < to; column++) cells.push(row * CELLS + column);
  return cells;
}

export function findFreeSpace(parts: readonly Part[]): FreeSpace {
  const taken = new Uint8Array(CELLS * CELLS);
  for (const part of parts) {
    for (const cell of cellsOf(partBox(part))) {
      const middle = { x: ((cell % CELLS) + 0.5) * CELL, y: (Math.floor(cell / CELLS) + 0.5) * CELL };
      if (taken[cell] === 0 && coversPoint(part, middle)) taken[cell] = 1;
    }
  }
  return {
    take: (box) => {
      for (const cell of cellsOf(box)) taken[cell] = 1;
    },
    shareTaken: (box) => {
      const cells = cellsOf(box);
      return cells.filter((cell) => taken[cell] === 1).length / Math.max(1, cells.length);
    },
  };
}

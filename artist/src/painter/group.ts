/** Several of one kind: the same figure again, in rows like a team's. */
import { movePart, partsBox } from '../drawing/parts.ts';
import { nestPlace, type Place } from '../drawing/place.ts';
import { type Figure, Z } from './figure.ts';

/** More would be too small to be seen as what they are. */
const MOST = 12;

/** How many stand in each row, the front one first. */
function planRows(count: number): number[] {
  if (count <= 2) return [count];
  if (count === 3) return [1, 2];
  if (count <= 7) return [Math.floor(count / 2), Math.ceil(count / 2)];
  const front = Math.floor(count / 3);
  const back = Math.ceil((count - front) / 2);
  return [front, count - front - back, back];
}

/** Each row is a little smaller and stands a little higher than the one before it. */
const SMALLER = 0.88;

/** How far apart neighbours stand, and rows, in parts of the figure's width and height. */
const BESIDE = 0.86;
const BEHIND = 0.34;

export function repeatFigure(figure: Figure, count: number): Figure {
  if (count < 2) return figure;
  const box = partsBox(figure.parts);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const soles = figure.feet.length > 0 ? Math.max(...figure.feet.map(({ at }) => at.y)) : box.bottom;
  const middle = (box.left + box.right) / 2;
  const rows = planRows(Math.min(count, MOST));
  const copies = rows.flatMap((inRow, row) => {
    const scale = SMALLER ** row;
    return Array.from({ length: inRow }, (_, index): { place: Place; row: number } => {
      const x = (index - (inRow - 1) / 2) * width * BESIDE * scale;
      const y = -row * height * BEHIND;
      return { row, place: { x: x + middle * (1 - scale), y: y + soles * (1 - scale), scale, turn: 0, mirror: false } };
    });
  });
  return {
    ...figure,
    // From the back to the front, and each with its own parts together.
    parts: copies.flatMap(({ place, row }, index) => {
      const depth = (rows.length - row) * MOST + index;
      return figure.parts.map((part) => ({ ...movePart(part, place), z: part.z + depth * 2 * Z.front }));
    }),
    feet: copies.flatMap(({ place }) =>
      figure.feet.map((foot) => ({
        ...foot,
        at: nestPlace(place, { ...foot.at, scale: 1, turn: 0, mirror: false }),
        size: foot.size * place.scale,
      })),
    ),
  };
}

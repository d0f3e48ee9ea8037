/** Several of one kind: the same figure again, in rows like a team's. */
import { coversPoint, movePart, type Part, partsBox } from '../drawing/parts.ts';
import { nestPlace, type Place } from '../drawing/place.ts';
import { type Figure, type HeadSpot, moveHead, Z } from './figure.ts';
import { sharedBoard } from './shared-board.ts';
import { hangsInAir, headPoints, headsOf, isOfArm, shareCovered } from './uncover-faces.ts';

/** More would be too small to be seen as what they are. */
const MOST = 12;

/** How many stand in each row, the front one first. */
function planRows(count: number): number[] {
  if (count <= 3) return [count];
  if (count <= 7) return [Math.floor(count / 2), Math.ceil(count / 2)];
  const front = Math.floor(count / 3);
  const back = Math.ceil((count - front) / 2);
  return [front, count - front - back, back];
}

/** Each row is a little smaller and stands a little higher than the one before it. */
const SMALLER = 0.88;

/** Between neighbours, in parts of the figure's width. */
const BESIDE = 1.03;
/** Where arms reach out, neighbours stand within reach of them, and this far apart at least. */
const CLOSEST = 0.72;
/** How far a row stands behind the one before it, in parts of the figure's height: the first of these that leaves all heads free. */
const BEHIND = [0.34, 0.44, 0.54, 0.64, 0.74, 0.86];
/** So much of a head may lie behind who stands before it. */
const HEAD_HIDDEN = 0.02;

interface Copy {
  place: Place;
  row: number;
  /** How far aside of the middle. */
  aside: number;
}

/** So far apart that what one of them holds is not before the head of the next. */
function widthWithLoads({ parts }: Figure): number {
  const loads = parts.filter((part) => part.kind === 'sprite' && isOfArm(part));
  const worn = parts.filter(({ z }) => z >= Z.head && z < Z.arm);
  if (loads.length === 0 || worn.length === 0) return 0;
  const [held, head] = [partsBox(loads), partsBox(worn)];
  return held.top > head.bottom ? 0 : Math.max(head.right - held.left, held.right - head.left);
}

/** Rows of the same number stand in the gaps of one another. */
function placeCopies(rows: readonly number[], figure: Figure, behind: number): Copy[] {
  const box = partsBox(figure.parts);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const soles = figure.feet.length > 0 ? Math.max(...figure.feet.map(({ at }) => at.y)) : box.bottom;
  const middle = (box.left + box.right) / 2;
  const body = partsBox(figure.parts.filter((part) => !isOfArm(part)));
  const clear = rows.length === 1 ? widthWithLoads(figure) : 0;
  const apart = Math.max(Math.max(body.right - body.left, width * CLOSEST) * BESIDE, clear);
  const isBlock = rows.length > 1 && rows.every((inRow) => inRow === rows[0]);
  return rows.flatMap((inRow, row) => {
    const scale = SMALLER ** row;
    const stagger = isBlock ? (row % 2 === 0 ? -0.25 : 0.25) : 0;
    return Array.from({ length: inRow }, (_, index): Copy => {
      const x = (index - (inRow - 1) / 2 + stagger) * apart * scale;
      const y = -row * height * behind;
      return { row, aside: x, place: { x: x + middle * (1 - scale), y: y + soles * (1 - scale), scale, turn: 0, mirror: false } };
    });
  });
}

export function repeatFigure(figure: Figure, count: number): Figure {
  if (count < 2) return figure;
  const rows = planRows(Math.min(count, MOST));
  for (const behind of BEHIND.slice(0, -1)) {
    const group = repeatAt(figure, rows, behind);
    if (group.heads.every((head) => !isHiddenByOthers(group, head))) return group;
  }
  return repeatAt(figure, rows, BEHIND.at(-1) ?? 1);
}

const isHiddenByOthers = ({ parts }: Figure, head: HeadSpot): boolean => {
  const nearer = parts.filter(({ z }) => z >= (Math.floor(head.z / DEPTH) + 1) * DEPTH);
  const points = headPoints(head);
  return points.filter((point) => nearer.some((part) => coversPoint(part, point))).length > points.length * HEAD_HIDDEN;
};

const isOver = (head: HeadSpot, part: Part): boolean =>
  shareCovered(head, [part]) > 0 || headPoints(head).some((point) => coversPoint(part, point));

/** All layers of one figure are before all of those behind it. */
const DEPTH = 2 * Z.front;

function repeatAt(figure: Figure, rows: readonly number[], behind: number): Figure {
  const { bare, side } = sharedBoard(figure);
  const copies = placeCopies(rows, bare, behind);
  const asides = copies.map(({ aside }) => aside);
  const bearer = asides.indexOf(side === 'left' ? Math.min(...asides) : Math.max(...asides));
  const depthOf = (row: number, index: number): number => ((rows.length - row) * MOST + index) * DEPTH;
  const heads = copies.flatMap(({ place, row }, index) =>
    headsOf(figure).map((head) => ({ ...moveHead(head, place), z: head.z + depthOf(row, index) })),
  );
  const own = Math.max(1, headsOf(figure).length);
  return {
    ...figure,
    head: heads[0] ?? null,
    heads,
    // From the back to the front, and each with its own parts together; what hangs in the air is on nobody else's face.
    parts: copies.flatMap(({ place, row }, index) => {
      const others = heads.filter((_, head) => Math.floor(head / own) !== index);
      return (index === bearer ? figure : bare).parts.flatMap((part) => {
        const moved = { ...movePart(part, place), z: part.z + depthOf(row, index) };
        return hangsInAir(part) && others.some((head) => isOver(head, moved)) ? [] : [moved];
      });
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

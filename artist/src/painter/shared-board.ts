/** Several of one kind carry one board with letters, and not each a board of their own: they stand closer, and are larger. */
import { type Part, partBox, partsBox } from '../drawing/parts.ts';
import { boardOfLook } from '../lettering/carriers.ts';
import type { Figure } from './figure.ts';

const isBoard = (part: Part): boolean => part.kind === 'sprite' && boardOfLook(part.sprite.id) !== undefined;

/** A stick is just behind its board, in the same hand. */
const isStickOf = (part: Part, board: Part): boolean =>
  part.kind === 'clay' &&
  part.z === board.z - 1 &&
  part.joint?.at.x === board.joint?.at.x &&
  part.joint?.at.y === board.joint?.at.y;

interface Sharing {
  /** Without its board. */
  bare: Figure;
  /** Where the one stands who has it, so that it is beside all of them. */
  side: 'left' | 'right';
}

export function sharedBoard(figure: Figure): Sharing {
  const board = figure.parts.find((part) => isBoard(part) && part.joint !== undefined);
  if (!board) return { bare: figure, side: 'left' };
  const parts = figure.parts.filter((part) => part !== board && !isStickOf(part, board));
  const [held, own] = [partBox(board), partsBox(parts)];
  return { bare: { ...figure, parts }, side: held.left + held.right < own.left + own.right ? 'left' : 'right' };
}

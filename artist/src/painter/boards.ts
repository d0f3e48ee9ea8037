/** Boards with letters: held beside whoever holds them, so that both can be seen. */
import { rod } from '../drawing/clay.ts';
import { coversPoint, type Joint, type Part, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import { type Box, joinBoxes, type Rgb } from '../drawing/raster.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { boardOfLook, readLook } from '../lettering/carriers.ts';
import { letterBoxOf } from '../lettering/paint-carrier.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, placeAnchor, type Studio, Z } from './figure.ts';
import { headsOf, shareTouched } from './uncover-faces.ts';

const WOOD: Rgb = [184, 122, 66];
const STRING: Rgb = [250, 248, 255];
/** How high a hand reaches over what it holds. */
const FIST = 44;
/** How far a board is moved off the figure, and in which steps. */
const FURTHEST = 240;
const STEP = 12;
/** Between a head and a board. */
const CLEARANCE = 14;

interface Hold {
  /** The hand, or what else bears it. */
  from: Point;
  side: -1 | 1;
  joint?: Joint;
}

/** All heads with what they wear, and what is carried on a back. */
function headBox(figure: Figure): Box {
  const { parts } = figure;
  const carried = parts.filter(({ kind, z }) => kind === 'sprite' && (z === Z.back || z === Z.chest));
  const worn = parts.filter(({ z }) => z >= Z.head && z < Z.arm);
  const faces = headsOf(figure).map(({ eyes, radius }) => ({
    left: eyes.x - radius,
    right: eyes.x + radius,
    top: eyes.y - radius,
    bottom: eyes.y + radius,
  }));
  const boxes = [...faces, ...[...carried, ...worn].map(partBox)];
  return boxes.length > 0 ? joinBoxes(boxes) : partsBox(parts);
}

export async function addBoard(figure: Figure, look: string, { from, side, joint }: Hold, studio: Studio): Promise<void> {
  const board = boardOfLook(look);
  if (!board) throw new Error(`${look} is no board`);
  const sprite = await loadSprite(look);
  const { left, right, bottom, top } = sprite.bounds;
  const percent = 2.56 * board.size;
  const [width, height] = [(right - left) * percent, (bottom - top) * percent];
  const heads = headBox(figure);
  const inHand = board.mount === 'hand';
  // Its inner edge stays clear of every head.
  const clear = (side > 0 ? heads.right : -heads.left) + CLEARANCE;
  const middle = side * Math.max(side * from.x + (inHand ? width * 0.3 : 0), clear + width / 2);
  const lowest =
    from.y +
    (inHand ? Math.min(height * 0.1, belowLetters(look, bottom) * board.size - FIST) : board.mount === 'string' ? -90 : -44);
  const anchor = { x: (left + right) / 2, y: bottom };
  const turn = side * studio.chance.between(1, 6);
  const common = { shadow: 0.4, ...(joint && { joint }) };
  const boardAt = (aside: number): SpritePart => {
    const place = placeAnchor({ x: middle + side * aside, y: lowest }, anchor, { scale: board.size, turn });
    return { ...common, kind: 'sprite', z: Z.held, sprite, place };
  };
  // Further out, until only the arm that holds it touches it.
  const others = figure.parts.filter((part) => !joint || part.joint?.at !== joint.at);
  let away = 0;
  while (away < FURTHEST && shareTouched(boardAt(away), others) > 0) away += STEP;
  const part = boardAt(away);
  // Out of reach, or where there is no hand, a stick bears it.
  const isReached = joint !== undefined && coversPoint(part, { x: from.x + side * FIST * 0.4, y: from.y });
  if (!inHand || !isReached) {
    const end = { x: middle + side * away, y: lowest - (board.mount === 'string' ? 4 : height * 0.5) };
    const [thick, color] = board.mount === 'string' ? [3.5, STRING] : [10, WOOD];
    const stick: Part = {
      ...common,
      kind: 'clay',
      z: Z.held - 1,
      shape: { cones: [rod(tail(from, end, board.mount === 'stick' ? 46 : 14), end, thick)], color, melt: 0.5, gloss: 0.6 },
    };
    figure.parts.push(stick);
  }
  figure.parts.push(part);
}

/** How far the letters' lower edge is from that of what carries them. */
function belowLetters(look: string, bottom: number): number {
  const carrier = readLook(look)?.carrier;
  if (!carrier) return 0;
  const { y, height } = letterBoxOf(carrier);
  return (bottom - 50) * 2.56 - (y + height / 2);
}

/** An arm that holds a board moves little, as a whole. */
export function steadyBoards(figure: Figure): void {
  const isBoard = (part: Part) => part.kind === 'sprite' && boardOfLook(part.sprite.id) !== undefined;
  const steady = new Set(figure.parts.filter(isBoard).map(({ joint }) => joint?.at));
  figure.parts = figure.parts.map((part) =>
    part.joint && steady.has(part.joint.at) ? { ...part, joint: { ...part.joint, isSteady: true } } : part,
  );
}

/** The end of a stick below the hand that holds it. */
function tail(hand: Point, end: Point, length: number): Point {
  const reach = Math.hypot(hand.x - end.x, hand.y - end.y);
  return { x: hand.x + ((hand.x - end.x) / reach) * length, y: hand.y + ((hand.y - end.y) / reach) * length };
}

/** Somebody who stands on a board: skateboards, snowboards and surfboards are below the feet, and both are seen. */
import { partsBox, type SpritePart } from '../drawing/parts.ts';
import { isSolid, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { composeWalker } from './beasts.ts';
import { type Figure, placeAnchor, type Studio, type Subject, Z } from './figure.ts';
import { composeObjectHead } from './upright-creatures.ts';

/** How far boards are turned, in degrees: they stand upright as bodies, and lie down to be ridden. */
const LYING_TURN: Readonly<Record<string, number>> = { '1f6f9': 0, 'own-snowboard': 90, 'own-surfboard': 90 };

/** Whoever has one rides it. */
export const isBoardToRide = (id: string): boolean => id in LYING_TURN;

/** How much longer than the stance a board is, and how long at least, in pixels. */
const LONGER = 1.3;
const SHORTEST = 330;
/** Boards are drawn from above, and seen from the side: so much of their breadth is left. */
const FLATTENED = 0.45;
/** How deep soles stand in it, so that no gap is seen. */
const SUNK = 8;

/** The upper side of a board in its middle, in percent of the piece. */
function deckOf(sprite: Sprite): { x: number; y: number } {
  const { left, right, top, bottom } = sprite.bounds;
  const x = (left + right) / 2;
  let y = top;
  while (y < bottom && !isSolid(sprite, { x, y })) y += 0.8;
  return { x, y };
}

export async function composeOnBoard(rider: Subject, board: string, studio: Studio): Promise<Figure> {
  const isThing = rider.head === undefined && rider.animal === undefined;
  const figure = await (isThing ? composeObjectHead(rider, rider, studio) : composeWalker(rider, rider, studio));
  const legs = figure.parts.filter(({ z }) => Math.floor(z) === Z.legs);
  const own = partsBox(legs.length > 0 ? legs : figure.parts.filter(({ z }) => z === Z.body));
  const soles = figure.feet.length > 0 ? Math.max(...figure.feet.map(({ at }) => at.y)) : own.bottom;
  const sprite = await loadSprite(board, { turn: LYING_TURN[board] ?? 0, flipY: false });
  const length = Math.max(SHORTEST, (own.right - own.left) * LONGER);
  const scale = length / ((sprite.bounds.right - sprite.bounds.left) * 2.56);
  const flat = LYING_TURN[board] === 0 ? 1 : FLATTENED;
  const deck = placeAnchor({ x: 0, y: 0 }, deckOf(sprite), { scale });
  const place = {
    ...deck,
    x: (own.left + own.right) / 2 + deck.x,
    y: soles - SUNK + deck.y * flat,
    scale: scale * flat,
    wide: 1 / flat,
  };
  const below: SpritePart = { kind: 'sprite', z: Z.body, shadow: 0.3, sprite, place };
  figure.parts.push(below);
  // What touches the ground is the board.
  figure.feet = [];
  figure.isSeated = true;
  // Who hangs from a branch elsewhere rests on the board.

  figure.hangs = false;
  figure.airborne = false;
  return figure;
}

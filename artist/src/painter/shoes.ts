/** What is worn on feet. */
import type { WornTrait } from '../concept/outfit.ts';
import { partsBox } from '../drawing/parts.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { type Figure, placeAnchor, Z } from './figure.ts';

/** In parts of who wears them: larger shoes would hide the belly. */
const SHOE_MAX = 0.36;

/** Octopus, squid, jellyfish. */
const FOOTLESS: ReadonlySet<string> = new Set(['1f419', '1f991', '1fabc']);

/** Shoes for animals that stand on feet of their own; drawn legs have theirs already. */
export async function addOwnShoes(figure: Figure, { look: id, given }: WornTrait): Promise<void> {
  const piece = findPiece('shoe', id);
  const drawn = figure.parts.some((part) => part.kind === 'sprite' && part.sprite.id === id);
  if (!piece || drawn) return;
  const [only] = figure.feet;
  const isOne = figure.feet.length < 2;
  // What stands on the ground below who sits are wheels.
  if (figure.isSeated) {
    if (given) figure.brought.push(id);
    return;
  }
  // Empty shoes before arms would be nobody's.
  if (!given && figure.parts.some((part) => part.kind === 'sprite' && part.z === Z.body && FOOTLESS.has(part.sprite.id))) return;
  // Who sits on the ground, seen from the side, shows no feet: empty shoes before a belly would be nobody's.
  if (isOne && (!only || figure.head?.facing === 'left')) {
    if (given) figure.brought.push(id);
    return;
  }
  const sprite = await loadSprite(id, piece);
  const own = figure.parts.filter(({ z }) => z === Z.body);
  if (own.length === 0) return;
  const body = partsBox(own);
  const largest = (Math.min(body.right - body.left, body.bottom - body.top) * SHOE_MAX) / 256;
  // From the front, what is seen as one foot is two side by side.
  const feet =
    only && isOne
      ? ([-1, 1] as const).map((side) => ({ ...only, side, at: { ...only.at, x: only.at.x + side * only.size * 24 } }))
      : figure.feet;
  for (const foot of feet) {
    const scale = Math.min(largest, Math.max(0.42, Math.min(0.8, foot.size * 0.55)));
    const place = placeAnchor(
      { x: foot.at.x, y: foot.at.y + 12 },
      { x: piece.ankle.x + 6, y: piece.sole },
      { scale, mirror: foot.side < 0 },
    );
    figure.parts.push({ kind: 'sprite', z: Z.front, shadow: 0.35, sprite, place });
  }
}

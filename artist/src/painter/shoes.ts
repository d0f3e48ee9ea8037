/** What is worn on feet. */
import type { WornTrait } from '../concept/outfit.ts';
import { partsBox } from '../drawing/parts.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { type Figure, placeAnchor, Z } from './figure.ts';

/** In parts of who wears them: larger shoes would hide the belly. */
const SHOE_MAX = 0.36;

type Foot = Figure['feet'][number];

/** Roller skates and ice skates: one stands on them. */
const RIDDEN: ReadonlySet<string> = new Set(['1f6fc', '26f8-fe0f']);
/** In parts of their height: how deep below a foot they reach. */
const SUNK = 0.55;

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
  const isRidden = RIDDEN.has(id);
  const width = sprite.bounds.right - sprite.bounds.left;
  const scaleOf = ({ size }: Foot): number => Math.min(largest, Math.max(0.42, Math.min(0.8, size * 0.55)));
  const shod = isRidden ? feetApart(feet, (foot) => width * scaleOf(foot) * 2.56) : feet;
  for (const foot of shod) {
    const scale = scaleOf(foot);
    // Wheels and blades are below the feet: before short legs they would hide them.
    const drop = isRidden ? (piece.sole - sprite.bounds.top) * SUNK * scale * 2.56 : 12;
    const place = placeAnchor(
      { x: foot.at.x, y: foot.at.y + drop },
      { x: piece.ankle.x + 6, y: piece.sole },
      { scale, mirror: foot.side < 0 },
    );
    figure.parts.push({ kind: 'sprite', z: Z.front, shadow: 0.35, sprite, place });
    if (isRidden) foot.at = { x: foot.at.x, y: foot.at.y + drop };
  }
  if (isRidden) figure.feet = shod;
}

/** The nearest and the farthest first: skates side by side would be a row of wheels. */
function feetApart(feet: readonly Foot[], widthOf: (foot: Foot) => number): Foot[] {
  const inOrder = feet.toSorted((one, other) => one.at.x - other.at.x);
  const apart: Foot[] = [];
  for (const foot of [...inOrder.slice(0, 1), ...inOrder.slice(1).reverse()])
    if (apart.every(({ at }) => Math.abs(at.x - foot.at.x) > widthOf(foot))) apart.push(foot);
  return apart;
}

/** Who is seen from the side and has no hands holds things in a mouth, a beak or a trunk. */
import { coversPoint, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import { loadSprite, type Sprite } from '../drawing/sprite.ts';
import { boardOfLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { baseOf } from '../pieces/kin.ts';
import type { Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import { type Figure, type HeadSpot, placeAnchor, Z } from './figure.ts';
import { shareHidden } from './uncover-faces.ts';

/** Elephant and mammoth. */
const TRUNKED: ReadonlySet<string> = new Set(['1f418', '1f9a3']);

/** In percent of a usual prop: what is larger would hide who holds it, or be played. */
const LARGEST = { mouth: 105, trunk: 140 };

/** Behind the snout, so that it is seen around what it holds. */
const HELD = Z.body - 0.3;

/** How large it is, in parts of its usual size, and how far it leans outwards, in degrees: the first that suits. */
const WAYS: readonly (readonly [size: number, lean: number])[] = [0.95, 0.8, 0.65].flatMap((size) =>
  [30, 60, 90, 120].map((lean) => [size, lean] as const),
);

/** So much of it is hidden, and at most. */
const SEEN_WELL = 0.12;
const HIDDEN = 0.3;

/** How far up and down from the middle of a head its tip is looked for, in radii. */
const REACH = { up: 0.4, down: 0.9, ofTrunk: 2.4 };

/** The foremost point of a snout, a beak or a trunk. */
function tipOf(beast: SpritePart, { middle, radius, mirror }: HeadSpot): Point | undefined {
  const isTrunked = TRUNKED.has(baseOf(beast.sprite.id));
  const { left, right } = partBox(beast);
  const outward = mirror ? 1 : -1;
  const isSolid = (x: number, y: number): boolean => coversPoint(beast, { x, y });
  let tip: Point | undefined;
  const { up, down, ofTrunk } = REACH;
  for (let y = middle.y - radius * up; y <= middle.y + radius * (isTrunked ? ofTrunk : down); y += 4) {
    let { x } = middle;
    // A coil or a leg that reaches farther is no part of a head; between a trunk and a leg there is a gap.
    if (isTrunked) for (x = mirror ? right : left; (middle.x - x) * outward < 0 && !isSolid(x, y); ) x -= outward * 4;
    else while (isSolid(x + outward * 4, y)) x += outward * 4;
    if (isSolid(x, y) && (!tip || (x - tip.x) * outward >= 0)) tip = { x, y };
  }
  return tip;
}

function gripOf(sprite: Sprite): { grip: Point; tip: Point } {
  const { left, right, top, bottom } = sprite.bounds;
  const x = (left + right) / 2;
  const held = findPiece('held', sprite.id);
  return held ?? { grip: { x, y: bottom - (bottom - top) * 0.12 }, tip: { x, y: top } };
}

/** @returns whether it is held there; letters, and what is large, stand beside. */
export async function holdInMouth(figure: Figure, look: string, share = 1): Promise<boolean> {
  const { head, isSeated } = figure;
  const beast = figure.parts.find((part): part is SpritePart => part.kind === 'sprite' && part.z === Z.body);
  if (!beast || !head || isSeated || head.facing === 'front' || head.z !== Z.body || boardOfLook(look)) return false;
  const animal = findPiece('animal', beast.sprite.id);
  const size = findPiece('held', look)?.size ?? 85;
  const isTrunked = TRUNKED.has(baseOf(beast.sprite.id));
  if (!animal || size * share > (isTrunked ? LARGEST.trunk : LARGEST.mouth)) return false;
  const at = tipOf(beast, head);
  if (!at) return false;
  const sprite = await loadSprite(look);
  const { grip, tip } = gripOf(sprite);
  const outward = head.mirror ? 1 : -1;
  const natural = (Math.atan2(tip.y - grip.y, tip.x - grip.x) * 180) / Math.PI;
  // A bag hangs from its handle, and letters are not mirrored.
  const hangs = Math.abs(tip.x - grip.x) < 14 && tip.y > grip.y;
  const mirror = head.mirror && Math.abs(tip.x - grip.x) >= 14 && !isPrinted(look);
  const within = { x: at.x - outward * head.radius * 0.16, y: at.y };
  const { bottom } = partsBox(figure.parts);
  const ways = WAYS.map(([smaller, lean]): { part: SpritePart; hidden: number } => {
    const turn = hangs ? 0 : -90 + outward * lean - (mirror ? 180 - natural : natural);
    const place = placeAnchor(within, grip, { scale: (size / 100) * share * smaller, turn, mirror });
    const part: SpritePart = { kind: 'sprite', z: HELD, shadow: 0.3, sprite, place };
    return { part, hidden: partBox(part).bottom > bottom ? 1 : shareHidden(part, figure.parts) };
  });
  const free = ways.find(({ hidden }) => hidden <= SEEN_WELL) ?? ways.find(({ hidden }) => hidden <= HIDDEN);
  if (free) figure.parts.push(free.part);
  return free !== undefined;
}

/** Who is seen from the side and has no hands holds things in a mouth, a beak or a trunk. */
import { coversPoint, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import { isSolid, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { boardOfLook } from '../lettering/carriers.ts';
import { isBodyPart } from '../pieces/body-parts.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { baseOf } from '../pieces/kin.ts';
import type { Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import { type Figure, type HeadSpot, placeAnchor, Z } from './figure.ts';
import { FITS_MOUTH, NOT_BITTEN } from './not-bitten.ts';
import { shareHidden } from './uncover-faces.ts';

/** Elephant and mammoth. */
const TRUNKED: ReadonlySet<string> = new Set(['1f418', '1f9a3']);

/** In percent of a usual prop: what is larger would hide who holds it, or be played. */
const LARGEST = { mouth: 105, trunk: 140 };

/** Behind the snout, so that it is seen around what it holds. */
const HELD = Z.body - 0.3;

type Way = readonly [size: number, lean: number];

const waysOf = (sizes: readonly number[], leans: readonly number[]): readonly Way[] =>
  sizes.flatMap((size) => leans.map((lean) => [size, lean] as const));

/** How large it is, in parts of its usual size, and how far it leans outwards, in degrees: the first that suits. */
const LONG = waysOf([0.95, 0.8, 0.65], [90, 110, 60, 30]);
const BROAD = waysOf([0.95, 0.8, 0.65, 0.5], [0]);
const OVERHEAD = waysOf([0.75, 0.62], [8, 20, 30]);
/** A blossom straight before a nose would lie on it. */
const BLOSSOMING = waysOf([0.62, 0.5], [48, 62, 36]);

/** Rose, tulip, hibiscus, wilted flower, sunflower, tulips: a stalk with a blossom at its end. */
const BLOSSOMS: ReadonlySet<string> = new Set(['1f339', '1f337', '1f33a', '1f940', '1f33b', 'own-tulips']);

/** An open umbrella, and balloons, whose strings are thin. */
const OVER_HEAD: ReadonlySet<string> = new Set(['2602-fe0f', '1f388', 'own-heart-balloon']);

/** What is so broad, in parts of its length, hangs below the mouth: leaning, it would be before the face. */
const IS_BROAD = 0.62;
/** How long what hangs there is at most, in radii of the head. */
const LONGEST = 2.2;

/** So much of it is hidden, and at most. */
const SEEN_WELL = 0.12;
const HIDDEN = 0.3;

/** No mouth of a snail is seen: what it held would be glued to its neck. */
const MOUTHLESS: ReadonlySet<string> = new Set(['1f40c']);

/** How far up and down from the middle of a head its tip is looked for, in radii. */
const REACH = { up: 0.4, down: 0.9, ofTrunk: 2.4 };

/** The foremost point of a snout, a beak or a trunk. */
function tipOf(beast: SpritePart, { middle, radius, mirror }: HeadSpot): Point | undefined {
  const isTrunked = TRUNKED.has(baseOf(beast.sprite.id));
  const { left, right } = partBox(beast);
  const outward = mirror ? 1 : -1;
  const isOn = (x: number, y: number): boolean => coversPoint(beast, { x, y });
  let tip: Point | undefined;
  const { up, down, ofTrunk } = REACH;
  for (let y = middle.y - radius * up; y <= middle.y + radius * (isTrunked ? ofTrunk : down); y += 4) {
    let { x } = middle;
    // A coil or a leg that reaches farther is no part of a head; between a trunk and a leg there is a gap.
    if (isTrunked) for (x = mirror ? right : left; (middle.x - x) * outward < 0 && !isOn(x, y); ) x -= outward * 4;
    else while (isOn(x + outward * 4, y)) x += outward * 4;
    if (isOn(x, y) && (!tip || (x - tip.x) * outward >= 0)) tip = { x, y };
  }
  return tip;
}

interface Grip {
  grip: Point;
  tip: Point;
}

function gripOf(sprite: Sprite): Grip {
  const { left, right, top, bottom } = sprite.bounds;
  const x = (left + right) / 2;
  const held = findPiece('held', sprite.id);
  return held ?? { grip: { x, y: bottom - (bottom - top) * 0.12 }, tip: { x, y: top } };
}

const isBroad = ({ bounds: { left, right, top, bottom } }: Sprite): boolean =>
  Math.min(right - left, bottom - top) > Math.max(right - left, bottom - top) * IS_BROAD;

/** How much of its frame it fills: of what is long and lies aslant, as a brush, that is little. */
const shareFilled = ({ outline, bounds: { left, right, top, bottom } }: Sprite): number =>
  outline.reduce((sum, alpha) => sum + (alpha > 150 ? 1 : 0), 0) / outline.length / (((right - left) * (bottom - top)) / 10_000);
const SLENDER = 0.58;

/** Its upper edge, at the side of whoever holds it. */
function upperEdgeOf(sprite: Sprite, outward: number): Grip {
  const { left, right, top, bottom } = sprite.bounds;
  const x = (left + right) / 2 - outward * (right - left) * 0.2;
  let y = top;
  while (y < bottom && !isSolid(sprite, { x, y })) y += 2;
  return { grip: { x, y: y + 5 }, tip: { x, y: bottom } };
}

/**
 * @param isBitten true: it is to be eaten.
 * @returns whether it is held there; letters, what is large, and what is as broad as a face and neither paper nor cloth, stand beside.
 */
export async function holdInMouth(figure: Figure, look: string, share = 1, isBitten = false): Promise<boolean> {
  const { head, isSeated } = figure;
  const beast = figure.parts.find((part): part is SpritePart => part.kind === 'sprite' && part.z === Z.body);
  if (!beast || !head || isSeated || head.facing === 'front' || head.z !== Z.body || boardOfLook(look)) return false;
  if (isBodyPart(look) || NOT_BITTEN.has(look) || MOUTHLESS.has(baseOf(beast.sprite.id))) return false;
  const animal = findPiece('animal', beast.sprite.id);
  const size = findPiece('held', look)?.size ?? 85;
  const isTrunked = TRUNKED.has(baseOf(beast.sprite.id));
  if (!animal || size * share > (isTrunked || OVER_HEAD.has(look) ? LARGEST.trunk : LARGEST.mouth)) return false;
  const at = tipOf(beast, head);
  if (!at) return false;
  const sprite = await loadSprite(look);
  const outward = head.mirror ? 1 : -1;
  const usual = gripOf(sprite);
  // A bag hangs from its handle.
  const isBag = Math.abs(usual.tip.x - usual.grip.x) < 14 && usual.tip.y > usual.grip.y;
  const isHung = !isBag && !isTrunked && !OVER_HEAD.has(look) && isBroad(sprite);
  if (isHung && !isBitten && !FITS_MOUTH.has(look) && !BLOSSOMS.has(look) && shareFilled(sprite) > SLENDER) return false;
  const { grip, tip } = isHung ? upperEdgeOf(sprite, outward) : usual;
  const natural = (Math.atan2(tip.y - grip.y, tip.x - grip.x) * 180) / Math.PI;
  const hangs = isBag || isHung;
  // Letters are not mirrored.
  const mirror = head.mirror && Math.abs(tip.x - grip.x) >= 14 && !isPrinted(look);
  const largest = Math.max(sprite.bounds.right - sprite.bounds.left, sprite.bounds.bottom - sprite.bounds.top) * 2.56;
  const atMost = isHung ? (head.radius * LONGEST) / largest : Number.POSITIVE_INFINITY;
  const within = { x: at.x - outward * head.radius * 0.16, y: at.y };
  const { bottom } = partsBox(figure.parts);
  const sizes = OVER_HEAD.has(look) ? OVERHEAD : hangs ? BROAD : BLOSSOMS.has(look) ? BLOSSOMING : LONG;
  const ways = sizes.map(([smaller, lean]): { part: SpritePart; hidden: number } => {
    const turn = hangs ? 0 : -90 + outward * lean - (mirror ? 180 - natural : natural);
    const place = placeAnchor(within, grip, { scale: Math.min((size / 100) * share, atMost) * smaller, turn, mirror });
    const part: SpritePart = { kind: 'sprite', z: HELD, shadow: 0.3, sprite, place };
    return { part, hidden: partBox(part).bottom > bottom ? 1 : shareHidden(part, figure.parts) };
  });
  const free = ways.find(({ hidden }) => hidden <= SEEN_WELL) ?? ways.find(({ hidden }) => hidden <= HIDDEN);
  if (free) figure.parts.push(free.part);
  return free !== undefined;
}

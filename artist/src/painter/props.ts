/** Two or three smaller things, beside the creature rather than before it. */
import { type Concept, lookOf } from '../concept/concept.ts';
import { type Part, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { type Raster, SIDE } from '../drawing/raster.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { isLetteredLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { Point } from '../pieces/piece-types.ts';
import type { Backdrop } from './backdrops/backdrop.ts';
import type { Figure } from './figure.ts';
import { paintGroundShadow } from './lighting.ts';
import { hasLetters, headsOf, shareCovered } from './uncover-faces.ts';

export interface Prop {
  part: Part;
  /** Where it stands; null for what floats. */
  foot: (Point & { size: number }) | null;
}

export async function planProps(scene: {
  figure: Figure;
  concept: Concept;
  backdrop: Backdrop;
  /** A sign stands where the right one would. */
  hasSign: boolean;
}): Promise<Prop[]> {
  const { figure, concept, backdrop, hasSign } = scene;
  const chance = createChance(`${concept.seed}/props`);
  const box = partsBox(figure.parts);
  const ground = [
    { x: Math.max(90, Math.min(box.left - 10, 210)), y: backdrop.ground + 34 },
    { x: Math.min(934, Math.max(box.right + 10, 814)), y: backdrop.ground + 34 },
  ];
  // A flag or a sign that hangs there is not to be covered.
  const below = backdrop.hangs ? 210 : 0;
  const air = [
    { x: Math.max(100, Math.min(200, box.left + 20)), y: below + chance.between(150, 270) },
    { x: Math.min(924, Math.max(824, box.right - 20)), y: below + chance.between(150, 270) },
  ];
  const sides = chance.shuffle([0, 1] as const);
  const letters = figure.parts.filter(hasLetters);
  const props: Prop[] = [];
  const taken = new Set<Point>();
  for (const [index, prop] of concept.props.slice(0, 3).entries()) {
    const look = lookOf(prop);
    const sprite = await loadSprite(look);
    const floating = findPiece('float', look);
    const floats = floating !== undefined;
    const standing = findPiece('ground', look);
    const usual = standing?.size ?? floating?.size ?? (isLetteredLook(look) ? READABLE : 85);
    const spots = floats ? air : ground;
    const order = index % 2 === 0 ? sides : [...sides].reverse();
    const free = order
      .filter((side) => !(hasSign && !floats && side === 1))
      .map((side) => spots[side])
      .filter((spot): spot is Point => spot !== undefined && !taken.has(spot));
    const turn = floats ? chance.between(-16, 16) : chance.between(-4, 4);
    const isRead = isLetteredLook(look);
    const stand = (spot: Point, size: number): Part => {
      const scale = (usual / 100) * size * (floats ? 0.52 : 0.68);
      const y = floats ? spot.y : spot.y - ((sprite.bounds.bottom - 50) / 100) * 256 * scale;
      const place = { x: spot.x, y, scale, turn, mirror: spot.x < 512 && !isRead };
      const part: SpritePart = { kind: 'sprite', z: 100, shadow: 0.35, sprite, place };
      return isRead ? moveInside(part) : part;
    };
    const isInTheWay = (part: Part): boolean =>
      headsOf(figure).some((head) => shareCovered(head, [part]) > 0) || letters.some((each) => overlaps(each, part));
    // What somebody typed is to be read, be it small or before the feet.
    const tries = isRead
      ? SMALLER.flatMap((size) => [...free, ...before(backdrop, taken)].map((spot) => ({ spot, part: stand(spot, size) })))
      : free.slice(0, 1).map((spot) => ({ spot, part: stand(spot, 1) }));
    const found = tries.find(({ part }) => !isInTheWay(part)) ?? (isRead ? tries.at(-1) : undefined);
    if (!found) continue;
    const { spot, part } = found;
    taken.add(spot);
    if (isRead) letters.push(part);
    props.push({
      part,
      foot: floats || part.kind !== 'sprite' ? null : { x: spot.x, y: spot.y - 4, size: part.place.scale * 2 },
    });
  }
  return props;
}

/** Borders of old maps and cards are this wide. */
const MARGIN = 56;

/** Letters at the edge would be cut off. */
function moveInside(part: SpritePart): SpritePart {
  const { left, right, top, bottom } = partBox(part);
  const inside = (low: number, high: number): number => Math.max(0, MARGIN - low) - Math.max(0, high - (SIDE - MARGIN / 2));
  const { place } = part;
  return { ...part, place: { ...place, x: place.x + inside(left, right), y: place.y + inside(top, bottom) } };
}

const SMALLER = [1, 0.8, 0.6];

/** Where something stands that must be seen, when both sides are full. */
const before = ({ ground }: Backdrop, taken: ReadonlySet<Point>): Point[] =>
  [110, 914, 330, 694]
    .map((x) => ({ x, y: Math.min(1000, ground + 84) }))
    .filter(({ x }) => ![...taken].some((spot) => spot.x === x));

/** How large a thing is whose letters are to be read. */
const READABLE = 125;

/** Does the one reach into the other, more than by an edge? */
function overlaps(one: Part, other: Part): boolean {
  const [a, b] = [partBox(one), partBox(other)];
  const edge = 0.1 * (a.right - a.left);
  return b.right > a.left + edge && b.left < a.right - edge && b.bottom > a.top + edge && b.top < a.bottom - edge;
}

/** The shadow that a standing prop casts on the ground. */
export function paintPropShadow(picture: Raster, { foot }: Prop, figure: Figure, backdrop: Backdrop): void {
  if (!foot) return;
  const feet: Figure['feet'] = [{ at: foot, side: 1, size: foot.size }];
  paintGroundShadow(picture, null, { ...figure, feet, airborne: false, parts: [] }, backdrop);
}

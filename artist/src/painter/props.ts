/** Two or three smaller things, beside the creature rather than before it. */
import { type Concept, lookOf } from '../concept/concept.ts';
import { type Part, partBox, partsBox } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import type { Raster } from '../drawing/raster.ts';
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
  const air = [
    { x: Math.max(100, Math.min(200, box.left + 20)), y: chance.between(150, 270) },
    { x: Math.min(924, Math.max(824, box.right - 20)), y: chance.between(150, 270) },
  ];
  const sides = chance.shuffle([0, 1] as const);
  const letters = figure.parts.filter(hasLetters);
  const props: Prop[] = [];
  for (const [index, prop] of concept.props.slice(0, 3).entries()) {
    const look = lookOf(prop);
    const sprite = await loadSprite(look);
    const floating = findPiece('float', look);
    const floats = floating !== undefined;
    const standing = findPiece('ground', look);
    const usual = standing?.size ?? floating?.size ?? 85;
    const spots = floats ? air : ground;
    const side = sides[index % 2] ?? 0;
    const spot = spots[side];
    if (!spot || (hasSign && !floats && side === 1)) continue;
    const size = usual / 100;
    const scale = size * (floats ? 0.52 : 0.68);
    const mirror = spot.x < 512 && !isLetteredLook(look);
    const y = floats ? spot.y : spot.y - ((sprite.bounds.bottom - 50) / 100) * 256 * scale;
    const place = { x: spot.x, y, scale, turn: floats ? chance.between(-16, 16) : chance.between(-4, 4), mirror };
    const part: Part = { kind: 'sprite', z: 100, shadow: 0.35, sprite, place };
    if (headsOf(figure).some((head) => shareCovered(head, [part]) > 0) || letters.some((each) => overlaps(each, part))) continue;
    props.push({ part, foot: floats ? null : { x: spot.x, y: spot.y - 4, size: scale * 2 } });
  }
  return props;
}

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

/** Two or three smaller things, beside the creature rather than before it. */
import { type Concept, finishesOf, lookOf } from '../concept/concept.ts';
import { isSeat } from '../concept/hear-body.ts';
import { isLight, type Part, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { type Box, type Raster, SIDE } from '../drawing/raster.ts';
import { loadSprite, type Sprite } from '../drawing/sprite.ts';
import { isLetteredLook } from '../lettering/carriers.ts';
import { isBodyPart } from '../pieces/body-parts.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { wholeOf } from '../pieces/faces.ts';
import type { Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import type { Backdrop, Scenery } from './backdrops/backdrop.ts';
import { placeSeed } from './backdrops/backdrops.ts';
import { type Figure, type HeadSpot, type Prop, placeAnchor, Z } from './figure.ts';
import { type FreeSpace, findFreeSpace } from './free-space.ts';
import { paintGroundShadow } from './lighting.ts';
import { turnedBounds, turnToLie } from './lying.ts';
import { closeSpot } from './scattered-marks.ts';
import { isPieceInSky } from './shown-in-sky.ts';
import { isOfArm } from './uncover-faces.ts';

export async function planProps(scene: {
  figure: Figure;
  concept: Concept;
  backdrop: Backdrop;
  /** A sign stands where the right one would. */
  hasSign: boolean;
}): Promise<Prop[]> {
  const { figure, concept, backdrop, hasSign } = scene;
  const chance = createChance(`${concept.seed}/props`);
  const brought = figure.beside.map(({ part }) => part);
  const box = partsBox([...figure.parts, ...brought]);
  // What hangs there is not to be covered.
  const below = backdrop.hangs ? 210 : 0;
  const usualSpots = {
    ground: [Math.max(90, Math.min(box.left - 10, 210)), Math.min(934, Math.max(box.right + 10, 814))],
    air: [Math.max(100, Math.min(200, box.left + 20)), Math.min(924, Math.max(824, box.right - 20))],
  };
  const heights = [chance.between(150, 270), chance.between(150, 270)];
  const sides = chance.shuffle([0, 1] as const);
  // Whatever is drawn in a way of its own may have a frame.
  const isFramed = finishesOf(concept).some((id) => id !== undefined);
  const space = findFreeSpace(figure.parts);
  for (const part of brought) space.take(partBox(part));
  for (const hung of backdrop.hangs ?? []) space.take(hung);
  const scenery = concept.fusion ? null : findScenery(backdrop, concept.seed);
  const props: Prop[] = [...figure.beside];
  // Nobody's body or tool is there a second time.
  const shown = new Set([...figure.parts, ...brought].flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : [])));
  for (const [index, prop] of concept.props.slice(0, 3).entries()) {
    const face = lookOf(prop);
    const whole = wholeOf(face);
    const look = whole ?? face;
    if (shown.has(look) || shown.has(face) || isBodyPart(look) || isPieceInSky(concept, look)) continue;
    const sprite = await loadSprite(look);
    const floating = findPiece('float', look);
    const floats = floating !== undefined && !HEAVY.has(look);
    if (FELT.has(look) && figure.head) {
      const part = besideHead(figure, figure.head, sprite, { props, scale: ((floating?.size ?? 85) / 100) * 0.52 * SMALLEST });
      if (part && isInFrame(partBox(part)) && space.shareTaken(partBox(part)) === 0) {
        space.take(partBox(part));
        props.push({ part, foot: null });
      }
      continue;
    }
    if (!floats && props.filter(({ foot }) => foot).length >= ON_GROUND_MAX) continue;
    const isRead = isLetteredLook(look);
    const isMirrored = !isRead && !isPrinted(look);
    const size = findPiece('ground', look)?.size ?? floating?.size;
    const usual = whole ? WHOLE : (size ?? (isRead ? READABLE : 85));
    const lying = floats || isRead ? 0 : turnToLie(sprite);
    const turn = (floats ? chance.between(-16, 16) : chance.between(-4, 4)) + lying;
    // Turned, it has its lowest point elsewhere.
    const { bottom } = lying === 0 ? sprite.bounds : turnedBounds(sprite, turn);
    const side = sides[index % 2 === 0 ? 0 : 1] ?? 0;
    const wanted: Point = floats
      ? { x: usualSpots.air[side] ?? 0, y: below + (heights[side] ?? 0) }
      : { x: usualSpots.ground[side] ?? 0, y: backdrop.ground + 34 };
    const stand = (spot: Point, size: number): SpritePart => {
      const scale = (usual / 100) * size * (floats ? 0.52 : 0.68);
      const y = floats ? spot.y : spot.y - ((bottom - 50) / 100) * 256 * scale;
      const mirror = spot.x < 512 && isMirrored;
      const place = { x: spot.x, y, scale, turn: mirror && lying !== 0 ? -turn : turn, mirror };
      return moveInside({ kind: 'sprite', z: 100, shadow: 0.35, sprite, place }, isFramed ? FRAMED : isRead ? MARGIN : EDGE);
    };
    const rows = floats ? AIR.map((down) => below + down) : [34, 84, 4].map((down) => Math.min(1000, backdrop.ground + down));
    const spots = [wanted, ...rows.flatMap((y) => COLUMNS.map((x) => ({ x, y })))].filter(
      ({ x }) => !(hasSign && !floats && x > SIDE / 2),
    );
    const far = ({ x, y }: Point): number => Math.abs(x - wanted.x) + 2 * Math.abs(y - wanted.y);
    spots.sort((one, other) => far(one) - far(other));
    // What somebody typed is to be read, be it small or in the way; anything else is left out.
    const tries = (isRead || whole ? SMALLEST_READ : SMALLER).flatMap((size) =>
      spots.map((spot) => ({ spot, part: stand(spot, size) })),
    );
    const allFree = tries.filter(
      ({ part }) => space.shareTaken(partBox(part)) === 0 && (floats || !isBetweenFeet(partBox(part), figure)),
    );
    const free = allFree.find(({ part }) => scenery?.shareTaken(partBox(part)) === 0) ?? allFree[0];
    const found = free ?? (isRead ? leastInTheWay(tries, space) : undefined);
    if (!found) continue;
    const { part } = found;
    space.take(partBox(part));
    const { x, y, scale } = part.place;
    const sole = lying === 0 ? partBox(part).bottom : y + ((bottom - 50) / 100) * 256 * scale;
    props.push({ part, foot: floats ? null : { x, y: sole - 4, size: scale * 2 } });
  }
  return props;
}

/** A flame, a coin, a diamond, a light bulb, a globe, a chip, a confetti ball, a mirror ball: by itself none of these stays in the air. */
const HEAVY: ReadonlySet<string> = new Set('1f525 1fa99 1f48e 1f4a1 1f30d own-neon-chip 1f38a 1faa9'.split(' '));

/** Feelings are somebody's: in the air they would be nobody's. */
const FELT: ReadonlySet<string> = new Set(['1f4a4', '1f4a2', '1f4a6', '1f4a8', '1f4ab', '2764-fe0f', '1f495', '1f494']);

const isInFrame = ({ left, right, top }: Box): boolean => left > EDGE && right < SIDE - EDGE && top > EDGE;

function besideHead(
  figure: Figure,
  head: HeadSpot,
  sprite: Sprite,
  { props, scale }: { props: readonly Prop[]; scale: number },
): SpritePart | undefined {
  const { left, right, top, bottom } = sprite.bounds;
  const parts = [...figure.parts, ...props.map(({ part }) => part)];
  const at = closeSpot({ ...figure, parts }, head, (Math.max(right - left, bottom - top) / 2) * 2.56 * scale);
  if (!at) return undefined;
  const place = placeAnchor(at, { x: (left + right) / 2, y: (top + bottom) / 2 }, { scale });
  return { kind: 'sprite', z: 100, shadow: 0.35, sprite, place };
}

/** Where pieces stand in the distance: what is put before one of them is seen badly, and so is that. */
function findScenery(backdrop: Backdrop, seed: string): FreeSpace {
  const { scenery, front = [] } = backdrop.paint(createChance(placeSeed(seed)));
  const space = findFreeSpace([]);
  for (const one of [...scenery, ...front]) if (one.side <= SCENERY_MAX) space.take(denseBox(one));
  return space;
}

/**
 * What found no other place stands alone: a piece in the distance behind it, which nobody asked for, is left out. So is a small one
 * that peeps out from behind the figure or a hand, and another of what the figure is, holds, sits in or has beside it.
 */
export function makeRoom(scenery: readonly Scenery[], props: readonly Prop[], parts: readonly Part[] = []): Scenery[] {
  const boxes = props.map(({ part }) => partBox(part));
  const figure = findFreeSpace(parts.filter((part) => !isLight(part)));
  // Right behind a hand, or what it holds, a piece would be held as well.
  const hands = parts.filter((part) => isOfArm(part) && part.z >= Z.held);
  const held = findFreeSpace(hands);
  const isOwn = (part: Part): boolean => part.kind === 'sprite' && (hands.includes(part) || isSeat(part.sprite.id));
  const own = new Set(parts.flatMap((part) => (part.kind === 'sprite' && isOwn(part) ? [part.sprite.id] : [])));
  const shown = new Set(parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : [])));
  const beside = new Set(props.map(({ part }) => part.sprite.id));
  const isClear = (one: Scenery): boolean => {
    const behind = figure.shareTaken(denseBox(one));
    if (own.has(one.piece) || (!one.isNamed && one.side <= SCENERY_MAX && held.shareTaken(denseBox(one)) > 0)) return false;
    if (((one.isNamed || behind > 0) && shown.has(one.piece)) || (one.side <= SCENERY_MAX && beside.has(one.piece))) return false;
    if (one.isNamed || one.side > SCENERY_MAX) return true;
    if (one.side <= PEEPING_MAX && behind > PEEPING) return false;
    return boxes.every((box) => sharedArea(box, denseBox(one)) < one.side ** 2 * COVERED_MAX);
  };
  return scenery.filter(isClear);
}

const denseBox = ({ x, y, side }: Scenery): Box => ({
  left: x - side * DENSE,
  right: x + side * DENSE,
  top: y - side * DENSE,
  bottom: y + side * DENSE,
});

const sharedArea = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The share of a piece's square behind something from which on it is clutter. */
const COVERED_MAX = 0.1;
/** A piece no larger than this is left out when so much of it is behind the figure. */
const PEEPING_MAX = 200;
const PEEPING = 0.08;
/** The share of a piece's side that it fills from its middle. */
const DENSE = 0.36;
/** Larger ones are the place itself. */
const SCENERY_MAX = 340;

/** More would be a heap. */
const ON_GROUND_MAX = 2;

/** What stands there would be kicked, or grow out of the figure. */
function isBetweenFeet({ left, right }: Box, { feet }: Figure): boolean {
  const xs = feet.map(({ at }) => at.x);
  return right > Math.min(...xs) && left < Math.max(...xs);
}

/** Borders of old maps and cards are this wide. */
const MARGIN = 56;
/** What needs not be read may come nearer to the edge. */
const EDGE = 20;
/** Frames are this wide, at most. */
const FRAMED = 86;

/** Letters at the edge would be cut off. */
function moveInside(part: SpritePart, margin: number): SpritePart {
  const { left, right, top, bottom } = partBox(part);
  const inside = (low: number, high: number): number =>
    Math.max(0, margin - low) - Math.max(0, high - (SIDE - (margin === FRAMED ? margin : margin / 2)));
  const { place } = part;
  return { ...part, place: { ...place, x: place.x + inside(left, right), y: place.y + inside(top, bottom) } };
}

interface Try {
  spot: Point;
  part: SpritePart;
}

function leastInTheWay(tries: readonly Try[], space: FreeSpace): Try | undefined {
  let least: { found: Try; share: number } | undefined;
  for (const found of tries) {
    const share = space.shareTaken(partBox(found.part));
    if (!least || share < least.share) least = { found, share };
  }
  return least?.found;
}

/** Smaller ones would be scraps. */
const SMALLEST = 0.8;
const SMALLER = [1, SMALLEST];
const SMALLEST_READ = [...SMALLER, 0.62, 0.5];
const COLUMNS = Array.from({ length: 29 }, (_, index) => 64 + index * 32);
const AIR = [110, 170, 230, 290, 350, 410, 470];

/** How large an animal is that stands beside. */
const WHOLE = 130;

/** How large a thing is whose letters are to be read. */
const READABLE = 125;

/** The shadow that a standing prop casts on the ground. */
export function paintPropShadow(picture: Raster, { foot }: Prop, figure: Figure, backdrop: Backdrop): void {
  if (!foot) return;
  const feet: Figure['feet'] = [{ at: foot, side: 1, size: foot.size }];
  paintGroundShadow(picture, null, { ...figure, feet, airborne: false, parts: [] }, backdrop);
}

/** Somebody who rides: on wheels, in the air, or on another animal, whose head stays its own. */

import type { Concept } from '../concept/concept.ts';
import { clothesOf } from '../concept/outfit.ts';
import { readWish } from '../concept/read-wish.ts';
import { ball, lightOf, rod } from '../drawing/clay.ts';
import { coversPoint, movePart, type Part, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import type { Place } from '../drawing/place.ts';
import type { Rgb } from '../drawing/raster.ts';
import { anchorAt, isSolid, loadSprite, type Sprite } from '../drawing/sprite.ts';
import { portraitOf } from '../pieces/animals-by-proportion.ts';
import { baseOf } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import type { AnimalPiece, HeadPiece, Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { addOwnFeet, hangsByItself } from './beasts.ts';
import { findDrawnHead } from './drawn-heads.ts';
import { busyHands } from './dress.ts';
import {
  addAnimalHead,
  addEyes,
  addFace,
  emptyFigure,
  type Figure,
  type HeadSpot,
  headSpotOf,
  placeAnchor,
  type Studio,
  type Subject,
  Z,
} from './figure.ts';
import { hemOf } from './heads-only.ts';
import { addArms, addLegs, limbColor } from './limbs.ts';
import { armsBeside, isShownWhole } from './own-hands.ts';
import { composePair } from './pairs.ts';
import { torsoOf } from './rig.ts';
import { composeOnBoard, isBoardToRide } from './stand-on-board.ts';
import { drawTrunk, lookOfTrunk, type TrunkLook } from './trunks.ts';
import { headPoints, shareCovered, shareHidden, shareTouched } from './uncover-faces.ts';

/** Who would hide the face of the mount looks over it. */
function sitBehind(figure: Figure): void {
  const back = (z: number): number => (z >= Z.chest ? Z.back + z / 100 : z);
  figure.parts = figure.parts.map((part) => ({ ...part, z: back(part.z) }));
  figure.heads = figure.heads.map((head) => ({ ...head, z: back(head.z) }));
  figure.head = figure.heads[0] ?? null;
  for (let steps = 0; steps < 30 && figure.head && isHiddenByMount(figure, figure.head); steps++) raiseRider(figure, figure.head);
}

const isRider = ({ z }: { z: number }): boolean => z >= Z.back && z < Z.legs;

const isHiddenByMount = (figure: Figure, head: HeadSpot): boolean =>
  shareCovered(
    head,
    figure.parts.filter(({ z }) => z === Z.body),
  ) > 0.05;

function raiseRider(figure: Figure, { top, eyes, middle, ...head }: HeadSpot): void {
  const up = 14;
  figure.parts = figure.parts.map((part) =>
    isRider(part) ? movePart(part, { x: 0, y: -up, scale: 1, turn: 0, mirror: false }) : part,
  );
  figure.head = {
    ...head,
    top: { ...top, y: top.y - up },
    eyes: { ...eyes, y: eyes.y - up },
    middle: { ...middle, y: middle.y - up },
  };
  figure.heads = [figure.head, ...figure.heads.slice(1)];
}

/** The one leg that is seen from the side. */
function legOf(hip: Point, mirror: boolean, color: Rgb): Part {
  const knee = { x: hip.x + (mirror ? 62 : -62), y: hip.y + 18 };
  const foot = { x: knee.x + (mirror ? 10 : -10), y: knee.y + 74 };
  return {
    kind: 'clay',
    z: Z.chest + 1,
    shadow: 0.5,
    shape: {
      cones: [rod(hip, knee, 25, 22), rod(knee, foot, 22, 20), ball({ x: foot.x + (mirror ? 14 : -14), y: foot.y + 4 }, 25)],
      color,
      melt: 2,
      gloss: 0.8,
    },
  };
}

/** In pixels, as wide as a head on a trunk that sits. */
const RIDERS_HEAD = 200;

/** Who is shown with a chest needs no trunk to sit on. */
const hasChest = ({ id, radius }: HeadPiece): boolean => isPerson(id) && radius !== undefined;
const OF_BUST = 1;

/** Of a trunk, for who sits. */
const SITTING = 0.62;

/** Who rides wears what they wear on foot; of whom nothing is known, the trunk has the colour of the head. */
async function trunkOfRider(
  rider: HeadPiece | AnimalPiece,
  { color }: Pick<Sprite, 'color'>,
  { concept, chance }: Studio,
): Promise<TrunkLook> {
  const clothes = clothesOf(concept);
  if (clothes !== undefined) {
    const { color } = await loadSprite(clothes);
    return { color, limbs: color, worn: 'buttons', mark: lightOf(color, 0.6) };
  }
  const own = rider.role === 'head' ? lookOfTrunk(rider, chance) : undefined;
  return own ?? { color: limbColor(color), limbs: color, mark: color };
}

/** A broom is ridden with its bristles behind, and flies. */
export const BROOM = '1f9f9';
const BROOM_TURN = 45;

/** A face without a chest is as large as most of what it could sit on. */
const isLargeHeaded = ({ head, animal }: Subject): boolean => head !== undefined && !animal && head.radius === undefined;

/** A beast, or the face of one: no vehicle, and no thing. */
const canStandBeside = ({ animal, head }: Subject): boolean => (animal ?? head) !== undefined;

/** A vehicle, upon which nobody's face is. */
const isMountOnly = ({ body, animal, head }: Subject): boolean => body?.kind === 'vehicle' && !animal && !head;

/** Of the mount below its rider, and of its head below or behind anything. */
const MOUNT_HIDDEN = 0.2;
const MOUNT_HEAD_HIDDEN = 0.04;

function isMountLost({ parts }: Figure, head: HeadSpot): boolean {
  const riders = parts.filter(({ z }) => z >= Z.chest);
  const points = headPoints(head);
  const onHead = points.filter((point) => riders.some((part) => coversPoint(part, point))).length / points.length;
  const isHidden = parts.some((part) => part.z === Z.body && shareHidden(part, riders) > MOUNT_HIDDEN);
  return isHidden || onHead > MOUNT_HEAD_HIDDEN;
}

/** In pixels. */
const DOWN = 4;
/** So much of a rider is on the mount, in parts of the rider. */
const SEATED = 0.02;

/** Between the feet of who rides there may be nothing to sit on, as below a leaping dolphin: they come down until they sit. */
function sitDown(rider: SpritePart, mount: readonly Part[]): SpritePart {
  const { bottom } = partsBox(mount);
  let seated = rider;
  while (shareTouched(seated, mount) < SEATED && partBox(seated).top < bottom)
    seated = { ...seated, place: { ...seated.place, y: seated.place.y + DOWN } };
  return seated;
}

/** How deep in a vehicle somebody sits, in parts of their height, and how much of what is lower is behind its side. */
const INSIDE = [0.5, 0.42, 0.34];
const BEHIND_SIDE = 0.7;
/** Cars, buses, vans, trucks, trams, ships, tanks: who sits in them is seen above the roof, down to so many pixels below it. */
const ROOFED: ReadonlySet<string> = new Set(
  '1f697 1f695 1f699 1f68c 1f693 1f691 1f692 1f690 1f69a 1f683 1f68b 1f6a2 own-submarine own-army-tank'.split(' '),
);
const BELOW_ROOF = 58;
/** Boxes, baskets, buckets, cups, pots and tubs: whoever is in one looks out over its rim, from so many pixels below it. */
const CONTAINERS: ReadonlySet<string> = new Set(
  '1f4e6 1f9fa 1faa3 2615 1f375 1fad6 1f6c1 1fab4 1f963 1f372 1f9f3 1fad9 1f6e2-fe0f 1f5d1-fe0f own-coffee-mug own-cauldron own-dish-bowl'.split(
    ' ',
  ),
);
const BELOW_RIM = 66;
/** Who runs on coffee sits in it, with no leg over its rim. */
const FILLED: ReadonlySet<string> = new Set('2615 own-coffee-mug 1f375 1fad6 1f963 1f372 own-cauldron own-dish-bowl'.split(' '));

/** "A cat on a box" is in none. */
const isSaidToBeOn = ({ theme, body, trait }: Concept, mount: string): boolean =>
  [theme, body, trait]
    .filter(({ given }) => given)
    .flatMap(({ word, english }) => readWish(english ?? word).phrases)
    .some(
      ({ relation, text }) =>
        (relation === 'on' || relation === 'mount') && findPieces(text, ['body']).some(({ piece }) => piece === mount),
    );

/** Only the front of a container is before whoever is in it: its handle, its tap and its steam are behind them. */
function putBehindRim(figure: Figure, rim: number): void {
  const mount = figure.parts.find((part): part is SpritePart => part.kind === 'sprite' && part.z === Z.body);
  if (!mount) return;
  figure.parts = figure.parts.map((part) => (part === mount ? { ...part, options: { below: rim } } : part));
  figure.parts.push({ ...mount, z: Z.behind });
}
/** What is held hides more of it afterwards. */
const SEEN_ENOUGH = 0.47;

/** A beast on the roof of a digger would be two, one upon the other: it sits behind the side, where that is long enough. */
function getIn(rider: SpritePart, mount: readonly Part[], piece: AnimalPiece): SpritePart | undefined {
  const { top, bottom, left, right } = partBox(rider);
  const around = partsBox(mount);
  if (mount.some((part) => part.kind === 'sprite' && OPEN.has(part.sprite.id))) return undefined;
  // Nobody looks out of a rocket's side, or from behind a train that is seen from the front.
  if (around.right - around.left < around.bottom - around.top) return undefined;
  const beyond = (right - left) * BEYOND;
  if (left < around.left - beyond || right > around.right + beyond) return undefined;
  for (const deep of INSIDE) {
    const down = (bottom - top) * deep;
    const part: SpritePart = { ...rider, z: Z.back, place: { ...rider.place, y: rider.place.y + down } };
    const head = headSpotOf(piece, part.sprite, part.place);
    const hidden = headPoints(head).filter((point) => mount.some((each) => coversPoint(each, point)));
    const isFree = shareCovered(head, mount) === 0 && hidden.length < CHIN_POINTS;
    const isBelow = bottom + down > around.top + (around.bottom - around.top) * LOWEST_SEAT;
    const behind = shareHidden(part, mount);
    if (isFree && !isBelow && behind >= deep * BEHIND_SIDE && behind <= SEEN_ENOUGH) return part;
  }
  return undefined;
}

/** Scooter, motorcycle, racing car and lawn mower have no side to sit behind. */
const OPEN: ReadonlySet<string> = new Set(['1f6f5', '1f3cd-fe0f', '1f3ce-fe0f', 'own-lawn-mower']);
/** What stands out before and behind, in parts of the beast; and how many points of a head its chin is at most. */
const BEYOND = 0.2;
const CHIN_POINTS = 12;
/** Wheels are open: behind them somebody would be seen. In parts of the height. */
const LOWEST_SEAT = 0.75;

/** Steam so far above all that is broad is nothing to sit on, unlike a bicycle's saddle. In percent of the piece. */
const THIN = { half: 5, above: 8 };

function seatOf(mount: Sprite, x: number, isVehicle: boolean): number {
  const downTo = (isSeat: (y: number) => boolean): number => {
    let y = mount.bounds.top;
    while (y < 85 && !isSeat(y)) y += 0.8;
    return y;
  };
  const solid = (at: number, y: number): boolean => isSolid(mount, { x: at, y });
  const top = downTo((y) => solid(x, y));
  if (isVehicle) return top;
  const broad = downTo((y) => [-THIN.half, 0, THIN.half].every((aside) => solid(x + aside, y)));
  return broad < 85 && broad - top > THIN.above ? broad : top;
}

/** Is somebody so long that the head would be seen before or behind the vehicle, as if they stood on its other side? */
function looksOutBeside(rider: AnimalPiece, sprite: Sprite, seat: Point, mirror: boolean, { parts }: Figure): boolean {
  const anchor = { x: (sprite.bounds.left + sprite.bounds.right) / 2, y: sprite.bounds.bottom - 4 };
  const { middle, radius } = headSpotOf(rider, sprite, placeAnchor(seat, anchor, { scale: 1.4, mirror }));
  const { left, right } = partsBox(parts.filter(({ z }) => z === Z.body));
  return portraitOf(rider.id) !== undefined && (middle.x < left + radius || middle.x > right - radius);
}

export async function composeRider(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const { chance } = studio;
  const mountPiece = body.body ?? body.animal;
  if (!mountPiece) throw new Error(`${body.id} cannot be ridden`);
  if (isBoardToRide(mountPiece.id)) return composeOnBoard(theme, mountPiece.id, studio);
  const isBroom = mountPiece.id === BROOM;
  const mount = await loadSprite(mountPiece.id, isBroom ? { turn: BROOM_TURN, flipY: false } : mountPiece);
  const isFixed = body.isLettered || isPrinted(mountPiece.id) || (mountPiece.role === 'body' && mountPiece.nose);
  const mirror = isFixed ? false : chance.happens(0.5);
  const place: Place = { x: 0, y: 0, scale: 1.75, turn: chance.between(-6, 3) * (mirror ? -1 : 1), mirror };
  const figure = emptyFigure(mount.color);
  figure.isSeated = true;
  const hem = body.head && mountPiece.role === 'body' ? hemOf(body.head, mount) : {};
  figure.parts.push({ kind: 'sprite', z: Z.body, shadow: 0.3, sprite: mount, place, ...hem });
  if (!isBroom) addOwnFeet(figure, mount, place);
  const { bounds } = mount;
  const face = body.animal ?? body.head;
  const usual =
    mountPiece.role === 'body' && mountPiece.neck ? mountPiece.neck.x : bounds.left + (bounds.right - bounds.left) * 0.56;
  // Behind the face, as far as there is a back.
  const saddleX = face?.facing === 'left' ? Math.max(usual, Math.min(bounds.right - 14, face.eyes.x + 30)) : usual;
  const mountHead = face && headSpotOf(face, mount, place, Z.body);
  const isInside =
    CONTAINERS.has(baseOf(mountPiece.id)) && (FILLED.has(baseOf(mountPiece.id)) || !isSaidToBeOn(studio.concept, mountPiece.id));
  const isRoofed = isInside || ROOFED.has(baseOf(mountPiece.id));
  // On top of a face there is no saddle, nor on a roof: who would sit there looks over it from behind.
  const isBehind = isRoofed || (face !== undefined && (face.facing === 'front' || Math.abs(saddleX - face.eyes.x) < 16));
  // Behind a face without a back to sit on, a rider would be half of somebody.
  const isAsked = studio.manner.action === 'ride' || (body.animal !== undefined && studio.concept.rides === body.id);
  if (canStandBeside(body) && !isAsked && (isBehind || !body.animal?.hasLegs || isLargeHeaded(theme)))
    return composePair(theme, body, studio);
  const [seat, top] = isBehind ? [Z.back, Z.back + 1] : [Z.chest, Z.head];
  if (mountPiece.role === 'body' && face) await addLegs(figure, torsoOf(mount, place), studio, { length: 150 });
  const isVehicle = mountPiece.role === 'body' && mountPiece.kind === 'vehicle';
  const seatY = seatOf(mount, saddleX, isVehicle);
  const onTop = anchorAt(place, { x: saddleX, y: seatY + 4 });
  if (isInside) putBehindRim(figure, seatY);
  const below = isInside ? BELOW_RIM : BELOW_ROOF;
  const saddle = isRoofed ? { x: onTop.x, y: onTop.y + below } : onTop;
  const rider = theme.head ?? theme.animal ?? theme.body;
  if (!rider) throw new Error(`${theme.id} cannot ride`);
  const sprite = await loadSprite(rider.id, rider);
  // Whose head is drawn sits as a person does; anybody else is known by the whole of them.
  const drawn =
    rider.role === 'animal' && isMountOnly(body)
      ? (findDrawnHead(rider.id) ?? (isRoofed && looksOutBeside(rider, sprite, onTop, mirror, figure) ? sprite : undefined))
      : undefined;
  if (rider.role === 'body') {
    const anchor = { x: (sprite.bounds.left + sprite.bounds.right) / 2, y: sprite.bounds.bottom - 4 };
    const riderPlace = placeAnchor(saddle, anchor, { scale: 1.25 });
    figure.parts.push({ kind: 'sprite', z: top, shadow: 0.5, sprite, place: riderPlace });
    figure.head = addFace(figure, rider, sprite, riderPlace, studio, Z.face);
    const torso = { ...torsoOf(sprite, riderPlace), limb: 19 };
    if (!isBehind) figure.parts.push(legOf({ x: saddle.x, y: saddle.y - 6 }, mirror, limbColor(sprite.color)));
    addArms(figure, torso, studio, { busy: busyHands(studio), length: 150, z: top - 0.5 });
  } else if (rider.role === 'animal' && !drawn) {
    const anchor = { x: (sprite.bounds.left + sprite.bounds.right) / 2, y: sprite.bounds.bottom - 4 };
    const stand = (at: Point, z: number): SpritePart =>
      sitDown({ kind: 'sprite', z, shadow: 0.5, sprite, place: placeAnchor(at, anchor, { scale: 1.4, mirror }) }, figure.parts);
    const inside = isMountOnly(body) ? getIn(stand(onTop, Z.head), figure.parts, rider) : undefined;
    // Who has the face low down, as a squid, sits as deep as it stays free.
    const isFree = (part: SpritePart): boolean => shareCovered(headSpotOf(rider, sprite, part.place), figure.parts) === 0;
    const deep = isRoofed ? [1, 0.7, 0.4].map((share) => stand({ ...onTop, y: onTop.y + below * share }, top)) : [];
    const seated = inside ?? deep.find(isFree) ?? stand(onTop, isRoofed ? Z.head : top);
    const riderPlace = seated.place;
    figure.parts.push(seated);
    figure.head = headSpotOf(rider, sprite, riderPlace, seated.z);
    // Whoever holds something needs hands.
    const busy = busyHands(studio);
    const torso = torsoOf(sprite, riderPlace);
    if (busy > 0 && !hangsByItself(rider))
      addArms(figure, { ...torso, limb: 19 }, studio, { busy, length: 150, z: seated.z - 0.5 });
  } else if (rider.role === 'head' && hasChest(rider)) {
    const anchor = { x: (sprite.bounds.left + sprite.bounds.right) / 2, y: sprite.bounds.bottom - 3 };
    const riderPlace = placeAnchor(saddle, anchor, { scale: OF_BUST });
    figure.parts.push({ kind: 'sprite', z: top, shadow: 0.5, sprite, place: riderPlace });
    figure.head = headSpotOf(rider, sprite, riderPlace, top);
    if (!isShownWhole(rider.id)) {
      if (!isBehind) figure.parts.push(legOf({ x: saddle.x, y: saddle.y - 22 }, mirror, limbColor(sprite.color)));
      const arms = armsBeside(rider.id, studio);
      const torso = { ...torsoOf(sprite, riderPlace, { shoulderAt: 0.74 }), limb: 19 };
      if (arms) addArms(figure, torso, studio, { ...arms, length: 150, z: top - 0.5 });
    }
  } else {
    const look = await trunkOfRider(rider, drawn ?? sprite, studio);
    const color = limbColor(look.limbs);
    const hip = { x: saddle.x, y: saddle.y - 6 };
    const chest = { x: saddle.x, y: saddle.y - 78 };
    const sitting: Place = { x: chest.x, y: chest.y - 46, scale: SITTING, turn: 0, mirror: false };
    for (const part of drawTrunk({ ...look, tail: undefined }, mirror).parts)
      figure.parts.push({ ...movePart(part, sitting), z: seat + part.z - Z.chest });
    if (!isBehind) figure.parts.push(legOf(hip, mirror, color));
    const neck = { x: chest.x, y: chest.y + 6 };
    const turn = chance.between(-6, 6);
    if (rider.role === 'animal') {
      figure.head = await addAnimalHead(figure, rider, neck, RIDERS_HEAD, { turn, mirror, isOnNeck: true }, studio);
    } else {
      const riderPlace = placeAnchor(neck, rider.neck, { scale: 1.05, turn, mirror: rider.facing === 'left' && mirror });
      figure.parts.push({ kind: 'sprite', z: top, shadow: 0.5, sprite, place: riderPlace });
      figure.head = headSpotOf(rider, sprite, riderPlace, top);
    }
    const torso = {
      color: look.limbs,
      left: { x: chest.x - 30, y: chest.y + 22 },
      right: { x: chest.x + 30, y: chest.y + 22 },
      hips: [hip, hip] as [typeof hip, typeof hip],
      neck: chest,
      width: 240,
      bottom: hip.y,
      limb: 19,
    };
    addArms(figure, torso, studio, { busy: busyHands(studio), length: 150, behind: isBehind });
  }
  figure.back = saddle;
  figure.backWidth = 260;
  if (rider.role !== 'body' && !drawn) addEyes(figure, figure.head, studio, isBehind ? top + 1 : Z.face);
  if (mountHead) {
    figure.heads = [figure.head, mountHead];
    if (canStandBeside(body) && !isAsked && isMountLost(figure, mountHead)) return composePair(theme, body, studio);
    if (
      shareCovered(
        mountHead,
        figure.parts.filter(({ z }) => z >= Z.chest),
      ) > 0.05
    )
      sitBehind(figure);
  }
  figure.airborne =
    mountPiece.role === 'body' &&
    [BROOM, '1f680', '1f6f8', '1f681', '2708-fe0f', '1f6e9-fe0f', '1f6ec', '1f6eb'].includes(mountPiece.id);
  return figure;
}

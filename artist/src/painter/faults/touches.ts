/** What an eye calls in the way, found by geometry: what touches, covers, is cut off or hangs loose. Nothing is painted. */
import { type Concept, isInCompany, lookOf, traitsOf } from '../../concept/concept.ts';
import { coversPoint, type Part, partBox, partsBox, type SpritePart, type SvgPart } from '../../drawing/parts.ts';
import { fromPicture } from '../../drawing/place.ts';
import { type Box, SIDE } from '../../drawing/raster.ts';
import { boardOfLook, readLook } from '../../lettering/carriers.ts';
import { portraitOf } from '../../pieces/animals-by-proportion.ts';
import { findPiece } from '../../pieces/catalogue.ts';
import type { Point } from '../../pieces/piece-types.ts';
import { lettersOf } from '../details.ts';
import { type Figure, type HeadSpot, Z } from '../figure.ts';
import { headOfPerson } from '../heads-of-people.ts';
import { isCutBelow } from '../heads-only.ts';
import { turnToLie } from '../lying.ts';
import {
  areaOf,
  BEFORE_WORN,
  BOARD_TOUCHES,
  eyePoints,
  HEAD_HIDDEN,
  HELD_ON_BODY,
  hangsInAir,
  headPoints,
  headsOf,
  isBeforeSnout,
  isBelowBrim,
  isOfArm,
  shareTouched,
  snoutPoints,
  wornOnFaces,
} from '../uncover-faces.ts';

const PROP_TOUCHES = 0.012;
/** In parts of what is seen of the figure. */
const CUT_OFF = 0.03;

const isBoard = (part: Part): boolean => part.kind === 'sprite' && boardOfLook(part.sprite.id) !== undefined;
/** Fluff, tattoos and stains. */
const isOnSkin = (part: Part): boolean => part.kind === 'svg' && part.z === Z.arm + 1;
const isEyewear = (part: Part): boolean => part.kind === 'sprite' && findPiece('eyewear', part.sprite.id) !== undefined;
const isOfSameArm = (one: Part, other: Part): boolean =>
  one.joint?.at.x === other.joint?.at.x && one.joint?.at.y === other.joint?.at.y;
const nameOf = (part: Part): string => (part.kind === 'sprite' ? part.sprite.id : part.kind);

export function touchesOf(concept: Concept, figure: Figure, props: readonly Part[]): string[] {
  // Who stands behind others is covered by them; the test of groups looks at that.
  const isGroup = isInCompany(concept);
  return [
    ...(isGroup
      ? []
      : [
          ...touchedByHeld(figure),
          ...coveredHeads(figure),
          ...loose(figure, new Set(traitsOf(concept).flatMap((trait) => (trait.at === 'juggle' ? [lookOf(trait)] : [])))),
          ...facesOnLetters(figure),
        ]),
    ...touchedByProps(figure, props),
    ...onTips(props),
    ...heldByNobody(figure),
    ...cutOff(figure, props),
    ...badlyJoined(figure),
    ...eyelessHeads(figure),
    ...marksBeforeSnouts(figure),
  ];
}

/** Eyes that are as dark as the fur around them are drawn. */
const eyelessHeads = (figure: Figure): string[] =>
  headsOf(figure).some(({ hasSmallEyes, isKnownByFace, eyeRadius }) => hasSmallEyes && !isKnownByFace && !eyeRadius)
    ? ['no eyes to be seen']
    : [];

/** Hearts and drops hang beside and above a head: before a beak they would be held by it. */
function marksBeforeSnouts(figure: Figure): string[] {
  const [head, ...others] = headsOf(figure);
  // Beside several there is hardly a place that is before none of them.
  if (!head || others.length > 0) return [];
  return figure.parts.some((part) => part.mark && isBeforeSnout(head, partBox(part))) ? ['a mark before a snout'] : [];
}

function touchedByHeld({ parts }: Figure): string[] {
  const held = parts.filter((part) => part.kind === 'sprite' && isOfArm(part));
  return held.flatMap((part) => {
    const others = parts.filter((other) => !isOfSameArm(other, part) && other.joint?.kind !== 'wing' && !hangsInAir(other));
    const share = shareTouched(part, others);
    return share > (isBoard(part) ? BOARD_TOUCHES : HELD_ON_BODY)
      ? [`${isBoard(part) ? 'a board' : 'what is held'} touches ${share.toFixed(2)}`]
      : [];
  });
}

function coveredHeads(figure: Figure): string[] {
  const faults: string[] = [];
  for (const head of headsOf(figure)) {
    const above = figure.parts.filter(({ z }) => z > head.z);
    const overEyes = above.filter((part) => (part.kind !== 'svg' || part.z > Z.hat) && !isEyewear(part) && !hangsInAir(part));
    const hats = above.filter((part): part is SvgPart => part.kind === 'svg' && part.z === Z.hat);
    const eyes = eyePoints(head);
    const isHidden = (point: Point): boolean =>
      overEyes.some((part) => coversPoint(part, point)) || hats.some((hat) => isBelowBrim(hat, point));
    const hidden = eyes.filter(isHidden).length / eyes.length;
    if (hidden > 0) faults.push(`eyes hidden ${hidden.toFixed(2)}`);
    const limbs = figure.parts.filter(
      (part) => part.z > head.z && (isOfArm(part) || part.z >= Z.arm) && !hangsInAir(part) && !isOnSkin(part),
    );
    const points = [...headPoints(head), ...snoutPoints(head)];
    const share = points.filter((point) => limbs.some((part) => coversPoint(part, point))).length / points.length;
    if (share > HEAD_HIDDEN) faults.push(`limbs on a head ${share.toFixed(2)}`);
  }
  const held = figure.parts.filter((part) => part.kind === 'sprite' && part.z > Z.hat && isOfArm(part));
  const worn = wornOnFaces(figure);
  faults.push(...held.filter((part) => shareTouched(part, worn) > BEFORE_WORN).map((part) => `before glasses: ${nameOf(part)}`));
  return faults;
}

function touchedByProps(figure: Figure, props: readonly Part[]): string[] {
  return props.flatMap((prop, index) => {
    const share = shareTouched(prop, figure.parts);
    const onHead = headsOf(figure).some((head) => headPoints(head).some((point) => coversPoint(prop, point)));
    const others = props.slice(0, index).some((other) => shareTouched(prop, [other]) > PROP_TOUCHES);
    return [
      ...(share > PROP_TOUCHES ? [`a prop touches ${share.toFixed(2)}`] : []),
      ...(onHead ? ['a prop on a head'] : []),
      ...(others ? ['props touch'] : []),
    ];
  });
}

/** How far below the eyes a collar may begin, in radii of the head. */
const BELOW_EYES = 0.3;

/** A collar leaves beak, tusks and mouth free; heads that could be drawn whole are not cut out; and clothes do not end in a straight cut. */
function badlyJoined(figure: Figure): string[] {
  const collars = figure.parts.filter(isCollar);
  const isHidden = ({ eyes, radius }: HeadSpot): boolean =>
    collars.some((collar) => {
      const { left, right, top, bottom } = partBox(collar);
      return eyes.x > left && eyes.x < right && bottom > eyes.y && top < eyes.y + radius * BELOW_EYES;
    });
  const sprites = figure.parts.flatMap((part) => (part.kind === 'sprite' ? [part] : []));
  return [
    ...(headsOf(figure).some(isHidden) ? ['a collar on a face'] : []),
    ...sprites.filter(isCutInVain).map((part) => `cut out: ${nameOf(part)}`),
    ...sprites.filter(isCutFlat).map((part) => `cut off flat: ${nameOf(part)}`),
  ];
}

export const isCollar = (part: Part): boolean =>
  part.kind === 'clay' && part.z > Z.head && part.z < Z.face && part.joint === undefined;
const isCutInVain = ({ z, sprite, options }: SpritePart): boolean =>
  z === Z.head && options?.cut !== undefined && options.above !== undefined && portraitOf(sprite.id) !== undefined;
const isCutFlat = ({ z, sprite, options }: SpritePart): boolean => {
  const head = z === Z.body ? (findPiece('head', sprite.id) ?? headOfPerson(sprite.id)) : undefined;
  return head !== undefined && isCutBelow(head) && options?.hem === undefined;
};

/** In degrees. */
const NEARLY_LYING = 25;

/** What is long and stands aslant would fall over. */
function onTips(props: readonly Part[]): string[] {
  return props.flatMap((prop) => {
    if (prop.kind !== 'sprite' || findPiece('float', prop.sprite.id) !== undefined) return [];
    const lying = turnToLie(prop.sprite);
    const off = Math.abs((prop.place.mirror ? -prop.place.turn : prop.place.turn) - lying) % 180;
    return lying !== 0 && Math.min(off, 180 - off) > NEARLY_LYING ? [`on its tip: ${nameOf(prop)}`] : [];
  });
}

/** What hangs on an arm is touched by its hand. */
function heldByNobody({ parts }: Figure): string[] {
  const hands = parts.filter((part) => part.kind === 'clay' && isOfArm(part));
  return parts
    .filter((part) => part.kind === 'sprite' && isOfArm(part))
    .filter((part) => !hands.some((hand) => isOfSameArm(hand, part) && meets(hand, part)))
    .map((part) => `held by nobody: ${nameOf(part)}`);
}

/** Everything hangs together: what is not reached from the rest is loose, unless it is juggled. */
function loose({ parts, heads, isSeated }: Figure, juggled: ReadonlySet<string>): string[] {
  const isThrown = (part: Part): boolean => part.kind === 'sprite' && juggled.has(part.sprite.id);
  const solid = parts.filter((part) => !hangsInAir(part) && !isThrown(part) && part.joint?.kind !== 'wing');
  const [first] = solid;
  if (!first) return [];
  // Two who stand side by side need not touch.
  const others = isSeated
    ? []
    : heads.flatMap(({ eyes }) => solid.find((part) => part.z <= Z.head && coversPoint(part, eyes)) ?? []);
  const reached = new Set<Part>([first, ...others]);
  for (const part of reached) for (const other of solid) if (!reached.has(other) && meets(part, other)) reached.add(other);
  return solid.filter((part) => !reached.has(part)).map((part) => `loose: ${nameOf(part)}`);
}

function meets(one: Part, other: Part): boolean {
  const [a, b] = [partBox(one), partBox(other)];
  const [left, right] = [Math.max(a.left, b.left) - 6, Math.min(a.right, b.right) + 6];
  const [top, bottom] = [Math.max(a.top, b.top) - 6, Math.min(a.bottom, b.bottom) + 6];
  for (let y = top; y <= bottom; y += 4)
    for (let x = left; x <= right; x += 4) {
      if (!coversPoint(one, { x, y })) continue;
      for (const [dx, dy] of [
        [0, 0],
        [6, 0],
        [-6, 0],
        [0, 6],
        [0, -6],
      ] as const)
        if (coversPoint(other, { x: x + dx, y: y + dy })) return true;
    }
  return false;
}

/** A drawn face stays above the letters of who carries some; a letter or a number that is somebody has its face on itself. */
function facesOnLetters({ parts, head }: Figure): string[] {
  if (!head) return [];
  const face = parts.find((part) => part.kind === 'svg' && part.z === Z.face);
  const letters = parts.filter((part) => (part.z === Z.body || part.z === Z.head) && !isLetter(part)).flatMap(lettersOf);
  const mouth = { x: head.eyes.x, y: head.eyes.y + head.radius * 0.62 };
  return letters.some(({ place, box }) => face && isIn(box, fromPicture(place, mouth))) ? ['a mouth on letters'] : [];
}

const isIn = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean => x > left && x < right && y > top && y < bottom;

function cutOff(figure: Figure, props: readonly Part[]): string[] {
  const share = outside(partsBox(figure.parts));
  return [
    ...(share > CUT_OFF ? [`cut off ${share.toFixed(2)}`] : []),
    ...props
      .filter((prop) => outside(partBox(prop)) > CUT_OFF)
      .map((prop) => `a prop cut off ${outside(partBox(prop)).toFixed(2)}`),
  ];
}

function outside(box: Box): number {
  const inside = {
    left: Math.max(0, box.left),
    right: Math.min(SIDE, box.right),
    top: Math.max(0, box.top),
    bottom: Math.min(SIDE, box.bottom),
  };
  return 1 - areaOf(inside) / areaOf(box);
}

const isLetter = (part: Part): boolean => part.kind === 'sprite' && readLook(part.sprite.id)?.carrier === 'glyph';

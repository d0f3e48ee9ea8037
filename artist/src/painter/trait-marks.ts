/** Marks of what somebody is like: a thought beside the head, flies around, a cape behind. */
import { coversPoint, type Part, partsBox, squareOf } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { short } from '../drawing/svg.ts';
import type { Point } from '../pieces/piece-types.ts';
import { addBodily, isBodily } from './bodily-marks.ts';
import { ALL_OVER, BLOT, ON_BODY } from './body-marks.ts';
import { findCharacterTrait } from './character-traits.ts';
import type { AllOver, Around, AtMouth, Behind, Emblem, OnHead, TraitMark } from './expression-kinds.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';
import type { Manner } from './mood.ts';
import { lipsOf } from './mouths.ts';
import { ON_BODY_BOUNDS, placeOnBody } from './place-on-body.ts';
import { AROUND, addAround, closeSpot, edgeAt, emblemSpot, reachOf, type Scene, upright } from './scattered-marks.ts';
import { EMBLEMS } from './trait-emblems.ts';
import { eyePoints, headsOf, shareWithin } from './uncover-faces.ts';

const MARKS_MAX = 2;

/**
 * The marks of who is like that. Beside a bubble there is room for no other picture.
 * @param isShown of a mark, whether the place shows the same.
 */
export function addTraitMarks(
  figure: Figure,
  { expressions }: Manner,
  hasBubble: boolean,
  isShown: (mark: TraitMark) => boolean = () => false,
): void {
  const { head } = figure;
  const own = figure.parts.filter(({ z }) => z >= Z.back && z < Z.hat && Math.floor(z) !== Z.legs);
  const all = expressions.flatMap((expression) => findCharacterTrait(expression)?.mark ?? []).filter((mark) => !isShown(mark));
  // Two pictures about one head would crowd it.
  const [first] = all.filter(isEmblem);
  const marks = all.filter((mark) => !isEmblem(mark) || (mark === first && !hasBubble));
  if (!head || own.length === 0) return;
  const scene = { figure, head, box: partsBox(own) };
  for (const mark of new Set(marks.slice(0, MARKS_MAX))) addMark(scene, mark);
}

/** Will a picture beside the head tell what somebody is like? */
export const hasEmblem = ({ expressions }: Manner): boolean =>
  expressions.some((expression) => [findCharacterTrait(expression)?.mark ?? []].flat().some(isEmblem));

const isEmblem = (mark: TraitMark): mark is Emblem => Object.hasOwn(EMBLEMS, mark);

export function addMark(scene: Scene, mark: TraitMark): void {
  if (isEmblem(mark)) addEmblem(scene, mark);
  else if (mark in AROUND) addAround(scene, AROUND[mark as Around]);
  else if (mark in BEHIND) addBehind(scene, mark as Behind);
  else if (mark in ON_HEAD) addOnHead(scene, mark as OnHead);
  else if (mark in AT_MOUTH) addAtMouth(scene, mark as AtMouth);
  else if (isBodily(mark)) addBodily(scene, mark);
  else if (mark === 'snail') addSnail(scene);
  else if (mark in ALL_OVER) addAllOver(scene, ALL_OVER[mark as AllOver]);
  else addOnBody(scene, ON_BODY[mark as 'abs' | 'cracks']);
}

function addEmblem(scene: Scene, emblem: Emblem): void {
  const { figure, head } = scene;
  const { markup, turnsRound = false, isClose = false } = EMBLEMS[emblem];
  const reach = reachOf(head) * (isClose ? 0.62 : 0.95);
  const close = isClose ? closeSpot(figure, head, reach) : undefined;
  const { x, y, share } = close ? { ...close, share: 0 } : emblemSpot(figure, head, reach);
  const isLeft = x < head.middle.x;
  const place = { ...upright({ x, y }, reach / 100), mirror: turnsRound && isLeft };
  figure.parts.push({
    kind: 'svg',
    z: share > 0 ? Z.markBehind : Z.mark,
    shadow: 0.3,
    markup,
    bounds: SQUARE,
    place,
    mark: { isSided: turnsRound },
  });
}

const SQUARE: Box = { left: -100, top: -100, right: 100, bottom: 100 };

const rays = Array.from({ length: 16 }, (_, at) => {
  const [one, other] = [(at * Math.PI) / 8, ((at + 0.5) * Math.PI) / 8];
  return `<path d="M0 0L${short(Math.cos(one) * 200)} ${short(Math.sin(one) * 200)}L${short(Math.cos(other) * 200)} ${short(Math.sin(other) * 200)}Z" fill="url(#tr)"/>`;
}).join('');

const BEHIND: Readonly<Record<Behind, string>> = {
  cape: '<path d="M-40 -90Q0 -104 40 -90Q70 20 130 104Q90 84 60 116Q30 88 0 120Q-30 88 -60 116Q-90 84 -130 104Q-70 20 -40 -90Z" fill="#d8203c" stroke="#7d0a22" stroke-width="6" stroke-linejoin="round"/><path d="M-20 -70Q-40 20 -60 96M20 -70Q40 20 60 96M0 -72V96" stroke="#9c1028" stroke-width="6" fill="none"/>',
  rays: `<defs><radialGradient id="tr" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="200"><stop offset=".3" stop-color="#fff3a8" stop-opacity=".95"/><stop offset="1" stop-color="#ffc62e" stop-opacity=".1"/></radialGradient></defs>${rays}`,
  // A lamp would hang in the air: the beam comes from above.
  spotlight:
    '<defs><linearGradient id="ts" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffbe0" stop-opacity="0"/><stop offset=".24" stop-color="#fffbe0" stop-opacity=".9"/><stop offset="1" stop-color="#fff2a0" stop-opacity=".4"/></linearGradient></defs><path d="M-40 -150L40 -150L136 116Q0 142 -136 116Z" fill="url(#ts)"/>',
};

/** How much wider than high. */
const LONG = 1.35;

function addBehind({ figure, box, head }: Scene, mark: Behind): void {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  // Behind who is long and low it would be a carpet, in which short legs are lost.
  if (mark === 'cape' && wide > high * LONG) return;
  const draped = Math.min(Math.max(wide * 1.2, high * 0.85), high * 1.1) / 240;
  const place =
    mark === 'rays'
      ? upright(head.middle, Math.max(wide * 0.5, head.radius * 2.1) / 200)
      : mark === 'spotlight'
        ? upright({ x: head.middle.x, y: middle.y - high * 0.03 }, (high * 1.12) / 260)
        : upright({ x: figure.back.x, y: box.bottom - 118 * draped }, draped);
  const bounds = { left: -200, top: mark === 'rays' ? -200 : -152, right: 200, bottom: mark === 'rays' ? 200 : 140 };
  const tight = mark === 'rays' ? bounds : { ...bounds, left: -138, right: 138 };
  figure.parts.push({
    kind: 'svg',
    z: Z.markBehind,
    shadow: 0,
    markup: BEHIND[mark],
    bounds: tight,
    place,
    isLight: mark !== 'cape',
  });
}

/** From the side one of its eyes is seen; it is tied behind the head. */
const SIDE_MASK =
  '<path fill-rule="evenodd" d="M-50 -34Q-10 -60 34 -42L132 -30L152 -44L146 -12L160 10L128 -4L50 30Q8 58 -34 42Q-62 12 -50 -34ZM0 -30a30 30 0 1 0 .1 0Z" fill="#1d1626"/>';

const hole = (x: number) => `M${x} -30a30 30 0 1 0 .1 0Z`;

const ON_HEAD: Readonly<Record<OnHead, { markup: string; bounds: Box }>> = {
  halo: {
    markup:
      '<ellipse cx="0" cy="-34" rx="84" ry="24" fill="none" stroke="#b8860b" stroke-width="22"/><ellipse cx="0" cy="-34" rx="84" ry="24" fill="none" stroke="#ffdf4a" stroke-width="15"/>',
    bounds: { left: -98, top: -72, right: 98, bottom: 4 },
  },
  horns: {
    markup:
      '<g fill="#d8203c" stroke="#7d0a22" stroke-width="6" stroke-linejoin="round"><path d="M-78 18Q-122 -24 -98 -88Q-80 -36 -34 -8Z"/><path d="M78 18Q122 -24 98 -88Q80 -36 34 -8Z"/></g>',
    bounds: { left: -114, top: -92, right: 114, bottom: 20 },
  },
  mask: {
    markup: `<path fill-rule="evenodd" d="M-120 -44Q-60 -66 0 -40Q60 -66 120 -44Q128 30 66 46Q24 48 0 20Q-24 48 -66 46Q-128 30 -120 -44Z${hole(-50)}${hole(50)}" fill="#1d1626"/>`,
    bounds: { left: -126, top: -62, right: 126, bottom: 48 },
  },
  leaves: {
    markup: [
      [-62, 2, -58],
      [-34, -22, -30],
      [0, -30, 0],
      [34, -22, 30],
      [62, 2, 58],
      [-18, -4, -14],
      [20, -4, 16],
    ]
      .map(
        ([x, y, turn], index) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 30Q-30 -14 0 -66Q30 -14 0 30Z" fill="${index % 2 ? '#3f9a3a' : '#5cb84a'}" stroke="#1f5a24" stroke-width="5"/><path d="M0 24V-40" stroke="#1f5a24" stroke-width="4"/></g>`,
      )
      .join(''),
    bounds: { left: -122, top: -100, right: 122, bottom: 34 },
  },
  plasters: {
    markup:
      '<g transform="translate(62 -78) rotate(24)"><rect x="-52" y="-17" width="104" height="34" rx="17" fill="#f0c08a" stroke="#a8743c" stroke-width="5"/><rect x="-18" y="-17" width="36" height="34" fill="#ffe2bf"/></g><g transform="translate(62 -78) rotate(-66)"><rect x="-52" y="-17" width="104" height="34" rx="17" fill="#f0c08a" stroke="#a8743c" stroke-width="5"/><rect x="-18" y="-17" width="36" height="34" fill="#ffe2bf"/></g>',
    bounds: { left: 0, top: -140, right: 124, bottom: -16 },
  },
};

function addOnHead({ figure, head }: Scene, mark: OnHead): void {
  const { markup, bounds } = ON_HEAD[mark];
  // Horns and leaves grow out of a head, and out of no hat upon it.
  if ((mark === 'horns' || mark === 'leaves') && figure.parts.some(({ z }) => z === Z.hat)) return;
  const isAbove = mark === 'halo' || mark === 'horns' || mark === 'leaves';
  if (mark === 'mask') {
    const isSide = head.span === 0;
    const apart = isSide ? head.radius * 0.72 : head.span;
    const place = { ...head.eyes, scale: apart / 112, turn: head.turn, mirror: head.mirror };
    const seen = isSide ? { markup: SIDE_MASK, bounds: { left: -62, top: -62, right: 162, bottom: 60 } } : { markup, bounds };
    // Its holes are those of nobody's eyes, which lie upon it.
    figure.parts.push({ kind: 'svg', z: Z.face - 1, shadow: 0.2, ...seen, place });
    return;
  }
  const at = isAbove ? topOf(figure, head) : head.eyes;
  const scale = isAbove ? Math.max(0.5, Math.min(1.5, head.topWidth / 210)) : head.radius / 120;
  figure.parts.push({
    kind: 'svg',
    z: isAbove ? Z.mark : Z.face + 2,
    shadow: 0.25,
    markup,
    bounds,
    place: { ...at, scale, turn: head.turn, mirror: head.mirror },
  });
}

/** Above a hat, where there is one. */
function topOf(figure: Figure, head: HeadSpot): Point {
  let { x, y } = head.top;
  const hats = figure.parts.filter(({ z }) => z >= Z.hat && z < Z.arm);
  for (let steps = 0; steps < 40 && hats.some((hat) => coversPoint(hat, { x, y })); steps++) y -= 10;
  return { x, y };
}

const AT_MOUTH: Readonly<Record<AtMouth, { markup: string; bounds: Box }>> = {
  spit: {
    markup:
      '<g fill="#bfeaff" stroke="#2f8fd8" stroke-width="6"><path d="M-40 6Q-110 -30 -190 12Q-120 10 -44 34Z"/><circle cx="-226" cy="26" r="20"/><circle cx="-204" cy="-30" r="13"/><circle cx="-266" cy="62" r="14"/><circle cx="-160" cy="56" r="11"/></g>',
    bounds: { left: -290, top: -50, right: -30, bottom: 84 },
  },
  flame: {
    markup:
      '<path d="M-20 10C-80 -60 -110 10 -150 -60C-160 -10 -220 -30 -250 -90C-256 0 -290 20 -260 70C-230 110 -120 100 -20 44Z" fill="#ff6a1a" stroke="#c22a0a" stroke-width="7" stroke-linejoin="round"/><path d="M-40 22C-90 -14 -130 20 -200 0C-220 40 -190 66 -150 66C-110 66 -70 52 -40 36Z" fill="#ffd83d"/>',
    bounds: { left: -290, top: -94, right: -16, bottom: 108 },
  },
  crumbs: {
    markup:
      '<g fill="#d99a4a" stroke="#8a5a1c" stroke-width="5"><path d="M-96 40l22 -10 8 22 -22 8ZM-120 -6l16 -8 8 16 -18 8ZM92 46l22 -8 6 20 -22 8ZM116 0l14 -8 8 14 -14 8ZM-40 96l18 -8 8 18 -20 6ZM46 104l18 -6 6 16 -18 6ZM0 128l14 -6 6 14 -14 4Z"/></g>',
    bounds: { left: -126, top: -18, right: 142, bottom: 146 },
  },
};

function addAtMouth({ figure, head }: Scene, mark: AtMouth): void {
  const down = lipsOf(figure, head);
  const at = turnPoint({ x: head.mirror ? -down.x : down.x, y: down.y }, head.turn);
  const place = {
    x: head.eyes.x + at.x,
    y: head.eyes.y + at.y,
    scale: Math.max(70, head.radius * 0.9) / 130,
    turn: head.turn,
    mirror: head.mirror,
  };
  figure.parts.push({ kind: 'svg', z: Z.mark, shadow: 0.25, ...AT_MOUTH[mark], place });
}

const SNAIL =
  '<path d="M-100 34Q-60 26 -20 32" stroke="#bfe8c8" stroke-width="12" stroke-linecap="round" fill="none"/><path d="M-60 36Q-10 20 60 24Q64 -14 80 -26Q104 -22 98 8Q94 40 60 40H-50Z" fill="#e6b878" stroke="#7a5020" stroke-width="6"/><path d="M84 -24L78 -56M94 -20L102 -50" stroke="#7a5020" stroke-width="7" stroke-linecap="round"/><circle cx="78" cy="-58" r="8" fill="#222"/><circle cx="103" cy="-52" r="8" fill="#222"/><circle cx="10" cy="-10" r="44" fill="#b56a3a" stroke="#5f3010" stroke-width="6"/><path d="M12 -8C20 -18 30 -2 18 8C2 20 -18 4 -12 -16C-4 -40 40 -32 38 0" fill="none" stroke="#f0c890" stroke-width="8" stroke-linecap="round"/>';

/** It overtakes. */
function addSnail(scene: Scene): void {
  const { figure, box, head } = scene;
  const feet = figure.feet.map(({ at }) => at.y);
  const scale = Math.max(0.8, reachOf(head) / 100);
  const y = (feet.length > 0 ? Math.max(...feet) : box.bottom) - 40 * scale;
  const x = edgeAt(scene, y, 1, 50 * scale) + 100 * scale;
  figure.parts.push({
    kind: 'svg',
    z: Z.mark,
    shadow: 0.3,
    markup: SNAIL,
    bounds: { left: -104, top: -68, right: 114, bottom: 44 },
    place: upright({ x, y }, scale),
  });
}

/** Below the face. */
function addOnBody({ figure, box, head }: Scene, markup: string): void {
  const chin = Math.min(box.bottom, head.eyes.y + head.radius * (head.hasMouth ? 1.7 : 1.1));
  const high = Math.max(60, box.bottom - chin);
  const at = { x: (box.left + box.right) / 2, y: chin + high * 0.5 };
  const scale = Math.max(0.4, Math.min(high * 0.9, (box.right - box.left) * 0.6) / 170);
  const place = placeOnBody({ figure, box, head }, upright(at, scale));
  if (place) figure.parts.push({ kind: 'svg', z: Z.chest + 1, shadow: 0, markup, bounds: ON_BODY_BOUNDS, place });
}

const BLOTS = 9;
/** How far from an eye, in parts of what a blot reaches. */
const ON_EYE = 2.5;
const ON_BROW = 1.5;

/** On body and limbs, and not on the face. */
export function spotsAllOver({ figure, box, head }: Scene, radius: number): Point[] {
  const own = figure.parts.filter(({ z, kind }) => kind !== 'svg' && z >= Z.backLimb && z <= Z.arm);
  const reach = radius * Math.max(0.6, reachOf(head) / 115) * 0.7;
  const isOwn = (x: number, y: number): boolean => own.some((part) => coversPoint(part, { x, y }));
  const eyes = headsOf(figure).flatMap(eyePoints);
  const spots: Point[] = [];
  // Steps of the plastic number fall evenly and in no rows.
  for (let step = 1; step < 120 && spots.length < BLOTS; step++) {
    const x = box.left + (box.right - box.left) * ((step * 0.754877666) % 1);
    const y = box.top + (box.bottom - box.top) * ((step * 0.56984029) % 1);
    const isFace = [head, ...headsOf(figure)].some(
      ({ eyes, radius }) => Math.hypot(x - eyes.x, y - eyes.y - radius * 0.3) < radius * 0.95 + reach,
    );
    const isEye = eyes.some((eye) => Math.hypot(x - eye.x, y - eye.y) < reach * ON_EYE);
    const isBrow = headsOf(figure).some((each) => shareWithin(each, { x, y }, reach * ON_BROW) > 0);
    const isInside = [-1, 1].every((side) => isOwn(x + side * reach, y) && isOwn(x, y + side * reach));
    if (!isFace && !isEye && !isBrow && isInside) spots.push({ x, y });
  }
  return spots;
}

const blotScale = ({ head }: Scene): number => Math.max(0.6, reachOf(head) / 115);

function addAllOver(scene: Scene, draw: (index: number) => string): void {
  const scale = blotScale(scene);
  for (const [index, at] of spotsAllOver(scene, BLOT).entries())
    scene.figure.parts.push({
      kind: 'svg',
      z: Z.arm + 1,
      shadow: 0,
      markup: draw(index),
      bounds: BLOT_BOUNDS,
      place: upright(at, scale),
    });
}

const BLOT_BOUNDS = squareOf(BLOT + 6);
const isBlot = ({ bounds }: Extract<Part, { kind: 'svg' }>): boolean => bounds === BLOT_BOUNDS;

/** What is all over somebody is all over what they have become: longer, wider, with another head. */
export function spreadAnew(figure: Figure): void {
  const { head, parts } = figure;
  const blots = parts.filter((part) => part.kind === 'svg' && isBlot(part));
  if (!head || blots.length === 0) return;
  const own = parts.filter(({ z }) => z >= Z.back && z < Z.hat && Math.floor(z) !== Z.legs);
  const scene = { figure, head, box: partsBox(own) };
  const scale = blotScale(scene);
  const spots = spotsAllOver(scene, BLOT);
  const moved = blots.flatMap((blot, index): Part[] => {
    const at = spots[index % BLOTS];
    return at && blot.kind === 'svg' ? [{ ...blot, place: upright(at, scale) }] : [];
  });
  figure.parts = [...parts.filter((part) => !blots.includes(part)), ...moved];
}

/** Poses: how arms and legs are held, and what a body stands on. */
import { BUILD, type BuildQuality } from '../concept/build-words.ts';
import { hasLetters, isInCompany, traitsOf } from '../concept/concept.ts';
import { planOutfit } from '../concept/outfit.ts';
import { shadeOf } from '../drawing/clay.ts';
import { coversPoint, type Part, partBox } from '../drawing/parts.ts';
import { PIECE_SIDE } from '../drawing/piece-pixels.ts';
import { distance } from '../drawing/place.ts';
import type { Rgb } from '../drawing/raster.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { findPiece } from '../pieces/catalogue.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, placeAnchor, type Studio, Z } from './figure.ts';
import { drawArm, drawHand, drawLeg, drawSneaker, type HandKind, pickGlove, type ShoeLook, type Torso } from './rig.ts';
import { TAIL } from './tails.ts';

interface LegPose {
  /** Feet from the middle of the hips, in leg lengths; the last number lifts the foot off the ground. */
  feet: [dx: number, lift: number, tilt: number][];
  bends: [number, number];
  sides: [-1 | 1, -1 | 1];
  airborne?: boolean;
}

const LEG_POSES: Readonly<Record<'stand' | 'walk' | 'run' | 'kick' | 'dance' | 'jump' | 'squat' | 'tiptoe', LegPose>> = {
  stand: {
    feet: [
      [-0.42, 0, 0],
      [0.42, 0, 0],
    ],
    bends: [-0.08, 0.08],
    sides: [-1, 1],
  },
  walk: {
    feet: [
      [-0.46, 0, 0],
      [0.5, 0, 0],
    ],
    bends: [-0.14, 0.2],
    sides: [1, 1],
  },
  run: {
    feet: [
      [-0.95, 0.42, 38],
      [0.62, 0, -8],
    ],
    bends: [0.34, 0.4],
    sides: [1, 1],
  },
  kick: {
    feet: [
      [-0.2, 0, 0],
      [1.02, 0.66, -38],
    ],
    bends: [-0.16, 0.1],
    sides: [-1, 1],
  },
  dance: {
    feet: [
      [-0.22, 0, 0],
      [0.74, 0.3, 22],
    ],
    bends: [-0.2, 0.46],
    sides: [-1, 1],
  },
  jump: {
    feet: [
      [-0.62, 0.3, 24],
      [0.66, 0.36, 24],
    ],
    bends: [-0.5, 0.5],
    sides: [-1, 1],
    airborne: true,
  },
  squat: {
    feet: [
      [-0.62, 0, 0],
      [0.62, 0, 0],
    ],
    bends: [-0.62, 0.62],
    sides: [-1, 1],
  },
  tiptoe: {
    feet: [
      [-0.26, 0.06, 20],
      [0.2, 0, 0],
    ],
    bends: [0.22, -0.06],
    sides: [1, 1],
  },
};

/** Hand positions from the shoulder, in arm lengths, for an arm on the right. */
const ARM_POSES = {
  up: { dx: 0.5, dy: -0.82, bend: 0.2 },
  wave: { dx: 0.74, dy: -0.55, bend: 0.26 },
  out: { dx: 0.96, dy: -0.1, bend: 0.18 },
  hold: { dx: 0.72, dy: -0.32, bend: 0.36 },
  low: { dx: 0.62, dy: 0.42, bend: -0.2 },
  hip: { dx: 0.2, dy: 0.5, bend: -0.5 },
  flex: { dx: 0.56, dy: -0.5, bend: 0.62 },
  point: { dx: 1, dy: -0.34, bend: 0.06 },
} as const;

type ArmPose = keyof typeof ARM_POSES;

const FREE_ARMS: readonly (readonly [ArmPose, HandKind])[] = [
  ['wave', 'open'],
  ['hip', 'fist'],
  ['up', 'open'],
  ['low', 'mitten'],
  ['out', 'open'],
  ['up', 'fist'],
  ['wave', 'thumb'],
  ['point', 'point'],
  ['flex', 'fist'],
  ['low', 'open'],
];

/** Where a hand on the hip would lie on letters. */
const ARMS_OFF_LETTERS = FREE_ARMS.filter(([name]) => name !== 'hip');

/** On wheels, a hand that hangs down would lie on one. */
const ARMS_OFF_WHEELS = FREE_ARMS.filter(([name]) => name !== 'hip' && name !== 'low');

/** Where heads need the room above. */
const LOW_ARMS: typeof FREE_ARMS = [
  ['hip', 'fist'],
  ['low', 'mitten'],
  ['low', 'open'],
  ['out', 'open'],
  ['out', 'thumb'],
];

/** Where others stand to both sides. */
const NARROW_ARMS: typeof FREE_ARMS = [
  ['hip', 'fist'],
  ['low', 'mitten'],
  ['low', 'open'],
];

/** Where a head as wide as the shoulders is above them. */
const ARMS_BELOW_HEAD: typeof FREE_ARMS = [
  ['hip', 'fist'],
  ['low', 'mitten'],
  ['low', 'open'],
  ['out', 'open'],
  ['out', 'thumb'],
  ['wave', 'open'],
];

const SHOE_LOOKS: readonly ShoeLook[] = [
  { color: [240, 68, 84], sole: [255, 252, 250] },
  { color: [58, 134, 255], sole: [255, 252, 250] },
  { color: [255, 190, 40], sole: [255, 252, 250] },
  { color: [150, 92, 246], sole: [255, 252, 250] },
  { color: [40, 190, 140], sole: [255, 252, 250] },
  { color: [60, 52, 78], sole: [255, 252, 250] },
  { color: [255, 120, 40], sole: [255, 252, 250] },
  { color: [250, 248, 255], sole: [235, 70, 100] },
  { color: [255, 122, 190], sole: [255, 252, 250] },
];

/** Limbs are a little darker than the body, so that they stand out against it. */
export function limbColor(color: Rgb): Rgb {
  const bright = color[0] * 0.3 + color[1] * 0.55 + color[2] * 0.15;
  if (bright < 60) return [color[0] + 46, color[1] + 40, color[2] + 58];
  const dark = shadeOf(color);
  const share = bright > 205 ? 0.26 : 0.16;
  return [
    color[0] + (dark[0] - color[0]) * share,
    color[1] + (dark[1] - color[1]) * share,
    color[2] + (dark[2] - color[2]) * share,
  ];
}

function pickLegPose({ manner, chance }: Studio): LegPose {
  if (manner.flying) return LEG_POSES.jump;
  switch (manner.action) {
    case 'run':
      return LEG_POSES.run;
    case 'kick':
      return LEG_POSES.kick;
    case 'dance':
      return LEG_POSES.dance;
    case 'flex':
      return LEG_POSES.squat;
    default:
      if (manner.mood === 'sleepy' || manner.mood === 'sad') return LEG_POSES.stand;
      return LEG_POSES[
        chance.pickWeighted([
          ['stand', 5],
          ['walk', 4],
          ['run', 3],
          ['dance', 2],
          ['kick', 1.5],
          ['squat', 2],
          ['tiptoe', 2],
        ] as const)
      ];
  }
}

/** Somebody made of two may have two kinds; and a beast that is asked for as a body wears the shoe that is the theme. */
function shoesOf({ concept }: Studio) {
  const shoes = planOutfit(concept).traits.filter(({ look }) => findPiece('shoe', look));
  // Beside a pair that somebody asked for, one that chance chose would make it odd.
  const worn = concept.fusion || !shoes.some(({ isTyped }) => isTyped) ? shoes : shoes.filter(({ isTyped }) => isTyped);
  return worn.flatMap(({ look }) => findPiece('shoe', look) ?? []);
}

/** In parts of what is seen of a leg: higher boots would stand before the belly. But so small, in parts of its size, no shoe is. */
const SHOE_OF_LEG = 1.1;
const SMALLEST_SHOE = 0.55;

/** What is on the feet: a curated shoe, when the trait is one, or a drawn sneaker. */
async function addShoe(
  figure: Figure,
  studio: Studio,
  foot: { at: Point; side: -1 | 1; size: number; tilt: number; index: number; high: number },
  look: ShoeLook,
  z: number,
): Promise<void> {
  const shoes = shoesOf(studio);
  const piece = shoes[foot.index % shoes.length];
  if (!piece) {
    figure.parts.push(...drawSneaker(foot.at, foot.side, foot.size, look, z, foot.tilt));
    return;
  }
  const sprite = await loadSprite(piece.id, piece);
  const usual = 0.62 * foot.size;
  const high = ((piece.sole - sprite.bounds.top) / 100) * PIECE_SIDE * usual;
  const scale = usual * Math.max(SMALLEST_SHOE, Math.min(1, (foot.high * SHOE_OF_LEG) / high));
  const place = placeAnchor(
    foot.at,
    { x: piece.ankle.x + 10, y: piece.sole + 1 },
    { scale, turn: foot.tilt, mirror: foot.side < 0 },
  );
  figure.parts.push({ kind: 'sprite', z, shadow: 0.35, sprite, place });
}

/** How long limbs are that are said to be short or long, in parts of what they would be. */
function shareOf({ manner: { expressions } }: Studio, limbs: 'arms' | 'legs'): number {
  if (expressions.includes(`short ${limbs}`)) return 0.42;
  if (expressions.includes('skips leg day')) return limbs === 'legs' ? 0.6 : 1.15;
  return expressions.includes(`long ${limbs}`) ? 1.6 : 1;
}

/** Was something asked for that is worn on them, done with them or said of them? */
export const needsLegs = (studio: Studio): boolean =>
  planOutfit(studio.concept).traits.some(({ look, isTyped }) => isTyped && findPiece('shoe', look)) ||
  ['run', 'kick', 'dance'].includes(studio.manner.action) ||
  studio.manner.expressions.some((expression) => LEGS.test(expression)) ||
  (studio.concept.build?.some(isOfLegs) ?? false);
const isOfLegs = (quality: BuildQuality): boolean => ['legs', 'feet', 'legPairs'].some((part) => part in BUILD[quality]);
const LEGS = /\blegs?\b/;

export interface LegOptions {
  length?: number;
  count?: 2 | 3 | 4;
  /** Of the left one and of the right one. */
  colors?: readonly [Rgb, Rgb];
  z?: number;
  /** True: it stands still, with both feet on the ground. */
  isCalm?: boolean;
}

/** Draws legs from the hips down to the ground, with shoes. */
export async function addLegs(figure: Figure, torso: Torso, studio: Studio, options: LegOptions = {}): Promise<void> {
  const { chance } = studio;
  if (studio.concept.lacks?.includes('legs')) return;
  // Beside others, a foot that is lifted would kick them.
  const isStill = isInCompany(studio.concept) && !['run', 'kick', 'dance'].includes(studio.manner.action);
  const pose = options.isCalm || isStill ? LEG_POSES.stand : pickLegPose(studio);
  const thick = torso.limb * (studio.manner.expressions.includes('skips leg day') ? 0.6 : 1);
  const length = (options.length ?? chance.between(120, 185)) * shareOf(studio, 'legs');
  const colors = options.colors ?? [limbColor(torso.color), limbColor(torso.color)];
  const look = chance.pick(SHOE_LOOKS);
  // Shoes that somebody asked for may be a little too big.
  const size = Math.min(1.2, torso.limb / 20) * (shoesOf(studio).length > 0 ? 1.1 : 1);
  const ground = Math.max(torso.bottom, torso.hips[0].y, torso.hips[1].y) + length * (pose === LEG_POSES.squat ? 0.74 : 1);
  const high = ground - torso.bottom;
  const z = options.z ?? Z.legs;
  const wanted = [0, 1].map((index) => {
    const dx = pose.feet[index]?.[0] ?? 0;
    return (torso.hips[index]?.x ?? 0) + dx * length * (Math.abs(dx) > 0.6 ? 0.8 : 0.45);
  });
  // Narrow bodies must not stand on one foot with both: shoes are as long as they are.
  const apart = Math.max(0, 108 * size - ((wanted[1] ?? 0) - (wanted[0] ?? 0))) / 2;
  for (const index of [0, 1] as const) {
    const hip = torso.hips[index];
    const [, lift, tilt] = pose.feet[index] ?? [0, 0, 0];
    const side = pose.sides[index];
    const at = { x: (wanted[index] ?? hip.x) + (index === 0 ? -apart : apart), y: ground - lift * length };
    const ankle = { x: at.x - 8 * side * size, y: at.y - 44 * size };
    const bend = (pose.bends[index] ?? 0) * length;
    figure.parts.push(drawLeg({ from: hip, to: ankle, bend, thick, color: colors[index], z: z + index * 0.1 }));
    await addShoe(figure, studio, { at, side, size, tilt: tilt * side, index, high }, look, z + index * 0.1 + 0.05);
    if (lift < 0.1) figure.feet.push({ at, side, size });
  }
  if (pose.airborne) {
    figure.airborne = true;
    figure.feet.push(
      { at: { x: torso.hips[0].x, y: ground }, side: -1, size },
      { at: { x: torso.hips[1].x, y: ground }, side: 1, size },
    );
  }
}

/** In arm lengths: how far a hand is from the feet, and how high it is held instead. */
const NEAR_FOOT = 0.32;
const HIGHER: readonly number[] = [0.1, -0.2, -0.5];

/** In arm lengths: how far a hand is from a tail. */
const NEAR_TAIL = 0.26;
/** Is something of a part so near to a point? */
const coversNear = (part: Part, { x, y }: Point, away: number): boolean =>
  [-1, -0.5, 0, 0.5, 1].some((across) =>
    [-1, -0.5, 0, 0.5, 1].some((along) => coversPoint(part, { x: x + across * away, y: y + along * away })),
  );

const isTail = ({ kind, z }: Part): boolean => kind === 'clay' && z === TAIL;
/** Shoes lie between their leg and the next. */
const isShoe = ({ z }: Part): boolean => Math.floor(z) === Z.legs && Math.round(z * 100) % 10 === 5;
const isNearTo = (part: Part, { x, y }: Point, away: number): boolean => {
  const { left, right, top, bottom } = partBox(part);
  return x > left - away && x < right + away && y > top - away && y < bottom + away;
};

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

export interface ArmOptions {
  /** How many hands will hold something. */
  busy: 0 | 1 | 2;
  /** Of the left one and of the right one. */
  colors?: readonly [Rgb, Rgb];
  length?: number;
  /** False: before the body. Arms from behind grow out of its outline, which looks most natural. */
  behind?: boolean;
  /** Where else between the layers they are. */
  z?: number;
  /** True: raised, they would lie on a large head. */
  isBelowHead?: boolean;
  /** True: who it is stands on wheels. */
  isOnWheels?: boolean;
  /** The only one that is drawn. */
  only?: -1 | 1;
}

/** Draws two arms. Busy hands come first: their slots wait for what they will hold, and for the hand itself. */
export function addArms(figure: Figure, torso: Torso, studio: Studio, options: ArmOptions): void {
  const { chance, manner } = studio;
  if (studio.concept.lacks?.includes('arms')) return;
  const colors = options.colors ?? [limbColor(torso.color), limbColor(torso.color)];
  const glove = chance.happens(0.72) ? pickGlove(chance) : colors[0];
  const crowded = studio.concept.fusion?.halved === false;
  const lettered = hasLetters(studio.concept);
  const isOfGroup = isInCompany(studio.concept);
  // Raised beside the first of several heads, hands would hold up the others.
  const isManyHeaded = studio.concept.build?.some((quality) => (BUILD[quality].heads ?? 1) > 1) ?? false;
  const usual = Math.max(150, Math.min(crowded ? 185 : 225, torso.width * 0.62));
  // A head with letters is wide, and what is held must not lie on them.
  const length = Math.max(options.length ?? usual, lettered && options.busy > 0 ? 215 : 0) * shareOf(studio, 'arms');
  const holder = options.only ?? chance.pick([-1, 1] as const);
  const juggles = traitsOf(studio.concept).some(({ at }) => at === 'juggle');
  const sides = options.only ? [options.only] : ([holder, holder === 1 ? -1 : 1] as const);
  for (const side of sides) {
    const shoulder = side < 0 ? torso.left : torso.right;
    const color = colors[side < 0 ? 0 : 1];
    const isBusy = options.busy === 2 || (options.busy === 1 && side === holder);
    const [wanted, kind] = isBusy
      ? ([crowded || lettered || isManyHeaded || options.isBelowHead ? 'out' : 'hold', 'fist'] as const)
      : juggles
        ? (['wave', 'open'] as const)
        : crowded || isOfGroup || isManyHeaded
          ? chance.pick(crowded ? LOW_ARMS : NARROW_ARMS)
          : options.isBelowHead
            ? chance.pick(ARMS_BELOW_HEAD)
            : manner.action === 'flex'
              ? (['flex', 'fist'] as const)
              : manner.action === 'dance'
                ? (['up', 'open'] as const)
                : (manner.mood === 'sleepy' || manner.mood === 'sad') && !options.isOnWheels
                  ? (['low', 'mitten'] as const)
                  : chance.pick(options.isOnWheels ? ARMS_OFF_WHEELS : lettered ? ARMS_OFF_LETTERS : FREE_ARMS);
    const wobble = () => chance.between(-0.08, 0.08);
    const [aheadBy, downBy] = [wobble(), wobble()];
    // A hand before the tip of a tail would hold it, and a fist on the hip is away from that; but where one hand holds something,
    // the other may have to take it.
    const isOnTail = ({ dx, dy }: (typeof ARM_POSES)[ArmPose]): boolean =>
      figure.parts.some(
        (part) =>
          isTail(part) &&
          coversNear(part, { x: shoulder.x + side * length * dx, y: shoulder.y + length * dy }, length * NEAR_TAIL),
      );
    const pose = ARM_POSES[options.busy === 0 && isOnTail(ARM_POSES[wanted]) ? 'hip' : wanted];
    const [ahead, down] = [pose.dx + aheadBy, pose.dy + downBy];
    const at = (dy: number): Point => ({ x: shoulder.x + side * length * ahead, y: shoulder.y + length * dy });
    // Beside a foot that is lifted, a hand would be tangled with it.
    const isFree = (dy: number): boolean =>
      !figure.parts.some(
        (part) =>
          isShoe(part) && (isNearTo(part, at(dy), length * NEAR_FOOT) || isNearTo(part, middleOf(shoulder, at(dy)), torso.limb)),
      );
    const to = at([down, ...HIGHER].find(isFree) ?? down);
    const { part, hand } = drawArm({
      from: shoulder,
      to,
      bend: side * pose.bend * distance(shoulder, to),
      thick: torso.limb * (manner.expressions.includes('skips leg day') ? 2.2 : 0.95),
      color,
      z: options.z ?? (options.behind === false ? Z.arm : Z.backLimb),
    });
    figure.parts.push(part);
    if (isBusy) figure.hands.push({ hand, color: glove });
    else figure.parts.push(drawHand(hand, kind, glove, Z.hand));
  }
}

/** The trunk below a head that has no body of its own: with nothing but limbs it would be a ball. */
import { rod } from '../drawing/clay.ts';
import { rgbOfHex } from '../drawing/hex.ts';
import type { Part } from '../drawing/parts.ts';
import type { Chance } from '../drawing/random.ts';
import type { Rgb } from '../drawing/raster.ts';
import { baseOf, findKin } from '../pieces/kin.ts';
import { isBareFace, isPerson } from '../pieces/people.ts';
import type { HeadPiece } from '../pieces/piece-types.ts';
import { Z } from './figure.ts';
import type { Torso } from './rig.ts';
import { drawTail, type Tail } from './tails.ts';
import { TRUNKS, type TrunkColors } from './trunk-looks.ts';
import { drawWorn, type Worn } from './trunk-wear.ts';

export interface TrunkLook {
  color: Rgb;
  belly?: Rgb | undefined;
  /** What is on its chest. */
  worn?: Worn | undefined;
  tail?: Tail | undefined;
  /** Of what it wears, and of a tail's end. */
  mark: Rgb;
  limbs: Rgb;
  /** Of the tail of who is dressed. */
  fur?: Rgb | undefined;
}

/** A trunk is modelled to go with a head of this size. */
export const HEAD_SCALE = 1.4;

/** Of people who are nothing in particular. */
const SHIRTS = ['#3f7ad8', '#d8483c', '#3a9a6a', '#7a54b8', '#e08a2c', '#2f9aa8', '#c84a86'] as const;
const COLLAR = '#f6f2f4';

/** Kin may look otherwise below the neck, too. */
const lookOf = (id: string): TrunkColors | undefined => TRUNKS[id] ?? TRUNKS[baseOf(id)];

/** Is it known how the head of an animal looks below the neck? */
export const hasTrunk = ({ id }: HeadPiece): boolean => lookOf(id) !== undefined && !isPerson(id);

/** Undefined: it is all there, as a ghost is, or has a chest already. */
export function lookOfTrunk(head: HeadPiece, chance: Chance): TrunkLook | undefined {
  const known = lookOf(head.id);
  if (known) {
    const color = findKin(head.id)?.parts[0]?.color ?? rgbOfHex(known.color);
    const mark = known.mark === undefined ? color : rgbOfHex(known.mark);
    const limbs = known.limbs === undefined ? color : rgbOfHex(known.limbs);
    return {
      color,
      belly: known.belly === undefined ? undefined : rgbOfHex(known.belly),
      worn: known.worn,
      tail: known.tail,
      mark,
      limbs,
    };
  }
  if (!isPerson(head.id) || !isBareFace(head.id)) return undefined;
  return shirtOf(chance);
}

export function shirtOf(chance: Chance): TrunkLook {
  const color = rgbOfHex(chance.pick(SHIRTS));
  return { color, worn: 'collar', mark: rgbOfHex(COLLAR), limbs: color };
}

/** Where it meets the head is at 0,0. */
export function drawTrunk(look: TrunkLook, mirror: boolean): { parts: Part[]; torso: Torso } {
  const { color, mark, tail } = look;
  const trunk: Part = {
    kind: 'clay',
    z: Z.chest,
    shadow: 0.35,
    shape: { cones: [rod({ x: 0, y: 60 }, { x: 0, y: 150 }, 66, 86)], color, melt: 1, gloss: 0.6 },
  };
  return {
    parts: [...(tail ? drawTail(tail, look.fur ?? color, look.fur ?? mark, mirror) : []), trunk, ...drawWorn(look)],
    torso: {
      color,
      left: { x: -46, y: 62 },
      right: { x: 46, y: 62 },
      hips: [
        { x: -40, y: 196 },
        { x: 40, y: 196 },
      ],
      neck: { x: 0, y: 0 },
      width: 320,
      bottom: 232,
      limb: 23,
    },
  };
}

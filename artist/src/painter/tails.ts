/** Tails of who stands upright: they begin behind the trunk and are seen to its right. */
import { ball, bendRod, type Cone, rod } from '../drawing/clay.ts';
import type { Part } from '../drawing/parts.ts';
import type { Rgb } from '../drawing/raster.ts';
import { Z } from './figure.ts';

export type Tail = 'bushy' | 'ringed' | 'tufted' | 'thin' | 'thick' | 'stub' | 'flat' | 'fin' | 'fluke' | 'plume';

/** The layer of tails. */
export const TAIL = Z.backLimb - 1;

const ROOT = { x: 40, y: 190 };
const KNEE = { x: 150, y: 220 };
const TIP = { x: 196, y: 96 };

interface Piece {
  cones: Cone[];
  /** True: in the colour of the mark. */
  isMark?: boolean;
}

const bent = (from: number, to: number): Cone[] => bendRod(ROOT, KNEE, TIP, from, to);

const TAILS: Readonly<Record<Tail, readonly Piece[]>> = {
  bushy: [
    { cones: bendRod(ROOT, KNEE, { x: 184, y: 110 }, 20, 48) },
    { cones: [rod({ x: 186, y: 96 }, { x: 182, y: 40 }, 42, 8)], isMark: true },
  ],
  ringed: bent(17, 24).map((cone, index) => ({ cones: [cone], isMark: Math.floor(index / 2) % 2 === 1 })),
  tufted: [{ cones: bent(13, 10) }, { cones: [rod(TIP, { x: TIP.x + 2, y: TIP.y - 34 }, 26, 9)], isMark: true }],
  thin: [{ cones: bent(15, 8) }],
  thick: [
    {
      cones: [150, 184].map((x, index) => rod({ x, y: 190 - index * 34 }, { x: x + 34, y: 182 - index * 44 }, 20, 3)),
      isMark: true,
    },
    { cones: bendRod({ x: 30, y: 170 }, { x: 160, y: 250 }, { x: 204, y: 110 }, 62, 8) },
  ],
  stub: [{ cones: [ball({ x: 86, y: 186 }, 30)], isMark: true }],
  flat: [
    {
      cones: [rod({ x: 60, y: 190 }, { x: 110, y: 190 }, 34, 46), rod({ x: 110, y: 190 }, { x: 188, y: 150 }, 46, 42)],
      isMark: true,
    },
  ],
  fin: [
    {
      cones: [rod({ x: 70, y: 160 }, { x: 190, y: 92 }, 40, 16), rod({ x: 70, y: 190 }, { x: 196, y: 150 }, 34, 14)],
      isMark: true,
    },
    { cones: bendRod(ROOT, { x: 120, y: 210 }, { x: 184, y: 124 }, 30, 8) },
  ],
  fluke: [
    {
      cones: [
        rod({ x: 60, y: 196 }, { x: 130, y: 206 }, 40, 24),
        rod({ x: 130, y: 206 }, { x: 190, y: 164 }, 20, 26),
        rod({ x: 130, y: 206 }, { x: 192, y: 222 }, 20, 22),
      ],
    },
  ],
  plume: [{ cones: [-20, 14, 46].map((up) => rod({ x: 66, y: 170 }, { x: 158, y: 150 - up * 1.3 }, 22, 26)), isMark: true }],
};

/** @param mirror true: to the left */
export function drawTail(tail: Tail, color: Rgb, mark: Rgb, mirror: boolean): Part[] {
  const flip = (cone: Cone): Cone =>
    mirror ? { ...cone, a: { ...cone.a, x: -cone.a.x }, b: { ...cone.b, x: -cone.b.x } } : cone;
  return TAILS[tail].map(({ cones, isMark }) => ({
    kind: 'clay',
    z: TAIL,
    shadow: 0.2,
    shape: { cones: cones.map(flip), color: isMark ? mark : color, melt: 3, gloss: 0.6 },
  }));
}

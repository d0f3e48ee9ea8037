/** Who is wished without a head: a neck with nothing on it, and the face where it is left, on the chest. */
import { ball, shadeOf } from '../drawing/clay.ts';
import { drawFace } from './face.ts';
import { css, type Figure, type Studio, Z } from './figure.ts';
import type { Torso } from './rig.ts';
import type { TrunkLook } from './trunks.ts';

/** In design pixels, on a trunk that begins at 0,0. */
const STUMP = { at: { x: 0, y: 4 }, radius: 40 };
const CUT = { at: { x: 0, y: -20 }, radius: 24 };
const FACE = { x: 0, y: 92, width: 118 };

export const isHeadless = ({ concept }: Studio): boolean => concept.lacks?.includes('head') ?? false;

export function faceOnChest(figure: Figure, look: TrunkLook, torso: Torso, studio: Studio): void {
  const color = look.limbs;
  const clay = (at: typeof CUT, tone: typeof color, z: number) => {
    const shape = { cones: [ball(at.at, at.radius)], color: tone, melt: 1, gloss: 0.5 };
    figure.parts.push({ kind: 'clay', z, shadow: 0.3, shape });
  };
  clay(STUMP, color, Z.chest - 0.1);
  clay(CUT, shadeOf(color), Z.chest - 0.05);
  const { x, y, width } = FACE;
  const markup = drawFace({ manner: studio.manner, width, skin: css(color), chance: studio.chance });
  const half = width * 0.8;
  figure.parts.push({
    kind: 'svg',
    z: Z.face,
    shadow: 0.22,
    markup,
    bounds: { left: -half, right: half, top: -half, bottom: half },
    place: { x, y, scale: 1, turn: 0, mirror: false },
  });
  figure.head = {
    top: { x: 0, y: STUMP.at.y - STUMP.radius },
    topWidth: STUMP.radius * 2,
    eyes: { x, y: y - width * 0.14 },
    middle: { x, y },
    span: width * 0.5,
    radius: width * 0.5,
    turn: 0,
    mirror: false,
    facing: 'front',
    hasMouth: true,
    z: Z.chest,
  };
  figure.backWidth = torso.width;
}

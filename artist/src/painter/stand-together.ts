/** Several beings side by side, each with a body of its own: who a wish is about before the others. */
import { movePart, partsBox } from '../drawing/parts.ts';
import { nestPlace, type Place } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { type Figure, moveHead, Z } from './figure.ts';
import { hangsInAir, headsOf, isOfArm } from './uncover-faces.ts';

export interface Beside {
  figure: Figure;
  scale: number;
}

/** All layers of one figure or group are behind all of those before it. */
const DEPTH = 100 * Z.front;
/** Arms of neighbours may cross so far, in parts of what reaches out. */
const CROSSING = 0.35;
const GAP = 8;

const bodyOf = ({ parts }: Figure): Box => partsBox(parts.filter((part) => !isOfArm(part) && !hangsInAir(part)));
const solesOf = ({ feet, parts }: Figure): number =>
  feet.length > 0 ? Math.max(...feet.map(({ at }) => at.y)) : partsBox(parts.filter((part) => !isOfArm(part))).bottom;

const sizeOf = ({ left, right, top, bottom }: Box) => ({ width: right - left, height: bottom - top });

/** How much larger one is than another: by height where both stand upright, by area where one is low and wide as a dragon. */
export function largerBy(one: Figure, other: Figure): number {
  const [own, others] = [sizeOf(bodyOf(one)), sizeOf(bodyOf(other))];
  const isUpright = own.height > own.width && others.height > others.width;
  return isUpright ? own.height / others.height : Math.sqrt((own.width * own.height) / (others.width * others.height));
}

function moveFigure(figure: Figure, place: Place, depth: number): Figure {
  return {
    ...figure,
    parts: figure.parts.map((part) => ({ ...movePart(part, place), z: part.z - depth })),
    head: figure.head && { ...moveHead(figure.head, place), z: figure.head.z - depth },
    heads: headsOf(figure).map((head) => ({ ...moveHead(head, place), z: head.z - depth })),
    feet: figure.feet.map((foot) => ({
      ...foot,
      at: nestPlace(place, { ...foot.at, scale: 1, turn: 0, mirror: false }),
      size: foot.size * place.scale,
    })),
  };
}

/** How far its body must be from the other's, so that arms hardly cross. */
function reachOf(one: Figure, side: -1 | 1): number {
  const [body, all] = [bodyOf(one), partsBox(one.parts)];
  return Math.max(0, side > 0 ? all.right - body.right : body.left - all.left);
}

/** The first to the right of who it is about, the second to the left; all on the same ground. */
export function standTogether(figure: Figure, companions: readonly Beside[]): Figure {
  let whole = figure;
  for (const [index, { figure: other, scale }] of companions.entries()) {
    const side = index % 2 === 0 ? 1 : -1;
    const scaled = moveFigure(other, { x: 0, y: 0, scale, turn: 0, mirror: false }, 0);
    const [own, body] = [bodyOf(whole), bodyOf(scaled)];
    const apart = GAP + (reachOf(whole, side) + reachOf(scaled, side > 0 ? -1 : 1)) * (1 - CROSSING);
    const x = side > 0 ? own.right - body.left + apart : own.left - body.right - apart;
    const y = solesOf(figure) - solesOf(scaled);
    const stood = moveFigure(scaled, { x, y, scale: 1, turn: 0, mirror: false }, (index + 1) * DEPTH);
    whole = {
      ...whole,
      parts: [...stood.parts, ...whole.parts],
      heads: [...headsOf(whole), ...stood.heads],
      feet: [...whole.feet, ...stood.feet],
      brought: [...whole.brought, ...stood.brought],
    };
  }
  return whole;
}

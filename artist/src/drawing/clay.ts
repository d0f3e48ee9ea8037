/**
 * Soft plastic shapes, lit like the pieces they are joined to: limbs, hands, shoes, wings. A shape is a handful of
 * round cones that melt into each other; colour and light come from the surface they would have.
 */
import type { Point } from '../pieces/piece-types.ts';
import { type Box, clipBox, type Raster, type Rgb } from './raster.ts';

/** A ball that is drawn from a to b and may change its size on the way. */
export interface Cone {
  a: Point;
  b: Point;
  radiusA: number;
  radiusB: number;
}

export interface ClayShape {
  cones: readonly Cone[];
  color: Rgb;
  /** Towards this end it takes another colour, for instance a shoe's sole: everything below the line y = at. */
  below?: { at: number; color: Rgb };
  /** How far neighbours melt together, in pixels. */
  melt: number;
  /** 0: chalk, 1: wet plastic. */
  gloss: number;
  /** How many times as wide all of it is in the picture. */
  wide?: number;
}

/** From the light to the picture: it comes from the upper left, in front. The pieces are lit the same way. */
const LIGHT = { x: -0.42, y: -0.66, z: 0.62 };
const OUTLINE_WIDTH = 2.4;
/** How far from a cone it still draws others to itself, in widths of the melting. */
const FELT = 6;

export const ball = (at: Point, radius: number): Cone => ({ a: at, b: at, radiusA: radius, radiusB: radius });
export const rod = (a: Point, b: Point, radiusA: number, radiusB = radiusA): Cone => ({ a, b, radiusA, radiusB });

/** A chain of cones along a curve with one bend. */
export function bendRod(from: Point, bend: Point, to: Point, radiusFrom: number, radiusTo: number): Cone[] {
  const steps = 14;
  const at = (share: number): Point => {
    const rest = 1 - share;
    return {
      x: rest * rest * from.x + 2 * rest * share * bend.x + share * share * to.x,
      y: rest * rest * from.y + 2 * rest * share * bend.y + share * share * to.y,
    };
  };
  const thick = (share: number) => radiusFrom + (radiusTo - radiusFrom) * share;
  return Array.from({ length: steps }, (_, step) =>
    rod(at(step / steps), at((step + 1) / steps), thick(step / steps), thick((step + 1) / steps)),
  );
}

export function clayBox(shape: ClayShape): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { a, b, radiusA, radiusB } of shape.cones) {
    const radius = Math.max(radiusA, radiusB) + 2;
    box.left = Math.min(box.left, a.x - radius, b.x - radius);
    box.right = Math.max(box.right, a.x + radius, b.x + radius);
    box.top = Math.min(box.top, a.y - radius, b.y - radius);
    box.bottom = Math.max(box.bottom, a.y + radius, b.y + radius);
  }
  const { wide = 1 } = shape;
  return { ...box, left: box.left * wide, right: box.right * wide };
}

/** Is this point inside one of its cones? */
export function clayCovers({ cones, wide = 1 }: ClayShape, point: Point): boolean {
  const x = point.x / wide;
  const { y } = point;
  return cones.some(({ a, b, radiusA, radiusB }) => {
    // Most are asked of a point far away.
    const reach = Math.max(radiusA, radiusB);
    if (Math.abs(x - (a.x + b.x) / 2) > Math.abs(b.x - a.x) / 2 + reach) return false;
    if (Math.abs(y - (a.y + b.y) / 2) > Math.abs(b.y - a.y) / 2 + reach) return false;
    const alongX = b.x - a.x;
    const alongY = b.y - a.y;
    const length = alongX * alongX + alongY * alongY;
    const raw = length === 0 ? 0 : ((x - a.x) * alongX + (y - a.y) * alongY) / length;
    const share = Math.max(0, Math.min(1, raw));
    return Math.hypot(x - a.x - alongX * share, y - a.y - alongY * share) < radiusA + (radiusB - radiusA) * share;
  });
}

/** The dark side of a colour: deeper, and a little towards violet, as in the picture set. */
export function shadeOf(color: Rgb): Rgb {
  return [color[0] * 0.5 + 4, color[1] * 0.42, color[2] * 0.56 + 18];
}

export function lightOf(color: Rgb, share = 0.35): Rgb {
  return [color[0] + (255 - color[0]) * share, color[1] + (250 - color[1]) * share, color[2] + (240 - color[2]) * share];
}

export function drawClay(target: Raster, shape: ClayShape): Box {
  const box = clipBox(clayBox(shape), target);
  const melt = Math.max(0.5, shape.melt);
  const { wide = 1 } = shape;
  const cones = shape.cones.map((cone) => reachOf(cone, melt));
  for (let y = box.top; y < box.bottom; y++) {
    const near = cones.filter(({ top, bottom }) => y > top && y < bottom);
    for (let x = box.left; x < box.right; x++) {
      let total = 0;
      let normalX = 0;
      let normalY = 0;
      for (const { a, alongX, alongY, length, radiusA, radiusB } of near) {
        const raw = length === 0 ? 0 : (((x + 0.5) / wide - a.x) * alongX + (y + 0.5 - a.y) * alongY) / length;
        const share = Math.max(0, Math.min(1, raw));
        const awayX = (x + 0.5) / wide - a.x - alongX * share;
        const awayY = y + 0.5 - a.y - alongY * share;
        const radius = radiusA + (radiusB - radiusA) * share;
        const depth = radius - Math.sqrt(awayX * awayX + awayY * awayY);
        if (depth < -melt * FELT) continue;
        const weight = Math.exp(depth / melt);
        total += weight;
        normalX += (awayX / radius) * weight;
        normalY += (awayY / radius) * weight;
      }
      if (total === 0) continue;
      const depth = Math.log(total) * melt;
      const cover = Math.min(1, depth + 0.5);
      if (cover <= 0) continue;
      paintSurface(target, (y * target.width + x) * 4, {
        normalX: normalX / total,
        normalY: normalY / total,
        depth,
        cover,
        color: shape.below && y > shape.below.at ? shape.below.color : shape.color,
        gloss: shape.gloss,
      });
    }
  }
  return box;
}

/** A cone and the rows on which it can be felt. */
function reachOf({ a, b, radiusA, radiusB }: Cone, melt: number) {
  const [alongX, alongY] = [b.x - a.x, b.y - a.y];
  const reach = Math.max(radiusA, radiusB) + melt * FELT + 1;
  const [top, bottom] = [Math.min(a.y, b.y) - reach, Math.max(a.y, b.y) + reach];
  return { a, alongX, alongY, length: alongX * alongX + alongY * alongY, radiusA, radiusB, top, bottom };
}

function paintSurface(
  target: Raster,
  at: number,
  surface: { normalX: number; normalY: number; depth: number; cover: number; color: Rgb; gloss: number },
): void {
  const { normalX, normalY, depth, cover, color, gloss } = surface;
  const flat = Math.min(0.98, normalX * normalX + normalY * normalY);
  const normalZ = Math.sqrt(1 - flat);
  const facing = normalX * LIGHT.x + normalY * LIGHT.y + normalZ * LIGHT.z;
  const lit = Math.max(0, Math.min(1, facing * 0.72 + 0.34));
  const shine = Math.max(0, facing) ** 22 * 0.55 * gloss;
  // Light that comes back from the ground keeps the dark side round.
  const bounce = Math.max(0, normalY) ** 3 * 0.22;
  const line = depth < OUTLINE_WIDTH ? 0.62 : depth < OUTLINE_WIDTH + 1 ? 0.8 : 1;
  const dark = shadeOf(color);
  const rest = 1 - cover;
  for (let channel = 0; channel < 3; channel++) {
    const base = color[channel] ?? 0;
    const deep = dark[channel] ?? 0;
    let value = deep + (base * 1.06 - deep) * Math.min(1, lit + bounce);
    value += (255 - value) * shine;
    target.data[at + channel] = Math.min(255, value * line) * cover + (target.data[at + channel] ?? 0) * rest;
  }
  target.data[at + 3] = 255 * cover + (target.data[at + 3] ?? 0) * rest;
}

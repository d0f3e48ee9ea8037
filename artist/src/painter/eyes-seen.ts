/** Whether the eyes of a piece can be seen on it: a dot on dark fur cannot, nor a line that is thinner than a lid. */
import { colorAt, type Sprite } from '../drawing/sprite.ts';
import type { AnimalPiece, HeadPiece, Point } from '../pieces/piece-types.ts';

/** Of lightness, from the darkest to the lightest spot about an eye, without the few at either end. */
const CONTRAST = { animal: 0.385, head: 0.27 };
const END = 0.08;
/** How many points from its middle to its edge. */
const STEPS = 4;

/** @param radius of the head, in percent of the piece. */
export function areEyesSeen({ role, eyes }: AnimalPiece | HeadPiece, sprite: Sprite, radius: number): boolean {
  const reach = Math.max(radius * 0.22, eyes.span * 0.2);
  const sides = eyes.span === 0 ? [0] : [-0.5, 0.5];
  const light = sides.flatMap((side) => lightAbout(sprite, { x: eyes.x + side * eyes.span, y: eyes.y }, reach));
  light.sort((one, other) => one - other);
  const at = (share: number): number => light[Math.floor(share * (light.length - 1))] ?? 0;
  return at(1 - END) - at(END) >= CONTRAST[role];
}

function lightAbout(sprite: Sprite, { x, y }: Point, reach: number): number[] {
  const light: number[] = [];
  for (let down = -STEPS; down <= STEPS; down++) {
    for (let across = -STEPS; across <= STEPS; across++) {
      if (across * across + down * down > STEPS * STEPS) continue;
      const color = colorAt(sprite, { x: x + (across / STEPS) * reach, y: y + (down / STEPS) * reach });
      if (color) light.push((color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11) / 255);
    }
  }
  return light;
}

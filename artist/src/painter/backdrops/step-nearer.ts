/** The same place from nearer: who is low then stands in the middle of the picture, and not at the foot of an empty wall. */
import { SIDE } from '../../drawing/raster.ts';
import type { Backdrop, Scenery } from './backdrop.ts';

/** How much larger everything is. */
const NEARER = 1.4;
/** Feet stand so much farther back on the floor, in pixels of the place as it was. */
const BACK = 24;
/** A piece of which less is left in the picture is left out. */
const LEFT_MIN = 0.8;

const across = (x: number): number => SIDE / 2 + (x - SIDE / 2) * NEARER;
/** The lower edge stays where it is, so that there is floor down to it. */
const down = (y: number): number => SIDE - (SIDE - y) * NEARER;

const enlarge = (svg: string): string => `<g transform="translate(${across(0)} ${down(0)}) scale(${NEARER})">${svg}</g>`;

function shareLeft({ x, y, side }: Scenery): number {
  const within = (middle: number): number => Math.min(SIDE, middle + side / 2) - Math.max(0, middle - side / 2);
  return (Math.max(0, within(x)) * Math.max(0, within(y))) / side ** 2;
}

const bringNearer = (scenery: readonly Scenery[]): Scenery[] =>
  scenery
    .map((one) => ({ ...one, x: across(one.x), y: down(one.y), side: one.side * NEARER }))
    .filter((one) => one.isNamed || shareLeft(one) > LEFT_MIN);

export function stepNearer(backdrop: Backdrop): Backdrop {
  return {
    ...backdrop,
    ground: down(backdrop.ground - BACK),
    paint(chance) {
      const { svg, scenery, over, front } = backdrop.paint(chance);
      return {
        svg: enlarge(svg),
        scenery: bringNearer(scenery),
        ...(over && { over: over.map(enlarge) }),
        ...(front && { front: bringNearer(front) }),
      };
    },
  };
}

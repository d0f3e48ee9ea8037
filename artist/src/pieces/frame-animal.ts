/** Puts an animal that is drawn around the middle of its body into the frame of a piece, standing on its lower edge. */
import { short } from '../drawing/svg.ts';
import { at, type Spot } from './animal-shapes.ts';
import type { AnimalPiece } from './piece-types.ts';

export interface Look {
  markup: string;
  piece: AnimalPiece;
}

/** Where things are, in the units it is drawn in. */
export interface Drawn {
  id: string;
  name: string;
  markup: string;
  box: { left: number; top: number; right: number; bottom: number };
  eyes: Spot;
  top: Spot & { width: number };
  head: Spot & { radius: number };
}

/** Light from the upper left and shadow to the lower right, as clay has. */
const relief = (id: string, blur: number, strength: number): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-320" y="-320" width="640" height="640" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feOffset in="b" dx="${-blur * 0.8}" dy="${-blur}" result="u"/><feComposite in="SourceAlpha" in2="u" operator="out" result="e"/><feFlood flood-color="#3a0d3c" flood-opacity="${strength}"/><feComposite in2="e" operator="in" result="d"/><feOffset in="b" dx="${blur * 0.8}" dy="${blur}" result="v"/><feComposite in="SourceAlpha" in2="v" operator="out" result="h"/><feFlood flood-color="#fff" flood-opacity=".42"/><feComposite in2="h" operator="in" result="l"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>`;

export function frameAnimal({ id, name, markup, box, eyes, top, head }: Drawn): Look {
  const scale = Math.min(244 / (box.right - box.left), 244 / (box.bottom - box.top));
  const move = { x: 128 - ((box.left + box.right) / 2) * scale, y: 250 - box.bottom * scale };
  const percent = ({ x, y }: Spot): Spot => ({
    x: ((move.x + x * scale) / 256) * 100,
    y: ((move.y + y * scale) / 256) * 100,
  });
  const size = (length: number): number => ((length * scale) / 256) * 100;
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs>${relief('s', 10, 0.34)}${relief('t', 4, 0.3)}</defs><g transform="translate(${at(move.x, move.y)}) scale(${short(scale)})">${markup}</g></svg>`,
    piece: {
      role: 'animal',
      id,
      name,
      turn: 0,
      flipY: false,
      facing: 'left',
      eyes: { ...percent(eyes), span: 0 },
      top: { ...percent(top), width: size(top.width) },
      head: { ...percent(head), radius: size(head.radius) },
      hasLegs: true,
    },
  };
}

/** The colour that a wish asks for, or must not have. */
import { BRIGHT, nameOfColor, rgbOf } from '../concept/colors.ts';
import { type Concept, lookOf } from '../concept/concept.ts';
import type { Part } from '../drawing/parts.ts';
import type { Rgb } from '../drawing/raster.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from '../pieces/heads-of-animals.ts';
import { findDrawnHead } from './drawn-heads.ts';
import { type Figure, type Studio, Z } from './figure.ts';

export function dyeFigure(figure: Figure, { concept, chance }: Studio): void {
  const { color, unwantedColors = [] } = concept;
  if (color === undefined && unwantedColors.length === 0) return;
  const instead = chance.pick(BRIGHT.filter((name) => !unwantedColors.includes(name)));
  figure.parts = figure.parts.map((part) => {
    const from = colorOfPart(part, concept);
    if (from === undefined) return part;
    if (color !== undefined && isOfTheme(part, concept)) return { ...part, dye: { from, to: rgbOf(color) } };
    return unwantedColors.includes(nameOfColor(from)) ? { ...part, dye: { from, to: rgbOf(instead) } } : part;
  });
}

const animalOf = (look: string): string => ANIMAL_OF_HEAD[look] ?? look;

/** Its head, or all of it; necks and trunks are modelled in the colour of the head. */
function isOfTheme(part: Part, { theme }: Concept): boolean {
  if (part.kind === 'sprite')
    return [lookOf(theme), HEAD_OF_ANIMAL[lookOf(theme)], animalOf(lookOf(theme))].includes(part.sprite.id);
  return part.kind === 'svg' ? part.z === Z.head : part.z === Z.chest;
}

function colorOfPart(part: Part, { theme }: Concept): Rgb | undefined {
  if (part.kind === 'sprite') return part.sprite.color;
  if (part.kind === 'clay') return part.shape.color;
  return part.z === Z.head ? findDrawnHead(animalOf(lookOf(theme)))?.color : undefined;
}

/** The colour that a wish asks for, or must not have. */
import { skinOf } from '../concept/build-words.ts';
import { BRIGHT, type ColorName, nameOfColor, rgbOf } from '../concept/colors.ts';
import { type Concept, lookOf, traitsOf } from '../concept/concept.ts';
import { trunkLookOf } from '../concept/outfit.ts';
import type { Part } from '../drawing/parts.ts';
import type { Rgb } from '../drawing/raster.ts';
import { ANIMAL_OF_HEAD, HEAD_OF_ANIMAL } from '../pieces/heads-of-animals.ts';
import { animalOfPortrait } from '../pieces/portray.ts';
import { findDrawnHead } from './drawn-heads.ts';
import { type Figure, type Studio, Z } from './figure.ts';
import { SKINS } from './skins.ts';

export function dyeFigure(figure: Figure, { concept, chance }: Studio): void {
  const { color, unwantedColors = [] } = concept;
  const colors = colorsOfLooks(concept);
  if (color === undefined && unwantedColors.length === 0 && colors.size === 0) return;
  const instead = chance.pick(BRIGHT.filter((name) => !unwantedColors.includes(name)));
  figure.parts = figure.parts.map((part) => {
    const from = colorOfPart(part, concept);
    if (from === undefined) return part;
    const asked = colors.get(lookOfPart(part, concept));
    const wanted = asked ?? (color !== undefined && isOfTheme(part, concept) ? color : undefined);
    if (wanted !== undefined) return { ...part, dye: { from, to: rgbOf(wanted) } };
    return unwantedColors.includes(nameOfColor(from)) ? { ...part, dye: { from, to: rgbOf(instead) } } : part;
  });
}

/** Who is made of wood is so from head to foot, in whatever they wear and hold. */
export function skinFigure(figure: Figure, concept: Concept): void {
  const id = skinOf(concept.build);
  if (id === undefined) return;
  const surfaceAt = SKINS[id];
  figure.parts = figure.parts.map((part) => {
    const from = isOfBody(part, concept) ? (part.dye?.to ?? colorOfPart(part, concept) ?? figure.color) : undefined;
    return from === undefined ? part : { ...part, skin: { from, surfaceAt } };
  });
}

/** Its head and trunk, and limbs, hands and a tail; no shoes. */
function isOfBody(part: Part, { theme, body }: Concept): boolean {
  if (part.kind === 'sprite')
    return [theme, body].some((idea) =>
      [lookOf(idea), HEAD_OF_ANIMAL[lookOf(idea)], animalOf(lookOf(idea))].includes(animalOfPortrait(part.sprite.id)),
    );
  if (part.kind === 'svg') return part.z >= Z.back && part.z <= Z.head;
  return part.shape.below === undefined;
}

/** Red boots are red, whatever the colour of whoever wears them. */
function colorsOfLooks(concept: Concept): ReadonlyMap<string, ColorName> {
  const ideas = concept.fusion ? [] : [concept.body, ...traitsOf(concept)];
  return new Map(
    ideas.flatMap((idea) => {
      const { color } = idea;
      const look = lookOf(idea);
      return color ? [look, HEAD_OF_ANIMAL[look] ?? look].map((each) => [each, color] as const) : [];
    }),
  );
}

const animalOf = (look: string): string => ANIMAL_OF_HEAD[look] ?? look;

/** Its head, or all of it; necks and trunks are modelled in the colour of the head. */
function isOfTheme(part: Part, concept: Concept): boolean {
  const { theme } = concept;
  if (part.kind === 'sprite')
    return [lookOf(theme), HEAD_OF_ANIMAL[lookOf(theme)], animalOf(lookOf(theme))].includes(animalOfPortrait(part.sprite.id));
  if (part.kind === 'svg') return part.z === Z.head;
  const isLimb = part.z === Z.backLimb || Math.floor(part.z) === Z.legs;
  return part.z === Z.chest || (isLimb && lookOf(theme) === trunkLookOf(concept));
}

/** Drawn heads are the theme's, or the body's where the theme is a thing below it. */
const drawnLook = ({ theme, body }: Concept): string => (findDrawnHead(animalOf(lookOf(theme))) ? lookOf(theme) : lookOf(body));

function lookOfPart(part: Part, concept: Concept): string {
  if (part.kind === 'sprite') return animalOfPortrait(part.sprite.id);
  return part.kind === 'svg' && part.z === Z.head ? drawnLook(concept) : '';
}

function colorOfPart(part: Part, concept: Concept): Rgb | undefined {
  if (part.kind === 'sprite') return part.sprite.color;
  if (part.kind === 'clay') return part.shape.color;
  return part.z === Z.head ? findDrawnHead(animalOf(drawnLook(concept)))?.color : undefined;
}

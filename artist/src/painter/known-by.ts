/** What some people are known by, on whoever is dressed as them or is told to be one of them: a clown's nose, a grandmother's glasses. */
import { type Concept, lookOf, traitsOf } from '../concept/concept.ts';
import { coversPoint, type Part, partBox, partsBox } from '../drawing/parts.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { baseOf } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import { addBodily, isMarkOf } from './bodily-marks.ts';
import type { Bodily } from './expression-kinds.ts';
import type { Expression } from './expression-words.ts';
import { type Figure, Z } from './figure.ts';

interface KnownBy {
  piece: RegExp;
  words: RegExp;
  marks: readonly Bodily[];
}

const PEOPLE: readonly KnownBy[] = [
  { piece: /^1f921/, words: /\bclowns?\b(?! ?fish)/, marks: ['clown tufts', 'clown nose'] },
  {
    piece: /^1f475/,
    words: /\b(?:grand(?:mas?|mothers?|mum|mom)|grann(?:y|ies)|old lady)\b(?!['’]s)/,
    marks: ['grey bun', 'round glasses'],
  },
  {
    piece: /^1f474/,
    words: /\b(?:grand(?:pas?|fathers?|dad)|gramps|old man)\b(?!['’]s| (?:clock|clause))/,
    marks: ['grey brows', 'round glasses'],
  },
];

const wordsOf = ({ theme }: Concept): string => (theme.given ? `${theme.word} ${theme.english ?? ''}`.toLowerCase() : '');

/** People who are old have white hair of their own. */
export const isOldWithoutHair = ({ build, fusion, theme }: Concept): boolean =>
  build?.includes('old') === true && !fusion && !isPerson(lookOf(theme));

export function addKnownBy(figure: Figure, concept: Concept): void {
  const { head } = figure;
  const who = baseOf(lookOf(concept.theme));
  const isFace = (part: Part, piece: RegExp): boolean =>
    part.kind === 'sprite' && piece.test(baseOf(part.sprite.id)) && head !== null && coversPoint(part, head.eyes);
  const known = PEOPLE.find(
    ({ piece, words }) => piece.test(who) || words.test(wordsOf(concept)) || figure.parts.some((part) => isFace(part, piece)),
  );
  if (concept.fusion || !head) return;
  if (head.span > 0 && isOldWithoutHair(concept)) addBodily({ figure, box: partsBox(figure.parts), head }, 'grey tufts');
  if (!known) return;
  const isThemselves = figure.parts.some((part) => part.kind === 'sprite' && known.piece.test(baseOf(part.sprite.id)));
  const hasGlasses = traitsOf(concept).some((trait) => findPiece('eyewear', lookOf(trait)));
  const box = partsBox(figure.parts);
  // Of a spider the body is above the head, and a bun would be on its back.
  const isTopmost =
    head.z !== Z.body || head.top.y - Math.min(...figure.parts.map((part) => partBox(part).top)) < head.radius * 0.8;
  for (const mark of known.marks)
    if (mark === 'round glasses' ? !hasGlasses : !isThemselves && (isTopmost || mark !== 'grey bun'))
      addBodily({ figure, box, head }, mark);
}

/** Is there any of what they are known by? */
export const bearsMarksOf = (parts: readonly Part[], look: string): boolean =>
  PEOPLE.some(({ piece, marks }) => piece.test(baseOf(look)) && marks.some((mark) => parts.some((part) => isMarkOf(part, mark))));

const NOODLES = /\b(?:noodles?|ramen|udon|spaghetti)\b/;

/** Of a bowl that somebody sits on, the noodles would be hidden: they hang from the mouth. */
export const doneByTheme = (concept: Concept): readonly Expression[] =>
  concept.body.given && NOODLES.test(wordsOf(concept)) ? ['slurp'] : [];

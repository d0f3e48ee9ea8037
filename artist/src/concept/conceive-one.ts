/** From a wish that is about one being, or several of a kind, to a concept. */
import type { Wish } from '@chaos/shared/contract/characters';
import { createChance } from '../drawing/random.ts';
import { hearExpressions } from '../painter/expression-words.ts';
import { type AskedWish, askWish } from './ask-wish.ts';
import { BUILD } from './build-words.ts';
import { conceiveBelongings, type Role } from './conceive-belongings.ts';
import { conceiveFigure, type Figure } from './conceive-figure.ts';
import { conceivePlace } from './conceive-place.ts';
import type { Concept, Idea } from './concept.ts';
import { isCreature } from './creatures.ts';
import { hearLacks, hearUndressed, hearUnwantedColors, TOOTH } from './hear-negation.ts';
import { hearOutfit } from './hear-outfit.ts';
import { ANY_HAT } from './outfit.ts';
import { spellWords } from './spell-words.ts';
import { inEnglish, namedAs } from './typed-ideas.ts';
import { type Understood, understandWish } from './understand-wish.ts';
import { avoidUnwanted } from './unwanted-pieces.ts';
import { mountOf } from './what-is-ridden.ts';

export function conceiveOne(typed: Wish, seed: string, role: Role): Concept {
  const chance = createChance(`${seed}/concept`);
  const read = understandWish(typed);
  const asked = askWish(read);
  const choice = avoidUnwanted(chance, read, asked.trait);
  const figure = conceiveFigure(read, asked, choice);
  const isBald = hearExpressions(read.meant.characteristicInfluence ?? '').some(({ expression }) => expression === 'bald');
  const outfit = hearOutfit(read.meant.mainTheme ?? '', asked, { figure, choice, isBald });
  const place = conceivePlace(read, asked, { figure, seed, chance });
  const rides = mountOf(asked.theme, asked.body);
  const { trait, also, props } = conceiveBelongings(read, asked, { figure, outfit, place, rides, choice, role });
  const isBareheaded = choice.isUnwanted(ANY_HAT) || isBald;
  const count = countOf(asked, figure);
  const more = {
    ...(also.length > 0 && { also }),
    ...(count > 1 && { count }),
    ...(choice.isUnwanted(TOOTH) && { isToothless: true }),
    ...(isBareheaded && { isBareheaded }),
    ...(hearUndressed(read.meant) && { isUndressed: true }),
    ...(rides && { rides }),
    ...(outfit.keepsHat && { keepsHat: true }),
    ...looksOf(read, asked, figure),
  };
  return spellWords({ seed, ...nameIdeas(read, asked, { ...figure, trait }), style: place.style, props, ...more }, read.wish);
}

/** A pair of trousers is one, and of two swans there are two. */
function countOf(asked: AskedWish, { body, isInOneCoat }: Figure): number {
  const ofBody = body.piece !== null && isCreature(body.piece) ? asked.body?.count : undefined;
  return isInOneCoat ? 1 : Math.max(asked.theme?.count ?? 1, ofBody ?? 1);
}

/** What it lacks, its colour, size and build. */
function looksOf({ meant }: Understood, asked: AskedWish, { theme, body, build }: Figure): Partial<Concept> {
  const lacks = hearLacks(meant);
  const size = build.reduce((product, one) => product * (BUILD[one].size ?? 1), 1);
  const ofSkin = build.map((one) => BUILD[one].color).find((name) => name !== undefined);
  const color = theme.piece === null ? undefined : (colorOfTheme(theme, body, asked) ?? ofSkin);
  const unwantedColors = hearUnwantedColors(meant);
  return {
    ...(lacks.length > 0 && { lacks }),
    ...(color && { color }),
    ...(size < 1 && { size }),
    ...(build.length > 0 && { build }),
    ...(unwantedColors.length > 0 && { unwantedColors }),
  };
}

const colorOfTheme = (theme: Idea, body: Idea, asked: AskedWish) =>
  asked.theme?.color ??
  (theme.piece === body.piece ? body.color : undefined) ??
  (theme.piece !== null && isCreature(theme.piece) ? asked.trait?.color : undefined);

const nameIdeas = (
  { wish, english, isBlend }: Understood,
  asked: AskedWish,
  { theme, body, trait }: Pick<Concept, 'theme' | 'body' | 'trait'>,
): Pick<Concept, 'theme' | 'body' | 'trait'> => ({
  theme: inEnglish(namedAs(theme, asked.theme, wish.mainTheme), isBlend ? undefined : english.mainTheme),
  body: inEnglish(
    namedAs(body, asked.body, wish.bodyInfluence),
    (asked.body?.isLooks ? body.english : undefined) ?? english.bodyInfluence,
  ),
  trait: inEnglish(trait, english.characteristicInfluence),
});

/** Who a wish is about, from head to foot, and what its words name besides. */
import type { Wish } from '@chaos/shared/contract/characters';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import type { Finding } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { pieceForEmoji } from '../pieces/vocabulary.ts';
import { asOneKind } from './as-one-kind.ts';
import { asOwner } from './as-owner.ts';
import type { AskedWish } from './ask-wish.ts';
import { withoutLacked } from './bare-pieces.ts';
import { withoutHat } from './bareheaded-people.ts';
import type { BuildQuality } from './build-words.ts';
import { type Choice, inColor } from './choose-by-chance.ts';
import { conceiveBody, keepApart } from './conceive-body.ts';
import { conceiveTheme } from './conceive-theme.ts';
import type { Idea } from './concept.ts';
import { isCreature } from './creatures.ts';
import { type HeardBuild, hearBuild } from './hear-build.ts';
import { costumeOf, dressOf, headsInOneCoat } from './hear-costume.ts';
import { type HeardDeed, hearDeed } from './hear-deed.ts';
import { type HeroBuild, hearHeroBuild } from './hear-hero-build.ts';
import { isWomanByTrade } from './hear-who.ts';
import { type Heard, isSaidBy } from './heard.ts';
import { NAME_MAX } from './names-to-read.ts';
import { ANY_HAT } from './outfit.ts';
import { inEnglish } from './typed-ideas.ts';
import type { Understood } from './understand-wish.ts';

export interface Figure {
  theme: Idea;
  body: Idea;
  /** The theme before it is one with the body. */
  idea: Idea;
  /** The creature that the theme is about, where that is one. */
  hero: Heard | undefined;
  heroBuild: HeroBuild;
  build: readonly BuildQuality[];
  deed: HeardDeed;
  /** Who else the theme names. */
  rest: readonly Heard[];
  /** What else is named, for hands and for the place. */
  spare: readonly Heard[];
  /** True: the body is a costume. */
  isInCostume: boolean;
  /** True: several in one coat, which is their body. */
  isInOneCoat: boolean;
}

export function conceiveFigure(read: Understood, asked: AskedWish, choice: Choice): Figure {
  const { wish, english, meant, said } = read;
  const isRefused = asked.refused !== null;
  const found = conceiveTheme({ theme: asked.theme, body: asked.body, isRefused, english: english.mainTheme }, choice);
  const idea = english.mainTheme === undefined ? found.idea : asWoman(found.idea, wish.mainTheme ?? '');
  const hero = asked.theme?.subjects.find(({ piece }) => piece === idea.piece && isCreature(piece));
  const heroBuild = hearHeroBuild(hero, meant.mainTheme);
  const deed = hearDeed(meant.mainTheme ?? '', isCreature(idea.piece ?? ''));
  // What says that a cat is fat is no oil drum.
  const spare = [...found.rest, ...(asked.theme?.others ?? []), ...(asked.body?.findings.slice(1) ?? [])].filter(
    (one) => one !== asked.mixture && !isSaidBy(one, heroBuild.isOfBody),
  );
  const apart = conceiveOwnBody(read, asked, { idea, isBody: found.isBody, spare, deed, choice });
  const isBareheaded = choice.isUnwanted(ANY_HAT) || choice.isUnwanted(CROWN);
  const asLeft = (one: Idea): Idea => asLacking(isBareheaded ? withoutHat(one) : one, meant);
  const [ofTheme, ofBody] = asOneKind(idea, apart, (asked.theme?.topic?.wears.length ?? 0) > 0);
  const [theme, bare] = [asLeft(ofTheme), asLeft(ofBody)];
  const inOneCoat = asked.body === null ? headsInOneCoat(asked.theme, said) : [];
  const qualities = [
    ...(asked.body?.build.qualities ?? []),
    ...inOneCoat,
    ...heroBuild.qualities,
    ...ofTraits(hearBuild(meant.characteristicInfluence)),
  ];
  return {
    theme,
    ...clothe({ theme, bare }, asked, said),
    idea,
    hero,
    heroBuild,
    build: [...new Set(qualities)],
    deed,
    rest: found.rest,
    spare,
    isInOneCoat: inOneCoat.length > 0,
  };
}

/** @param given.spare what else is named, of which the body may take one. */
function conceiveOwnBody(
  { english, isBodyLeftOut }: Understood,
  asked: AskedWish,
  given: { idea: Idea; isBody: true | undefined; spare: Heard[]; deed: HeardDeed; choice: Choice },
): Idea {
  const { idea, isBody, spare, deed, choice } = given;
  const { theme, body, trait, mixture } = asked;
  // Chance grows nothing together with whoever was asked for.
  const isWhole =
    theme !== null && body === null && idea.piece !== null && !spare.some((one) => isHalf(one) && !deed.isOfDeed(one));
  // A baker is no man cook besides; a whole sentence is read and somebody is seen.
  const isName = splitWords(idea.word).length <= NAME_MAX && theme?.topic?.id !== 'halves';
  const isCalledSo = isWhole && isPerson(idea.piece ?? '') && isName;
  if (mixture === undefined && (theme?.isAnyPerson || isCalledSo) && !body)
    return { ...inEnglish(idea, english.mainTheme), given: false };
  // Whose other half was left out is all there is.
  const isAlone = isBody ?? (isBodyLeftOut || isWhole || undefined);
  // No vegan is made of meat by chance.
  const ofTrait = new Set(trait?.findings.map(({ piece }) => piece));
  const forBody: Choice = { ...choice, isUnwanted: (piece) => choice.isUnwanted(piece) || ofTrait.has(piece) };
  return keepApart(idea, conceiveBody(body, { theme: idea, spare, choice: forBody, isBody: isAlone, mixture }), spare);
}

/** The body in what is worn all over it, and in the colour that the trait asks for. */
function clothe(
  { theme, bare }: { theme: Idea; bare: Idea },
  asked: AskedWish,
  said: string,
): Pick<Figure, 'body' | 'isInCostume'> {
  const isBeast = asked.body === null && isOwnBeast(theme, bare);
  const dress = isBeast ? dressOf(asked.theme, said) : undefined;
  const costume = isBeast ? costumeOf(asked.theme, said) : undefined;
  const clad: Idea = costume
    ? { ...bare, piece: costume.piece }
    : dress
      ? { ...inColor({ ...dress, said: bare.word }), word: bare.word, given: bare.given }
      : bare;
  // "Pink fur" is the fur of who can have one.
  const isOfBody = (theme.piece === null || !isCreature(theme.piece)) && bare.piece !== null;
  const body = asked.trait?.color && isOfBody ? { ...clad, color: asked.trait.color } : clad;
  return { body, isInCostume: costume !== undefined };
}

const isHalf = ({ piece }: Finding): boolean => findPiece('body', piece) !== undefined;

const CROWN = '1f451';

const isOwnBeast = (theme: Idea, body: Idea): boolean =>
  theme.piece !== null && theme.piece === body.piece && isCreature(theme.piece) && !isPerson(theme.piece);

/** A cactus without arms is another one than a cactus. */
const asLacking = (idea: Idea, wish: Wish): Idea =>
  idea.piece === null ? idea : { ...idea, piece: withoutLacked(idea.piece, wish) };

/** A trait that only says what a body is like is seen on it. */
const ofTraits = ({ qualities, isAll }: HeardBuild) => (isAll ? qualities : []);

/** English calls a boulangère a baker. */
function asWoman(idea: Idea, typed: string): Idea {
  if (idea.piece === null || !isPerson(idea.piece) || !isWomanByTrade(typed)) return idea;
  const [code = ''] = /^1f(?:46e|477|575|482|9d9|9b[89])$/u.exec(idea.piece) ?? [];
  const piece = code === '' ? null : pieceForEmoji(`${String.fromCodePoint(Number.parseInt(code, 16))}\u200d\u2640\ufe0f`);
  return { ...idea, piece: piece ?? asOwner(idea.piece, 'her') };
}

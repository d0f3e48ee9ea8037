/** Where somebody is: as it was asked for, where the theme is at home, or by chance. */
import type { Chance } from '../drawing/random.ts';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedWish } from './ask-wish.ts';
import { skinOf } from './build-words.ts';
import type { Figure } from './conceive-figure.ts';
import { conceiveStyle, saysName } from './conceive-style.ts';
import type { Style } from './concept.ts';
import { homesOf, landIn } from './find-home.ts';
import type { Understood } from './understand-wish.ts';

export interface Place {
  style: Style;
  /** The words that ask for it. */
  asked: string | null;
  /** A town or a land in the theme that nothing else shows. */
  land: string | undefined;
}

export function conceivePlace(
  { wish, english, said }: Understood,
  asked: AskedWish,
  { figure, seed, chance }: { figure: Figure; seed: string; chance: Chance },
): Place {
  const { theme, body, heroBuild } = figure;
  const isHaunted = asked.theme?.topic === undefined && HAUNTED.test(said);
  const place = asked.style ?? asked.body?.manner ?? asked.theme?.place ?? (isHaunted ? 'haunted house' : null);
  const land = landIn(asked.theme, said);
  const { own } = heroBuild;
  // Who is made of chocolate is somebody there, and not the picture; "knitted" may be said of both.
  const isOfMaterial = skinOf(own.qualities) !== undefined && own.said.length > 1;
  const subjects = [
    isOfMaterial ? withoutWords(wish.mainTheme, own.said) : (wish.mainTheme ?? ''),
    asked.body?.build.isAll ? '' : (wish.bodyInfluence ?? ''),
  ];
  const homes = homesOf({ asked, theme, body, seed, said, land });
  const found = conceiveTypedStyle(place, english.style, { subjects, seed, chance, ...homes });
  // A place of the theme has been told with it, and is called by its own name here.
  const isPlainPlace = asked.style === null && place !== null && !found.isUnknown && !saysName(found.backdrop);
  const style = isPlainPlace ? { ...found, word: findBackdropFor(found.backdrop).word, given: false } : found;
  return { style, asked: place, land };
}

/** Whatever is haunted is so where others are. */
const HAUNTED = /(?<!\p{L})(?:haunted|possessed)(?= \p{L})(?! by)/iu;

/** The words of the whole wish tell which language a style is in: "bagno" is a swamp in Polish. What nobody knows in English stays as it was. */
function conceiveTypedStyle(
  place: string | null,
  english: string | undefined,
  given: Parameters<typeof conceiveStyle>[1],
): Style {
  const style = english === undefined || place === null ? undefined : conceiveStyle(english, given);
  return style === undefined || style.isUnknown
    ? conceiveStyle(place, given)
    : { ...style, ...(place !== null && { typed: place }) };
}

const withoutWords = (text: string | null, said: readonly string[]): string =>
  splitWords(text ?? '')
    .filter((word) => !said.includes(word))
    .join(' ');

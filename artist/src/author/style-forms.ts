/** The style of a concept, in forms that fit sentences. */
import type { Style as ConceivedStyle } from '../concept/concept.ts';
import type { Chance } from '../drawing/random.ts';
import { placeInEnglish } from '../translation/exonyms.ts';
import { withArticle } from './articles.ts';
import { isEnglish } from './english-names.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { isNounPhrase } from './parts-of-speech.ts';
import { quote } from './quote.ts';
import { readableWords, UNREADABLE, unquote } from './readable-words.ts';
import { styleBeforeNoun } from './style-before-noun.ts';
import { readStyleOf } from './style-phrases.ts';
import { rowsOfStyle } from './style-rows.ts';

export interface ToldStyle {
  /** What was typed, where it is told in other words. */
  typed: string | undefined;
  /** True: somebody asked for it, and nobody knows how to draw it. */
  isUnknown: boolean;
  /** True: it is a way of drawing, and no place. */
  isDrawn: boolean;
  /** What only such a style could have, where one was asked for. */
  rows: readonly string[];
  /** The words of it that must be read somewhere. */
  promised: readonly string[];
  values: Readonly<Record<string, string>>;
}

export function tellStyle(asked: ConceivedStyle, chance: Chance): ToldStyle {
  const style = readStyleOf(asked, UNREADABLE);
  const place = style.place ?? `in ${withArticle(adjectiveOf(style.bare))} ${chance.pick(MOOD_PLACES)}`;
  // Nobody has to know a place of which is said where it is: "behind the fridge".
  const isUnknown =
    (asked.isUnknown ?? false) && !(style.place !== null && (isEnglish(asked.word) || placeInEnglish(asked.word) !== undefined));
  const words = styleBeforeNoun(unquote(readableWords(asked.word))).replaceAll(/["“”]/gu, '’');
  const isPromised = asked.given && style.typed === undefined;
  return {
    typed: style.typed,
    isUnknown,
    isDrawn: style.place === null && asked.finish !== undefined,
    rows: asked.given && !isUnknown ? rowsOfStyle(style, asked) : [],
    promised: isUnknown ? [words] : isPromised ? [style.place ?? style.bare.replace(/ism$/iu, 'is')] : [],
    values: {
      ...(style.place === null && {
        mood: PICTURES.test(style.bare) ? withArticle(style.bare) : style.bare,
        style: adjectiveOf(style.bare),
        a_style: withArticle(adjectiveOf(style.bare)),
      }),
      in_style: place,
      ...(asked.given && townForm(place)),
      said: sayUnknown(asked.word, words),
    },
  };
}

/** Where a mood without a place lives: "in a vaporwave side street". */
const MOOD_PLACES = [
  'suburb',
  'side street',
  'village',
  'car park',
  'holiday resort',
  'province',
  'corner of town',
  'neighbourhood',
  'valley',
  'cul-de-sac',
  'waiting room',
  'railway station',
];

/** Ways of drawing that are called by what comes of them, which is one of many: "a chalk drawing". */
const PICTURES =
  /^(?!an? |the )(?:.* )?(?:drawing|painting|sketch|etching|print|cartoon|poster|mosaic|comic|strip|engraving|woodcut|linocut|cut ?out|collage|fresco|photo|photograph|portrait|card|sticker|tapestry|manuscript|illustration|doodle|watercolou?r|mural|window|caricature|silhouette|blueprint|hologram|diorama|map|ad|advert|advertisement|commercial|cover|postcard|banner|billboard|storybook|screenshot|selfie|film|movie|figurine|statue|sculpture|doll|puppet|tattoo|stamp|coin|medal|quilt|carpet|vase|scroll|logo|meme)$/iu;

/** What is cubism is a cubist suburb. */
const adjectiveOf = (style: string): string => style.replace(/ism$/iu, 'ist');

/** Where somebody lives in a place with a name, that is the town of which all is told: nobody is in Venice and in Bari at once. */
function townForm(place: string): { town?: string } {
  const town = /^in (\p{Lu}[\p{L}’'. -]*)$/u.exec(place)?.[1];
  return town === undefined ? {} : { town };
}

/** Plain English needs no quotation marks, whether anybody knows the place or not: "a muddy pitch". */
function sayUnknown(typed: string, asked: string): string {
  const { kind, object } = readNounPhrase(asked);
  const isPlain =
    /^(?!(?:no|not|without|i|you|we|he|she|it|they|this|that) )[a-z]+(?: [a-z]+)*$/u.test(typed) &&
    isEnglish(asked) &&
    isNounPhrase(asked) &&
    kind !== 'many' &&
    kind !== 'said';
  return isPlain ? object : quote(asked);
}

/** Styles as they are typed, in a form that stands before a noun: "made of lego" is a Lego sky, "looks like a stamp" a stamp look. */
import { singularOf } from '../translation/plural.ts';
import { lower, splitWords } from './parts-of-speech.ts';

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/ & /gu, ' and '],
  [/^(\d+)[ -]?bits?(?= |$)/iu, '$1-bit'],
  [
    /^(?:(?:all|everything|entirely|completely) )?(?:made|built|sculpted|carved|formed|moulded) (?:out )?(?:of|from) (?:(?:only|pure|real|solid|nothing but) )?/iu,
    '',
  ],
  [/^(?:(?:it )?(?:looks?|looking) )?like (?:it is |it['’]s |its )?(?:an? |the )?(?=\p{L})/iu, ''],
  [/^(?:wie (?:eine?|aus) |comme (?:une? |si )|come un(?:a |['’]| )|como una? )/iu, ''],
  [/^(?:drawn|painted|made|done|sketched|coloured(?: in)?) by (?:an? |my |some )?(\p{Ll}+)$/iu, "$1's drawing"],
  [/^(?:kid|child|children|toddler)s?['’]? (?=drawing|painting)/iu, "child's "],
];

/** What is told of them behind is left to the picture. */
const GOES_ON =
  /^((?:\p{L}[\p{L}’'-]* ){0,3}(?:drawing|painting|sketch|poster|comic|cartoon|photo|window|mosaic|illustration|sticker|print|woodcut|tapestry|collage)) (?:without|with|in|on|of|from|for) .+$/iu;

/** One of several things that it is all made of: "balloons". */
const inOne = (words: string): string =>
  singularOf(words.toLowerCase()) === words.toLowerCase() ? words : singularOf(words.toLowerCase());

/** A way of making, and no place: nobody is in a balloon there. */
export const isMadeOf = (typed: string): boolean =>
  /^(?:\S+ )?(?:made|built|sculpted|carved|formed|moulded) (?:out )?(?:of|from) |^(?:(?:it )?(?:looks?|looking) )?like /iu.test(
    typed,
  );

/** @returns the style as it was typed where it may stand there already. */
export function styleBeforeNoun(typed: string): string {
  const words = REWRITES.reduce((told, [pattern, instead]) => told.replace(pattern, instead), typed);
  if (words.trim() === '') return typed;
  // Elsewhere every noun has a capital.
  if (/^(?:wie|comme|como|come) /iu.test(typed) && words !== typed) return words.toLowerCase();
  return (isMadeOf(typed) && splitWords(words).length === 1 ? inOne(words) : words).replace(GOES_ON, '$1');
}

const SHOWS =
  /^(?:\S+ )?(?:documentary|sitcom|soap opera|telenovela|romcom|thriller|musical|game show|quiz show|talk show|podcast|western movie)$/iu;

/** Where somebody is, of words that are no name of a place; null for any others. */
export function placeAsTyped(words: string, placeOf: (words: string) => string | null): string | null {
  const [first] = splitWords(words).map(lower);
  if (/^(?:anywhere|everywhere|somewhere|nowhere) /iu.test(words)) return lower(words[0]) + words.slice(1);
  if (/^too \S+(?: \S+)* to \S+/iu.test(words)) return `somewhere ${words}`;
  const road = /^(?:the )?([amAM]\d{1,3})$/u.exec(words)?.[1];
  if (road !== undefined) return `on the ${road.toUpperCase()}`;
  if (/^(?:zoom|teams|video|phone|conference) call$/iu.test(words)) return `on a ${words}`;
  if (/^(?:reality tv|late night tv|daytime tv|tv)$/iu.test(words)) return `on ${words.replace(/tv$/iu, 'TV')}`;
  if (/^horror$/iu.test(words)) return 'in a horror film';
  if (SHOWS.test(words)) return `in a ${words}`;
  if (
    /(?:^| )(?:boot sale|jumble sale|bake sale|auction|book club|yard sale|garage sale)$/iu.test(words) &&
    !/^(?:an?|the) /iu.test(words)
  )
    return `at ${/^[aeiou]/iu.test(words) ? 'an' : 'a'} ${words}`;
  if (/^(?:my|our|your|his|her|their)$/u.test(first ?? '')) {
    const place = placeOf(words.replace(/^\S+ /u, ''));
    return place === null ? null : place.replace(/^(\S+) (?:an? |the )?/u, `$1 ${first} `);
  }
  return null;
}

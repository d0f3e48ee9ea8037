/** What people type as a style: a mood, a place, or both. */
import { withArticle } from './articles.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import { isAdjective, isOdd, lower, splitWords } from './parts-of-speech.ts';
import { articleOfName } from './proper-names.ts';
import { isLatin, quote } from './quote.ts';
import { isMadeOf, placeAsTyped, styleBeforeNoun } from './style-before-noun.ts';
import { PLACES_AT, PLACES_IN, PLACES_ON, PLACES_WITHOUT_ARTICLE, PREPOSITIONS } from './tables/lexicon.ts';
import { isTagged } from './tag-words.ts';

export interface Style {
  /** What stands before a noun: "vaporwave", "haunted swamp". */
  bare: string;
  /** Where that is: "in a haunted swamp", "under the sea"; null when the words only name a mood. */
  place: string | null;
}

/** Reads the name of a backdrop, which is a place in any case. */
export function readPlace(words: string): Style {
  const style = readStyle(words);
  if (style.place !== null) return style;
  const { kind } = readNounPhrase(words);
  return {
    ...style,
    place: kind === 'many' || kind === 'stuff' || kind === 'name' ? `in the ${words}` : `in ${withArticle(words)}`,
  };
}

/** What begins a place that is told as a whole: "next to a street lamp". */
const AT_PLACES =
  /^(?:in|on|under|underneath|at|inside|outside|above|beneath|below|behind|near|beside|by|between|beyond|among|amid|amidst|around|along|against|aboard|across|over|atop|within|opposite|past|(?:next|close) to|in front of|on top of|far from|deep (?:in|inside|under|below)|high (?:in|above|over|up in)|halfway (?:up|down)|somewhere (?:in|on|near)|up (?:in|on|a|the)|down (?:in|on|by|at|a|the)|back (?:in|at|on)|across from) /iu;

/** Names with an article of which it is known how one is there. */
const NAMED_IN =
  /(?:islands|alps|andes|caribbean|rainforest|ocean|atlantic|pacific|himalayas|dolomites|rockies|bahamas|maldives|philippines|netherlands|desert|forest|sahara|amazon|canyon|vatican|bronx|highlands|arctic|antarctic|louvre|white house|colosseum|shire|oval office)$/iu;
const NAMED_AT =
  /(?:tower|tower of pisa|london eye|great wall|(?:north|south) pole|wall of china|taj mahal|statue of liberty|sphinx|titanic|super bowl|olympics)$/iu;

/** A car wash is a place, and so is a corn field. */
const LOOKS_LIKE_PLACES = /^(?:ink wash|colou?r field)$/iu;

/** "Rush hour in Mumbai": what a place is called by itself, and where that is. As a whole it is no adjective. */
function readPlaceWithin(words: string): Style | null {
  const [, head = '', where = ''] = /^((?!the )\S.*?) ((?:in|near|outside|above|below) (?:the )?\p{Lu}.*)$/u.exec(words) ?? [];
  const own = head === '' || !isLatin(words) ? null : readStyle(head);
  return own?.place ? { bare: quote(words), place: `${own.place} ${where}` } : null;
}

/** Reads a style or backdrop as a mood, and as a place where the words allow it. */
/** It is said of when that was, and of no place: "in the taxi again". */
const AGAIN = / (?:again|already|today|tonight|too)$/iu;
/** "My wedding day". */
const DAY_OF = /^(?:my |our |the )?((?:wedding|exam|moving|graduation|pay|first|last|laundry|market|election) ?day)$/iu;

export function readStyle(typed: string): Style {
  const words = styleBeforeNoun(typed.replace(AGAIN, ''));
  if (isMadeOf(typed)) return { bare: words, place: null };
  const day = DAY_OF.exec(words)?.[1];
  if (day !== undefined) return { bare: day, place: `on the ${day}` };
  const there = placeAsTyped(words, (rest) => readStyle(rest).place);
  if (there !== null) return { bare: quote(words), place: there };
  const within = readPlaceWithin(words);
  if (within) return within;
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  if (AT_PLACES.test(`${words} `) && tokens.length > 1 && isLatin(words)) {
    return { bare: quote(words), place: /^in the style of/iu.test(words) ? null : words };
  }
  if (/^under ?water$/iu.test(words)) return { bare: words, place: words };
  const decade = /^(?:the )?((?:\d\d)?\d0s)$/iu.exec(words)?.[1];
  if (decade !== undefined) return { bare: decade, place: `in the ${decade}` };
  if (isOdd(words) && !PREPOSITIONS.has(first)) return { bare: quote(words), place: null };
  const known = articleOfName(words) === 'the' && !/^the /iu.test(words) ? readNounPhrase(words) : null;
  if (known && NAMED_IN.test(words)) return { bare: known.short, place: `in ${known.object}` };
  if (isLocality(words)) return { bare: words, place: `in ${words}` };
  if (
    /^(?:the )?(?:future|past|present|dark|rain|snow|countryside|middle ages|wild west|renaissance|stone age|ice age|(?:roaring |swinging |early |late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties))$/iu.test(
      words,
    )
  ) {
    const bare = words.replace(/^the /iu, '');
    return { bare, place: `in the ${bare}` };
  }
  if (/^(?:traffic jam|heat ?wave|blizzard|thunderstorm|snowstorm|sandstorm|deep (?:sea|ocean|space))$/iu.test(words))
    return {
      bare: words,
      place: /^deep (?:sea|ocean)/iu.test(words)
        ? `in the ${words}`
        : /^deep/iu.test(words)
          ? `in ${words}`
          : `in ${withArticle(words)}`,
    };
  if (/^middle of /iu.test(words)) return { bare: quote(words), place: `in the ${words}` };
  if (/^(?:bottom|top|edge|end) of /iu.test(words)) return { bare: quote(words), place: `at the ${words}` };
  if (/^(?:far|other|dark|wrong) side of /iu.test(words)) return { bare: quote(words), place: `on the ${words}` };
  if (/^(?:mars|venus|mercury|jupiter|saturn|uranus|neptune|pluto|route \d+)$/iu.test(words))
    return { bare: words, place: `on ${words}` };
  if (/^(?:night|night ?time|dawn|dusk|sunset|sunrise|noon|midnight|christmas|rush hour)$/iu.test(words))
    return { bare: words, place: `at ${words}` };
  if (/^(?:winter|spring|summer|autumn)$/iu.test(words)) return { bare: words, place: `in ${words}` };
  if (/^(?:\S+ )?(?:day|night|morning|evening|afternoon)$/iu.test(words) && isAdjective(lower(tokens[0])))
    return { bare: words, place: `on ${withArticle(words)}` };
  if (
    /(?:lake|pond|river|stream|creek|campfire|fireplace|fountain|lake among mountains)$/iu.test(words) &&
    !/(?:frozen|icy) /iu.test(words) &&
    readNounPhrase(words).kind === 'one'
  )
    return { bare: words, place: `by ${withArticle(words)}` };
  if (
    /^(?:(?:river|canal) ?bank|(?:tennis|basketball|volleyball|squash|badminton) court)$|(?:space|spaceship) station$/iu.test(
      words,
    )
  )
    return { bare: words, place: `on ${withArticle(words)}` };
  if (/^(?:stormy|rough|calm|choppy|wild|raging|foggy|moonlit) (?:sea|ocean)$/iu.test(words))
    return { bare: words, place: `on ${withArticle(words)}` };
  if (/(?:frozen|icy) (?:lake|river|pond|sea)$/iu.test(words)) return { bare: words, place: `on ${withArticle(words)}` };
  if (/(?:corn|rice|wheat|flower|sunflower|poppy|lavender|tulip|cotton) ?fields?$|hot springs?$/iu.test(words))
    return { bare: words, place: /s$/u.test(words) ? `in the ${words}` : `in ${withArticle(words)}` };
  if (/^(?!the )(?:\S+ )?skyline(?: by night| at night)?$/iu.test(words))
    return { bare: words, place: `below ${withArticle(words)}` };
  const noun = readNounPhrase(words);
  if (noun.kind === 'name' && noun.object.startsWith('the ')) {
    if (NAMED_IN.test(words)) return { bare: noun.short, place: `in ${noun.object}` };
    if (NAMED_AT.test(words)) return { bare: noun.short, place: `at ${noun.object}` };
  }
  if (noun.kind === 'name') return { bare: noun.short, place: null };
  if (LOOKS_LIKE_PLACES.test(words)) return { bare: noun.bare, place: null };
  const at = PLACES_ON.has(noun.head) ? 'on' : PLACES_AT.has(noun.head) ? 'at' : PLACES_IN.has(noun.head) ? 'in' : null;
  if (at === null) return { bare: noun.bare, place: null };
  if (noun.kind === 'many') return { bare: noun.short, place: `${at} the ${noun.bare}` };
  const where =
    PLACES_WITHOUT_ARTICLE.has(noun.bare) || (PLACES_WITHOUT_ARTICLE.has(noun.head) && noun.kind !== 'one')
      ? noun.bare
      : withPlaceArticle(noun);
  return { bare: noun.short, place: `${at} ${where}` };
}

/** "Paris", "ancient Rome", "Tokyo at night": a place on the map, which needs no article. */
function isLocality(words: string): boolean {
  const { kind, short, object } = readNounPhrase(words);
  return kind === 'name' && object === words && isTagged(short, 'Place');
}

/** There is one sky, one moon and one sea; of the rest there are many. */
function withPlaceArticle(noun: NounPhrase): string {
  if (/^(?:every|each|any|this|that|some) /iu.test(noun.bare)) return noun.bare;
  if (
    /^(?:sky|moon|(?:deep )?sea|(?:deep )?ocean|underworld|countryside|jungle|desert|void|universe|backrooms|subway|beach|office|gym|kitchen|bathroom|bedroom|garden|basement|attic|zoo|airport|supermarket|laundromat|playground)$/iu.test(
      noun.bare,
    )
  )
    return `the ${noun.bare}`;
  return noun.kind === 'one' ? noun.indefinite : noun.object;
}

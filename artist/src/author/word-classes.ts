import { withArticle } from './articles.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import {
  conjugate,
  isBaseVerb,
  isGerund,
  isOdd,
  isQuality,
  isVerbAt,
  lower,
  splitWords,
  startsPhrase,
  stripIng,
} from './parts-of-speech.ts';
import {
  ADVERBS,
  AUXILIARIES,
  BODY_PARTS,
  ESTATES,
  INSTRUMENTS,
  NOUN_ADJECTIVES,
  PLACES_AT,
  PLACES_IN,
  PLACES_ON,
  PLACES_WITHOUT_ARTICLE,
  PLAIN_VERBS,
  PREPOSITIONS,
  VEHICLES,
  WEARABLES,
} from './tables/lexicon.ts';

/** What a trait lets us say. `does` always follows "it": "wears sneakers", "is always late". */
export type Trait =
  | { kind: 'thing'; does: string; thing: NounPhrase }
  | { kind: 'quality'; does: string; quality: string }
  | { kind: 'deed'; does: string }
  | { kind: 'oddity'; does: string; quoted: string };

interface Style {
  /** What stands before a noun: "vaporwave", "haunted swamp". */
  bare: string;
  /** Where that is: "in a haunted swamp", "under the sea"; null when the words only name a mood. */
  place: string | null;
}

const quote = (words: string): string => `“${words.replaceAll(/[“”"]/gu, "'")}”`;

/** Reads a theme or a body: nearly always a thing, but people type anything. */
export function readSubject(words: string): NounPhrase {
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  if (isVerbAt(tokens, 0)) return describeSomeone(`that ${words}`, quote(words));
  if (isOdd(words)) return quoteSubject(words);
  if (isQuality(tokens) && !NOUN_ADJECTIVES.has(lower(tokens.at(-1)))) {
    return {
      kind: 'one',
      bare: words,
      short: words,
      head: lower(tokens.at(-1)),
      indefinite: `something ${words}`,
      object: `something ${words}`,
      definite: `the ${words} one`,
    };
  }
  if (isGerund(first) && tokens.length > 1 && startsPhrase(tokens[1])) return describeSomeone(words, quote(words));
  return readNounPhrase(words);
}

function describeSomeone(telling: string, bare: string): NounPhrase {
  return {
    kind: 'one',
    bare,
    short: bare,
    head: '',
    indefinite: `something ${telling}`,
    object: `something ${telling}`,
    definite: `the ${bare} part`,
  };
}

function quoteSubject(words: string): NounPhrase {
  const quoted = quote(words);
  return {
    kind: 'one',
    bare: quoted,
    short: quoted,
    head: '',
    indefinite: `something called ${quoted}`,
    object: `something called ${quoted}`,
    definite: `the ${quoted} part`,
  };
}

/** Reads what sets a character apart, as a deed, a quality, a thing or, failing all, a quotation. */
export function readTrait(typed: string): Trait {
  const words = typed.replace(/^(?:(?:it|he|she|that|who|which|with)\s+)+(?=\S)/iu, '');
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  const skip = tokens.findIndex((token) => !ADVERBS.has(lower(token)));
  const core = skip > 0 ? tokens.slice(skip) : tokens;
  const lead = skip > 0 ? `${tokens.slice(0, skip).join(' ')} ` : '';

  if (AUXILIARIES.has(first)) return { kind: 'deed', does: words };
  if (isVerbAt(core, 0)) return { kind: 'deed', does: words };
  if (isBaseVerb(core)) return readBaseVerb(core, lead);
  if (/^(?:no|zero)\s/iu.test(words) && !isOdd(words.slice(words.indexOf(' ') + 1))) return readThing(words);
  if (/^(?:its|his|her|their|own)\s/iu.test(words)) return readThing(words);
  if (isOdd(words)) return { kind: 'oddity', does: `answers every question with ${quote(words)}`, quoted: quote(words) };
  if (first === 'without') return { kind: 'deed', does: `manages ${words}` };
  if (isGerund(first) && (core.length === 1 || startsPhrase(core[1]) || PLAIN_VERBS.has(stripIng(first)))) {
    return { kind: 'deed', does: `is ${words}` };
  }
  if (isQuality(tokens)) return { kind: 'quality', does: `is ${words}`, quality: words };
  return readThing(words);
}

function readBaseVerb(core: readonly string[], lead: string): Trait {
  const [verb = '', ...rest] = core;
  if (rest.length === 0 && lead === '') return { kind: 'deed', does: `can ${verb}` };
  return { kind: 'deed', does: `${lead}${[conjugate(verb), ...rest].join(' ')}` };
}

function readThing(words: string): Trait {
  const owned = /^(?:no|zero|its|his|her|their)\s/iu.exec(words);
  if (owned !== null) {
    const thing = readNounPhrase(words.slice(owned[0].length));
    const absent = /^(?:no|zero)/iu.test(words);
    const definite = absent ? `the lack of ${thing.bare}` : words;
    const kind = absent ? 'one' : thing.kind;
    return {
      kind: 'thing',
      does: `has ${words}`,
      thing: { ...thing, kind, indefinite: words, object: words, definite },
    };
  }
  const thing = readNounPhrase(words);
  return { kind: 'thing', does: `${chooseHandling(thing.head)} ${thing.object}`, thing };
}

function chooseHandling(head: string): string {
  if (WEARABLES.has(head)) return 'wears';
  if (INSTRUMENTS.has(head)) return 'plays';
  if (VEHICLES.has(head)) return 'rides';
  if (BODY_PARTS.has(head)) return 'has';
  return ESTATES.has(head) ? 'owns' : 'carries';
}

/** Reads a style or backdrop as a mood, and as a place where the words allow it. */
export function readStyle(words: string): Style {
  if (isOdd(words) && !PREPOSITIONS.has(lower(splitWords(words)[0]))) return { bare: quote(words), place: null };
  const tokens = splitWords(words);
  if (/^(?:in|on|under|at|inside|above|beneath|behind|near|between|beyond)$/u.test(lower(tokens[0])) && tokens.length > 1) {
    return { bare: quote(words), place: /^in the style of/iu.test(words) ? null : words };
  }
  const noun = readNounPhrase(words);
  const at = PLACES_ON.has(noun.head) ? 'on' : PLACES_AT.has(noun.head) ? 'at' : PLACES_IN.has(noun.head) ? 'in' : null;
  if (at === null) return { bare: noun.bare, place: null };
  if (noun.kind === 'many') return { bare: noun.short, place: `${at} the ${noun.bare}` };
  const where = PLACES_WITHOUT_ARTICLE.has(noun.head) ? noun.bare : withPlaceArticle(noun);
  return { bare: noun.short, place: `${at} ${where}` };
}

/** There is one sky, one moon and one sea; of the rest there are many. */
function withPlaceArticle(noun: NounPhrase): string {
  if (/^(?:sky|moon|sea|ocean|underworld|countryside|jungle|desert|void|universe|backrooms|subway)$/iu.test(noun.bare))
    return `the ${noun.bare}`;
  return noun.kind === 'one' ? (noun.indefinite.startsWith('the ') ? noun.indefinite : withArticle(noun.bare)) : noun.object;
}

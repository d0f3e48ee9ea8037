import { withArticle } from './articles.ts';
import { hasForeignWord, isForeignPhrase, isOurWord } from './foreign-words.ts';
import { isDrawnThing, isKnownThing } from './known-things.ts';
import { FIXED_PHRASES, isNumber, type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import {
  conjugate,
  isAdjective,
  isBaseVerb,
  isGerund,
  isNounPhrase,
  isOdd,
  isOverdone,
  isPersonNoun,
  isQuality,
  isVerbAt,
  lower,
  participleOf,
  splitWords,
  startsPhrase,
  stripIng,
} from './parts-of-speech.ts';
import { articleOfName } from './proper-names.ts';
import {
  ADVERBS,
  AUXILIARIES,
  BODY_PARTS,
  ESTATES,
  GAMES,
  INSTRUMENTS,
  MASS_NOUNS,
  MEANT_BY_SIGNS,
  NOT_A_NAME,
  NOUN_ADJECTIVES,
  PLACES_AT,
  PLACES_IN,
  PLACES_ON,
  PLACES_WITHOUT_ARTICLE,
  PLAIN_VERBS,
  PREPOSITIONS,
  PURSUITS,
  QUANTITIES,
  THINGS,
  VEHICLES,
  VERBS,
  WEARABLES,
} from './tables/lexicon.ts';
import { EVENT_NOUNS } from './tables/theme-words.ts';
import { isTagged } from './tag-words.ts';
import { BEING, readTraitForm, type Trait } from './trait-forms.ts';
import { isUtterance, speaksToUs } from './utterances.ts';

export interface Style {
  /** What stands before a noun: "vaporwave", "haunted swamp". */
  bare: string;
  /** Where that is: "in a haunted swamp", "under the sea"; null when the words only name a mood. */
  place: string | null;
}

/** A word of a script that runs from right to left would turn round what stands beside it. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const isolate = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words);

export const quote = (words: string): string => `“${isolate(words.replaceAll(/[“”"]/gu, "'"))}”`;

/** Reads a theme or a body: nearly always a thing, but people type anything. */
export function readSubject(words: string): NounPhrase {
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  if (isNamed(words) || FIXED_PHRASES.test(words)) return readNounPhrase(words);
  const own = ownSubject(tokens);
  if (own !== null) return own;
  if (isUtterance(words)) return /^not an? /iu.test(words) ? denySubject(words) : quoteSubject(words);
  const someone = (does: string): NounPhrase => ({ ...describeSomeone(`that ${does}`, quote(words)), deed: does });
  if (isVerbAt(tokens, 0) || (AUXILIARIES.has(first) && !NOT_A_NAME.has(first) && tokens.length > 1)) return someone(words);
  if (/^(?:always|never|rarely|often|constantly|secretly)$/u.test(first) && tokens.length > 1) {
    const { kind, does } = readTrait(words);
    if (kind === 'deed' || kind === 'quality') return someone(does);
  }
  if (PLAIN_VERBS.has(first) && isBaseVerb(tokens) && !isLoveLetter(tokens) && !isChanted(tokens))
    return someone(readBaseVerb(tokens, '').does);
  const done = participleOf(tokens);
  if (done !== null) return someone(`has ${[done, ...tokens.slice(1)].join(' ')}`);
  if (isNumber(words)) return readNounPhrase(words);
  if (isOdd(words) || isOverdone(words) || isChanted(tokens)) return quoteSubject(words);
  const isStrange = tokens.length === 1 && /[^\p{ASCII}]/u.test(first) && !isOurWord(first);
  if (isQuality(tokens) && !isStrange && !NOUN_ADJECTIVES.has(lower(tokens.at(-1))))
    return { ...describeSomeone(words, words), deed: `is ${words}` };
  if (isGerund(first) && tokens.length > 1 && ((!isNounPhrase(words) && !isCompound(words)) || startsPhrase(tokens[1])))
    return { ...describeSomeone(words, words), kind: 'idea', head: first, indefinite: words, object: words, unit: words };
  return readNounPhrase(words);
}

/** "live laugh love", "winner winner chicken dinner". */
const isChanted = (tokens: readonly string[]): boolean =>
  tokens.length > 2 && (lower(tokens[0]) === lower(tokens[1]) || tokens.every((token) => VERBS.has(lower(token))));

/** Verbs that are nouns as well, before one thing: "love letter", where "love letters" could be a wish. */
const isLoveLetter = ([first, second, ...rest]: readonly string[]): boolean =>
  /^(?:love|hate|drink|lie|need|want|respect|belief|sleep|cook|build|eat|steal|bake|dance|swim|jump|run|work|fight|play|sing|ski|surf|dive|race|talk|wash|rent|jam|taste|spell)$/u.test(
    lower(first),
  ) &&
  second !== undefined &&
  rest.length === 0 &&
  readNounPhrase(second).kind === 'one' &&
  (isKnownThing(lower(second)) || EVENT_NOUNS.has(lower(second)));

/** "something sleepy", "something that wears sneakers". */
function describeSomeone(telling: string, bare: string): NounPhrase {
  const definite = bare.startsWith('“') ? `the ${bare} part` : `the ${bare} one`;
  return {
    kind: 'one',
    bare,
    short: bare,
    head: '',
    indefinite: `something ${telling}`,
    object: `something ${telling}`,
    definite,
    again: definite,
    unit: bare.startsWith('“') ? bare : `${bare} creature`,
  };
}

/** "my boss": whose that is, the author knows as little as anybody, and says so in the same words. */
function ownSubject([first = '', ...rest]: readonly string[]): NounPhrase | null {
  const words = rest.join(' ');
  if (
    !/^(?:my|our|your)$/iu.test(first) ||
    rest.length === 0 ||
    rest.length > 3 ||
    speaksToUs(words) ||
    !(isNounPhrase(words) || isPersonNoun(lower(rest.at(-1))))
  )
    return null;
  const noun = readNounPhrase(words);
  const owned = `${lower(first)} ${words}`;
  return noun.kind === 'one' ? { ...noun, bare: owned, indefinite: owned, object: owned, definite: owned, again: owned } : null;
}

/** "not a morning person": what it is not may still be said of it. */
const denySubject = (words: string): NounPhrase => ({
  ...describeSomeone(`that is ${words}`, quote(words)),
  deed: `is ${words}`,
});

function quoteSubject(words: string): NounPhrase {
  return { ...describeSomeone(`called ${quote(words)}`, quote(words)), kind: 'said', unit: `thing called ${quote(words)}` };
}

const isNamed = (words: string): boolean =>
  (articleOfName(words) !== undefined || !(isOdd(words) || hasForeignWord(words))) && readNounPhrase(words).kind === 'name';

/** "parking meter", "washing machine": one countable thing, where "eating apples" is a deed. */
function isCompound(words: string): boolean {
  const [first = '', second = '', ...rest] = splitWords(words);
  const compound =
    isGerund(lower(first)) && second !== '' && rest.length < 2 && !startsPhrase(second) && !isAdjective(lower(second));
  return compound && readNounPhrase(words).kind === 'one';
}

/** Reads a trait by chance, which is the name of a piece: always a thing, or what a sign in the air stands for. */
export function readChosenTrait(name: string): Trait {
  const does = MEANT_BY_SIGNS.get(name);
  return does === undefined ? readThing(name) : { kind: 'deed', does };
}

/** Reads what sets a character apart, as a deed, a quality, a thing or, failing all, a quotation. */
export function readTrait(typed: string): Trait {
  const words = typed.replace(/^(?:(?:it|he|she|that|who|which|with)\s+)+(?=\S)/iu, '');
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  const skip = tokens.findIndex((token) => !ADVERBS.has(lower(token)));
  const core = skip > 0 ? tokens.slice(skip) : tokens;
  const lead = skip > 0 ? `${tokens.slice(0, skip).join(' ')} ` : '';

  const age = /^aged? (\d+)$|^(\d+) ?(?:years?|yrs?)[ -]old$|^(\d+) ?yo$/iu.exec(words)?.slice(1).find(Boolean);
  if (age !== undefined) return { kind: 'quality', does: `is ${age} years old`, quality: `${age} years old` };
  // "with a cold", "with his hands full": nothing that a noun ends.
  if (/^with\s/iu.test(typed) && /^(?:an?|the|his|her|its|their) /iu.test(words) && isAdjective(lower(tokens.at(-1))))
    return { kind: 'deed', does: `has ${words}` };
  const formed = readTraitForm(words);
  if (formed !== null) return formed;
  const doing = readDoing(core);
  if (doing !== null) return { kind: 'deed', does: `is ${lead}${doing}` };
  if (/^rage[ -]?quits?$/iu.test(words)) return { kind: 'deed', does: 'rage-quits' };
  if (/^no longer \S/iu.test(words)) return readEnded(words.slice('no longer '.length), typed);
  // "always the last", "never the bride".
  if (skip > 0 && /^(?:the|an?)$/u.test(lower(core[0])) && core.length > 1) return { kind: 'deed', does: `is ${words}` };
  if (tokens.length === 1 && skip < 0 && ADVERBS.has(first)) return quoteTrait(typed);
  // "Hatless", "toothless".
  if (tokens.length === 1 && /^(?!unless$)[a-z]{3,}less$/u.test(first))
    return { kind: 'quality', does: `is ${words}`, quality: words };
  if (isIdiom(words)) return { kind: 'quality', does: `is ${words}`, quality: words };
  // A word that English has not is an adjective or a verb in its own language only: "fier", "mérges".
  if (tokens.length === 1 && /[^\p{ASCII}]/u.test(first) && (first.endsWith('s') || !isOurWord(first))) return quoteTrait(typed);
  if (tokens.length > 1 && speaksToUs(words)) return quoteTrait(typed);
  if (AUXILIARIES.has(first)) return isSaying(tokens) ? quoteTrait(typed) : { kind: 'deed', does: words };
  if (/^born\s/iu.test(words)) return { kind: 'deed', does: `was ${words}` };
  if (isVerbAt(core, 0)) return { kind: 'deed', does: words };
  // "never answers letters": whatever ends like this behind such a word is done.
  if (
    /^(?:never|always|often|rarely|sometimes|constantly|secretly)$/u.test(first) &&
    /^[a-z]{2,}[^s]s$/u.test(lower(core[0])) &&
    (core.length > 1 || (skip > 0 && !isDrawnThing(lower(core[0]).slice(0, -1))))
  )
    return { kind: 'deed', does: words };
  if (first === 'missing' && (lower(tokens[1]) === 'one' || QUANTITIES.has(lower(tokens[1]))))
    return { kind: 'deed', does: `is ${words}` };
  const done = participleOf(core);
  if (done !== null) return { kind: 'deed', does: `has ${lead}${[done, ...core.slice(1)].join(' ')}` };
  if (isBaseVerb(core) || isTold(core)) return readBaseVerb(core, lead);
  if (/^(?:no|zero)\s/iu.test(words) && (isNounPhrase(words.slice(words.indexOf(' ') + 1)) || isLack(tokens)))
    return readThing(words);
  if (/^(?:its|his|her|their|own)\s/iu.test(words) && isNounPhrase(words)) return readThing(words);
  if (isNamed(words)) return { kind: 'deed', does: `talks of nothing but ${readNounPhrase(words).object}` };
  if (first === 'not' && isQuality(tokens)) return { kind: 'quality', does: `is ${words}`, quality: words };
  if (isOdd(words) || isOverdone(words) || isForeignPhrase(words)) return quoteTrait(typed);
  if (first === 'without') return { kind: 'deed', does: `manages ${words}` };
  // "rocking out".
  if (isGerund(lower(core[0])) && PARTICLES.test(lower(core[1]))) return { kind: 'deed', does: `is ${words}` };
  if (isGerund(first) && (core.length === 1 || startsPhrase(core[1]) || PLAIN_VERBS.has(stripIng(first)))) {
    return { kind: 'deed', does: `is ${words}` };
  }
  if (tokens.length === 1 && isDoer(first)) return readThing(words);
  if (tokens.length === 1 && !isOurWord(first) && !isTagged(first, 'Demonym') && !isNounPhrase(words)) return quoteTrait(typed);
  if (isQuality(tokens)) return { kind: 'quality', does: `is ${words}`, quality: words };
  if (isCompound(words)) return readThing(words);
  if (tokens.length > 1 && isGerund(lower(tokens.at(-1))) && isAdjective(first))
    return { kind: 'deed', does: `is known for ${words}` };
  if (hasForeignWord(words) && !PURSUITS.has(lower(tokens.at(-1)))) return quoteTrait(typed);
  if (isGerund(first) && !isNounPhrase(words)) return { kind: 'deed', does: `is ${words}` };
  // Whatever cannot be bent without breaking is said as it came.
  if (skip > 0 && /^(?:always|never|often|rarely|sometimes|forever)$/u.test(first)) return quoteTrait(typed);
  return isNounPhrase(words) ? readThing(words) : quoteTrait(typed);
}

/** "no signal": a noun alone that nobody says instead of "no". */
const isLack = ([, second = '', ...rest]: readonly string[]): boolean =>
  rest.length === 0 &&
  !VERBS.has(lower(second)) &&
  isOurWord(lower(second)) &&
  !isAdjective(lower(second)) &&
  !isGerund(lower(second)) &&
  !/^(?:thanks?|way|more|one|idea|worries|problem|comment|u|you|me)$/iu.test(second);

const PARTICLES = /^(?:out|up|down|off|away|around|again|apart|together|asleep|behind|over)$/u;

/** Verbs that want an object, and of which hardly any compound is made. */
const DOING =
  /^(?:wear|hold|eat|carry|juggl|rid|driv|hugg|kiss|lift|bring|steal|chas|tak|lay|hav|hat|lov|lick|spitt|throw|sell|buy|collect|count|mak|explain|sweat|post|send|giv|do|popp|break|smash|fix|build|kick|dodg|destroy)ing$/u;
const PLAYING = /^(?:play|practis|practic)ing$/u;

/** "holding 4 balloons", "wearing hat", "playing drums": with the article that is missing. Null for all else. */
function readDoing([verb = '', ...rest]: readonly string[]): string | null {
  const object = rest.join(' ');
  if (rest.length === 0 || PARTICLES.test(lower(rest[0])) || isOdd(object) || hasForeignWord(object)) return null;
  const noun = readNounPhrase(object);
  if (PLAYING.test(lower(verb)) && INSTRUMENTS.has(noun.head)) return `${lower(verb)} ${noun.definite}`;
  if (!DOING.test(lower(verb)) || (startsPhrase(rest[0]) && !QUANTITIES.has(lower(rest[0])))) return null;
  if (/^\d+$/u.test(rest[0] ?? '')) return `${lower(verb)} ${object}`;
  return isNounPhrase(object) || noun.kind !== 'one' ? `${lower(verb)} ${noun.object}` : null;
}

/** "no longer scared" is so no more, and "no longer cares" does so no more. */
function readEnded(words: string, typed: string): Trait {
  if (/^an?\s/iu.test(words)) return { kind: 'deed', does: `is no longer ${words}` };
  const [first = ''] = splitWords(lower(words));
  if (/[a-z]{2}[^s]s$/u.test(first) && !isDrawnThing(first.slice(0, -1))) return { kind: 'deed', does: `no longer ${words}` };
  const before = readTrait(words);
  if (before.kind === 'oddity') return quoteTrait(typed);
  const does = before.does.startsWith('is ') ? `is no longer ${before.does.slice(3)}` : `no longer ${before.does}`;
  return before.kind === 'quality' ? { ...before, does, quality: `no longer ${before.quality}` } : { kind: 'deed', does };
}

/** Nouns and participles that say together how somebody is. */
const isIdiom = (words: string): boolean =>
  /^(?:low[ -]poly|off[ -]key)$|^[a-z]+[ -](?:deprived|driven|challenged|obsessed|addicted|crazed|hearted|minded|headed|tempered|blooded)$/iu.test(
    words,
  ) ||
  /^(?:half|full) (?:price|volume|speed|size|power|time)$|^(?:self|well|over|under|home|hand)[ -][a-z]+(?:ed|made|taught)$/iu.test(
    words,
  );

function quoteTrait(words: string): Trait {
  return { kind: 'oddity', does: `answers every question with ${quote(words)}`, quoted: quote(words) };
}

/** "touch grass": a verb and no noun, and then a noun. */
const isTold = ([first, second, ...rest]: readonly string[]): boolean =>
  rest.length === 0 &&
  second !== undefined &&
  VERBS.has(lower(first)) &&
  !isKnownThing(lower(first)) &&
  isKnownThing(lower(second)) &&
  !isAdjective(lower(first));

/** "is Wednesday my dudes": a form of "be" that no quality, deed or thing follows. */
function isSaying([verb, ...rest]: readonly string[]): boolean {
  if (!/^(?:is|are|am|was|were)$/iu.test(verb ?? '')) return false;
  const first = lower(rest[0]);
  // "Is not wearing a hat".
  if (first === 'not' && isGerund(lower(rest[1]))) return false;
  if (rest.length === 0 || isOdd(rest.join(' '))) return true;
  return !isQuality(rest) && !isGerund(first) && !startsPhrase(first) && !/^not$/u.test(first);
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
    const definite = absent ? `the lack of any ${thing.bare}` : words;
    const kind = absent ? 'one' : thing.kind;
    return {
      kind: 'thing',
      does: `has ${words}`,
      thing: { ...thing, kind, indefinite: words, object: words, definite },
    };
  }
  const tooMuch = /^too (\S+) (\S+)$/iu.exec(words);
  if (tooMuch?.[1] && tooMuch[2] && isAdjective(lower(tooMuch[1]))) {
    const plain = readThing(tooMuch[2]);
    const be = readNounPhrase(tooMuch[2]).kind === 'many' ? 'are' : 'is';
    return { kind: 'deed', does: `${plain.does} that ${be} too ${tooMuch[1]}` };
  }
  const thing = countOne(words, readNounPhrase(words));
  const handling = chooseHandling(thing);
  if (GAMES.has(thing.head) && thing.bare === words && thing.kind !== 'many') {
    return { kind: 'deed', does: `plays ${words}` };
  }
  if (handling === 'is') return { kind: 'deed', does: `is ${thing.indefinite}` };
  if (handling === 'is known for')
    return { kind: 'deed', does: `is known for ${thing.kind === 'one' ? thing.bare : thing.object}` };
  return { kind: 'thing', does: `${handling} ${thing.object}`, thing };
}

/** "one eye" is not just any. */
const countOne = (words: string, noun: NounPhrase): NounPhrase =>
  /^one /iu.test(words) && noun.kind === 'one' && !isPersonNoun(noun.head)
    ? { ...noun, indefinite: `one ${noun.bare}`, object: `one ${noun.bare}`, definite: `the one ${noun.short}` }
    : noun;

function chooseHandling({ kind, head, bare }: NounPhrase): string {
  if (kind === 'one' && BEING.test(bare)) return 'is';
  if (WEARABLES.has(head)) return 'wears';
  if (INSTRUMENTS.has(head) || GAMES.has(head)) return 'plays';
  if (PURSUITS.has(head)) return 'does';
  if (/^(?:jokes?|stor(?:y|ies)|lies?|puns?|tales?|gossip)$/u.test(head)) return 'tells';
  if (VEHICLES.has(head)) return 'rides';
  if (BODY_PARTS.has(head) || BODY_PARTS.has(head.replace(/s$/u, ''))) return 'has';
  if (kind === 'idea') return FEELINGS.test(head) ? 'is full of' : 'is known for';
  if (ESTATES.has(head)) return 'owns';
  if (kind === 'one' && (isPersonNoun(head) || isDoer(head)) && !APPLIANCES.test(head)) return 'is';
  if (isDrawnThing(head) || THINGS.has(head) || kind === 'stuff' || MASS_NOUNS.has(head)) return 'carries';
  return INTANGIBLE.test(head) ? 'is known for' : 'has';
}

/** They are called like those who do something. */
const APPLIANCES =
  /^(?:controller|extinguisher|popper|computer|printer|scanner|router|heater|charger|detector|lighter|container|dryer|cooker|mixer|cleaner|opener|holder|feeder|sprinkler)$/u;

/** What fills somebody; of any other idea one can only be known for it. */
const FEELINGS =
  /^(?:love|chaos|nostalgia|dread|hope|joy|happiness|melancholy|regret|rage|anger|envy|jealousy|energy|ambition|grief|guilt|shame|pride|greed|lust|hate|wisdom|evil|magic|despair|boredom|enthusiasm|passion|desire|excitement|confidence|self-confidence|wanderlust|weltschmerz|saudade|karma|electricity)$/u;

/** Nobody can carry what ends like this, unless there is a picture of it. */
const INTANGIBLE = /(?:[a-z]{3}(?:tion|sion|ment|ance|ence|ency|ity|ism|ship|ness|hood|dom))$/u;

/** "picky eater", "heavy smoker". */
function isDoer(head: string): boolean {
  if (!/(?:er|or)$/u.test(head) || isDrawnThing(head)) return false;
  const stem = head.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].some((verb) => VERBS.has(verb)) && !THINGS.has(head);
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

/** "Rush hour in Mumbai": what a place is called by itself, and where that is. As a whole it is no adjective. */
function readPlaceWithin(words: string): Style | null {
  const [, head = '', where = ''] = /^((?!the )\S.*?) ((?:in|near|outside|above|below) (?:the )?\p{Lu}.*)$/u.exec(words) ?? [];
  const own = head === '' || !isLatin(words) ? null : readStyle(head);
  return own?.place ? { bare: quote(words), place: `${own.place} ${where}` } : null;
}

/** Reads a style or backdrop as a mood, and as a place where the words allow it. */
export function readStyle(words: string): Style {
  const within = readPlaceWithin(words);
  if (within) return within;
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  if (AT_PLACES.test(`${words} `) && tokens.length > 1 && isLatin(words)) {
    return { bare: quote(words), place: /^in the style of/iu.test(words) ? null : words };
  }
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
  if (/^(?:bottom|top|edge|end|middle) of /iu.test(words)) return { bare: quote(words), place: `at the ${words}` };
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
  if (/^(?:tennis|basketball|volleyball|squash|badminton) court$|(?:space|spaceship) station$/iu.test(words))
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
  const at = PLACES_ON.has(noun.head) ? 'on' : PLACES_AT.has(noun.head) ? 'at' : PLACES_IN.has(noun.head) ? 'in' : null;
  if (at === null) return { bare: noun.bare, place: null };
  if (noun.kind === 'many') return { bare: noun.short, place: `${at} the ${noun.bare}` };
  const where =
    PLACES_WITHOUT_ARTICLE.has(noun.bare) || (PLACES_WITHOUT_ARTICLE.has(noun.head) && noun.kind !== 'one')
      ? noun.bare
      : withPlaceArticle(noun);
  return { bare: noun.short, place: `${at} ${where}` };
}

export const isLatin = (words: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(words);

/** "Paris", "ancient Rome", "Tokyo at night": a place on the map, which needs no article. */
function isLocality(words: string): boolean {
  const { kind, short, object } = readNounPhrase(words);
  return kind === 'name' && object === words && isTagged(short, 'Place');
}

/** There is one sky, one moon and one sea; of the rest there are many. */
function withPlaceArticle(noun: NounPhrase): string {
  if (
    /^(?:sky|moon|(?:deep )?sea|(?:deep )?ocean|underworld|countryside|jungle|desert|void|universe|backrooms|subway|beach|office|gym|kitchen|bathroom|bedroom|garden|basement|attic|zoo|airport|supermarket|laundromat|playground)$/iu.test(
      noun.bare,
    )
  )
    return `the ${noun.bare}`;
  return noun.kind === 'one' ? noun.indefinite : noun.object;
}

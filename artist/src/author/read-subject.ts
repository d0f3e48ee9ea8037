/** What people type as a theme or a body, as a noun. */
import { namesCreature } from '../pieces/names-creature.ts';
import { readSpeaker } from './busy-nouns.ts';
import { lackOf, readDenial } from './denials.ts';
import { facetsOfNoun, isFigure, isNounOfClass } from './facets.ts';
import { isOurWord } from './foreign-words.ts';
import { isKnownThing } from './known-things.ts';
import { isNoNoun } from './no-nouns.ts';
import { FIXED_PHRASES, isCalledWhatTheyAre, isNumber, type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import { readObjectClause } from './object-clauses.ts';
import {
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
} from './parts-of-speech.ts';
import { articleOfName } from './proper-names.ts';
import { quote } from './quote.ts';
import { isCompound, isNamed, readBaseVerb, readTrait } from './read-trait.ts';
import { AUXILIARIES, ING_NOUNS, NOT_A_NAME, NOUN_ADJECTIVES, PHRASE_BREAKS, PLAIN_VERBS, VERBS } from './tables/lexicon.ts';
import { EVENT_NOUNS } from './tables/theme-words.ts';
import { isUtterance, speaksToUs } from './utterances.ts';

/** Reads a theme or a body: nearly always a thing, but people type anything. */
export function readSubject(typed: string): NounPhrase {
  // Two articles are one too many: "an l'aperitivo".
  const words = typed.replace(/^l['’](?=\p{Ll}{3})/u, '');
  const told = readSpeaker(words);
  if (told !== null) return withClause(readNounPhrase(told.who), told.says);
  // Whose it is, or who speaks of it, is said within: it is a thing.
  if (readObjectClause(words) !== null) return readNounPhrase(words);
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  if (/^half an? \p{L}/iu.test(words)) return readNounPhrase(words);
  if (isCalledWhatTheyAre(words)) return readNounPhrase(words);
  if (isSomebodyWho(words)) return readNounPhrase(words.replaceAll(/\b(?<!with |beside |not |and |or )me\b/giu, 'you'));
  if (isNoNoun(words) || DENIES_A_NOUN.test(words)) return quoteSubject(words);
  const around = AROUND.exec(words)?.[1] ?? '';
  if (around !== '' && isNounPhrase(around)) return readNounPhrase(words);
  if (LEFT_SO.test(words) || ONLY_SO.test(words)) return beingSo(words);
  const sport = /^(\p{Lu}\p{L}+) (surf|ski|dive|snowboard)(?:ing)?$/u.exec(words);
  if (sport?.[1] && sport[2]) return pursue(`${sport[2].replace(/e$/u, '')}ing`, sport[1]);
  if (/^(?:middle|bottom|top|edge|end) of /iu.test(words)) return readNounPhrase(words);
  if (isNamed(words) || articleOfName(words) === 'a' || isFigure(words) || FIXED_PHRASES.test(words) || isNounOfClass(words))
    return readNounPhrase(words);
  const own = ownSubject(tokens);
  if (own !== null) return own;
  if (/^(?:anything|everything) (?:but|except) \p{L}/iu.test(words)) return denySubject(words);
  if (isUtterance(words)) return /^not an? /iu.test(words) ? denySubject(words) : quoteSubject(words);
  const someone = (does: string): NounPhrase => ({ ...describeSomeone(`that ${does}`, quote(words)), deed: does });
  if (isVerbAt(tokens, 0) || (AUXILIARIES.has(first) && !NOT_A_NAME.has(first) && tokens.length > 1)) return someone(words);
  if (/^(?:always|never|rarely|often|constantly|secretly)$/u.test(first) && tokens.length > 1) {
    const { kind, does } = readTrait(words);
    if (kind === 'deed' || kind === 'quality') return someone(does);
  }
  if (
    PLAIN_VERBS.has(first) &&
    !/^(?:that|who|which|in|from|of|at|on)$/u.test(lower(tokens[1])) &&
    isBaseVerb(tokens) &&
    !isLoveLetter(tokens) &&
    !isChanted(tokens)
  )
    return someone(readBaseVerb(tokens, '').does);
  const done = participleOf(tokens);
  if (done !== null) return someone(`has ${[done, ...tokens.slice(1)].join(' ')}`);
  if (isNumber(words)) return readNounPhrase(words);
  if (isOdd(words) || isOverdone(words) || isChanted(tokens)) return quoteSubject(words);
  const isStrange = tokens.length === 1 && /[^\p{ASCII}]/u.test(first) && !isOurWord(first);
  if (/^with (?:(?:an?|the|two|three|big|long) \S|\p{Ll}+s$)/iu.test(words)) return someone(`has ${words.slice('with '.length)}`);
  if (isQuality(tokens) && !isStrange && !NOUN_ADJECTIVES.has(lower(tokens.at(-1)))) return beingSo(words);
  if (isGerund(first) && tokens.length > 1 && ((!isNounPhrase(words) && !isCompound(words)) || startsPhrase(tokens[1])))
    return { ...describeSomeone(words, words), kind: 'idea', head: first, indefinite: words, object: words, unit: words };
  return readNounPhrase(words);
}

/** "Undefined is not a function". */
const DENIES_A_NOUN = /^(?!(?:my|our|the|an?|this|that|who|which|what|it|he|she) )\p{L}+ (?:is|are) not (?:an? |the )?\p{Ll}+$/iu;

/** "The silence after somebody tells a bad joke". */
const AROUND =
  /^((?:the|an?) (?:\p{L}+ ){0,2}?\p{L}+) (?:after|before|until) (?:someone|somebody|everyone|everybody|nobody|the|a) \p{L}+/iu;

/** "left on read", "stood up". */
const LEFT_SO =
  /^(?:left|stood|kicked|locked|sent|passed|shut|knocked|washed|burn(?:ed|t)|let|turned|cut|thrown|laid|told) (?:on read|up|out|off|down|away|behind)$/iu;

/** Nobody is a "gluten-free", and somebody may be so. */
const ONLY_SO =
  /^(?:\p{L}+[ -](?:free|intolerant|lagged|neutral)|sunburnt|sunburned|jetlagged|single|unemployed|ghosted|dumped|friendzoned|bussin)$/iu;

const WHO_DOES = /^(?:(?:an?|the|that one|this) )?(?:\p{L}[\p{L}’'-]* ){0,2}?(\p{L}[\p{L}-]*) (?:who|that|which) (\p{L}+)/iu;

/** "A bus driver who waits until you almost reach the door" says nothing, whoever is spoken to behind the noun. */
function isSomebodyWho(words: string): boolean {
  const [, noun = '', verb = ''] = WHO_DOES.exec(words) ?? [];
  return (
    (isPersonNoun(lower(noun)) || namesCreature(lower(noun)) || isKnownThing(lower(noun))) &&
    (/^(?:is|was|has|had|can|cannot|will|never|always|only|just|does)$/iu.test(verb) ||
      isVerbAt([verb, 'the'], 0) ||
      /ed$/iu.test(verb) ||
      participleOf([verb, 'it']) !== null) &&
    !/["“”?!]|\bI\b|\b(?:lol|pls|plz|please|thank|bro|bruh|omg)\b/u.test(words)
  );
}

const withClause = (noun: NounPhrase, clause: string): NounPhrase => ({
  ...noun,
  bare: `${noun.bare} ${clause}`,
  indefinite: `${noun.indefinite} ${clause}`,
  object: `${noun.object} ${clause}`,
});

/** What nobody is one of: a look in English is how it is, and one in another language is quoted. "short", "gordito". */
export function readLook(words: string, isForeign: boolean): NounPhrase {
  if (isForeign && /^\p{Script=Latin}/u.test(words)) return quoteSubject(words);
  return isQuality(splitWords(words)) && !isNounOfClass(words) && !/^with /iu.test(words) ? beingSo(words) : readSubject(words);
}

const IN_PLACE_OF =
  /^(?:with |has )?(?!works? |looks? )(\S.*?) (?:for|instead of|in place of) (?:an? |the |its |his |her |their )?((?:head|face|nose|mouth|ear|eye|arm|hand|finger|leg|foot|feet|tail|wing|horn|hair|body|belly|heart|brain|teeth|beak|neck|hat)s?)$/iu;

/** "a monitor for a head": what somebody has, who is no monitor. */
export function readPart(words: string): NounPhrase | null {
  const [, what = '', part = ''] = IN_PLACE_OF.exec(words) ?? [];
  if (what === '') return null;
  const has = `${readNounPhrase(what).object} for ${readNounPhrase(part).object}`;
  return { ...describeSomeone(`that has ${has}`, has), deed: `has ${has}` };
}

/** "no neck": what somebody does not have. */
export function readLack(words: string): NounPhrase | null {
  const what = lackOf(words);
  if (what === null || readDenial(words) === null) return null;
  return { ...describeSomeone(`that has no ${what}`, words), bare: `no ${what}`, deed: `has no ${what}` };
}

/** Ways of building and drawing that stand before a noun as they are: "an art deco teapot". */
export const MANNERS =
  /^(?:art (?:deco|nouveau)|mid[ -]century(?: modern)?|bauhaus|baroque|rococo|brutalist|brutalism|gothic|steampunk|cyberpunk|cottagecore|low[ -]poly|vaporwave|kawaii|chibi|pop[ -]art|pixel[ -]art|postmodern|minimalist|surrealist|cubist|cel[ -]shaded|y2k|jugendstil|retro[ -]?futuristic)$/iu;

export const readMannerOf = (words: string): NounPhrase | null => (MANNERS.test(words) ? beingSo(words) : null);

/** Who is "old with a beard" is old and has a beard. */
function beingSo(words: string): NounPhrase {
  const told = words.replace(
    /(?<=^(?:.* )?(?:old|young|tall|thin|fat|chubby|round|small|short|big|bald|pale|elderly|hairy|tiny)) with (?=(?:an?|two|three|big|long) )/u,
    ' and has ',
  );
  const someone = describeSomeone(told === words ? words : `that is ${told}`, words);
  return { ...someone, ...(told !== words && { bare: told }), deed: `is ${told}` };
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

/** "Hawaii surf": what is done there. */
function pursue(head: string, place: string): NounPhrase {
  const bare = `${head} in ${place}`;
  return { kind: 'idea', bare, short: bare, head, indefinite: bare, object: bare, definite: bare, again: bare, unit: bare };
}

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
  const words = rest.join(' ').replace(IN_HASTE, "$1's ");
  const around = ownWithin(first, rest);
  if (around !== null) return around;
  const [, somebody = '', guise = ''] = GUISE.exec(words) ?? [];
  const disguised = somebody === '' ? null : ownSubject([first, ...splitWords(somebody)]);
  if (disguised !== null) return withClause(disguised, guise);
  if (!/^(?:my|our|your)$/iu.test(first) || rest.length === 0 || rest.length > OWN_MAX || speaksToUs(words)) return null;
  const [, thing = '', filling = ''] = /^(.+?) ((?:full of|covered in|filled with|made of) .+)$/iu.exec(words) ?? [];
  const filled = thing === '' ? null : ownSubject([first, ...splitWords(thing)]);
  if (filled !== null) return withClause(filled, filling);
  const end = rest.findIndex((word, at) => at > 0 && PHRASE_BREAKS.has(lower(word)));
  const core = end > 0 ? rest.slice(0, end) : rest;
  const own = ownNamed(lower(first), core, rest.slice(core.length));
  if (own !== null) return own;
  const noun = readNounPhrase(words);
  const isKnown =
    isNounPhrase(words) ||
    / group of /u.test(noun.indefinite) ||
    isSomebody(lower(rest.at(-1))) ||
    facetsOfNoun(readNounPhrase(rest.at(-1) ?? ''), null).length > 0;
  if (rest.length > 4 || !isKnown) return null;
  const owned = `${lower(first)} ${/['’]s /u.test(noun.bare) ? noun.bare : words}`;
  const lump = / of /u.exec(noun.indefinite);
  const isOwned = /^\p{L}+['’]s? /u.test(words);
  if (noun.kind === 'many' && lump !== null && (isOwned || / group of /u.test(noun.indefinite)))
    return {
      ...noun,
      bare: owned,
      indefinite: noun.indefinite.replace(' of ', ` of ${lower(first)} `),
      object: owned,
      definite: owned,
      again: noun.again,
      short: owned,
    };
  return noun.kind === 'one' || noun.kind === 'idea' || (isOwned && /^(?:stuff|name)$/u.test(noun.kind))
    ? { ...noun, bare: owned, indefinite: owned, object: owned, definite: owned, again: owned }
    : null;
}
/** "My sister's guitar at two in the morning", "my gran's parrot repeating her phone calls": a thing of ours, and where or when or at what it is. */
function ownWithin(my: string, rest: readonly string[]): NounPhrase | null {
  const isDoing = (word: string): boolean =>
    isGerund(lower(word)) && !ING_NOUNS.has(lower(word)) && !/^(?:during|including)$/iu.test(word);
  const at = rest.findIndex((word, index) => index > 1 && (CIRCUMSTANCE.test(word) || isDoing(word)));
  const owner = rest[0] ?? '';
  if (!/^(?:my|our|your)$/iu.test(my) || at < 0 || rest.length > WITHIN_MAX || !/['’]s?$/u.test(owner)) return null;
  const clause = rest.slice(at);
  if (speaksToUs(clause.join(' ')) || clause.some((word) => AUXILIARIES.has(lower(word)))) return null;
  const core = readNounPhrase(rest.slice(0, at).join(' '));
  const owned = `my ${core.bare}`;
  const own =
    ownSubject([my, ...rest.slice(0, at)]) ??
    (core.kind === 'one' ? { ...core, bare: owned, indefinite: owned, object: owned, definite: owned, again: owned } : null);
  if (own === null) return null;
  const whose = own.kind === 'many' ? ['that', 'are'] : [isPersonNoun(own.head) ? 'who' : 'that', 'is'];
  return withClause(own, [...(isDoing(clause[0] ?? '') ? whose : []), ...clause].join(' '));
}
const CIRCUMSTANCE = /^(?:in|on|at|behind|under|during|before|after|inside|outside|from|next|between|near|beside|above)$/iu;
const WITHIN_MAX = 12;

/** "My maths teacher but as a giant calculator with legs". */
const GUISE = /^(.+?),? (but as an? .+)$/iu;
/** "My moms minivan". */
const IN_HASTE =
  /^(mom|mum|dad|nan|gran|grandma|grandpa|grandad|granny|uncle|aunt|auntie|sister|brother|boss|neighbour|neighbor|flatmate|roommate)s (?=\p{Ll}{3})/iu;
const OWN_MAX = 7;
const KIN = /^(?:nan|nana|nanny|gran|granny|gran?dad|granddad|gramps|pops|mummy|mommy|daddy|sis|bro|bestie|bff|hubby)$/u;
const isSomebody = (word: string): boolean => KIN.test(word) || isPersonNoun(word);

/** "My dog Max", "my best friend Lucy with a sword", "my grandad on a jet ski": who it is, what they are called, and the rest. */
function ownNamed(my: string, core: readonly string[], clause: readonly string[]): NounPhrase | null {
  const at = core.findIndex((word) => isSomebody(lower(word)) || namesCreature(lower(word)));
  const name = core.slice(at + 1);
  const isCalled =
    name.length > 0 && name.length < 3 && name.every((word) => /^\p{Lu}/u.test(word) || (name.length === 1 && isAdjective(word)));
  const isKin = name.length === 0 && clause.length > 0 && isSomebody(lower(core[at]));
  if (at < 0 || !(isCalled || isKin)) return null;
  const head = lower(core[at]);
  const called = name.map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).join(' ');
  const who = [my, ...core.slice(0, at), head].join(' ');
  const whole = [who, called].filter((part) => part !== '').join(' ');
  const bare = [whole, ...clause].join(' ');
  const again = called === '' ? who : called;
  // A cat called Toast is known for what cats do.
  const short = isKnownThing(called.toLowerCase()) ? head : again;
  return { kind: 'one', bare, short, head, indefinite: bare, object: bare, definite: again, again, unit: short };
}

/** "not a morning person": what it is not may still be said of it. */
const denySubject = (words: string): NounPhrase => ({
  ...describeSomeone(`that is ${words}`, quote(words)),
  deed: `is ${words}`,
});

function quoteSubject(words: string): NounPhrase {
  return { ...describeSomeone(`called ${quote(words)}`, quote(words)), kind: 'said', unit: `thing called ${quote(words)}` };
}

/** What people type as a trait: what somebody does, is or has. */
import { isKinship } from '../concept/hear-who.ts';
import { withArticle } from './articles.ts';
import { hasForeignWord, isForeignPhrase, isOurWord } from './foreign-words.ts';
import { isDrawnThing, isKnownThing } from './known-things.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import {
  conjugate,
  isAdjective,
  isBaseVerb,
  isFollower,
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
import { quote } from './quote.ts';
import {
  ADVERBS,
  AUXILIARIES,
  BODY_PARTS,
  ESTATES,
  GAMES,
  INSTRUMENTS,
  MASS_NOUNS,
  MEANT_BY_SIGNS,
  PLAIN_VERBS,
  PURSUITS,
  QUANTITIES,
  THINGS,
  VEHICLES,
  VERBS,
  WEARABLES,
} from './tables/lexicon.ts';
import { isTagged } from './tag-words.ts';
import { BEING, readTraitForm, type Trait } from './trait-forms.ts';
import { mendTrait, readTypedTrait } from './traits-as-typed.ts';
import { speaksToUs } from './utterances.ts';
import { beginsWithDeed } from './verbs-at-head.ts';

export const isNamed = (words: string): boolean =>
  (articleOfName(words) !== undefined || !(isOdd(words) || hasForeignWord(words))) && readNounPhrase(words).kind === 'name';

/** "parking meter", "washing machine": one countable thing, where "eating apples" is a deed. */
export function isCompound(words: string): boolean {
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

/** "Crying but fabulous", "cold and calculating": how somebody is, of which a word ends like a deed. */
function isTwoQualities(words: string): boolean {
  const [one = '', joint = '', other = '', ...more] = splitWords(words).map(lower);
  if (!/^(?:but|yet|and)$/u.test(joint) || more.length > 0) return false;
  return [one, other].some(isGerund) && [one, other].every((word) => isGerund(word) || isQuality([word]));
}

/** Reads what sets a character apart, as a deed, a quality, a thing or, failing all, a quotation. */
export function readTrait(typed: string): Trait {
  const words = mendTrait(typed.replace(/^(?:(?:it|he|she|that|who|which|with)\s+)+(?=\S)/iu, ''));
  const tokens = splitWords(words);
  const first = lower(tokens[0]);
  const skip = tokens.findIndex((token) => !ADVERBS.has(lower(token)));
  const core = skip > 0 ? tokens.slice(skip) : tokens;
  const lead = skip > 0 ? `${tokens.slice(0, skip).join(' ')} ` : '';

  // "like dad", "like a boss": whom it takes after, where "like fish" is a verb.
  if (/^like (?:an? |the |my |his |her |your )?\p{L}+$/iu.test(words) && (tokens.length > 2 || isKinship(lower(tokens[1]))))
    return { kind: 'deed', does: `is ${words}` };
  const age = /^aged? (\d+)$|^(\d+) ?(?:years?|yrs?)[ -]old$|^(\d+) ?yo$/iu.exec(words)?.slice(1).find(Boolean);
  if (age !== undefined) return { kind: 'quality', does: `is ${age} years old`, quality: `${age} years old` };
  // "with a cold", "with his hands full": nothing that a noun ends.
  if (/^with\s/iu.test(typed) && /^(?:an?|the|his|her|its|their) /iu.test(words) && isAdjective(lower(tokens.at(-1))))
    return { kind: 'deed', does: `has ${words}` };
  if (isModal(tokens) && !speaksToUs(words)) return { kind: 'deed', does: words };
  if (/^(?:missing|lost|asleep|awake|single|unemployed|retired|grounded) since\s/iu.test(words))
    return { kind: 'deed', does: `has been ${words}` };
  if (isTwoQualities(words)) return { kind: 'quality', does: `is ${words}`, quality: words };
  if (beginsWithDeed(words)) return { kind: 'deed', does: words };
  const asTyped = readTypedTrait(words, readTrait);
  if (asTyped !== null) return asTyped;
  const several = readSeveral(words);
  if (several !== null) return several;
  if (/^dreams (?:of|about)\s/iu.test(words)) return { kind: 'deed', does: words };
  const saying = /^(feels|looks|sounds) (bad|good),? (?:man|bro)$/iu.exec(words);
  if (saying) return { kind: 'deed', does: `${saying[1]} ${saying[2]}` };
  if (DONE_BY_ONE.test(words)) return { kind: 'deed', does: words.toLowerCase() };
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
  // "Always unfinished", "never finished": how something is, for good.
  if (/^(?:always|never|often|rarely|sometimes|forever)$/u.test(first) && core.length === 1 && isState(lower(core[0])))
    return { kind: 'quality', does: `is ${words}`, quality: words };
  // "PC load letter", "VHS eject tape": what a machine says, in capitals and with a verb in the middle.
  if (
    tokens.length === 3 &&
    /^[A-Z]{2,}$/u.test(tokens[0] ?? '') &&
    VERBS.has(lower(tokens[1])) &&
    !isKnownThing(lower(tokens[1]))
  )
    return quoteTrait(typed);
  // A word that English has not is an adjective or a verb in its own language only: "fier", "mérges".
  if (tokens.length === 1 && /[^\p{ASCII}]/u.test(first) && (first.endsWith('s') || !isOurWord(first))) return quoteTrait(typed);
  if (tokens.length > 1 && speaksToUs(words)) return quoteTrait(typed);
  if (AUXILIARIES.has(first) && first !== 'can')
    return isSaying(tokens) || isBent(tokens) || isForeignPhrase(words) ? quoteTrait(typed) : { kind: 'deed', does: words };
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
  if (IS_ONE.test(words)) return { kind: 'deed', does: `is ${withArticle(words)}` };
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

/** Told of somebody these are deeds, though as wishes of their own they are things: "gossips", "trolls", "ghosts people". */
const DONE_BY_ONE =
  /^(?:always |never |secretly |often |sometimes |only )?(?:gossips|trolls|parties|schemes|photobombs|speedruns|overthinks|flickers|drinks|dreams|spins|lies|ghosts|moonwalks|bluffs|doodles|rants|rambles|squints|frets|fidgets|bakes|flosses|daydreams|oversleeps|overshares|doomscrolls|sleepwalks|crowdsurfs|headbutts|headbangs|facepalms|rhymes|pouts|naps)(?: (?:people|everyone|everybody|a lot|too much|at night|alone|all (?:day|night)|badly|loudly|online|in (?:public|secret)|on (?:mondays|sundays|weekends)))?$/iu;

/** "gym bro", "plant mum": what somebody is. */
const IS_ONE = /^\p{Ll}+ (?:bro|bruh|sis|girlie|dude|mum|mom|dad|goblin|gremlin)$/u;

/** "Works double shifts, needs a hug": what a comma parts is told as one. */
function readSeveral(words: string): Trait | null {
  const parts = words.split(/\s*,\s*/u);
  if (parts.length < 2 || parts.some((part) => part === '' || /["“”]/u.test(part)) || speaksToUs(words) || isForeignPhrase(words))
    return null;
  const traits = parts.map((part) => readTrait(part.replace(/^(?:and|but) /iu, '')));
  const joined = (told: readonly string[]): string =>
    `${told.slice(0, -1).join(', ')} ${/, but /iu.test(words) ? 'but' : 'and'} ${told.at(-1)}`;
  const qualities = traits.flatMap((trait) => (trait.kind === 'quality' ? [trait.quality] : []));
  if (qualities.length === parts.length) return { kind: 'quality', does: `is ${joined(qualities)}`, quality: joined(qualities) };
  return traits.some(({ kind }) => kind === 'oddity' || kind === 'fact')
    ? null
    : { kind: 'deed', does: joined(traits.map(({ does }) => does)) };
}

/** "Will zurück ins Bett", "will Süßigkeiten": no English, in which only names have a capital. */
const isBent = ([first = '', second = '', ...rest]: readonly string[]): boolean =>
  hasForeignWord([second, ...rest].join(' ')) || (lower(first) === 'will' && second !== '' && !isOurWord(lower(second)));

/** "Can do karate", "may contain nuts", and neither "will zurück ins Bett" nor "can opener". */
function isModal([modal = '', ...rest]: readonly string[]): boolean {
  const verb = lower(rest.find((word) => !/^(?:not|only)$/iu.test(word) && !ADVERBS.has(lower(word))));
  return (
    /^(?:can|could|may|might|must|will|would|should|cannot)$/iu.test(modal) &&
    (VERBS.has(verb) || /^(?:be|do|have|contain)$/u.test(verb)) &&
    !hasForeignWord(rest.join(' '))
  );
}

/** "no signal": a noun alone that nobody says instead of "no". */
const isLack = ([, second = '', ...rest]: readonly string[]): boolean =>
  rest.length === 0 &&
  !VERBS.has(lower(second)) &&
  isOurWord(lower(second)) &&
  !isAdjective(lower(second)) &&
  !isGerund(lower(second)) &&
  !/^(?:thanks?|way|more|one|idea|worries|problem|comment|u|you|me)$/iu.test(second);

const isState = (word: string): boolean => /^(?:un)?[a-z]{3,}ed$/u.test(word) && isOurWord(word);

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
  if (PLAYING.test(lower(verb)) && GAMES.has(noun.head) && noun.short === object) return `${lower(verb)} ${object}`;
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
  /^(?:low[ -]poly|off[ -]key|sigma|delulu|zen|savage|skibidi|undercover|sus|gen z)$|^[a-z]+[ -](?:deprived|driven|challenged|obsessed|addicted|crazed|hearted|minded|headed|tempered|blooded|intolerant|lagged|neutral)$/iu.test(
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

export function readBaseVerb(core: readonly string[], lead: string): Trait {
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
  if (kind === 'one' && (isFollower(bare) || isPersonNoun(head) || isDoer(head)) && !APPLIANCES.test(head)) return 'is';
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

import { isOfNames } from './adjectives-of-names.ts';
import { isEnglishWord } from './english-words.ts';
import { isKnownThing } from './known-things.ts';
import {
  ADJECTIVES,
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  FINITE_VERBS,
  ING_NOUNS,
  INSTRUMENTS,
  MASS_NOUNS,
  NOT_A_NAME,
  NOUN_VERBS,
  PAST_VERBS,
  PERSONS,
  PHRASE_BREAKS,
  PLAIN_VERBS,
  PREPOSITIONS,
  QUANTITIES,
  TALENTS,
  VERBS,
} from './tables/lexicon.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { EDIBLE } from './tables/theme-words.ts';
import { isTagged, tagWords } from './tag-words.ts';

export const splitWords = (words: string): string[] => words.split(' ');
export const lower = (word: string | undefined): string => (word ?? '').toLowerCase();

/** "wears", "plays" or, unknown to us, "yodels at": an s followed by something that needs a verb before it. */
export function isVerbAt(tokens: readonly string[], index: number): boolean {
  const word = lower(tokens[index]);
  const next = lower(tokens[index + 1]);
  if (!/[^s]s$/u.test(word) || word.length < 4) return false;
  if (/^(?:it|him|her|them|me|us|you)sel(?:f|ves)$|^everyone$/u.test(next)) return true;
  if (findBase(word) !== null) return !(NOUN_VERBS.has(word) && (tokens.length === 1 || next === 'of' || next === 'and'));
  // "Blows up things", where nothing else stands before it.
  if (index === 0 && tokens.length > 2 && /^(?:up|down|off|out|away)$/u.test(next)) return true;
  // "drops the beat" has a verb, and "wings to fly" has none.
  if (DETERMINERS.has(next) && (!areSeveral(word) || !/^(?:to|at|this|that|no)$/u.test(next))) return true;
  if (isKnownThing(word)) return false;
  if (tokens.length === 1) return isTagged(word, 'PresentTense');
  // "yeets things": two plurals side by side are none.
  return index === 0 && /^(?:everyone|everything|everybody|people|things|stuff)$/u.test(next);
}

/** Of hens at a hen party none hens. */
const areSeveral = (word: string): boolean =>
  isKnownThing(word) ||
  [word.slice(0, -1), word.replace(/ies$/u, 'y')].some(
    (one) => isPersonNoun(one) || NOUN_CLASSES.some(({ nouns }) => nouns.has(one)),
  );

function findBase(thirdPerson: string): string | null {
  const candidates = [thirdPerson.slice(0, -1), thirdPerson.slice(0, -2), `${thirdPerson.slice(0, -3)}y`];
  return candidates.find((base) => VERBS.has(base) && conjugate(base) === thirdPerson) ?? null;
}

export function isBaseVerb(tokens: readonly string[]): boolean {
  const word = lower(tokens[0]);
  if (tokens.length === 1) return TALENTS.has(word);
  if (PLAIN_VERBS.has(word)) return true;
  const second = lower(tokens[1]);
  if (INSTRUMENTS.has(second)) return word === 'play';
  return VERBS.has(word) && (DETERMINERS.has(second) || (PREPOSITIONS.has(second) && second !== 'of') || ADVERBS.has(second));
}

/** After these what was done begins to be told: "forgot his keys", "ate too much", "stopped worrying". */
const startsObject = (word: string): boolean =>
  (DETERMINERS.has(word) && word !== 'at' && word !== 'to') ||
  /^(?:too|so|my|me|it|everything|everyone|everybody|nothing)$/u.test(word);

/** The participle of what was done once, or null: "forgotten" of "forgot his keys". */
export function participleOf(tokens: readonly string[]): string | null {
  const [word, next] = [lower(tokens[0]), lower(tokens[1])];
  const known = PAST_VERBS.get(word);
  if (known !== undefined && known !== word && !isKnownThing(word) && (!ADJECTIVES.has(word) || startsObject(next))) return known;
  if (next === 'to') return /^(?:learned|tried|refused|failed|decided|managed|promised|wanted|agreed)$/u.test(word) ? word : null;
  const isPast = known !== undefined || (/[^e]ed$/u.test(word) && isTagged(word, 'PastTense'));
  return isPast && (startsObject(next) || (isGerund(next) && TAKES_GERUND.test(word))) ? word : null;
}

/** "stopped worrying"; but a haunted washing machine has done nothing. */
const TAKES_GERUND =
  /^(?:stopped|started|finished|hated|loved|liked|enjoyed|avoided|missed|regretted|practi[sc]ed|resumed|abandoned|postponed|discussed|mentioned|admitted|denied|resisted|considered|suggested|dreaded|kept|began|begun|quit|gave|tried|remembered)$/u;

const PARTICIPLES: ReadonlySet<string> = new Set(
  [...PAST_VERBS].flatMap(([past, done]) => (past === done || VERBS.has(done) ? [] : [done])),
);
/** What is so since somebody did it, where the word is not rather the deed: "found", but not "cut". */
const SAME_PARTICIPLES =
  /^(?:lost|found|sold|caught|built|paid|taught|bought|hurt|shut|stuck|hung|told|loved|hated|bored|fired|hired|tired|fried|dried|used)$/u;

/** The third person of a verb: "fly" gives "flies", "go" gives "goes". */
export function conjugate(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

export function isGerund(word: string): boolean {
  return word.length > 4 && word.endsWith('ing') && !ING_NOUNS.has(word);
}

export function stripIng(word: string): string {
  const stem = word.slice(0, -3);
  return PLAIN_VERBS.has(`${stem}e`) ? `${stem}e` : stem.replace(/([a-z])\1$/u, '$1');
}

export function startsPhrase(word: string | undefined): boolean {
  return DETERMINERS.has(lower(word)) || PREPOSITIONS.has(lower(word)) || isAdverb(lower(word));
}

/** Those that we know, and "nervously". */
const isAdverb = (word: string): boolean => ADVERBS.has(word) || (/ly$/u.test(word) && isTagged(word, 'Adverb'));

/** "sleepy", "always late", "afraid of ducks", "on fire", "a bit tired": what may follow "is". */
export function isQuality(all: readonly string[]): boolean {
  const joined = all.join(' ').replace(/^a (?:(?:little|tiny|wee) bit|bit|little|tad|touch) /iu, 'very ');
  const tokens = splitWords(joined);
  const first = lower(tokens[0]);
  if (first === 'to') return false;
  if (tokens.length > 1 && PREPOSITIONS.has(first)) return !isLookedAt(tokens);
  // "up all night", "out of order"; but a down jacket is worn.
  if (tokens.length > 1 && /^(?:up|down|out|off|away)$/u.test(first)) return tokens.length > 2 || !isKnownThing(lower(tokens[1]));
  if (tokens.length === 2 && lower(tokens[1]) === 'free') return true;
  const from = tokens.findIndex((token) => !isAdverb(lower(token)));
  if (from < 0) return true;
  const rest = tokens.slice(from);
  const next = rest.findIndex((token) => !isAdjective(lower(token)) && !/^(?:and|but|or|yet)$/iu.test(token));
  if (next < 0) return true;
  // "locked out", "kicked out of the choir".
  const goesOn = next === rest.length - 1 || PREPOSITIONS.has(lower(rest[next + 1]));
  if (next > 0 && goesOn && /^(?:out|up|down|off|away|together|apart)$/u.test(lower(rest[next]))) return true;
  if (next === rest.length - 1 && lower(rest[0]) === 'busy' && isGerund(lower(rest[next]))) return true;
  // "hard to please".
  if (next > 0 && lower(rest[next]) === 'to' && VERBS.has(lower(rest[next + 1]))) return true;
  if (next > 0 && PREPOSITIONS.has(lower(rest[next]))) return true;
  return from > 0 && (isGerund(lower(rest[0])) || PREPOSITIONS.has(lower(rest[0])));
}

/** "full moon", "armed robber": what is so stands before what it is said of, while "full of cheese" goes on. */
const isLookedAt = (tokens: readonly string[]): boolean =>
  /^(?:full|filled|stuck|dressed|trapped|armed|wrapped|powered|raised|scared|covered|obsessed|addicted)$/u.test(
    lower(tokens[0]),
  ) &&
  !startsPhrase(tokens[1]) &&
  (isKnownThing(lower(tokens.at(-1))) || (lower(tokens[0]) === 'full' && !isAdjective(lower(tokens.at(-1)))));

/** "floury", "buttery", "biscuity", of which no list has all. */
function isFullOf(word: string): boolean {
  const of = /^(\p{Ll}{3,})y$/u.exec(word)?.[1];
  return of !== undefined && [of, `${of}e`].some((stuff) => MASS_NOUNS.has(stuff) || EDIBLE.has(stuff));
}

export function isAdjective(word: string): boolean {
  if (ADVERBS.has(word) || ADJECTIVES.has(word) || isOfNames(word)) return true;
  if (PARTICIPLES.has(word) || SAME_PARTICIPLES.test(word)) return true;
  if (isKnownThing(word)) return false;
  if (isFullOf(word)) return true;
  if (/(?:ful|less|ious|eous|ish|able|ible|ical|-ed|-bit|-shaped|-sized|-proof|-free)$/u.test(word))
    return !LIKE_ADJECTIVES.test(word);
  // Of "poltergeist" the guess is a superlative.
  if (/est$/u.test(word) && !isEnglishWord(word.replace(/i?est$/u, '')) && !isEnglishWord(word.replace(/iest$/u, 'y')))
    return false;
  if (/(?:[^aeiou]i?|[aeiou][^aeiou])ed$/u.test(word) && word.length > 5) return !LIKE_PARTICIPLES.test(word);
  return isTagged(word, 'Adjective') || isTagged(word, 'Demonym');
}

const LIKE_ADJECTIVES = /(?:fish|dish|radish|table|cable|bible|syllable|crucible)$/u;
const LIKE_PARTICIPLES = /(?:bed|seed|weed|shed|sled|speed|steed|breed|moped)$/u;

export const isSmallWord = (word: string): boolean =>
  word.length < 2 || DETERMINERS.has(word) || PREPOSITIONS.has(word) || AUXILIARIES.has(word);

/** A noun for certain: known, or made one by what stands before it. */
export function isNounPhrase(words: string): boolean {
  const tokens = splitWords(words);
  const end = tokens.findIndex((token, index) => index > 0 && PHRASE_BREAKS.has(lower(token)));
  const phrase = end > 0 ? tokens.slice(0, end) : tokens;
  const head = lower(phrase.at(-1));
  if (isKnownThing(head) || isKnownThing(lower(head.split('-').at(-1)))) return true;
  if (isAdjective(head) || isSmallWord(head) || ADVERBS.has(head) || isTagged(head, 'Adverb') || /^(?:t?here)$/u.test(head))
    return false;
  const first = lower(phrase[0]);
  const leads = /^(?:an?|the|some|\d+)$/u.test(first) || QUANTITIES.has(first) || isAdjective(first) || isPairOfNouns(phrase);
  return phrase.length > 1 && leads && tagWords(phrase.join(' ').toLowerCase()).at(-1)?.tags.has('Noun') === true;
}

/** "guest list", "stage name": two English words, both nouns. */
const isPairOfNouns = (phrase: readonly string[]): boolean =>
  phrase.length === 2 &&
  phrase.every((word) => isEnglishWord(word)) &&
  !VERBS.has(phrase[0] ?? '') &&
  tagWords(phrase.join(' ')).every(({ tags }) => tags.has('Noun'));

/** Who is somebody, as against something that may be carried: "king", "tax accountant". */
export const isPersonNoun = (head: string): boolean =>
  PERSONS.has(head) || (isTagged(head, 'Actor') && !isGerund(head) && !LIKE_SOMEBODY.test(head));

/** Called as writers and players are. */
const LIKE_SOMEBODY = /^(?:typewriter|pawn)s?$/u;

/** "K-pop fan", "a big fan of cheese": somebody, as a green or a hand fan is not. */
export const isFollower = (words: string): boolean =>
  /(?:^| )fans? of /u.test(lower(words)) ||
  /(?:^|\s)(?:k-?pop|anime|manga|football|soccer|sports?|basketball|baseball|tennis|hockey|rugby|formula one|f1|star wars|star trek|harry potter|marvel|disney|metal|rock|jazz|rap|hip ?hop|techno|opera|music|movie|film|comic|horror|game|gaming|wrestling|cheese|pizza|coffee|cat|dog|horse|big|biggest|huge|great|mega|super|number one|no 1|fanatical|loyal|die-?hard|crazed?|obsessed|secret) fans?$/u.test(
    lower(words),
  );

/** "very mustache": only what has degrees can be very. */
export const isOverdone = (words: string): boolean =>
  /^(?:very|too(?! (?:much|many) \p{L})|extremely|incredibly|slightly|mildly|utterly|totally|completely)\s/iu.test(words) &&
  !isQuality(splitWords(words).slice(0, 2));

/** "Two fries" do nothing. */
const COUNTS = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+|some|many|several|a|an|the|his|her|its|their)$/u;

/** Not a name for anything: a sentence, a mutter, a number, code. It is quoted rather than bent. */
export function isOdd(words: string): boolean {
  const tokens = splitWords(words).map(lower);
  const [first = ''] = tokens;
  if (/[,;:"“”<>{}[\]()\\/=@#$%^*+|~¿¡!?]/u.test(words)) return true;
  if (!/\p{L}|\p{Extended_Pictographic}/u.test(words) || /^\p{N}+$/u.test(words)) return true;
  // Another script has a grammar of its own.
  if (/(?!\p{Script=Latin})\p{L}/u.test(words)) return true;
  if (NOT_A_NAME.has(first) || first === 'to') return true;
  if (/^(\p{L})\1{2,}$/u.test(words)) return true;
  if (tokens.length === 1 && isSmallWord(first) && !ADJECTIVES.has(first) && first !== 'full') return true;
  // "existential dread but make it cute".
  if (/ (?:but|and) (?:make|give|let|do|don't|it|he|she|they|i|you) /u.test(` ${words.toLowerCase()} `)) return true;
  const broken = tokens.findIndex((token) => /^(?:that|who|which|whose|where)$/u.test(token));
  const verb = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      index < tokens.length - 1 &&
      (FINITE_VERBS.has(token) || (isVerbAt(tokens, index) && !NOUN_VERBS.has(token) && !COUNTS.test(tokens[index - 1] ?? ''))),
  );
  return verb > 0 && !(broken > 0 && broken < verb);
}

/** The things that a long wish speaks of besides whom it is about: what follows from a sentence follows from them. */
import type { Idea } from '../concept/concept.ts';
import { isCalledSomebody, isKinship } from '../concept/hear-who.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords as splitForSearch } from '../pieces/split-words.ts';
import { isEnglish, ROLES } from './english-names.ts';
import { isOurWord } from './foreign-words.ts';
import { isDrawnThing, isKnownThing } from './known-things.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import { readObjectClause } from './object-clauses.ts';
import { isAdjective, isPersonNoun, isSmallWord, isVerbAt, splitWords } from './parts-of-speech.ts';
import { plainNameOf } from './plain-names.ts';
import { ING_NOUNS, INSTRUMENTS, PLACES_AT, PLACES_IN, PLACES_ON, THINGS, WEARABLES } from './tables/lexicon.ts';
import { MENTION_CLASSES, type MentionClass } from './tables/mentions-by-class.ts';
import { EVERYDAY_MENTIONS } from './tables/mentions-of-everyday.ts';
import { tagWords } from './tag-words.ts';

export interface Mentions {
  /** In the order in which they stand. */
  there: readonly NounPhrase[];
  /** What it says is not there: the house of a snail without a house. */
  missing: readonly NounPhrase[];
}

/** What may be said of it: somebody lives, a kitchen is entered, an umbrella is held, of a bus or a mortgage there is one, of blood and ambition some. */
export type MentionKind = 'alive' | 'place' | 'held' | 'one' | 'some' | 'idea';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Too large, or fixed, to be lent, sent or kept in a bath. */
const LARGE = list(`
  bath bathtub bus tram train car truck lorry van taxi plane airplane helicopter rocket ship boat yacht ferry submarine tractor
  tank lift elevator escalator fridge freezer wardrobe closet shower bed sofa couch bench piano bridge tower wall roof tree
  mountain hill volcano island moon sun sky sea ocean star planet cloud rainbow storm tornado wave crane statue fountain stairs
  staircase carousel spaceship harvester office traffic machine wheel throne mortgage loan debt crisis problem contract
  interview meeting invitation army crowd gym internet wifi toilet oven stove table door window gate bicycle bike family hole
  pit monday tuesday wednesday thursday friday saturday sunday beard heart brain stomach shadow`);
/** Places without a light switch, a door or a chair. */
const NO_ROOMS = list(`
  bath bathtub wardrobe closet shower fridge freezer lift elevator balloon rocket taxi car limousine canoe kayak gondola
  submarine helicopter bar pit crater void space dimension lot mine world universe galaxy sky ocean swamp city forest desert
  jungle town garden park lake river valley kingdom wasteland canyon ruins ruin graveyard cemetery underworld hell heaven nebula
  rainforest savanna savannah tundra reef lagoon sewer cave cyberspace dreamland wonderland fairground piazza clearing oasis
  countryside mountains hills clouds woods alps pool fjord trench quarry orchard vineyard driveway courtyard backyard yard zoo
  alley metropolis suburb bazaar treehouse kennel tomb`);

const GHOSTLY = /^(?:ghost|zombie|demon|robot|alien|troll|goblin|vampire|angel|genius|legend)/u;
const isPerson = (noun: string): boolean => isPersonNoun(noun) || isKinship(noun) || isCalledSomebody([noun]);

export function kindOfMention({ kind, head, unit }: NounPhrase): MentionKind | null {
  if (kind === 'idea') return 'idea';
  // Nobody is paid in nurses, or sells them; of ghosts that is a joke.
  if (kind === 'many' && isPerson(head.replace(/s$/u, '')) && !GHOSTLY.test(head)) return null;
  if (kind === 'many' || kind === 'stuff') return 'some';
  if (kind !== 'one') return null;
  if (PLACES_IN.has(head) && !NO_ROOMS.has(head)) return 'place';
  if (!LARGE.has(head) && (isPerson(head) || namesCreature(unit))) return 'alive';
  if (LARGE.has(head) || PLACES_IN.has(head) || PLACES_ON.has(head) || PLACES_AT.has(head)) return 'one';
  return isDrawnThing(head) || [THINGS, WEARABLES, INSTRUMENTS].some((held) => held.has(head)) ? 'held' : 'one';
}

/** Of what kind the thing is, where more is known of such than of any. */
export const classOfMention = ({ head }: NounPhrase): MentionClass | null =>
  [...MENTION_CLASSES, ...EVERYDAY_MENTIONS].find(({ nouns }) =>
    SINGULARS.some((ending) => nouns.has(head.replace(ending, ''))),
  ) ?? null;
/** A knife is written otherwise when there are two, and nobody has two of it here. */
const SINGULARS = [/$/u, /s$/u, /es$/u];

/** The penguin of "a penguin selling umbrellas". */
const BUSY = /^(\S.*?) (?!during |including |according |regarding )(\p{L}{2,}ing)(?: (?=\p{L})|$)/u;

/** Whom a wish is about, where what they do follows at once, and the words behind that. */
function findDoer(words: string): { doer: string; rest: string } | undefined {
  const [all = '', before, doing = ''] = BUSY.exec(words) ?? [];
  const doer = before?.split(' ').at(-1)?.toLowerCase();
  if (doer === undefined || !isKnownThing(doer) || isAdjective(doer) || ING_NOUNS.has(doing)) return undefined;
  // Behind more words somebody else may be whom it is about.
  return { doer, rest: splitWords(before ?? '').length > 4 ? words : words.slice(all.length) };
}

/** Both are whom it is about: "salt and pepper", "cats and dogs". */
const BOTH = /^(?:(?:an?|the) )?\p{Ll}+ and (?:(?:an?|the) )?\p{Ll}+$/u;
/** Of a flock of geese the geese are all there is. */
const GROUPED =
  /^(?:(?:an?|the|my|one) )?(?:\p{L}+ )?(?:flock|herd|team|group|choir|band|school|pack|pride|gang|crew|bunch|swarm|pair|couple|crowd|army|class|can|tin|sack|bag|box|jar|bottle|cup|glass|bowl|plate|pile|heap|lump|kilo|pound|litre|liter|loaf|slice|piece|bar|stick|block|cube|drop|bucket|barrel|basket|tray|carton|packet|tube|stack|row|colony|squad|gaggle|litter|fleet|queue|line|mob|horde|cluster|roll|sheet|pint|mug|pot|handful|dozen) of /iu;

/** Shorter wishes speak of nothing but themselves. */
const SHORTEST = 3;
const DENIES = /^(?:no|not|without|zero|nor|neither|\w+n['’]t)$/iu;
/** Whatever was denied ends here. */
const GOES_ON = /^(?:and|but|just|only|with|who|that|which|is|has|on|in|at)$/iu;
/** Nouns that say nothing of what is meant, and those that tell how it is told. */
const HOLLOW =
  /^(?:things?|stuff|feeling|way|time|times|kind|sort|bit|lot|day|one|ones|someone|something|anyone|anybody|anything|everyone|everybody|everything|nobody|nothing|pov|version|part|side|last|first|hours?|minutes?|seconds?|weeks?|months?|years?|ex|bf|gf|bro|lil|guy|u|w|lol|omg|front|back|top|middle|end|idea|ideas|reason|use|case|owe|owes|heights?|number|night|dark|morning|shift|error|hurry|hug|hugs|food|music|love|fear|hope|luck|fun|noise|sound|smell|silence|sleep|dream|weather|work|job|anxiety|claustrophobia|doubt|off|up|down|out|away|sense|look|word|words|wave|rest|half)$/iu;

/** "A horse that never laughs" speaks of no laughs. */
/** A woman who works as a plumber is the plumber. */
const ROLE = /(?<=\b(?:works?|working|worked|employed|hired|retired)) as (?:an? )?\p{L}+/giu;
const AWAITS_VERB = /^(?:never|always|that|who|which|to)$/iu;
/** "on holiday", "mother in law": without an article the two say together how it is. */
const BARE_AFTER = /^(?:in|on|at|by|off|under)$/iu;
/** There is one of each. */
const UNIQUE = /^(?:moon|sun|sky|sea|internet|universe|world|earth|void|government|weather)$/u;

/** @param told nouns that the lore tells of in any case. */
export function readMentions(idea: Idea, { told, seen }: { told: readonly string[]; seen: readonly string[] }): Mentions {
  const none = { there: [], missing: [] };
  if (!idea.given || splitWords(idea.word).length < SHORTEST) return none;
  const isNew = ({ head }: NounPhrase): boolean => !told.includes(head);
  if (!isEnglish(idea.word)) return { there: readForeign(idea.word, seen).filter(isNew), missing: [] };
  if (BOTH.test(idea.word)) return none;
  const clause = readObjectClause(idea.word);
  // What somebody does is no noun: "the song my sister plays".
  const words = clause === null ? idea.word : `${clause.thing} of ${clause.by}${clause.rest}`;
  const busy = findDoer(words);
  const ungrouped = words.replace(GROUPED, '');
  const { there, missing } = readEnglish(busy?.rest ?? ungrouped);
  const isAnother = busy === undefined ? isNew : ({ head }: NounPhrase): boolean => head !== busy.doer;
  const besides = busy === undefined && ungrouped !== words ? there.slice(1) : there;
  return { there: besides.filter(isAnother), missing: missing.filter(isNew) };
}

function readForeign(words: string, seen: readonly string[]): NounPhrase[] {
  const tokens = splitForSearch(words);
  if (tokens.length < SHORTEST) return [];
  return (
    findPieces(words, ROLES)
      .filter(({ piece }) => !seen.includes(piece))
      // "vole" steals, in French.
      .filter(({ piece, from }) => nameOfPiece(piece) !== tokens[from])
      .filter(({ from }, at, found) => !found.slice(0, at).some((better) => Math.abs(better.from - from) < 2))
      .slice(0, 2)
      .sort((one, other) => one.from - other.from)
      .map(({ piece }) => readNounPhrase(plainNameOf(piece)))
  );
}

function readEnglish(words: string): Mentions {
  const there: NounPhrase[] = [];
  const missing: NounPhrase[] = [];
  let run: string[] = [];
  let isDenied = false;
  const finish = (): void => {
    const phrase = run.join(' ');
    run = [];
    if (phrase === '') return;
    (isDenied ? missing : there).push(readNounPhrase(phrase));
    isDenied = false;
  };
  const tokens = tagWords(words.replaceAll(ROLE, ''));
  for (const [at, { text, tags }] of tokens.entries()) {
    const word = text.replace(/[,;:!?.]+$/u, '');
    if (
      !(run.length > 0 && /\p{L}{3}ing$/u.test(word) && !isKnownThing(word)) &&
      isNoun(word, tags) &&
      !AWAITS_VERB.test(tokens[at - 1]?.text ?? '') &&
      !(BARE_AFTER.test(tokens[at - 1]?.text ?? '') && readNounPhrase(word).kind === 'one') &&
      (at === tokens.length - 1 || !isVerbAt([word, tokens[at + 1]?.text ?? ''], 0))
    ) {
      run.push(UNIQUE.test(word) ? `the ${word}` : word);
      continue;
    }
    finish();
    if (DENIES.test(word)) isDenied = true;
    else if (GOES_ON.test(word)) isDenied = false;
  }
  finish();
  return { there, missing };
}

function isNoun(word: string, tags: ReadonlySet<string>): boolean {
  if (!/^\p{Ll}{3,}$/u.test(word) || !(tags.has('Noun') || isKnownThing(word)) || tags.has('Pronoun') || HOLLOW.test(word))
    return false;
  return isOurWord(word) && !isSmallWord(word) && !isAdjective(word);
}

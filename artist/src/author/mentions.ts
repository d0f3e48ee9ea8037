/** The things that a long wish speaks of besides whom it is about: what follows from a sentence follows from them. */
import type { Idea } from '../concept/concept.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { splitWords as splitForSearch } from '../pieces/split-words.ts';
import { isEnglish, ROLES } from './english-names.ts';
import { isOurWord } from './foreign-words.ts';
import { isDrawnThing, isKnownThing } from './known-things.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrases.ts';
import { isAdjective, isSmallWord, isVerbAt, splitWords } from './parts-of-speech.ts';
import { plainNameOf } from './plain-names.ts';
import { INSTRUMENTS, PLACES_AT, PLACES_IN, PLACES_ON, THINGS, WEARABLES } from './tables/lexicon.ts';
import { tagWords } from './tag-words.ts';

export interface Mentions {
  /** In the order in which they stand. */
  there: readonly NounPhrase[];
  /** What it says is not there: the house of a snail without a house. */
  missing: readonly NounPhrase[];
}

/** What may be said of it: somebody lives, a kitchen is entered, an umbrella is held, of a bus or a mortgage there is one, of blood and ambition some. */
export type MentionKind = 'alive' | 'place' | 'held' | 'one' | 'some' | 'idea';

/** Too large, or fixed, to be lent, sent or kept in a bath. */
const LARGE =
  /^(?:bath|bathtub|bus|tram|train|car|truck|lorry|van|taxi|plane|airplane|helicopter|rocket|ship|boat|yacht|ferry|submarine|tractor|tank|lift|elevator|escalator|fridge|freezer|wardrobe|closet|shower|bed|sofa|couch|bench|piano|bridge|tower|wall|roof|tree|mountain|hill|volcano|island|moon|sun|sky|sea|ocean|star|planet|cloud|rainbow|storm|tornado|wave|crane|statue|fountain|stairs|staircase|escalator|carousel|spaceship|harvester|office|traffic|machine|wheel|throne|mortgage|loan|debt|crisis|problem|contract|interview|meeting|invitation|army|crowd|gym|internet|wifi)$/u;
const NO_ROOMS =
  /^(?:bath|bathtub|wardrobe|closet|shower|fridge|freezer|lift|elevator|balloon|rocket|taxi|car|limousine|canoe|kayak|gondola|submarine|helicopter|bar|pit|crater|void|space|dimension|lot|mine|world|universe|galaxy|sky|ocean)$/u;

export function kindOfMention({ kind, head, unit }: NounPhrase): MentionKind | null {
  if (kind === 'idea') return 'idea';
  if (kind === 'many' || kind === 'stuff') return 'some';
  if (kind !== 'one') return null;
  if (PLACES_IN.has(head) && !NO_ROOMS.test(head)) return 'place';
  if (!LARGE.test(head) && namesCreature(unit)) return 'alive';
  if (LARGE.test(head) || PLACES_IN.has(head) || PLACES_ON.has(head) || PLACES_AT.has(head)) return 'one';
  return isDrawnThing(head) || [THINGS, WEARABLES, INSTRUMENTS].some((held) => held.has(head)) ? 'held' : 'one';
}

/** The penguin of "a penguin selling umbrellas". */
const BUSY = /^(\S.*?) \p{L}{2,}ing (?=\p{L})/u;

/** Whom a wish is about, where what they do follows at once. */
function findDoer(words: string): string | undefined {
  const doer = BUSY.exec(words)?.[1]?.split(' ').at(-1)?.toLowerCase();
  return doer !== undefined && isKnownThing(doer) && !isAdjective(doer) ? doer : undefined;
}

/** Shorter wishes speak of nothing but themselves. */
const SHORTEST = 3;
const DENIES = /^(?:no|not|without|zero|nor|neither|\w+n['’]t)$/iu;
/** Whatever was denied ends here. */
const GOES_ON = /^(?:and|but|just|only|with|who|that|which|is|has|on|in|at)$/iu;
/** Nouns that say nothing of what is meant, and those that tell how it is told. */
const HOLLOW =
  /^(?:things?|stuff|feeling|way|time|times|kind|sort|bit|lot|day|one|ones|someone|something|anyone|anybody|anything|everyone|everybody|everything|nobody|nothing|pov|version|part|side|last|first|ex|bf|gf|bro|lil|guy|u|w|lol|omg|front|back|top|middle|end|idea|ideas|reason|use|case|owe|owes|heights?|number|night|dark|morning|shift|error|hurry|hug|hugs|food|music|love|fear|hope|luck|fun|noise|sound|smell|silence|sleep|dream|weather|work|job|anxiety|claustrophobia|doubt|off|up|down|out|away|sense|look|word|words|wave|rest|half)$/iu;

/** "A horse that never laughs" speaks of no laughs. */
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
  const { there, missing } = readEnglish(idea.word);
  const doer = findDoer(idea.word);
  if (doer !== undefined) return { there: there.filter(({ head }) => head !== doer), missing: missing.filter(isNew) };
  return { there: there.filter(isNew), missing: missing.filter(isNew) };
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
  const tokens = tagWords(words);
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

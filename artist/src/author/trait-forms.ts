/** Traits that their form tells: clauses about others, pursuits of two words, states of a part, figures of speech. */
import { withArticle } from './articles.ts';
import { isForeignPhrase } from './foreign-words.ts';
import { isDrawnThing, isKnownThing } from './known-things.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { isAdjective, isGerund, isQuality, isVerbAt, lower, participleOf, splitWords } from './parts-of-speech.ts';
import { ADVERBS, AUXILIARIES, DETERMINERS, NOUN_VERBS, PREPOSITIONS, VERBS, WEARABLES } from './tables/lexicon.ts';
import { speaksToUs } from './utterances.ts';

/** What a trait lets us say. `does` always follows "it": "wears sneakers", "is always late". */
export type Trait =
  | { kind: 'thing'; does: string; thing: NounPhrase }
  | { kind: 'quality'; does: string; quality: string }
  | { kind: 'deed'; does: string }
  | { kind: 'fact'; does: string; fact: string; isAfter?: true }
  | { kind: 'oddity'; does: string; quoted: string };

const deed = (does: string): Trait => ({ kind: 'deed', does });
const quality = (words: string): Trait => ({ kind: 'quality', does: `is ${words}`, quality: words });

/** What is so around somebody, who can only keep saying it: "nobody listens to her". */
export const fact = (words: string): Trait => ({ kind: 'fact', does: `keeps saying that ${words}`, fact: words });

/** What came after what is told of it first: “now a crab has the keys”. */
export const afterwards = (words: string): Trait => ({
  kind: 'fact',
  does: `keeps saying that ${words}`,
  fact: words,
  isAfter: true,
});

/** Figures of speech that nobody carries, and what somebody was, will be or claims to be. */
export const BEING =
  /^(?:former|superior|inferior|ultimate|self-proclaimed|wannabe|would-be|aspiring|certified(?! (?:and|but|or|by|in|for|as)(?= |$))|so-called|failed|professional|amateur) |^(?:early bird|night owl|lone wolf|party (?:animal|pooper)|black sheep|couch potato|drama queen|(?:control|neat|health|speed) freak|loose cannon|hot mess|dark horse|double agent|old soul|big deal|wet blanket|lame duck|sitting duck|paper tiger|copycat|teacher['’]s pet|scaredy cat|guinea pig|cash cow|top dog|underdog|big fish|bookworm|sore loser|smart cookie|tough cookie|bad egg|couch surfer|third wheel|gold digger|know[ -]it[ -]all|people pleaser|cheapskate|clean freak|(?:chick|babe|trouble) magnet|hopeless romantic|crowd pleaser|social butterfly|free spirit|live wire|rolling stone|smart ?aleck?|daredevil|one[ -]trick pony|one[ -]hit wonder)$/iu;

/** "Proud father of nine", "founding member of the choir", "master of disguise". */
const PROUD_ONE =
  /^(?:(?:proud|founding|only|honorary|paying|lifelong|loyal|sole|secret|happy) )*(?:owner|member|father|mother|parent|holder|winner|founder|inventor|veteran|master|patron|graduate|lover|enjoyer|hater|collector|keeper|champion) of (?:the |an? )?\p{L}+/iu;

/** What follows "is" as it stands. */
const IS_SO =
  /^(?:head over heels\b.*|half [a-z]+|(?:late|broke|hungry|lost|drunk|single|wrong|bored|sick|tired|alone|home) again|the (?:first|last|only one|best|worst) (?:to|at|in) .+|(?:his|her|its|their) own (?:worst|best|biggest) \S+)$/iu;

/** States that nobody has one of, and what somebody has done to what is theirs: "burnt his tongue". */
const HAS_SO =
  /^(?:writer['’]?s['’]? block|stage fright|road rage|brain fog|jet lag|cold feet|hay fever|cabin fever|(?:imp[eo]stor|main character) syndrome|separation anxiety|burnt (?:his|her|its|their) .+)$/iu;

/** By its form alone, or null where the words themselves have to be known. */
export function readTraitForm(words: string): Trait | null {
  const tokens = splitWords(words);
  if (tokens.length < 2 || /[,;:?!"“”]/u.test(words) || speaksToUs(words) || isForeignPhrase(words)) return null;
  if (BEING.test(words)) return deed(`is ${withArticle(words)}`);
  if (PROUD_ONE.test(words)) return deed(`is ${withArticle(words)}`);
  if (IS_SO.test(words)) return quality(words);
  if (HAS_SO.test(words)) return deed(`has ${words}`);
  const ending = lower(tokens.at(-1));
  if (tokens.length === 2 && NOUNS_OF_STATE.test(ending) && isAdjective(lower(tokens[0])) && !ADVERBS.has(lower(tokens[0])))
    return deed(`has ${withArticle(words)}`);
  if (
    /^(?:in|on|under|behind|inside) (?:his|her|its|their) (?:mouth|cheeks?|beak|ears?|nose|pockets?|hair|fur|beard|hands?|belly|hat)$/iu.test(
      words,
    )
  )
    return deed(`keeps everything ${words}`);
  return (
    readExcess(words) ??
    readFavourite(words) ??
    readBackground(words) ??
    readClause(tokens) ??
    readPartState(tokens) ??
    readPursuit(tokens) ??
    readAdverb(tokens)
  );
}

/** Nobody carries too much of anything: "way too many opinions", "talkative a lot". */
function readExcess(words: string): Trait | null {
  const aLot = /^(.+) a lot$/iu.exec(words)?.[1];
  if (aLot !== undefined && isQuality(splitWords(aLot))) return quality(`very ${aLot}`);
  const much = /^(?:(?:way|far|just|simply) )*too (?:much|many|few|little) (\S+)/iu.exec(words)?.[1];
  if (much === undefined) return null;
  if (/^(?:for|to|of)$/iu.test(much)) return quality(words);
  return deed(`${DRUNK.test(much) ? 'has had' : 'has'} ${words}`);
}
const DRUNK =
  /^(?:coffees?|caffeine|espressos?|tea|sugar|wine|beers?|cake|cheese|candy|chocolate|champagne|gin|vodka|rum|soda|food)$/iu;

/** "grandma's favourite". */
const readFavourite = (words: string): Trait | null =>
  /^(?!my |our |your )(?:\S+ ){0,2}\S+['’]s? (?:(?:biggest|worst|best|only|least|secret|own) )?(?:favou?rite|darling|nightmare|friend|enemy|fan|crush|pride|problem)(?: \S+)?$/iu.test(
    words,
  )
    ? deed(`is ${words}`)
    : null;

/** What happened to somebody once, long ago: "raised by wolves". */
const readBackground = (words: string): Trait | null =>
  /^(?:raised|brought up|hatched|adopted|abandoned|bitten|struck|discovered|invented|elected|dropped|cloned|left|found) (?:by|in|on|under|from|as|at|behind)\s/iu.test(
    words,
  )
    ? deed(`was ${words}`)
    : null;

/** "nobody listens to her", "his hat is too small", "birds follow him", "wifi is down": of somebody or something else. */
function readClause(tokens: readonly string[]): Trait | null {
  const [first, second] = [lower(tokens[0]), lower(tokens[1])];
  if (/^(?:nobody|everyone|everybody|someone|somebody|everything|nothing|no-one)$/u.test(first))
    return hasVerbAt(tokens, 1) ? fact(tokens.join(' ')) : null;
  if (first === 'no' && second === 'one') return hasVerbAt(tokens, 2) ? fact(tokens.join(' ')) : null;
  const owns = /^(?:his|her|its|their|the)$/u.test(first);
  if (/^people (?:laugh|stare|talk|leave|cry)$/iu.test(tokens.join(' '))) return fact(tokens.join(' '));
  const end = owns ? [2, 3].find((at) => hasVerbAt(tokens, at)) : hasVerbAt(tokens, 1) ? 1 : undefined;
  if (end === undefined || end >= tokens.length) return null;
  const subject = lower(tokens[end - 1]);
  if (owns) return isKnownThing(subject) || isAuxiliary(tokens, end) ? fact(tokens.join(' ')) : null;
  if (isPlural(first)) return isKnownThing(first) || first === 'people' ? fact(tokens.join(' ')) : null;
  return isAuxiliary(tokens, 1) && (isDrawnThing(first) || /^(?:wi-?fi|internet|battery)$/u.test(first))
    ? fact(`the ${tokens.join(' ')}`)
    : null;
}

const isPlural = (word: string): boolean =>
  /[^s]s$/u.test(word) || /^(?:people|children|mice|geese|teeth|feet|fish|others)$/u.test(word);
const isAuxiliary = (tokens: readonly string[], at: number): boolean =>
  AUXILIARIES.has(lower(tokens[at])) || /^(?:are|aren't|don't|do|have|never|always)$/u.test(lower(tokens[at]));

/** A verb that belongs to what stands before it: in the plural one of which a pronoun or nothing follows. */
function hasVerbAt(tokens: readonly string[], at: number): boolean {
  const word = lower(tokens[at]);
  if (word === '') return false;
  if (isAuxiliary(tokens, at)) return at < tokens.length - 1;
  if (NOUN_VERBS.has(word) && at === tokens.length - 1) return !isKnownThing(lower(tokens[at - 1])) && at === 1;
  if (isPlural(lower(tokens[at - 1]))) {
    const next = lower(tokens[at + 1]);
    return (
      VERBS.has(word) &&
      (next === '' ? at > 1 && !isKnownThing(word) : /^(?:him|her|it|them|at|after|around|about|on|over|when|with)$/u.test(next))
    );
  }
  return isVerbAt(tokens, at);
}

const PARTS =
  /^(?:hair|eyes?|mouth|nose|tongue|ears?|arms?|hands?|legs?|feet|knees|teeth|tail|wings?|fur|beard|head|brain|belly|stomach|face|cheeks|pockets?|shoes|laces|trousers|pants)$/u;

/** "hair standing up", "eyes closed": "its" is whose they are, whoever that will be. */
function readPartState(tokens: readonly string[]): Trait | null {
  const [noun = '', first, ...tail] = tokens.map(lower);
  if ((!PARTS.test(noun) && !WEARABLES.has(noun)) || first === undefined || ADVERBS.has(lower(tokens.at(-1)))) return null;
  const goesOn = isPlural(noun) || tail.length > 0;
  if (first === 'too' && tail.length > 0 && isQuality(tail)) {
    return deed(
      isPlural(noun) ? `has ${noun} that are too ${tail.join(' ')}` : `has ${withArticle(noun)} that is too ${tail.join(' ')}`,
    );
  }
  const isState =
    (isGerund(first) && goesOn) ||
    /^(?:out|open|closed|crossed|untied|undone|missing|running|bleeding)$/u.test(first) ||
    (goesOn && first !== 'over' && isQuality(tokens.slice(1)));
  return isState ? deed(`walks around with its ${tokens.join(' ')}`) : null;
}

/** Verbs behind which another one in -ing is what is liked, begun or left off. */
const BEFORE_GERUND =
  /^(?:love|like|hate|enjoy|keep|start|stop|quit|avoid|miss|try|go|went|gone|busy|done|late|caught|seen|spends?|not|no|zero|without|with|good|bad|best|worst|tired|bored|left|got|found|came|come|just|hair|nose)$/u;
/** Whatever these end is no deed: "happy ending". */
const NOUNS_OF_STATE =
  /^(?:feeling|ending|timing|rating|blessing|warning|greeting|saving|understanding|beginning|training|craving|calling|living|being)$/u;

/** "tap dancing", "off key screaming", "roller skating badly": what somebody does has a name of its own. */
function readPursuit(tokens: readonly string[]): Trait | null {
  const from = tokens.findIndex((token) => !FREQUENCY.test(token));
  const core = tokens.slice(Math.max(from, 0));
  const at = core.findIndex((token) => isGerund(lower(token)) && !NOUNS_OF_STATE.test(lower(token)));
  const [first, next] = [lower(core[0]), lower(core[at + 1])];
  const before = lower(core[at - 1]);
  if (at < 1 || at > 3 || BEFORE_GERUND.test(first) || DETERMINERS.has(first) || AUXILIARIES.has(first)) return null;
  if (ADVERBS.has(first) || /ly$/u.test(before) || isVerbAt(core, 0) || participleOf(core) !== null) return null;
  if (PREPOSITIONS.has(first) && !/^out of tune /iu.test(core.join(' '))) return null;
  if ((isPlural(before) && !/^(?:darts|cross)$/u.test(before)) || DETERMINERS.has(before) || /^(?:and|or|but|of)$/u.test(before))
    return null;
  if (next !== '' && !PREPOSITIONS.has(next) && !/ly$/u.test(next)) return null;
  return deed(from > 0 && !isAdjective(first) ? `is ${tokens.join(' ')}` : `is known for ${core.join(' ')}`);
}
const FREQUENCY = /^(?:always|never|often|constantly|secretly|sometimes|forever)$/iu;

/** "always right": nothing that is carried. */
function readAdverb(tokens: readonly string[]): Trait | null {
  const [first = '', word = ''] = tokens;
  return tokens.length === 2 &&
    ADVERBS.has(lower(first)) &&
    /^(?:right|wrong|first|last|second|alone|there|here|next|up|down|out|off|on|in|away|home|outside|inside|upstairs|online)$/iu.test(
      word,
    )
    ? quality(tokens.join(' '))
    : null;
}

/** Slots that a trait fills. */
export function traitForms(trait: Trait): Record<string, string> {
  if (trait.kind === 'quality') return { does: trait.does, quality: trait.quality };
  if (trait.kind === 'oddity') return { does: trait.does, quoted: trait.quoted };
  if (trait.kind === 'deed') return { does: trait.does };
  if (trait.kind === 'fact') return { does: trait.does, fact: trait.fact };
  const many = trait.thing.kind === 'many';
  return {
    does: trait.does,
    a_trait: trait.thing.object,
    the_trait: trait.thing.definite,
    trait_is: many ? 'are' : 'is',
    trait_was: many ? 'were' : 'was',
    trait_has: many ? 'have' : 'has',
    trait_them: many ? 'them' : 'it',
  };
}

/** What of a trait has to be read in a lore. */
export function promiseOf(trait: Trait): string {
  if (trait.kind === 'quality') return trait.quality;
  if (trait.kind === 'oddity') return trait.quoted;
  if (trait.kind === 'fact') return trait.fact;
  // The verb itself may be ours ("wears"), but what is worn was asked for.
  return trait.kind === 'thing' ? trait.thing.object.replace(/^(?:an?|the) /u, '') : trait.does;
}

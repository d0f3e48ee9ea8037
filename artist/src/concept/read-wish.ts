/**
 * Reads what somebody typed as a sentence: who it is about and how many of them, what they wear, ride and do, where, and
 * what is not wanted. English is read well; of other languages numbers, "with" and "without".
 */
import { memoize } from '../pieces/memoize.ts';
import { splitWords } from '../pieces/split-words.ts';
import { withoutIdioms } from './idioms.ts';
import WORDS from './reading-words.json' with { type: 'json' };

export type Relation = 'subject' | 'worn' | 'mount' | 'in' | 'on' | 'place' | 'beside';

/** A part of a sentence, with the word that tells what it is: "plays guitar", "on the moon". */
export interface Phrase {
  /** To whom it is about: what it has on, rides, is in, is on, where it is, what it has to do with besides. */
  relation: Relation;
  text: string;
}

export interface WishReading {
  /** How many of them there are. */
  count: number;
  /** All of it but what is not wanted, in the order in which it stands. */
  phrases: readonly Phrase[];
  /** Phrases for what must not be seen. */
  unwanted: readonly string[];
}

/** All that is wanted, without what is not. */
export const textOf = ({ phrases }: WishReading): string => phrases.map(({ text }) => text).join(' ');

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const NOT = listOf(WORDS.not);
const NOT_WHAT_STANDS_BEFORE = listOf(WORDS.not_what_stands_before);
const LACKING = listOf(WORDS.lacking);
const LOST = listOf(WORDS.lost);
const WHOSE = listOf(WORDS.whose);
const NEW_THOUGHT = listOf(WORDS.new_thought);
const COUNTED_PARTS = listOf(WORDS.parts_that_are_counted);
const PLURAL_ALIKE = listOf(WORDS.plural_alike);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS.numbers).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)] as const)),
);

const RELATIONS: ReadonlyMap<string, Relation> = new Map(
  (['worn', 'mount', 'in', 'on', 'place', 'beside'] as const).flatMap((relation) =>
    WORDS[relation].split(' ').map((word) => [word, relation] as const),
  ),
);

export const isNegation = (word: string): boolean => NOT.has(word) || NOT_WHAT_STANDS_BEFORE.has(word);

/** Does a word say that somebody has not what others have? Other negations only keep something away. */
export const saysLack = (word: string): boolean => LACKING.has(word) || LOST.has(word) || NOT_WHAT_STANDS_BEFORE.has(word);

/** "Lost his glasses" has none; who is "lost in the woods" is there. */
export const isNegationAt = (words: readonly string[], at: number): boolean =>
  NOT.has(words[at] ?? '') || (LOST.has(words[at] ?? '') && WHOSE.has(words[at + 1] ?? ''));

export const relationOf = (word: string): Relation | undefined => RELATIONS.get(word);

export const numberOf = (word: string): number | undefined => NUMBERS.get(word);
export const isNumber = (word: string): boolean => NUMBERS.has(word);

/** Does a word tell how others are meant, rather than anything itself? */
export const isReadingWord = (word: string): boolean =>
  isNegation(word) || NEW_THOUGHT.has(word) || NUMBERS.has(word) || RELATIONS.has(word);

const SAYING = /^\s*(?:never|don['’]?t|do not|nunca|jamais|nigdy|никогда|asla)\s+\S+\s+\S/iu;

/** "Never gonna give you up" says nothing of what must not be seen: it wants to be read. */
export const isSaying = (text: string): boolean =>
  SAYING.test(text) && !TOLD_BY_DENIAL.some(([denial]) => text.search(denial) >= 0);

/** How many words "no" and "without" reach. */
const REACH = 4;

export const readWish = memoize(readClauses);

/** What parts no clauses: "1,000 ducks". */
const THOUSANDS = /(?<=\d)[.,](?=\d{3}(?!\d))/g;

function readClauses(text: string): WishReading {
  const clauses = splitClauses(withoutWeapons(text.replaceAll(THOUSANDS, ''))).map(separateUnwanted);
  const phrases = clauses.flatMap(({ wanted }) => splitPhrases(wanted));
  return {
    count: PERCENT.test(text) ? 1 : readCount(phrases.find(({ relation }) => relation === 'subject')?.words ?? []),
    phrases: phrases.map(({ relation, words }) => ({ relation, text: words.join(' ') })),
    unwanted: clauses.flatMap(({ unwanted }) => unwanted),
  };
}

/** A text in lower case, without what is not wanted: who is "not angry" is no more angry than anybody else. */
export const wantedWords = (text: string): string =>
  readWish(text)
    .phrases.map((phrase) => phrase.text)
    .join(' ');

/** "Hatless" is without a hat; who is homeless or careless lacks nothing that could be drawn. */
const LACKING_IN_ONE_WORD =
  /\b(hat|cap|crown|shoe|sock|shirt|tail|wing|leg|arm|hand|finger|eye|ear|nose|mouth|face|head(?!less horse(?:[mw]| ?rider))|neck|hair|bone|spine|spike|horn|feather|beard|brain|wheel|mask|string|bun|crust|meat|sugar|salt|cheese|fat|egg|milk|leaf|thorn|seed|door|window|roof|handle)less\b/g;

/** "Gluten free" is without gluten; who is set free, or hands free, lacks nothing. */
const FREE =
  /(?<!\p{L})(?!(?:an?|the|my|your|his|her|its|our|and|or|of|for|is|are|be|been|being|was|were|set|sets|run|runs|running|feel|feels|break|breaks|breaking|get|gets|buy|go|roam|born|so|too|very|finally|forever|now|not|totally|completely|hands?|duty|toll|scot|royalty|care|spirit|one|me|you|him|them|us) )(\p{L}{2,}) free(?= \p{L})|(?<!\p{L})(gluten|sugar|alcohol|lactose|dairy|fat|caffeine|stress|worry|drama) free$|(?<!\p{L})(?!hands-|duty-|toll-|care-)(\p{L}{2,})-free(?!\p{L})|(?<!\p{L})(gluten|sugar|alcohol|lactose|dairy|fat|meat|nut|egg|caffeine|plastic)free(?!\p{L})/gu;

/** The same in languages that write it in one word. */
const LACKING_IN_GERMAN =
  /(?<!\p{L})((?:gluten|zucker|alkohol|laktose|fett|koffein|fleisch|salz|nuss|rauch|stress|plastik|kern)frei|(?:kopf|zahn|haar|gesichts|flügel|bein|arm|fuß|nasen|ohren|schwanz|horn|hirn|rücken|knochen|stachel|hut|dach|kern)los)(?:e[rsnm]?)?(?!\p{L})/u;

const TOOTHLESS = /\b(?:tooth|foot|hoof)less\b/g;

/** What somebody or something is without, in a word for that: "gluten free", "toothless", "zuckerfrei". */
export function lackInOneWord(text: string): string | undefined {
  const said = text.toLowerCase();
  const [word] = [FREE, LACKING_IN_ONE_WORD, TOOTHLESS].flatMap((pattern) => said.match(pattern) ?? []);
  return word ?? LACKING_IN_GERMAN.exec(said)?.[1];
}

/** Whoever lost their dad is there, and thinks of him. */
export const LOST_SOMEBODY =
  /\b(?:has |have )?lost (his|her|its|their) (?=(?:dad|daddy|father|mum|mom|mummy|mommy|mother|parents|owner|master|friends?|wife|husband|brother|sister|teacher|child|kids?)\b)/gi;

/** What is denied and says what somebody is all the same, in a word for that. */
const TOLD_BY_DENIAL: readonly (readonly [RegExp, string])[] = [
  // Who fears no dragons is a knight, and dragons are not who it is about.
  [
    /\b(?:(?:not|never|isn['’]?t|aren['’]?t) (?:even )?(?:afraid|scared|frightened) of|without (?:any )?fear of|(?:with |has )?no fear of) (?=(?:the |a |an )?\p{L})/gu,
    'fearless beside ',
  ],
  [
    /\b(?:(?:not|never|isn['’]?t) (?:even )?(?:afraid|scared|frightened)(?: of anything)?|(?:fears?|afraid of|scared of) nothing|(?:knows? |has |with )?no fear|without (?:any )?fear)\b/g,
    'fearless',
  ],
  [/\b(?:never|(?:does|do)(?: not|n['’]?t)|can(?:not|['’]?t)) (?:ever )?sleeps?\b/g, 'sleepless'],
  [
    /\b(?:can(?:not| not|['’]?t)|(?:is )?unable to|(?:has )?never learn(?:ed|t)(?: how)? to|(?:is )?too \p{L}+ to|(?:is )?(?:afraid|scared) to|refuses to|(?:do|does)(?: not|n['’]?t)|never) (?:even |really |ever )?(?:fly|flies)\b/gu,
    'flightless',
  ],
  [/\b(?:not|never) (?:at all )?(?:happy|amused)\b/g, 'gloomy'],
  [/\b(?:never|(?:does|do)(?: not|n['’]?t)|can(?:not|['’]?t)) (?:ever )?(?:smiles?|laughs?)\b/g, 'serious'],
  [
    /(?<!\b(?:is|are|was) (?:he|she|it|they|this|that) )\b(?:not|never|isn['’]?t|aren['’]?t) (?:at all |very |really |so |that |even )?(?:cute|adorable|nice|friendly(?! fire)|sweet(?! (?:potato|corn|tooth|pea|wine|chilli|heart))|cuddly)(?: at all)?\b/g,
    'grumpy',
  ],
  [/\b(?:not|never|isn['’]?t) (?:at all |very |really |so |that )?(?:sad|grumpy)(?: at all)?\b/g, 'cheerful'],
  [/\b(?:not|never|isn['’]?t) (?:at all |very |really |so |that )?(?:impressed)(?: at all)?\b/g, 'unimpressed'],
  [/\b(?:not|never|isn['’]?t) (?:at all |very |really |so |that )?(?:ok|okay|fine)(?: at all)?$/g, 'sad'],
  [/\b(?:not|never) tired\b/g, 'energetic'],
  [/\b(?:has |with )?(?:no|without) friends\b/g, 'lonely'],
  [/\b(?:(?:has |with )?no idea|no thoughts(?:[, ]+head empty)?)\b/g, 'clueless'],
  [/\b(?:never|not) on time\b/g, 'late'],
  [/\b(?:has |with )?(?:no|without) manners\b/g, 'rude'],
  [/\b(?:has |with )?(?:no|without) patience\b/g, 'impatient'],
  [/\b(?:has |with )?(?:no|without) money\b/g, 'broke'],
  [/\b(?:does(?: not|n['’]?t)) care\b/g, 'unbothered'],
  [/\b(?:never|(?:does|do)(?: not|n['’]?t)) (?:ever )?(?:replies|reply|answers?|texts? back|calls? back)\b/g, 'ghosting'],
  [/\b(?:never|(?:does|do)(?: not|n['’]?t)|won['’]?t) (?:ever )?(?:gives?|giving) up\b/g, 'persistent'],
  [/\b(?:can(?:not| not|['’]?t)) say no\b/g, 'people pleaser'],
  [
    /\b(?:never|does(?: not|n['’]?t)) lets? (?:anything|anyone|anybody|a (?:ball|goal)|one|them) (?:in|by|past|through)\b/g,
    'unbeatable',
  ],
  [/\b(?:never|does(?: not|n['’]?t)) (?:apologi[sz]es?|says? sorry)\b/g, 'unapologetic'],
  [/\bnever (?:pays|tips)\b(?! (?:over|attention|respects?|heed|off|homage|tribute))/g, 'cheapskate'],
  [
    /\b(?:never|(?:does|do)(?: not|n['’]?t)) (?:ends?|stops?|finish(?:es)?)(?= (?:the |a |his |her )?(?:meetings?|calls?|speech|story|talk)\b)/g,
    'endless',
  ],
  [/\blost (?:his|her|its|their) voice\b/g, 'hoarse'],
  [LOST_SOMEBODY, 'misses $1 '],
  [/\blost (?:his|her|its|their) (?:twin|other half|partner|match)\b(?= ?(?:$|[,.;!]|in ))(?: in the .*)?/g, 'misses its twin'],
  [/\b(?:los(?:es|ing|t)) (?:the |its |his |her )?(?:connection|signal|wi ?fi|network|internet)\b/g, 'disconnected'],
  [/\bmissing (?:a|his|her|its|some|one|two|the)(?: front)? (?:tooth|teeth)\b/g, 'gap toothed'],
  [/\b(?:do(?:es)?(?: not|n['’]?t)|never) knows? (?:that )?(?:he|she|it|they) ?(?:is|are|['’]s) (\w+)\b/g, 'clueless $1'],
  [/\bnever trains (?:his |her )?legs\b/g, 'skips leg day'],
  // Who never brushes their teeth has some, and no brush.
  [
    /\b(?:never|(?:does|do)(?: not|n['’]?t)|forgot to|refuses to) (?:ever )?brush(?:es)? (?:(?:his|her|its|their) )?teeth\b/g,
    'without toothbrush',
  ],
  [
    /\b(?:never|(?:does|do)(?: not|n['’]?t)) (?:ever )?(?:combs?|brush(?:es)?) (?:(?:his|her|its|their) )?(?:hair|fur|mane|beard)\b/g,
    'without hairbrush',
  ],
  // Who never leaves without a hat has one, and who does not hate cats likes them.
  [/\b(?:can(?:not| not|['’]?t)|won['’]?t|will not|does(?: not|n['’]?t)|never|nothing) (?:\w+ ){0,4}without\b/g, 'with'],
  [/\b(?:(?:does|do)(?: not|n['’]?t)|no longer|never) (?:hates?|dislikes?|detests?|loathes?|minds?)\b/g, 'likes'],
  [/\b(?:not|no longer|isn['’]?t|never) (?:allergic to|tired of|sick of|fed up with|against)\b/g, 'likes'],
  [/\bhates? (?:nobody|no one|nothing|no body)\b/g, 'friendly'],
];

/** A hundred percent are no crowd. */
const PERCENT = /^\s*\d+\s?%/;

/** Three armed robbers are three, who have arms to shoot with. */
const ARMED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:heavily )?armed (?!(?:\p{L}+ )?(?:alien|monster|robot|spider|creature|beast|mutant|god|goddess|octopuse|squid)s?\b)(?=(?:\p{L}+ )?\p{L}+[^s\P{L}]s\b)/giu;

const withoutWeapons = (text: string): string => text.replaceAll(ARMED, '$1 ');

const RUNS = /(?:\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\u200d|\ufe0f)+|[^\p{Extended_Pictographic}\p{RI}]+/gu;

const ANYTHING_BUT =
  /(?<!\p{L})(?:(?:any|every)thing (?:but|except)(?: for)?|alles,? (?:außer|nur)(?= \p{L}+ \p{L})|(?:todo|cualquier cosa) menos|(?:tout|n['’]importe quoi) sauf|tutto (?:tranne|meno)|(?:tudo|qualquer coisa) menos) /gu;

/** A text in lower case, with what is meant by its idioms and denials. */
export const inMeantWords = (text: string): string =>
  TOLD_BY_DENIAL.reduce((told, [denial, word]) => told.replaceAll(denial, word), withoutIdioms(text.toLowerCase()));

/** Emoji are words as well. */
const splitClauses = (text: string): string[][] =>
  inMeantWords(text)
    .replaceAll(FREE, 'without $1$2$3$4 and')
    .replaceAll(LACKING_IN_ONE_WORD, 'without $1s and')
    .replaceAll(/\bbarefoot(?:ed)?\b/g, 'without shoes and')
    .replaceAll(/\bbareheaded\b/g, 'without hats and')
    .replaceAll(/(?<=without \w+) and(?=\s*(?:[,.;:!?]|$))/g, '')
    .replaceAll(/\b(does|do|is|are|has|have)n['’]t\b/g, 'not')
    .replaceAll(/\b(not (just|only)|nothing but)\b/g, '')
    .replaceAll(ANYTHING_BUT, 'not ')
    .split(/[,.;:!?()，。、；！？\n]+/)
    .map((clause) =>
      (clause.match(RUNS) ?? []).flatMap((run) => (/^[\p{Extended_Pictographic}\p{RI}]/u.test(run) ? [run] : splitWords(run))),
    )
    .filter((words) => words.length > 0);

/** Takes out what stands after "no" and "without", up to a new thought. */
function separateUnwanted(words: readonly string[]): { wanted: string[]; unwanted: string[] } {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (NOT_WHAT_STANDS_BEFORE.has(word)) {
      // Between the two stands a particle at most: "歯のない".
      const gone = wanted.splice(/^[のがは]$/.test(wanted.at(-1) ?? '') ? -2 : -1);
      if (gone.length > 0) unwanted.push(gone.join(' '));
      continue;
    }
    if (!isNegationAt(words, at)) {
      wanted.push(word);
      continue;
    }
    const rest = words.slice(at + 1, at + 1 + REACH);
    const end = rest.findIndex((next, index) => index > 0 && (NEW_THOUGHT.has(next) || RELATIONS.has(next) || NOT.has(next)));
    const gone = end === -1 ? rest : rest.slice(0, end);
    if (gone.length > 0) unwanted.push(gone.join(' '));
    at += gone.length;
  }
  return { wanted, unwanted };
}

/** An energy drink is something, and who drinks does something. */
const KIND_OF_DRINK = /^(?:an?|the|energy|soft|cold|hot|fizzy|sports?|protein|fruit|frozen|tropical|party|mixed)$/;

/** A relation goes on until the next one. The word that tells it stays: "plays guitar" is known as a whole. */
function splitPhrases(words: readonly string[]): { relation: Relation; words: string[] }[] {
  const phrases: { relation: Relation; words: string[] }[] = [{ relation: 'subject', words: [] }];
  for (const [at, word] of words.entries()) {
    const isDrink = /^drinks?$/.test(word) && KIND_OF_DRINK.test(words[at - 1] ?? '') && !/^machines?$/.test(words[at + 1] ?? '');
    const relation = isDrink ? undefined : RELATIONS.get(word);
    if (relation !== undefined) phrases.push({ relation, words: [] });
    phrases.at(-1)?.words.push(word);
  }
  return phrases.filter((phrase) => phrase.words.length > 0);
}

/** A number counts when what it stands before is said to be several: "4 cheese pizza" is one. */
function readCount(words: readonly string[]): number {
  const crowd = words.findIndex(isHugeNumber);
  if (crowd >= 0 && !COUNTED_PARTS.has(words[crowd + 1] ?? '') && words.slice(crowd + 1).some(isSeveral)) return CROWD;
  const at = words.findIndex((word, index) => NUMBERS.has(word) && !NAMED_BY_NUMBER.test(words[index - 1] ?? ''));
  const count = NUMBERS.get(words[at] ?? '') ?? 1;
  const counted = words.slice(at + 1).filter((word) => !/^\d+$/.test(word));
  if (count === 1 || counted.length === 0 || COUNTED_PARTS.has(counted[0] ?? '')) return 1;
  const isEnglish = ENGLISH_NUMBER.test(words[at] ?? '');
  return !isEnglish || counted.some(isSeveral) ? count : 1;
}

/** "The number 7 bus" is one, and "line 4" too. */
const NAMED_BY_NUMBER =
  /^(?:number|no|nr|nummer|n[úu]m[eé]ro|num[eé]ro|route|line|linie|l[ií]nea|linha|ligne|gate|platform|gleis|channel|room|version)$/u;

/** As many as are drawn of a hundred or a thousand. */
const CROWD = 12;

const isNumberAboveTwelve = (word: string): boolean =>
  /^(?:(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(word);

/** What does not come first is a name's or about something else, as in "area 51", and what looks like a year is mostly one. */
const isHugeNumber = (word: string, at: number, words: readonly string[]): boolean =>
  (at === 0 && isNumberAboveTwelve(word)) ||
  (at === 0 && /^[1-9]\d+$/.test(word) && !NUMBERS.has(word) && !/^(19|20)\d\d$/.test(word)) ||
  ((at === 0 || (at === 1 && words[0] === 'a')) && /^(hundreds?|thousands?|millions?)$/.test(word));

const ENGLISH_NUMBER =
  /^(\d+|two|twin|three|trio|four|several|few|quartet|five|six|many|seven|eight|nine|ten|twelve|dozen|pair|couple)$/;

/** Only English has plurals that are told from singulars with ease. */
const isSeveral = (word: string): boolean =>
  PLURAL_ALIKE.has(word) ||
  !/^[a-z]+$/.test(word) ||
  /[^s]s$/.test(word) ||
  /^(geese|mice|men|women|children|oxen|people)$/.test(word);

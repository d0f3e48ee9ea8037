/** What can be told of the nouns of a wish, each by its class: of a volcano librarian there is the volcano and the library. */
import { findPetName } from '../concept/names-of-pets.ts';
import { memoize } from '../pieces/memoize.ts';
import { isEnglishWord } from './english-words.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { joinWhole } from './one-thing.ts';
import { isAdjective, isPersonNoun } from './parts-of-speech.ts';
import { ANIMAL_CLASSES, FOOD_CLASSES } from './tables/animals-and-food-by-class.ts';
import { BAKE_CLASSES } from './tables/bakes.ts';
import { BEAST_CLASSES } from './tables/beasts.ts';
import { BEASTS_BY_THEIR_HABITS } from './tables/beasts-by-their-habits.ts';
import { BEASTS_CALLED_BY_NAME } from './tables/beasts-called-by-name.ts';
import { BEASTS_OF_DICE_AND_LORE } from './tables/beasts-of-dice-and-lore.ts';
import { BEASTS_OF_FAR_NIGHTS } from './tables/beasts-of-far-nights.ts';
import { BEASTS_SELDOM_SEEN } from './tables/beasts-seldom-seen.ts';
import { BEASTS_TOLD_FROM_THEIR_KIN } from './tables/beasts-told-from-their-kin.ts';
import { DISH_CLASSES } from './tables/dishes.ts';
import { WORLD_DISH_CLASSES } from './tables/dishes-of-the-world.ts';
import { DOG_CLASSES } from './tables/dogs.ts';
import { FAMILY_AND_CREW_CLASSES } from './tables/family-and-crew.ts';
import { FIGURE_CLASSES } from './tables/figures.ts';
import { FIGURES_IN_THE_WOODS } from './tables/figures-in-the-woods.ts';
import { FIGURES_MET_IN_PASSING } from './tables/figures-met-in-passing.ts';
import { FIGURES_ONCE_UPON_A_TIME } from './tables/figures-once-upon-a-time.ts';
import { LANDMARK_CLASSES } from './tables/landmarks.ts';
import { LARDER_CLASSES } from './tables/larder.ts';
import { ADJECTIVES } from './tables/lexicon.ts';
import { LIVING_KEPT_APART } from './tables/living-kept-apart.ts';
import { MONSTER_CLASSES } from './tables/monsters-and-heroes.ts';
import { NOUN_CLASSES, SMALL_CLASSES } from './tables/nouns-by-class.ts';
import { PERSON_CLASSES } from './tables/persons-by-class.ts';
import { PERSONS_OF_TODAY } from './tables/persons-of-today.ts';
import type { Kind } from './tables/qualities-by-kind.ts';
import { SKY_AND_WEATHER_CLASSES } from './tables/sky-and-weather.ts';
import { SLANG_OF_TODAY } from './tables/slang-of-today.ts';
import { THING_CLASSES } from './tables/things-by-class.ts';
import { TOLD_FROM_A_NAMESAKE } from './tables/told-from-a-namesake.ts';
import type { TopicTables } from './tables/topics.ts';
import { VEHICLE_CLASSES } from './tables/vehicles.ts';
import { WALKS_OF_LIFE } from './tables/walks-of-life.ts';
import { WISHED_FOR_BY_NAME } from './tables/wished-for-by-name.ts';

/** What can be told of one side of a wish: of its topic, of a trade or of a class of nouns. */
export type Facet = Pick<TopicTables, 'conflicts' | 'closings'> & Partial<Pick<TopicTables, 'events'>>;

/** What stands behind these is beside it, or is what it does. */
const BESIDE =
  /\s(?:on|in|with|without|at|from|for|under|over|behind|who|that|which|whose|made|covered|wearing|holding|eating|drinking|stealing|selling|chasing|and|(?:afraid|scared|terrified|frightened|tired|proud|sick|jealous|fond|ashamed|suspicious) of|(?:allergic|addicted) to|obsessed with|\p{L}{2,}ing (?:an?|the|his|her|its|their|my))\s.*$/iu;

/** Begins no noun, so that "her ring" is no herring. */
const NO_NOUN = /^(?:an?|the|his|her|its|their|my|our|your|no|of|on|in|at|off|all|and|was|set)$/u;

/** Some of these do: "in-laws", "all-nighter", "off by one error". */
const MAY_BEGIN_ONE = /^(?:in|on|off|all)$/u;

/** @returns the words, with what is one thing in one: what together is a noun of a class ("lighthouse keeper", "mother-in-law"). */
const joinWords = memoize((text: string): string => {
  const words = joinWhole(text).split(/[\s-]+/u);
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [first = ''] = words.slice(at);
    // A black bird is no blackbird, but there is no other great dane.
    const isOne = (whole: readonly string[]): boolean => isNoun(whole) && !(isAdjective(first) && isEnglishWord(nameOf(whole)));
    const length =
      NO_NOUN.test(first) && !MAY_BEGIN_ONE.test(first) ? 1 : (LENGTHS.find((many) => isOne(words.slice(at, at + many))) ?? 1);
    joined.push(length === 1 ? first : nameOf(words.slice(at, at + length)));
    at += length;
  }
  return joined.join(' ');
});
const LENGTHS = [5, 4, 3, 2];
/** As the classes have it: "five nights at freddy's" without blanks and signs. The letter S is called by an article, as letters are mail. */
const nameOf = (words: readonly string[]): string =>
  `${words.length === 2 && words[0] === 'letter' && words[1]?.length === 1 ? 'the' : ''}${words.join('')}`.replaceAll(
    /['’.]/gu,
    '',
  );
const isNoun = (words: readonly string[]): boolean => words.length > 1 && classOf(nameOf(words)) !== undefined;

/** True for what is a noun of a class as it stands, whatever its words would be alone: "full English", "paramedic", "guppy". */
export function isNounOfClass(typed: string): boolean {
  const words = typed.toLowerCase().split(/[\s-]+/u);
  if (words.length === 1 && ADJECTIVES.has(words[0] ?? '')) return false;
  const own = SMALL_CLASSES[rankOfNoun(nameOf(words))];
  return own !== undefined && !SAID.has(own);
}
const SAID: ReadonlySet<Facet> = new Set(SLANG_OF_TODAY);

/** A monstera has jokes of its own, which are not those of a montera; "hairdrier" and "hairdryer" have the same. */
export const isToldApart = (noun: string, other: string): boolean => {
  const own = SMALL_CLASSES[rankOfNoun(noun)];
  // Tigger is drawn as the tiger.
  return own !== undefined && !FIGURES.has(own) && own !== SMALL_CLASSES[rankOfNoun(other)];
};

/** Is it a place or an hour that has jokes of its own as a thing: an aquarium, an eclipse? */
export const isToldAsThing = (noun: NounPhrase): boolean =>
  (noun.kind === 'one' || noun.kind === 'name') &&
  facetsOfNoun(noun, null)
    .slice(0, 1)
    .some(
      (own) =>
        (noun.kind === 'one' || LANDMARKS.has(own)) && !isDomain(own) && own.events?.every((row) => row.includes('{a_one}')),
    );

/** The moon with a rabbit is both of them, and no place where a rabbit lives. */
export const isInTheSky = (noun: NounPhrase): boolean =>
  facetsOfNoun(noun, null)
    .slice(0, 1)
    .some((own) => SKY.has(own));
const SKY: ReadonlySet<Facet> = new Set(SKY_AND_WEATHER_CLASSES);
const LANDMARKS: ReadonlySet<Facet> = new Set(LANDMARK_CLASSES);

/** Before a noun they say what it is like. */
const LIKE =
  /^(?:rock|rocky|straw|safe|wave|pin|iron|orange|lime|peach|plum|olive|cherry|nail|rose|star|sun|stone|house|baby|general|model|dart|ex|number|sea|ocean|river|lake|pond|beach|desert|forest|cave|giant|crystal|\d+)$/u;

/**
 * @param asked all the words that somebody typed, in English; null where nobody asked for anything, and all may be told.
 * @returns the classes of its nouns, the last noun first.
 */
export function facetsOfNoun({ kind, bare }: NounPhrase, asked: string | null): Facet[] {
  if (kind === 'said') return [];
  const numeral = /^(?:number )?(\d[\d.,]*)$/u.exec(bare)?.[1];
  if (numeral !== undefined) return [classOf(numeral) ?? classOf('number')].filter((facet) => facet !== undefined);
  // A dog called Pickles is no gherkin.
  const unnamed = (findPetName(bare)?.rest ?? bare).replace(/ called \p{Lu}\p{Ll}+(?= |$)/u, '');
  const words = joinWords(unnamed.toLowerCase())
    .replace(BESIDE, '')
    .split(/[\s-]+/u);
  // The article of "l'esprit de l'escalier" is no part of it.
  const typed = asked === null ? null : joinWords(asked.replace(/^l['’](?=\p{L})/iu, ''));
  // The seal of a wax seal is no beast, and the mole on the cheek none; what is told of as tomatoes is a tomato.
  const typedWords = typed?.split(/[^\p{L}\p{N}'’.]+/u);
  const isTyped = (word: string): boolean =>
    typedWords === undefined || typedWords.some((one) => one.startsWith(word) && one.length <= word.length + LONGEST_ENDING);
  const isTold = (word: string, at: number): boolean => isTyped(word) && !(at > 0 && LIKE.test(word));
  const [head = '', ...before] = words.reverse();
  const [own] = isTold(head, 0) ? [classOf(head)] : [];
  // A turkey sandwich builds no nest; a cat lady may well be asked for by a cat.
  const isAlive = own !== undefined && (ALIVE.has(own) || isPersonNoun(head));
  const others = before.filter((word) => isTold(word, 1) && (isAlive || !EATEN_OR_FED.test(word)));
  const found = [...(own === undefined ? [] : [own]), ...others.flatMap((word) => classOf(word) ?? [])];
  return kind === 'idea' ? found.filter(isDomain) : found;
}

/** What belongs to a walk of life is told of by it even where it is no being and no thing: relegation. */
export const isDomain = (facet: Facet): boolean => DOMAINS.has(facet);
const DOMAINS: ReadonlySet<Facet> = new Set(WALKS_OF_LIFE);

const LONGEST_ENDING = 3;

/** Before the name of a thing they only say what is in it, or whose it is. */
const EATEN_OR_FED = /^(?:turkey|chicken|duck|goose|fish|tuna|salmon|crab|lobster|shrimp|cat|dog|bird|horse|bear)$/u;
const FIGURES: ReadonlySet<Facet> = new Set(FIGURE_CLASSES);
const ALIVE: ReadonlySet<Facet> = new Set([
  ...FIGURES,
  ...PERSONS_OF_TODAY,
  ...LIVING_KEPT_APART,
  ...FIGURES_IN_THE_WOODS,
  ...TOLD_FROM_A_NAMESAKE,
  ...FIGURES_MET_IN_PASSING,
  ...FIGURES_ONCE_UPON_A_TIME,
  ...BEAST_CLASSES,
  ...BEASTS_SELDOM_SEEN,
  ...BEASTS_OF_DICE_AND_LORE,
  ...BEASTS_OF_FAR_NIGHTS,
  ...BEASTS_BY_THEIR_HABITS,
  ...BEASTS_TOLD_FROM_THEIR_KIN,
  ...BEASTS_CALLED_BY_NAME,
  ...DOG_CLASSES,
  ...MONSTER_CLASSES,
  ...FAMILY_AND_CREW_CLASSES,
  ...PERSON_CLASSES,
  ...ANIMAL_CLASSES,
]);

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['wolves', 'wolf'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['knives', 'knife'],
]);

let ranks: ReadonlyMap<string, number> | undefined;

/** For each noun the place of the first class that has it. Made when first asked for: the lists are long. */
function rankOfNoun(noun: string): number {
  if (ranks === undefined) {
    const made = new Map<string, number>();
    for (const [rank, { nouns }] of NOUN_CLASSES.entries()) for (const own of nouns) if (!made.has(own)) made.set(own, rank);
    ranks = made;
  }
  return ranks.get(noun) ?? NOUN_CLASSES.length;
}

/** Crocs are no crocodiles: what has jokes of its own in the plural is not told as one of another kind. */
const classOf = (word: string): Facet | undefined =>
  SMALL_CLASSES[rankOfNoun(word)] ??
  NOUN_CLASSES[
    Math.min(...[word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y'), IRREGULAR.get(word) ?? word].map(rankOfNoun))
  ];

const FAMED_OR_SAID: ReadonlySet<Facet> = new Set([...FIGURES, ...WISHED_FOR_BY_NAME, ...SLANG_OF_TODAY]);

/** Somebody or something known by this name as a whole: Paddington is no place then, and the Mad Hatter is not only mad. */
export const isFigure = (words: string): boolean => {
  const own = classOf(nameOf(words.toLowerCase().split(/[\s.-]+/u)));
  return own !== undefined && FIGURES.has(own);
};

/** @returns what is known of whom or what a saying speaks: "bro is cooked", "no cap frog fr fr", "Ronaldo goat". */
export const facetsOfSaying = (said: string): Facet[] => facetsOfRuns(said).filter((facet) => FAMED_OR_SAID.has(facet));

/** In a sentence these are mostly no nouns. */
const NO_NOUNS_IN_SENTENCES =
  /\b(?:is|are|was|were|be|fine|can|may|will|must|might|like|well|back|last|past|left|right|light|still|mean|kind|just|even|down|out|off|over|show|make|made|draw|drawn|draws|look|looks|looking|feel|feeling|thing|things|part|step|steps|wave|waves|ring|rings|rose|saw|sink|train|trains|play|plays|cook|cooks|watch|watches|fly|flies|duck|bear|bears|swallow|swallows|spring|fall|falls|match|park|parks|sign|letter|letters|club|world|company|time|times|day|days|night|week|year|years|life|way|man|men|guy|people|person|one|two|three|please|somebody|someone|everyone|nobody|nothing|something|work|works|call|calls|calling|change|rest|point|lot|bit|bits|top|side|end|name|names|place|places|home|house|head|face|hand|hands|foot|feet|eye|eyes|wish|love|hope|fear|want|need|needs|talk|tell|told|say|says|said|plain|jam|jams|bad|good|funny|old|new)\b/giu;

/** @returns what is known of the nouns of a sentence, of which nothing else is known. */
export const facetsOfWords = (said: string): Facet[] =>
  facetsOfRuns(said.replaceAll(NO_NOUNS_IN_SENTENCES, '.')).filter((facet) => !PERSON_OR_THING.has(facet));

/** Too broad for what is only one word of many. */
const PERSON_OR_THING: ReadonlySet<Facet> = new Set([...PERSON_CLASSES, ...ANIMAL_CLASSES, ...FOOD_CLASSES, ...THING_CLASSES]);

function facetsOfRuns(said: string): Facet[] {
  const words = said
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+|(?<=\p{L})\.|\.(?=\p{L})/u)
    .filter((word) => word !== '');
  const runs = words.flatMap((_, at) => [3, 2, 1].map((length) => words.slice(at, at + length).join('')));
  return [...new Set(runs.flatMap((run) => classOf(run) ?? []))];
}

/** @returns what kind of being or thing a noun is that somebody typed; null where it is none of those of which more is known. */
export function kindOfNoun(noun: NounPhrase, asked: string): Kind | null {
  const head = noun.head.toLowerCase();
  if (noun.kind === 'said' || noun.kind === 'idea' || !asked.includes(head)) return null;
  if (APPLIANCES.test(head)) return 'appliance';
  const [own] = facetsOfNoun(noun, asked);
  if (own === undefined) return null;
  if (isPersonNoun(head)) return isDomain(own) ? 'trade' : null;
  if (EATEN.has(own)) return DRUNK.test(head) ? null : 'food';
  return VEHICLES.has(own) ? 'vehicle' : BEASTS.has(own) ? 'beast' : null;
}

const APPLIANCES =
  /^(?:fridge|freezer|refrigerator|toaster|microwave|oven|stove|cooker|washer|dryer|dishwasher|vacuum|hoover|lamp|heater|radiator|boiler|computer|laptop|printer|scanner|photocopier|radio|roomba|kettle|machine|telephone|phone|television|tv|router|blender|mixer|clock|cleaner)$/u;
const DRUNK =
  /^(?:coffee|espresso|cappuccino|latte|macchiato|percolator|cafetiere|tea|teapot|teacup|mug|teabag|teaspoon|samovar|beer|wine|milk|juice|smoothie|cocktail|water|lemonade|whisky|gin|tequila|vodka|soup|sauce|honey|pub|cook|chef|basket|bakery)$/u;
const EATEN: ReadonlySet<Facet> = new Set([
  ...BAKE_CLASSES,
  ...WORLD_DISH_CLASSES,
  ...DISH_CLASSES,
  ...LARDER_CLASSES,
  ...FOOD_CLASSES,
]);
const BEASTS: ReadonlySet<Facet> = new Set([...BEAST_CLASSES, ...BEASTS_SELDOM_SEEN, ...DOG_CLASSES, ...ANIMAL_CLASSES]);
const VEHICLES: ReadonlySet<Facet> = new Set(VEHICLE_CLASSES);

/** The half of a wish of which no class knows more: the brutalism of an elephant, the drip of a snake. */
import { namesCreature } from '../pieces/names-creature.ts';
import { facetsOfNoun, isDomain } from './facets.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { isPersonNoun } from './parts-of-speech.ts';
import { readSubject } from './read-subject.ts';
import { GOES_ON, notionOf } from './sides.ts';
import { INSTRUMENTS, WEARABLES } from './tables/lexicon.ts';
import { OTHER_HALVES, type OtherKind } from './tables/other-halves.ts';
import { PLACE_THEMES } from './tables/theme-words.ts';
import { isEdible } from './topic.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const ILLNESS =
  /(?:^|\s)(?:(?:\p{L}+ )?(?:pain|ache|cramps?)|\p{L}+(?:ache|itis|osis|monia)|fever|flu|cough|rash|cold|migraine|allerg(?:y|ies)|hiccups|sciatica|gout|asthma|measles|chickenpox|mumps|heartburn|hangover|vertigo|tinnitus|lumbago|paralysis|eczema|acne|insomnia|(?:\p{L}+ )?(?:replacement|syndrome|infection|sprain))$/iu;
const FEELING =
  /(?:^|\s)(?:love|joy|anger|rage|fear|dread|grief|guilt|shame|envy|jealousy|nostalgia|longing|melancholy|sadness|happiness|loneliness|anxiety|panic|worry|boredom|despair|hope|pride|regret|remorse|spite|stress|angst|ennui|homesickness|embarrassment|curiosity|gloom|doubt|disgust|lust|fomo)$/iu;
const TOOLS = list(`
  hammer saw drill axe chainsaw spanner wrench screwdriver shovel spade rake hoe broom mop scissors pliers ladder bucket knife fork
  spoon ladle whisk spatula stapler needle chisel pickaxe sickle scythe trowel plunger mallet crowbar corkscrew tweezers sponge`);
const VEHICLES = list(`
  car bus tram train truck lorry van taxi cab tractor bicycle bike motorbike motorcycle scooter vespa boat ship ferry submarine plane
  airplane helicopter rocket sled sledge canoe kayak forklift digger bulldozer skateboard limousine moped rickshaw gondola yacht
  spaceship balloon tank ambulance wheelbarrow trolley`);
const DEVICES = list(`
  machine fridge freezer toaster microwave oven stove kettle blender mixer lamp radio television tv computer laptop printer phone
  telephone router dishwasher washer dryer vacuum scanner photocopier calculator camera robot projector fan heater radiator boiler
  monitor console keyboard pump engine motor charger speaker microphone clock`);
const BUILDINGS = list(`
  house castle tower lighthouse skyscraper church cathedral temple windmill barn bridge factory school hospital hotel garage shed
  bungalow cottage palace pyramid igloo tent prison museum stadium greenhouse chimney roof station warehouse`);

/** "A hamster with knee pain", "a penguin full of lasagna". */
export const filledWith = (topic: string): string => (ILLNESS.test(topic) ? 'with' : 'full of');

/** An owl has a fever or a trumpet, and no karaoke. */
export const isHadAs = (noun: NounPhrase): boolean =>
  /^(?:one|stuff|many)$/u.test(noun.kind) || ILLNESS.test(noun.short) || FEELING.test(noun.short);

/** @returns of what kind it is. */
export function kindOfOther(noun: NounPhrase): OtherKind {
  const { kind, head, short, unit } = noun;
  const is = (nouns: ReadonlySet<string>): boolean => nouns.has(head) || nouns.has(head.replace(/s$/u, ''));
  if (ILLNESS.test(short)) return 'illness';
  if (FEELING.test(short)) return 'feeling';
  if (is(TOOLS)) return 'tool';
  if (is(INSTRUMENTS)) return 'instrument';
  if (is(WEARABLES)) return 'worn';
  if (is(VEHICLES)) return 'vehicle';
  if (is(DEVICES)) return 'device';
  if (is(BUILDINGS) || PLACE_THEMES.has(head)) return 'building';
  if (isEdible(noun)) return 'food';
  if (kind === 'idea' || notionOf(noun) !== null) return 'idea';
  if (kind === 'one' && isPersonNoun(head)) return 'trade';
  return kind === 'name' || namesCreature(unit) ? 'being' : 'thing';
}

export const otherRows = (noun: NounPhrase): (typeof OTHER_HALVES)[OtherKind] => OTHER_HALVES[kindOfOther(noun)];

/** "the drip", "headphones" as "the headphones", "brutalism". */
export const otherAgain = ({ kind, again, definite, bare }: NounPhrase): string =>
  kind === 'one' ? again : kind === 'idea' || kind === 'name' ? bare : definite;

const IS_ALSO =
  /^ (?:that|who|which) (?:is|was) (?:(?:also|secretly|really|actually|half|partly|part|mostly|basically) )*(?:(?:an?|the) )?(?=\p{L})/u;
/** "with a bowling ball for a shell", "with a teapot as a hat": half of it is that. */
const IN_PLACE =
  /^ with (?:an? |the )?(\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+)?) (?:for|as|instead of) (?:an? |its |his |her |their )?\p{L}+$/u;
const WITH = /^ with (?:(?:an?|the|its|his|her) )?(?=\p{L})/u;

/** A bakery that two owls run is told of as theirs: where they work is what they are. */
const RUNS =
  /\s(?:(?:who|that|which) )?(?:runs?|running|opens?|opening|owns?|owning|manages?|managing|works? (?:at|in)|working (?:at|in)) (?:an?|the|his|her|its|their) (\p{L}+(?: \p{L}+)?)$/u;

/** What somebody is paid for is half of who they are: the barista of "octopus working as a barista". */
const EMPLOYED =
  /(?:^|\s)(?:works?|working|employed|hired|moonlights?|moonlighting|volunteers?|volunteering|trained|retrained) as (?:an? |the )?(\p{L}[\p{L}’'-]*(?: \p{L}+)?)$/u;

function readJob(text: string): NounPhrase | null {
  const words = EMPLOYED.exec(text)?.[1];
  const noun = words === undefined ? null : readSubject(words);
  return noun !== null && noun.kind === 'one' && facetsOfNoun(noun, null).length > 0 ? noun : null;
}

/** @returns where somebody works or as what, where more is known of it: the bakery of "badger and owl running a night bakery". */
export function workplaceOf({ kind, bare }: NounPhrase): NounPhrase | null {
  const job = kind === 'said' ? null : readJob(bare);
  if (job !== null) return job;
  const words = kind === 'said' ? undefined : RUNS.exec(bare)?.[1];
  if (words === undefined) return null;
  const noun = readSubject([...WORKERS].find(([place]) => ` ${words}`.endsWith(` ${place}`))?.[1] ?? words);
  return noun.kind !== 'said' && facetsOfNoun(noun, null).slice(0, 1).some(isDomain) ? noun : null;
}

/** Who works where, of places that are told of as buildings. */
const WORKERS: ReadonlyMap<string, string> = new Map([
  ['bakery', 'baker'],
  ['post office', 'postman'],
  ['hair salon', 'hairdresser'],
  ['bar', 'bartender'],
  ['garage', 'mechanic'],
  ['detective agency', 'detective'],
  ['funeral home', 'undertaker'],
]);

/** The trade of somebody who is said to have one: of a capybara that "is a DJ". */
export function tradeOf(does: string): NounPhrase | null {
  const words = /^is an? (\p{L}+(?: \p{L}+)?)$/u.exec(does)?.[1];
  if (words === undefined) return readJob(does);
  const noun = readSubject(words);
  return noun.kind === 'one' && facetsOfNoun(noun, null).length > 0 ? noun : null;
}

/** The lawyer of "horse that is also a lawyer", the frog of "bicycle that is half frog", the trumpet of "owl with a trumpet". */
export function secondOf({ kind, bare }: NounPhrase): { noun: NounPhrase; isHad: boolean } | null {
  const clause = kind === 'said' ? '' : (GOES_ON.exec(bare)?.[0] ?? '');
  const isAlso = IS_ALSO.exec(clause)?.[0];
  const inPlace = IN_PLACE.exec(clause)?.[1];
  const lead = isAlso ?? WITH.exec(clause)?.[0];
  const words = inPlace ?? (lead === undefined ? '' : clause.slice(lead.length));
  if (words === '' || !/^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2}$/u.test(words) || GOES_ON.test(words)) return null;
  const noun = readSubject(words);
  return noun.kind === 'said' || noun.deed !== undefined || noun.head === ''
    ? null
    : { noun, isHad: isAlso === undefined && inPlace === undefined };
}

const PARTNERS = /^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2} and (?:(?:an?|the|its|his|her|their|my) )?(.+)$/iu;
/** What two do together, or where they are. */
const TOGETHER = /^(?:$|(?:who|that|which|on|in|at|with|without|over|under|from|for)\b|\p{L}{2,}ing\b)/iu;

/** @returns the second of two of which both are known: the toddler of "a ghost and a toddler sharing one scooter". */
export function partnerOf({ kind, bare }: NounPhrase): NounPhrase | null {
  const words = (kind === 'said' ? undefined : PARTNERS.exec(bare)?.[1])?.split(' ') ?? [];
  for (const length of [2, 1]) {
    const [own, rest] = [words.slice(0, length), words.slice(length).join(' ')];
    if (own.length < length || !TOGETHER.test(rest) || own.some((word) => /ing$/u.test(word))) continue;
    const noun = readSubject(own.join(' '));
    if (noun.kind !== 'said' && noun.deed === undefined && facetsOfNoun(noun, null).length > 0) return noun;
  }
  return null;
}

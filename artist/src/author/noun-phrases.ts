import { genderOfGivenName } from '../concept/given-names.ts';
import { findPetName } from '../concept/names-of-pets.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { isOfNames } from './adjectives-of-names.ts';
import { withArticle } from './articles.ts';
import { isForeignNoun, isOurWord } from './foreign-words.ts';
import { isKnownThing } from './known-things.ts';
import { articleOfName } from './proper-names.ts';
import {
  GAMES,
  IDEA_PHRASES,
  IDEAS,
  ING_NOUNS,
  IRREGULAR_PLURALS,
  MASS_NOUNS,
  PAIRS,
  PERSONS,
  PHRASE_BREAKS,
  PORTIONS,
  PURSUITS,
  QUANTITIES,
  SINGULAR_IN_S,
  SLANG_PLURALS,
} from './tables/lexicon.ts';
import { COMPANIES } from './tables/proper-names.ts';
import { EDIBLE } from './tables/theme-words.ts';
import { isTagged } from './tag-words.ts';

/** One of many, several, what is weighed, what is only thought or felt, who has a name, and what somebody said. */
type NounKind = 'one' | 'many' | 'stuff' | 'idea' | 'name' | 'said';

/** A thing, ready for any place in a sentence. */
export interface NounPhrase {
  kind: NounKind;
  /** Without article: "crocodile", "crocodile riding a bomber plane". */
  bare: string;
  /** As it is introduced: "a crocodile", "a bunch of sneakers", "a portion of cheese", "Napoleon". Singular, always. */
  indefinite: string;
  /** As it is worn, held or had: "a top hat", "sneakers", "cheese". */
  object: string;
  /** As it is met again, without what was only told once: "the crocodile", "the sneakers". */
  definite: string;
  /** The same as a singular: "the bunch of sneakers". */
  again: string;
  /** What stands before another noun: "crocodile" in "the crocodile half". */
  short: string;
  /** One countable lump of it, where a singular noun must stand: "the only portion of spaghetti". */
  unit: string;
  /** The noun itself, in lower case: "plane" of "bomber plane with wings". */
  head: string;
  /** Said of whoever it is, rather than a name: "hates Mondays", "is sleepy". */
  deed?: string;
}

/** Flowers and what hangs together at one end are held by the stalks. */
const BUNCHES =
  /^(?:tulips|roses|flowers|daisies|daffodils|lilies|carnations|peonies|sunflowers|poppies|violets|orchids|bananas|grapes|keys|carrots|radishes|balloons)$/u;

/** What makes a singular of it. */
const LUMPS: Readonly<Record<NounKind, string | null>> = {
  one: null,
  name: null,
  many: 'pack',
  stuff: 'pile',
  idea: 'touch',
  said: null,
};

/** Reads words as a thing. Leading articles are taken off and put back where they are right. */
export function readNounPhrase(words: string): NounPhrase {
  const choice = readChoice(words);
  if (choice !== null) return choice;
  const article = LEADING_ARTICLE.exec(words)?.[0] ?? '';
  const bare = words
    .slice(article.length)
    .replace(OWNED_IN_HASTE, "$1's ")
    .replace(MIDDLE_ARTICLE, (_, noun: string) => withArticle(noun));
  const tokens = bare.split(' ');
  const isBreak = (token: string, index: number): boolean =>
    // "Two dancing cats" go on.
    index > (/ing$/u.test(token) && QUANTITIES.has((tokens[0] ?? '').toLowerCase()) ? 1 : 0) &&
    (PHRASE_BREAKS.has(token.toLowerCase()) ||
      FELT_FOR.test(`${token} ${tokens[index + 1]}`) ||
      // "A hamster called Biscuit" is a hamster.
      (token === 'called' && /^\p{Lu}\p{Ll}+$/u.test(tokens[index + 1] ?? '')) ||
      isDoneTo(tokens.slice(index).join(' ')));
  const end = FIXED_PHRASES.test(bare) ? -1 : tokens.findIndex(isBreak);
  const core = end > 0 ? tokens.slice(0, end).join(' ') : bare;
  const kind = chooseKind({ short: core, bare, article: article.trim().toLowerCase().replace('1', 'one') });
  // A "slice of pizza" is no "slice" when it is met again.
  const next =
    SHARES.has(headOf(core)) && tokens[end] === 'of' ? tokens.findIndex((token, at) => at > end && isBreak(token, at)) : end;
  const short = next > 0 ? tokens.slice(0, next).join(' ') : bare;
  const noun = { kind, bare, short, head: headOf(core) };
  if (isNumber(bare)) return { ...noun, kind: 'name', short: `number ${bare}`, ...numberForms(bare) };
  if (/^(?:\S+['’]s|my|our|your|his|her|their)\s/iu.test(bare))
    return { ...noun, ...ownedForms(`${article}${bare}`, `${article}${short}`, kind) };
  if (PART_OF_ONE.test(bare))
    return { ...noun, kind: 'one', indefinite: bare, object: bare, definite: `the ${bare}`, again: `the ${bare}`, unit: bare };
  if (/^half an?\s/iu.test(bare)) return { ...noun, ...halfForms(bare, short) };
  if (LETTER.test(bare)) return { ...noun, ...nameForms(bare, short, 'the ') };
  if (kind === 'name' || (article === '' && isCalledWhatTheyAre(bare))) return { ...noun, ...nameForms(bare, short, article) };
  if (article.trim().toLowerCase() === 'the' || (article === '' && ONLY_ONE.test(bare)))
    return { ...noun, ...uniqueForms(bare, short, kind) };
  return { ...noun, ...plainForms(bare, short, kind) };
}

const CHOICE = /^(?:either )?(?!an? (?!hundred|thousand|dozen|million)|the |some )([^,;]+) or ([^,;]+)$/iu;
const GOES_ON_BEHIND =
  /(?<!\p{L})(?:or|who|that|which|whose|with|without|is|are|was|not|no|never|nothing|none|of|in|on|at|for|to|more|less|maybe|left|right|up|down|yes|now|dead)(?!\p{L})/iu;

/** "100 ducks or one giant duck": whoever asked has not made up their mind, and it is one of the two. */
function readChoice(words: string): NounPhrase | null {
  const [, first = '', second = ''] = CHOICE.exec(words) ?? [];
  if (first === '' || FIXED_PHRASES.test(words) || GOES_ON_BEHIND.test(`${first} ${second}`)) return null;
  const both = [first, second].map(readNounPhrase);
  const [one, other] = both;
  if (!one || !other || !both.every(({ kind, head }) => /^(?:one|many|stuff)$/u.test(kind) && isKnownThing(singular(head))))
    return null;
  const [a, b] = both.map(({ kind, object, bare }) => (kind === 'one' ? object : asMany(bare)));
  const bare = `${a} or ${/^(?:an?|one) /iu.test(second) ? second : b}`;
  const definite = `the ${one.short} or the ${other.short}`;
  const whole = `either ${bare}`;
  return {
    kind: 'one',
    bare,
    short: bare,
    head: other.head,
    indefinite: whole,
    object: whole,
    definite,
    again: definite,
    unit: `choice of ${bare}`,
  };
}
const singular = (head: string): string => head.replace(/(?<=[^s])s$/u, '');

/** "Two thirds of a pizza" are no group. */
const PART_OF_ONE = /^(?:two thirds|three quarters|three fifths) of an? \S/iu;

/** "1 sock" is a sock. */
const LEADING_ARTICLE = /^(?:an?|one|the|some|any|1(?= (?!(?:hundred|thousand|million|billion|dozen)(?: |$))\p{L}))\s+(?=\S)/iu;

/** Bob the carrot is the only one. */
export const isCalledWhatTheyAre = (bare: string): boolean => {
  const [, name = ''] = /^(\p{Lu}[\p{Ll}]+) the \p{L}+(?: \p{L}+)?(?: (?:who|that) .+)?$/u.exec(bare) ?? [];
  if (name === '') return false;
  const word = name.toLowerCase();
  return genderOfGivenName(word) !== undefined || isTagged(word, 'FirstName') || findPetName(bare) !== null;
};

/** "Letter B", with or without the article. */
const LETTER = /^letter \p{L}$/iu;

/** There is one of it, whatever it is of: "speed of light", "end of the world". */
const ONLY_ONE =
  /^(?:(?:speed|meaning|end|beginning|origin|smell|sound|taste|price|history|future|fall|rise|dawn|fountain|patron saint|birth|invention|edge|ghost|colou?r) of|(?:king|queen|god|goddess) of(?: the)?|(?:lord|lady|prince|princess|emperor|empress|guardian|mayor|ruler) of the) \S/iu;

/** A knight afraid of mice is a knight when he is met again. */
const FELT_FOR = /^(?:(?:afraid|scared|frightened|terrified) (?:of|by)|(?:allergic|addicted|married) to|obsessed with)$/iu;

/** A vending machine stealing coins is one machine; sock stealing goblins are several goblins. */
const isDoneTo = (words: string): boolean =>
  /^(?:stealing|losing|juggling|chasing|hoarding|selling) \p{Ll}+$/u.test(words) &&
  isDeedPhrase(words) &&
  !arePersons(headOf(words)) &&
  !namesCreature(headOf(words).replace(/s$/u, ''));

/** What stands together with "and": nobody orders the half of it. */
export const FIXED_PHRASES =
  /^(?:fish and chips|socks (?:in|and|with) sandals|bangers and mash|mac(?:aroni)? and cheese|(?:bacon|ham) and eggs|peanut butter and jelly|hide and seek|truth or dare|drum and bass|rock and roll|rhythm and blues)$/iu;

/** So much of something, or the one of it that counts. */
const SHARES: ReadonlySet<string> = new Set(
  'end king queen god lord slice loaf glass cup bottle bowl piece wheel drop can jar plate pot box bag pair pile stack bar ball wedge carton tin bucket mug pack block sheet roll bunch'.split(
    ' ',
  ),
);

const headOf = (short: string): string => (short.split(' ').at(-1) ?? short).toLowerCase();

type Forms = Pick<NounPhrase, 'indefinite' | 'object' | 'definite' | 'again' | 'unit'>;

/** "grandma's teapot" is nobody else's. */
function ownedForms(bare: string, short: string, kind: NounKind): Forms {
  const isPair = kind === 'many' && PAIRS.has(headOf(short));
  const isFood = EDIBLE.has(headOf(short)) || EDIBLE.has(headOf(short).replace(/s$/u, ''));
  const lump = isPair ? 'pair' : isFood ? 'portion' : 'collection';
  const lumpOf = (words: string): string => (kind === 'many' ? `${lump} of ${words}` : words);
  return {
    indefinite: kind === 'many' ? `a ${lumpOf(bare)}` : bare,
    object: bare,
    definite: short,
    again: kind === 'many' ? `the ${lumpOf(short)}` : short,
    unit: isPair ? lumpOf(short) : short,
  };
}

/** "13", "1,000,000", "3.14", and "six seven" or "4 0 4" as they are called out. */
export const isNumber = (words: string): boolean => /^\d[\d.,]*(?: \d+)*$/u.test(words) || CALLED_OUT.test(words);
const DIGIT = '(?:zero|one|two|three|four|five|six|seven|eight|nine)';
const CALLED_OUT = new RegExp(`^${DIGIT}(?:[ -]${DIGIT})+$`, 'iu');

function numberForms(bare: string): Forms {
  const number = `the number ${bare}`;
  return { indefinite: number, object: number, definite: number, again: number, unit: `number ${bare}` };
}

function halfForms(bare: string, short: string): Forms {
  const half = short.replace(/^half an?\s/iu, 'half ');
  return { indefinite: bare, object: bare, definite: `the ${half}`, again: `the ${half}`, unit: half };
}

function nameForms(bare: string, short: string, typedArticle: string): Forms {
  const own = articleOfName(bare) ?? articleOfName(short);
  const article = own ?? (typedArticle === '' ? null : /^the/iu.test(typedArticle) ? 'the' : 'a');
  if (article === null) return { indefinite: bare, object: bare, definite: short, again: short, unit: short };
  const indefinite = article === 'the' ? `the ${bare}` : withArticle(bare);
  return { indefinite, object: indefinite, definite: `the ${short}`, again: `the ${short}`, unit: short };
}

function uniqueForms(bare: string, short: string, kind: NounKind): Forms {
  const many = kind === 'many';
  const lump = PAIRS.has(headOf(short)) ? 'pair of' : 'lot of the';
  const again = many ? `the ${lump} ${short}` : `the ${short}`;
  return {
    indefinite: many ? `the ${lump} ${bare}` : `the ${bare}`,
    object: `the ${bare}`,
    definite: `the ${short}`,
    again,
    unit: unitOf(short, kind),
  };
}

function plainForms(bare: string, short: string, kind: NounKind): Forms {
  const lump = lumpOf(short, kind);
  return {
    // A lump is singular, so that whatever follows agrees with it.
    indefinite: lump === null ? withArticle(bare) : `a ${lump} of ${asMany(bare)}`,
    object: kind === 'one' ? withArticle(bare) : asMany(bare),
    definite: `the ${short}`,
    again: lump === null || kind !== 'many' ? `the ${short}` : `the ${lump} of ${asMany(short)}`,
    unit: unitOf(short, kind),
  };
}

/** "A hundred ducks" keep their article. */
const asMany = (words: string): string => words.replace(/^(?=(?:hundred|thousand|million|billion|dozen|couple)(?: |$))/iu, 'a ');

const unitOf = (short: string, kind: NounKind): string => {
  const lump = lumpOf(short, kind);
  return lump === null ? short : `${lump} of ${asMany(short)}`;
};

function lumpOf(short: string, kind: NounKind): string | null {
  if (isCounted(short)) return /^dozen /iu.test(short) ? 'pack' : 'group';
  if (kind === 'stuff') return PORTIONS.get(headOf(short)) ?? LUMPS.stuff;
  if (kind === 'many' && arePersons(headOf(short))) return 'group';
  if (kind === 'many' && BUNCHES.test(headOf(short))) return 'bunch';
  return kind === 'many' && (PAIRS.has(headOf(short)) || GROWN_IN_PAIRS.test(short)) ? 'pair' : LUMPS[kind];
}

/** "Human legs", "chicken feet", as one of them has them. */
const GROWN_IN_PAIRS =
  /^(?:(?!many|several|more|all)\p{L}+ )?(?:legs|feet|hands|arms|eyes|ears|wings|knees|elbows|shoulders|eyebrows|lips|thighs|calves|claws|paws|horns|hips|thumbs|fists|ankles)$/iu;

/** Wolves come in packs, and sisters do not. */
const arePersons = (head: string): boolean => ARE_PERSONS.test(head) || PERSONS.has(head.replace(/^ex-|s$/gu, ''));
const ARE_PERSONS =
  /^(?:people|children|(?:\p{L}+-?)?(?:wo)?men|exes|(?:ex-)?(?:wives|husbands|boyfriends|girlfriends)|(?:step|half-|grand)?(?:sisters|brothers|mothers|mums|moms|fathers|dads|parents|sons|daughters|children)|grand(?:mas|pas)|aunts|aunties|uncles|cousins|nieces|nephews|in-laws|(?:\p{L}+-)+in-law|twins|friends|besties|roommates|flatmates|housemates|classmates|colleagues|students)$/u;

/** A double agent is one, and double doors are two. */
const isCounted = (bare: string): boolean =>
  !(/^(?:double|triple|twin) /iu.test(bare) && !isPlural(headOf(bare))) &&
  !/[ -]pack$/iu.test(bare) &&
  // "404 error", "747 pilot": called so, and not so many.
  !(/^\d{3,} /u.test(bare) && !isPlural(headOf(bare)) && !SAME_IN_PLURAL.test(bare)) &&
  // "three legged stool": so many legs, and one stool.
  !OF_SO_MANY.test(bare) &&
  (QUANTITIES.has((bare.split(' ')[0] ?? '').toLowerCase()) ||
    /^\d[\d.,]*\s/u.test(bare) ||
    // A million dollar smile is one.
    (/^(?:dozen|thousand|million|billion) /iu.test(bare) && isPlural(headOf(bare))));

/** "200 sheep". */
const SAME_IN_PLURAL = / (?:sheep|fish|deer|moose|elk|bison|salmon|trout|squid|shrimp|swine|spacecraft|aircraft)$/iu;

const OF_SO_MANY =
  /^\S+ (?:(?:legged|headed|eyed|armed|winged|horned|toed|fingered|tailed|wheeled|sided|handed|footed|stor(?:ey|y)|tiered|layer(?:ed)?|seater|person|course|star|piece|year|day|hour|minute|second|dollar|euro|percent|ton|metre|meter|foot|inch|gallon|litre|liter)(?: old)?) (?!.*s$)\S/iu;

/** What is done to something: "selling ice cream" is nothing that there is one of. */
const DEED =
  /^(?:baking|buying|chasing|collecting|cooking|cleaning|counting|drinking|driving|eating|feeding|fixing|growing|hugging|hunting|juggling|losing|making|painting|picking|playing|reading|riding|selling|stealing|throwing|washing|watching|wearing|writing) (?=\S)/iu;
/** Who reads has reading glasses, and nobody reads these. */
const WORN_FOR_IT = /^(?:reading|riding|driving|painting) (?:glasses|goggles|shoes|boots|gloves|trousers)$/iu;
/** "washing dishes", "baking bread"; but a washing machine is one thing. */
const CLAUSE_AFTER = / (?:that|who|which|whose) .*$|(?<=^\S+ing \S+) \p{L}{2,}ing .*$/iu;

export function isDeedPhrase(bare: string): boolean {
  if (WORN_FOR_IT.test(bare)) return false;
  // A washing machine that eats socks is a machine, whatever it eats.
  const said = bare.replace(CLAUSE_AFTER, '');
  const rest = said.replace(DEED, '');
  if (rest === said) return false;
  const head = headOf(rest);
  return (
    isPlural(head) ||
    MASS_NOUNS.has(head) ||
    EDIBLE.has(head) ||
    isTagged(head, 'Uncountable') ||
    /^(?:the|an?|my|his|her|its|their|your|at|in|on|with|ice) /iu.test(rest)
  );
}

/** Typed in haste: "a penguin with a umbrella". */
const MIDDLE_ARTICLE = /(?<=\b(?:with|without|on|in|of|and|under|like|wearing|holding|riding|eating|who has) )an? (\p{Ll}+)/gu;

/** Typed in haste: "grandpas old tractor". */
const OWNED_IN_HASTE =
  /^((?:my |his |her |our )?(?:grandpa|grandma|grandad|granny|mom|mum|dad|uncle|auntie?|sister|brother|boss|neighbou?r))s (?!(?:who|that|and|with|in|at|on|from) )(?=\p{L}+ \p{L})/iu;

const TOOLS =
  /\b(?:(?:magnifying|looking|wine|shot|stained) glass|(?:cassette|video|measuring) tape|(?:traffic|night|street|tail|head|engine|warning) light|(?:iv|nose|nasal|oil) drip|(?:traffic|paper|log) jam|(?:camp|bon|wild|forest) fire|(?:steam|curling|waffle) iron|(?:biscuits?|cookies?|cake|sewing|sweets?|sardine|tuna|bread|money|tobacco|baking|muffin) tin)$/iu;
/** Dishes as well, and somebody all the same when they stand alone. */
const EATEN_ANIMALS =
  /^(?:salmon|trout|tuna|cod|herring|mackerel|carp|pike|halibut|squid|octopus|lobster|crab|shrimp|prawn|lamb|turkey|chicken|duck|goose)$/iu;
/** Hundreds of words have these endings, and nobody can count what they mean. */
const IDEA_ENDINGS =
  /(?:[^r]ness|[^p]hood|^fever|xiety|ism|itude|[^e]ship|phobia|mania|ology|^(?!univers|commun|celebr|facil|activ|cav|monstros|commod|util|author|personal|opportun|nativ)\p{L}{4,}ity)$/u;
const NO_IDEAS =
  /(?:witness|business|harness|wilderness|likeness|prism|organism|mechanism|battleship|airship|starship|warship|flagship|neighbou?rhood)$/u;

/** Trades and followers that are written like names, and of which there are many. */
const WITH_CAPITALS =
  /^(?:YouTuber|TikToker|Instagrammer|Redditor|Twitcher|Tweeter|Wikipedian|Trekkie|Swiftie|Potterhead|(?:Londo|New York|Berli|Dubli|Aucklan|Montreal|Vien)\p{Ll}*er)$/u;

function chooseKind({ short, bare, article }: { short: string; bare: string; article: string }): NounKind {
  const head = headOf(short);
  if (WITH_CAPITALS.test(short)) return 'one';
  if (isName(short)) return 'name';
  if (FIXED_PHRASES.test(bare)) return 'stuff';
  if (/^an?$/u.test(article) && isCounted(bare) && isPlural(head)) return 'many';
  if (/^(?:a|an|one)$/u.test(article) || TOOLS.test(short) || EATEN_ANIMALS.test(short)) return 'one';
  if (isDeedPhrase(bare)) return 'idea';
  if ((isCounted(bare) && !/^(?:1|one)\s/iu.test(bare)) || isPlural(head)) return 'many';
  if (
    IDEAS.has(head) ||
    IDEA_PHRASES.test(short) ||
    PURSUITS.has(head) ||
    (GAMES.has(head) && !/ball$/u.test(head)) ||
    (short === bare && /.{2}ing$/u.test(head) && !ING_NOUNS.has(head)) ||
    (IDEA_ENDINGS.test(head) && !NO_IDEAS.test(head))
  )
    return 'idea';
  // "a glass of milk".
  if (MASS_NOUNS.has(head) && bare.slice(short.length).startsWith(' of ')) return 'one';
  if (MASS_NOUNS.has(head) || (isTagged(head, 'Uncountable') && !isKnownThing(head)) || (article === 'some' && !isPlural(head)))
    return 'stuff';
  return 'one';
}

/** "Napoleon", "Uncle Bob", "the Eiffel Tower"; but a Canadian, a Monday and an iPhone are some of many. */
function isName(short: string): boolean {
  const head = short.split(' ').at(-1) ?? short;
  // "Formula 1".
  if (/^\p{Lu}\S* \d+$/u.test(short) && articleOfName(short) === null) return true;
  if (!/^\p{Lu}|^\p{Ll}\p{Lu}/u.test(head)) return false;
  // Of a broken Tesla there are many.
  if ((COMPANIES.has(head) || articleOfName(head) === 'a') && /^\p{Ll}/u.test(short)) return false;
  const article = articleOfName(short);
  if (article !== undefined) return article !== 'a';
  // A Mülltonne is written like a name, and is one of many.
  if (!isTagged(head, 'Person') && isForeignNoun(head)) return false;
  return !isOfNames(head) && !isTagged(head, 'Demonym') && !isTagged(head, 'WeekDay') && !/^\p{Lu}{2,5}s?$/u.test(head);
}

/** True for a noun in the plural: "sneakers", "feet", but not "octopus" or "glass". */
function isPlural(noun: string): boolean {
  if (IRREGULAR_PLURALS.has(noun) || /^ex-(?:wive|husband|boyfriend|girlfriend)s$/u.test(noun)) return true;
  // An "ilves" and a "tournevis" are one each, in their own languages.
  if (!SLANG_PLURALS.has(noun) && ![noun, noun.replace(/s$/u, ''), noun.replace(/es$/u, '')].some(isOurWord)) return false;
  if (SINGULAR_IN_S.has(noun) || !/[a-z]{2}s$/u.test(noun)) return false;
  return !/(?:ss|us|is|saurus)$/u.test(noun) || /(?:taxis|skis|kiwis|menus|emus|gnus|zombis)$/u.test(noun);
}

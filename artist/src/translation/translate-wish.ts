/** In which language a wish is, and what it says in English. */

import type { Wish } from '@chaos/shared/contract/characters';
import { withArticle } from '../author/articles.ts';
import { isEnglish } from '../author/english-names.ts';
import { isEnglishWord } from '../author/english-words.ts';
import { hasForeignWord as hasWordOfNoName, isForeignPhrase, isOurWord } from '../author/foreign-words.ts';
import { readNamedPlace } from '../author/named-places.ts';
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { articleOfName } from '../author/proper-names.ts';
import { QUALITIES } from '../author/qualities.ts';
import { findWorldPlace } from '../concept/find-world-place.ts';
import { tellsManner } from '../concept/plain-words.ts';
import { findFinish } from '../painter/finishes/find-finish.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { splitWords } from '../pieces/split-words.ts';
import { ENGLISH } from '../pieces/vocabulary.ts';
import DAILY from './daily-life.json' with { type: 'json' };
import { dictionaryOf, isSpaceless, LANGUAGES, tokensOf } from './dictionary.ts';
import { isEnglishPlace, placeInEnglish } from './exonyms.ts';
import { mayLeaveOut, saysTheSame } from './left-out.ts';
import MEANINGS from './meanings.json' with { type: 'json' };
import ORDINARY from './ordinary-words.json' with { type: 'json' };
import { readOwned } from './owned.ts';
import { singularOf } from './plural.ts';
import { withoutCircumstance, withoutLastClause } from './reworded.ts';
import TALES_AND_SAYINGS from './tales-and-sayings.json' with { type: 'json' };
import { gloss, nameThing, tellCharacter, tellNominal, tellsDeed, tellTrouble, translate } from './translate.ts';

export type WishField = 'mainTheme' | 'bodyInfluence' | 'characteristicInfluence' | 'style';
const FIELDS: readonly WishField[] = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style'];

const SCRIPTS: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Greek}/u, ['el']],
];
const OTHERS = new Set(SCRIPTS.flatMap(([, languages]) => languages));
const LATIN = LANGUAGES.filter((language) => !OTHERS.has(language));

/** The languages that know most words of all fields together, the best first, of those that know any. */
function languagesOf(texts: readonly string[]): { language: string; known: number }[] {
  const all = texts.join(' ');
  const languages = SCRIPTS.find(([script]) => script.test(all))?.[1] ?? (/\p{Script=Latin}/u.test(all) ? LATIN : []);
  return shortlist(languages, all)
    .map((language) => ({ language, known: texts.reduce((sum, text) => sum + knownIn(text, language), 0) }))
    .filter(({ known }) => known > 0)
    .sort((one, other) => other.known - one.known);
}

/** By the words that everybody uses, before any other is looked up. */
function shortlist(languages: readonly string[], text: string): readonly string[] {
  if (languages.length < 3) return languages;
  const counted = languages.map((language) => ({ language, known: dictionaryOf(language).countByHand(text) }));
  const most = Math.max(...counted.map(({ known }) => known));
  if (most === 0 && languages.length < 4) return languages;
  return counted.filter(({ known }) => known > 0 && known >= most - 1).map(({ language }) => language);
}

function knownIn(text: string, language: string): number {
  const dictionary = dictionaryOf(language);
  const tokens = tokensOf(text, language);
  let known = 0;
  for (let at = 0; at < tokens.length; ) {
    const length = dictionary.find(tokens, at)?.length ?? 0;
    known += isSpaceless(language) ? length / 2 : length;
    at += length || 1;
  }
  return known;
}

const remembered = new Map<string, Partial<Record<WishField, string>>>();
const REMEMBERED_MAX = 50;

/**
 * The fields that are in another language and whose every word is known, in English. The words of all fields together decide
 * which language it is; nothing when two know as many of them and mean different things.
 */
export function translateWish(typed: Wish): Partial<Record<WishField, string>> {
  const key = JSON.stringify(FIELDS.map((field) => typed[field]));
  const known = remembered.get(key);
  if (known) return known;
  const [plain, ...others] = withoutSuperlative(typed.characteristicInfluence).map((characteristicInfluence) =>
    translateTyped({ ...typed, characteristicInfluence }),
  );
  const translated = [plain, ...others].find((one) => one?.characteristicInfluence !== undefined) ?? plain ?? {};
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(key, translated);
  return translated;
}

const translateTyped = (typed: Wish): Partial<Record<WishField, string>> => {
  const wish = {
    ...typed,
    mainTheme:
      typed.mainTheme
        ?.replace(SLOTH, 'oso perezoso')
        .replace(ITALIAN_IN, ' in ')
        .replace(BIRDS, '$1匹')
        .replace(DOER_FIRST, '$2$1') ?? null,
  };
  const fields = translateFields(wish);
  return {
    ...qualityOf(wish, fields.mainTheme),
    ...prawnOf(wish),
    ...possessedOf(wish, fields),
    ...whereabouts(fields, wish.mainTheme ?? ''),
    // By hand for the whole of it, and so better than word by word: no boot of rain.
    ...meaningOf(wish),
    ...animalOf(wish),
    ...tuxedoOf(wish),
    ...placeOf(wish),
    ...nominalOf(wish),
    ...halvesOf(wish),
    ...halfAndHalfOf(wish),
    ...lovesOf(wish),
    ...appositionOf(wish),
    ...underOf(wish),
    ...keeperOf(wish),
  };
};

/** 猫が本を読んでいる: a cat that reads a book. */
const DOER_FIRST = /^([^がをはに]+)が([^が]*\p{L}(?:[てで]い?る|ています|でいます))[。!！]?$/u;

/** Birds and rabbits are counted by their feathers, and large beasts by their heads. */
const BIRDS = /([一二三四五六七八九十\d])[羽頭](?=の|$)/gu;

/** What has a word in one language alone, or one that English or a picture of ours is spelt like: "Fernweh", "burro", "kroket". */
const ALONE: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(MEANINGS),
    ...Object.entries(TALES_AND_SAYINGS),
    ...Object.entries(DAILY.sayings),
    ...Object.entries(ORDINARY.sayings),
  ].flatMap(([english, words]) => words.split(', ').map((word): [string, string] => [word, english])),
);
const ARTICLE = /^(?:der|die|das|eine?|il|lo|la|le|les|une?|una|uno|el|los|las|o|a|os|as|uma?|de|het|een) |^(?:l|un)['’]/u;

function meaningOf({ mainTheme, bodyInfluence }: Wish): Partial<Record<WishField, string>> {
  const [theme, body] = [mainTheme, bodyInfluence].map((typed) => {
    const said = (typed ?? '')
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[\s.!?！？。]+$/u, '')
      .trimStart();
    return ALONE.get(said) ?? ALONE.get(said.replace(ARTICLE, ''));
  });
  return { ...(theme !== undefined && { mainTheme: theme }), ...(body !== undefined && { bodyInfluence: body }) };
}

/** Of German adjectives only those that are people have capitals. */
function nominalOf({ mainTheme }: Wish): Partial<Record<WishField, string>> {
  const who = tellNominal(mainTheme ?? '');
  return who === undefined ? {} : { mainTheme: who };
}

/** Who is one by day and another by night, as people say it. */
const HALVES: readonly RegExp[] = [
  /^tagsüber (.+?),? (?:und )?nachts (.+)$/iu,
  /^(.+?) (?:bei|am) Tage?,? (?:und )?(.+?) (?:bei|in der) Nacht$/iu,
  /^(.+?) de día,? (?:y )?(.+?) de noche$/iu,
  /^(.+?) le jour,? (?:et )?(.+?) la nuit$/iu,
  /^(.+?) di giorno,? (?:e )?(.+?) di notte$/iu,
  /^昼は(.+?)、?夜は(.+)$/u,
];

function halvesOf({ mainTheme }: Wish): Partial<Record<WishField, string>> {
  const halves = HALVES.flatMap((pattern) => [pattern.exec(mainTheme?.trim() ?? '')?.slice(1) ?? []]).find(
    ({ length }) => length > 0,
  );
  if (!halves) return {};
  const [day, night] = halves.map(translateAlone);
  return { mainTheme: `${day} by day, ${night} by night` };
}

/** Whose it is, in languages whose dictionaries have no word for it, and the article that may stand there as well. */
const POSSESSED: readonly (readonly [said: RegExp, article: string])[] = [
  [/^(?:mijn|m['’]n|onze|ons) (?=\p{L})/iu, 'de '],
  [/^(?:mon|notre) (?=\p{L})/iu, 'le '],
  [/^ma (?=\p{L})/iu, 'la '],
  [/^(?:min|mitt|vår|vårt|mój|moja|moje|nasz|nasza|мой|моя|моё|наш|наша|bizim|benim) (?=\p{L})/iu, ''],
  [/^(?:私の|僕の|俺の|うちの|우리 집 |우리 ?|내 |나의 )(?=\p{L})/u, ''],
];

/** "Mijn schoonmoeder", "моя тёща": told as mine where it is somebody. */
function possessedOf(wish: Wish, fields: Partial<Record<WishField, string>>): Partial<Record<WishField, string>> {
  const { mainTheme } = wish;
  const [said, article = ''] = POSSESSED.find(([pattern]) => pattern.test(mainTheme?.trim() ?? '')) ?? [];
  if (mainTheme === null || said === undefined || fields.mainTheme !== undefined) return {};
  const typed = mainTheme.trim();
  const { mainTheme: theme = ALONE.get(typed.replace(said, '').toLowerCase()), ...others } = translateFields({
    ...wish,
    mainTheme: typed.replace(said, article),
  });
  if (theme === undefined) return {};
  const who = theme.replace(/ (?:that|who|in|on|at|with|without|from) .*$/u, '');
  const isSomebody = isPersonNoun(who.split(' ').at(-1) ?? '') || namesCreature(who);
  return { ...others, mainTheme: isSomebody ? `my ${theme}` : theme };
}

/** Who is half one thing and half another. */
const HALF_AND_HALF: readonly RegExp[] = [
  /^halb (.+?),? (?:und )?halb (.+)$/iu,
  /^half (.+?),? (?:en )?half (.+)$/iu,
  /^halv (.+?),? (?:och |og )?halv (.+)$/iu,
  /^(?:mitad|medio|media) (.+?),? (?:y )?(?:mitad|medio|media) (.+)$/iu,
  /^(?:à )?moitié (.+?),? (?:et )?(?:à )?moitié (.+)$/iu,
  /^(?:per )?metà (.+?),? (?:e )?(?:per )?metà (.+)$/iu,
  /^(?:metade|meio|meia) (.+?),? (?:e )?(?:metade|meio|meia) (.+)$/iu,
  /^pół (.+?),? (?:i )?pół (.+)$/iu,
  /^yarı (.+?),? (?:ve )?yarı (.+)$/iu,
  /^наполовину (.+?),? (?:и )?наполовину (.+)$/iu,
];

/** The half that is known in English; the other keeps what it is called. */
function halfAndHalfOf({ mainTheme }: Wish): Partial<Record<WishField, string>> {
  const [one, other] =
    HALF_AND_HALF.map((pattern) => pattern.exec(mainTheme?.trim() ?? '')?.slice(1)).find((found) => found !== undefined) ?? [];
  if (!one || !other) return {};
  const told = translateFields({ ...NOTHING_ELSE, mainTheme: one, bodyInfluence: other });
  return told.mainTheme === undefined && told.bodyInfluence === undefined
    ? {}
    : { mainTheme: `half ${told.mainTheme ?? one} half ${told.bodyInfluence ?? other}` };
}

const NOTHING_ELSE: Omit<Wish, 'mainTheme'> = {
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
};

const translateAlone = (text: string): string => translateFields({ ...NOTHING_ELSE, mainTheme: text }).mainTheme ?? text;

/** Who is in love, and with whom or what. */
const LOVERS: readonly RegExp[] = [
  /^(.+?) (?:perdidamente |locamente )?enamorad[oa] de(?:l)? (.+)$/iu,
  /^(.+?) (?:perdutamente )?innamorat[oa] (?:di|del(?:la)?|dell['’]) ?(.+)$/iu,
  /^(.+?) (?:follement |éperdument )?amoureu(?:x|se) (?:de |du |des |d['’])(.+)$/iu,
  /^(.+?) (?:perdidamente )?apaixonad[oa] (?:por|pel[oa]) (.+)$/iu,
  /^(.+?),? d(?:er|ie|as) in (.+) (?:unsterblich )?verliebt ist$/iu,
  /^(.+?),? die verliefd is op (.+)$/iu,
];

/** Of a loved one: an article by which it is one of many; any other, also one in "della", makes it the one and only. */
const ONE_OF_MANY = /^(?:un[aeo]?|uma?|ein(?:e[nmr]?)?|een) |^un'/iu;

function lovesOf({ mainTheme }: Wish): Partial<Record<WishField, string>> {
  const [lover, loved] =
    LOVERS.map((pattern) => pattern.exec(mainTheme?.trim() ?? '')?.slice(1)).find((found) => found !== undefined) ?? [];
  if (!lover || !loved) return {};
  // Two words tell their language where one does not.
  const told = translateFields({ ...NOTHING_ELSE, mainTheme: lover, bodyInfluence: loved });
  const who = told.bodyInfluence?.replace(/^(?:an?|the) /, '');
  if (who === undefined) return {};
  const named = /^\p{Lu}/u.test(who) ? who : ONE_OF_MANY.test(loved) ? withArticle(who) : `the ${who}`;
  return { mainTheme: `${told.mainTheme ?? lover} in love with ${named}` };
}

/** "Mi perro el filósofo", "mein Hund, der Philosoph": whose beast it is, and what it is called for. */
const APPOSITIONS: Readonly<Record<string, RegExp>> = {
  de: /^(?:mein|unser)e? (\p{L}+),? (?:der|die|das) (\p{Lu}\p{L}+)$/u,
  fr: /^(?:mon|ma|notre) (\p{L}+),? (?:le |la |l['’])(\p{L}+)$/iu,
  es: /^(?:mi|nuestr[oa]) (\p{L}+),? (?:el|la) (\p{L}+)$/iu,
  it: /^(?:il mio|la mia|il nostro|la nostra) (\p{L}+),? (?:il |la |lo |l['’])(\p{L}+)$/iu,
  pt: /^(?:(?:o|a) )?(?:meu|minha|nosso|nossa) (\p{L}+),? (?:o|a) (\p{L}+)$/iu,
  nl: /^(?:mijn|onze|ons) (\p{L}+),? de (\p{L}+)$/iu,
};

function appositionOf({ mainTheme }: Wish): Partial<Record<WishField, string>> {
  for (const [language, pattern] of Object.entries(APPOSITIONS)) {
    const [, who = '', role = ''] = pattern.exec(mainTheme?.trim() ?? '') ?? [];
    const [somebody, called] = [who, role].map((word) => (word === '' ? undefined : translate(word, language)));
    if (somebody && called && namesCreature(somebody) && isPersonNoun(called.split(' ').at(-1) ?? ''))
      return { mainTheme: `my ${somebody} the ${called}` };
  }
  return {};
}

/** 桜の木の下の猫, 屋顶上的猫, 지붕 위의 고양이: who is under, on, in or beside what. */
const PLACED: Readonly<Record<string, RegExp>> = {
  ja: /^(.+?)の?(後|(?<=の|試験|面接|テスト|締切|締め切り|会議)前|(?<=の)(?:下|上|中|隣|横))(?:の|で\p{L}+?る)(.+)$/u,
  zh: /^在?(.+)(上|里|下|旁边|后|前)的(.+)$/u,
  ko: /^(.+) (위|안|아래|밑|앞|옆|후|전)(?:의|에 있는|(?<=후|전)) (.+)$/u,
};
const PREPOSITIONS: Readonly<Record<string, string>> = {
  下: 'under',
  上: 'on',
  中: 'in',
  里: 'in',
  前: 'in front of',
  後: 'after',
  后: 'after',
  후: 'after',
  전: 'before',
  隣: 'next to',
  横: 'next to',
  旁边: 'next to',
  위: 'on',
  안: 'in',
  아래: 'under',
  밑: 'under',
  앞: 'in front of',
  옆: 'next to',
};

/** What somebody is before rather than in front of. */
const EVENTS = /(?:^| )(?:exam|test|work|wedding|holidays?|meeting|lunch|dinner|breakfast|party|match|deadline|birthday)$/;

/** Words of their own that end like a place: in love, at night, in the morning, at once. */
const NO_PLACE = /(?:爱|愛|晚|早|马|馬|线|線|世|以|穿|戴|坐|骑|騎|遇|迷|追|赶)上$|(?:天|年|日)下$/u;
const WHERE: Readonly<Record<string, string>> = { 城里: 'city', 手上: 'hand' };

function underOf({ mainTheme }: Wish): Partial<Record<WishField, string>> {
  for (const [language, pattern] of Object.entries(PLACED)) {
    const [, what = '', where = '', who = ''] = pattern.exec(mainTheme?.trim() ?? '') ?? [];
    const [tree, somebody] = [what, who].map((text) =>
      text === '' ? undefined : translate(language === 'ja' ? text.replace(/^桜(?:の木)?$/u, '桜') : text, language),
    );
    if (!tree || !somebody || NO_PLACE.test(what + where) || tellsDeed(tree)) continue;
    const thing = WHERE[`${what}${where}`] ?? (tree === 'wooden' ? 'tree' : singularOf(tree));
    const isBefore = where === '前' && EVENTS.test(thing);
    const preposition = thing === 'tree' && where === '上' ? 'in' : isBefore ? 'before' : PREPOSITIONS[where];
    const one = oneOf(somebody);
    if (preposition === 'in' && /^(?:house|home)$/.test(thing)) return { mainTheme: `${one} at home` };
    if (preposition === 'in' && thing === 'school') return { mainTheme: `${one} at school` };
    const isWeather = /^(?:rain|snow|night|sea|sky|forest|moon|sun|world)$/.test(thing);
    const it = /blossom/.test(thing) ? 'the cherry blossoms' : isWeather ? `the ${thing}` : readNounPhrase(thing).object;
    return { mainTheme: `${one} ${preposition} ${it}` };
  }
  return {};
}

/** Of a beast a shop is the trade: 犬のパン屋 is a dog who bakes, and 町のパン屋 a shop. */
const KEEPERS: Readonly<Record<string, string>> = {
  パン屋: 'baker',
  ラーメン屋: 'ramen chef',
  寿司屋: 'sushi chef',
  ケーキ屋: 'pastry chef',
  花屋: 'florist',
  魚屋: 'fishmonger',
  肉屋: 'butcher',
  本屋: 'bookseller',
};

function keeperOf({ mainTheme }: Wish): Partial<Record<WishField, string>> {
  const [, who = '', shop = ''] = /^(.+)の(\p{L}+屋)(?:さん)?$/u.exec(mainTheme?.trim() ?? '') ?? [];
  const keeper = KEEPERS[shop];
  const beast = keeper === undefined ? undefined : translate(who, 'ja');
  return beast !== undefined && namesCreature(beast) ? { mainTheme: `${beast} ${keeper}` } : {};
}

/** "Bagnino a Rimini", and "chef à Paris" has a word of its own. */
const ITALIAN_IN = /(?<=\p{Ll}) a (?=\p{Lu}\p{Ll}+$)/u;

/** Who is lazy is no theme by itself: it is the beast that is called so. */
const SLOTH = /^(?:(?:el|un) )?perezoso(?=$| (?:en|que|con|de|del|al|sobre|y)(?!\p{L}))/iu;

/** "Lentissimo" is "lento", "velocissimo" "veloce" and "felicísimo" "feliz"; what has a word of its own comes first. */
function withoutSuperlative(text: string | null): (string | null)[] {
  const [superlative] = /(?<=\p{L}{3})(?:h?issim|ísim)[oaie]s?(?!\p{L})/iu.exec(text ?? '') ?? [];
  if (text === null || superlative === undefined) return [text];
  const stem = text.replace(superlative, '');
  const vowel = superlative.replace(/^(?:h?issim|ísim)/i, '');
  return [text, ...[vowel, 'e', ''].map((ending) => text.replace(superlative, ending)), stem.replace(/c$/, 'z')];
}

/** "En bicicleta", "à moto" and "in moto" are on it, and with a bicycle one may only stand beside it; "à Paris" is in it. */
function whereabouts(
  { mainTheme, ...others }: Partial<Record<WishField, string>>,
  typed: string,
): Partial<Record<WishField, string>> {
  if (mainTheme === undefined) return others;
  const riding = ON_IT.test(typed) ? mainTheme.replace(WHEELS, 'on a') : mainTheme;
  const inTown = (said: string, place: string) => (findWorldPlace(place)?.rest === '' ? `in ${place}` : said);
  return { ...others, mainTheme: riding.replace(WITH_PLACE, inTown) };
}
const WITH_PLACE = /\bwith (\p{Lu}[\p{L} -]*)$/u;
const ON_IT =
  /(?<!\p{L})(?:à|en|in|a|auf|sur|su|sulla?|de|op|na|på|em|na|no|numa?|per) (?:(?:une?|una?|la|le|dem|der|einem|einer|seinem|ihrem|seiner|ihrer|de|het|een|uma?) )?\p{L}+$/iu;
const WHEELS = /\b(?:in|with|at|by)(?: an?)?(?= (?:bicycle|bike|motorcycle|motorbike|motor scooter|scooter|skateboard|horse)$)/;

/** What the young say, in plain English. */
const SLANG: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'no cap': 'honest',
    delulu: 'delusional',
    bussin: 'delicious',
    drippy: 'stylish',
    sus: 'suspicious',
    goated: 'unbeatable',
    cringe: 'embarrassing',
    mid: 'mediocre',
    pressed: 'offended',
    shook: 'shocked',
    cheugy: 'unfashionable',
    bougie: 'fancy',
    yassified: 'glamorous',
  }),
);

const PLAIN_OF_THINGS = /^(?:drippy|pressed|mid|shook)$/;
/** What is worn is drippy as who wears it is. */
const WORN = /(?:shoe|sneaker|trainer|shirt|jacket|coat|hat|dress|watch|chain)s?$/iu;

/** A single word of character is known whatever language the rest is in: "a cat, faul". */
function qualityOf(
  { mainTheme, characteristicInfluence }: Wish,
  english: string | undefined,
): Partial<Record<WishField, string>> {
  const said = characteristicInfluence?.trim().toLowerCase() ?? '';
  const slang = SLANG.get(said.replace(/(?: fr)+$/, ''));
  // A faucet is drippy, and a flower pressed, as their words say.
  const isAsSaid =
    PLAIN_OF_THINGS.test(said) &&
    mainTheme !== null &&
    !namesCreature(english ?? mainTheme) &&
    !(said === 'drippy' && WORN.test(mainTheme));
  if (slang !== undefined && !isAsSaid) return { characteristicInfluence: slang };
  const quality = tellsManner(said) ? undefined : (QUALITIES.get(said) ?? QUALITIES.get(masculineOf(said)));
  return quality === undefined ? {} : { characteristicInfluence: quality };
}

/** As a body, who is called lazy is a sloth, who is called stupid a donkey, and nobody is a chat. */
const animalOf = ({ bodyInfluence }: Wish): Partial<Record<WishField, string>> =>
  /^(?:(?:el|un|le) )?(?:perezoso|paresseux)$/i.test(bodyInfluence?.trim() ?? '')
    ? { bodyInfluence: 'sloth' }
    : /^(?:(?:el|un) )?burro$/i.test(bodyInfluence?.trim() ?? '')
      ? { bodyInfluence: 'donkey' }
      : /^(?:(?:un|le) )?chat$/i.test(bodyInfluence?.trim() ?? '')
        ? { bodyInfluence: 'cat' }
        : {};

/** Nobody wears what is smoked. */
const tuxedoOf = ({ bodyInfluence }: Wish): Partial<Record<WishField, string>> =>
  /^(?:en|in|im|de) smoking$/i.test(bodyInfluence?.trim() ?? '') ? { bodyInfluence: 'in a tuxedo' } : {};

/** A leg in Italian, and as a character what it is in Spanish, as long as nothing else is in Italian. */
const prawnOf = ({ mainTheme, bodyInfluence }: Wish): Partial<Record<WishField, string>> => ({
  ...(PRAWN.test(mainTheme ?? '') && { mainTheme: 'shrimp' }),
  ...(PRAWN.test(bodyInfluence ?? '') && { bodyInfluence: 'shrimp' }),
});
const PRAWN = /^\s*(?:(?:una|la) )?gamba\s*$/i;

/** The form in tables of what is said of her, or of several: "sigilosa", "épuisées". */
const masculineOf = (word: string): string =>
  word.length < LONG_ENOUGH ? word : word.endsWith('a') ? word.replace(/a$/, 'o') : word.replace(/(?<=é)es?$|(?<=o)s$/, '');
const LONG_ENOUGH = 6;

/** A place with a name: "Lisboa". What is all about one is told so by the author alone. */
function placeOf({ style }: Wish): Partial<Record<WishField, string>> {
  const place = style === null ? undefined : placeInEnglish(style);
  return place === undefined ? {} : { style: place };
}

/** "Abuelo con sombrero", "nonna con la ciabatta": English has borrowed all of these words, and joins no two of them so. */
function isJoinedElsewhere(text: string): boolean {
  const [, who = ''] =
    /^(?:(?:il|la|lo|el|un|una|mi) )?(\p{L}{3,}) co[nl] (?!artists?$|m[ae]n$|jobs?$|games?$|goers?$|season$)\p{L}/iu.exec(text) ??
    [];
  return who !== '' && ['es', 'it'].some((language) => namesCreature(translate(who, language) ?? ''));
}

function translateFields(wish: Wish): Partial<Record<WishField, string>> {
  const typed = FIELDS.flatMap((field) => {
    const text = wish[field]?.trim() ?? '';
    // "Las" is a wood in Poland, and not in Vegas.
    const isPlace = field === 'style' && (isEnglishPlace(text) || readNamedPlace(text) !== null);
    return /\p{L}/u.test(text) && !isPlace && !isSight(text) && (articleOfName(text) === undefined || text === 'zorro')
      ? [{ field, text }]
      : [];
  });
  const isMeantAsEnglish = ({ field, text }: { field: WishField; text: string }): boolean =>
    ENGLISH_ALONE.test((DUTCH.test(text) ? text.replaceAll(/(?<!\p{L})is(?!\p{L})/giu, '') : text).replace(TURKISH_EVERY, '')) ||
    (field === 'style' && findFinish(text) !== null && !hasOther(typed, field));
  const foreign = typed
    .filter((one) => !isMeantAsEnglish(one))
    .filter(
      ({ field, text }) =>
        GERMAN_OWNED.test(text) ||
        ALONE.has(text.toLowerCase().replace(ARTICLE, '')) ||
        isJoinedElsewhere(text) ||
        (hasForeignWord(text) &&
          (!isEnglish(text) || isForeignPhrase(text) || isGermanTrade(text) || (field !== 'style' && hasWordOfNoName(text)))),
    );
  if (foreign.length === 0) return {};
  const heard = typed.filter(
    (one) => foreign.includes(one) || (!isMeantAsEnglish(one) && (hasForeignWord(one.text) || isSpeltOtherwise(one.text))),
  );
  const languages = languagesOf(heard.map(({ text }) => text));
  const most = languages[0]?.known ?? 0;
  const asMuch = languages.filter(({ known }) => known === most).map(({ language }) => language);
  // A dog in a hat is the same in Russian and Ukrainian, but for the hat.
  const knowing = asMuch.includes('ru')
    ? ['ru']
    : mostByHand(withPhrase(withBeastAsBody(asMuch, wish.bodyInfluence), typed), heard);
  const best =
    knowing.length === 0 && foreign.some(({ text }) => readOwned(text, 'de') !== undefined || isGermanTrade(text))
      ? ['de']
      : knowing;
  // "Chat" and "mare" are what they are in the language of the other fields. Only in German have things the capitals of names.
  const isMeant = (one: { field: WishField; text: string }) =>
    foreign.some(({ text }) => text === one.text) ||
    hasForeignWord(one.text) ||
    LOANS.test(one.text) ||
    isOneOfTheirs(one.text, best[0] ?? '') ||
    isPhraseOfTheirs(one.text, best[0] ?? '') ||
    (one.field === 'bodyInfluence' && isBeastOfTheirs(one.text, best[0] ?? '')) ||
    !ENGLISH.find(splitWords(one.text));
  const meant = best.length > 1 ? foreign : best[0] === 'de' ? typed : typed.filter(isMeant);
  return Object.fromEntries(
    meant.flatMap(({ field, text }) => {
      const english = new Set(best.flatMap((language) => translateField(field, text, language) ?? []));
      const [only] = english;
      return english.size === 1 && only !== undefined && only !== text.toLowerCase() ? [[field, only]] : [];
    }),
  );
}

/** A word by itself that is not spelt as in English: "deklaration". */
const isSpeltOtherwise = (text: string): boolean => /^\p{Ll}{6,}$/u.test(text) && !isEnglishWord(text);

const isOneOfTheirs = (text: string, language: string): boolean =>
  isSpeltOtherwise(text) && dictionaryOf(language).countByHand(text) > 0;

/** Several words that another language has for one thing, whatever each of them is in English: "critique tout". */
const isPhraseOfTheirs = (text: string, language: string): boolean => {
  const tokens = tokensOf(text, language);
  return tokens.length > 1 && dictionaryOf(language).hasPhrase(tokens);
};

/** A body that their tables by hand have as a beast, whatever it is in English: "pies" is a dog, and "beer" a bear. */
const isBeastOfTheirs = (text: string, language: string): boolean => {
  const tokens = tokensOf(text, language);
  return dictionaryOf(language).hasPhrase(tokens) && namesCreature(translate(text, language, true) ?? '');
};

/** Of languages that know as many words, those in which the body is a beast: a "polvo" is an octopus rather than dust. */
function withBeastAsBody(languages: readonly string[], body: string | null): readonly string[] {
  if (languages.length < 2 || body === null) return languages;
  const beastly = languages.filter((language) => namesCreature(translate(body, language, true) ?? ''));
  return beastly.length > 0 ? beastly : languages;
}

/** Of languages that know as many words, those that have a whole field as one thing. */
function withPhrase(languages: readonly string[], typed: readonly { text: string }[]): readonly string[] {
  if (languages.length < 2) return languages;
  const saying = languages.filter((language) => typed.some(({ text }) => isPhraseOfTheirs(text, language)));
  return saying.length > 0 ? saying : languages;
}

/** Of languages that know as many words, those in whose own tables most of them stand: "un burro enamorado". */
function mostByHand(languages: readonly string[], typed: readonly { text: string }[]): readonly string[] {
  if (languages.length < 2) return languages;
  const counted = languages.map((language) => ({
    language,
    known: typed.reduce((sum, { text }) => sum + dictionaryOf(language).countByHand(text), 0),
  }));
  const most = Math.max(...counted.map(({ known }) => known));
  return counted.filter(({ known }) => known === most).map(({ language }) => language);
}

/** "Le Mont Saint-Michel": a place with a name of several words is called so everywhere. */
const isSight = (text: string): boolean => {
  const named = text.replace(ARTICLE, '');
  const place = /^\p{Lu}/u.test(named) ? findWorldPlace(named) : undefined;
  return place?.rest === '' && place.name.includes(' ');
};

/** Only of a theme somebody is what they are like: as a body or as a character "dormilón" is sleepy. */
function translateField(field: WishField, text: string, language: string): string | undefined {
  const isSomebody = field === 'mainTheme' || field === 'bodyInfluence';
  const told =
    field === 'mainTheme'
      ? (tellTrouble(text, language) ??
        readOwned(text, language)?.replace(LONGED_FOR, '$2 for $1') ??
        tellCharacter(text, language))
      : undefined;
  const english =
    told ??
    translate(text, language, isSomebody) ??
    (isSomebody ? (tellDone(text, language) ?? tellDeedAlone(text, language)) : undefined);
  return isSomebody ? oneOf(english) : english;
}

/** Who is longed for does not long themself: "saudade da minha avó". */
const LONGED_FOR = /^(my [^']+)'s (longing|yearning|nostalgia|homesickness)$/u;

/** "Hat den Baum umgeworfen": what is done stands at the end of what it is done to. */
function tellDone(text: string, language: string): string | undefined {
  const said = DONE[language] === undefined ? text : text.replace(DONE[language], '$1 $3 $2');
  return said === text ? undefined : translate(said, language, true);
}
const DONE: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(hat) (.+) (\p{Ll}*(?:ge|ver|be|er|zer|ent)\p{Ll}+(?:t|en))$/u,
  nl: /(?<!\p{L})(heeft) (.+) (\p{Ll}*(?:ge|ver|be|ont)\p{Ll}+(?:t|d|en))$/u,
};

/** Of a sentence whose last clause nobody understands, what is done: it screams, whatever the reason. */
function tellDeedAlone(text: string, language: string): string | undefined {
  for (const said of [withoutLastClause(text, language), withoutCircumstance(text, language)]) {
    if (said === undefined || !mayLeaveOut(said, gloss(said.leftOut.trim(), language), language)) continue;
    const told = translate(said.rest, language, true);
    if (told !== undefined && / (?:that|who) /u.test(told) && !WANTS_MORE.test(told) && saysTheSame(told)) return told;
  }
  return undefined;
}
/** What is nothing by itself: who cannot do something, or fears it. */
const WANTS_MORE =
  / (?:can|cannot|has|has to|wants|wants to|is|loves|hates|likes|thinks it is|(?:is )?afraid of|no longer|never|always|looks for|waits for|says|thinks|believes|hopes|knows|asks|dreams of)$/u;

/** A character is one, also where "Gänse" are wished for. */
function oneOf(english: string | undefined): string | undefined {
  if (/^on \p{Lu}\p{Ll}+days$/u.test(english ?? '')) return english?.replace(/^on (.+)s$/, '$1');
  if (english === undefined || !/^\p{Ll}+$/u.test(english) || readNounPhrase(english).kind !== 'many') return english;
  const one = singularOf(english);
  return namesCreature(one) && !isPersonNoun(one) ? one : english;
}

/** Noodles are chow mein, and no noun behind them has a capital. Omas are nobody in English. */
const GERMAN_OWNED =
  /^(?:(?:mein|unser)(?:e[rmns]?)?(?: \p{Ll}{3,}e[rsn]?)?|(?:Oma|Opa|Papa|Papi|Mama|Mami|Mutti|Vati)s) \p{Lu}\p{Ll}/u;

/** A theme of which not every word is known, with what is known of it in English: "janitor krause vom gymnasium". For the picture alone. */
export function glossTheme({ mainTheme, ...others }: Wish): string | undefined {
  if (mainTheme === null || ENGLISH_ALONE.test(mainTheme) || !hasForeignWord(mainTheme)) return undefined;
  const isEnglishTheme = isEnglish(mainTheme) && !isForeignPhrase(mainTheme) && !isGermanTrade(mainTheme);
  if (isEnglishTheme && !/^\p{Lu}\p{L}+ (?:\p{Lu}|\p{Ll})/u.test(mainTheme)) return undefined;
  const texts = [mainTheme, others.bodyInfluence, others.characteristicInfluence].flatMap((text) => text ?? []);
  const [best] = languagesOf(texts);
  if (!best) return undefined;
  const glossed = gloss(mainTheme, best.language);
  const isSentence = glossed === undefined || / (?:that|which) /u.test(glossed);
  return isSentence ? (nameFirst(mainTheme, best.language) ?? glossed) : glossed;
}

/** What a sentence is about that nobody understands as a whole: the thing that it begins with. */
function nameFirst(text: string, language: string): string | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length < SHORTEST_SENTENCE) return undefined;
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length--) {
    const said = words
      .slice(0, length)
      .join(' ')
      .replace(/\p{P}$/u, '');
    const named = nameThing(said, language);
    if (named !== undefined) return named;
  }
  return undefined;
}
const SHORTEST_SENTENCE = 4;
const LONGEST_NAME = 4;

/** "Kellnerin" and "Trampeltier" are written like names, and are a trade and a camel. */
const isGermanTrade = (typed: string): boolean => {
  const text = typed.replace(/^(?:der|die|das) (?=\p{Lu})/u, '');
  if (!/^\p{Lu}\p{L}{4,}(?= \p{Ll}|$)/u.test(text)) return false;
  const [word = ''] = text.split(' ');
  const isNoun = !isOurWord(word.toLowerCase()) && dictionaryOf('de').countByHand(word) > 0;
  if (word === text && isNoun && findWorldPlace(word) === undefined) return true;
  return tellCharacter(word, 'de') !== undefined || isPersonNoun(translate(word, 'de')?.split(' ').at(-1) ?? '');
};

/** English has these words as well, and means what their own languages mean. */
const LOANS = /^(?:abuel[ao]|nonn[ao]|oma|opa|señor|señora|toro|zorro|siesta|kindergarten)$/iu;

/** Is any field but this one in another language? A "film noir" by itself is a way of drawing. */
const hasOther = (typed: readonly { field: WishField; text: string }[], field: WishField): boolean =>
  typed.some((other) => other.field !== field && hasForeignWord(other.text));

/** Small words that no other language shares: "tokyo at night". */
const ENGLISH_ALONE = /(?<![\p{L}'’])(?:the|of|with|and|at|is|who|that|from|without|for|his|her|my|it|las vegas)(?![\p{L}'’])/iu;

/** Who is something in Dutch is so in the same word: "een hond die bang is". */
const DUTCH = /^(?:(?:een|de|het|mijn) .*(?<!\p{L})(?:die|dat) |\p{L}+ (?:die|dat) )/iu;

/** "Her şey" is everything in Turkish, and nobody's. */
const TURKISH_EVERY = /(?<!\p{L})her(?= (?:şey|zaman|gün|yer|gece|sabah|akşam|hafta|pazar))/giu;

/** The VAR of a referee is no Turkish. */
const SHORT_FORM = /^\p{Lu}{2,4}$/u;

/** In any way of writing it. Where all else is English, a place is so as well: "a lighthouse keeper in Scotland". */
const hasForeignWord = (text: string): boolean => {
  const isMixed = /\p{Ll}{2}/u.test(text);
  const foreign = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !isOurWord(word.toLowerCase()) && !(isMixed && SHORT_FORM.test(word)),
  );
  return (
    foreign.length > 0 &&
    !(/(?<!\p{L})in \p{Lu}/u.test(text) && foreign.every((word) => text.endsWith(` in ${word}`) && isEnglishPlace(word)))
  );
};

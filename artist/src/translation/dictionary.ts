/** What the words of a language are in English: those that wishes are full of, by hand, and the names of all pieces. */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { QUALITIES } from '../author/qualities.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { type Vocabulary, vocabularyOf } from '../pieces/vocabulary.ts';
import BASIC from './basic-words.json' with { type: 'json' };
import COMMON from './common-words.json' with { type: 'json' };
import CREATURES from './creatures.json' with { type: 'json' };
import DAILY from './daily-life.json' with { type: 'json' };
import DEEDS from './deeds.json' with { type: 'json' };
import EVERYDAY from './everyday.json' with { type: 'json' };
import HABITS from './habits.json' with { type: 'json' };
import HOUSEHOLD from './household.json' with { type: 'json' };
import {
  AFFIXES,
  CASES,
  COMPOUNDS,
  ENDINGS,
  type Endings,
  INFINITIVES,
  ONGOING,
  PARTED,
  PLURALS,
  SEVERAL,
  SINGULARS,
  spellDutch,
} from './inflections.ts';
import ORDINARY from './ordinary-words.json' with { type: 'json' };
import { readLocative } from './places.ts';
import { pluralOf } from './plural.ts';
import ROLES from './roles.json' with { type: 'json' };
import TEMPERS from './tempers.json' with { type: 'json' };
import { simplify } from './traditional.ts';
import { readTroubleInOneWord } from './troubles.ts';
import { baseOf } from './verbs.ts';
import WHEN_AND_WHERE from './when-and-where.json' with { type: 'json' };
import WORDS from './words.json' with { type: 'json' };

/** What a word does in a sentence. */
export type Part =
  | 'verb'
  | 'infinitive'
  | 'adjective'
  | 'noun'
  | 'adverb'
  | 'degree'
  | 'number'
  | 'possessive'
  | 'link'
  | 'skipped';

export interface Unit {
  part: Part;
  english: string;
  /** An article stood before it: "de la limpieza" is not "de paja". */
  isDefinite?: boolean;
  /** No word of the language: what is called so everywhere. */
  isName?: boolean;
  /** Read out of two words in one: it is in no dictionary. */
  isCompound?: boolean;
  /** What somebody is like, which may stand for them: a "râleur" is a grumpy person. */
  isCharacter?: boolean;
  /** What the same word says of a thing: somebody "pesado" is annoying, and a suitcase is heavy. */
  ofThings?: string;
}

export const LANGUAGES: readonly string[] = [...WORDS.languages.split(' '), ...Object.keys(BASIC)];

/** Written without spaces, so that words are found by their letters. */
export const isSpaceless = (language: string): boolean => language === 'ja' || language === 'zh' || language === 'th';

/** The words of a text in lower case; without spaces, its letters. */
export function tokensOf(text: string, language: string): string[] {
  const written = text.toLowerCase().normalize('NFKC');
  const folded = language === 'zh' ? simplify(written) : written;
  const words = folded.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return isSpaceless(language) ? words.flatMap((word) => (/^[\p{ASCII}]+$/u.test(word) ? [word] : [...word])) : words;
}

/** Of two meanings of a word the first is taken. */
const TABLES: readonly (readonly [Part, Readonly<Record<string, string>>])[] = [
  ['noun', WORDS.nouns],
  ['adjective', COMMON.adjectives],
  ['noun', COMMON.nouns],
  ['noun', COMMON.styles],
  ['adjective', WORDS.adjectives],
  ['verb', WORDS.verbs],
  ['adverb', WORDS.adverbs],
  ['number', WORDS.numbers],
  ['link', WORDS.links],
];

/** Languages that share words, and of which ours has fewer. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  ja: ['zh'],
  zh: ['ja'],
  uk: ['ru'],
  da: ['no'],
  cs: ['sk'],
  ar: ['fa'],
};

/** Languages that have a table of their own: "english: words; english: words" for each part of speech. */
const TABLES_BY_LANGUAGE: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(BASIC));
const PARTS_BY_TABLE: Readonly<Record<string, Part>> = {
  nouns: 'noun',
  adjectives: 'adjective',
  verbs: 'verb',
  numbers: 'number',
  links: 'link',
};

/** Trades and habits: "english: words; english: words" of each language, which come before all other meanings. */
const FIRST_BY_LANGUAGE: readonly (readonly [Part, Readonly<Record<string, string>>])[] = [
  ['noun', ROLES],
  ['adjective', HABITS.qualities],
  ['infinitive', HABITS.infinitives],
  ['degree', HABITS.degrees],
  ['adverb', HABITS.adverbs],
  ['link', HABITS.links],
  ['noun', HABITS.nouns],
  ['adverb', WHEN_AND_WHERE.adverbs],
  ['link', WHEN_AND_WHERE.links],
];

/** What a ten-year-old says at home and at school, of each language, which comes behind what is known already. */
const LAST_BY_LANGUAGE: readonly (readonly [Part, Readonly<Record<string, string>>])[] = [
  ['verb', ORDINARY.verbs],
  ['noun', ORDINARY.nouns],
  ['adjective', ORDINARY.adjectives],
  ['adverb', ORDINARY.adverbs],
];

/** Things and tempers by what people call them in a whole, which comes before what its words are: a zip is no castle. */
const WHOLE: readonly (readonly [Part, Readonly<Record<string, string>>])[] = [
  ['verb', DAILY.verbs],
  ['adverb', DAILY.adverbs],
  ['adjective', DAILY.adjectives],
  ['noun', DAILY.nouns],
  ['link', DAILY.links],
  ['noun', HOUSEHOLD],
  ['noun', CREATURES],
  ['verb', TEMPERS.verbs],
  ['adjective', TEMPERS.adjectives],
];

/** Before a word for a deed that is read as one only where no thing is called so: "~lava", "~livre". */
const LATENT = '~';

/** What qualities of somebody say of things. */
const OF_THINGS: Readonly<Record<string, string>> = HABITS.of_things;

/** The entries of "english: words; english: words". */
const pairsOf = (entries: string | undefined): [english: string, forms: string[]][] =>
  (entries?.split('; ') ?? []).map((entry) => {
    const [english = '', forms = ''] = entry.split(': ');
    return [english, forms.split(', ')];
  });

/** What a row of all languages has in one: "english: words". */
const entryIn = (row: string, english: string, language: string): string | undefined => {
  const forms = pairsOf(row).find(([name]) => name === language)?.[1];
  return forms && `${english}: ${forms.join(', ')}`;
};

const SHORTEST_PLURAL = 5;
/** A word that is read out of two is known a little less than one that stands in a table. */
const COMPOUND_KNOWN = 0.9;
const SHORTEST_CASE = 4;
const SHORTEST_HALF = 3;
/** A staff room is no teacher with a room. */
const ROOMS = /(?:zimmer|kamer)$/;

/** How many words one entry has at most, or letters where nothing stands between words. */
const LONGEST = 6;
const LONGEST_SPACELESS: Readonly<Record<string, number>> = { th: 16 };
const longestIn = (language: string): number => (isSpaceless(language) ? (LONGEST_SPACELESS[language] ?? 10) : LONGEST);

export class Dictionary {
  readonly language: string;
  readonly #entries = new Map<string, Unit>();
  /** By what is typed without its accents: "nunca sonrie". */
  readonly #plain = new Map<string, Unit>();
  /** What is a thing as well as a deed: "cucina". */
  readonly #deeds = new Map<string, Unit>();
  /** Deeds that are read only where no thing is called so: "lava", "livre". */
  readonly #latent = new Map<string, Unit>();
  /** Things that are deeds as well, which come first: "cocina". */
  readonly #things = new Map<string, Unit>();
  /** Adjectives without the endings that their language gives them. */
  readonly #stems = new Map<string, string>();
  readonly #ofThings: ReadonlyMap<string, string>;
  /** Loaded when first asked for: reading all of them takes a second. */
  #vocabularies: readonly Vocabulary[] | undefined;

  constructor(language: string) {
    this.language = language;
    const column = LANGUAGES.indexOf(language);
    for (const word of cellsOf(WORDS.skipped, column).flatMap((cell) => cell.split(' ')))
      this.#add(word, { part: 'skipped', english: '' });
    const ofThings = pairsOf(OF_THINGS[language]).flatMap(([english, forms]) => forms.map((form) => [form, english] as const));
    this.#ofThings = new Map(ofThings);
    for (const [part, table] of WHOLE)
      for (const [english, row] of Object.entries(table))
        this.#addAll(entryIn(row, english, language), part, part === 'adjective');
    this.#addDeeds();
    for (const [part, table] of FIRST_BY_LANGUAGE) this.#addAll(table[language], part, table === HABITS.qualities);
    for (const [part, table] of TABLES)
      for (const [english, row] of Object.entries(table))
        for (const [at, form] of cellsOf(row, column).entries())
          this.#add(form, { part, english: this.#inNumber(english, { part, form, at }) });
    const own = TABLES_BY_LANGUAGE.get(language);
    for (const word of own?.skipped?.split(/,? /) ?? []) this.#add(word, { part: 'skipped', english: '' });
    for (const [table, part] of Object.entries(PARTS_BY_TABLE)) this.#addAll(own?.[table], part);
    for (const [english, row] of Object.entries(EVERYDAY))
      for (const [, forms] of pairsOf(row).filter(([name]) => name === language))
        for (const form of forms) this.#add(form, { part: 'noun', english });
    for (const [part, table] of LAST_BY_LANGUAGE) this.#addAll(table[language], part);
    const adjectives = Object.entries({ ...WORDS.adjectives, ...COMMON.adjectives }).flatMap(([english, row]) =>
      cellsOf(row, column).map((form) => [form, english] as const),
    );
    const ofHabit = this.language === 'nl' ? pairsOf(HABITS.qualities.nl) : [];
    const habits = ofHabit.flatMap(([english, forms]) => forms.map((form) => [form, english] as const));
    for (const [form, english] of [...adjectives, ...habits, ...QUALITIES]) {
      const stem = this.#stemOf(form);
      if (stem !== undefined && !this.#stems.has(stem)) this.#stems.set(stem, english);
    }
  }

  #addAll(entries: string | undefined, part: Part, isCharacter = false): void {
    for (const [english, forms] of pairsOf(entries))
      for (const form of forms)
        if (part === 'verb') this.#addVerb(form, english);
        else this.#add(form, { part, english, ...(isCharacter && { isCharacter }) });
  }

  #addDeeds(): void {
    for (const [english, row] of Object.entries(DEEDS)) {
      const [, forms = []] = pairsOf(row).find(([language]) => language === this.language) ?? [];
      for (const form of forms) this.#addVerb(form, english);
    }
  }

  #addVerb(form: string, english: string): void {
    const isLatent = form.startsWith(LATENT);
    if (!isLatent) this.#add(form, { part: 'verb', english });
    if (isLatent || PARTED.test(form)) this.#addLatent(form.replace(LATENT, ''), english);
  }

  #add(form: string, unit: Unit): void {
    const key = this.#keyOf(tokensOf(form, this.language));
    if (unit.part === 'verb' && this.#entries.get(key)?.part === 'noun') this.#deeds.set(key, unit);
    if (unit.part === 'noun' && this.#entries.get(key)?.part === 'verb') this.#things.set(key, unit);
    const ofThings = unit.part === 'adjective' ? this.#ofThings.get(key) : undefined;
    if (key !== '' && !this.#entries.has(key)) this.#entries.set(key, ofThings === undefined ? unit : { ...unit, ofThings });
    const plain = plainOf(key, this.language);
    if (plain !== key && !this.#plain.has(plain)) this.#plain.set(plain, unit);
  }

  #addLatent(form: string, english: string): void {
    const forms = /^(?:de|nl)$/.test(this.language) ? [form, form.replace(PARTED, '$2$1')] : [form];
    for (const key of forms.map((one) => this.#keyOf(tokensOf(one, this.language))))
      if (!this.#latent.has(key)) this.#latent.set(key, { part: 'verb', english });
  }

  #stemOf(word: string): string | undefined {
    const bare = ENDINGS[this.language] ? word.toLowerCase().replace(ENDINGS[this.language] ?? '', '') : '';
    const stem = this.language === 'nl' ? spellDutch(bare) : bare;
    return stem.length >= SHORTEST_STEM ? stem : undefined;
  }

  /** The deed that a word may be that is a thing as well, where a thing follows: "cucina la pasta". */
  findDeed(token: string): Unit | undefined {
    return this.#deeds.get(token);
  }

  /** The thing that such a word is behind an article: "en la cocina". */
  findThing(token: string): Unit | undefined {
    return this.#things.get(token) ?? this.#findPiece([token], token);
  }

  /** The deed that the longest words from a token on may be, whatever thing is called so: "lava i piatti". */
  findLatent(tokens: readonly string[], from: number): { unit: Unit; length: number } | undefined {
    const most = Math.min(LONGEST, tokens.length - from);
    for (let length = most; length > 0; length--) {
      const part = tokens.slice(from, from + length);
      const unit = this.#deedOf(this.#keyOf(part)) ?? this.#findOngoing(part);
      if (unit) return { unit, length };
    }
    return undefined;
  }

  #deedOf(key: string): Unit | undefined {
    const entry = this.#entries.get(key) ?? this.#plain.get(key);
    return entry?.part === 'verb' ? entry : (this.#deeds.get(key) ?? this.#latent.get(key));
  }

  #inNumber(english: string, { part, form, at }: { part: Part; form: string; at: number }): string {
    const isPlural = part === 'noun' && at > 0 && PLURALS[this.language]?.test(form) && readNounPhrase(english).kind === 'one';
    return isPlural ? pluralOf(english) : english;
  }

  readonly #keyOf = (tokens: readonly string[]): string => tokens.join(isSpaceless(this.language) ? '' : ' ');

  readonly #hasByHand = (key: string): boolean =>
    this.#entries.has(key) ||
    (key.length > 2 && this.#latent.has(key)) ||
    (key.length > 4 && this.#plain.has(key)) ||
    (this.language === 'de' && this.#entries.has(key.replace(/(?<=er|ist)in$/, '')));

  /** The beast that a word for what somebody is like is the name of: "burro". */
  findBeast(token: string): Unit | undefined {
    const unit = this.#findPiece([token], token);
    return unit && namesCreature(unit.english) ? unit : undefined;
  }

  /** Do the tables by hand have all of these words as one? */
  hasPhrase(tokens: readonly string[]): boolean {
    return this.#entries.has(this.#keyOf(tokens));
  }

  /** How many words of a text the tables by hand know. */
  countByHand(text: string): number {
    const tokens = tokensOf(text, this.language);
    const most = longestIn(this.language);
    let known = 0;
    for (let at = 0; at < tokens.length; ) {
      const longest = Math.min(most, tokens.length - at);
      const lengths = Array.from({ length: longest }, (_, index) => longest - index);
      const length = lengths.find((one) => this.#hasByHand(this.#keyOf(tokens.slice(at, at + one)))) ?? 0;
      const isCompound = length === 0 && this.#findCompound(tokens[at] ?? '') !== undefined;
      known += isCompound ? COMPOUND_KNOWN : length;
      at += length || 1;
    }
    return known;
  }

  /** The longest entry that begins at a token, and how many tokens it has. */
  find(tokens: readonly string[], from: number): { unit: Unit; length: number } | undefined {
    const most = Math.min(longestIn(this.language), tokens.length - from);
    for (let length = most; length > 0; length--) {
      const unit = this.#read(tokens.slice(from, from + length));
      if (unit) return { unit, length };
    }
    return undefined;
  }

  #read(tokens: readonly string[]): Unit | undefined {
    const known = this.#lookUp(tokens);
    const [word = ''] = tokens;
    const carried = tokens.length === 1 && this.language === 'tr' ? this.#findCarried(word) : undefined;
    if (carried && !this.#entries.has(word)) return carried;
    const where = tokens.length === 1 ? readLocative(word, this.language, (noun) => this.#lookUp([noun])) : undefined;
    if (where && (!known || (known.part === 'noun' && where.english.endsWith(` the ${known.english}`)))) return where;
    if (known) return known;
    const stem = this.#stemOf(tokens.join(' ')) ?? '';
    const quality = this.#stems.get(stem);
    if (quality !== undefined) return { part: 'adjective', english: quality };
    // "Betrunkene" are betrunken, which ends as if it were such a form itself.
    const bare = this.language === 'de' && /en$/.test(stem) ? this.#lookUp([stem]) : undefined;
    if (bare?.part === 'adjective') return bare;
    if (tokens.length > 1) return this.#findOngoing(tokens);
    const without = this.language === 'tr' ? /^(.+)s[ıiuü]z$/u.exec(tokens[0] ?? '')?.[1] : undefined;
    const missed = without === undefined ? undefined : this.#lookUp([without]);
    if (missed?.part === 'noun') return { part: 'adjective', english: `without ${readNounPhrase(missed.english).object}` };
    const several =
      this.#findSeveral(tokens[0] ?? '') ??
      this.#findCompound(tokens[0] ?? '') ??
      this.#findOngoing(tokens) ??
      this.#findCase(tokens[0] ?? '');
    if (several) return several;
    for (const stem of stemsOf(tokens[0] ?? '', this.language)) {
      const unit = this.#lookUp([stem]);
      if (unit && (this.language !== 'de' || isSomebody(unit))) return unit;
    }
    const [token = ''] = tokens;
    return token.length > 2 ? (this.#latent.get(token) ?? this.findInfinitive(token)) : undefined;
  }

  /** Turkish: who is "gözlüklü" is with glasses, and "masalı" is a tale and no table. */
  #findCarried(word: string): Unit | undefined {
    const [, thing = ''] = /^(.{3,})l[ıiuü]$/u.exec(word) ?? [];
    const carried = thing === '' || this.#lookUp([word.slice(0, -1)]) ? undefined : this.#lookUp([thing]);
    return carried?.part === 'noun'
      ? { part: 'adjective', english: `with ${readNounPhrase(carried.english).object}` }
      : undefined;
  }

  /** Several of what the tables know one of: "Zwerge", "ladri". */
  #findSeveral(token: string): Unit | undefined {
    if (token.length < SHORTEST_PLURAL) return undefined;
    const ones = (SINGULARS[this.language] ?? []).flatMap(([ending, one]) =>
      ending.test(token) ? [token.replace(ending, one)] : [],
    );
    const unit = ones.map((one) => this.#entries.get(one)).find((found) => found?.part === 'noun');
    // "Grannen" is that one neighbour.
    const isThatOne =
      this.language === 'sv' && /[ae]n$/u.test(token) && unit && (isSomebody(unit) || namesCreature(unit.english));
    if (isThatOne) return unit;
    return unit && !/s$/.test(unit.english) ? { ...unit, english: pluralOf(unit.english) } : undefined;
  }

  /** What somebody is at, or is wished to do: "tocando", "comiendo", "que cante", "jouent aux cartes". */
  #findOngoing([token = '', ...others]: readonly string[]): Unit | undefined {
    const endings = [...(ONGOING[this.language] ?? []), ...(SEVERAL[this.language] ?? [])];
    return this.#deedsBy(endings, token, others);
  }

  findInfinitive(token: string): Unit | undefined {
    const deed = this.#deedsBy(INFINITIVES[this.language] ?? [], token);
    return deed && { part: 'infinitive', english: baseOf(deed.english) };
  }

  #deedsBy(endings: Endings, token: string, others: readonly string[] = []): Unit | undefined {
    const stems = endings.flatMap(([ending, forms]) =>
      ending.test(token) ? forms.map((form) => token.replace(ending, form)) : [],
    );
    return stems.map((stem) => this.#deedOf(this.#keyOf([stem, ...others]))).find((unit) => unit !== undefined);
  }

  #findCase(token: string): Unit | undefined {
    if (token.length < SHORTEST_CASE) return undefined;
    const nouns = (CASES[this.language] ?? []).flatMap(([ending, forms]) =>
      ending.test(token) ? forms.map((form) => this.#lookUp([token.replace(ending, form)])) : [],
    );
    return nouns.find((unit) => unit?.part === 'noun');
  }

  /** One word of two things, of which the second is what it is: "Kartoffelkönig", "kaaskoning". */
  #findCompound(token: string): Unit | undefined {
    const link = COMPOUNDS[this.language];
    if (!link || token.length < 2 * SHORTEST_HALF) return undefined;
    const trouble = readTroubleInOneWord(token, this.language, (half) => this.#findFirstHalf(half, link)?.english);
    if (trouble !== undefined) return { part: 'noun', english: trouble, isCompound: true };
    // The longest second half first: a "Brotmann" is a man, and no "An".
    for (let at = SHORTEST_HALF; at <= token.length - SHORTEST_HALF; at++) {
      const last = this.#lookUp([token.slice(at)]);
      if (last?.part !== 'noun' || ROOMS.test(token)) continue;
      const first = this.#findFirstHalf(token.slice(0, at), link);
      // Wolfsburg and Schweinfurt are towns.
      if (first && /^(?:burg|furt|hausen|berg)$/.test(token.slice(at)) && namesCreature(first.english)) return undefined;
      if (first) return { part: 'noun', english: `${first.english} ${last.english}`, isCompound: true };
    }
    return undefined;
  }

  /** Of one thing rather than of several, and by hand rather than by the name of a piece: "Suppen" is soup, and no pot of it. */
  #findFirstHalf(half: string, link: RegExp): Unit | undefined {
    // Who keeps a house or a school is neither.
    if (/^(?:haus|schul)/.test(half)) return undefined;
    const units = [half, ...(link.test(half) ? [half.replace(link, ''), half.slice(0, -1)] : [])]
      .filter((one) => one.length >= SHORTEST_HALF)
      .sort((one, other) => Number(this.#hasByHand(other)) - Number(this.#hasByHand(one)))
      .flatMap((one) => this.#lookUp([one]) ?? [])
      .filter(({ part }) => part === 'noun');
    return units.find(({ english }) => readNounPhrase(english).kind !== 'many') ?? units[0] ?? this.#findCompound(half);
  }

  #lookUp(tokens: readonly string[]): Unit | undefined {
    const key = this.#keyOf(tokens);
    const entry = this.#entries.get(key) ?? this.#plain.get(key);
    if (entry) return entry;
    const deed = tokens.length > 1 ? this.#latent.get(key) : undefined;
    if (deed) return deed;
    const quality = QUALITIES.get(key);
    if (quality !== undefined) return { part: 'adjective', english: quality };
    if (/^\d+$/.test(key)) return { part: 'number', english: key };
    return this.#findPiece(tokens, key);
  }

  #findPiece(tokens: readonly string[], key: string): Unit | undefined {
    this.#vocabularies ??= [this.language, ...(KIN[this.language] ?? [])].map(vocabularyOf);
    const meaning = this.#vocabularies
      .map((vocabulary) => vocabulary.find(isSpaceless(this.language) ? [key] : tokens))
      .find((found) => (found?.pieces.size ?? 0) > 0);
    const [best] = [...(meaning?.pieces ?? [])].sort(([, one], [, other]) => other - one);
    if (!meaning || !best) return undefined;
    const name = shorten(nameOfPiece(best[0]));
    const isPlural = !meaning.isExact && (PLURALS[this.language]?.test(key) ?? false);
    return { part: 'noun', english: isPlural ? pluralOf(name) : name };
  }
}

/** Romance accents are left out in haste. */
const plainOf = (key: string, language: string): string =>
  /^(?:es|fr|it|pt)$/.test(language) ? key.normalize('NFD').replaceAll(/\p{M}/gu, '') : key;

/** A picture may be of a slice of it, or of a man who is one. */
const shorten = (name: string): string =>
  name
    .replace(/^cowboy hat face$/, 'cowboy')
    .replace(/ (?:face|bowl)$|^(?:(?:slice|cup|drop|pile|loaf|bowl|plate|glass|piece|bottle) of|man|woman|person) (?=\S)/gu, '');

const SHORTEST_STEM = 3;

const cellsOf = (row: string, column: number): string[] =>
  (row.split(' | ')[column] ?? '').split(', ').filter((cell) => cell !== '-' && cell !== '');

/** A Kellnerin is a waiter, and a Ruin no Ru. */
const isSomebody = ({ part, english }: Unit): boolean => part === 'noun' && isPersonNoun(english.split(' ').at(-1) ?? '');

const stemsOf = (word: string, language: string): string[] =>
  (AFFIXES[language] ?? []).map((affix) => word.replace(affix, '')).filter((stem) => stem !== word && stem.length > 1);

const made = new Map<string, Dictionary>();

export function dictionaryOf(language: string): Dictionary {
  const dictionary = made.get(language) ?? new Dictionary(language);
  made.set(language, dictionary);
  return dictionary;
}

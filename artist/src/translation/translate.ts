/**
 * What a wish in another language says in English: word by word, in the order that English wants. A text of which one word
 * is not known is left as it is, because half a sentence is nobody's wish.
 */
import { isEnglishWord } from '../author/english-words.ts';
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { QUALITIES } from '../author/qualities.ts';
import { INSTRUMENTS } from '../author/tables/lexicon.ts';
import { isEdible } from '../author/topic.ts';
import { findWorldPlace } from '../concept/find-world-place.ts';
import { genderOfForm, isDoer } from '../concept/hear-who.ts';
import { isClothes, isWearable } from '../concept/outfit.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { type Dictionary, dictionaryOf, isSpaceless, tokensOf, type Unit } from './dictionary.ts';
import { placeInEnglish } from './exonyms.ts';
import { pluralOf, singularOf } from './plural.ts';
import { readTrade } from './trades.ts';
import { baseOf, doneBySeveral, gerundOf } from './verbs.ts';
import WORDS from './words.json' with { type: 'json' };

/** Who says first what is done to what: "glasses wears". */
const VERB_LAST = new Set(['ja', 'ko', 'tr', 'hi']);
/** Of two nouns the first is what it is: "gatto avvocato" is a cat. */
const HEAD_FIRST = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl', 'cs', 'ru', 'uk', 'ar', 'he', 'id', 'el', 'vi', 'th']);

const DEEDS: readonly string[] = Object.keys(WORDS.verbs);

/** Does it begin with what somebody does, or does not do? */
export const tellsDeed = (english: string): boolean =>
  /^(?:does not|is not|cannot) /.test(english) ||
  DEEDS.some((deed) => `${english.replace(/^(?:never|always|secretly) /, '')} `.startsWith(`${deed} `));

/** @returns undefined when any word is not known, or where somebody is meant and only a deed is told: "en kör", "kopie". */
export function translate(text: string, language: string, isSomebody = false): string | undefined {
  const clauses = withBoy(text, language)
    .split(/[,;:.!?،、。，；]+/u)
    .filter((clause) => /\p{L}/u.test(clause));
  const english = clauses.map((clause, at) => {
    const { said, isRelative } = putVerbFirst(clause, language, at > 0);
    const told = translateClause(said, language, { isRelative, isSomebody: isSomebody && at === 0 });
    return isRelative && told !== undefined ? `that ${told.replace(/^that /, '')}` : told;
  });
  if (english.length === 0 || english.some((clause) => clause === undefined)) return undefined;
  const [first = '', ...others] = english;
  const isSeveral = readNounPhrase(first).kind === 'many';
  return others
    .map((clause = '') =>
      isSeveral ? clause.replace(/^that (?=\w+s\b)(.+)/, (_, deed: string) => `that ${doneBySeveral(deed)}`) : clause,
    )
    .reduce<string>(
      (told, clause) => `${told}${IS_QUALITY.has(clause.replace(/^very /, '')) ? ' that is' : ' and'} ${clause}`,
      first,
    )
    .replaceAll(' and that ', ' that ')
    .replaceAll(' and when ', ' when ')
    .replace(/^((?:old )?\S+) that (?=(?:secretly |always |never )?\S+s\b)/, (told, kin: string) =>
      KIN.test(kin) ? `${kin} who ` : told,
    )
    .replaceAll('in love of ', 'in love with ')
    .replace(/^((?:\S+ )?\S+) that (?:flies|can fly)$/, 'flying $1')
    .replace(/^((?:\S+ )?\S+) that cannot fly$/, 'flightless $1')
    .replace(isSomebody ? WATCHES_TV : NOTHING, ' in front of the television')
    .replace(isSomebody ? WATCHES : NOTHING, ' watching ')
    .replaceAll(/\b(?:in|at) (?:a |the )?holiday\b/g, 'on holiday')
    .replaceAll(/\b(?:in|at) an? ((?:\p{Lu}\p{L}+ )*(?:beach|sea|airport|station))\b/gu, 'at the $1')
    .replaceAll(/\bwith (?:an? |the )?Tour de France\b/g, 'at the Tour de France');
}

/** With a capital and no noun behind it, a "Junge" is a boy. */
const withBoy = (text: string, language: string): string =>
  language === 'de'
    ? text.replace(/(?:^|(?<=\p{L} ))Junge(?= (?:der|mit|ohne|im?|auf|am?)(?!\p{L})|,|(?<= Junge)$)/u, 'Knabe')
    : text;

/** Who watches something has no watch, and who watches television is none. */
const WATCHES_TV = / (?:that|who) watch(?:es)? television$/;
const WATCHES = / (?:that|who) watch(?:es)? (?!.*\band\b)/;
const NOTHING = /^(?!)/;

/** Word by word, with what is not known as it was typed; undefined where none is known that says who it is. */
export function gloss(text: string, language: string): string | undefined {
  const dictionary = dictionaryOf(language);
  const tokens = tokensOf(text, language);
  const words: string[] = [];
  let isSomebody = false;
  for (let at = 0; at < tokens.length; ) {
    const found = dictionary.find(tokens, at);
    const english = found?.unit.part === 'skipped' ? '' : found?.unit.english;
    isSomebody ||= found?.unit.part === 'noun' && isPersonNoun(english?.split(' ').at(-1) ?? '');
    words.push(english ?? tokens[at] ?? '');
    at += found?.length ?? 1;
  }
  return isSomebody ? words.filter((word) => word !== '').join(' ') : undefined;
}

/** Who is called by what they are like alone: a "râleur" is a grumpy person; undefined for anybody else. */
export function tellCharacter(text: string, language: string): string | undefined {
  const units = readUnits(text, language)?.filter(({ part }) => part !== 'skipped');
  const [only, ...others] = units ?? [];
  if (!only?.isCharacter || others.length > 0) return undefined;
  const last = only.english.split(' ').at(-1) ?? '';
  if (isPersonNoun(last) || isDoer(last)) return only.english;
  const who = genderOfForm(text) === 'she' ? 'woman' : 'person';
  return /(?:^| )(?:in|at|on|of|with|without|no|that|for) /.test(only.english) ? undefined : `${only.english} ${who}`;
}

const NOMINAL = /^(?:(der|die|eine?|meine?|unsere?) )?(\p{Lu}\p{L}{3,}?)e(r|s|n)?$/u;
const PARTICIPLE = /^(?:Ver|Be|Ge|Er|Ent|Zer)\p{L}+(?:t|en)$/u;

/** "Der Betrunkene" is whoever is so; without an article only a participle is no surname. */
export function tellNominal(text: string): string | undefined {
  const [, article = '', stem = '', ending = ''] = NOMINAL.exec(text.trim()) ?? [];
  if (stem === '' || (article === '' && !PARTICIPLE.test(stem))) return undefined;
  const word = text.trim().split(' ').at(-1) ?? '';
  const unit = dictionaryOf('de').find([word.toLowerCase()], 0)?.unit;
  if (unit?.part !== 'adjective' || isEnglishWord(word.toLowerCase())) return undefined;
  const isShe = /^(?:die|(?:ein|mein|unser)e)$/.test(article);
  const who = isShe ? 'woman' : article === 'der' || ending === 'r' ? 'man' : 'person';
  return /(?:^| )(?:at|on|of|with|without|no|that|for) /.test(unit.english)
    ? undefined
    : `${BEFORE_NOUNS[unit.english] ?? unit.english} ${who}`;
}

/** Said of a thing behind a comma: "Deutsche Bahn, immer zu spät". */
const IS_QUALITY: ReadonlySet<string> = new Set(QUALITIES.values());

function translateClause(clause: string, language: string, { isRelative = false, isSomebody = false } = {}): string | undefined {
  const trade = readTrade(clause, language, (thing) => nameThing(thing, language));
  if (trade !== undefined) return trade;
  const hour = HOURS[language]?.exec(clause);
  if (hour) {
    const rest = translateClause(clause.replace(hour[0], ''), language);
    return rest && `${rest} at ${hour[1]} in the morning`;
  }
  const units = withBeast(readUnits(clause, language, isRelative), clause, language)?.flatMap((unit) =>
    unit.part === 'degree' ? tooMuch(unit) : unit,
  );
  if (!units?.some(({ part, isName }) => !isName && part !== 'skipped' && part !== 'link')) return undefined;
  const chunks = chunksOf(units, language);
  if (isSomebody && chunks.some(({ part }) => part === 'verb') && chunks.every(({ part }) => part !== 'thing')) return undefined;
  const isReversed = VERB_LAST.has(language) || chunks.some(({ english }) => english === 'post-without' || english === OWNED);
  const told = putObjects(isReversed ? putVerbsFirst(chunks) : chunks);
  return told && tell(told);
}

/** Who can do something does it, and what is no deed is only wanted: undefined for "cannot a plane". */
function putObjects(chunks: readonly Chunk[]): readonly Chunk[] | undefined {
  const isObject = (at: number): boolean => /^(?:thing|noun|number)$/.test(chunks[at + 1]?.part ?? '');
  if (chunks.some(({ part, english }, at) => part === 'verb' && /^(?:can|cannot)$/.test(english) && isObject(at)))
    return undefined;
  return chunks.map((chunk, at) => (chunk.english === 'wants to' && isObject(at) ? { ...chunk, english: 'wants' } : chunk));
}

/** Of what stands behind an article and only tells what somebody is like, the first is the beast that is called so: "un burro metido", "un burro que duerma". */
function withBeast(units: Unit[] | undefined, clause: string, language: string): Unit[] | undefined {
  const [article, first, ...others] = units ?? [];
  const isBare = article?.part === 'skipped' && first?.part === 'adjective' && others.length > 0;
  const isTold = others.every(({ part }) => part === 'adjective') || others[0]?.english === 'that';
  if (!units || !article || !isBare || !isTold) return units;
  const beast = dictionaryOf(language).findBeast(tokensOf(clause, language)[1] ?? '');
  return beast ? [article, beast, ...others] : units;
}

/** What makes nothing more so tells how much is done: "come demasiado". */
const tooMuch = (unit: Unit): Unit[] => (unit.english === 'too much' ? [{ ...unit, part: 'adverb' }] : []);

/** In the small hours: "um 3 Uhr nachts". */
const HOURS: Readonly<Record<string, RegExp>> = {
  de: /um (\d{1,2}) uhr(?: (?:nachts|morgens|früh))?/i,
  es: /a las (\d{1,2}) de la (?:mañana|madrugada)/i,
  it: /alle (\d{1,2}) (?:di notte|del mattino)/i,
  fr: /à (\d{1,2}) ?h(?:eures)? du matin/i,
};

/** "Die Pizza isst" as "isst Pizza", "der nicht schwimmen kann" as "kann nicht schwimmen": who reads on knows what is done first. */
function putVerbFirst(clause: string, language: string, isBehindComma: boolean): { said: string; isRelative: boolean } {
  const asTyped = { said: clause, isRelative: false };
  const relative = RELATIVES[language];
  const words = clause.trim().split(/\s+/);
  if (!relative || words.length < 2) return asTyped;
  const dictionary = dictionaryOf(language);
  const partOf = (word: string | undefined) => dictionary.find(tokensOf(word ?? '', language), 0)?.unit.part;
  const isVerb = (word: string | undefined, ...behind: readonly string[]) =>
    word !== undefined &&
    !/^\p{Lu}/u.test(word) &&
    dictionary.findLatent(tokensOf([word, ...behind].join(' '), language), 0) !== undefined;
  const at = words.findIndex(
    (word, index) => relative.test(word) && (index === 0 ? isBehindComma : partOf(words[index - 1]) === 'noun'),
  );
  const isRelative = at === 0;
  const deeds = at < 0 ? [] : splitAtAnd(words.slice(at + 1)).map((behind) => withVerbFirst(behind, isVerb));
  const told = deeds.flatMap((deed, index) => (index > 0 ? [language === 'de' ? 'und' : 'en', ...(deed ?? [])] : (deed ?? [])));
  if (deeds.length === 0 || deeds.includes(undefined)) return asTyped;
  return { said: [...(isRelative ? [] : words.slice(0, at + 1)), ...told].join(' '), isRelative };
}

/** "Kaffee kocht und Zeitung liest" are two deeds, where each ends with its verb. */
function splitAtAnd(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (/^(?:und|en)$/.test(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts;
}

function withVerbFirst(
  words: readonly string[],
  isVerb: (word: string | undefined, ...behind: readonly string[]) => boolean,
): string[] | undefined {
  const last = words.at(-1);
  if (last === undefined || !isVerb(last, ...words.slice(0, -1).filter((word) => !OFTEN.test(word)))) return undefined;
  const modal = [last, words.at(-2) ?? ''].find((word) => MODALS.test(word));
  const deed = modal === undefined ? [last] : words.slice(-2).sort((one) => (one === modal ? -1 : 1));
  const others = words.slice(0, -deed.length);
  if (others.some((word) => isVerb(word))) return others.length > 0 && isVerb(others[0]) ? [...words] : undefined;
  const denial = modal === undefined ? [] : others.filter((word) => DENIAL.test(word));
  const often = others.filter((word) => OFTEN.test(word));
  const rest = others.filter((word) => !denial.includes(word) && !often.includes(word));
  return [...deed.slice(0, 1), ...denial, ...deed.slice(1), ...rest, ...often];
}
const DENIAL = /^(?:nicht|niet)$/;
const OFTEN = /^(?:immer|nie|niemals|stets|ständig|heimlich|altijd|nooit|stiekem)$/;
const RELATIVES: Readonly<Record<string, RegExp>> = { de: /^(?:der|die|das)$/i, nl: /^(?:die|dat)$/i };
const MODALS = /^(?:kann|will|muss|möchte|kan|wil|moet)$/;

/** Chinese: what stands before says something of what stands behind. */
const OWNED = 'whose deed that is';

/** What only names things: "rosas", and neither what is done nor what something is like. */
function nameThing(text: string, language: string): string | undefined {
  const named = readUnits(text, language)?.filter(({ part }) => part !== 'skipped');
  return named?.length && named.every(({ part }) => part === 'noun') ? translateClause(text, language) : undefined;
}

/** "Nonna Pina" is no fir, and "tía Rosa" no rose. In German every noun has a capital. */
const KIN =
  /^(?:(?:old )?(?:grandma|grandpa|grandmother|grandfather|woman)|aunt|uncle|cousin|mum|mom|dad|mother|father|brother|sister)$/;

/** What people are named after as well; a witch is not. */
const NAMESAKES =
  /(?:^| )(?:tree|pine|rose|lily|daisy|violet|olive|flower|cherry|ruby|pearl|laurel|palm|dawn|clover|iris|jasmine|margarita|purple|pink|sky blue)s?$/;

/** Every word of it as a unit; undefined when one is not known. */
function readUnits(clause: string, language: string, isRelative = false): Unit[] | undefined {
  const dictionary = dictionaryOf(language);
  const tokens = inOrder(tokensOf(clause, language), dictionary);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const isAlone = isWithPlace(tokens, at, dictionary);
    const heard = isAlone ? tokens.slice(0, at + 1) : tokens;
    const found = findAt(dictionary, { clause, tokens: heard, at }, units.at(-1));
    const latent = found?.unit.part === 'verb' ? undefined : dictionary.findLatent(heard, at);
    const isFirst = isRelative && units.length === 0;
    const isDeed =
      latent &&
      latent.length >= (found?.length ?? 1) &&
      (isFirst || isAtDeed({ tokens, at, clause }, units, latent.length, dictionary));
    if (latent && isDeed) {
      units.push(latent.unit);
      at += latent.length;
      continue;
    }
    if (!found) return undefined;
    const deed = units.length === 0 || units.at(-1)?.part === 'link' ? dictionary.findDeed(tokens[at] ?? '') : undefined;
    const next = deed && dictionary.find(tokens, at + found.length)?.unit.part;
    const isBehindArticle = ARTICLES.test(tokens[at - 1] ?? '') && /^(?:link|verb)$/.test(units.at(-2)?.part ?? '');
    const thing = found.unit.part === 'verb' && isBehindArticle ? dictionary.findThing(tokens[at] ?? '') : undefined;
    const read = deed && (next === 'skipped' || next === 'noun') ? deed : (thing ?? found.unit);
    const unit = inPlace(read, units.at(-1), tokens[at] ?? '', dictionary);
    // Nobody is "una lava", nor "en kör".
    const article = HEAD_FIRST.has(language) ? ARTICLES : A_OR_AN[language];
    if (unit.part === 'verb' && units.length === 1 && article?.test(tokens[at - 1] ?? '')) return undefined;
    // Nor is anybody "in can": "no" is Portuguese for that, and Spanish for something else.
    if (unit.part === 'verb' && units.at(-1)?.part === 'link' && BEFORE_THINGS.test(units.at(-1)?.english ?? ''))
      return undefined;
    const isDenied = dictionary.find(tokens, at + found.length)?.unit.english === 'not';
    if (unit.part === 'verb' && SENTENCES.has(language) && isDoneTo(units.at(-1)) && !isDenied) return undefined;
    if (isOnly(unit, units.at(-1), next ?? dictionary.find(tokens, at + found.length)?.unit.part)) {
      units.push({ part: 'adverb', english: 'only' });
      at += found.length;
      continue;
    }
    if (unit.part === 'adjective' && units.at(-1)?.part === 'adverb' && units.at(-1)?.english === 'too much') {
      units.splice(-1, 1, { part: 'adjective', english: `that is too ${unit.english}` });
      at += found.length;
      continue;
    }
    const graded = raise(units.at(-1), unit);
    if (graded) {
      units.splice(-1, 1, graded);
      at += found.length;
      continue;
    }
    if (unit.part === 'infinitive' && units.at(-1)?.english === 'wants')
      units.splice(-1, 1, { part: 'verb', english: 'wants to' });
    if (language === 'pl' && unit.english === 'with' && !INSTRUMENTAL.test(tokens[at + 1] ?? '')) {
      units.push({ part: 'link', english: 'from' });
      at += found.length;
      continue;
    }
    units.push(units.at(-1)?.part === 'skipped' ? { ...unit, isDefinite: true } : unit);
    at += found.length;
  }
  return units;
}

/** What stands before a thing and no deed. */
const BEFORE_THINGS = /^(?:in|on|at|of|with|for|from|under|behind)$/;
const A_OR_AN: Readonly<Record<string, RegExp>> = {
  de: /^eine?$/,
  nl: /^(?:een|het)$/,
  sv: /^(?:en|ett)$/,
  da: /^(?:en|et)$/,
};
/** Where a deed is not done to a deed: other languages put verbs in a row. */
const SENTENCES = new Set(['fr', 'es', 'it', 'pt', 'de', 'nl', 'pl', 'sv', 'ru']);

const isDoneTo = (before: Unit | undefined): boolean =>
  before?.part === 'verb' && !isAboutDeeds(before) && !/ (?:to|be)$/.test(before.english);

/** Behind "of" and "wants to be" the thing that a word for a deed may be: "lâmpada de lava", and behind "can" a deed: "kan flyga". */
function inPlace(unit: Unit, before: Unit | undefined, token: string, dictionary: Dictionary): Unit {
  if (before?.part === 'verb' && TO_DO.test(before.english) && unit.part === 'noun')
    return dictionary.findInfinitive(token) ?? unit;
  const isOfThings = before?.part === 'link' && BEFORE_THINGS.test(before.english);
  if (unit.part !== 'verb' || !(isOfThings || before?.english.endsWith(' be'))) return unit;
  const thing = dictionary.findThing(token);
  if (thing) return thing;
  return isEnglishWord(token) ? { part: 'noun', english: token, isName: true } : unit;
}

/** Before the dative no "auf" is part of a verb that goes with no thing: "steht auf dem Dach". */
const isWithPlace = (tokens: readonly string[], at: number, dictionary: Dictionary): boolean =>
  dictionary.language === 'de' &&
  /^(?:auf|an|aus|um)$/.test(tokens[at + 1] ?? '') &&
  /^(?:dem|der|einem|einer|seinem|seiner|ihrem|ihrer)$/.test(tokens[at + 2] ?? '') &&
  /^(?:gets up|wakes up|gives up|brags|tidies|solves|falls over|explodes)$/.test(
    dictionary.findLatent(tokens.slice(at, at + 2), 0)?.unit.english ?? '',
  );

/** "Z serem" is with cheese, "z sera" made of it and "z Warszawy" from there. */
const INSTRUMENTAL = /(?:[eiy]m|ą|mi)$/;

/** Behind "que", "ne" and "nunca" stands what is done, and so it does before an article: "el gato lava los platos", "lava los platos". */
function isAtDeed(
  { tokens, at, clause }: { tokens: readonly string[]; at: number; clause: string },
  units: readonly Unit[],
  length: number,
  dictionary: Dictionary,
): boolean {
  const before = units.at(-1);
  const isRelative = before?.english === 'that' || (before?.part === 'adverb' && units.some(({ english }) => english === 'that'));
  if (isRelative || before?.english === 'never' || BEFORE_DEEDS[dictionary.language]?.test(tokens[at - 1] ?? '')) return true;
  const after = dictionary.find(tokens, at + length)?.unit.part;
  if (after !== 'skipped' || !ARTICLES.test(tokens[at + length] ?? '')) return false;
  const [, rest = ''] = clause.split(new RegExp(`(?<!\\p{L})${tokens[at]}(?!\\p{L})`, 'iu'));
  return rest !== '' && (before === undefined || (before.part === 'noun' && namesCreature(before.english)));
}

/** What stands before nothing but a deed, with "not" and "never". */
const BEFORE_DEEDS: Readonly<Record<string, RegExp>> = {
  fr: /^(?:ne|n|se|s)$/,
  es: /^(?:se|siempre|nunca|jamás)$/,
  pt: /^(?:se|não|sempre|nunca|jamais)$/,
  it: /^(?:si|non)$/,
  pl: /^nie$/,
  ru: /^не$/,
};
const ARTICLES =
  /^(?:les?|las?|l|une?|des|el|los|un[ao]?s?|il|gli|i|lo|os?|as?|umas?|uns?|de[mnrs]?|die|das|eine?[nmr]?|het|een)$/;

/** "Solo bebe agua": what is told of a deed is not lonely. */
const isOnly = (unit: Unit, before: Unit | undefined, next: Unit['part'] | undefined): boolean =>
  unit.english === 'lonely' && next !== undefined && (next === 'verb' || before?.part === 'verb');

/** "Steht früh auf" as "steht auf früh", and "ne mange que du pain" as "mange seulement du pain". */
function inOrder(tokens: readonly string[], dictionary: Dictionary): readonly string[] {
  const [last = ''] = tokens.slice(-1);
  if (dictionary.language === 'fr' && /^ne?$/.test(tokens[0] ?? ''))
    return tokens.flatMap((token, at) =>
      at > 0 && /^qu?e?$/.test(token)
        ? 'seulement'
        : /^qu?e?$/.test(tokens[at - 1] ?? '') && /^(?:de|du|des)$/.test(token)
          ? []
          : token,
    );
  if (dictionary.language !== 'de' || tokens.length < 3 || !/^(?:auf|an|hin|weg|nach|ein|aus|um|zu|ab|herum)$/.test(last))
    return tokens;
  const verb = tokens.findIndex((token) => dictionary.find([token, last], 0)?.length === 2);
  return verb < 0 ? tokens : tokens.slice(0, -1).toSpliced(verb + 1, 0, last);
}

/** "Muy vago", and "كسول جدا": two words that say one thing. */
function raise(before: Unit | undefined, unit: Unit): Unit | undefined {
  const isDegree = (one: Unit | undefined): boolean => one?.part === 'degree' || one?.english === 'a lot';
  const quality = isDegree(before) ? unit : unit.part === 'degree' ? before : undefined;
  if (quality?.part !== 'adjective') return undefined;
  if (NOT_RAISED.test(quality.english)) return quality;
  return { part: 'adjective', english: `very ${/^in /.test(quality.english) ? 'much ' : ''}${quality.english}` };
}

/** What is so or not, and cannot be more so. */
const NOT_RAISED = /^(?:always|never|very|too|half|with|without|that|no|bad) |(?:-all|baby|freak|owl|riser)$/;

function findAt(
  dictionary: Dictionary,
  { clause, tokens, at }: { clause: string; tokens: readonly string[]; at: number },
  before: Unit | undefined,
): { unit: Unit; length: number } | undefined {
  const { language } = dictionary;
  const token = tokens[at] ?? '';
  const typed = new RegExp(`(?<!\\p{L})${token}(?!\\p{L})`, 'iu').exec(clause)?.[0] ?? token;
  const isCapital = /^\p{Lu}/u.test(typed);
  const found = dictionary.find(tokens, at);
  const isDeed = found && /^[にへ]$/.test(tokens[at - 1] ?? '') && at + found.length === tokens.length;
  if (isDeed && /^\p{sc=Hiragana}+る$/u.test(tokens.slice(at).join(''))) return undefined;
  const isOfKin = isCapital && language !== 'de' && before !== undefined && KIN.test(before.english);
  // Who is of Hamburg is of no hamburger.
  const isTown =
    isCapital &&
    /^\p{Script=Latin}/u.test(typed) &&
    before?.part === 'link' &&
    found?.unit.part === 'noun' &&
    findWorldPlace(typed)?.rest === '';
  if (isTown) return { unit: { part: 'noun', english: placeInEnglish(token) ?? typed, isName: true }, length: 1 };
  if (found && !(isOfKin && NAMESAKES.test(found.unit.english))) return found;
  const place = isOfKin ? undefined : placeInEnglish(token);
  if (place !== undefined) return { unit: { part: 'noun', english: place, isName: true }, length: 1 };
  // "Burnout" and "Marie" are what they are everywhere.
  // "Mein Hamster Günther": behind who it is stands what it is called.
  const isCalled = before?.part === 'noun' && !before.isName;
  const isPlace = isCapital && /^\p{Script=Latin}/u.test(typed) && findWorldPlace(typed)?.rest === '';
  const isName = isPlace || (isCapital && (language === 'de' ? isCalled || clause.includes(`${typed}-`) : at > 0));
  const isKnown = !isOfKin && !isSpaceless(language) && token.length > 3 && isEnglishWord(token);
  return isName || isKnown ? { unit: { part: 'noun', english: isKnown ? token : typed, isName: true }, length: 1 } : undefined;
}

/** A thing with all that is said of it, or one other word. */
interface Chunk {
  part: Unit['part'] | 'thing';
  english: string;
}

/** Puts together what stands together: adjectives and numbers before their noun, wherever they stood. */
function chunksOf(units: readonly Unit[], language: string): Chunk[] {
  const chunks: Chunk[] = [];
  let run: Unit[] = [];
  const finish = (): void => {
    if (run.length > 0) chunks.push(thingOf(run, language));
    run = [];
  };
  for (const [at, unit] of units.entries()) {
    if (unit.part === 'skipped') continue;
    const next = units.slice(at + 1).find(({ part }) => part !== 'skipped');
    const isCompound =
      unit.english === 'of' &&
      run.some(({ part }) => part === 'noun') &&
      next?.part === 'noun' &&
      (!next.isDefinite || /^\d0s$/.test(next.english)) &&
      (HEAD_FIRST.has(language) || !next.isName) &&
      !(next.isName && KIN.test(run.at(-1)?.english ?? ''));
    // "Vend du fromage" sells some of it.
    const isPartitive = language === 'fr' && unit.english === 'of' && units[at - 1]?.part === 'verb';
    // "Capivara de terno" has it on.
    const isWorn =
      isCompound &&
      language === 'pt' &&
      units[at + 1] === next &&
      namesClothes(next?.english ?? '') &&
      namesCreature(run.find(({ part }) => part === 'noun')?.english ?? '');
    if (isWorn) {
      finish();
      chunks.push({ ...unit, english: 'with' });
      continue;
    }
    const made = isMadeOf(unit, units[at + 1], run, language) ? ['made of'] : [];
    for (const english of made) {
      finish();
      chunks.push({ part: 'link', english });
    }
    if (made.length > 0) continue;
    if (unit.english === 'out of') {
      finish();
      chunks.push({ ...unit, english: 'of' });
      continue;
    }
    if (
      isPartitive ||
      isCompound ||
      (unit.english === OWNED && chunks.length === 0 && !next?.isName && units[at - 1]?.part !== 'verb')
    )
      continue;
    if (unit.part === 'noun' || unit.part === 'adjective' || unit.part === 'number') run.push(unit);
    else {
      finish();
      chunks.push(unit);
    }
  }
  finish();
  return chunks;
}

/** "Schneemann aus Käse", "muñeco de nieve de queso": who trades in it is no such person, and what is eaten itself no such dish. */
function isMadeOf(unit: Unit, next: Unit | undefined, run: readonly Unit[], language: string): boolean {
  const head = HEAD_FIRST.has(language) ? run.find(({ part }) => part === 'noun') : run.findLast(({ part }) => part === 'noun');
  const isOf =
    /^(?:out )?of$/.test(unit.english) || (unit.english === 'in' && /^(?:fr|it)$/.test(language)) || unit.english === 'from';
  if (!head || !isOf || next?.part !== 'noun' || next.isName || next.isDefinite) return false;
  if (unit.english === 'out of') return !isPersonNoun(next.english.split(' ').at(-1) ?? '');
  const isFigure =
    FIGURES.test(head.english) || (namesCreature(head.english) && !isPersonNoun(head.english.split(' ').at(-1) ?? ''));
  return isFigure && isEdible(readNounPhrase(next.english));
}
const FIGURES = /^(?:snowman|man|woman|boy|girl|robot|doll|scarecrow|house|castle|car|mermaid|angel|ghost)$/;

/** What somebody may have on. */
const namesClothes = (english: string): boolean =>
  findPieces(english, ['hat', 'eyewear', 'shoe', 'body']).some(({ piece }) => isClothes(piece) || isWearable(piece));

const BEHIND = /^(?:with|without|that is|at) |^in a wheelchair$/;

/** What English says after its noun alone. */
const BEFORE_NOUNS: Readonly<Record<string, string>> = {
  'in love': 'lovesick',
  afraid: 'frightened',
  'half asleep': 'half-asleep',
  'always late': 'ever late',
  'in a hurry': 'hurried',
};

/** "Buenos Aires" is one name, and is not turned round, and neither is "zia Carmela". */
function joinNames(nouns: readonly Unit[]): string[] {
  const joined: string[] = [];
  for (const [at, { english, isName }] of nouns.entries()) {
    const before = nouns[at - 1];
    if (isName && before && (before.isName || KIN.test(before.english))) joined.push(`${joined.pop()} ${english}`);
    else joined.push(english);
  }
  return joined;
}

/** What says of which kind the last of several nouns is: a train strike, whatever number of trains. */
const asKind = (nouns: readonly string[]): string[] =>
  nouns.map((noun, at) => (at < nouns.length - 1 && !/\p{Lu}|\d/u.test(noun) ? singularOf(noun) : noun));

/** A "chef pâtissier" is one pastry chef. */
const withoutTwice = (nouns: readonly string[]): string[] =>
  nouns.filter((noun, at) => !nouns.some((other, index) => other.endsWith(` ${noun}`) || (other === noun && index < at)));

function thingOf(run: readonly Unit[], language: string): Chunk {
  const wordsOf = (part: Unit['part']): string[] => run.flatMap((unit) => (unit.part === part ? [unit.english] : []));
  const nouns = withoutTwice(joinNames(run.filter(({ part }) => part === 'noun')));
  // "Roma antica gladiatore" says where first.
  const isTownFirst = run.find(({ part }) => part === 'noun')?.isName === true && isPersonNoun(nouns.at(-1) ?? '');
  if (HEAD_FIRST.has(language) && !isTownFirst) nouns.reverse();
  const name = asKind(nouns).join(' ');
  const numbers = wordsOf('number');
  const isThing = name !== '' && run.some(({ ofThings }) => ofThings) && !namesCreature(name);
  const told = run.flatMap(({ part, english, ofThings }) =>
    part === 'adjective' ? [isThing ? (ofThings ?? english) : english] : [],
  );
  const adjectives = told.filter((word) => !BEHIND.test(word)).map((word) => (name === '' ? word : (BEFORE_NOUNS[word] ?? word)));
  const behind = told.filter((word) => BEHIND.test(word));
  const english = [...numbers, ...adjectives, numbers.length > 0 && name !== '' ? pluralOf(name) : name, ...behind];
  return { part: nouns.length > 0 ? 'thing' : 'adjective', english: english.filter((word) => word !== '').join(' ') };
}

/** "Glasses wears cat" as "cat that wears glasses", and "hat without" as "without hat". */
function putVerbsFirst(chunks: readonly Chunk[]): Chunk[] {
  const owned = chunks.findLastIndex(({ english }) => english === OWNED);
  if (owned >= 0) return [...chunks.slice(owned + 1), ...chunks.slice(0, owned).filter(({ english }) => english !== OWNED)];
  const at = chunks.findLastIndex(({ part, english }) => part === 'verb' || english === 'post-without');
  if (at < 0) return [...chunks];
  const [head, before] = [chunks.slice(at + 1), chunks.slice(0, at)];
  const verb = chunks[at];
  if (!verb) return [...chunks];
  const told: Chunk[] = [verb, ...before];
  const earlier = before.findIndex(({ part }) => part === 'verb');
  if (isAboutDeeds(verb) && earlier >= 0 && head.length === 0) return [verb, ...putVerbsFirst(before)];
  const deed = earlier >= 0 ? [...putVerbsFirst(before), verb] : told;
  if (head.length === 0) return deed;
  return head[0]?.part === 'link' ? [...deed, ...head] : [...head, ...deed];
}

/** The sentence, with the articles that English wants. */
function tell(units: readonly Chunk[]): string | undefined {
  const chunks = agreeing(putAdverbsFirst(units));
  const words: string[] = [];
  const after: string[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const [before, next] = [chunks[at - 1], chunks[at + 1]];
    if (chunk.part === 'adverb') {
      if (before?.english === 'that' && next?.part === 'adjective') words.push('is');
      if (AT_THE_END.test(chunk.english)) after.push(chunk.english);
      else if (!QUANTITY.test(chunk.english)) words.push(chunk.english);
      else if (next?.part === 'thing') words.push(amountOf(chunk.english, next.english));
      else after.push(chunk.english);
    } else if (isAboutDeeds(before) && (chunk.part === 'infinitive' || chunk.part === 'verb')) {
      const base = chunk.part === 'verb' ? baseOf(chunk.english) : chunk.english;
      words.push(TO_DO.test(before?.english ?? '') ? base : gerundOf(base));
    } else if (chunk.part === 'infinitive') words.push(gerundOf(chunk.english));
    else if (before?.english === 'made of') words.push(chunk.english);
    else if (chunk.part === 'thing' && before !== undefined) {
      words.push(QUANTITY.test(before.english) || words.at(-1) === 'no' ? chunk.english : asObject(chunk.english, words.at(-1)));
    } else if (
      chunk.part === 'adjective' &&
      before?.part === 'verb' &&
      !/^(?:is|feels|looks|smells|never)\b/.test(before.english)
    )
      words.push(adverbOf(chunk.english));
    else if (chunk.part === 'adjective' && before?.english === 'that' && !/^(?:that|in|with|without) /.test(chunk.english))
      words.push('is', chunk.english);
    else if (chunk.english === 'wears' && next?.part === 'thing' && CARRIED.test(next.english)) words.push('carries');
    else words.push(chunk.english === 'post-without' ? 'without' : chunk.english);
  }
  const english = [...words, ...after]
    .join(' ')
    .trim()
    .replace(/(?<=\bplays?) with$/, '');
  return /(?:^| )(?:of|and|that|in|on|at|with|without|to|until|like|under|about)$/.test(english) ? undefined : english;
}

/** What nobody has on: one word is for both in many languages. */
const CARRIED =
  /(?:^| )(?:suitcase|box|tray|basket|parcel|package|present|ladder|brick|stone|book|bucket|pizza|cake|letter)(?:e?s)?$/;

/** "Three cats that dance". */
function agreeing(chunks: readonly Chunk[]): Chunk[] {
  const [first] = chunks;
  const isSeveral = first?.part === 'thing' && readNounPhrase(first.english).kind === 'many' && chunks[1]?.english === 'that';
  const at = isSeveral ? chunks.findIndex(({ part }) => part === 'verb') : -1;
  const isTheirs = (index: number): boolean =>
    index === at ||
    (index > at && chunks[index]?.part === 'verb' && (chunks[index - 1]?.english === 'and' || isFurther(chunks[index - 1])));
  return chunks.map((chunk, index) => (at >= 0 && isTheirs(index) ? { ...chunk, english: doneBySeveral(chunk.english) } : chunk));
}

/** Behind a whole deed another is theirs as well: "dogs that bark do not bite". */
const isFurther = (before: Chunk | undefined): boolean => before?.part === 'verb' && !isAboutDeeds(before);

/** How something is done: "very slowly" of "very slow". Who sleeps naked is naked. */
function adverbOf(quality: string): string {
  const [last = '', ...before] = quality.split(' ').reverse();
  const told = [...before.reverse()];
  if (/^(?:good|bad|evil)$/.test(last)) return [...told, last === 'good' ? 'well' : 'badly'].join(' ');
  const isManner =
    /^(?:slow|quick|loud|quiet|silent|beautiful|terrible|horrible|secret|wild|perfect|strange|nervous|gentle|careful|calm|brave|soft|clumsy|elegant|graceful|passionate)$/;
  if (!isManner.test(last)) return quality;
  return [...told, `${last.replace(/y$/, 'i').replace(/(?<=[^aeiou])le$/, '')}ly`].join(' ');
}

const QUANTITY = /^(?:a lot|too much)$/;
const AT_THE_END = /^(?:all|every|everywhere|when|with|without|over|in|at|on|until)\b/;

/** "A lot of coffee", "too many shoes". */
const amountOf = (quantity: string, thing: string): string =>
  quantity === 'a lot' ? 'a lot of' : readNounPhrase(thing).kind === 'many' ? 'too many' : quantity;

/** What takes no article: "until Monday". */
const BARE =
  /^(?:every(?:thing|body)|nothing|midnight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|television|video games|politics)$/;

/** There is one of each. */
const UNIQUE = /^(?:(?:full )?moon|sun|sea|sky|rain|snow|night|internet|world|forest|street)$/;

const ONLY_ONE = /^(?:moon|sun|world|internet|weather)$/;

function asObject(english: string, before: string | undefined): string {
  if (BARE.test(english)) return english;
  if (ONLY_ONE.test(english)) return `the ${english}`;
  if (/^\p{Lu}{2,}$/u.test(english)) return `the ${english}`;
  const noun = readNounPhrase(english);
  if (before === 'plays' && INSTRUMENTS.has(noun.head)) return noun.definite;
  return /^(?:in|on|of)$/.test(before ?? '') && UNIQUE.test(english) ? `the ${english}` : noun.object;
}

/** "Cries always" as "always cries", "bir penguin cries" as "penguin that cries", and "ne dort pas" as what it does not. */
function putAdverbsFirst(units: readonly Chunk[]): Chunk[] {
  const is =
    (...words: readonly string[]) =>
    (chunk: Chunk | undefined): boolean =>
      chunk !== undefined && words.includes(chunk.english);
  const isNever = units.some(is('never'));
  const isDenied = (at: number): boolean =>
    !isNever && (is('not')(units[at - 1]) || (is('not')(units[at + 1]) && units[at + 2]?.part !== 'verb'));
  const lead = units.filter(is('never', 'always', 'secretly'));
  // "جائع دائما": always hungry.
  const [quality, ...others] = units;
  if (quality?.part === 'adjective' && others.length === 1 && lead.length === 1) return [...lead, quality];
  const put: Chunk[] = [];
  let isFirst = true;
  for (const [at, chunk] of units.entries()) {
    const isSpare =
      lead.includes(chunk) || (is('not')(chunk) && (isNever || [at - 1, at + 1].some((one) => units[one]?.part === 'verb')));
    if (isSpare && units.some(({ part }) => part === 'verb')) continue;
    if (chunk.part !== 'verb') {
      put.push(chunk);
      continue;
    }
    if (put.at(-1)?.part === 'thing' && !put.some(is('that'))) put.push({ part: 'link', english: 'that' });
    // "Is always late": of what somebody is, as of no other deed, it stands behind the verb.
    if (isFirst && lead.length > 0 && chunk.english.startsWith('is ') && !is('not')(units[at - 1])) {
      put.push({ ...chunk, english: `is ${lead.map(({ english }) => english).join(' ')} ${chunk.english.slice(3)}` });
      isFirst = false;
      continue;
    }
    if (isFirst) put.push(...lead);
    isFirst = false;
    put.push(isDenied(at) ? { ...chunk, english: denied(chunk.english) } : chunk);
  }
  return put;
}

/** "Does not sleep", "is not afraid of". */
function denied(verb: string): string {
  if (verb === 'can') return 'cannot';
  if (verb.startsWith('is ')) return `is not ${verb.slice(3)}`;
  return `does not ${baseOf(verb)}`;
}

/** What is felt about something, or can be done, goes with what is done: "loves dancing", "cannot swim". */
const isAboutDeeds = (chunk: Chunk | Unit | undefined): boolean =>
  chunk !== undefined &&
  /^(?:loves?|likes?|hates?|can|cannot|ha(?:s|ve) to|wants? to|(?:is|are) (?:afraid of|addicted to|tired of))$/.test(
    chunk.english,
  );

/** What goes with a plain verb alone. */
const TO_DO = /^(?:can|cannot|ha(?:s|ve) to|wants? to)$/;

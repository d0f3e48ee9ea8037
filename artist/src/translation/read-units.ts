/** Every word of a text with what it does in its sentence. */

import { isEnglishWord } from '../author/english-words.ts';
import { readNounPhrase } from '../author/noun-phrases.ts';
import { findWorldPlace } from '../concept/find-world-place.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { type Dictionary, dictionaryOf, isSpaceless, tokensOf, type Unit } from './dictionary.ts';
import { placeInEnglish } from './exonyms.ts';
import { readAt } from './places.ts';
import { pluralOf } from './plural.ts';
import { readPossessive, readTheirs } from './possessives.ts';
import { isAboutDeeds, TO_DO } from './verbs.ts';

/** Of two nouns the first is what it is: "gatto avvocato" is a cat. */
export const HEAD_FIRST = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl', 'cs', 'ru', 'uk', 'ar', 'he', 'id', 'el', 'vi', 'th']);

/** "Nonna Pina" is no fir, and "tía Rosa" no rose. In German every noun has a capital. */
export const KIN =
  /^(?:(?:old )?(?:grandma|grandpa|grandmother|grandfather|woman)|aunt|uncle|cousin|mum|mom|dad|mother|father|brother|sister)$/;

/** What people are named after as well; a witch is not. */
const NAMESAKES =
  /(?:^| )(?:tree|pine|rose|lily|daisy|violet|olive|flower|cherry|ruby|pearl|laurel|palm|dawn|clover|iris|jasmine|margarita|purple|pink|sky blue)s?$/;

/** Every word of it as a unit; undefined when one is not known. */
export function readUnits(clause: string, language: string, isRelative = false): Unit[] | undefined {
  const dictionary = dictionaryOf(language);
  const tokens = inOrder(tokensOf(clause, language), dictionary);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const possessive = readPossessive(tokens, at, units, dictionary);
    if (possessive) {
      units.push(possessive);
      at += 1;
      continue;
    }
    const theirs = units.at(-1)?.part === 'possessive' ? readTheirs(tokens, at, dictionary) : undefined;
    if (theirs) {
      units.push(theirs);
      at += 1;
      continue;
    }
    // "Ama a los toros": whom it is done to has an "a" before them.
    if (language === 'es' && tokens[at] === 'a' && DONE_TO_BEINGS.test(units.at(-1)?.english ?? '')) {
      at += 1;
      continue;
    }
    const isArticleNext = dictionary.find(tokens, at + 1)?.unit.part === 'skipped';
    const where = readAt(tokens[at] ?? '', language, dictionary.find(tokens, isArticleNext ? at + 2 : at + 1)?.unit);
    if (where && units.some(({ part }) => part === 'noun')) {
      units.push(where);
      at += isArticleNext ? 2 : 1;
      continue;
    }
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
    const isTheirs = units.at(-1)?.part === 'possessive' && found.unit.part === 'adjective' && at === tokens.length - 1;
    const beast = isTheirs ? dictionary.findBeast(tokens[at] ?? '') : undefined;
    const thing = found.unit.part === 'verb' && isBehindArticle ? dictionary.findThing(tokens[at] ?? '') : undefined;
    const isForSomebody = deed !== undefined && dictionary.find(tokens, at + found.length)?.unit.english === 'for';
    const read = deed && (next === 'skipped' || next === 'noun' || isForSomebody) ? deed : (beast ?? thing ?? found.unit);
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
    const wanting = units.at(-1)?.english === 'not' ? units.length - 2 : units.length - 1;
    if (unit.part === 'infinitive' && units[wanting]?.english === 'wants')
      units.splice(wanting, 1, { part: 'verb', english: 'wants to' });
    if (language === 'pl' && unit.english === 'with' && !INSTRUMENTAL.test(tokens[at + 1] ?? '')) {
      units.push({ part: 'link', english: 'from' });
      at += found.length;
      continue;
    }
    const counted =
      (!namesCreature(unit.english) || units.some(({ part }) => part !== 'skipped')) &&
      isSeveral(unit, tokens[at - 1], tokens[at], language)
        ? { ...unit, english: pluralOf(unit.english) }
        : unit;
    units.push(units.at(-1)?.part === 'skipped' ? { ...counted, isDefinite: true } : counted);
    at += found.length;
  }
  return units.map((unit, at) => (isAllOf(unit, units.slice(at + 1)) ? { part: 'adjective', english: 'all the' } : unit));
}

/** "Alle Schlüssel" are all of them, and nobody. */
const isAllOf = (unit: Unit, behind: readonly Unit[]): boolean =>
  unit.english === 'everybody' && behind.find(({ part }) => part !== 'skipped' && part !== 'adjective')?.part === 'noun';

/** "Les souris" are as many as their article says. */
const isSeveral = (unit: Unit, article = '', token = '', language: string): boolean =>
  language === 'fr' &&
  unit.part === 'noun' &&
  /[sx]$/.test(token) &&
  /^(?:les|des|aux|ces|ses|mes|tes|nos)$/.test(article) &&
  readNounPhrase(unit.english).kind === 'one';

const DONE_TO_BEINGS =
  /^(?:loves|hates|watches|scolds|helps|kisses|hugs|bites|chases|follows|feeds|hunts|understands|fights|protects|teaches|judges|visits|looks for|forgives|eats|finds|loses|scares|carries|pushes|photographs|draws|paints|washes|saves|catches|chooses|longs for|sells|steals|phones)$/;

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
  if (
    isRelative ||
    /^(?:never|no longer)$/.test(before?.english ?? '') ||
    BEFORE_DEEDS[dictionary.language]?.test(tokens[at - 1] ?? '')
  )
    return true;
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

/** What is denied in the middle of what is one deed: "ne veut pas être mangé". */
const WANTS_NOT = /^veut (?:pas|plus|jamais) être$/;

/** "Steht früh auf" as "steht auf früh", and "ne mange que du pain" as "mange seulement du pain". */
function inOrder(tokens: readonly string[], dictionary: Dictionary): readonly string[] {
  const [last = ''] = tokens.slice(-1);
  const wanted =
    dictionary.language === 'fr' ? tokens.findIndex((_, at) => WANTS_NOT.test(tokens.slice(at, at + 3).join(' '))) : -1;
  if (wanted >= 0) return tokens.with(wanted, tokens[wanted + 1] ?? '').with(wanted + 1, tokens[wanted] ?? '');
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
  if ([before, unit].some((one) => one?.part === 'degree' && one.english === 'a bit'))
    return { part: 'adjective', english: `a bit ${quality.english}` };
  return { part: 'adjective', english: `very ${/^in /.test(quality.english) ? 'much ' : ''}${quality.english}` };
}

/** What is so or not, and cannot be more so. */
const NOT_RAISED = /^(?:always|never|very|too|half|with|without|that|no|bad) |(?:-all|baby|freak|owl|riser)$/;

/** "Mange tout le fromage": of "eats everything" and "the whole" the latter has the word that both have. */
function findBeforeWhole(dictionary: Dictionary, tokens: readonly string[], at: number): ReturnType<Dictionary['find']> {
  const end = at + (dictionary.find(tokens, at)?.length ?? 0);
  const isWhole = dictionary.find(tokens.slice(0, end + 1), end - 1)?.unit.english === 'the whole';
  const isInSight = dictionary.find(tokens, end - 1)?.unit.english === 'everything in sight';
  return end - at > 1 && (isWhole || isInSight) ? dictionary.find(tokens.slice(0, end - 1), at) : undefined;
}

/** Prepositions that have an article in them: who is "im Keller" is in no town. */
const WITH_ARTICLE = /^(?:im|am|ins|ans|beim|vom|zum|zur|aufs)$/;

function findAt(
  dictionary: Dictionary,
  { clause, tokens, at }: { clause: string; tokens: readonly string[]; at: number },
  before: Unit | undefined,
): { unit: Unit; length: number } | undefined {
  const { language } = dictionary;
  const token = tokens[at] ?? '';
  const typed = new RegExp(`(?<!\\p{L})${token}(?!\\p{L})`, 'iu').exec(clause)?.[0] ?? token;
  const isCapital = /^\p{Lu}/u.test(typed);
  const found = findBeforeWhole(dictionary, tokens, at) ?? dictionary.find(tokens, at);
  const isDeed = found && /^[にへ]$/.test(tokens[at - 1] ?? '') && at + found.length === tokens.length;
  if (isDeed && /^\p{sc=Hiragana}+る$/u.test(tokens.slice(at).join(''))) return undefined;
  const isOfKin = isCapital && language !== 'de' && before !== undefined && KIN.test(before.english);
  // Who is of Hamburg is of no hamburger.
  const isTown =
    isCapital &&
    /^\p{Script=Latin}/u.test(typed) &&
    before?.part === 'link' &&
    found?.unit.part === 'noun' &&
    found.length === 1 &&
    !(language === 'de' && WITH_ARTICLE.test(tokens[at - 1] ?? '')) &&
    findWorldPlace(typed)?.rest === '';
  if (isTown) return { unit: { part: 'noun', english: placeInEnglish(token) ?? typed, isName: true }, length: 1 };
  if (found && !(isOfKin && NAMESAKES.test(found.unit.english))) return found;
  const place = isOfKin ? undefined : placeInEnglish(token);
  if (place !== undefined) return { unit: { part: 'noun', english: place, isName: true }, length: 1 };
  // "Burnout" and "Marie" are what they are everywhere.
  // "Mein Hamster Günther": behind who it is stands what it is called.
  const isCalled = before?.part === 'noun' && !before.isName;
  const isPlace = isCapital && /^\p{Script=Latin}/u.test(typed) && findWorldPlace(typed)?.rest === '';
  const isRoad = isCapital && /^\p{Lu}{1,2}\d{1,4}$/u.test(typed);
  const isName = isPlace || isRoad || (isCapital && (language === 'de' ? isCalled || clause.includes(`${typed}-`) : at > 0));
  const isKnown = !isOfKin && !isSpaceless(language) && token.length > 3 && isEnglishWord(token);
  return isName || isKnown ? { unit: { part: 'noun', english: isKnown ? token : typed, isName: true }, length: 1 } : undefined;
}

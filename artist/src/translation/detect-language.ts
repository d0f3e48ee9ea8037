/** In which language a wish is: the one that knows most words of all of its fields together. */
import { namesCreature } from '../pieces/names-creature.ts';
import { dictionaryOf, isSpaceless, LANGUAGES, tokensOf } from './dictionary.ts';
import { translate } from './translate.ts';
import type { TypedField } from './translated-wish.ts';

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

/**
 * The languages that know as many words of what is heard, and no other more. Several are left where nothing tells them apart.
 * @param typed all fields, also those of which no word is heard as foreign.
 */
export function detectLanguages(
  heard: readonly TypedField[],
  typed: readonly TypedField[],
  body: string | null,
): readonly string[] {
  const languages = languagesOf(heard.map(({ text }) => text));
  const most = languages[0]?.known ?? 0;
  const asMuch = languages.filter(({ known }) => known === most).map(({ language }) => language);
  // A dog in a hat is the same in Russian and Ukrainian, but for the hat.
  return asMuch.includes('ru') ? ['ru'] : mostByHand(withPhrase(withBeastAsBody(asMuch, body), typed), heard);
}

/** The languages that know most words of all fields together, the best first, of those that know any. */
export function languagesOf(texts: readonly string[]): { language: string; known: number }[] {
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

/** Of languages that know as many words, those in which the body is a beast: a "polvo" is an octopus rather than dust. */
function withBeastAsBody(languages: readonly string[], body: string | null): readonly string[] {
  if (languages.length < 2 || body === null) return languages;
  const beastly = languages.filter((language) => namesCreature(translate(body, language, true) ?? ''));
  return beastly.length > 0 ? beastly : languages;
}

/** Several words that another language has for one thing, whatever each of them is in English: "critique tout". */
export const isPhraseOfTheirs = (text: string, language: string): boolean => {
  const tokens = tokensOf(text, language);
  return tokens.length > 1 && dictionaryOf(language).hasPhrase(tokens);
};

/** Of languages that know as many words, those that have a whole field as one thing. */
function withPhrase(languages: readonly string[], typed: readonly TypedField[]): readonly string[] {
  if (languages.length < 2) return languages;
  const saying = languages.filter((language) => typed.some(({ text }) => isPhraseOfTheirs(text, language)));
  return saying.length > 0 ? saying : languages;
}

/** Of languages that know as many words, those in whose own tables most of them stand: "un burro enamorado". */
function mostByHand(languages: readonly string[], typed: readonly TypedField[]): readonly string[] {
  if (languages.length < 2) return languages;
  const counted = languages.map((language) => ({
    language,
    known: typed.reduce((sum, { text }) => sum + dictionaryOf(language).countByHand(text), 0),
  }));
  const most = Math.max(...counted.map(({ known }) => known));
  return counted.filter(({ known }) => known === most).map(({ language }) => language);
}

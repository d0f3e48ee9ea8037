/** What a model wrote, made fit for people, or found to be unfit. */

import type { CharacterText } from '@chaos/shared/contract/characters';
import { cleanLine } from '@chaos/shared/rules/clean-line';
import { textLength } from '@chaos/shared/rules/clean-text';
import type { WordFilter } from '@chaos/shared/rules/word-filter/word-filter';
import { z } from 'zod';
import type { Prompt } from './prompts.ts';

/** What else is in an answer is dropped. Lengths are judged here: not every provider takes them in a schema. */
export const CharacterAnswer = z.object({
  name: z.string().describe('2 to 60 characters'),
  lore: z.string().describe('two to five sentences, at most 900 characters'),
});
export const StoryAnswer = z.object({
  story: z.string().describe('three to six short paragraphs, at most 1,800 characters'),
});

export class UnfitAnswerError extends Error {
  override readonly name = 'UnfitAnswerError';
}

const NAME = { least: 2, most: 60 };
const LORE = { least: 20, most: 1_000 };
const PARAGRAPHS_MAX = 6;
const STORY = { least: 40, most: 2_000 };

/** @throws {UnfitAnswerError} */
export function readCharacter(answer: z.output<typeof CharacterAnswer>, prompt: Prompt): CharacterText {
  const name = fit(cleanLine(answer.name).trim(), NAME);
  const description = fit(cleanLine(answer.lore).trim(), LORE);
  requireSilence([name, description], prompt);
  return { name, description };
}

/** @throws {UnfitAnswerError} */
export function readStory(answer: z.output<typeof StoryAnswer>, prompt: Prompt): { story: string } {
  const paragraphs = answer.story
    .split(/[\r\n\u2028\u2029]+/)
    .map((paragraph) => cleanLine(paragraph).trim())
    .filter(Boolean)
    .slice(0, PARAGRAPHS_MAX);
  const story = fit(paragraphs.join('\n\n'), STORY);
  requireSilence([story], prompt);
  return { story };
}

export const INDECENT = 'indecent';

/**
 * @param known names from before, which are left alone; a story has to say them.
 * @throws {UnfitAnswerError} of `INDECENT`.
 */
export function requireDecent<Text extends object>(text: Text, isDecent: WordFilter, known: readonly string[]): Text {
  for (const said of Object.values(text)) {
    const own = known.reduce((rest, name) => rest.replaceAll(name, ' '), String(said));
    if (!isDecent(own)) throw new UnfitAnswerError(INDECENT);
  }
  return text;
}

/** A little too long is cut after a sentence, or a word; much too short is no answer. */
function fit(text: string, { least, most }: { least: number; most: number }): string {
  if (textLength(text) < least || !/\p{L}/u.test(text)) throw new UnfitAnswerError('too short');
  // Code units too: an emoji is two of them, and whoever counts those must not find too many.
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const sentence = /^[\s\S]*[.!?…]["”’)]?(?=\s)/u.exec(cut)?.[0] ?? '';
  if (sentence.length > most / 2) return sentence;
  const word = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).trim();
  return word.length > most / 2 ? word : cut.trim();
}

/** So many words in a row of the rules are no accident. */
const TELLTALE_WORDS = 7;

/** @throws {UnfitAnswerError} when the answer tells the rules that the model was given. */
function requireSilence(texts: readonly string[], { system, canary }: Prompt): void {
  const said = texts.map(wordsOf).join(' ');
  const rules = wordsOf(system).split(' ');
  const tells = rules.some(
    (_, at) => at + TELLTALE_WORDS <= rules.length && said.includes(rules.slice(at, at + TELLTALE_WORDS).join(' ')),
  );
  if (tells || lettersOf(said).includes(canary)) throw new UnfitAnswerError('tells its rules');
}

const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Without what stands between letters, so that a spelled-out mark is one as well, also from its end. */
const lettersOf = (text: string): string => `${text.replaceAll(' ', '')} ${[...text.replaceAll(' ', '')].reverse().join('')}`;

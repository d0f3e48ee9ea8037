/**
 * What a wish in another language says in English: word by word, in the order that English wants. A text of which one word
 * is not known is left as it is, because half a sentence is nobody's wish.
 */
import { isEnglishWord } from '../author/english-words.ts';
import { readNounPhrase } from '../author/noun-phrases.ts';
import { INSTRUMENTS } from '../author/tables/lexicon.ts';
import { type Dictionary, dictionaryOf, isSpaceless, tokensOf, type Unit } from './dictionary.ts';
import { pluralOf } from './plural.ts';
import WORDS from './words.json' with { type: 'json' };

/** Who says first what is done to what: "glasses wears". */
const VERB_LAST = new Set(['ja', 'ko', 'tr', 'hi']);
/** Of two nouns the first is what it is: "gatto avvocato" is a cat. */
const HEAD_FIRST = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl', 'cs', 'ru', 'uk', 'ar', 'he', 'id', 'el']);

const DEEDS: readonly string[] = Object.keys(WORDS.verbs);

/** Does it begin with what somebody does, or does not do? */
export const tellsDeed = (english: string): boolean =>
  /^(?:does not|is not) /.test(english) ||
  DEEDS.some((deed) => `${english} `.startsWith(`${deed} `) || /^(?:never|always|secretly) /.test(english));

/** @returns undefined when any word is not known. */
export function translate(text: string, language: string): string | undefined {
  const clauses = text.split(/[,;:.!?،、。，；]+/u).filter((clause) => /\p{L}/u.test(clause));
  const english = clauses.map((clause) => translateClause(clause, language));
  if (english.length === 0 || english.some((clause) => clause === undefined)) return undefined;
  return english.join(' and ');
}

function translateClause(clause: string, language: string): string | undefined {
  const units = readUnits(clause, language);
  if (!units?.some(({ part, isName }) => !isName && part !== 'skipped' && part !== 'link')) return undefined;
  const chunks = chunksOf(units, language);
  return tell(VERB_LAST.has(language) ? putVerbsFirst(chunks) : chunks);
}

/** Every word of it as a unit; undefined when one is not known. */
function readUnits(clause: string, language: string): Unit[] | undefined {
  const dictionary = dictionaryOf(language);
  const tokens = tokensOf(clause, language);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findAt(dictionary, { clause, tokens, at });
    if (!found) return undefined;
    units.push(units.at(-1)?.part === 'skipped' ? { ...found.unit, isDefinite: true } : found.unit);
    at += found.length;
  }
  return units;
}

function findAt(
  dictionary: Dictionary,
  { clause, tokens, at }: { clause: string; tokens: readonly string[]; at: number },
): { unit: Unit; length: number } | undefined {
  const found = dictionary.find(tokens, at);
  if (found) return found;
  const token = tokens[at] ?? '';
  // "Burnout" and "Marie" are what they are everywhere.
  const typed = new RegExp(`(?<!\\p{L})${token}(?!\\p{L})`, 'iu').exec(clause)?.[0] ?? token;
  const isName = /^\p{Lu}/u.test(typed) && (dictionary.language === 'de' || at > 0);
  const isKnown = !isSpaceless(dictionary.language) && token.length > 3 && isEnglishWord(token);
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
      unit.english === 'of' && run.some(({ part }) => part === 'noun') && next?.part === 'noun' && !next.isDefinite;
    if (isCompound) continue;
    if (unit.part === 'noun' || unit.part === 'adjective' || unit.part === 'number') run.push(unit);
    else {
      finish();
      chunks.push(unit);
    }
  }
  finish();
  return chunks;
}

function thingOf(run: readonly Unit[], language: string): Chunk {
  const wordsOf = (part: Unit['part']): string[] => run.flatMap((unit) => (unit.part === part ? [unit.english] : []));
  const nouns = wordsOf('noun');
  if (HEAD_FIRST.has(language)) nouns.reverse();
  const name = nouns.join(' ');
  const numbers = wordsOf('number');
  const english = [...numbers, ...wordsOf('adjective'), numbers.length > 0 && name !== '' ? pluralOf(name) : name];
  return { part: nouns.length > 0 ? 'thing' : 'adjective', english: english.filter((word) => word !== '').join(' ') };
}

/** "Glasses wears cat" as "cat that wears glasses", and "hat without" as "without hat". */
function putVerbsFirst(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findLastIndex(({ part, english }) => part === 'verb' || english === 'post-without');
  if (at < 0) return [...chunks];
  const [head, before] = [chunks.slice(at + 1), chunks.slice(0, at)];
  const verb = chunks[at];
  if (!verb) return [...chunks];
  const told: Chunk[] = [verb, ...before];
  const earlier = before.findIndex(({ part }) => part === 'verb');
  const deed = earlier >= 0 ? [...putVerbsFirst(before), verb] : told;
  if (head.length === 0) return deed;
  return head[0]?.part === 'link' ? [...deed, ...head] : [...head, ...deed];
}

/** The sentence, with the articles that English wants. */
function tell(chunks: readonly Chunk[]): string | undefined {
  const words: string[] = [];
  const after: string[] = [];
  let isDenied = false;
  for (const [at, chunk] of chunks.entries()) {
    const before = chunks[at - 1];
    if (chunk.part === 'link') {
      const link = chunk.english === 'post-without' ? 'without' : chunk.english;
      if (link === 'not' || link === 'never') {
        // "Ne … pas", and "nigdy nie".
        if (before?.part === 'verb' && link === 'not') words.push(denied(words.pop() ?? ''));
        else if (chunks[at + 1]?.part === 'verb' && link === 'not') isDenied = words.at(-1) !== 'never';
        else words.push(link);
      } else words.push(link);
    } else if (chunk.part === 'verb') {
      const isTold = before?.part === 'thing' && !words.includes('that');
      words.push(...(isTold ? ['that'] : []), isDenied ? denied(chunk.english) : chunk.english);
      isDenied = false;
    } else if (chunk.part === 'adverb') {
      if (/^(?:a lot|too much)$/.test(chunk.english)) after.push(chunk.english);
      else words.push(chunk.english);
    } else if (chunk.part === 'thing' && before !== undefined && words.at(-1) !== 'no') {
      const noun = readNounPhrase(chunk.english);
      words.push(words.at(-1) === 'plays' && INSTRUMENTS.has(noun.head) ? noun.definite : noun.object);
    } else words.push(chunk.english);
  }
  const english = [...words, ...after].join(' ').trim();
  return /(?:^| )(?:of|and|that|in|on|with|without|post-without)$/.test(english) ? undefined : english;
}

/** "Does not sleep", "is not afraid of". */
function denied(verb: string): string {
  if (verb.startsWith('is ')) return `is not ${verb.slice(3)}`;
  const [first = '', ...rest] = verb.split(' ');
  const base = first === 'has' ? 'have' : first.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|s$/, '');
  return ['does not', base, ...rest].join(' ');
}

import { cleanLine } from '@chaos/shared/rules/clean-line';
import { CLAUSES, withoutLooseEnd } from '../concept/fold-words.ts';

/** Longest words kept, in characters: what concepts promise, and the small words with which it is told. */
const WORD_MAX = 63;

// A full stop inside a given word would end our sentence for it: "mr. crab" becomes "mr crab", "3.5" stays.
const SENTENCE_ENDS = /[.!?…。！？｡؟।]+(?=[\s"'”’»)\]}]|$)/gu;
const EDGE_CLUTTER = /^[\s"'“”‘’«»„‚.,;:!?¡¿…–—_*~`^|-]+|[\s"'“”‘’«»„‚.,;:…–—_*~`^|-]+$/gu;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}\p{Extended_Pictographic}]/u;

/**
 * A typed word made fit for the inside of a sentence: nothing invisible, one space at a time, no quotation marks or
 * punctuation at its edges, no full stops within. Empty when nothing readable is left.
 */
export function cleanWord(word: string): string {
  const line = cleanLine(word);
  const trimmed = pairQuotes(trimPunctuation(clip(trimPunctuation(line))), /^\s*"/u.test(line));
  return VISIBLE.test(trimmed) ? trimmed : '';
}

/** What was trimmed, cut or forgotten may have been one of a pair of quotation marks: `says "yes" and "no`. Inches have none. */
function pairQuotes(text: string, isAtStart: boolean): string {
  const [opened, closed] = [text.split('“').length, text.split('”').length];
  if (opened !== closed) return opened > closed ? `${text}”` : `“${text}`;
  if (text.split('"').length % 2 === 1) return text;
  if (/^[^"]*\d"[^"]*$/u.test(text)) return text.replace('"', '\u2033');
  return isAtStart ? `"${text}` : `${text}"`;
}

/** Again until nothing changes: each clearing may lay bare what the other one is for, as in "what!^^". */
function trimPunctuation(text: string): string {
  const trimmed = text
    .replace(SENTENCE_ENDS, '')
    .replace(EDGE_CLUTTER, '')
    .replace(/ (?=[ .,;!?]|:(?![()[\]DPpO3/|]))/gu, '');
  return trimmed === text ? text : trimPunctuation(trimmed);
}

/** Cuts before a clause that would be cut short, else at a space where there is one, and never through a surrogate pair. */
function clip(text: string): string {
  const characters = [...text];
  if (characters.length <= WORD_MAX) return text;
  const cut = characters.slice(0, WORD_MAX).join('');
  const clause = [...cut.matchAll(CLAUSES)].at(-1)?.index ?? 0;
  const space = cut.lastIndexOf(' ');
  if (clause > WORD_MAX / 3) return cut.slice(0, clause);
  return space > WORD_MAX / 2 ? withoutLooseEnd(cut.slice(0, space), text.slice(space)) : cut;
}

/** The same text with its first letter in upper case, also behind an opening quotation mark. */
export function capitalise(text: string): string {
  return text.replace(/^([“(]?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

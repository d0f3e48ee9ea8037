/**
 * What stands in a search of the gallery: words, which core/gallery/match-search-words.ts matches, and operators such as `by:ada`. The
 * same in the field and on the server.
 */
import { FINISHES, type Finish } from '../contract/characters.ts';

export const SEARCH_OPERATORS = ['by', 'owner', 'style', 'finish', 'fused', 'before'] as const;
export type SearchOperator = (typeof SEARCH_OPERATORS)[number];

/** One operator as it was typed. */
export interface SearchChip {
  operator: SearchOperator;
  /** Without quotes. */
  value: string;
  /** What is wrong with the value, as a sentence, or null. */
  fault: string | null;
}

export interface ParsedSearch {
  /** What is left without the operators: each word has to be found. One space between two. */
  words: string;
  /** In the order in which they were typed. */
  chips: SearchChip[];
}

/** What a search asks for, ready to be looked up. Several values of one list are alternatives. */
export interface SearchTerms {
  words: string;
  makers: string[];
  owners: string[];
  /** All of these words have to be in the style that was wished for. */
  style: string;
  finishes: Finish[];
  isFused: boolean | null;
  /** Epoch milliseconds: born before it. */
  before: number | null;
}

/** An operator and its value, which may be in quotes; `https://` and other words with a colon are none. */
const OPERATOR = new RegExp(String.raw`(?<=^|\s)(${SEARCH_OPERATORS.join('|')}):(?:"([^"]*)"?|(\S*))`, 'giu');

/**
 * Splits a search into words and operators. Whatever is no known operator is plain text.
 * @example
 * ```ts
 * parseSearch('angry by:ada finish:foil').words; // 'angry'
 * ```
 */
export function parseSearch(text: string): ParsedSearch {
  const chips: SearchChip[] = [];
  const words = text.replaceAll(OPERATOR, (_, name: string, quoted: string | undefined, plain: string | undefined) => {
    const operator = name.toLowerCase() as SearchOperator;
    const value = (quoted ?? plain ?? '').trim();
    chips.push({ operator, value, fault: findFault(operator, value) });
    return ' ';
  });
  return { words: words.replaceAll(/\s+/gu, ' ').trim(), chips };
}

const UNFINISHED = new RegExp(String.raw`(?:^|\s)(?:${SEARCH_OPERATORS.join('|')}):["@]?$`, 'iu');

/**
 * The search as far as it has been typed: without an operator at its end whose value is still to come.
 * @example
 * ```ts
 * withoutUnfinished('angry by:'); // 'angry'
 * ```
 */
export function withoutUnfinished(text: string): string {
  return text.replace(UNFINISHED, '');
}

/** The first thing wrong with a search, as a sentence, or null. */
export function findSearchFault(text: string): string | null {
  return parseSearch(text).chips.find(({ fault }) => fault !== null)?.fault ?? null;
}

/** What a search without faults asks for. */
export function readTerms(text: string): SearchTerms {
  const { words, chips } = parseSearch(text);
  const valuesOf = (wanted: SearchOperator) =>
    chips.filter(({ operator }) => operator === wanted).map(({ value }) => value.toLowerCase());
  const fused = new Set(valuesOf('fused').map(readYesNo));
  const moments = valuesOf('before').flatMap((value) => readMoment(value) ?? []);
  return {
    words,
    makers: valuesOf('by').map(withoutAt),
    owners: valuesOf('owner').map(withoutAt),
    style: valuesOf('style').join(' '),
    finishes: FINISHES.filter((finish) => valuesOf('finish').includes(finish)),
    // Both is no condition.
    isFused: fused.size === 1 ? fused.has(true) : null,
    before: moments.length > 0 ? Math.min(...moments) : null,
  };
}

const withoutAt = (username: string) => username.replace(/^@/u, '');

function findFault(operator: SearchOperator, value: string): string | null {
  if (value === '' || value === '@') return `“${operator}:” needs a value, such as ${EXAMPLES[operator]}.`;
  const lower = value.toLowerCase();
  if (operator === 'finish' && !FINISHES.some((finish) => finish === lower))
    return `“${value}” is no finish. There are ${FINISHES.join(', ')}.`;
  if (operator === 'fused' && readYesNo(lower) === null) return `“fused:” is yes or no, and not “${value}”.`;
  if (operator === 'before' && readMoment(lower) === null)
    return `“${value}” is no date. Write it as 2026, 2026-05 or 2026-05-31.`;
  return null;
}

const EXAMPLES: Record<SearchOperator, string> = {
  by: 'by:ada',
  owner: 'owner:ada',
  style: 'style:pixel',
  finish: 'finish:foil',
  fused: 'fused:yes',
  before: 'before:2026-05-31',
};

function readYesNo(value: string): boolean | null {
  if (value === 'yes' || value === 'true') return true;
  return value === 'no' || value === 'false' ? false : null;
}

/** @returns when a year, month or day begins in UTC, in epoch milliseconds; null for what is no date. */
function readMoment(value: string): number | null {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1] = parts.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day && year >= 1970;
  return isReal ? moment.getTime() : null;
}

/** What a search that is being typed may be going to say. What is completed is its last word; the rest stays. */
import { FINISHES } from '@chaos/shared/contract/characters';
import { SEARCH_TEXT_MAX, type Suggestion } from '@chaos/shared/contract/gallery';
import { parseSearch, SEARCH_OPERATORS, type SearchChip, type SearchOperator } from '@chaos/shared/rules/search-operators';

export type ChoiceKind = Suggestion['kind'] | 'owner' | 'value';

export interface Choice {
  /** What stands in the list: a name, a value, or an operator such as `by:`. */
  label: string;
  /** Null for an operator, after which there is more to say. */
  kind: ChoiceKind | null;
  operator: SearchOperator | null;
  /** The whole search with it. */
  text: string;
}

/** Values that are known beforehand. Of dates there are too many. */
const VALUES: Partial<Record<SearchOperator, readonly string[]>> = { finish: FINISHES, fused: ['yes', 'no'] };

interface Typed {
  /** What stands before the last word. */
  before: string;
  word: string;
  /** The last word is the value of this one. */
  operator: SearchOperator | null;
  value: string;
}

/** A quoted value may have spaces. */
const LAST_WORD = /(?:[a-z]+:"[^"]*"?|\S*)$/iu;

function readTyped(text: string): Typed {
  const word = LAST_WORD.exec(text)?.[0] ?? '';
  const [name = '', ...rest] = word.split(':');
  const operator = (rest.length > 0 && SEARCH_OPERATORS.find((one) => one === name.toLowerCase())) || null;
  const value = rest.join(':').replaceAll('"', '').replace(/^@/u, '');
  return { before: text.slice(0, text.length - word.length), word, operator, value };
}

/** What to ask the server for; blank where it knows nothing of it. */
export function questionOf(text: string): string {
  const { operator, value } = readTyped(text);
  if (operator === null) return parseSearch(text).words;
  return KIND_OF[operator] ? value : '';
}

/** What the value of an operator is looked for among. */
const KIND_OF: Partial<Record<SearchOperator, Suggestion['kind']>> = { by: 'maker', owner: 'maker', style: 'style' };

/** @param found what the server said to {@link questionOf}. */
export function choicesOf(text: string, found: readonly Suggestion[]): Choice[] {
  const typed = readTyped(text);
  const choices =
    typed.operator === null
      ? [...completeOperator(typed), ...found.map((one) => completeWords(text, one))]
      : [...completeValue(typed, typed.operator), ...nameValue(typed, typed.operator, found)];
  const isTyped = (choice: Choice) => choice.text.toLowerCase() === text.trim().toLowerCase();
  return choices.filter((choice) => !isTyped(choice) && choice.text.length <= SEARCH_TEXT_MAX);
}

function completeOperator({ before, word }: Typed): Choice[] {
  const begun = word.toLowerCase();
  return SEARCH_OPERATORS.filter((operator) => operator.startsWith(begun)).map((operator) => {
    const label = `${operator}:`;
    return { label, kind: null, operator, text: before + label };
  });
}

/** Operators stay; a name stands for all the words beside them. */
function completeWords(text: string, { kind, label, text: meant }: Suggestion): Choice {
  const operators = parseSearch(text).chips.map(writeChip);
  return { label, kind, operator: null, text: [...operators, meant].join(' ') };
}

const writeChip = ({ operator, value }: SearchChip) => `${operator}:${/\s/u.test(value) ? `"${value}"` : value}`;

function completeValue({ before, value }: Typed, operator: SearchOperator): Choice[] {
  const values = VALUES[operator] ?? [];
  return values
    .filter((one) => one.startsWith(value.toLowerCase()))
    .map((label) => ({ label, kind: 'value', operator, text: `${before}${operator}:${label}` }));
}

function nameValue({ before }: Typed, operator: SearchOperator, found: readonly Suggestion[]): Choice[] {
  return found
    .filter(({ kind }) => kind === KIND_OF[operator])
    .map(({ kind, label }) => ({
      label,
      kind: operator === 'owner' ? 'owner' : kind,
      operator,
      text: `${before}${operator}:${label}`,
    }));
}

/** A grammar checker that knows nothing of the author: Harper, with its rules about taste switched off. */
import { type Lint, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';

/**
 * What Harper says of English that is right here: the product writes British English without the comma before "and", tells
 * long jokes in one breath, and spells compounds as people type them; a "portion" is counted on purpose.
 */
const NO_FAULTS = [
  'Regionalisms',
  'OxfordComma',
  'LongSentences',
  'CompoundNouns',
  'SplitWords',
  'MergeWords',
  'DisjointPrefixes',
  'PhrasalVerbAsCompoundNoun',
  // It takes the short forms of our own names and lists for slips of the keyboard: "Di Di", "she swore", "agree that she has".
  'RepeatedWords',
  'TransposedSpace',
  'OrthographicConsistency',
  'WrongNegative',
  'MissingPreposition',
];

export interface Told {
  /** Names, which are no English and are read as "Bob" and "Tom". */
  names: readonly string[];
  text: string;
}

/** Starts a checker, which takes some seconds. @returns what it objects to in a text, each with the words around it. */
export async function startChecker(): Promise<(told: Told) => Promise<string[]>> {
  const linter = new LocalLinter({ binary });
  const config = await linter.getDefaultLintConfig();
  await linter.setLintConfig({ ...config, ...Object.fromEntries(NO_FAULTS.map((rule) => [rule, false])) });
  return async ({ names, text }) => {
    // What stands in quotation marks are somebody's own words.
    const named = names.reduce((said, name, index) => said.replaceAll(name, index < 2 ? 'Bob' : 'Tom'), text);
    // Nor does it know that a letter with a mark begins a word like the letter without: "an über cool".
    const read = named
      .replaceAll(/“[^”]*”/gu, '“this”')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '');
    const lints = await linter.lint(read, { language: 'plaintext' });
    return lints.filter(isFault).map((lint) => describe(lint, read));
  };
}

/** Suggestions for what is not wrong. */
const MATTERS_OF_TASTE = new Set(['Enhancement', 'Style', 'Readability', 'Regionalism']);

/** Words that Harper knows as brands or peoples only. */
const NO_BRANDS = new Set(['jetpack', 'goth', 'plasticine', 'uber']);

/** Foreign and invented words are no slips; a name without its capital is one: "canadian". */
function isFault(lint: Lint): boolean {
  const problem = lint.get_problem_text();
  if (MATTERS_OF_TASTE.has(lint.lint_kind())) return false;
  if (lint.lint_kind() === 'Spelling') {
    if (NO_BRANDS.has(problem)) return false;
    return lint.suggestions().some((suggestion) => {
      const better = suggestion.get_replacement_text();
      return better !== problem && better.toLowerCase() === problem.toLowerCase();
    });
  }
  return !/^(?:an?|one|another) portion$/iu.test(problem);
}

function describe(lint: Lint, text: string): string {
  const { start, end } = lint.span();
  return `${lint.lint_kind()} «${lint.get_problem_text()}» in … ${text.slice(Math.max(0, start - 50), end + 30)} …`;
}

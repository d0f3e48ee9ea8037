/** The texts of what is suggested while somebody searches the Hall. */
import type { SearchOperator } from '@chaos/shared/rules/search-operators';
import type { ChoiceKind } from './suggestion-choices.ts';

const kinds: Record<ChoiceKind, string> = {
  character: 'brainrot',
  maker: 'maker',
  owner: 'owner',
  style: 'style',
  value: '',
};

const operators: Record<SearchOperator, string> = {
  by: 'made by somebody',
  owner: 'owned by somebody',
  style: 'drawn in a style',
  finish: 'of a finish',
  fused: 'out of a fusion, or not',
  before: 'born before a day',
};

export const suggestionMessages = {
  list: 'Suggestions',
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  kinds,
  operators,
} as const;

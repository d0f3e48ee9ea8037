/** The same wish with another idea in one place. */
import type { Wish } from '@chaos/shared/contract/characters';
import { EXAMPLES } from './examples.ts';
import type { WishDraft } from './wish-draft.ts';

export const REMIX_FIELDS = ['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style'] as const;
export type RemixField = (typeof REMIX_FIELDS)[number];

/** @param random from 0 up to but not including 1. */
export function shuffleIdea(draft: WishDraft, field: RemixField, random: () => number = Math.random): WishDraft {
  const others = EXAMPLES.map((example) => example[field]).filter((idea) => idea !== draft[field]);
  return { ...draft, [field]: others[Math.floor(random() * others.length)] ?? draft[field] };
}

/** @param of whose wish it is. */
export function toDraft(
  { mainTheme, bodyInfluence, characteristicInfluence, style, hiddenMessage, makeMessageSecret }: Wish,
  of: WishDraft['remixOf'],
): WishDraft {
  return {
    mainTheme: mainTheme ?? '',
    bodyInfluence: bodyInfluence ?? '',
    characteristicInfluence: characteristicInfluence ?? '',
    style: style ?? '',
    hiddenMessage: hiddenMessage ?? '',
    makeMessageSecret,
    remixOf: of,
  };
}

/** Whether a word of the wish is left in any field; one without words has none to lose. */
export function isStillRemix(draft: WishDraft, of: Pick<Wish, RemixField>): boolean {
  const before = wordsOf(of);
  const now = new Set(wordsOf(draft));
  return before.length === 0 || before.some((word) => now.has(word));
}

const LITTLE_WORDS = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);

function wordsOf(wish: Pick<Wish, RemixField>): string[] {
  const words = REMIX_FIELDS.flatMap((field) => wish[field]?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return words.filter((word) => !LITTLE_WORDS.has(word));
}

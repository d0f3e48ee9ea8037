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

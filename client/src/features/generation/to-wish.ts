/** From what was typed to the wish that is sent, and what keeps it from being sent. */
import { WISH_FIELD_MAX, WISH_FIELDS, type Wish, type WishField } from '@chaos/shared/contract/characters';
import { cleanText, textLength } from '@chaos/shared/rules/clean-text';
import type { WishDraft } from './wish-draft.ts';

/** Cleaned, and null where blank. */
export function toWish(draft: WishDraft): Wish {
  return {
    mainTheme: cleanText(draft.mainTheme),
    bodyInfluence: cleanText(draft.bodyInfluence),
    characteristicInfluence: cleanText(draft.characteristicInfluence),
    style: cleanText(draft.style),
    hiddenMessage: cleanText(draft.hiddenMessage),
    makeMessageSecret: draft.makeMessageSecret,
    ...(draft.remixOf && { remixOf: draft.remixOf.id }),
  };
}

export function cleanLength(text: string): number {
  return textLength(cleanText(text) ?? '');
}

/** The fields that hold more than they may, in the order of the form. */
export function findTooLong(draft: WishDraft): WishField[] {
  return WISH_FIELDS.filter((field) => cleanLength(draft[field]) > WISH_FIELD_MAX);
}

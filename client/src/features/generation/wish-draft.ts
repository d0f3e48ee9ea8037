/** What stands in the form: kept for the tab, so that neither a reload nor a look at the gallery loses it. */
import { WISH_FIELDS, type WishField } from '@chaos/shared/contract/characters';
import { cleanText } from '@chaos/shared/rules/clean-text';
import { session } from '../../auth/session-store.ts';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

export interface WishDraft extends Record<WishField, string> {
  makeMessageSecret: boolean;
  /** Whose wish it began as. */
  remixOf: { id: string; name: string } | null;
}

/** The element that holds the draft. */
export const FORM_ID = 'wish-form';

const DRAFT_KEY = 'chaos.wish';

export const BLANK_DRAFT: WishDraft = {
  mainTheme: '',
  bodyInfluence: '',
  characteristicInfluence: '',
  style: '',
  hiddenMessage: '',
  makeMessageSecret: true,
  remixOf: null,
};

/** Takes what it knows from anything that was stored. */
export function readDraft(stored: unknown): WishDraft {
  if (!isRecord(stored)) return BLANK_DRAFT;
  const draft = { ...BLANK_DRAFT };
  for (const field of WISH_FIELDS) {
    const text = stored[field];
    if (typeof text === 'string') draft[field] = text;
  }
  if (typeof stored.makeMessageSecret === 'boolean') draft.makeMessageSecret = stored.makeMessageSecret;
  const { remixOf } = stored;
  if (isRecord(remixOf) && typeof remixOf.id === 'string' && typeof remixOf.name === 'string')
    draft.remixOf = { id: remixOf.id, name: remixOf.name };
  return draft;
}

export const wishDraft = createStore(BLANK_DRAFT);

/** Whose words they are; null: a visitor's, which become those of whoever signs in to send them. */
let ownerId: string | null = null;

export function changeDraft(change: Partial<WishDraft>): void {
  const after = { ...wishDraft.get(), ...change };
  // A new message starts as a secret again, whatever was chosen for the one that is gone.
  if (cleanText(after.hiddenMessage) === null) after.makeMessageSecret = true;
  ownerId = session.get()?.user.id ?? null;
  wishDraft.set(after);
  writeStored('sessionStorage', DRAFT_KEY, { ...after, ownerId });
}

/** The words of a member who is not here are shown to nobody, and come back with them; those of a visitor stay. */
function showOwn(): void {
  const userId = session.get()?.user.id ?? null;
  if ((ownerId ?? userId) !== userId || isBlankDraft(wishDraft.get())) {
    const kept = readStored('sessionStorage', DRAFT_KEY);
    const isOwn = isRecord(kept) && (kept.ownerId === null || kept.ownerId === userId);
    ownerId = null;
    wishDraft.set(isOwn ? readDraft(kept) : BLANK_DRAFT);
  }
  // Those of whoever is here, or has just come in.
  if (ownerId !== userId && !isBlankDraft(wishDraft.get())) changeDraft({});
}
showOwn();
session.subscribe(showOwn);

export function isBlankDraft(draft: WishDraft): boolean {
  return draft.remixOf === null && WISH_FIELDS.every((field) => draft[field] === '');
}

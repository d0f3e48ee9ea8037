/** What somebody has typed and not sent outlives a reload, leaving the screen, and the way through signing in. */
import { useState } from 'react';
import { isRecord, readStored, writeStored } from './storage.ts';

export interface Draft {
  text: string;
  /** Whose words they are; null: a visitor's, who may sign in to post them. */
  ownerId: string | null;
}

/** The words that this person may find again: the own ones, and a visitor's. */
export function draftText(draft: Draft | null, userId: string | null): string {
  return draft && (draft.ownerId === null || draft.ownerId === userId) ? draft.text : '';
}

/** @returns null for what is no draft. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null;
  const { text, ownerId } = stored;
  return typeof text === 'string' && (ownerId === null || typeof ownerId === 'string') ? { text, ownerId } : null;
}

/**
 * @param key of the browser's storage.
 * @param userId who is here now. The words of somebody who has signed out are not shown to the next person.
 */
export function useDraft(key: string, userId: string | null): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => parseDraft(readStored('sessionStorage', key)));
  const change = (text: string) => {
    const next = text ? { text, ownerId: userId } : null;
    setDraft(next);
    writeStored('sessionStorage', key, next);
  };
  return [draftText(draft, userId), change];
}

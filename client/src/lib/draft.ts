/** What somebody has typed and not sent outlives a reload, leaving the screen, and the way through signing in. */
import { useRef, useState } from 'react';
import { isRecord, readStored, writeStored } from './storage.ts';

export interface Draft {
  text: string;
  /** Whose words they are; null: a visitor's, who may sign in to post them. */
  ownerId: string | null;
}

/** The words that this person may find again: the own ones, and a visitor's. @returns null for none. */
export function draftText(draft: Draft | null, userId: string | null): string | null {
  return draft && (draft.ownerId === null || draft.ownerId === userId) ? draft.text : null;
}

/** @returns null for what is no draft. */
export function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null;
  const { text, ownerId } = stored;
  return typeof text === 'string' && (ownerId === null || typeof ownerId === 'string') ? { text, ownerId } : null;
}

export interface HeldDraft {
  /** Null: nothing was typed, or all of it was sent. Empty is what was emptied. */
  text: string | null;
  /** It was found here, and nothing was typed since. */
  isFound: boolean;
  change: (text: string | null) => void;
  /** What was sent is no draft any more; what was typed meanwhile is. */
  forget: (sent: string) => void;
}

/**
 * @param key of the browser's storage.
 * @param userId who is here now. The words of somebody who has signed out are not shown to the next person.
 */
export function useDraft(key: string, userId: string | null): HeldDraft {
  const [draft, setDraft] = useState(() => parseDraft(readStored('sessionStorage', key)));
  const [found, setFound] = useState(draft);
  const latest = useRef(draft);
  const change = (text: string | null) => {
    latest.current = text === null ? null : { text, ownerId: userId };
    setDraft(latest.current);
    writeStored('sessionStorage', key, latest.current);
  };
  const forget = (sent: string) => {
    setFound(null);
    if (latest.current?.text.trim() === sent.trim()) change(null);
  };
  const text = draftText(draft, userId);
  return { text, isFound: text !== null && draft === found, change, forget };
}

import { isRecord, readStored, writeStored } from '../lib/storage.ts';

/** Who has signed out by hand, until they are back. What was typed in another tab lies in its own storage, which it alone can empty. */
const KEY = 'chaos.signed-out';

/** What this person has typed and not sent: in this tab at once, in the others as soon as they follow. */
export function forgetDraftsEverywhere(ownerId: string): void {
  writeStored('localStorage', KEY, ownerId);
  forgetDrafts(ownerId);
}

/** As another tab has done. */
export function followForgetting(): void {
  const ownerId = readStored('localStorage', KEY);
  if (typeof ownerId === 'string') forgetDrafts(ownerId);
}

/** They are back: what they type from now on is kept. */
export function keepDraftsOf(ownerId: string): void {
  if (readStored('localStorage', KEY) === ownerId) writeStored('localStorage', KEY, null);
}

/** Wherever in this tab it was. */
function forgetDrafts(ownerId: string): void {
  for (const key of readKeys()) {
    const stored = readStored('sessionStorage', key);
    if (isRecord(stored) && stored.ownerId === ownerId) writeStored('sessionStorage', key, null);
  }
}

function readKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

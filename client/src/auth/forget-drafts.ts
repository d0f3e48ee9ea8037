import { isRecord, readStored, writeStored } from '../lib/storage.ts';

/** What this person has typed in this tab and not sent, wherever it was. */
export function forgetDrafts(ownerId: string): void {
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

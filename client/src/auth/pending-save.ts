/** What a visitor wanted to save: it is saved as soon as they have signed in, in whichever tab that is. */
import { isRecord, readStored, writeStored } from '../lib/storage.ts';

const KEY = 'chaos.meant';
/** Later it may be somebody else who signs in here, and whoever pressed has forgotten it. */
const PENDING_FOR_MS = 3_600_000;

interface PendingSave {
  characterId: string;
  name: string;
}

export function keepPendingSave({ id, name }: { id: string; name: string }): void {
  writeStored('localStorage', KEY, { characterId: id, name, at: Date.now() });
}

/** @returns it once. */
export function takePendingSave(): PendingSave | null {
  const stored = readStored('localStorage', KEY);
  if (stored !== null) writeStored('localStorage', KEY, null);
  if (!isRecord(stored)) return null;
  const { characterId, name, at } = stored;
  if (typeof characterId !== 'string' || typeof name !== 'string' || typeof at !== 'number') return null;
  return Math.abs(Date.now() - at) < PENDING_FOR_MS ? { characterId, name } : null;
}

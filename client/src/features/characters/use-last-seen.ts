/** The characters that were opened last in this browser, for the page that stands without a network (public/offline-page.js). */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useEffect } from 'react';
import { LAST_SEEN_KEY } from '../../auth/forget-last-seen.ts';
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';

const KEPT_MAX = 12;

type Shown = Pick<CharacterRow, 'id' | 'name' | 'description' | 'imageUrl' | 'imageUrl256' | 'imageUrl512'>;

interface Seen {
  id: string;
  name: string;
  lore: string;
  /** Any of them may be there still, as the browser keeps pictures by itself. */
  pictures: string[];
}

/** The newest first. What not everybody may see is left to its own page. */
export function useLastSeen(row: CharacterRow): void {
  const { id, name, description, imageUrl, imageUrl256, imageUrl512, isPublic, isActive } = row;
  const mayStay = isPublic && isActive;
  useEffect(() => {
    const others = readSeen().filter((one) => one.id !== id);
    const shown = { id, name, description, imageUrl, imageUrl256, imageUrl512 };
    const kept = mayStay ? [toSeen(shown), ...others].slice(0, KEPT_MAX) : others;
    writeStored('localStorage', LAST_SEEN_KEY, kept.length > 0 ? kept : null);
  }, [mayStay, id, name, description, imageUrl, imageUrl256, imageUrl512]);
}

function toSeen({ id, name, description, imageUrl, imageUrl256, imageUrl512 }: Shown): Seen {
  return { id, name, lore: description, pictures: [imageUrl512, imageUrl256, imageUrl] };
}

function readSeen(): Seen[] {
  const stored = readStored('localStorage', LAST_SEEN_KEY);
  return Array.isArray(stored) ? stored.filter((one) => isRecord(one) && typeof one.id === 'string') : [];
}

import { writeStored } from '../lib/storage.ts';

/** The characters that were opened last in this browser. */
export const LAST_SEEN_KEY = 'chaos.seen';

/** Whoever comes next to this browser has not seen them, and whom one has blocked may be among their makers. */
export function forgetLastSeen(): void {
  writeStored('localStorage', LAST_SEEN_KEY, null);
}

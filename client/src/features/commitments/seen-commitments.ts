/** The commitments that this browser was shown on their days: what a server swears to later can be held against them. */
import { isRecord, readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'chaos.commitments';
const DAYS_KEPT = 60;

type Seen = Record<string, string>;

/** Takes what it knows from anything that was stored. */
export function parseSeen(stored: unknown): Seen {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => /^\d{4}-\d\d-\d\d$/.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

/** The first one of a day counts; the newest days stay. */
export function addSeen(seen: Seen, day: string, commitment: string): Seen {
  const days = Object.entries({ [day]: commitment, ...seen }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(days.slice(-DAYS_KEPT));
}

export function keepSeen(day: string, commitment: string): void {
  writeStored('localStorage', KEY, addSeen(parseSeen(readStored('localStorage', KEY)), day, commitment));
}

export function seenOn(day: string): string | undefined {
  return parseSeen(readStored('localStorage', KEY))[day];
}

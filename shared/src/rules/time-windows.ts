/** The time windows of the gallery, and how a moment bounds ids. */
import type { TimeFilter } from '../contract/gallery.ts';

export const HOUR_MS = 3_600_000;
const WINDOW_MS: Record<TimeFilter, number | null> = { day: 24 * HOUR_MS, month: 30 * 24 * HOUR_MS, all_time: null };

/** Where a window begins, in epoch milliseconds; null for all time. */
export function windowStart(filter: TimeFilter, now: number): number | null {
  const length = WINDOW_MS[filter];
  return length === null ? null : now - length;
}

/**
 * The smallest UUIDv7 of a moment: ids of that millisecond and later are not below it (RFC 9562, section 5.7).
 * @param time epoch milliseconds, 0 to 2^48 - 1.
 */
export function smallestIdAt(time: number): string {
  const hex = Math.max(0, Math.floor(time)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

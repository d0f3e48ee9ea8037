/** How numbers, dates and durations read, everywhere in the same words. */
import { hasStored, writeStored } from './storage.ts';

/** Also the language of the browser, for whoever has chosen so in the settings. */
const DATES_KEY = 'chaos.dates';

/** Each is made when it is first needed: the first of them takes a phone 50 ms, in which nothing else goes on. */
let dates: Intl.DateTimeFormat | undefined;
let numbers: Intl.NumberFormat | undefined;
let compact: Intl.NumberFormat | undefined;

/** "Nov 21, 4:10 AM": short month, day, hour and minute, in the reader's time zone. */
export function formatDate(date: Date): string {
  dates ??= newDateFormat(areDatesLocal());
  return dates.format(date);
}

export function areDatesLocal(): boolean {
  return hasStored(DATES_KEY);
}

/** From the next date on. */
export function chooseDates(isLocal: boolean): void {
  writeStored('localStorage', DATES_KEY, isLocal ? 'local' : null);
  dates = undefined;
}

/** @param isLocal in the browser's language, and else in that of the page. */
export function newDateFormat(isLocal: boolean): Intl.DateTimeFormat {
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat(isLocal ? navigator.language : 'en-US', parts);
  } catch {
    // Chromium under LANG=C says "en-US@posix", which Intl throws at.
    return new Intl.DateTimeFormat(undefined, parts);
  }
}

export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat('en-US');
  return numbers.format(value);
}

/** "1.2K" from ten thousand on, exact below: cards have little room. */
export function formatCompact(value: number): string {
  if (Math.abs(value) < 10_000) return formatNumber(value);
  compact ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  return compact.format(value);
}

/** "about 40 s" or "about 3 min": rounded up, because an early end pleases and a late one does not. */
export function formatEta(seconds: number): string {
  const rounded = Math.max(5, Math.ceil(seconds / 5) * 5);
  return rounded < 120 ? `about ${rounded} s` : `about ${Math.ceil(rounded / 60)} min`;
}

/** How measures read on the operators' screen. */
import { opsMessages } from './messages.ts';

const ONE_DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
// In whatever currency the prices of the providers are set.
const MONEY = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SMALL_MONEY = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' });
const EXACT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

const MINUTE = 60;
const HOUR = 3_600;
const DAY_SECONDS = 86_400;

/** "4.2 s", "42 s", "12 min", "3.4 h", "2 d"; a dash where nothing was measured. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) return opsMessages.none;
  if (seconds < 10) return `${ONE_DECIMAL.format(seconds)} s`;
  if (seconds < 1.5 * MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < 1.5 * HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 1.5 * DAY_SECONDS) return `${ONE_DECIMAL.format(seconds / HOUR)} h`;
  return `${ONE_DECIMAL.format(seconds / DAY_SECONDS)} d`;
}

export const formatDecimal = (value: number) => ONE_DECIMAL.format(value);
/** @param share 0 to 1. */
export const formatShare = (share: number) => PERCENT.format(share);
export const formatMoney = (value: number) => MONEY.format(value);
/** Of one call, which may cost less than a cent. */
export const formatSmallMoney = (value: number) => SMALL_MONEY.format(value);
export const formatTime = (date: Date) => TIME.format(date);
export const formatHour = (date: Date) => DAY.format(date);
/** With seconds: the order of things matters here. */
export const formatExact = (date: Date) => EXACT.format(date);

/** The end of an id is what differs between two of the same time. */
export const shortId = (id: string) => id.slice(-8);

export const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

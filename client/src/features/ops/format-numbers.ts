/** How measures read on the operators' screen. */
import { opsMessages } from './messages.ts';

export const formatDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format;

const MINUTE = 60;
const HOUR = 3_600;
const DAY_SECONDS = 86_400;

/** "4.2 s", "42 s", "12 min", "3.4 h", "2 d"; a dash where nothing was measured. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) return opsMessages.none;
  if (seconds < 10) return `${formatDecimal(seconds)} s`;
  if (seconds < 1.5 * MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < 1.5 * HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 1.5 * DAY_SECONDS) return `${formatDecimal(seconds / HOUR)} h`;
  return `${formatDecimal(seconds / DAY_SECONDS)} d`;
}

/** @param share 0 to 1. */
export const formatShare = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 }).format;
/** In whatever currency the prices of the providers are set. */
export const formatMoney = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format;
/** Of one call, which may cost less than a cent. */
export const formatSmallMoney = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format;
export const formatTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format;
export const formatHour = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' }).format;
/** With seconds: the order of things matters here. */
export const formatExact = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
}).format;

/** The end of an id is what differs between two of the same time. */
export const shortId = (id: string) => id.slice(-8);

export const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** How long a suspension may last, as an operator chooses it. */
import { SUSPENSION_DAYS_MAX } from '@chaos/shared/contract/ops';

/** In days; `day` is a day of the calendar, `open` until further notice. */
export const SUSPENSION_SPANS = ['1', '3', '7', '30', '90', 'day', 'open'] as const;
export type SuspensionSpan = (typeof SUSPENSION_SPANS)[number];

const DAY_MS = 86_400_000;

/**
 * @param day such as 2026-01-31: suspended to its end, by the operator's clock.
 * @returns null until further notice; undefined where the day is missing, over or too far ahead.
 */
export function endOf(span: SuspensionSpan, day: string, now: Date): Date | null | undefined {
  if (span === 'open') return null;
  if (span !== 'day') return new Date(now.getTime() + Number(span) * DAY_MS);
  const end = new Date(`${day}T23:59:59`);
  const ahead = end.getTime() - now.getTime();
  return ahead > 0 && ahead <= SUSPENSION_DAYS_MAX * DAY_MS ? end : undefined;
}

/** The last day that may be chosen. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + (SUSPENSION_DAYS_MAX - 1) * DAY_MS).toISOString().slice(0, 10);
}

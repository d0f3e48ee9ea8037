/** Why something did not work, in words for the person who tried. */
import { trading } from '../../lib/messages-trading.ts';
import { reasonOf } from '../../lib/trpc.ts';

/** What the server said; the fallback when it did not answer, or did not know either. */
export function serverSentence(error: unknown, fallback: string): string {
  const reason = reasonOf(error);
  return reason === null || reason === 'internal' || !(error instanceof Error) ? fallback : error.message;
}

/** For the place where it happened. */
export function inlineSentence(error: unknown): string {
  return reasonOf(error) === null || !(error instanceof Error) ? trading.sheet.unanswered : error.message;
}

/** Why something did not work, in words for the person who tried. */

import { reasonOf } from '../../api/errors.ts';
import { offerMessages } from './messages.ts';

/** What the server said; the fallback when it did not answer, or did not know either. */
export function serverSentence(error: unknown, fallback: string): string {
  const reason = reasonOf(error);
  return reason === null || reason === 'internal' || !(error instanceof Error) ? fallback : error.message;
}

/** For the place where it happened. */
export function inlineSentence(error: unknown): string {
  return reasonOf(error) === null || !(error instanceof Error) ? offerMessages.sheet.unanswered : error.message;
}

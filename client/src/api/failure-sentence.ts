/** Why something did not work, in words for the person who tried. The server's own sentences are meant for people. */
import { sayEndsAs } from '@chaos/shared/rules/describe-suspension-end';
import { reasonOf } from './errors.ts';

/** With its year: it may be a long time off. */
const sayEnd = (end: Date): string => end.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Whatever the server said, with times by the reader's clock; null when it did not answer. */
export function serverSentence(error: unknown): string | null {
  return reasonOf(error) === null || !(error instanceof Error) ? null : sayEndsAs(error.message, sayEnd);
}

/** The same; null also when the server knows no more of it than we do. */
export function serverReason(error: unknown): string | null {
  return reasonOf(error) === 'internal' ? null : serverSentence(error);
}

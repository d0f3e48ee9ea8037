/** How a refused or lost call of an auth form is told. */

import { reasonOf } from '../api/errors.ts';
import { serverReason } from '../api/failure-sentence.ts';
import type { ToastText } from '../ui/toast/toast.ts';
import { authMessages } from './messages.ts';

/** What the server says is meant for people, unless it is about the server itself. */
export function describeFailure(error: unknown, title: string): ToastText {
  const sentence = reasonOf(error) === 'database_unavailable' ? null : serverReason(error);
  return sentence === null ? authMessages.unexpected : { title, description: sentence };
}

/** How a refused or lost call of an auth form is told. */

import { reasonOf } from '../api/errors.ts';
import type { ToastText } from '../ui/toast/toast.ts';
import { authMessages } from './messages.ts';

/** What the server says is meant for people, unless it is about the server itself. */
export function describeFailure(error: unknown, title: string): ToastText {
  const reason = reasonOf(error);
  const isUnexpected = reason === null || reason === 'internal' || reason === 'database_unavailable';
  if (isUnexpected || !(error instanceof Error)) return authMessages.unexpected;
  return { title, description: error.message };
}

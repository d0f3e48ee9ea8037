/** How a refused or lost call of an auth form is told. */
import { people } from '../../lib/messages-people.ts';
import type { ToastText } from '../../lib/toast.ts';
import { reasonOf } from '../../lib/trpc.ts';

/** What the server says is meant for people, unless it is about the server itself. */
export function describeFailure(error: unknown, title: string): ToastText {
  const reason = reasonOf(error);
  const isUnexpected = reason === null || reason === 'internal' || reason === 'database_unavailable';
  if (isUnexpected || !(error instanceof Error)) return people.auth.unexpected;
  return { title, description: error.message };
}

import { serverSentence } from '../api/failure-sentence.ts';
import { mayAskAgain } from '../api/retry-slow-work.ts';
import { uiMessages } from '../ui/messages.ts';
import { showFailure } from '../ui/toast/show-failure.ts';
import type { ToastText } from '../ui/toast/toast.ts';
import { wasAbandoned } from './abandoned-calls.ts';
import { rememberPerson } from './same-person.ts';

interface Undoing {
  label: string;
  /** The title where it fails. */
  failed: string;
  undo: () => Promise<unknown>;
}

/** Taken back by one press. One that got no answer is told with the same press again, to whoever did it. */
export function undoAction({ label, failed: title, undo }: Undoing): NonNullable<ToastText['action']> {
  const isSamePerson = rememberPerson();
  const fail = (error: unknown) => {
    if (wasAbandoned(error)) return;
    const description = serverSentence(error) ?? uiMessages.unanswered;
    showFailure({ title, description, ...(mayAskAgain(error) && isSamePerson() && { action }) });
  };
  const action = { label, run: () => void undo().catch(fail) };
  return action;
}

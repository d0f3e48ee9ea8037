import { serverSentence } from '../api/failure-sentence.ts';
import { uiMessages } from '../ui/messages.ts';
import { showFailure, unlessOffline } from '../ui/toast/show-failure.ts';
import { wasAbandoned } from './abandoned-calls.ts';

/** A call of a member has failed: in the server's own words, or because nobody answered. Not told to whoever gave it up. */
export function tellFailure(title: string, error: unknown): void {
  if (!wasAbandoned(error)) showFailure({ title, description: serverSentence(error) ?? uiMessages.unanswered });
}

/** The same in one sentence, for a form to say. */
export function whyRefused(error: unknown): string {
  return serverSentence(error) ?? unlessOffline(uiMessages.unanswered);
}

import { useState } from 'react';
import { serverReason } from '../../api/failure-sentence.ts';
import { unlessOffline } from '../../ui/toast/show-failure.ts';
import { wasAbandoned } from '../abandoned-calls.ts';
import { showSuspension, suspensionOf } from '../suspension-store.ts';
import { passkeyMessages } from './messages.ts';

/** By the names of the browser's errors. */
const SENTENCES: Record<string, string> = {
  NotAllowedError: passkeyMessages.cancelled,
  AbortError: passkeyMessages.cancelled,
  InvalidStateError: passkeyMessages.known,
  SecurityError: passkeyMessages.wrongAddress,
  NotSupportedError: passkeyMessages.unable,
  ConstraintError: passkeyMessages.unable,
};

function describe(error: unknown): string {
  const sentence = error instanceof Error ? SENTENCES[error.name] : undefined;
  return sentence ?? serverReason(error) ?? unlessOffline(passkeyMessages.failed);
}

/** One question of the browser at a time, and why the last one came to nothing. */
export function usePasskeyTask() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (task: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await task();
    } catch (error) {
      const suspended = suspensionOf(error);
      if (suspended) showSuspension(suspended);
      else if (!wasAbandoned(error)) setRefusal(describe(error));
    }
    setBusy(false);
  };
  return { isBusy, refusal, run };
}

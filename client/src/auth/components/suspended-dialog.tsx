/** Why somebody is out, and until when. Over whatever was open: at signing in, and where the session has just ended. */

import type { Suspension } from '@chaos/shared/contract/auth';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatEnd } from '../format-suspension-end.ts';
import { authMessages } from '../messages.ts';
import { closeSuspension } from '../suspension-store.ts';

const TEXTS = authMessages.suspended;

export default function SuspendedDialog({ suspension: { reason, until } }: { suspension: Suspension }) {
  return (
    <Dialog title={TEXTS.title} onClose={closeSuspension}>
      <p className="text-lg font-semibold">{TEXTS.until(formatEnd(until))}</p>
      <div className="grid gap-1">
        <h3 className="text-sm font-bold">{TEXTS.reason}</h3>
        <p dir="auto" className="rounded-control bg-raised px-4 py-3 whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      </div>
      <p className="text-muted">{until === null ? TEXTS.meanwhile : `${TEXTS.meanwhile} ${TEXTS.afterwards}`}</p>
      <Button look="primary" onClick={closeSuspension} className="justify-self-end">
        {TEXTS.close}
      </Button>
    </Dialog>
  );
}

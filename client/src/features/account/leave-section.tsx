/** The way out, for good after some days. */
import type { FateOfCharacters } from '@chaos/shared/contract/leaving';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { leavingNotice } from '../../auth/leaving-notice.ts';
import { loadSessionManager } from '../../auth/load-session-manager.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ignoreDoubleClick } from '../../ui/ignore-double-click.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { leavingMessages } from './leaving-messages.ts';
import { isOpen, isThere, useExports } from './use-exports.ts';

const TEXTS = leavingMessages.leave;
const FATES: readonly FateOfCharacters[] = ['leave', 'delete'];

export function LeaveSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="text-muted">{TEXTS.hint}</p>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)} className="justify-self-start">
        {TEXTS.ask}
      </Button>
      {isAsking && <LeaveDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const [fate, setFate] = useState<FateOfCharacters>('leave');
  const { mutate, isPending } = trpc.account.leave.useMutation({
    async onSuccess({ leavesAt }) {
      const manager = await loadSessionManager();
      leavingNotice.set(TEXTS.left(formatDate(leavesAt)));
      // The server has ended every session, this one too.
      await manager.endByHand();
    },
    async onError(error) {
      if (reasonOf(error) !== null) return tellFailure(TEXTS.failed, error);
      showFailure(TEXTS.unknown);
      const manager = await loadSessionManager();
      // Not by asking who one is: that is refused as well when only its short-lived half is over.
      if ((await manager.renew()) !== 'signed_out') return;
      leavingNotice.set(TEXTS.leftUnheard);
      await manager.endByHand();
    },
  });
  return (
    <Dialog title={TEXTS.dialogTitle} onClose={onClose}>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{TEXTS.legend}</legend>
        {FATES.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="fate" checked={fate === one} onChange={() => setFate(one)} className="size-5 shrink-0" />
            {TEXTS.fates[one]}
          </label>
        ))}
      </fieldset>
      <ArchiveNote />
      <p className="text-muted">{TEXTS.hint}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button
          look="danger"
          aria-disabled={isPending}
          onClick={ignoreDoubleClick(() => isPending || mutate({ characters: fate }))}
        >
          {TEXTS.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whoever leaves has no way to it, and it is gone before their days to come back are. */
function ArchiveNote() {
  const { data = [] } = useExports();
  const text = data.some(isOpen) ? TEXTS.archives.open : data.some(isThere) && TEXTS.archives.ready;
  return (
    <p role="status" className="rounded-control bg-warning-bg px-3.5 py-2.5 font-semibold empty:hidden">
      {text}
    </p>
  );
}

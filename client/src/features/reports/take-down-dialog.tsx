/** Takes down what an operator has come upon: nobody has to report it first. */
import { OPS_NOTE_MAX } from '@chaos/shared/contract/ops';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { serverSentence } from '../../api/failure-sentence.ts';
import { undoAction } from '../../auth/undo-action.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { TextField } from '../../ui/text-field.tsx';
import { unlessOffline } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useOnline } from '../../ui/use-online.ts';
import { reportMessages } from './messages.ts';
import type { Reported } from './report-dialog.tsx';
import { takeDownMessages as TEXTS } from './take-down-messages.ts';
import { useModerationRefresh } from './use-moderation-refresh.ts';

export default function TakeDownDialog({ target, onClose }: { target: Reported; onClose: () => void }) {
  const isOnline = useOnline();
  const [note, setNote] = useState('');
  const { client } = trpc.useUtils();
  const refresh = useModerationRefresh();
  /** The desk restores what is reported; of this nothing stands there. */
  const undo = async () => {
    const { outcome } = await client.ops.restore.mutate({ characterId: target.targetId });
    if (outcome === 'restored') showToast(TEXTS.undone);
    else showToast(TEXTS.notUndone, 'destructive');
    refresh();
  };
  const { mutate, isPending, error } = trpc.ops.takeDown.useMutation({
    onSuccess: ({ outcome }) => {
      onClose();
      if (outcome === 'taken_down') {
        const action = undoAction({ label: TEXTS.undo, failed: TEXTS.undoFailed, undo });
        showToast({ ...TEXTS.done, ...(target.targetKind === 'character' && { action }) });
      } else showToast(outcome === 'already_down' ? TEXTS.already : TEXTS.notPossible, 'destructive');
    },
    onSettled: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnline && !isPending) mutate({ ...target, note });
  };
  return (
    <Dialog title={TEXTS.title[target.targetKind]} onClose={onClose}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="text-muted">{TEXTS.text[target.targetKind]}</p>
        <TextField
          label={TEXTS.note}
          maxLength={OPS_NOTE_MAX}
          autoComplete="off"
          value={note}
          onChange={({ target: field }) => setNote(field.value)}
        />
        <p role="alert" className="font-semibold text-danger-text empty:hidden">
          {!isPending && error && (serverSentence(error) ?? unlessOffline(uiMessages.unanswered))}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{reportMessages.cancel}</Button>
          <Button type="submit" look="danger" className="at-least-32" aria-disabled={!isOnline || isPending}>
            {isPending ? reportMessages.busy : TEXTS.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { REPORT_REASONS, type ReportReason, type ReportTarget } from '@chaos/shared/contract/reports';
import { type FormEvent, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { serverSentence } from '../../api/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { unlessOffline } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { REPORT_REASON_NAMES, reportMessages } from './messages.ts';

export interface Reported {
  targetKind: ReportTarget;
  targetId: string;
}

interface ReportDialogProps {
  target: Reported;
  onClose: () => void;
}

/** Says what is wrong with something, out of a closed list: operators read many of them. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  // A second press comes before the button is drawn anew.
  const isSent = useRef(false);
  const { mutate, isPending, error } = trpc.reports.file.useMutation({
    onSuccess: () => {
      onClose();
      showToast(reportMessages.thanks);
    },
    onError: () => {
      isSent.current = false;
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null || isSent.current) return;
    isSent.current = true;
    mutate({ ...target, reason });
  };
  const problem = isMissing ? reportMessages.choose : error && (serverSentence(error) ?? unlessOffline(reportMessages.failed));
  return (
    <Dialog title={reportMessages.title[target.targetKind]} onClose={onClose}>
      <form onSubmit={send} className="grid grid-cols-1 gap-4">
        <fieldset aria-describedby={`${id}-problem`} className="grid min-w-0 grid-cols-1 gap-1">
          <legend className="mb-1 text-muted">{reportMessages.ask}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className="report-reason">
              <input
                type="radio"
                name={id}
                value={one}
                checked={reason === one}
                onChange={() => {
                  setReason(one);
                  setMissing(false);
                }}
              />
              <span className="wrap-anywhere">
                <span className="block font-bold">{REPORT_REASON_NAMES[one]}</span>
                <span className="block text-sm text-muted">{reportMessages.hints[one]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p id={`${id}-problem`} role="alert" className="font-semibold text-danger-text empty:hidden">
          {!isPending && problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{reportMessages.cancel}</Button>
          <Button type="submit" look="primary" aria-disabled={isPending} className="at-least-36">
            {isPending ? reportMessages.busy : reportMessages.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Each kind of work with its switch, and who works. */
import type { OpsOverview } from '@chaos/shared/contract/ops';
import { TICKET_KINDS, type TicketKind } from '@chaos/shared/contract/tickets';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { Confirm } from './confirm.tsx';
import { formatSeconds, shortId } from './format-numbers.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.control;

export function KindControls({ overview }: { overview: OpsOverview }) {
  const { counts, pausedKinds, workers } = overview;
  const upSince = (startedAt: Date) => formatSeconds((overview.at.getTime() - startedAt.getTime()) / 1_000);
  const [asked, setAsked] = useState<{ kind: TicketKind; isPause: boolean } | null>(null);
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="sr-only">{TEXTS.title}</h2>
      <ul className="ops-kinds">
        {TICKET_KINDS.map((kind) => {
          const pause = pausedKinds.find((one) => one.kind === kind);
          return (
            <li key={kind} className="ops-kind" data-paused={pause ? true : undefined}>
              <div className="min-w-0 flex-[1_1_9rem]">
                <p className="font-bold">{opsMessages.kinds[kind]}</p>
                <p className="text-sm text-muted tabular-nums">{TEXTS.counts(counts[kind].waiting, counts[kind].running)}</p>
                {pause && (
                  <p className="text-sm font-semibold wrap-anywhere text-warning-text">
                    {TEXTS.pausedSince(formatDate(pause.since), pause.by?.displayName ?? null)}
                    {pause.note && `: ${pause.note}`}
                  </p>
                )}
              </div>
              <Button
                aria-label={pause ? TEXTS.resumeOf(kind) : TEXTS.pauseOf(kind)}
                onClick={() => setAsked({ kind, isPause: !pause })}
              >
                {pause ? TEXTS.resume : TEXTS.pause}
              </Button>
            </li>
          );
        })}
      </ul>
      {workers.length > 0 && (
        <details className="ops-workers">
          <summary>{TEXTS.workers(workers.length)}</summary>
          <ul>
            {workers.map(({ id, running, slots, startedAt }) => (
              <li key={id}>{TEXTS.worker(shortId(id), running.length, slots, upSince(startedAt))}</li>
            ))}
          </ul>
        </details>
      )}
      {asked && <PauseDialog {...asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface PauseDialogProps {
  kind: TicketKind;
  isPause: boolean;
  onClose: () => void;
}

function PauseDialog({ kind, isPause, onClose }: PauseDialogProps) {
  const utils = trpc.useUtils();
  const call = isPause ? trpc.ops.pause : trpc.ops.resume;
  const { mutate, isPending, isError } = call.useMutation({
    onSuccess: () => {
      showToast(isPause ? TEXTS.paused(kind) : TEXTS.resumed(kind));
      onClose();
    },
    onSettled: () => void utils.ops.invalidate(),
  });
  return (
    <Confirm
      title={isPause ? TEXTS.pauseTitle(kind) : TEXTS.resumeTitle(kind)}
      text={isPause ? TEXTS.pauseText : TEXTS.resumeText}
      action={isPause ? TEXTS.pause : TEXTS.resume}
      isPending={isPending}
      failure={isError ? opsMessages.failed : null}
      onClose={onClose}
      onConfirm={(note) => mutate({ kind, note })}
    />
  );
}

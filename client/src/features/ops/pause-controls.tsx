/** Each kind of work with its switch, and who works. */
import type { OpsOverview } from '@chaos/shared/contract/ops';
import { TICKET_KINDS, type TicketKind } from '@chaos/shared/contract/tickets';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { Confirm } from './confirm-dialog.tsx';
import { formatSeconds, shortId } from './format-numbers.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.control;

export function KindControls({ overview }: { overview: OpsOverview }) {
  const { counts, pausedKinds, workers } = overview;
  const upSince = (startedAt: Date) => formatSeconds((overview.at.getTime() - startedAt.getTime()) / 1_000);
  const [asked, setAsked] = useState<{ kind: TicketKind; isPause: boolean } | null>(null);
  const [draining, setDraining] = useState<{ workerId: string; isDrain: boolean } | null>(null);
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
            {workers.map(({ id, version, running, slots, isDrained, startedAt }) => (
              <li key={id}>
                <span className="min-w-0 flex-1 basis-48">
                  {TEXTS.worker(shortId(id), running.length, slots, upSince(startedAt))}
                  {version !== null && TEXTS.version(version)}
                  {isDrained && <b className="block text-warning-text">{TEXTS.drained(running.length)}</b>}
                </span>
                <Button
                  aria-label={isDrained ? TEXTS.undrainOf(shortId(id)) : TEXTS.drainOf(shortId(id))}
                  onClick={() => setDraining({ workerId: id, isDrain: !isDrained })}
                >
                  {isDrained ? TEXTS.undrain : TEXTS.drain}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {asked && <PauseDialog {...asked} onClose={() => setAsked(null)} />}
      {draining && <DrainDialog {...draining} onClose={() => setDraining(null)} />}
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

interface DrainDialogProps {
  workerId: string;
  isDrain: boolean;
  onClose: () => void;
}

function DrainDialog({ workerId, isDrain, onClose }: DrainDialogProps) {
  const utils = trpc.useUtils();
  const id = shortId(workerId);
  const call = isDrain ? trpc.ops.drain : trpc.ops.undrain;
  const { mutate, isPending, isError } = call.useMutation({
    onSuccess: ({ workers }) => {
      if (workers.every((worker) => worker.id !== workerId)) showToast(TEXTS.gone(id), 'neutral');
      else showToast(isDrain ? TEXTS.nowDrained(id) : TEXTS.nowTaking(id));
      onClose();
    },
    onSettled: () => void utils.ops.invalidate(),
  });
  return (
    <Confirm
      title={isDrain ? TEXTS.drainTitle(id) : TEXTS.undrainTitle(id)}
      text={isDrain ? TEXTS.drainText : TEXTS.undrainText}
      action={isDrain ? TEXTS.drain : TEXTS.undrain}
      isPending={isPending}
      failure={isError ? opsMessages.failed : null}
      onClose={onClose}
      onConfirm={(note) => mutate({ workerId, note })}
    />
  );
}

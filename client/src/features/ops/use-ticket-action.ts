/** Retrying or cancelling tickets, some at a time, so that there is something to see of how far it is. */
import type { OpsCancelOutcome, OpsRetryOutcome } from '@chaos/shared/contract/ops-tickets';
import type { RetryFrom } from '@chaos/shared/contract/tickets';
import { useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { opsMessages } from './messages.ts';
import { inParts } from './possible-ticket-actions.ts';

const TEXTS = opsMessages.bulk;
const PART = 20;

export interface TicketAction {
  kind: 'retry' | 'cancel';
  ids: readonly string[];
}

export interface TicketActionOutcome {
  id: string;
  /** Null: no answer came. */
  outcome: OpsRetryOutcome['outcome'] | OpsCancelOutcome['outcome'] | null;
  newTicketId: string | null;
}

export type ActionPhase = 'asking' | 'running' | 'over';

export function useTicketAction({ kind, ids }: TicketAction, onDone: () => void) {
  const utils = trpc.useUtils();
  const [phase, setPhase] = useState<ActionPhase>('asking');
  const [outcomes, setOutcomes] = useState<readonly TicketActionOutcome[]>([]);
  const isBegun = useRef(false);

  const send = async (part: string[], note: string, from: RetryFrom): Promise<TicketActionOutcome[]> => {
    if (kind === 'retry') return (await utils.client.ops.retry.mutate({ ids: part, note, from })).items;
    const { items } = await utils.client.ops.cancel.mutate({ ids: part, note });
    return items.map((one) => ({ ...one, newTicketId: null }));
  };

  const run = async (note: string, from: RetryFrom) => {
    if (isBegun.current) return;
    isBegun.current = true;
    setPhase('running');
    const done: TicketActionOutcome[] = [];
    let hasFailed = false;
    for (const part of inParts(ids, PART)) {
      // After one that nobody answered the others are left alone.
      const answer: TicketActionOutcome[] | null = hasFailed ? null : await send(part, note, from).catch(() => null);
      hasFailed ||= answer === null;
      done.push(...(answer ?? part.map((id) => ({ id, outcome: null, newTicketId: null }))));
      setOutcomes([...done]);
    }
    void utils.ops.invalidate();
    setPhase('over');
    onDone();
    const successes = done.filter(({ outcome }) => outcome === 'retried' || outcome === 'cancelled').length;
    if (hasFailed) showFailure(TEXTS.failed);
    else showToast(kind === 'retry' ? TEXTS.retried(successes, ids.length) : TEXTS.cancelled(successes, ids.length));
  };
  return { phase, outcomes, run };
}

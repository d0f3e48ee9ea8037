/** All there is to one ticket, at the side of the list. */

import type { OpsTicket } from '@chaos/shared/contract/ops-tickets';
import { type ReactNode, useId } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { BareDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Close } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { LiveMode } from './auto-refresh.ts';
import { formatSeconds, shortId } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import { canCancel, canRetry } from './possible-ticket-actions.ts';
import { TicketCalls } from './ticket-calls.tsx';
import { TicketError } from './ticket-error.tsx';
import { TicketPayload } from './ticket-payload.tsx';
import { TicketResult } from './ticket-result.tsx';
import { StateChip } from './ticket-state-chip.tsx';
import { TicketTimeline } from './ticket-timeline.tsx';
import type { TicketAction } from './use-ticket-action.ts';

const TEXTS = opsMessages.drawer;

interface TicketDrawerProps {
  id: string;
  live: LiveMode;
  onOpen: (id: string) => void;
  onAction: (ticketAction: TicketAction) => void;
  onClose: () => void;
}

export function TicketDrawer({ id, live, onOpen, onAction, onClose }: TicketDrawerProps) {
  const headingId = useId();
  const { data: ticket, isError, error, refetch } = trpc.ops.ticket.useQuery({ ticketId: id }, live.often);
  const isGone = reasonOf(error) === 'not_found' || reasonOf(error) === 'invalid_input';
  return (
    <BareDialog labelledBy={headingId} onClose={onClose} className="ops-drawer">
      <header className="ops-drawer-head">
        <h2 id={headingId} tabIndex={-1} className="font-display text-xl leading-tight font-extrabold">
          {ticket ? TEXTS.title(ticket.kind) : TEXTS.loading}
        </h2>
        {ticket && <StateChip row={ticket} />}
        <button type="button" aria-label={TEXTS.close} title={TEXTS.close} className="ops-icon ml-auto" onClick={onClose}>
          <Close className="size-5" />
        </button>
      </header>
      <div className="ops-drawer-body">
        {ticket && <TicketDetail key={ticket.id} ticket={ticket} onOpen={onOpen} onAction={onAction} />}
        {!ticket && isError && (
          <ErrorBox title={isGone ? TEXTS.gone : TEXTS.failed} onRetry={() => void refetch()}>
            {isGone ? id : opsMessages.failed}
          </ErrorBox>
        )}
        {!ticket && !isError && (
          <div className="after-150ms grid gap-4">
            <p role="status" className="sr-only">
              {uiMessages.loading}
            </p>
            <div aria-hidden className="skeleton h-24" />
            <div aria-hidden className="skeleton h-64" />
          </div>
        )}
      </div>
    </BareDialog>
  );
}

interface TicketDetailProps {
  ticket: OpsTicket;
  onOpen: (id: string) => void;
  onAction: (ticketAction: TicketAction) => void;
}

function TicketDetail({ ticket, onOpen, onAction }: TicketDetailProps) {
  const { id, retryOf, retriedBy } = ticket;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <code className="ops-id wrap-anywhere">{id}</code>
        <Button look="ghost" onClick={() => void copyText(id)}>
          {TEXTS.copyId}
        </Button>
        <div className="ml-auto flex flex-wrap gap-2">
          {canRetry(ticket) && (
            <Button look="primary" onClick={() => onAction({ kind: 'retry', ids: [id] })}>
              {TEXTS.retry}
            </Button>
          )}
          {canCancel(ticket) && <Button onClick={() => onAction({ kind: 'cancel', ids: [id] })}>{TEXTS.cancel}</Button>}
        </div>
      </div>
      <Related label={TEXTS.retryOf} id={retryOf} onOpen={onOpen} />
      <Related label={TEXTS.retriedBy} id={retriedBy} onOpen={onOpen} />
      <Facts ticket={ticket} />
      {ticket.result && <TicketResult result={ticket.result} />}
      {ticket.error && <TicketError error={ticket.error} detail={ticket.errorDetail} />}
      <TicketTimeline timeline={ticket.timeline} />
      {ticket.calls.length > 0 && <TicketCalls calls={ticket.calls} />}
      <TicketPayload payload={ticket.payload} />
    </>
  );
}

function Related({ label, id, onOpen }: { label: string; id: string | null; onOpen: (id: string) => void }) {
  return (
    id !== null && (
      <p className="flex flex-wrap items-center gap-2">
        {label}
        <button type="button" className="ops-open" title={id} onClick={() => onOpen(id)}>
          {shortId(id)}
        </button>
      </p>
    )
  );
}

function Facts({ ticket }: { ticket: OpsTicket }) {
  const { person, createdAt, waitedSeconds, ranSeconds, attempts, crashes, workerId, stage, position, etaSeconds, traceId } =
    ticket;
  return (
    <section aria-label={TEXTS.facts}>
      <dl className="ops-facts">
        <Fact name={TEXTS.person} isLong>
          {person ? <bdi>{`${person.displayName} (@${person.username})`}</bdi> : opsMessages.anonymous}
        </Fact>
        <Fact name={TEXTS.made}>
          <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
        </Fact>
        <Fact name={TEXTS.waited}>{formatSeconds(waitedSeconds)}</Fact>
        <Fact name={TEXTS.ran}>{formatSeconds(ranSeconds)}</Fact>
        <Fact name={TEXTS.attempts}>{crashes === 0 ? attempts : `${attempts} (${opsMessages.list.crashes(crashes)})`}</Fact>
        <Fact name={TEXTS.worker}>
          {workerId === null ? opsMessages.none : <span title={workerId}>{shortId(workerId)}</span>}
        </Fact>
        <Fact name={TEXTS.stage}>{stage ?? opsMessages.none}</Fact>
        {position !== null && <Fact name={TEXTS.position}>{position}</Fact>}
        {etaSeconds !== null && <Fact name={TEXTS.eta}>{formatSeconds(etaSeconds)}</Fact>}
        {traceId !== null && (
          <Fact name={TEXTS.trace} isLong>
            <code className="wrap-anywhere">{traceId}</code>
          </Fact>
        )}
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  /** Has a row of its own. */
  isLong?: boolean;
  children: ReactNode;
}

function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? 'is-long' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Everything that operators did, newest first. */
import type { OpsAction, OpsActionsPage } from '@chaos/shared/contract/ops';
import { TICKET_KINDS } from '@chaos/shared/contract/tickets';
import { trpc } from '../../api/client.ts';
import { formatEnd } from '../../auth/format-suspension-end.ts';
import type { LiveMode } from './auto-refresh.ts';
import { formatExact, shortId } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import { OpsList } from './ops-list.tsx';

const TEXTS = opsMessages.log;
/** Of a large action the first ones are enough; the ticket list has them all. */
const IDS_SHOWN = 8;

interface LogTabProps {
  live: LiveMode;
  onTicket: (id: string) => void;
}

export function LogTab({ live, onTicket }: LogTabProps) {
  const list = trpc.ops.actions.useInfiniteQuery(
    {},
    { ...live.seldom, getNextPageParam: (page: OpsActionsPage) => page.nextCursor },
  );
  return (
    <OpsList
      list={list}
      label={TEXTS.label}
      texts={TEXTS}
      renderItem={(action) => <LogEntry action={action} onTicket={onTicket} />}
    />
  );
}

function LogEntry({ action, onTicket }: { action: OpsAction; onTicket: (id: string) => void }) {
  const { action: what, operator, targetIds, member, suspension, report, note, createdAt } = action;
  const isOfTickets = what === 'retry' || what === 'cancel';
  const isOfWords = what === 'refuse_word' || what === 'allow_word' || what === 'remove_word';
  return (
    <article className="panel grid gap-1 rounded-tile! px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <bdi className="font-bold">{operator?.displayName ?? TEXTS.somebody}</bdi>{' '}
          {report ? TEXTS.resolved[report.resolution] : TEXTS.did[what](targetIds.length)}
        </span>
        <time dateTime={createdAt.toISOString()} className="text-sm text-muted tabular-nums">
          {formatExact(createdAt)}
        </time>
      </p>
      {suspension && (
        <>
          <p className="wrap-anywhere">
            <bdi className="font-semibold">{member ? `@${member.username}` : TEXTS.somebody}</bdi> {formatEnd(suspension.until)}
          </p>
          <p dir="auto" className="ops-quote">
            {suspension.reason}
          </p>
        </>
      )}
      {report && (
        <p className="wrap-anywhere">
          <bdi className="font-semibold">{TEXTS.reported[report.targetKind](report.name)}</bdi>
        </p>
      )}
      {targetIds.length > 0 && !suspension && !report && (
        <p className="flex flex-wrap gap-x-3">
          {targetIds.slice(0, IDS_SHOWN).map((id) =>
            isOfTickets ? (
              <button key={id} type="button" className="ops-open" title={id} onClick={() => onTicket(id)}>
                {shortId(id)}
              </button>
            ) : (
              <span key={id} className="ops-id" title={id}>
                <bdi>{isOfWords ? id : nameOf(id)}</bdi>
              </span>
            ),
          )}
          {targetIds.length > IDS_SHOWN && <span className="text-muted">{TEXTS.others(targetIds.length - IDS_SHOWN)}</span>}
        </p>
      )}
      {note !== null && (
        <p dir="auto" className="ops-quote">
          {note}
        </p>
      )}
    </article>
  );
}

/** The name of a kind, or an id. */
function nameOf(target: string): string {
  const kind = TICKET_KINDS.find((one) => one === target);
  return kind ? opsMessages.kinds[kind] : shortId(target);
}

/** Three answers beside the charts: what failed and why, who fills the line, what it cost. */
import type { OpsBreakdown, OpsFailure, OpsHolder } from '@chaos/shared/contract/ops';
import { OPS_ANONYMOUS, OPS_SEARCH_MAX } from '@chaos/shared/contract/ops-tickets';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc } from '../../api/client.ts';
import type { LiveMode } from './auto-refresh.ts';
import { formatExact, formatMoney, formatSeconds } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import type { OpsSearch } from './search-params.ts';

const TEXTS = opsMessages.breakdown;

interface BreakdownProps {
  range: OpsSearch['range'];
  live: LiveMode;
  onFilter: (change: Partial<OpsSearch>) => void;
}

/** Without an answer nothing is shown: the charts say so already. */
export function Breakdown({ range, live, onFilter }: BreakdownProps) {
  const { data } = trpc.ops.breakdown.useQuery({ range }, { ...live.seldom, placeholderData: keepPreviousData });
  if (!data) return null;
  const { failures, holders, costs } = data;
  return (
    <div className="ops-breakdown">
      <Panel title={TEXTS.failed(data.range)} empty={TEXTS.nothingFailed}>
        {failures.map((failure) => (
          <li key={failure.ticketId}>
            <Failure failure={failure} onPick={() => onFilter(filterOf(failure, data.range))} />
          </li>
        ))}
      </Panel>
      <Panel title={TEXTS.holders} empty={TEXTS.nobody}>
        {holders.map((holder) => (
          <li key={holder.person?.id ?? holder.visitor}>
            <Holder
              holder={holder}
              onPick={() => onFilter({ state: '', kind: '', q: '', since: '', person: holder.person?.username ?? OPS_ANONYMOUS })}
            />
          </li>
        ))}
      </Panel>
      <Panel title={TEXTS.cost(data.range, formatMoney(totalOf(costs)))} empty={TEXTS.free}>
        {costs.map(({ kind, step, provider, calls, failures: failed, cost }) => (
          <li key={`${kind} ${step} ${provider}`} className="ops-row-line">
            <span>{TEXTS.step(opsMessages.kinds[kind], step, provider)}</span>
            <span className="text-sm text-muted">{TEXTS.calls(calls, failed)}</span>
            <b className="tabular-nums">{formatMoney(cost)}</b>
          </li>
        ))}
      </Panel>
    </div>
  );
}

const totalOf = (costs: OpsBreakdown['costs']) => costs.reduce((sum, { cost }) => sum + cost, 0);

function filterOf({ kind, message }: OpsFailure, since: OpsSearch['since']): Partial<OpsSearch> {
  return { state: 'failed', kind, person: '', q: [...message].slice(0, OPS_SEARCH_MAX).join(''), since };
}

function Panel({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className="panel ops-chart">
      <h2 className="font-display text-lg font-extrabold">{title}</h2>
      {children.length === 0 ? <p className="text-sm text-muted">{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}

function Failure({ failure: { kind, message, count, lastAt }, onPick }: { failure: OpsFailure; onPick: () => void }) {
  return (
    <button type="button" className="ops-row-line" onClick={onPick}>
      <span className="min-w-0 wrap-anywhere">{message}</span>
      <span className="text-sm text-muted">{TEXTS.last(opsMessages.kinds[kind], formatExact(lastAt))}</span>
      <b className="tabular-nums">{TEXTS.times(count)}</b>
    </button>
  );
}

function Holder({
  holder: { person, visitor, waiting, running, oldestSeconds },
  onPick,
}: {
  holder: OpsHolder;
  onPick: () => void;
}) {
  return (
    <button type="button" className="ops-row-line" onClick={onPick}>
      <span className="min-w-0 wrap-anywhere">{person ? person.displayName : TEXTS.visitor(visitor ?? '')}</span>
      <span className="text-sm text-muted">{TEXTS.oldest(formatSeconds(oldestSeconds))}</span>
      <b className="tabular-nums">{opsMessages.control.counts(waiting, running)}</b>
    </button>
  );
}

import type { OpsCall } from '@chaos/shared/contract/ops-tickets';
import { formatExact, formatSeconds, formatSmallMoney } from './format-numbers.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.drawer;

/** What providers were asked for, in all runs, and what came of it. */
export function TicketCalls({ calls }: { calls: readonly OpsCall[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="detail-heading">{TEXTS.calls(formatSmallMoney(calls.reduce((sum, { cost }) => sum + cost, 0)))}</h3>
      <ol className="timeline">
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to, and two may be of the same moment
          <li key={index}>
            <p className="font-semibold wrap-anywhere">{TEXTS.call(call.step, call.provider, outcomeOf(call))}</p>
            <time dateTime={call.at.toISOString()}>{formatExact(call.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function outcomeOf({ seconds, cost, failure }: OpsCall): string {
  if (seconds === null) return TEXTS.unanswered(formatSmallMoney(cost));
  if (failure === null) return TEXTS.answered(formatSeconds(seconds), formatSmallMoney(cost));
  return TEXTS.refused(formatSeconds(seconds), failure, formatSmallMoney(cost));
}

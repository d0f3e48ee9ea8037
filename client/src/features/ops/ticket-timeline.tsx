import type { OpsTimelineEntry } from '@chaos/shared/contract/ops-tickets';
import { formatExact, formatSeconds } from './format-numbers.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.drawer;
const MS = 1_000;

/** What happened when, and how long after what was before. */
export function TicketTimeline({ timeline }: { timeline: readonly OpsTimelineEntry[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="detail-heading">{TEXTS.timeline}</h3>
      <ol className="timeline">
        {timeline.map(({ at, moment, step }, index) => {
          const before = timeline[index - 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may be of the same moment, and none moves
            <li key={index}>
              <p className="font-semibold">
                {TEXTS.moments[moment]}
                {step !== null && `: ${step}`}
              </p>
              <time dateTime={at.toISOString()}>
                {formatExact(at)}
                {before && ` (+${formatSeconds((at.getTime() - before.at.getTime()) / MS)})`}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

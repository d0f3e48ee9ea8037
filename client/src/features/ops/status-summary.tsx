import type { OpsOverview } from '@chaos/shared/contract/ops';
import { CircleCheck, Warning } from '../../ui/icons.tsx';
import { alertOfVerdict, readVerdict } from './status-summary-text.ts';

/** What an operator should know first, and what that rests on. */
export function Verdict({ overview }: { overview: OpsOverview }) {
  const { title, evidence, advice, more, isAlarming } = readVerdict(overview);
  const Icon = overview.verdict.kind === 'all_is_well' ? CircleCheck : Warning;
  return (
    <div
      className="ops-verdict"
      data-verdict={overview.verdict.kind}
      data-alert={alertOfVerdict(overview)?.kind}
      data-alarm={isAlarming || undefined}
    >
      <Icon className="ops-verdict-sign" />
      <div className="min-w-0">
        {/* What the numbers are may change every second; only the sentence is worth interrupting for. */}
        <p role="status" className="font-display text-xl leading-tight font-extrabold">
          {title}
        </p>
        <p className="wrap-anywhere">{evidence}</p>
        {advice !== null && <p>{advice}</p>}
        {more !== '' && <p className="text-sm text-muted">{more}</p>}
      </div>
    </div>
  );
}

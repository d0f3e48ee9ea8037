import type { OpsAlert } from '@chaos/shared/contract/ops';
import { formatExact } from './format-numbers.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.alerts;

/** What lasts and wants somebody, with what to do; what was over lately is a line each, folded away. */
export function AlertList({ alerts }: { alerts: readonly OpsAlert[] }) {
  const now = alerts.filter(({ clearedAt }) => clearedAt === null);
  const over = alerts.filter(({ clearedAt }) => clearedAt !== null);
  if (alerts.length === 0) return null;
  return (
    <section aria-label={TEXTS.label} className="grid grid-cols-1 gap-2">
      {now.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {now.map((alert) => (
            <Alert key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <details className="ops-alerts-over">
          <summary>{TEXTS.over(over.length)}</summary>
          <ul className="grid grid-cols-1 gap-2 pt-1 pb-2">
            {over.map(({ id, title, summary, since, clearedAt }) => (
              <li key={id}>
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-muted wrap-anywhere">{summary}</p>
                <p className="text-sm text-muted">{TEXTS.lasted(formatExact(since), formatExact(clearedAt ?? since))}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Alert({ alert: { kind, severity, title, summary, advice, since } }: { alert: OpsAlert }) {
  return (
    <li className="ops-alert" data-alert={kind} data-severity={severity}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="ops-alert-severity">{TEXTS.severity[severity]}</span>
        <strong>{title}</strong>
        <span className="text-sm text-muted">{TEXTS.since(formatExact(since))}</span>
      </p>
      <p className="wrap-anywhere">{summary}</p>
      <p className="text-sm text-muted">{advice}</p>
    </li>
  );
}

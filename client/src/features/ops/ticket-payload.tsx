import type { OpsPayloadField } from '@chaos/shared/contract/ops-tickets';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.drawer;

/** What was wished for; the server keeps back what is nobody else's business. */
export function TicketPayload({ payload }: { payload: readonly OpsPayloadField[] }) {
  return (
    <section className="grid gap-2">
      <h3 className="detail-heading">{TEXTS.payload}</h3>
      <dl className="ops-payload">
        {payload.map(({ name, value, isMasked }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value !== null && <bdi>{value}</bdi>}
              {value === null && <span className="text-muted italic">{isMasked ? TEXTS.masked : TEXTS.blank}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

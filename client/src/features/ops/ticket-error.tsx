import type { TicketError as ToldError } from '@chaos/shared/contract/tickets';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.drawer;

/** What the person was told, and what really happened. */
export function TicketError({ error, detail }: { error: ToldError; detail: string | null }) {
  const { reason, message, retryable } = error;
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="detail-heading">{TEXTS.error}</h3>
        <Button onClick={() => void copyText([`${reason}: ${message}`, detail].filter(Boolean).join('\n'))}>
          {TEXTS.copyError}
        </Button>
      </div>
      <p className="text-sm text-muted">{TEXTS.told}</p>
      <p className="ops-quote">
        <bdi>{message}</bdi>
      </p>
      <p className="text-sm text-muted">
        {TEXTS.reason}: <code className="ops-id">{reason}</code>, {retryable ? TEXTS.retryable : TEXTS.notRetryable}
      </p>
      {detail !== null && (
        <>
          <p className="text-sm text-muted">{TEXTS.detail}</p>
          {/** biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be in reach of the keyboard */}
          <section aria-label={TEXTS.detail} tabIndex={0} className="ops-code is-error">
            <bdi>{detail}</bdi>
          </section>
        </>
      )}
    </section>
  );
}

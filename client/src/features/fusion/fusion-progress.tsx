/** A fusion under way: what goes in is drawn together, the further it is, the closer. */

import { type CSSProperties, useEffect, useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { MiniPicture } from '../characters/mini-picture.tsx';
import { CancelButton } from '../tickets/cancel-button.tsx';
import type { JobTicket } from '../tickets/job.ts';
import { NotifyPrompt } from '../tickets/notify-prompt.tsx';
import type { WaitTimes } from '../tickets/progress-text.ts';
import { LorePreview, TicketStatus } from '../tickets/ticket-status.tsx';
import { cancelFusion } from './fusion-actions.ts';
import type { FusionSource } from './fusion-record.ts';
import { fusionMessages } from './messages.ts';

const TEXTS = fusionMessages.wait;

interface FusionProgressProps {
  sources: readonly FusionSource[];
  /** Null while the request is being handed in. */
  ticket: JobTicket | null;
  times: WaitTimes | null;
  isCancelling: boolean;
}

export function FusionProgress({ sources, ticket, times, isCancelling }: FusionProgressProps) {
  const { client } = trpc.useUtils();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone. Somebody who came back to the tab is still on it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <section aria-label={TEXTS.label} className="panel fusion-bench">
      <Crucible sources={sources} percent={ticket?.percent ?? 0} />
      <div className="grid min-w-0 content-center gap-4">
        <h2 ref={heading} tabIndex={-1} className="justify-self-start font-display text-2xl leading-tight font-extrabold">
          {TEXTS.title}
        </h2>
        <TicketStatus ticket={ticket} times={times} sending={TEXTS.sending} />
        <p className="text-sm text-muted">{TEXTS.leave}</p>
        <div className="flex flex-wrap gap-3">
          <CancelButton isCancelling={isCancelling} onCancel={() => cancelFusion(client)} />
          {ticket && times && <NotifyPrompt ticket={ticket} since={times.since} />}
        </div>
        {ticket?.preview && <LorePreview {...ticket.preview} />}
      </div>
    </section>
  );
}

function Crucible({ sources, percent }: { sources: readonly FusionSource[]; percent: number }) {
  return (
    <div className="crucible" data-count={sources.length} style={{ '--pull': percent / 100 } as CSSProperties}>
      <div aria-hidden className="crucible-glow" />
      <ul aria-label={TEXTS.sources} className="contents">
        {sources.map((source) => (
          <li key={source.id} className="crucible-source">
            <MiniPicture character={source} sizes="(min-width:48rem) 180px, 40vw" />
            <HyphenatedName name={source.name} className="crucible-name" />
          </li>
        ))}
      </ul>
      <div aria-hidden className="crucible-card card-back is-brewing">
        <LogoMark />
      </div>
    </div>
  );
}

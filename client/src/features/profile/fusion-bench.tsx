/** A fusion under way: what goes in is drawn together, the further it is, the closer. */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { MakingTicket } from '../../lib/making.ts';
import { people } from '../../lib/messages-people.ts';
import { showToast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { WaitTimes } from '../../lib/wait-text.ts';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { MiniPicture } from '../../ui/mini-picture.tsx';
import { LorePreview, TicketStatus } from '../../ui/ticket-status.tsx';
import type { FusionSource } from './fusion-record.ts';
import { cancelFusion } from './fusion-store.ts';

const TEXTS = people.fusion.wait;

interface FusionBenchProps {
  sources: readonly FusionSource[];
  /** Null while the request is being handed in. */
  ticket: MakingTicket | null;
  times: WaitTimes | null;
}

export function FusionBench({ sources, ticket, times }: FusionBenchProps) {
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
        <CancelButton />
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
            <span className="crucible-name">
              <bdi>{source.name}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <div aria-hidden className="crucible-card card-back is-brewing">
        <LogoMark />
      </div>
    </div>
  );
}

function CancelButton() {
  const { client } = trpc.useUtils();
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    if (isCancelling) return;
    setCancelling(true);
    try {
      await cancelFusion(client);
    } catch {
      setCancelling(false);
      showToast(people.fusion.cancelFailed, 'destructive');
    }
  };
  return (
    <Button onClick={() => void cancel()} aria-disabled={isCancelling} className="min-w-32 justify-self-start">
      {isCancelling ? TEXTS.cancelling : TEXTS.cancel}
    </Button>
  );
}

/** What happens to the wish right now, in honest steps. */
import { GENERATION_STAGES } from '@chaos/shared/contract/tickets';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { later } from '../../lib/messages-later.ts';
import { announce } from '../../lib/top-layer.ts';
import { Check } from '../../ui/icons-later.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import type { GenerationTicket } from './generation.ts';
import { stageIndex } from './generation-state.ts';
import { useArrival } from './use-arrival.ts';
import { describeEta, describeWait, type WaitTimes } from './wait-text.ts';

interface WaitPanelProps {
  /** Null while the wish is being handed in. */
  ticket: GenerationTicket | null;
  times: WaitTimes | null;
}

export function WaitPanel({ ticket, times }: WaitPanelProps) {
  const heading = useArrival();
  const now = useClock();
  const what = ticket ? describeWait(ticket) : later.wait.sending;
  const eta = ticket && times ? describeEta(ticket, times, now) : null;
  useSpokenProgress(what);

  return (
    <div className="stage-grid">
      <div className="card-back is-brewing aspect-square" aria-hidden>
        <LogoMark />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="font-display text-2xl leading-tight font-extrabold">
            {later.wait.title}
          </h2>
          <p className="mt-1 text-muted">
            <span className="font-semibold text-text">{what}</span>
            {eta && <span data-eta>, {eta}</span>}
          </p>
        </div>
        <ProgressBar ticket={ticket} what={what} />
        <Stepper ticket={ticket} />
        {ticket?.preview ? (
          <Preview name={ticket.preview.name} description={ticket.preview.description} />
        ) : (
          <p className="text-sm text-muted">{later.wait.leave}</p>
        )}
      </div>
    </div>
  );
}

function ProgressBar({ ticket, what }: { ticket: GenerationTicket | null; what: string }) {
  const percent = ticket?.state === 'running' ? Math.round(ticket.percent) : null;
  return (
    <div
      role="progressbar"
      aria-label={later.wait.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? what : `${what}, ${later.wait.percent(percent)}`}
      className="progress-track"
    >
      <div
        className={cx('progress-fill', percent === null && 'is-unknown')}
        style={{ transform: `scaleX(${(percent ?? 100) / 100})` }}
      />
    </div>
  );
}

function Stepper({ ticket }: { ticket: GenerationTicket | null }) {
  const current = ticket?.state === 'running' ? stageIndex(ticket.stage) : -1;
  return (
    <ol className="stepper">
      {GENERATION_STAGES.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          data-step={index < current ? 'past' : index === current ? 'now' : 'next'}
        >
          <span aria-hidden className="stepper-dot">
            {index < current && <Check className="size-3.5" />}
          </span>
          {later.wait.stages[stage]}
        </li>
      ))}
    </ol>
  );
}

function Preview({ name, description }: { name: string; description: string }) {
  return (
    <figure className="lore-in rounded-tile border-2 border-dashed border-border bg-raised p-4">
      <figcaption className="text-sm font-semibold text-muted">{later.wait.lore}</figcaption>
      <p className="mt-1 font-display text-xl leading-tight font-extrabold">
        <bdi>{name}</bdi>
      </p>
      <p className="mt-1.5 max-w-prose text-pretty">
        <bdi>{description}</bdi>
      </p>
    </figure>
  );
}

function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const SPEAK_EVERY_MS = 10_000;

/** Stages and positions are spoken, the newest one only, and at most every ten seconds. */
function useSpokenProgress(what: string): void {
  const lastSpoken = useRef(0);
  useEffect(() => {
    const speak = () => {
      lastSpoken.current = Date.now();
      announce(what);
    };
    const timer = setTimeout(speak, Math.max(0, lastSpoken.current + SPEAK_EVERY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [what]);
}

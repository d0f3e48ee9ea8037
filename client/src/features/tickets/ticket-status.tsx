/** What happens right now to a character in the making, in honest steps. */

import { GENERATION_STAGES } from '@chaos/shared/contract/tickets';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { announce } from '../../ui/announce.ts';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { Check } from '../../ui/icons.tsx';
import type { JobTicket } from './job.ts';
import { ticketMessages } from './messages.ts';
import { describeEta, describePlace, describeUnserved, describeWait, standsStill, type WaitTimes } from './progress-text.ts';
import { stageIndex } from './reduce-job.ts';

interface ProgressProps {
  /** Null while the request is being handed in. */
  ticket: JobTicket | null;
  times: WaitTimes | null;
  /** What is said meanwhile. */
  sending: string;
}

/** Where it stands, as a sentence, as a bar and as steps; stages and positions are spoken. */
export function TicketStatus({ ticket, times, sending }: ProgressProps) {
  const now = useClock();
  const what = ticket ? describeWait(ticket) : sending;
  const place = ticket && describePlace(ticket);
  const eta = ticket && times ? describeEta(ticket, times, now) : null;
  const beside = ticket && (describeUnserved(ticket) ?? (ticket.isLate ? ticketMessages.wait.late : null));
  useSpokenProgress(beside ? `${what}, ${beside}` : what);
  return (
    <>
      <div className="-mt-3 text-muted">
        <p>
          <span className="font-semibold text-text">{what}</span>
          {eta && <span data-eta>, {eta}</span>}
        </p>
        {place && <p className="mt-0.5 text-sm">{place}</p>}
      </div>
      <ProgressBar ticket={ticket} what={what} />
      <Stepper ticket={ticket} />
    </>
  );
}

function ProgressBar({ ticket, what }: { ticket: JobTicket | null; what: string }) {
  const percent = ticket?.state === 'running' ? Math.round(ticket.percent) : null;
  // Nothing moves, so nothing is to look as if it did.
  const isStill = ticket !== null && standsStill(ticket);
  return (
    <div
      role="progressbar"
      aria-label={ticketMessages.wait.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? what : `${what}, ${ticketMessages.wait.percent(percent)}`}
      className="progress-track"
    >
      <div
        // From full to where it is known to be, it would run backwards.
        key={String(percent === null)}
        className={cx('progress-fill', percent === null && !isStill && 'is-unknown')}
        style={{ transform: `scaleX(${(percent ?? (isStill ? 0 : 100)) / 100})` }}
      />
    </div>
  );
}

function Stepper({ ticket }: { ticket: JobTicket | null }) {
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
          {ticketMessages.wait.stages[stage]}
        </li>
      ))}
    </ol>
  );
}

/** The lore, which is there before the picture. */
export function LorePreview({ name, description }: { name: string; description: string }) {
  return (
    <figure className="lore-in rounded-tile border-2 border-dashed border-border bg-raised p-4">
      <figcaption className="text-sm font-semibold text-muted">{ticketMessages.wait.lore}</figcaption>
      <p className="mt-1 font-display text-xl leading-tight font-extrabold">
        <HyphenatedName name={name} />
      </p>
      <p dir="auto" className="mt-1.5 max-w-prose wrap-anywhere">
        {description}
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

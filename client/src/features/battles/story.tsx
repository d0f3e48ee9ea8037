import type { Ticket } from '@chaos/shared/contract/tickets';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { battleMessages } from './messages.ts';
import { StoryReader } from './story-reader.tsx';

const TEXTS = battleMessages.result;

interface StoryProps {
  /** Null while it is being written. */
  text: string | null;
  /** Who fought. */
  names: readonly string[];
  ticket: Ticket<'story'>;
  isRetrying: boolean;
  /** For a story that could not be written, where another try may help. */
  retry: (() => void) | null;
}

export function Story({ text, names, ticket, isRetrying, retry }: StoryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const tryAgain = () => {
    if (isRetrying || !retry) return;
    retry();
    // The button that was pressed goes.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className="story panel" aria-busy={text === null}>
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl font-extrabold">
        {TEXTS.story}
      </h3>
      {text === null ? <StoryComing text={describeStory(ticket)} /> : <StoryReader text={text} names={names} />}
      {retry && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{TEXTS.storyLost}</p>
          <Button onClick={tryAgain} aria-disabled={isRetrying}>
            <Retry className="size-4.5" />
            {uiMessages.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}

/** In its place while it is being written. */
export function StoryComing({ text }: { text: string }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-muted">
        {text}
      </p>
      <div aria-hidden className="grid gap-2">
        <div className="skeleton h-4" />
        <div className="skeleton h-4" />
        <div className="skeleton h-4 w-3/5" />
      </div>
    </div>
  );
}

function describeStory({ state, position, isPaused, isUnserved }: Ticket<'story'>): string {
  if (isPaused && state === 'waiting') return TEXTS.storyPaused;
  if (isUnserved) return TEXTS.storyUnserved;
  return position === null ? TEXTS.storyComing : TEXTS.storyWaiting(position);
}

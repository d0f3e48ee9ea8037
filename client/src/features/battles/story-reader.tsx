/** The words of a story: all of them, or one sentence after the other, at the reader's pace. */
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { battleMessages } from './messages.ts';
import { NamedText } from './named-text.tsx';
import { splitSentences } from './split-sentences.ts';

const TEXTS = battleMessages.replay;

export function StoryReader({ text, names }: { text: string; names: readonly string[] }) {
  /** Which sentence it is at, from 0; null while all of it stands there. */
  const [at, setAt] = useState<number | null>(null);
  const sentences = useMemo(() => splitSentences(text), [text]);
  const sentenceId = useId();
  const open = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const replay = useRef<HTMLDivElement>(null);
  const wasReplayed = useRef(false);
  const isReplayed = at !== null;
  useLayoutEffect(() => {
    // The button that was pressed goes, and the one that takes its place gets the focus.
    if (wasReplayed.current !== isReplayed) (isReplayed ? next : open).current?.focus({ preventScroll: true });
    // It was pressed below all of the story, where a sentence is out of sight.
    replay.current?.scrollIntoView({ block: 'nearest' });
    wasReplayed.current = isReplayed;
  }, [isReplayed]);

  if (at === null)
    return (
      <div className="grid justify-items-start gap-3">
        <p dir="auto" className="max-w-[65ch] wrap-anywhere whitespace-pre-line">
          <NamedText text={text} names={names} />
        </p>
        {sentences.length > 1 && (
          <Button ref={open} onClick={() => setAt(0)}>
            {TEXTS.start}
          </Button>
        )}
      </div>
    );
  const isLast = at === sentences.length - 1;
  return (
    <div ref={replay} className="story-steps grid justify-items-start gap-3">
      <p id={sentenceId} className="story-sentence" aria-live="polite">
        <bdi key={at}>
          <NamedText text={sentences[at] ?? ''} names={names} />
        </bdi>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
          {TEXTS.back}
        </Button>
        {/* A live region says nothing of what it was born with: the first sentence is read with the button. */}
        <Button
          ref={next}
          look="primary"
          aria-describedby={at === 0 ? sentenceId : undefined}
          onClick={() => setAt(isLast ? null : at + 1)}
        >
          {isLast ? TEXTS.whole : TEXTS.next}
        </Button>
        <p className="px-1 text-sm text-muted tabular-nums">{TEXTS.at(at + 1, sentences.length)}</p>
      </div>
    </div>
  );
}

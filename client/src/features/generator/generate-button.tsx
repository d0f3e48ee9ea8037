/** The arcade button. While busy it rattles off phrases for the eye; the ear gets one steady name. */
import { useEffect, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Sparkles } from '../../ui/icons.tsx';

const PHRASE_MS = 2_400;

export function GenerateButton({ isBusy, isOnline }: { isBusy: boolean; isOnline: boolean }) {
  return (
    <>
      <Button
        look="go"
        type="submit"
        className="w-full"
        disabled={isBusy}
        aria-disabled={!isOnline || undefined}
        aria-describedby={isOnline ? undefined : 'generate-offline'}
      >
        {isBusy ? <BusyLabel /> : <IdleLabel />}
      </Button>
      {!isOnline && (
        <p id="generate-offline" className="text-center text-sm text-warning-text">
          {messages.form.offline}
        </p>
      )}
    </>
  );
}

function IdleLabel() {
  return (
    <>
      <Sparkles className="size-5.5" />
      {messages.form.generate}
    </>
  );
}

function BusyLabel() {
  const phrase = usePhrase();
  return (
    <>
      <span className="sr-only">{messages.form.busy}</span>
      <span aria-hidden className="phrase text-base" key={phrase} data-phrase>
        {phrase}
      </span>
    </>
  );
}

function usePhrase(): string {
  const [phrase, setPhrase] = useState<string>(messages.form.firstPhrase);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    void loadPhrases().then((phrases) => {
      if (isOver) return;
      setPhrase(phrases.next().value);
      timer = setInterval(() => setPhrase(phrases.next().value), PHRASE_MS);
    });
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return phrase;
}

/** About fifty sentences are not needed before somebody presses. */
export async function loadPhrases(): Promise<Generator<string, never>> {
  const [{ LOADING_PHRASES }, { endlessPhrases }] = await Promise.all([import('./phrases.ts'), import('./phrase-order.ts')]);
  return endlessPhrases(LOADING_PHRASES);
}

import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 200;

interface Debounced {
  /** What was sent last; the typed text follows it when it changes from outside. */
  value: string;
  onValue: (value: string) => void;
  /** What of the typed text is sent. */
  clean: (typed: string) => string;
}

/** A text that is typed, and sent when typing has come to rest. */
export function useDebouncedText({ value, onValue, clean }: Debounced) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const wanted = clean(typed);
  if (value !== sent) {
    setSent(value);
    if (value !== wanted) setTyped(value);
  }
  const send = useEffectEvent(onValue);
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => send(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return [typed, setTyped] as const;
}

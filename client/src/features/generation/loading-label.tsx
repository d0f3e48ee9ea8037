/** What the button rattles off while busy: phrases for the eye, one steady name for the ear. */

import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { standsStill } from '../tickets/progress-text.ts';
import { endlessPhrases } from './endless-phrases.ts';
import { generation } from './generation-store.ts';
import { LOADING_PHRASES } from './loading-phrases.ts';
import { generationMessages } from './messages.ts';

/** So long each of them stands. */
const PHRASE_MS = 2_400;

export default function LoadingLabel() {
  const state = useStore(generation);
  const phrase = usePhrase(state.phase === 'waiting' && standsStill(state.ticket));
  return (
    <>
      <span className="sr-only">{generationMessages.form.busy}</span>
      <span aria-hidden className="phrase text-base" key={phrase} data-phrase>
        {phrase}
      </span>
    </>
  );
}

/** @param isStill nothing goes on, so nothing pretends to. */
function usePhrase(isStill: boolean): string {
  const [phrases] = useState(() => endlessPhrases(LOADING_PHRASES));
  const [phrase, setPhrase] = useState<string>(() => phrases.next().value);
  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setPhrase(phrases.next().value), PHRASE_MS);
    return () => clearInterval(timer);
  }, [phrases, isStill]);
  return phrase;
}

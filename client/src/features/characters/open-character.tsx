/** Shows the character that the address names, in front of whatever screen this stands on. */

import { lazy, Suspense, useEffect } from 'react';
import { excuse } from '../../lib/stale-build.ts';
import { useOpenCharacter } from './open-character-param.ts';

const loadDialog = () => import('./character-dialog.tsx');
const CharacterDialog = lazy(loadDialog);

/** By then the cards are there; the first press should not wait for a file. */
const FETCH_DIALOG_AFTER_MS = 1_500;

export function OpenCharacter() {
  const id = useOpenCharacter();
  useEffect(() => {
    // Fetched ahead of need: what fails now is asked for again, and told, by whoever opens a card.
    const timer = setTimeout(() => loadDialog().catch(excuse), FETCH_DIALOG_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    id && (
      <Suspense>
        <CharacterDialog id={id} />
      </Suspense>
    )
  );
}

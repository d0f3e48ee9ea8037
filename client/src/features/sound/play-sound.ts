/** Short sounds, for whoever has switched them on: without that nothing of them is even loaded. */

import { hasStored, writeStored } from '../../lib/storage.ts';
import { hasInteracted } from '../../ui/has-interacted.ts';
import type { Sound } from './synthesizer.ts';

const STORED_AS = 'chaos.sound';

/** Asked each time: another tab may have switched it. */
export const isSoundOn = () => hasStored(STORED_AS);

export function switchSound(): void {
  writeStored('localStorage', STORED_AS, isSoundOn() ? null : true);
  playSound('like');
}

/** Never on a page where nobody has pressed anything yet, nor in a tab that nobody looks at. */
export function playSound(sound: Sound): void {
  if (!isSoundOn() || !hasInteracted() || document.hidden) return;
  // What cannot be fetched is silent.
  import('./synthesizer.ts').then(
    ({ play }) => play(sound),
    () => {},
  );
}

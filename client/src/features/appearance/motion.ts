/** Whether things move: as the system has it, or less. The inline script of index.html has shown it before the first paint. */
import { createStore } from '../../lib/store.ts';

type MotionChoice = 'system' | 'less';

/** Also read by the script in index.html, as plain text. Nothing stands there for the system's. */
const MOTION_KEY = 'chaos.motion';
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Markup is made before anybody has chosen. */
const hasChosenLess = !import.meta.env.SSR && document.documentElement.dataset.motion === 'less';

export const motionChoice = createStore<MotionChoice>(hasChosenLess ? 'less' : 'system', 'system');

/** What a style sheet asks by itself is asked here too: a behaviour that is named outright overrules it. */
export function isStill(): boolean {
  return motionChoice.get() === 'less' || matchMedia(REDUCED).matches;
}

/** @returns ends it. */
export function followStillness(listener: () => void): () => void {
  const system = matchMedia(REDUCED);
  system.addEventListener('change', listener);
  const stop = motionChoice.subscribe(listener);
  return () => {
    system.removeEventListener('change', listener);
    stop();
  };
}

export function chooseMotion(next: MotionChoice): void {
  try {
    if (next === 'system') localStorage.removeItem(MOTION_KEY);
    else localStorage.setItem(MOTION_KEY, next);
  } catch {
    // Not remembered, but still chosen.
  }
  apply(next);
}

/** Another tab has chosen. */
export function followMotion(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === MOTION_KEY) apply(newValue === 'less' ? newValue : 'system');
  });
}

function apply(next: MotionChoice): void {
  if (next === 'system') delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = next;
  motionChoice.set(next);
}

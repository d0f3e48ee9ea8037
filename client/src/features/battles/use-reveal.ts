import { useEffect, useState } from 'react';
import { isStill } from '../appearance/motion.ts';

/** As long as the style sheet takes for bars, crown, verdict, stamp and story together. */
const REVEAL_MS = 2_200;

export type Reveal = 'playing' | 'over';

/** Any key or press ends it. @param isSkipped nothing is played at all. */
export function useReveal(isSkipped: boolean): Reveal {
  const [phase, setPhase] = useState<Reveal>(() => (isSkipped || isStill() ? 'over' : 'playing'));
  useEffect(() => {
    if (phase === 'over') return;
    const end = () => setPhase('over');
    const timer = setTimeout(end, REVEAL_MS);
    window.addEventListener('keydown', end);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
      window.removeEventListener('pointerdown', end);
    };
  }, [phase]);
  return phase;
}

/** The place where a result appears. What it needs while nothing happens is here; the rest comes with the first wish. */

import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useStore } from '../../lib/store.ts';
import { generation, resultArea } from './generation-store.ts';
import { generationMessages } from './messages.ts';

export const loadLiveResultArea = () => import('./live-result-area.tsx');
const LiveResultArea = lazy(loadLiveResultArea);

interface ResultAreaProps {
  /** Shown while nothing has been asked for. */
  idle: ReactNode;
  onViewGallery: () => void;
}

export function ResultArea({ idle, onViewGallery }: ResultAreaProps) {
  const { phase } = useStore(generation);
  useEffect(resultArea.show, []);
  return (
    <section id="result" tabIndex={-1} aria-label={generationMessages.resultArea.label} className="min-w-0">
      {phase === 'idle' ? (
        idle
      ) : (
        <Suspense fallback={<div aria-hidden className="result-space" />}>
          <LiveResultArea onViewGallery={onViewGallery} />
        </Suspense>
      )}
    </section>
  );
}

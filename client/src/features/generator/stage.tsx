/** The place where a result appears. What it needs while nothing happens is here; the rest comes with the first wish. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { messages } from '../../lib/messages.ts';
import { useStore } from '../../lib/store.ts';
import { generation, stage } from './generation-store.ts';

export const loadLiveStage = () => import('./live-stage.tsx');
const LiveStage = lazy(loadLiveStage);

interface StageProps {
  /** Shown while nothing has been asked for. */
  idle: ReactNode;
  onViewGallery: () => void;
}

export function Stage({ idle, onViewGallery }: StageProps) {
  const { phase } = useStore(generation);
  useEffect(stage.show, []);
  return (
    <section aria-label={messages.stage.label} className="min-w-0 scroll-mt-20">
      {phase === 'idle' ? (
        idle
      ) : (
        <Suspense fallback={<div aria-hidden className="stage-space" />}>
          <LiveStage onViewGallery={onViewGallery} />
        </Suspense>
      )}
    </section>
  );
}

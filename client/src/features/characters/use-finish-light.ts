import type { Finish } from '@chaos/shared/contract/characters';
import { useEffect } from 'react';
import { excuse } from '../../lib/stale-build.ts';

/** While a card of a finish is there, light moves over it. Fetched when the first one is: most pages can do without. */
export function useFinishLight(finish: Finish | undefined): void {
  const isPlain = finish === undefined || finish === 'plain';
  useEffect(() => {
    if (isPlain) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./finish-light.ts').then(({ shineLight }) => {
      if (!isOver) stop = shineLight();
    }, excuse);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isPlain]);
}

/** What a card's frame says of it: plain ones look as cards always have. */
export const finishMark = (finish: Finish | undefined) => (finish === 'plain' ? undefined : finish);

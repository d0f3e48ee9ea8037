import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { HEROES } from '@chaos/shared/rules/card-pictures';
import { type RefObject, useEffect, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { OpenableCard } from '../../ui/openable-card.tsx';

const FIRST_ROW = 5;

interface GalleryGridProps {
  rows: readonly GalleryRow[];
  /** They belong to the filter that was chosen before. */
  isOld: boolean;
  listRef: RefObject<HTMLUListElement | null>;
  /** Somebody has been here before, and comes back to the place where they were. */
  isReturn: boolean;
}

export function GalleryGrid({ rows, isOld, listRef, isReturn }: GalleryGridProps) {
  const isMeasuring = useMeasuring(isReturn);
  return (
    <ul
      ref={listRef}
      aria-busy={isOld}
      className={cx('card-grid transition-opacity', isOld && 'opacity-45', isMeasuring && 'is-measuring')}
    >
      {rows.map((row, index) => (
        <li key={row.id} tabIndex={-1} className="min-w-0 rounded-card">
          <OpenableCard row={row} rank={row.rank} priority={index < HEROES ? 'hero' : index < FIRST_ROW ? 'first' : 'later'} />
        </li>
      ))}
    </ul>
  );
}

/** Cards out of sight are as high as guessed until they were laid out once; a place is found again only among true heights. */
function useMeasuring(isWanted: boolean): boolean {
  const [isMeasuring, setMeasuring] = useState(isWanted);
  useEffect(() => {
    if (!isMeasuring) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasuring(false));
    });
    return () => cancelAnimationFrame(frame);
  }, [isMeasuring]);
  return isMeasuring;
}

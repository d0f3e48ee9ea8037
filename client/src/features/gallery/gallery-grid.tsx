import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { HEROES } from '@chaos/shared/rules/card-pictures';
import { type RefObject, useEffect, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { cx } from '../../lib/cx.ts';
import { OpenableCard } from '../characters/openable-card.tsx';

const FIRST_ROW = 5;
/** As many as a large window shows. */
const IN_SIGHT = 10;

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
  const isPainted = usePainted(isReturn);
  return (
    <ul
      ref={listRef}
      aria-busy={isOld}
      className={cx('card-grid transition-opacity', isOld && 'opacity-45', isMeasuring && 'is-measuring')}
    >
      {(isPainted ? rows : rows.slice(0, IN_SIGHT)).map((row, index) => (
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
  useEffect(() => (isMeasuring ? afterPaint(() => setMeasuring(false)) : undefined), [isMeasuring]);
  return isMeasuring;
}

/** The rest is made when what is in sight has been painted. */
function usePainted(isAlready: boolean): boolean {
  const [isPainted, setPainted] = useState(isAlready);
  useEffect(() => (isPainted ? undefined : afterPaint(() => setPainted(true))), [isPainted]);
  return isPainted;
}

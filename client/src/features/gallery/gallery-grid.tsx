import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import type { RefObject } from 'react';
import { cx } from '../../lib/cx.ts';
import { messages } from '../../lib/messages.ts';
import { range } from '../../lib/range.ts';
import { CharacterCard } from '../../ui/character-card.tsx';

const FIRST_ROW = 5;
const HEROES = 2;

interface GalleryGridProps {
  rows: readonly GalleryRow[];
  /** They belong to the filter that was chosen before. */
  isOld: boolean;
  listRef: RefObject<HTMLUListElement | null>;
}

export function GalleryGrid({ rows, isOld, listRef }: GalleryGridProps) {
  return (
    <ul ref={listRef} aria-busy={isOld} className={cx('card-grid transition-opacity', isOld && 'opacity-45')}>
      {rows.map((row, index) => (
        <li key={row.id} tabIndex={-1} className="min-w-0 rounded-card">
          <CharacterCard row={row} priority={index < HEROES ? 'hero' : index < FIRST_ROW ? 'first' : 'later'} />
        </li>
      ))}
    </ul>
  );
}

/** The grid that is to come, in its final geometry. */
export function GallerySkeleton() {
  return (
    <div className="after-150ms">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div aria-hidden className="card-grid">
        {range(GALLERY_PAGE_SIZE).map((index) => (
          <div key={index} className="rounded-card border-6 border-raised bg-surface">
            <div className="skeleton aspect-square rounded-none!" />
            <div className="grid gap-2 p-3.5">
              <div className="skeleton h-5 w-4/5" />
              <div className="skeleton h-3 w-1/4" />
              <div className="skeleton h-4 w-3/5" />
              <div className="skeleton h-4 w-full" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

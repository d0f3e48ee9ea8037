import type { GalleryRow } from '@chaos/shared/contract/gallery';
import type { RefObject } from 'react';
import { cx } from '../../lib/cx.ts';
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
          <CharacterCard row={row} rank={row.rank} priority={index < HEROES ? 'hero' : index < FIRST_ROW ? 'first' : 'later'} />
        </li>
      ))}
    </ul>
  );
}

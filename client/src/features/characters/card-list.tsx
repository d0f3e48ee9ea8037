import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactNode, RefObject } from 'react';

interface CardListProps {
  rows: readonly CharacterRow[];
  listRef: RefObject<HTMLUListElement | null>;
  renderCard: (row: CharacterRow, index: number) => ReactNode;
}

/** Cards in the grid of all screens. Focus can go to each place, for what arrives and for what takes the place of what left. */
export function CardList({ rows, listRef, renderCard }: CardListProps) {
  return (
    <ul ref={listRef} className="card-grid">
      {rows.map((row, index) => (
        <li key={row.id} tabIndex={-1} className="min-w-0 rounded-card">
          {renderCard(row, index)}
        </li>
      ))}
    </ul>
  );
}

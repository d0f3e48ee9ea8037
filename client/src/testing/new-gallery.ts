/** A server with a full Hall of Chaos: ranked pages of it, and each character by its id. */
import { GALLERY_PAGE_SIZE, type GalleryRow } from '@chaos/shared/contract/gallery';
import { type Answers, refusal } from './answers.ts';
import { newRow } from './new-row.ts';

let made = 0;

/** An id as the address takes it, that no test in this page has used before: what is known of characters outlives a test. */
export function newId(): string {
  made += 1;
  return `01890000-0000-7000-8000-${String(made).padStart(12, '0')}`;
}

export interface Gallery {
  rows: GalleryRow[];
  answers: Answers;
}

/**
 * So many characters, "Numero 1" the best, with 100 likes less their rank each, and nothing said under any of them.
 * @param change of the one with this rank.
 */
export function newGallery(size: number, change: (rank: number) => Partial<GalleryRow> = () => ({})): Gallery {
  const rows = Array.from({ length: size }, (_, index): GalleryRow => {
    const rank = index + 1;
    const counts = { likeCount: 100 - rank, score: 100 - rank };
    return { ...newRow(newId(), { name: `Numero ${rank}`, ...counts }), rank, totalCount: size, ...change(rank) };
  });
  /** A cursor is a number here. */
  const top = ({ cursor }: { cursor?: string | null | undefined }) => {
    const start = Number(cursor ?? 0);
    const end = start + GALLERY_PAGE_SIZE;
    return { items: rows.slice(start, end), nextCursor: end < size ? String(end) : null };
  };
  const byId = ({ id }: { id: string }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw refusal('not_found', 'Not found.', 404);
    return row;
  };
  const wish = () => ({ wish: null, isOpen: false });
  const lineage = ({ id }: { id: string }) => ({ members: [{ id, shown: null, generation: 0 }], links: [], isCut: false });
  const empty = () => ({ items: [], nextCursor: null, totalCount: 0 });
  return { rows, answers: { gallery: { top }, characters: { byId, wish, lineage }, comments: { list: empty } } };
}

/** The address of the Hall with this character open. */
export const openAt = (row: { id: string }) => `/?view=gallery&c=${row.id}`;

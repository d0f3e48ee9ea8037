import type { GalleryRow } from '@chaos/shared/contract/gallery';
import { trpc } from '../../api/client.ts';

const SHOWN = 8;
/** Fewer of today make a poor show: then the best of all time step in. */
const ENOUGH = 4;

/** A few pictures for the front page. It is decoration: without an answer it stays away. */
export function useShowcase(): GalleryRow[] | null {
  const fresh = trpc.gallery.top.useQuery({ timeFilter: 'day', limit: SHOWN });
  const needsMore = fresh.data !== undefined && fresh.data.items.length < ENOUGH;
  const best = trpc.gallery.top.useQuery({ timeFilter: 'all_time', limit: SHOWN }, { enabled: needsMore });
  return (needsMore ? best : fresh).data?.items ?? null;
}

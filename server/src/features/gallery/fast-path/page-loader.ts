/** Pages of the gallery, from the cache where many ask for the same. */
import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import type { Services } from '../../../trpc/context.ts';
import { type GalleryRequest, readTextPage } from '../ranking/queries.ts';
import type { CachedPage } from './page-cache.ts';
import { writePage } from './serializer.ts';

/** The pages that many ask for in the same second are the first ones, of the sizes that our screens show. */
const KEPT_LIMITS = [8, GALLERY_PAGE_SIZE];

export type PageServices = Pick<Services, 'pool' | 'appSecret' | 'galleryPages'>;

/** Whether all who ask for it in the same second share one read. Any other page is a read of whoever asks, who waits for a turn. */
export const isShared = ({ limit, cursor }: GalleryRequest): boolean => !cursor && KEPT_LIMITS.includes(limit);

export function readPage(services: PageServices, input: GalleryRequest): Promise<CachedPage> {
  const read = async () => ({ ...writePage(await readTextPage(services, input)), answers: new Map() });
  return isShared(input) ? services.galleryPages.get(`${input.timeFilter} ${input.limit}`, read) : read();
}

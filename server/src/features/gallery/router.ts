import type { GalleryPage } from '@chaos/shared/contract/gallery';
import { GalleryInputSchema } from '@chaos/shared/contract/gallery.schema';
import { withOwnReactions } from '../../trpc/own-reactions.ts';
import { publicProcedure, router } from '../../trpc/procedures.ts';
import { readGalleryPage } from './queries.ts';

export const galleryRouter = router({
  /** Over HTTP mostly answered by fast-path/route.ts, with the same answer. */
  top: publicProcedure.input(GalleryInputSchema).query(async ({ ctx, input }): Promise<GalleryPage> => {
    const { items, nextCursor } = await readGalleryPage(ctx, input);
    return { items: await withOwnReactions(ctx, items), nextCursor };
  }),
});

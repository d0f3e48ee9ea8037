import { GalleryInputSchema } from '@chaos/shared/contract/gallery.schema';
import { publicProcedure, router } from '../../trpc/init.ts';
import { readGalleryPage } from './queries.ts';

export const galleryRouter = router({
  top: publicProcedure.input(GalleryInputSchema).query(({ ctx, input }) => readGalleryPage(ctx, input)),
});

import type { GalleryPage, GalleryRow, GallerySearchPage, SearchRow } from '@chaos/shared/contract/gallery';
import { GalleryInputSchema, GallerySearchSchema, SuggestSchema } from '@chaos/shared/contract/gallery.schema';
import { requireShared } from '../../rate-limits/person-and-network-limits.ts';
import { readHidingViewer, withoutMutedCharacters } from '../../trpc/muted-words.ts';
import { withOwnReactions } from '../../trpc/own-reactions.ts';
import { personKeyOf } from '../../trpc/person-key.ts';
import { publicProcedure, router } from '../../trpc/procedures.ts';
import { readGalleryPage } from './ranking/queries.ts';
import { searchGallery, suggest } from './search/queries.ts';

export const galleryRouter = router({
  /** Over HTTP mostly answered by fast-path/route.ts, with the same answer. */
  top: publicProcedure.input(GalleryInputSchema).query(async ({ ctx, input }): Promise<GalleryPage> => {
    const hiddenFrom = await readHidingViewer(ctx);
    const { items, nextCursor } = await withoutMutedCharacters<GalleryRow, GalleryPage>(ctx, input, (page) =>
      readGalleryPage(ctx, { ...input, ...page, hiddenFrom }),
    );
    return { items: await withOwnReactions(ctx, items), nextCursor };
  }),

  search: publicProcedure.input(GallerySearchSchema).query(async ({ ctx, input }): Promise<GallerySearchPage> => {
    await requireShared(ctx, 'searchByMinute', 'Too many searches.');
    return withoutMutedCharacters<SearchRow, GallerySearchPage>(ctx, input, async (asked) => {
      const page = await searchGallery(ctx, { ...input, ...asked });
      // Waited for: the next page must not deal the same. What has a muted word in it comes no second time either.
      if (input.tab === 'unseen' && page.items.length > 0) {
        await requireShared(ctx, 'dealByHour', 'You have turned very many cards.', page.items.length);
        const network = ctx.viewer.networks().wide;
        await ctx.deals.ask({ personKey: personKeyOf(ctx.viewer), network, characterIds: page.items.map(({ id }) => id) });
      }
      return page;
    });
  }),

  suggest: publicProcedure.input(SuggestSchema).query(async ({ ctx, input }) => {
    await requireShared(ctx, 'suggestByMinute', 'Too many searches.');
    return { items: await suggest(ctx, input.text) };
  }),
});

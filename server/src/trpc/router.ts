/** All procedures, one sub-router for each feature. The client imports the type alone. */
import { charactersRouter } from '../features/characters/router.ts';
import { galleryRouter } from '../features/gallery/router.ts';
import { ticketsRouter } from '../features/tickets/router.ts';
import { router } from './init.ts';

export const appRouter = router({
  characters: charactersRouter,
  gallery: galleryRouter,
  tickets: ticketsRouter,
});

export type AppRouter = typeof appRouter;

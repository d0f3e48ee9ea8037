/** All procedures, one sub-router for each feature. The client imports the type alone. */
import { authRouter } from '../auth/router.ts';
import { charactersRouter } from '../features/characters/router.ts';
import { creatorsRouter } from '../features/creators/router.ts';
import { galleryRouter } from '../features/gallery/router.ts';
import { profilesRouter } from '../features/profiles/router.ts';
import { ticketsRouter } from '../features/tickets/router.ts';
import { router } from './init.ts';

export const appRouter = router({
  auth: authRouter,
  characters: charactersRouter,
  creators: creatorsRouter,
  gallery: galleryRouter,
  profiles: profilesRouter,
  tickets: ticketsRouter,
});

export type AppRouter = typeof appRouter;

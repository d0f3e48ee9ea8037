/** All procedures, one sub-router for each feature. The client imports the type alone. */
import type { inferRouterInputs } from '@trpc/server';
import { authRouter } from '../auth/router.ts';
import { battlesRouter } from '../features/battles/router.ts';
import { charactersRouter } from '../features/characters/router.ts';
import { commentsRouter } from '../features/comments/router.ts';
import { creatorsRouter } from '../features/creators/router.ts';
import { fusionRouter } from '../features/fusion/router.ts';
import { galleryRouter } from '../features/gallery/router.ts';
import { notificationsRouter } from '../features/notifications/router.ts';
import { offersRouter } from '../features/offers/router.ts';
import { opsRouter } from '../features/ops/router.ts';
import { profilesRouter } from '../features/profiles/router.ts';
import { reactionsRouter } from '../features/reactions/router.ts';
import { reportsRouter } from '../features/reports/router.ts';
import { ticketsRouter } from '../features/tickets/router.ts';
import { liveRouter } from '../live/router.ts';
import { router } from './procedures.ts';

export const appRouter = router({
  auth: authRouter,
  battles: battlesRouter,
  characters: charactersRouter,
  comments: commentsRouter,
  creators: creatorsRouter,
  fusion: fusionRouter,
  gallery: galleryRouter,
  live: liveRouter,
  notifications: notificationsRouter,
  offers: offersRouter,
  ops: opsRouter,
  profiles: profilesRouter,
  reactions: reactionsRouter,
  reports: reportsRouter,
  tickets: ticketsRouter,
});

export type AppRouter = typeof appRouter;

type Routers = inferRouterInputs<AppRouter>;

/** Such as `offers`. */
export type RouterName = keyof Routers & string;

/** Such as `offers.list`. */
export type ProcedurePath = { [Name in RouterName]: `${Name}.${keyof Routers[Name] & string}` }[RouterName];

/** All procedures, one sub-router for each feature. The client imports the type alone. */
import type { AnyProcedure, AnyQueryProcedure, inferProcedureOutput } from '@trpc/server';
import { authRouter } from '../auth/router.ts';
import { accountRouter } from '../features/account/router.ts';
import { battlesRouter } from '../features/battles/router.ts';
import { charactersRouter } from '../features/characters/router.ts';
import { collectionsRouter } from '../features/collections/router.ts';
import { commentsRouter } from '../features/comments/router.ts';
import { creatorsRouter } from '../features/creators/router.ts';
import { fusionRouter } from '../features/fusion/router.ts';
import { galleryRouter } from '../features/gallery/router.ts';
import { notificationsRouter } from '../features/notifications/router.ts';
import { offersRouter } from '../features/offers/router.ts';
import { opsRouter } from '../features/ops/router.ts';
import { peopleRouter } from '../features/people/router.ts';
import { profilesRouter } from '../features/profiles/router.ts';
import { reactionsRouter } from '../features/reactions/router.ts';
import { reportsRouter } from '../features/reports/router.ts';
import { ticketsRouter } from '../features/tickets/router.ts';
import { liveRouter } from '../live/router.ts';
import { createCallerFactory, router } from './procedures.ts';

export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
  battles: battlesRouter,
  characters: charactersRouter,
  collections: collectionsRouter,
  comments: commentsRouter,
  creators: creatorsRouter,
  fusion: fusionRouter,
  gallery: galleryRouter,
  live: liveRouter,
  notifications: notificationsRouter,
  offers: offersRouter,
  ops: opsRouter,
  people: peopleRouter,
  profiles: profilesRouter,
  reactions: reactionsRouter,
  reports: reportsRouter,
  tickets: ticketsRouter,
});

export type AppRouter = typeof appRouter;

/** Calls within this process, which pass the same checks. */
export const createCaller = createCallerFactory(appRouter);

export type Caller = ReturnType<typeof createCaller>;

type Routers = AppRouter['_def']['record'];

/** Such as `offers`. */
export type RouterName = keyof Routers & string;

/** Such as `offers.list`, and `account.passkeys.list`. */
export type ProcedurePath = PathIn<Routers>;

type PathIn<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends AnyProcedure ? Name : `${Name}.${PathIn<Tree[Name]>}`;
}[keyof Tree & string];

type ProcedureAt<Tree, Path extends string> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Name extends keyof Tree & string}.${infer Rest}`
    ? ProcedureAt<Tree[Name], Rest>
    : never;

/** What a procedure answers. */
export type OutputOf<Path extends ProcedurePath> =
  ProcedureAt<Routers, Path> extends infer Procedure extends AnyProcedure ? inferProcedureOutput<Procedure> : never;

/** Those that only read. */
export type QueryPath = {
  [Path in ProcedurePath]: ProcedureAt<Routers, Path> extends AnyQueryProcedure ? Path : never;
}[ProcedurePath];

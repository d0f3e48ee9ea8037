import type { QueryClient } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from './app/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';

export interface RouterContext {
  queryClient: QueryClient;
}

/** @param history the browser's own, unless a test brings another. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    // Freshness is the query cache's business.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultViewTransition: true,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./screens/not-found.tsx'), 'NotFoundScreen'),
  });
  // The first screen comes out of nothing: a transition would only keep it back.
  router.shouldViewTransition = false;
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

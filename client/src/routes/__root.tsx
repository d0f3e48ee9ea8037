import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppShell } from '../app/app-shell.tsx';
import { readSession } from '../auth/load-session-manager.ts';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ beforeLoad: () => readSession(), component: AppShell });

import { createRootRouteWithContext } from '@tanstack/react-router';
import { readSession } from '../lib/session.ts';
import type { RouterContext } from '../router.tsx';
import { AppShell } from '../screens/app-shell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ beforeLoad: () => readSession(), component: AppShell });

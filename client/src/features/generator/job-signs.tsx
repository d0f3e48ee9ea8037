/** The generation of this tab, for every other screen. */
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readHomeSearch } from '../../lib/search.ts';
import { useStore } from '../../lib/store.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTrayItem } from '../../lib/use-tray-item.ts';
import { cancelGeneration } from './generation-deeds.ts';
import { generation, markResultSeen } from './generation-store.ts';

export function JobSigns() {
  const state = useStore(generation);
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const isHere = useRouterState({
    select: ({ location }) => location.pathname === '/' && readHomeSearch(location.search).view === 'generator',
  });
  const onOpen = useCallback(() => {
    if (generation.get().phase === 'done') markResultSeen();
    void navigate({ to: '/', search: {} });
  }, [navigate]);
  const onCancel = useCallback(() => cancelGeneration(client), [client]);
  useTrayItem('generation', state, { isHere, onOpen, onCancel });
  return null;
}

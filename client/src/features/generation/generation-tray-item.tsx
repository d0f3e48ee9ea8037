/** The generation of this tab, for every other screen. */
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { trpc } from '../../api/client.ts';
import { useStore } from '../../lib/store.ts';
import { useTrayItem } from '../tickets/use-tray-item.ts';
import { cancelGeneration } from './generation-actions.ts';
import { generation, markResultSeen } from './generation-store.ts';
import { readHomeSearch } from './search-params.ts';

export function GenerationTrayItem() {
  const state = useStore(generation);
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  useFreshLists(state.phase);
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

/** Lists that were looked at before know nothing of it. They are read again when they are shown next, and not under anybody's eyes. */
function useFreshLists(phase: string): void {
  const { characters, gallery } = trpc.useUtils();
  useEffect(() => {
    if (phase !== 'done') return;
    const later = { refetchType: 'none' } as const;
    void characters.list.invalidate(undefined, later);
    void gallery.top.invalidate(undefined, later);
    // What was dealt stays.
    for (const tab of ['top', 'rising', 'new'] as const) void gallery.search.invalidate({ tab }, later);
  }, [phase, characters, gallery]);
}

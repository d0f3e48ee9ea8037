/** A fusion as every screen knows it: resumed after a reload, and in the tray until its result has been seen. */
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { trpc } from '../../api/client.ts';
import { useStore } from '../../lib/store.ts';
import { setNews } from '../../ui/page-title.ts';
import { readProfileTab } from '../profiles/search-params.ts';
import { useTrayItem } from '../tickets/use-tray-item.ts';
import { cancelFusion, resumeFusion } from './fusion-actions.ts';
import { clearFusion, fusion, markFusionSeen } from './fusion-store.ts';

const PROFILE = '/profile';

export function FusionTrayItem() {
  const state = useStore(fusion);
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const isAtProfile = useRouterState({ select: ({ location }) => location.pathname === PROFILE });
  const isAtLab = useRouterState({
    select: ({ location: { pathname, search } }) => pathname === PROFILE && readProfileTab(tabOf(search)) === 'fuse',
  });
  useEffect(() => resumeFusion(client), [client]);
  useFreshLists(state.phase);

  const isUnseen = state.phase === 'done' && !state.isSeen;
  const isCelebrated = state.phase === 'done' && state.isSeen;
  useEffect(() => {
    setNews('fusion', isUnseen ? 1 : 0);
    return () => setNews('fusion', 0);
  }, [isUnseen]);
  // Somebody who left in the middle of it has seen it.
  useEffect(() => {
    if (isCelebrated && !isAtProfile) clearFusion();
  }, [isCelebrated, isAtProfile]);

  const onOpen = useCallback(async () => {
    await navigate({ to: PROFILE, search: { tab: 'fuse' } });
    if (fusion.get().phase === 'done') markFusionSeen();
  }, [navigate]);
  const onCancel = useCallback(() => cancelFusion(client), [client]);
  useTrayItem('fusion', state, { isHere: isAtLab, onOpen, onCancel });
  return null;
}

function tabOf(search: object): unknown {
  return 'tab' in search ? search.tab : undefined;
}

/** What came out is in lists and counts, and what went in is in them no more; a fusion that failed may have found them changed. */
function useFreshLists(phase: string): void {
  const utils = trpc.useUtils();
  useEffect(() => {
    if (phase !== 'done' && phase !== 'failed') return;
    void utils.characters.invalidate();
    void utils.profiles.byId.invalidate();
    void utils.gallery.invalidate();
  }, [phase, utils]);
}

/** A fusion as every screen knows it: resumed after a reload, a sign that it runs, and a tray when its result waits. */
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isBusy, percentOf } from '../../lib/making.ts';
import { people } from '../../lib/messages-people.ts';
import { setNews } from '../../lib/page-title.ts';
import { readProfileTab } from '../../lib/search.ts';
import { useStore } from '../../lib/store.ts';
import { trpc } from '../../lib/trpc.ts';
import { JobBar, JobTray } from '../../ui/job-signs.tsx';
import { clearFusion, fusion, markFusionSeen, resumeFusion } from './fusion-store.ts';

const PROFILE = '/profile';

export default function FusionSigns() {
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

  const show = async () => {
    await navigate({ to: PROFILE, search: { tab: 'fuse' } });
    markFusionSeen();
  };
  if (isAtLab) return null;
  if (isBusy(state)) return <JobBar percent={percentOf(state)} />;
  if (!isUnseen) return null;
  const { region, ready, show: action } = people.fusion;
  return <JobTray label={region} text={ready} action={action} onShow={() => void show()} />;
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

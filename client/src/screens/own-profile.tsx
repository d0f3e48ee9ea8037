/** One's own profile: what one owns, the bench for fusing it, and what the people one follows have made. */

import type { SessionUser } from '@chaos/shared/contract/auth';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { trpc } from '../api/client.ts';
import { useAuth } from '../auth/provider.tsx';
import { accountMessages } from '../features/account/messages.ts';
import { DeletedCharacters } from '../features/characters/deleted-characters.tsx';
import { FoundSecrets } from '../features/characters/found-secrets.tsx';
import { OpenCharacter } from '../features/characters/open-character.tsx';
import { OwnCollections } from '../features/collections/collection-lists.tsx';
import { FusionLab } from '../features/fusion/fusion-lab.tsx';
import { togglePick } from '../features/fusion/fusion-picks.ts';
import { toSource } from '../features/fusion/fusion-record.ts';
import { fusion, picks } from '../features/fusion/fusion-store.ts';
import { AvatarUpload } from '../features/profiles/avatar-upload.tsx';
import { FollowingList } from '../features/profiles/following-list.tsx';
import { profileMessages } from '../features/profiles/messages.ts';
import { OwnList } from '../features/profiles/own-list.tsx';
import { PeaceSwitch } from '../features/profiles/peace-switch.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from '../features/profiles/profile-header.tsx';
import { PROFILE_TABS, type ProfileTab } from '../features/profiles/search-params.ts';
import { useProfile } from '../features/profiles/use-profile.ts';
import { isBusy } from '../features/tickets/job.ts';
import { excuse } from '../lib/stale-build.ts';
import { useStore } from '../lib/store.ts';
import { buttonClass } from '../ui/button.tsx';
import { Sliders } from '../ui/icons.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { uiMessages } from '../ui/messages.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { Tabs } from '../ui/tabs.tsx';
import { showToast } from '../ui/toast/toast.ts';

const route = getRouteApi('/_authed/profile');
const loadCelebration = () => import('../features/fusion/celebration-dialog.tsx');
const CelebrationDialog = lazy(loadCelebration);

export function OwnProfileScreen() {
  const { tab, fuse } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useAuth();
  useBroughtToFuse(
    fuse,
    () => void navigate({ search: (before) => ({ ...before, fuse: '' }), replace: true, viewTransition: false }),
  );
  usePageTitle(`${profileMessages.title} · ${uiMessages.product}`);
  // Signed out this moment: the guard is about to lead away.
  if (!user) return null;
  return (
    <>
      <OwnProfile
        key={user.id}
        user={user}
        tab={tab}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true, viewTransition: false })}
      />
      <OpenCharacter />
    </>
  );
}

/** What somebody came with to the FUSE LAB, by the address. */
function useBroughtToFuse(id: string, onPicked: () => void): void {
  const { data } = trpc.characters.byId.useQuery({ id }, { enabled: id !== '' });
  const pick = useEffectEvent((row: CharacterRow) => {
    onPicked();
    const ids = picks.get().map(({ id }) => id);
    // What is being fused now stays as it was asked for.
    if (isBusy(fusion.get()) || ids.includes(row.id)) return;
    const { selected, refusal } = togglePick(ids, row);
    if (refusal) showToast(refusal, 'destructive');
    else if (selected.includes(row.id)) picks.set([...picks.get(), toSource(row)]);
  });
  useEffect(() => {
    if (data) pick(data);
  }, [data]);
}

interface OwnProfileProps {
  user: SessionUser;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

function OwnProfile({ user, tab, onTab }: OwnProfileProps) {
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      <OwnHeader userId={user.id} />
      <Tabs label={profileMessages.tabsLabel} names={profileMessages.tabs} order={PROFILE_TABS} selected={tab} onSelect={onTab}>
        {tab === 'fuse' && <FusionLab />}
        {tab === 'mine' && <OwnList />}
        {tab === 'collections' && <OwnCollections userId={user.id} />}
        {tab === 'following' && <FollowingList userId={user.id} />}
      </Tabs>
      {tab === 'mine' && <FoundSecrets />}
      {tab === 'mine' && <DeletedCharacters />}
      <Celebration onShown={() => onTab('mine')} />
    </div>
  );
}

/** R119: what came out of a fusion that was waited for here. */
function Celebration({ onShown }: { onShown: () => void }) {
  const state = useStore(fusion);
  const isComing = isBusy(state);
  useEffect(() => {
    // Fetched ahead of need: what fails now is asked for again when there is something to celebrate.
    if (isComing) loadCelebration().catch(excuse);
  }, [isComing]);
  if (state.phase !== 'done' || !state.isSeen) return null;
  return (
    <Suspense>
      <CelebrationDialog key={state.characterId} characterId={state.characterId} onShown={onShown} />
    </Suspense>
  );
}

function OwnHeader({ userId }: { userId: string }) {
  const { data: profile, isError, refetch } = useProfile(userId);
  if (profile)
    return (
      <ProfileHeader profile={profile} onPicture={<AvatarUpload />}>
        <Link to="/settings" className={buttonClass('quiet', 'justify-self-start sm:justify-self-end')}>
          <Sliders className="size-5" />
          {accountMessages.title}
        </Link>
        <PeaceSwitch id={userId} isPeaceful={profile.isPeaceful} takesAgainAt={profile.takesAgainAt} />
      </ProfileHeader>
    );
  if (!isError) return <ProfileHeaderSkeleton />;
  return <LoadFailed title={profileMessages.headerFailed} onRetry={refetch} />;
}

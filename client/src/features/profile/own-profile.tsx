/** One's own profile: what one owns, the bench for fusing it, and what the people one follows have made. */

import type { SessionUser } from '@chaos/shared/contract/auth';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { lazy, Suspense, useEffect } from 'react';
import { isBusy } from '../../lib/making.ts';
import { people } from '../../lib/messages-people.ts';
import { PROFILE_TABS, type ProfileTab } from '../../lib/search.ts';
import { excuse } from '../../lib/stale-build.ts';
import { useStore } from '../../lib/store.ts';
import { trpc } from '../../lib/trpc.ts';
import { useReturn } from '../../lib/use-return.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AvatarUpload } from './avatar-upload.tsx';
import { CharacterList } from './character-list.tsx';
import { FusionLab } from './fusion-lab.tsx';
import { fusion } from './fusion-store.ts';
import { PeaceSwitch } from './peace-switch.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from './profile-header.tsx';

const loadCelebration = () => import('./celebration-dialog.tsx');
const CelebrationDialog = lazy(loadCelebration);

interface OwnProfileProps {
  user: SessionUser;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

export function OwnProfile({ user, tab, onTab }: OwnProfileProps) {
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      <OwnHeader userId={user.id} />
      <Tabs label={people.profile.tabsLabel} names={people.profile.tabs} order={PROFILE_TABS} selected={tab} onSelect={onTab}>
        {tab === 'fuse' ? (
          <FusionLab />
        ) : (
          <CharacterList
            key={tab}
            source={{ tab }}
            renderCard={(view) => <ProfileCard {...view} canHide={tab === 'mine' || hasPart(user.id, view.row)} />}
          />
        )}
      </Tabs>
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

/** Made by this person, or owned now. */
function hasPart(userId: string, { userId: makerId, currentOwnerId }: CharacterRow): boolean {
  return makerId === userId || currentOwnerId === userId;
}

function OwnHeader({ userId }: { userId: string }) {
  const { data: profile, isError, refetch } = trpc.profiles.byId.useQuery({ id: userId });
  useReturn(() => void refetch({ cancelRefetch: false }));
  if (profile)
    return (
      <ProfileHeader profile={profile} onPicture={<AvatarUpload />}>
        <PeaceSwitch id={userId} isPeaceful={profile.isPeaceful} />
      </ProfileHeader>
    );
  if (!isError) return <ProfileHeaderSkeleton />;
  return (
    <ErrorBox title={people.profile.headerFailed} onRetry={() => void refetch()}>
      {people.failedText}
    </ErrorBox>
  );
}

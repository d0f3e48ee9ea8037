/** Somebody's profile as others see it. */
import type { Profile } from '@chaos/shared/contract/profiles';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { messages } from '../../lib/messages.ts';
import { people } from '../../lib/messages-people.ts';
import { trading } from '../../lib/messages-trading.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { reasonOf, trpc } from '../../lib/trpc.ts';
import { useFollow } from '../../lib/use-follow.ts';
import { useReturn } from '../../lib/use-return.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { FollowButton } from '../../ui/follow-button.tsx';
import { Swap } from '../../ui/icons-later.tsx';
import { CharacterList } from './character-list.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from './profile-header.tsx';

interface UserProfileProps {
  userId: string;
  notFound: ReactNode;
}

export function UserProfile({ userId, notFound }: UserProfileProps) {
  const { user } = useAuth();
  const { data: profile, error, refetch } = trpc.profiles.byId.useQuery({ id: userId });
  usePageTitle(`${profile?.displayName ?? people.profile.title} · ${messages.product}`);
  useReturn(() => void refetch({ cancelRefetch: false }));

  const reason = reasonOf(error);
  if (reason === 'not_found' || reason === 'invalid_input') return notFound;
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      {profile && (
        <ProfileHeader profile={profile}>
          {profile.id === user?.id ? <ThisIsYou /> : <Actions profile={profile} isMember={user !== null} />}
        </ProfileHeader>
      )}
      {!profile && !error && <ProfileHeaderSkeleton />}
      {!profile && error && (
        <ErrorBox title={people.profile.headerFailed} onRetry={() => void refetch()}>
          {people.failedText}
        </ErrorBox>
      )}
      <section className="min-w-0" aria-label={people.profile.others}>
        <CharacterList source={{ tab: 'user', userId }} renderCard={(view) => <ProfileCard {...view} canHide={false} />} />
      </section>
    </div>
  );
}

function Actions({ profile, isMember }: { profile: Profile; isMember: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Follow profile={profile} />
      {isMember && (
        <Link
          to="/trading"
          search={{ tab: 'trade', to: profile.id }}
          aria-label={trading.tradeWith(profile.displayName)}
          className={buttonClass('quiet')}
        >
          <Swap className="size-5 shrink-0" />
          {trading.trade}
        </Link>
      )}
    </div>
  );
}

function Follow({ profile }: { profile: Profile }) {
  const { displayName, isFollowing } = profile;
  const texts = useMemo(
    () => ({
      followed: people.profile.followed(displayName),
      unfollowed: people.profile.unfollowed(displayName),
      failed: people.profile.followFailed,
    }),
    [displayName],
  );
  const { toggle, isPending } = useFollow(profile, texts);
  return <FollowButton name={displayName} isFollowing={isFollowing} isPending={isPending} onToggle={toggle} />;
}

function ThisIsYou() {
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <p className="text-sm text-muted">{people.profile.thisIsYou}</p>
      <Link to="/profile" className={buttonClass('quiet')}>
        {people.profile.toOwn}
      </Link>
    </div>
  );
}

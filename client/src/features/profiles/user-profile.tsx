/** Somebody's profile as others see it. */

import type { Peace, Profile } from '@chaos/shared/contract/profiles';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { doesRest } from '../../auth/does-rest.ts';
import { formatRest } from '../../auth/format-suspension-end.ts';
import { useAuth } from '../../auth/provider.tsx';
import { cx } from '../../lib/cx.ts';
import { formatDate } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Swap } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { PublicCollections } from '../collections/collection-lists.tsx';
import { FollowButton } from '../creators/follow-button.tsx';
import { useFollow } from '../creators/use-follow.ts';
import { offerMessages } from '../offers/messages.ts';
import { PersonMenu } from '../people/person-menu.tsx';
import { CharacterList } from './character-list.tsx';
import { profileMessages } from './messages.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from './profile-header.tsx';
import { useProfile } from './use-profile.ts';

interface UserProfileProps {
  userId: string;
  notFound: ReactNode;
}

export function UserProfile({ userId, notFound }: UserProfileProps) {
  const { user } = useAuth();
  const { data: profile, error, refetch } = useProfile(userId);
  usePageTitle(`${profile?.displayName ?? profileMessages.title} · ${uiMessages.product}`);

  const reason = reasonOf(error);
  if (reason === 'not_found' || reason === 'invalid_input') return notFound;
  return (
    <div className="grid grid-cols-1 gap-5 py-6 md:py-8">
      {profile && (
        <ProfileHeader profile={profile}>
          {profile.id === user?.id ? <ThisIsYou /> : <Actions profile={profile} isMember={user !== null} />}
          <PeaceLine {...profile} />
          <RestLine profile={profile} />
        </ProfileHeader>
      )}
      {!profile && !error && <ProfileHeaderSkeleton />}
      {!profile && error && <LoadFailed title={profileMessages.headerFailed} onRetry={refetch} />}
      <PublicCollections ownerId={userId} />
      <section className="min-w-0" aria-label={profileMessages.others}>
        <TheirCharacters key={`${userId} ${user?.id}`} userId={userId} />
      </section>
    </div>
  );
}

function TheirCharacters({ userId }: { userId: string }) {
  const [query, setQuery] = useState('');
  return (
    <CharacterList
      source={{ tab: 'user', userId, query }}
      onQuery={setQuery}
      renderCard={(view) => <ProfileCard {...view} canHide={false} />}
    />
  );
}

function Actions({ profile, isMember }: { profile: Profile; isMember: boolean }) {
  return (
    <div className={cx('flex flex-wrap gap-2 sm:gap-3 max-sm:*:px-2.5 [&>button]:mt-0', isMember && 'sm:basis-84')}>
      <Follow profile={profile} />
      {isMember && !doesRest(profile) && (
        <Link
          to="/trading"
          search={{ tab: 'trade', to: profile.id }}
          aria-label={offerMessages.tradeWith(profile.displayName)}
          className={buttonClass('quiet')}
        >
          <Swap className="size-5 shrink-0" />
          {offerMessages.trade}
        </Link>
      )}
      {isMember && <PersonMenu profile={profile} />}
    </div>
  );
}

function Follow({ profile }: { profile: Profile }) {
  const { displayName, isFollowing } = profile;
  const texts = useMemo(
    () => ({
      followed: profileMessages.followed(displayName),
      unfollowed: profileMessages.unfollowed(displayName),
      failed: profileMessages.followFailed,
    }),
    [displayName],
  );
  const { toggle, isPending } = useFollow(profile, texts);
  return <FollowButton name={displayName} isFollowing={isFollowing} isPending={isPending} onToggle={toggle} />;
}

/** What whoever would fight for theirs wants to know before. */
function PeaceLine({ isPeaceful, takesAgainAt }: Peace) {
  if (!isPeaceful && !takesAgainAt) return null;
  const { on, after } = profileMessages.peace.ofOther;
  return <Line>{isPeaceful || !takesAgainAt ? on : after(formatDate(takesAgainAt))}</Line>;
}

/** Why there is no way to trade. */
function RestLine({ profile }: { profile: Profile }) {
  return doesRest(profile) && <Line>{offerMessages.who.rests(formatRest(profile.rest?.until ?? null))}</Line>;
}

function Line({ children }: { children: string }) {
  return <p className="border-t border-border pt-3 text-sm text-muted sm:w-full">{children}</p>;
}

function ThisIsYou() {
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <p className="text-sm text-muted">{profileMessages.thisIsYou}</p>
      <Link to="/profile" className={buttonClass('quiet')}>
        {profileMessages.toOwn}
      </Link>
    </div>
  );
}

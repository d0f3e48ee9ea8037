import type { Profile } from '@chaos/shared/contract/profiles';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { formatCompact, formatNumber } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { creatorMessages } from '../creators/messages.ts';
import { profileMessages } from './messages.ts';

interface ProfileHeaderProps {
  profile: Profile;
  /** Lies over the picture's corner. */
  onPicture?: ReactNode;
  /** What the viewer can do. */
  children?: ReactNode;
}

/** From here on a name of broad letters would fill a phone's window with its lines. */
const LONG_NAME = 24;

export function ProfileHeader({ profile, onPicture, children }: ProfileHeaderProps) {
  const { displayName, username, bio, followerCount, followingCount, characterCount } = profile;
  return (
    <header className="panel grid grid-cols-1 gap-4 p-[min(1rem,5vw)] sm:flex sm:flex-wrap sm:items-center sm:p-6">
      <div className="grid min-w-0 flex-[1_1_26rem] grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-4 sm:gap-6">
          <div className="relative">
            <Avatar person={profile} className="w-20! text-4xl! sm:w-28!" />
            {onPicture}
          </div>
          <div className="min-w-0 flex-[1_1_9rem] sm:flex-[1_1_13rem]">
            <h1
              tabIndex={-1}
              className={cx(
                'font-display leading-tight font-extrabold wrap-anywhere sm:text-3xl',
                displayName.length > LONG_NAME ? 'text-xl' : 'text-3xl',
              )}
            >
              <HyphenatedName name={displayName} />
            </h1>
            <p className="wrap-anywhere text-muted">
              <bdi>@{username}</bdi>
            </p>
            <dl className="mt-3 hidden flex-wrap gap-x-6 gap-y-1 sm:flex">
              <Figures counts={{ followerCount, followingCount, characterCount }} />
            </dl>
          </div>
        </div>
        {bio !== null && (
          <p dir="auto" className="w-fit whitespace-pre-line wrap-anywhere">
            {bio}
          </p>
        )}
      </div>
      <dl className="flex flex-wrap justify-between gap-2 border-t border-border pt-3 text-center sm:hidden">
        <Figures counts={{ followerCount, followingCount, characterCount }} />
      </dl>
      {children}
    </header>
  );
}

type Counts = Pick<Profile, 'followerCount' | 'followingCount' | 'characterCount'>;

function Figures({ counts }: { counts: Counts }) {
  return (
    <>
      <Figure value={counts.followerCount} label={creatorMessages.followers(counts.followerCount)} />
      <Figure value={counts.followingCount} label={profileMessages.following} />
      <Figure value={counts.characterCount} label={creatorMessages.characters(counts.characterCount)} />
    </>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg leading-tight font-extrabold tabular-nums" title={formatNumber(value)}>
        {formatCompact(value)}
      </dd>
    </div>
  );
}

/** The header before the answer. Offline none comes, which is said instead. */
export function ProfileHeaderSkeleton() {
  // Offline the list below says for both that it comes by itself.
  if (!useOnline()) return null;
  return (
    <div aria-hidden className="panel after-150ms grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 p-4 sm:gap-6 sm:p-6">
      <div className="skeleton size-20 rounded-full! sm:size-28" />
      <div className="grid grid-cols-1 gap-2.5">
        <div className="skeleton h-8 w-48 max-w-full" />
        <div className="skeleton h-4 w-28 max-w-full" />
        <div className="skeleton h-9 w-64 max-w-full" />
      </div>
    </div>
  );
}

import type { CreatorSummary } from '@chaos/shared/contract/creators';
import { Link } from '@tanstack/react-router';
import { formatCompact, formatNumber } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { HyphenatedName } from '../../ui/hyphenated-name.tsx';
import { FollowButton } from './follow-button.tsx';
import { creatorMessages } from './messages.ts';
import { useFollow } from './use-follow.ts';

const TEXTS = {
  followed: creatorMessages.followed,
  unfollowed: creatorMessages.unfollowed,
  failed: creatorMessages.followFailed,
};

export function CreatorCard({ creator, isMe }: { creator: CreatorSummary; isMe: boolean }) {
  const { displayName, username, followerCount, characterCount, totalLikes } = creator;
  return (
    <article className="person-card" aria-labelledby={`person-${creator.id}`}>
      <Avatar person={creator} />
      <div className="min-w-0">
        <h2 id={`person-${creator.id}`} className="font-display text-lg leading-6 font-extrabold">
          <Link to="/profile/$userId" params={{ userId: creator.id }} className="line-clamp-2 wrap-anywhere">
            <HyphenatedName name={displayName} />
          </Link>
        </h2>
        <p className="truncate text-sm text-muted">
          <bdi>@{username}</bdi>
        </p>
      </div>
      <dl className="person-figures">
        <Figure value={followerCount} label={creatorMessages.followers(followerCount)} />
        <Figure value={characterCount} label={creatorMessages.characters(characterCount)} />
        <Figure value={totalLikes} label={creatorMessages.likes(totalLikes)} />
      </dl>
      {isMe ? <span className="person-you">{creatorMessages.you}</span> : <Follow creator={creator} />}
    </article>
  );
}

function Follow({ creator }: { creator: CreatorSummary }) {
  const { toggle, isPending } = useFollow(creator, TEXTS);
  return <FollowButton name={creator.displayName} isFollowing={creator.isFollowing} isPending={isPending} onToggle={toggle} />;
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-bold tabular-nums" title={formatNumber(value)}>
        {formatCompact(value)}
      </dd>
    </div>
  );
}

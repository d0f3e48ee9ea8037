import { Button } from '../../ui/button.tsx';
import { UserCheck, UserPlus } from '../../ui/icons.tsx';
import { creatorMessages } from './messages.ts';

interface FollowButtonProps {
  name: string;
  isFollowing: boolean;
  isPending: boolean;
  onToggle: () => void;
}

export function FollowButton({ name, isFollowing, isPending, onToggle }: FollowButtonProps) {
  const verb = isFollowing ? creatorMessages.follow.unfollow : creatorMessages.follow.follow;
  const Icon = isFollowing ? UserCheck : UserPlus;
  return (
    <Button
      look={isFollowing ? 'quiet' : 'primary'}
      // A double click means it once.
      onClick={(event) => event.detail < 2 && onToggle()}
      aria-disabled={isPending}
      aria-label={creatorMessages.follow.name(verb, name)}
      className="at-least-32"
    >
      <Icon className="size-4.5" />
      {verb}
    </Button>
  );
}

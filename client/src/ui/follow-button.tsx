import { people } from '../lib/messages-people.ts';
import { Button } from './button.tsx';
import { UserCheck, UserPlus } from './icons-later.tsx';

interface FollowButtonProps {
  name: string;
  isFollowing: boolean;
  isPending: boolean;
  onToggle: () => void;
}

export function FollowButton({ name, isFollowing, isPending, onToggle }: FollowButtonProps) {
  const verb = isFollowing ? people.follow.unfollow : people.follow.follow;
  const Icon = isFollowing ? UserCheck : UserPlus;
  return (
    <Button
      look={isFollowing ? 'quiet' : 'primary'}
      // A double click means it once.
      onClick={(event) => event.detail < 2 && onToggle()}
      aria-disabled={isPending}
      aria-label={people.follow.name(verb, name)}
      className="min-w-32"
    >
      <Icon className="size-4.5" />
      {verb}
    </Button>
  );
}

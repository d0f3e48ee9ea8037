/** Says who you are here, and leads to where that can be changed. */
import { Link } from '@tanstack/react-router';
import { messages } from '../lib/messages.ts';

/** These screens come with accounts; the addresses are fixed already. */
const AUTH_PATH: string = '/auth';
const PROFILE_PATH: string = '/profile';

export function StatusBadge({ username }: { username?: string | undefined }) {
  if (username) {
    return (
      <Link to={PROFILE_PATH} className="status-badge">
        <span aria-hidden className="size-2 rounded-full bg-success" />
        <bdi>{username}</bdi>
      </Link>
    );
  }
  return (
    <Link to={AUTH_PATH} search={{ mode: 'signup' } as never} className="status-badge" data-badge="signed-out">
      <span aria-hidden>👻</span>
      <span className="hidden sm:max-md:inline xl:inline">{messages.badge.ghost}</span>
      <span className="font-bold text-primary-text">{messages.badge.join}</span>
    </Link>
  );
}

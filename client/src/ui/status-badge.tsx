/** Says who you are here, and leads to where that can be changed. */
import { Link } from '@tanstack/react-router';
import { useAuth } from '../lib/auth.tsx';
import { messages } from '../lib/messages.ts';
import { MemberPart } from './nav.tsx';

export function StatusBadge() {
  const { user } = useAuth();
  if (user) return <MemberPart part="badge" />;
  return (
    <Link to="/auth" search={{ mode: 'signup' }} className="status-badge" data-badge="signed-out">
      <span aria-hidden>👻</span>
      <span className="hidden sm:max-md:inline xl:inline">{messages.badge.ghost}</span>
      <span className="font-bold text-primary-text">{messages.badge.join}</span>
    </Link>
  );
}

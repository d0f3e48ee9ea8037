/** Says who you are here, and leads to where that can be changed. */

import { Link } from '@tanstack/react-router';
import { useAuth } from '../auth/provider.tsx';
import { appMessages } from './messages.ts';
import { MemberPart } from './nav.tsx';

export function AccountBadge() {
  const { user } = useAuth();
  if (user) return <MemberPart part="badge" />;
  return (
    <Link to="/auth" search={{ mode: 'signup' }} className="account-badge" data-badge="signed-out">
      <span aria-hidden>👻</span>
      <span className="hidden sm:max-md:inline xl:inline">{appMessages.badge.ghost}</span>
      <span className="font-bold text-primary-text">{appMessages.badge.join}</span>
    </Link>
  );
}

/** Signing in, creating an account, and the way back in for those who forgot their password. */
import { getRouteApi, Link } from '@tanstack/react-router';
import { AuthCard } from '../features/auth/auth-card.tsx';
import { messages } from '../lib/messages.ts';
import { people } from '../lib/messages-people.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { EXACTLY } from '../lib/search.ts';
import { buttonClass } from '../ui/button.tsx';
import { ArrowLeft } from '../ui/icons-later.tsx';

const route = getRouteApi('/auth');

export function AuthScreen() {
  const { mode } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(`${people.auth.submit[mode === 'signup' ? 'signup' : 'signin']} · ${messages.product}`);
  return (
    <div className="mx-auto grid max-w-[28rem] grid-cols-1 gap-3 py-5 md:py-10">
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('ghost', '-ml-3 justify-self-start')}>
        <ArrowLeft className="size-5" />
        {people.auth.back}
      </Link>
      <AuthCard
        mode={mode}
        onMode={(next) =>
          void navigate({ search: (before) => ({ ...before, mode: next }), replace: true, viewTransition: false })
        }
      />
    </div>
  );
}

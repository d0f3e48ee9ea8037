/** Signing in, creating an account, and the way back in for those who forgot their password. */

import { getRouteApi, Link } from '@tanstack/react-router';
import { AuthCard } from '../auth/components/auth-card.tsx';
import { authMessages } from '../auth/messages.ts';
import { ClaimPreview } from '../features/characters/claim-preview.tsx';
import { EXACTLY } from '../lib/search-params.ts';
import { buttonClass } from '../ui/button.tsx';
import { ArrowLeft } from '../ui/icons.tsx';
import { uiMessages } from '../ui/messages.ts';
import { usePageTitle } from '../ui/page-title.ts';

const route = getRouteApi('/auth');

export function AuthScreen() {
  const { mode } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(`${authMessages.submit[mode === 'signup' ? 'signup' : 'signin']} · ${uiMessages.product}`);
  return (
    <div className="auth-screen">
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('ghost', '-ml-3 justify-self-start')}>
        <ArrowLeft className="size-5" />
        {authMessages.back}
      </Link>
      {mode === 'signup' && <ClaimPreview />}
      <AuthCard
        mode={mode}
        onMode={(next) =>
          void navigate({ search: (before) => ({ ...before, mode: next }), replace: true, viewTransition: false })
        }
      />
    </div>
  );
}

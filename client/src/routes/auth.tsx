import { createFileRoute, redirect, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { AUTH_DEFAULTS, type AuthSearch, readAuthSearch } from '../auth/search-params.ts';
import { session } from '../auth/session-store.ts';
import { AuthScreen } from '../screens/auth.tsx';

export const Route = createFileRoute('/auth')({
  validateSearch: (raw: Partial<AuthSearch> & SearchSchemaInput): AuthSearch => readAuthSearch(raw),
  search: { middlewares: [stripSearchParams(AUTH_DEFAULTS)] },
  beforeLoad: ({ search }) => {
    if (session.get() && !/reset|notme|undo/.test(search.mode)) throw redirect({ href: search.redirect ?? '/' });
  },
  component: AuthScreen,
});

/** The session for components. */
import type { Session, SessionUser } from '@chaos/shared/contract/auth';
import { createContext, type ReactNode, use } from 'react';
import { useStore } from '../lib/store.ts';
import { session } from './session-store.ts';

export interface Auth {
  /** The stored session has not been read yet. */
  isLoading: boolean;
  session: Session | null;
  user: SessionUser | null;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children?: ReactNode }) {
  const current = useStore(session);
  const auth: Auth = { isLoading: current === undefined, session: current ?? null, user: current?.user ?? null };
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

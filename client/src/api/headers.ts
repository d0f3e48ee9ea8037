import { session } from '../auth/session-store.ts';

/** How a call says who makes it. */
export function authHeaders(): Record<string, string> {
  const token = session.get()?.accessToken;
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** What the address says of signing in. */
import { oneOf } from '../lib/search-params.ts';

/** Where to go after signing in: a path of this site, or nothing. Browsers read a backslash as a slash and drop control characters. */
export function readReturnPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(raw) || /^\/auth\b/.test(raw)) return;
  return raw;
}

const AUTH_MODES = ['signin', 'signup', 'reset', 'confirm', 'notme', 'undo'] as const;
export type AuthMode = (typeof AUTH_MODES)[number];

export interface AuthSearch {
  mode: AuthMode;
  redirect?: string | undefined;
}

export const AUTH_DEFAULTS = { mode: 'signin' } as const;

const readMode = oneOf(AUTH_MODES, 'signin');

export function readAuthSearch({ mode, redirect }: Partial<Record<keyof AuthSearch, unknown>>): AuthSearch {
  return { mode: readMode(mode), redirect: readReturnPath(redirect) };
}

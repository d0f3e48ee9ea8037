/** A session as it is stored, and how long it still holds. */
import type { Session, SessionUser } from '@chaos/shared/contract/auth';
import { isRecord } from '../lib/storage.ts';

export interface SessionRecord extends Session {
  /** Seconds by which this machine's clock is ahead of the server's. */
  clockAhead: number;
}

/** Renewed from here on, while the old one still works. */
const RENEW_UNDER_SECONDS = 120;

/** @param nowMs when the session arrived, by the clock of this machine. */
export function toRecord(session: Session, nowMs: number): SessionRecord {
  return { ...session, clockAhead: nowMs / 1_000 - (session.expiresAt - session.expiresIn) };
}

/** Below 0: it has ended. */
export function secondsLeft({ expiresAt, clockAhead }: SessionRecord, nowMs: number): number {
  return expiresAt + clockAhead - nowMs / 1_000;
}

export function isDueForRenewal(record: SessionRecord, nowMs: number): boolean {
  return secondsLeft(record, nowMs) < RENEW_UNDER_SECONDS;
}

/** Takes a stored value for a session only when everything that is relied on is there. */
export function parseSession(stored: unknown): SessionRecord | null {
  if (!isRecord(stored)) return null;
  const { accessToken, refreshToken, expiresAt, expiresIn, clockAhead = 0, user } = stored;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || !isUser(user)) return null;
  if (typeof expiresAt !== 'number' || typeof expiresIn !== 'number' || typeof clockAhead !== 'number') return null;
  return { accessToken, refreshToken, expiresAt, expiresIn, clockAhead, tokenType: 'bearer', user };
}

function isUser(value: unknown): value is SessionUser {
  if (!isRecord(value)) return false;
  const { id, username, displayName, avatarUrl } = value;
  const hasNames = [id, username, displayName].every((text) => typeof text === 'string');
  return hasNames && (avatarUrl === null || typeof avatarUrl === 'string');
}

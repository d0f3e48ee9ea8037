/**
 * Keeps a session alive: renews it before it ends, one tab at a time, and follows what other tabs do with it.
 * The one in local storage counts; the store of session.ts is what this tab knows of it.
 */
import type { Session, SessionUser } from '@chaos/shared/contract/auth';
import { type AuthEvent, emitAuthEvent } from './auth-events.ts';
import { guardCalls } from './call-guard.ts';
import { claimTickets } from './claims.ts';
import { type Reach, SESSION_KEY, session } from './session.ts';
import { isDueForRenewal, parseSession, type SessionRecord, secondsLeft, toRecord } from './session-record.ts';
import { readStored, writeStored } from './storage.ts';
import { callGuard, reasonOf } from './trpc.ts';

const CHECK_MS = 30_000;
/** A page does not wait longer for the first check: then the stored session is believed until the answer is there. */
const FIRST_CHECK_MS = 2_500;
const SIGN_OUT_WITHIN_MS = 3_000;
const RENEW_WITHIN_MS = 20_000;
const LOCK = 'chaos.session';

/** `unreachable`: nobody said no, so the session is kept and the next check tries again. */
export type Renewal = 'renewed' | 'signed_out' | 'unreachable';

export class SessionKeeper {
  readonly #reach: Reach;
  #record: SessionRecord | null = null;
  #renewing: Promise<Renewal> | null = null;
  /** Until then no screen is there that a change could reach. */
  #hasStarted = false;

  constructor(reach: Reach) {
    this.#reach = reach;
    setInterval(() => this.#check(), CHECK_MS);
    // Timers sleep in hidden tabs and in closed notebooks.
    document.addEventListener('visibilitychange', () => document.hidden || this.#check());
  }

  /** Reads the stored session and asks the server about it. */
  async start(): Promise<void> {
    const stored = readRecord();
    this.#know(stored);
    if (!stored) return;
    await Promise.race([this.#confirm(stored), wait(FIRST_CHECK_MS)]);
    this.#hasStarted = true;
  }

  signIn(next: Session): void {
    this.#hasStarted = true;
    this.#save(toRecord(next, Date.now()), 'signed_in');
    this.#forgetAnswers();
    void claimTickets(this.#reach.api);
  }

  async signOut(): Promise<void> {
    const { api } = this.#reach;
    if (this.hasEnded()) await this.renew();
    // Whatever the server says: who wants to leave is signed out here, and without an answer the session there runs out.
    await Promise.race([api.auth.signOut.mutate().catch(() => {}), wait(SIGN_OUT_WITHIN_MS)]);
    await this.end();
  }

  updateUser(change: Partial<SessionUser>): void {
    if (this.#record) this.#save({ ...this.#record, user: { ...this.#record.user, ...change } }, 'user_updated');
  }

  /** Another tab has signed in, out, or renewed. */
  followOtherTabs(): void {
    this.#hasStarted = true;
    const stored = readRecord();
    if (!stored) {
      if (this.#record) void this.#leave();
      return;
    }
    const before = this.#record;
    const isSamePerson = before?.user.id === stored.user.id;
    this.#know(stored);
    emitAuthEvent(!isSamePerson ? 'signed_in' : before?.accessToken === stored.accessToken ? 'user_updated' : 'token_refreshed');
    if (isSamePerson) return;
    this.#forgetAnswers();
    void this.#reach.router.invalidate();
  }

  /** The access token is over; a call with it would only come back. */
  hasEnded(): boolean {
    return this.#record !== null && secondsLeft(this.#record, Date.now()) <= 0;
  }

  /** One renewal at a time, over all tabs. */
  renew(): Promise<Renewal> {
    this.#renewing ??= this.#renewAlone().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  /** The server does not know this session any more, or it was given back. */
  async end(): Promise<void> {
    writeStored('localStorage', SESSION_KEY, null);
    await this.#leave();
  }

  /** Signs out where a call was refused, and asks to sign in again. */
  async endAndAsk(): Promise<void> {
    const { router } = this.#reach;
    const { pathname, href } = router.state.location;
    await this.end();
    if (pathname !== '/auth' && router.state.location.pathname !== '/auth')
      await router.navigate({ to: '/auth', search: { redirect: href } });
  }

  async #confirm(stored: SessionRecord): Promise<void> {
    if (isDueForRenewal(stored, Date.now())) return this.#renewOrEnd();
    try {
      this.updateUser(await this.#reach.api.auth.session.query());
    } catch (error) {
      if (reasonOf(error) === 'signed_out') await this.#renewOrEnd();
    }
  }

  #check(): void {
    if (this.#record && isDueForRenewal(this.#record, Date.now())) void this.#renewOrEnd();
  }

  async #renewOrEnd(): Promise<void> {
    if ((await this.renew()) === 'signed_out') await this.end();
  }

  #renewAlone(): Promise<Renewal> {
    const known = this.#record;
    if (!known) return Promise.resolve('signed_out');
    const renewal = () => this.#buyNext(known);
    return navigator.locks ? navigator.locks.request(LOCK, renewal) : renewal();
  }

  async #buyNext(known: SessionRecord): Promise<Renewal> {
    // While we waited another tab may have renewed it, or signed out.
    const stored = readRecord();
    if (stored && stored.refreshToken !== known.refreshToken) {
      this.followOtherTabs();
      return 'renewed';
    }
    const { refreshToken } = known;
    try {
      const next = await this.#reach.api.auth.refresh.mutate({ refreshToken }, { signal: AbortSignal.timeout(RENEW_WITHIN_MS) });
      if (this.#record?.refreshToken !== refreshToken) return this.#record ? 'renewed' : 'signed_out';
      this.#save(toRecord(next, Date.now()), 'token_refreshed');
      return 'renewed';
    } catch (error) {
      return reasonOf(error) === 'signed_out' ? 'signed_out' : 'unreachable';
    }
  }

  #save(record: SessionRecord, event: AuthEvent): void {
    writeStored('localStorage', SESSION_KEY, record);
    this.#know(record);
    emitAuthEvent(event);
  }

  #know(record: SessionRecord | null): void {
    this.#record = record;
    callGuard.current = record ? guardCalls(this) : null;
    session.set(record);
  }

  async #leave(): Promise<void> {
    this.#know(null);
    emitAuthEvent('signed_out');
    // First the guards: what they close must not ask again.
    if (this.#hasStarted) await this.#reach.router.invalidate();
    this.#forgetAnswers();
  }

  /** Answers of the server belong to whoever asked. */
  #forgetAnswers(): void {
    const { queryClient } = this.#reach;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  }
}

function readRecord(): SessionRecord | null {
  return parseSession(readStored('localStorage', SESSION_KEY));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

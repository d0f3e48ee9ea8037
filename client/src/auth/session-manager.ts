/**
 * Keeps a session alive: renews it before it ends, one tab at a time, and follows what other tabs do with it.
 * The one in local storage counts; the store of session-store.ts is what this tab knows of it.
 */
import type { Session, SessionUser } from '@chaos/shared/contract/auth';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createAuthLink } from '../api/auth-link.ts';
import { type ApiClient, authLink } from '../api/client.ts';
import { reasonOf } from '../api/errors.ts';
import { forgetPushAddress } from '../features/notifications/push-address.ts';
import { hasStored, readStored, writeStored } from '../lib/storage.ts';
import { showToast, toasts } from '../ui/toast/toast.ts';
import { type AuthEvent, emitAuthEvent } from './auth-events.ts';
import { finishPendingSave } from './finish-pending-save.ts';
import { followForgetting, forgetDraftsEverywhere, keepDraftsOf } from './forget-drafts.ts';
import { forgetLastSeen } from './forget-last-seen.ts';
import { authMessages } from './messages.ts';
import { claimTickets } from './pending-claims.ts';
import { followPutOut, isPutOut, keepPutOut } from './put-out-notice.ts';
import { isDueForRenewal, parseSession, type SessionRecord, secondsLeft, toRecord } from './session-record.ts';
import { type Renewal, SESSION_KEY, session, sessionRenewal } from './session-store.ts';
import { closeSuspension, followSuspension, showSuspension, suspension, suspensionOf } from './suspension-store.ts';

const CHECK_MS = 30_000;
/** A page does not wait longer for the first check: then the stored session is believed until the answer is there. */
const FIRST_CHECK_MS = 2_500;
const SIGN_OUT_WITHIN_MS = 3_000;
const RENEW_WITHIN_MS = 20_000;
const LOCK = 'chaos.session';

/** What a change of the session reaches. */
export interface Reach {
  api: ApiClient;
  queryClient: QueryClient;
  router: AnyRouter;
}

export class SessionManager {
  readonly #reach: Reach;
  #record: SessionRecord | null = null;
  /** Whether the record is in storage too: where storage is switched off it never is. */
  #isStored = false;
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
    followForgetting();
    const stored = readRecord();
    this.#know(stored);
    if (!stored) return;
    await Promise.race([this.#confirm(stored), wait(FIRST_CHECK_MS)]);
    this.#hasStarted = true;
  }

  signIn(next: Session): void {
    closeSuspension();
    // A tab that slept when they signed out has not followed.
    followForgetting();
    keepDraftsOf(next.user.id);
    this.#hasStarted = true;
    this.#save(toRecord(next, Date.now()), 'signed_in');
    this.#forgetAnswers();
    void claimTickets(this.#reach.api);
    // Whoever is leaving comes back first.
    if (!next.user.leavesAt) void finishPendingSave(this.#reach.api, this.#reach.queryClient, next.user.id);
  }

  async signOut(): Promise<void> {
    const known = this.#record;
    if (!known) return;
    const { refreshToken, user } = known;
    // Whatever the server says: who wants to leave is signed out here, and without an answer the session there runs out.
    const told = this.#reach.api.auth.signOut.mutate({ refreshToken }).catch(() => {});
    await Promise.race([told, wait(SIGN_OUT_WITHIN_MS)]);
    const stored = readRecord();
    // A session that has run out forgets nothing: its owner may come back to what they have typed.
    forgetDraftsEverywhere(user.id);
    if (stored && stored.user.id !== user.id) this.followOtherTabs();
    else await this.#forget();
  }

  /** @param userId whom it is about: by the time an answer is there, somebody else may have signed in. */
  updateUser(userId: string, change: Partial<SessionUser>): void {
    const record = this.#record;
    if (record?.user.id !== userId) return;
    if (this.#wasTakenAway()) this.followOtherTabs();
    else this.#save({ ...record, user: { ...record.user, ...change } }, 'user_updated');
  }

  /** Asks the server about the person. @throws what the call throws. */
  async readUser(): Promise<void> {
    const user = await this.#reach.api.auth.session.query();
    // Said only of whoever is leaving.
    this.updateUser(user.id, { leavesAt: undefined, ...user });
  }

  /** Another tab has signed in, out, or renewed. */
  followOtherTabs(): void {
    this.#hasStarted = true;
    followForgetting();
    const stored = readRecord();
    if (!stored) {
      followSuspension();
      followPutOut();
      if (this.#record) void this.#leave().then(() => this.#tellPutOut());
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

  /** The server does not know this session any more. One that another tab has stored since is not meant. */
  async end(): Promise<void> {
    if (!this.#followNewer(this.#record?.refreshToken)) await this.#forget();
  }

  /** The same where the person has ended it themselves. */
  async endByHand(): Promise<void> {
    if (this.#record) forgetDraftsEverywhere(this.#record.user.id);
    await this.end();
  }

  /** Signs out where a call was refused, and asks to sign in again. */
  async endAndAsk(): Promise<void> {
    const { router } = this.#reach;
    const { pathname, href } = router.state.location;
    await this.#endTold();
    if (this.#record) return;
    if (pathname !== '/auth' && router.state.location.pathname !== '/auth')
      await router.navigate({ to: '/auth', search: { redirect: href } });
  }

  async #confirm(stored: SessionRecord): Promise<void> {
    if (isDueForRenewal(stored, Date.now())) return this.#renewOrEnd();
    try {
      await this.readUser();
    } catch (error) {
      if (reasonOf(error) === 'signed_out') await this.#renewOrEnd();
    }
  }

  #check(): void {
    if (this.#record && isDueForRenewal(this.#record, Date.now())) void this.#renewOrEnd();
  }

  async #renewOrEnd(): Promise<void> {
    if ((await this.renew()) === 'signed_out') await this.#endTold();
  }

  /** Tells whoever did not do it themselves: another device of theirs has, or its time was over. A suspension says more. */
  async #endTold(): Promise<void> {
    // Signed out meanwhile, here or in another tab.
    const isKnown = this.#record === null || this.#wasTakenAway();
    // Before the session is gone: then the other tabs read why.
    if (isKnown) followPutOut();
    else if (!suspension.get()) keepPutOut(true);
    await this.end();
    this.#tellPutOut();
  }

  /** Where one signs in it stands already. */
  #tellPutOut(): void {
    const { router } = this.#reach;
    const { pathname, href } = router.state.location;
    if (this.#record || !isPutOut.get() || pathname === '/auth') return;
    const run = () => void router.navigate({ to: '/auth', search: { redirect: href } });
    const action = { label: authMessages.tabs.signin, run };
    showToast({ ...authMessages.putOut, action, stays: true }, 'neutral');
  }

  #renewAlone(): Promise<Renewal> {
    const known = this.#record;
    if (!known) return Promise.resolve('signed_out');
    const renewal = () => this.#buyNext(known);
    return navigator.locks ? navigator.locks.request(LOCK, renewal) : renewal();
  }

  async #buyNext(known: SessionRecord): Promise<Renewal> {
    // While we waited another tab may have renewed it, or signed out.
    const { refreshToken } = known;
    if (this.#followNewer(refreshToken)) return 'renewed';
    try {
      const next = await this.#reach.api.auth.refresh.mutate({ refreshToken }, { signal: AbortSignal.timeout(RENEW_WITHIN_MS) });
      if (this.#followNewer(refreshToken)) return 'renewed';
      if (this.#wasTakenAway()) return 'signed_out';
      if (this.#record?.refreshToken !== refreshToken) return this.#record ? 'renewed' : 'signed_out';
      this.#save(toRecord(next, Date.now()), 'token_refreshed');
      return 'renewed';
    } catch (error) {
      const suspended = suspensionOf(error);
      if (!suspended && reasonOf(error) !== 'signed_out') return 'unreachable';
      if (this.#followNewer(refreshToken)) return 'renewed';
      if (suspended) showSuspension(suspended);
      return 'signed_out';
    }
  }

  /** Takes over what another tab has stored, where that is another session than the one with this token. */
  #followNewer(refreshToken: string | undefined): boolean {
    const stored = readRecord();
    if (!stored || stored.refreshToken === refreshToken) return false;
    this.followOtherTabs();
    return true;
  }

  /** Another tab has signed out, and its news are still on the way: what is written now would bring the session back. */
  #wasTakenAway(): boolean {
    return this.#isStored && !hasStored(SESSION_KEY);
  }

  async #forget(): Promise<void> {
    writeStored('localStorage', SESSION_KEY, null);
    await this.#leave();
  }

  #save(record: SessionRecord, event: AuthEvent): void {
    writeStored('localStorage', SESSION_KEY, record);
    this.#know(record);
    emitAuthEvent(event);
  }

  #know(record: SessionRecord | null): void {
    // What it offers to take back was done by whoever is gone, and nobody signs in who has.
    if (this.#record?.user.id !== record?.user.id && toasts.get()?.action) toasts.set(null);
    this.#record = record;
    this.#isStored = record !== null && hasStored(SESSION_KEY);
    authLink.current = record ? createAuthLink(this) : null;
    sessionRenewal.current = record ? this : null;
    session.set(record);
  }

  async #leave(): Promise<void> {
    this.#know(null);
    forgetLastSeen();
    void forgetPushAddress();
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

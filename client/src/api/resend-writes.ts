/** An answer gets lost, or the server is just being started anew: what is safe to do twice is sent again by itself. */
import { isRecord } from '../lib/storage.ts';
import { isUnanswered, reasonOf } from './errors.ts';
import type { ProcedurePath } from './procedures.ts';
import { RESEND_DELAYS_MS } from './retry-slow-work.ts';

/** Tests of screens have no such patience. */
export const resending = { delaysMs: RESEND_DELAYS_MS };
/** Later nobody waits any more: the page has slept meanwhile, and who pressed it may have thought better of it. */
const WITHIN_MS = 15_000;

/** What changes nothing more the second time: it says what shall be, or carries a requestId. Wishes have `retryUnanswered`. */
const REPEATABLE: readonly ProcedurePath[] = [
  'account.cancelEmailChange',
  'account.changeUsername',
  'account.endOtherSessions',
  'battles.execute',
  'characters.claim',
  'characters.findSecret',
  'characters.lock',
  'characters.lockAllBut',
  'characters.remove',
  'characters.rename',
  'characters.restore',
  'characters.setWishOpen',
  'characters.togglePrivacy',
  'characters.unlock',
  'collections.add',
  'collections.create',
  'collections.follow',
  'collections.move',
  'collections.remove',
  'collections.unfollow',
  'collections.update',
  'comments.add',
  'creators.toggleFollow',
  'notifications.seen',
  'notifications.setTopic',
  'notifications.subscribe',
  'notifications.unsubscribe',
  'offers.accept',
  'offers.counter',
  'offers.reject',
  'offers.reverse',
  'offers.send',
  'offers.takeBack',
  'offers.withdraw',
  'people.block',
  'people.mute',
  'people.muteWord',
  'people.unblock',
  'people.unmute',
  'people.unmuteWord',
  'profiles.setAvatar',
  'profiles.setPeace',
  'profiles.update',
  'reports.file',
];

/** Their second finds nothing where their first has removed it. They answer what they were asked with, or how many they ended. */
const REMOVALS: readonly ProcedurePath[] = ['account.endSession', 'collections.delete', 'comments.remove'];

/** Of each thing the newest call that says what it shall be: an older one does not come after it. */
const newest = new Map<string, symbol>();

interface Call {
  path: string;
  input: unknown;
}

/** Of one call. */
export function createResends({ path, input }: Call) {
  const fields = isRecord(input) ? input : {};
  const isRemoval = isAmong(REMOVALS, path);
  const isSafe = isRemoval || isAmong(REPEATABLE, path);
  const delays = isSafe && !mayShow(fields) ? [...resending.delaysMs] : [];
  const begunAt = Date.now();
  const call = Symbol(path);
  // With a requestId the order does not matter.
  const thing = isSafe && !('requestId' in fields) ? nameThing(path, fields) : null;
  if (thing) newest.set(thing, call);
  const isWanted = () => navigator.onLine && Date.now() - begunAt <= WITHIN_MS && (thing === null || newest.get(thing) === call);
  let unanswered: unknown;
  return {
    /** @returns whether it is still to be sent again, after a pause; undefined where it is not. */
    after(error: unknown): Promise<boolean> | undefined {
      const delay = isUnanswered(error) && isWanted() ? delays.shift() : undefined;
      if (delay === undefined) return undefined;
      unanswered ??= error;
      // A page may sleep in the pause.
      return new Promise((resolve) => setTimeout(() => resolve(isWanted()), delay));
    },
    /** @returns what a removal answers that finds nothing because the one before has removed it; undefined where it is another. */
    answerTo(error: unknown): unknown {
      if (!unanswered || !isRemoval || reasonOf(error) !== 'not_found') return undefined;
      return path === 'account.endSession' ? { ended: 1 } : input;
    },
    /** @returns what the person is told: what was sent too often by itself may have been done the first time. */
    faultOf<T>(error: T): T {
      return unanswered && reasonOf(error) === 'too_many_requests' ? (unanswered as T) : error;
    },
  };
}

const isAmong = (paths: readonly ProcedurePath[], path: string) => paths.some((one) => one === path);

/** In another tab, or on another device, what it would show again may have been hidden meanwhile. */
const mayShow = (fields: Record<string, unknown>) =>
  !('requestId' in fields) && (fields.isPublic === true || fields.isOpen === true);

/** By the feature and the ids: to lock a character is about the same thing as to unlock it. */
function nameThing(path: string, fields: Record<string, unknown>): string {
  const ids = Object.entries(fields).filter(([name]) => /^id$|Id$/.test(name));
  return `${path.split('.')[0]} ${JSON.stringify(ids)}`;
}

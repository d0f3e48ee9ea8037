/** An answer gets lost, or the server is just being started anew: what is safe to do twice is sent again by itself. */
import { reasonOf } from './errors.ts';
import type { ProcedurePath } from './procedures.ts';
import { isUnanswered, RESEND_DELAYS_MS } from './retry.ts';

/** Tests of screens have no such patience. */
export const resending = { delaysMs: RESEND_DELAYS_MS };
/** Later nobody waits any more: the page has slept meanwhile, and who pressed it may have thought better of it. */
const WITHIN_MS = 15_000;

/** They say what shall be, or carry a requestId. Wishes have `askWithPatience`. */
const REPEATABLE: readonly ProcedurePath[] = [
  'account.cancelEmailChange',
  'account.changeUsername',
  'account.endOtherSessions',
  'account.export',
  'account.exportLink',
  'account.prove',
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

/** They answer what they were asked with; the second finds nothing where the first has removed it. */
const REMOVALS: readonly ProcedurePath[] = ['account.endSession', 'collections.delete', 'comments.remove'];

const isAmong = (paths: readonly ProcedurePath[], path: string) => paths.some((one) => one === path);

/** @param path of one call. */
export function createResends(path: string) {
  const begunAt = Date.now();
  const delays = isAmong(REPEATABLE, path) || isAmong(REMOVALS, path) ? [...resending.delaysMs] : [];
  let isResent = false;
  return {
    /** @returns how long to wait before the next try; nothing where there shall be none. */
    delayAfter(error: unknown): number | undefined {
      if (!isUnanswered(error) || !navigator.onLine || Date.now() - begunAt > WITHIN_MS) return;
      isResent = true;
      return delays.shift();
    },
    hasRemoved: (error: unknown) => isResent && isAmong(REMOVALS, path) && reasonOf(error) === 'not_found',
  };
}

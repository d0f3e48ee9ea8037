/** Sends what waits for the browsers of members. */
import { setTimeout as delay } from 'node:timers/promises';
import {
  arePushesDue,
  type Busy,
  claimPush,
  type DuePush,
  delayPush,
  endPush,
  endSubscription,
  forgetEnded,
  readPushPath,
} from '@chaos/shared/core/notifications/pushes';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import { derivePushKeys } from '@chaos/shared/platform/push-keys';
import { runPeriodically } from '../maintenance/run-periodically.ts';
import { ForbiddenAddressError } from '../ssrf-guard.ts';
import { PUBLIC_NETWORK, type PushAnswer, type PushNetwork, type Sender, sendPush, UnusableKeysError } from './send-push.ts';

const EVERY_MS = 2_000;
/** So many are on their way at once. */
const AT_ONCE = 40;
/** So many of them to one push service, and to the browsers of one member, who may name any: what never answers holds up its own alone. */
const OF_ONE = 4;
const LONGEST_PAUSE_SECONDS = 86_400;

interface Means {
  db: Database;
  log: Logger;
  sender: Sender;
  /** Aborted when nothing more is to be begun. */
  stopping: AbortSignal;
}

interface SenderOptions {
  appSecret: string;
  publicUrl: string;
  network?: PushNetwork;
}

export function createSender({ appSecret, publicUrl, network = PUBLIC_NETWORK }: SenderOptions): Sender {
  // Push services take no address of http.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost';
  return { keys: derivePushKeys(appSecret), subject, network };
}

/** Looks every two seconds. @returns how to stop: it waits for what is on its way. */
export function startPushDelivery(means: Omit<Means, 'stopping'>): () => Promise<void> {
  const onFailure = (error: unknown) => means.log.warn({ err: error }, 'pushes could not be sent; the next look goes on');
  return runPeriodically({ everyMs: EVERY_MS, look: (stopping) => deliverPushes({ ...means, stopping }), onFailure });
}

/** Everything that is due, and what becomes so meanwhile. @returns how many were tried. */
export async function deliverPushes(means: Means): Promise<number> {
  let tried = 0;
  if (!(await arePushesDue(means.db))) return tried;
  await forgetEnded(means.db);
  const onTheirWay = new Map<Promise<void>, DuePush>();
  const claim = async () =>
    onTheirWay.size < AT_ONCE && !means.stopping.aborted ? claimPush(means.db, findBusy([...onTheirWay.values()])) : undefined;
  try {
    for (;;) {
      const before = onTheirWay.size;
      const push = await claim();
      if (push) {
        const delivery = tryDelivery(means, push).finally(() => onTheirWay.delete(delivery));
        onTheirWay.set(delivery, push);
        tried += 1;
      }
      // What nobody stood in the way of is all there was; else those who did may be through by now.
      else if (before === 0) break;
      else if (onTheirWay.size > 0) await Promise.race([...onTheirWay.keys(), delay(EVERY_MS, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(onTheirWay.keys());
  }
  return tried;
}

function findBusy(onTheirWay: readonly DuePush[]): Busy {
  const often = (all: readonly string[]) =>
    [...new Set(all)].filter((one) => all.filter((other) => other === one).length >= OF_ONE);
  return { services: often(onTheirWay.map(({ service }) => service)), userIds: often(onTheirWay.map(({ userId }) => userId)) };
}

/** Never fails: what could not be written down is tried again when it is due. */
async function tryDelivery(means: Means, push: DuePush): Promise<void> {
  await deliver(means, push).catch((error: unknown) => means.log.warn({ err: error }, 'the fate of a push was not written'));
}

async function deliver({ db, log, sender }: Means, push: DuePush): Promise<void> {
  const { id, kind, host, tries, isLastTry } = push;
  const path = await readPushPath(db, push);
  if (path === undefined) return endPush(db, id);
  const answer = await sendPush(sender, push, { kind, path }).catch((error: unknown) =>
    error instanceof Error ? error : new Error(),
  );
  const fate = judge(answer);
  if (fate === 'gone') return endSubscription(db, push);
  if (fate === 'sent') return endPush(db, id);
  // Its host alone: the rest of the address is the key to somebody's browser.
  log.warn({ host, why: whyOf(answer), tries }, 'a push was not taken');
  if (fate === 'foreign' || (fate === 'passing' && isLastTry)) return endSubscription(db, push);
  if (fate === 'refused') return endPush(db, id);
  const pause = answer instanceof Error ? null : answer.retryAfterSeconds;
  if (pause !== null) await delayPush(db, id, Math.min(pause, LONGEST_PAUSE_SECONDS));
}

/** Foreign: the browser was told another key of ours, of another APP_SECRET. */
type Fate = 'sent' | 'gone' | 'foreign' | 'passing' | 'refused';

function judge(answer: PushAnswer | Error): Fate {
  if (answer instanceof ForbiddenAddressError || answer instanceof UnusableKeysError) return 'gone';
  if (answer instanceof Error) return 'passing';
  const { status } = answer;
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'foreign';
  return status === 408 || status === 429 || status >= 500 ? 'passing' : 'refused';
}

function whyOf(answer: PushAnswer | Error): string {
  if (!(answer instanceof Error)) return `status ${answer.status}`;
  return 'code' in answer && typeof answer.code === 'string' ? answer.code : answer.name;
}

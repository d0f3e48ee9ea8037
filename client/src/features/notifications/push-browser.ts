/** This browser at its push service: where it can be reached while no page of ours is open. */

import { registerNotifyWorker } from './notify-worker.ts';
import { forgetPushAddress, readPushAddress, type SavedAddress, savePushAddress } from './push-address.ts';

/** `impossible`: it cannot be told anything, as on a phone that wants the page installed first. */
export type PushChance = 'possible' | 'refused' | 'impossible';

export function pushChance(): PushChance {
  if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator)) return 'impossible';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}

/** @returns where it is reached now; null where it is not. */
export async function readPushEndpoint(): Promise<string | null> {
  if (pushChance() !== 'possible') return null;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks for the permission: call it from a press only. @returns null when it was not given. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registerNotifyWorker();
  // One that belongs to another key, or that the server has forgotten, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = describe(await pushManager.subscribe(optionsFor(publicKey)));
  await savePushAddress({ subscription, publicKey });
  return subscription;
}

type Subscription = SavedAddress['subscription'];

/**
 * For browsers that replace or lose a subscription without a word to the worker: whoever allowed it in this session goes on
 * being reached.
 * @param tell the server; what it was not told it is told at the next visit.
 */
export async function renewBrowser(tell: (subscription: Subscription) => Promise<void>): Promise<void> {
  if (pushChance() !== 'possible' || Notification.permission !== 'granted') return;
  const kept = await readPushAddress();
  if (!kept) return;
  const { pushManager } = await registerNotifyWorker();
  const present = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(optionsFor(kept.publicKey)));
  if (present.endpoint === kept.subscription.endpoint) return;
  const subscription = describe(present);
  await tell(subscription);
  await savePushAddress({ ...kept, subscription });
}

const optionsFor = (publicKey: string) => ({ userVisibleOnly: true, applicationServerKey: publicKey });

function describe(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription())?.unsubscribe();
  await forgetPushAddress();
}

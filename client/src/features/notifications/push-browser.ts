/** This browser at its push service: where it can be reached while no page of ours is open. */
import { registerNotifyWorker } from '../../lib/notify-worker.ts';

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
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON();
  const subscription = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  await keepForWorker({ subscription, publicKey });
  return subscription;
}

const KEPT = 'chaos-push';

/** The worker says it to the server when the browser is given another address (public/push-notices.js). */
async function keepForWorker(kept: object): Promise<void> {
  await (await caches.open(KEPT)).put('/push-subscription', new Response(JSON.stringify(kept)));
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription())?.unsubscribe();
  await caches.delete(KEPT);
}

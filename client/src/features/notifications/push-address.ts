/** Where the server was last told that this browser is reached: the worker goes by it too (public/push-notices.js). */
const [CACHE, ENTRY] = ['chaos-push', '/push-subscription'];

export interface SavedAddress {
  subscription: { endpoint: string; p256dh: string; auth: string };
  publicKey: string;
}

export async function savePushAddress(kept: SavedAddress): Promise<void> {
  await (await caches.open(CACHE)).put(ENTRY, new Response(JSON.stringify(kept)));
}

export async function readPushAddress(): Promise<SavedAddress | undefined> {
  return (await (await caches.open(CACHE)).match(ENTRY))?.json();
}

/** Whoever signs in next has allowed nothing here. */
export async function forgetPushAddress(): Promise<void> {
  // Where there is no such store, or none allowed, nothing is in it.
  await globalThis.caches?.delete(CACHE).catch(() => {});
}

// Shows what the product pushes to whoever has no page of it open. A push holds no names and no texts: what it says stands here.
const PUSHED = {
  commented: 'Somebody commented on one of your brainrots.',
  followed: 'Somebody started to follow you.',
  liked: 'One of your brainrots has reached a round number of likes.',
  found: 'Somebody found the secret of one of your brainrots.',
  lost: 'Somebody won a brainrot from you.',
  won: 'Somebody challenged you and lost a brainrot to you.',
  offered: 'Somebody made you an offer.',
  countered: 'Somebody answered your trade with another.',
  accepted: 'Your offer was accepted.',
  rejected: 'Your offer was rejected.',
  signed_in: 'Your account was entered on a new device.',
};

self.addEventListener('push', (event) => {
  const { kind, path } = readPush(event.data);
  event.waitUntil(
    // Of a kind the newest one stands there, and is heard.
    self.registration.showNotification('Hall of Chaos', {
      body: PUSHED[kind] ?? 'Something happened to what is yours.',
      tag: kind,
      renotify: true,
      icon: '/favicon.svg',
      data: { url: path },
    }),
  );
});

/** A newer server may say what this worker does not know; shown it has to be all the same. */
function readPush(data) {
  try {
    const { kind, path } = data.json();
    const isOurs = new URL(path, self.location.origin).origin === self.location.origin;
    return { kind: String(kind), path: isOurs ? path : '/' };
  } catch {
    return { kind: 'unknown', path: '/' };
  }
}

/** The browser is reached at another address from now on, or could be: the server is told, or pushes would end without a word. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const kept = await readKept();
  const from = oldSubscription ? describe(oldSubscription) : kept?.subscription;
  // Nothing says whose it was: the switch in the bell's settings shows that it is off.
  if (!from) return;
  const to = describe(newSubscription ?? (await subscribeAnew(oldSubscription?.options.applicationServerKey ?? kept?.publicKey)));
  await fetch('/trpc/notifications.renewPush', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { from, to } }),
  });
  if (kept) await writeKept({ ...kept, subscription: to });
}

function subscribeAnew(applicationServerKey) {
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function describe(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Not every browser says what it was before: the page has left it here (client/src/features/notifications/push-browser.ts). */
const KEPT = ['chaos-push', '/push-subscription'];

async function readKept() {
  const found = await (await caches.open(KEPT[0])).match(KEPT[1]);
  return found?.json();
}

async function writeKept(kept) {
  await (await caches.open(KEPT[0])).put(KEPT[1], new Response(JSON.stringify(kept)));
}

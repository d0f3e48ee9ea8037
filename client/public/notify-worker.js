// Shows notifications, takes their presses, and says it where a page cannot be had without the network. It keeps nothing.
self.importScripts('/push-notices.js', '/offline-page.js');

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** In a tab that is there, or in a new one. */
async function open({ ticketId, characterId, url }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The operators' view of the raw queues is no page of ours, and would not understand.
  const tab = windows.find((one) => !new URL(one.url).pathname.startsWith('/ops/queues'));
  if (!tab) return self.clients.openWindow(url);
  tab.postMessage({ type: 'notification', ticketId, characterId, url });
  await tab.focus();
}

/** The service worker, when the browser is given another address at its push service. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const CODE = readFileSync(new URL('../../../public/push-notices.js', import.meta.url), 'utf8');
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const at = (name: string) => ({ endpoint: `https://push.example.com/${name}`, ...KEYS });

const subscriptionOf = (name: string) => ({
  options: { applicationServerKey: `key of ${name}` },
  toJSON: () => ({ endpoint: at(name).endpoint, expirationTime: null, keys: KEYS }),
});

/** @param kept what the page has left for the worker. */
function startWorker(kept?: object) {
  const listeners = new Map<string, (event: object) => void>();
  const sent: { path: string; body: unknown }[] = [];
  const asked: unknown[] = [];
  const store = new Map(kept ? [['/push-subscription', new Response(JSON.stringify(kept))]] : []);
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    registration: {
      pushManager: {
        subscribe: (options: unknown) => {
          asked.push(options);
          return Promise.resolve(subscriptionOf('after'));
        },
      },
    },
  };
  const cache = {
    match: (path: string) => Promise.resolve(store.get(path)?.clone()),
    put: (path: string, response: Response) => Promise.resolve(void store.set(path, response)),
  };
  const fetch = (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return Promise.resolve(new Response());
  };
  runInContext(CODE, createContext({ self, caches: { open: () => Promise.resolve(cache) }, fetch, Response, URL }));
  return {
    asked,
    sent,
    kept: () => store.get('/push-subscription')?.clone().json(),
    async change(event: object) {
      let work: unknown;
      listeners.get('pushsubscriptionchange')?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
      await work;
    },
  };
}

const told = [{ path: '/trpc/notifications.renewPush', body: { json: { from: at('before'), to: at('after') } } }];

test('R449 a browser that has renewed its subscription tells the server both', async () => {
  const worker = startWorker();
  await worker.change({ oldSubscription: subscriptionOf('before'), newSubscription: subscriptionOf('after') });
  expect(worker.sent).toEqual(told);
  expect(worker.asked).toEqual([]);
});

test('R449 one that has only lost it subscribes anew, for the same key', async () => {
  const worker = startWorker();
  await worker.change({ oldSubscription: subscriptionOf('before'), newSubscription: null });
  expect(worker.asked).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key of before' }]);
  expect(worker.sent).toEqual(told);
});

test('R449 one that does not say what it was goes by what the page has left, and leaves the new one', async () => {
  const worker = startWorker({ subscription: at('before'), publicKey: 'ours' });
  await worker.change({ oldSubscription: null, newSubscription: null });
  expect(worker.asked).toEqual([{ userVisibleOnly: true, applicationServerKey: 'ours' }]);
  expect(worker.sent).toEqual(told);
  expect(await worker.kept()).toEqual({ subscription: at('after'), publicKey: 'ours' });
});

test('R449 where nothing says what it was, nothing is sent', async () => {
  const worker = startWorker();
  await worker.change({ oldSubscription: null, newSubscription: subscriptionOf('after') });
  expect(worker.sent).toEqual([]);
});

/** A browser whose subscription was replaced while no page was open, and no worker heard of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appMessages } from '../../app/messages.ts';
import { serverFault } from '../../testing/answers.ts';
import { newUser, openApp } from '../../testing/open-app.tsx';
import { forgetPushAddress, readPushAddress, savePushAddress } from './push-address.ts';

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const at = (name: string) => ({ endpoint: `https://push.example.com/${name}`, ...KEYS });
const subscriptionAt = (name: string) => {
  const { endpoint } = at(name);
  return { endpoint, toJSON: () => ({ endpoint, keys: KEYS }) };
};

const getSubscription = vi.fn();
const subscribe = vi.fn();

beforeEach(async () => {
  const registration = { pushManager: { getSubscription, subscribe } } as never;
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  await savePushAddress({ subscription: at('before'), publicKey: 'ours' });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.resetAllMocks();
  await forgetPushAddress();
});

const visit = (name: string, tell = () => ({ publicKey: 'ours', endpoint: at('after').endpoint })) =>
  openApp('/creators', {
    as: newUser(name),
    answers: { notifications: { subscribe: tell }, auth: { signOut: () => ({}) as never } },
  });

test('R486 a replaced subscription is told at the next visit, and once', async () => {
  getSubscription.mockResolvedValue(subscriptionAt('after'));
  const first = await visit('ada');
  await expect.poll(() => first.asked('notifications.subscribe')).toEqual([at('after')]);
  await expect.poll(readPushAddress).toEqual({ subscription: at('after'), publicKey: 'ours' });
  getSubscription.mockClear();
  const second = await visit('ada');
  await expect.poll(() => getSubscription.mock.calls.length).toBe(1);
  expect(second.asked('notifications.subscribe')).toEqual([]);
});

test('R486 one that is lost is made anew for the same key, and told until the server has heard it', async () => {
  getSubscription.mockResolvedValue(null);
  subscribe.mockResolvedValue(subscriptionAt('after'));
  const deaf = await visit('ada', () => {
    throw serverFault();
  });
  await expect.poll(() => deaf.asked('notifications.subscribe')).toEqual([at('after')]);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'ours' });
  const app = await visit('ada');
  await expect.poll(() => app.asked('notifications.subscribe')).toEqual([at('after')]);
});

test('R486 whoever signs in after the one who allowed it is told of nowhere', async () => {
  getSubscription.mockResolvedValue(subscriptionAt('before'));
  await visit('ada');
  await expect.poll(() => getSubscription.mock.calls.length).toBe(1);
  await page.getByRole('button', { name: appMessages.signOut }).click();
  await expect.poll(readPushAddress).toBeUndefined();
});

import type { Session } from '@chaos/shared/contract/auth';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../ui/toast/toast.ts';
import { confirmEmail } from './confirm-email.ts';
import { authMessages } from './messages.ts';
import { session } from './session-store.ts';

vi.mock('./load-session-manager.ts', () => ({ loadSessionManager: () => Promise.reject(new Error('not here')) }));

const navigate = vi.fn();
const replaceState = vi.fn();
const asked: unknown[] = [];
const api = { auth: { confirmEmail: { mutate: async (input: unknown) => void asked.push(input) } } };

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#confirm=abc', pathname: '/', search: '?view=gallery' });
  vi.stubGlobal('history', { state: {}, replaceState });
  replaceState.mockReset();
  navigate.mockReset();
  asked.length = 0;
  session.set(undefined);
});

const follow = () => confirmEmail(api as never, { navigate } as never);

test('regression: a link that is looked at before the session has been read confirms all the same, for whoever is signed in', async () => {
  const following = follow();
  session.set({ user: { id: 'ada' } } as Session);
  await following;
  expect(asked).toEqual([{ token: 'abc' }]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '.', search: true }));
  // The router has changed nothing, as where it has not heard of the address yet.
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({}, '', '/?view=gallery');
});

test('everybody else is asked for the password', async () => {
  const following = follow();
  session.set(null);
  await following;
  expect(asked).toEqual([]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: '/auth', search: { mode: 'confirm' }, hash: 'token=abc' }),
  );
});

test('R521 a link that was opened before says to whoever is confirmed that they are', async () => {
  const used = TRPCClientError.from({ error: { code: -32_600, message: 'No.', data: { reason: 'link_invalid' } } });
  api.auth.confirmEmail.mutate = () => Promise.reject(used);
  for (const [emailConfirmed, title] of [
    [true, authMessages.confirmedAlready('ada@chaos.test').title],
    [false, authMessages.confirmFailed],
  ] as const) {
    session.set({ user: { id: 'ada', email: 'ada@chaos.test', emailConfirmed } } as Session);
    await follow();
    expect(toasts.get()?.title).toBe(title);
  }
});

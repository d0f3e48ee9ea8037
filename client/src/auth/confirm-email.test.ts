import type { Session } from '@chaos/shared/contract/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { confirmEmail } from './confirm-email.ts';
import { session } from './session-store.ts';

vi.mock('./session.ts', () => ({ loadSessionManager: () => Promise.reject(new Error('not here')) }));

const navigate = vi.fn();
const asked: unknown[] = [];
const api = { auth: { confirmEmail: { mutate: async (input: unknown) => void asked.push(input) } } };

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#confirm=abc' });
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

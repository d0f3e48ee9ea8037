import type { AppRouter } from '@chaos/server/router';
import type { Session } from '@chaos/shared/contract/auth';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Renewal, session } from '../auth/session-store.ts';
import { createAuthLink } from './auth-link.ts';
import { reasonOf } from './errors.ts';
import { authHeaders } from './headers.ts';
import { resending } from './resend-writes.ts';
import { retryUnanswered } from './retry-slow-work.ts';

const signIn = (id: string, number = 1) => session.set({ accessToken: `${id} ${number}`, user: { id } } as Session);
const refusal = (reason: string) => TRPCClientError.from({ error: { code: -32_001, message: 'No.', data: { reason } } });

let renewal = Promise.withResolvers<Renewal>();
let hasEnded = false;
const ended: string[] = [];
/** With whose token each call came to the server. */
const sentBy: (string | null)[] = [];
/** What the server says to the first call, and to the others. */
let firstAnswer: Promise<unknown> = Promise.resolve();
let laterAnswer: Promise<unknown> = Promise.resolve();

beforeEach(() => {
  renewal = Promise.withResolvers();
  hasEnded = false;
  ended.length = 0;
  sentBy.length = 0;
  firstAnswer = Promise.resolve();
  laterAnswer = Promise.resolve();
  signIn('anna');
});

afterEach(() => vi.unstubAllGlobals());

const link = createAuthLink({
  hasEnded: () => hasEnded,
  renew: () => renewal.promise,
  endAndAsk: async () => void ended.push(session.get()?.user.id ?? 'nobody'),
});

/** @returns why it failed, null without an answer; or that it was done. */
function call(type: 'mutation' | 'query', path = 'profiles.update', input: unknown = null): Promise<string | null> {
  const op = { id: 1, type, path, input, context: {}, signal: null };
  return new Promise((resolve) => {
    link({
      op,
      next: () =>
        observable((observer) => {
          sentBy.push(session.get()?.accessToken ?? null);
          const answer = sentBy.length === 1 ? firstAnswer : laterAnswer;
          answer.then(
            () => observer.complete(),
            (error: TRPCClientError<AppRouter>) => observer.error(error),
          );
        }),
    }).subscribe({ complete: () => resolve('done'), error: (error) => resolve(reasonOf(error)) });
  });
}

test('R17 what waited for a renewal is sent with the new token', async () => {
  hasEnded = true;
  const calling = call('mutation');
  signIn('anna', 2);
  renewal.resolve('renewed');
  expect(await calling).toBe('done');
  expect(sentBy).toEqual(['anna 2']);
});

test('R517 what waited for a renewal is not sent as somebody else, who has signed in meanwhile', async () => {
  hasEnded = true;
  for (const type of ['mutation', 'query'] as const) {
    signIn('anna');
    const calling = call(type);
    signIn('bert');
    renewal.resolve('renewed');
    expect(await calling).toBe('signed_out');
  }
  expect([sentBy, ended]).toEqual([[], []]);
});

test('R517 nor as a visitor, where somebody has signed out, or the server has ended the session', async () => {
  hasEnded = true;
  const outElsewhere = call('mutation');
  session.set(null);
  renewal.resolve('signed_out');
  expect(await outElsewhere).toBe('signed_out');
  expect(ended).toEqual([]);
  signIn('anna');
  expect(await call('mutation')).toBe('signed_out');
  expect(sentBy).toEqual([]);
  expect(ended).toEqual(['anna']);
});

test('R517 what was refused is not asked again by somebody else, who has signed in meanwhile', async () => {
  const refused = Promise.withResolvers<never>();
  firstAnswer = refused.promise;
  const calling = call('query');
  signIn('bert');
  refused.reject(refusal('signed_out'));
  expect(await calling).toBe('signed_out');
  expect(sentBy).toEqual(['anna 1']);
  expect(ended).toEqual([]);
});

test('R517 what leaves in a batch, or after a part of the page has loaded, leaves as who began it, or not at all', () => {
  const begun: unknown[] = [];
  const begin = () => {
    const op = { id: 1, type: 'mutation' as const, path: 'profiles.setAvatar', input: null, context: {}, signal: null };
    link({ op, next: (call) => observable(() => void begun.push(call)) }).subscribe({});
  };
  begin();
  signIn('anna', 2);
  begin();
  expect(authHeaders({ opList: begun } as never)).toEqual({ authorization: 'Bearer anna 2' });
  signIn('bert');
  begin();
  for (const calls of [begun, begun.slice(0, 1)]) expect(() => authHeaders({ opList: calls } as never)).toThrow();
  expect(authHeaders({ opList: begun.slice(2) } as never)).toEqual({ authorization: 'Bearer bert 1' });
  session.set(null);
  expect(() => authHeaders({ opList: begun.slice(2) } as never)).toThrow();
});

test('R517 what got no answer is not asked again by somebody else', async () => {
  let asked = 0;
  const asking = retryUnanswered(async () => {
    asked += 1;
    signIn('bert');
    throw new Error('lost');
  });
  await expect(asking).rejects.toThrow('lost');
  expect(asked).toBe(1);
});

test('R690 what is safe to do twice is sent again where no answer came, by whoever began it, and nothing else is', async () => {
  await loseFirst();
  expect(await call('mutation')).toBe('done');
  expect(sentBy).toEqual(['anna 1', 'anna 1']);
  await loseFirst();
  expect(await call('mutation', 'account.changePassword')).toBeNull();
  expect(sentBy).toEqual(['anna 1']);
  await loseFirst();
  const calling = call('mutation');
  signIn('bert');
  expect(await calling).toBeNull();
  expect(sentBy).toEqual(['anna 1']);
  await loseFirst();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await call('mutation')).toBeNull();
  expect(sentBy).toEqual(['bert 1']);
});

test('R690 what the second finds gone, the first has removed', async () => {
  laterAnswer = Promise.reject(refusal('not_found'));
  laterAnswer.catch(() => {});
  for (const [path, told] of [
    ['comments.remove', 'done'],
    ['characters.rename', 'not_found'],
  ] as const) {
    await loseFirst();
    expect(await call('mutation', path)).toBe(told);
  }
  firstAnswer = Promise.reject(refusal('not_found'));
  firstAnswer.catch(() => {});
  sentBy.length = 0;
  expect(await call('mutation', 'comments.remove')).toBe('not_found');
});

/** Answers nothing to the first call. */
async function loseFirst(): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true });
  resending.delaysMs = [0];
  sentBy.length = 0;
  firstAnswer = Promise.reject(TRPCClientError.from(new TypeError('Failed to fetch')));
  await firstAnswer.catch(() => {});
}

test('R690 an older call does not come after a newer one about the same thing', async () => {
  await loseFirst();
  const older = call('mutation', 'characters.lock', { characterId: 'Uno' });
  expect(await call('mutation', 'characters.unlock', { characterId: 'Uno' })).toBe('done');
  expect(await older).toBeNull();
  expect(sentBy).toHaveLength(2);
  await loseFirst();
  const hiding = call('mutation', 'characters.togglePrivacy', { characterId: 'Uno', isPublic: false });
  expect(await call('mutation', 'characters.togglePrivacy', { characterId: 'Uno', isPublic: true })).toBe('done');
  expect(await hiding).toBeNull();
  await loseFirst();
  const other = call('mutation', 'characters.lock', { characterId: 'Uno' });
  expect(await call('mutation', 'characters.lock', { characterId: 'Due' })).toBe('done');
  expect(await other).toBe('done');
});

test.each([
  ['characters.togglePrivacy', { characterId: 'Uno', isPublic: true }, { characterId: 'Uno', isPublic: false }],
  ['characters.setWishOpen', { characterId: 'Uno', isOpen: true }, { characterId: 'Uno', isOpen: false }],
])(
  'R690 %s is sent again where it hides, and not where it shows what may have been hidden elsewhere',
  async (path, shows, hides) => {
    await loseFirst();
    expect(await call('mutation', path, shows)).toBeNull();
    await loseFirst();
    expect(await call('mutation', path, hides)).toBe('done');
  },
);

test('R690 what a page began before it slept is not sent when it wakes', async () => {
  await loseFirst();
  resending.delaysMs = [1_000];
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const calling = call('mutation');
  await vi.advanceTimersByTimeAsync(500);
  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(await calling).toBeNull();
  expect(sentBy).toHaveLength(1);
});

test('R690 nobody is told to have pressed too often what was sent again by itself', async () => {
  await loseFirst();
  laterAnswer = Promise.reject(refusal('too_many_requests'));
  laterAnswer.catch(() => {});
  expect(await call('mutation', 'comments.add', { requestId: 'one' })).toBeNull();
  expect(sentBy).toHaveLength(2);
});

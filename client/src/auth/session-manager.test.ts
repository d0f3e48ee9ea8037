import type { Session, SessionUser } from '@chaos/shared/contract/auth';
import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Reach, SessionManager } from './session-manager.ts';
import { parseSession, toRecord } from './session-record.ts';

const KEY = 'chaos.session';
const stored = new Map<string, string>();

const user = (id: string): SessionUser => ({
  id,
  email: `${id}@chaos.test`,
  emailConfirmed: true,
  username: id,
  displayName: id,
  avatarUrl: null,
  role: 'member',
});

const newSession = (id: string, number: number): Session => ({
  accessToken: `access ${number} of ${id}`,
  refreshToken: `refresh ${number} of ${id}`,
  expiresAt: Date.now() / 1_000 + 600,
  expiresIn: 600,
  tokenType: 'bearer',
  user: user(id),
});

/** What another tab does. */
const store = (next: Session) => stored.set(KEY, JSON.stringify(toRecord(next, Date.now())));
const readStored = () => parseSession(JSON.parse(stored.get(KEY) ?? 'null'));

const signedOut = () =>
  TRPCClientError.from({ error: { code: -32_001, message: 'Please sign in first.', data: { reason: 'signed_out' } } });

/** A server whose answers the test gives. */
function openServer() {
  const [session, refresh] = [Promise.withResolvers<SessionUser>(), Promise.withResolvers<Session>()];
  const isRenewing = Promise.withResolvers<void>();
  const signedOutWith: unknown[] = [];
  const api = {
    auth: {
      session: { query: () => session.promise },
      refresh: {
        mutate: () => {
          isRenewing.resolve();
          return refresh.promise;
        },
      },
      signOut: { mutate: async (input: unknown) => void signedOutWith.push(input) },
    },
  };
  return { api, session, refresh, isRenewing: isRenewing.promise, signedOutWith };
}

type Server = ReturnType<typeof openServer>;

async function openSessionManager({ api }: Server): Promise<SessionManager> {
  const { SessionManager } = await import('./session-manager.ts');
  const reach = {
    api,
    router: { invalidate: async () => {}, navigate: async () => {}, state: { location: { pathname: '/', href: '/' } } },
    queryClient: { removeQueries() {}, resetQueries: async () => {} },
  };
  return new SessionManager(reach as unknown as Reach);
}

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('document', { addEventListener() {}, hidden: false });
  vi.stubGlobal('setInterval', () => 0);
  return () => vi.unstubAllGlobals();
});

test('a renewal that fails leaves alone what another tab has stored in the meantime', async () => {
  const server = openServer();
  const manager = await openSessionManager(server);
  manager.signIn(newSession('anna', 1));
  const renewing = manager.renew();
  await server.isRenewing;
  store(newSession('anna', 2));
  server.refresh.reject(signedOut());
  expect(await renewing).toBe('renewed');
  expect(readStored()?.refreshToken).toBe('refresh 2 of anna');
});

test('what ends is the session that this tab knows, not a newer one', async () => {
  const manager = await openSessionManager(openServer());
  manager.signIn(newSession('anna', 1));
  store(newSession('anna', 2));
  await manager.end();
  expect(readStored()?.refreshToken).toBe('refresh 2 of anna');
});

test.each(['signOut', 'endByHand'] as const)(
  'R1549 other tabs find who has ended a session by hand (%s), until they are back',
  async (end) => {
    const manager = await openSessionManager(openServer());
    const readGone = () => JSON.parse(stored.get('chaos.signed-out') ?? 'null');
    manager.signIn(newSession('anna', 1));
    expect(readGone()).toBeNull();
    await manager[end]();
    expect(readGone()).toBe('anna');
    manager.signIn(newSession('bruno', 1));
    await manager.end();
    expect(readGone()).toBe('anna');
    manager.signIn(newSession('anna', 2));
    expect(readGone()).toBeNull();
  },
);

test('a renewal that arrives late does not take the place of another account', async () => {
  const server = openServer();
  const manager = await openSessionManager(server);
  manager.signIn(newSession('anna', 1));
  const renewing = manager.renew();
  await server.isRenewing;
  store(newSession('bruno', 1));
  server.refresh.resolve(newSession('anna', 2));
  expect(await renewing).toBe('renewed');
  expect(readStored()?.user.id).toBe('bruno');
});

test('a session of which nobody has stored a newer one ends', async () => {
  const server = openServer();
  const manager = await openSessionManager(server);
  manager.signIn(newSession('anna', 1));
  server.refresh.reject(signedOut());
  expect(await manager.renew()).toBe('signed_out');
  await manager.end();
  expect(readStored()).toBeNull();
});

test('what the server says late about one account is not written into the session of another', async () => {
  const server = openServer();
  store(newSession('anna', 1));
  const manager = await openSessionManager(server);
  const starting = manager.start();
  manager.signIn(newSession('bruno', 1));
  server.session.resolve({ ...user('anna'), role: 'operator' });
  await starting;
  expect(readStored()?.user).toEqual(user('bruno'));
  manager.updateUser('anna', { avatarUrl: '/media/of-anna.webp' });
  expect(readStored()?.user.avatarUrl).toBeNull();
  manager.updateUser('bruno', { avatarUrl: '/media/of-bruno.webp' });
  expect(readStored()?.user.avatarUrl).toBe('/media/of-bruno.webp');
});

test('R18 what the server says after another tab has signed out brings nobody back, also before the news of it are here', async () => {
  const server = openServer();
  store(newSession('anna', 1));
  const manager = await openSessionManager(server);
  const starting = manager.start();
  stored.clear();
  server.session.resolve(user('anna'));
  await starting;
  expect(readStored()).toBeNull();
  manager.signIn(newSession('bruno', 1));
  const renewing = manager.renew();
  await server.isRenewing;
  stored.clear();
  server.refresh.resolve(newSession('bruno', 2));
  expect(await renewing).toBe('signed_out');
  expect(readStored()).toBeNull();
});

test('signing out shows the refresh token, which also works when the access token has ended', async () => {
  const server = openServer();
  const manager = await openSessionManager(server);
  manager.signIn({ ...newSession('anna', 1), expiresAt: Date.now() / 1_000 - 5, expiresIn: -5 });
  await manager.signOut();
  expect(server.signedOutWith).toEqual([{ refreshToken: 'refresh 1 of anna' }]);
  expect(readStored()).toBeNull();
});

test('signing out does not sign out somebody else who has signed in here meanwhile', async () => {
  const server = openServer();
  const manager = await openSessionManager(server);
  manager.signIn(newSession('anna', 1));
  const leaving = manager.signOut();
  store(newSession('bruno', 1));
  await leaving;
  expect(readStored()?.user.id).toBe('bruno');
});

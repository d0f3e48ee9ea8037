/**
 * Who may call what, for every procedure: in process, and over HTTP with real tokens. A procedure without a row fails
 * this test, and so does a private character that shows up anywhere for a stranger.
 */
import { randomUUID } from 'node:crypto';
import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { startSession } from './auth/sessions.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from './testing/test-world.ts';
import { type AppRouter, appRouter } from './trpc/router.ts';

type Role = 'visitor' | 'stranger' | 'owner' | 'operator';
const ROLES: readonly Role[] = ['visitor', 'stranger', 'owner', 'operator'];

/** What a call comes to: `ok`, or the reason of its refusal. */
type Outcome = string;

interface Scene {
  owner: string;
  hidden: string;
  shown: string;
  ticket: { ticketId: string };
  /** The owner's, under the public character. */
  comment: string;
}

interface Row {
  input: (scene: Scene) => unknown;
  /** In the order visitor, stranger, owner, operator. */
  expected: readonly [Outcome, Outcome, Outcome, Outcome];
}

const everybody = ['ok', 'ok', 'ok', 'ok'] as const;
const members = ['signed_out', 'ok', 'ok', 'ok'] as const;
const badToken = () => ({ token: 'nonsense' });

const TABLE: Record<string, Row> = {
  'auth.signUp': {
    input: () => ({ email: `${randomUUID()}@chaos.test`, password: 'a long banana', username: `x${randomUUID().slice(0, 8)}` }),
    expected: everybody,
  },
  'auth.signIn': {
    input: () => ({ email: 'nobody@chaos.test', password: 'x' }),
    expected: ['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'wrong_credentials'],
  },
  'auth.signOut': { input: () => undefined, expected: members },
  'auth.session': { input: () => undefined, expected: members },
  'auth.refresh': {
    input: () => ({ refreshToken: 'nonsense' }),
    expected: ['signed_out', 'signed_out', 'signed_out', 'signed_out'],
  },
  'auth.confirmEmail': { input: badToken, expected: ['link_invalid', 'link_invalid', 'link_invalid', 'link_invalid'] },
  'auth.requestPasswordReset': { input: () => ({ email: 'nobody@chaos.test' }), expected: everybody },
  'auth.resetPassword': {
    input: () => ({ ...badToken(), password: 'a long banana' }),
    expected: ['link_invalid', 'link_invalid', 'link_invalid', 'link_invalid'],
  },
  'characters.byId': { input: ({ hidden }) => ({ id: hidden }), expected: ['not_found', 'not_found', 'ok', 'not_found'] },
  'characters.history': { input: ({ hidden }) => ({ id: hidden }), expected: ['not_found', 'not_found', 'ok', 'not_found'] },
  'characters.list': {
    input: ({ owner }) => ({ filterType: 'user', targetUserId: owner, includeInactive: true }),
    expected: everybody,
  },
  'characters.following': { input: () => ({}), expected: members },
  'characters.generate': { input: () => ({ ...blankWish, requestId: randomUUID() }), expected: everybody },
  'characters.togglePrivacy': {
    input: ({ shown }) => ({ characterId: shown }),
    expected: ['signed_out', 'not_yours', 'ok', 'not_yours'],
  },
  'characters.claim': { input: () => ({ tickets: [{ ticketId: randomUUID(), secret: 'x' }] }), expected: members },
  'comments.list': { input: ({ hidden }) => ({ characterId: hidden }), expected: ['not_found', 'not_found', 'ok', 'not_found'] },
  'comments.add': {
    input: ({ hidden }) => ({ characterId: hidden, content: 'hello' }),
    expected: ['signed_out', 'not_found', 'ok', 'not_found'],
  },
  'comments.remove': {
    input: ({ comment }) => ({ id: comment }),
    expected: ['signed_out', 'not_yours', 'ok', 'not_yours'],
  },
  'creators.popular': { input: () => ({}), expected: everybody },
  'creators.all': { input: () => ({ query: 'o' }), expected: everybody },
  'creators.following': { input: () => ({}), expected: members },
  'creators.toggleFollow': {
    input: ({ owner }) => ({ targetUserId: owner }),
    expected: ['signed_out', 'ok', 'invalid_input', 'ok'],
  },
  'gallery.top': { input: () => ({}), expected: everybody },
  'live.counts': { input: ({ hidden, shown }) => ({ characterIds: [hidden, shown] }), expected: everybody },
  'profiles.byId': { input: ({ owner }) => ({ id: owner }), expected: everybody },
  'profiles.search': { input: () => ({ query: 'o' }), expected: members },
  'profiles.setAvatar': {
    input: () => new FormData(),
    expected: ['signed_out', 'invalid_input', 'invalid_input', 'invalid_input'],
  },
  'reactions.mine': { input: ({ hidden }) => ({ characterIds: [hidden] }), expected: everybody },
  'reactions.toggle': {
    input: ({ hidden }) => ({ characterId: hidden, reactionType: 'like' }),
    expected: ['not_found', 'not_found', 'ok', 'not_found'],
  },
  'tickets.get': { input: ({ ticket }) => ticket, expected: ['not_found', 'not_found', 'ok', 'not_found'] },
  'tickets.mine': { input: () => ({}), expected: everybody },
  'tickets.watch': { input: ({ ticket }) => ticket, expected: ['not_found', 'not_found', 'ok', 'not_found'] },
};

/** One owner with a hidden and a public character and a ticket, and the others. A fresh one for each role: calls change it. */
async function setScene(world: TestWorld, role: Role) {
  const [owner, stranger, operator] = [
    await world.newProfile(),
    await world.newProfile(),
    await world.newProfile(undefined, 'operator'),
  ];
  const hidden = await world.newCharacter({ creatorId: owner, isPublic: false, name: 'Canarino Segretissimo' });
  const shown = await world.newCharacter({ creatorId: owner });
  const { id } = await world.member(owner).characters.generate({ ...blankWish, requestId: randomUUID() });
  const { id: comment } = await world.member(owner).comments.add({ characterId: shown, content: 'hello' });
  const userId = { visitor: null, stranger, owner, operator }[role];
  return { scene: { owner, hidden, shown, ticket: { ticketId: id }, comment } satisfies Scene, userId };
}

/** Calls any procedure by its path. A subscription counts as answered when it yields. */
async function callByPath(caller: Caller, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), caller);
  if (typeof procedure !== 'function') throw new Error(`${path} is no procedure`);
  const answer: unknown = await procedure(input);
  if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer)) return answer;
  for await (const first of answer as AsyncIterable<unknown>) return first;
  return undefined;
}

async function outcomeOf(call: () => Promise<unknown>): Promise<{ outcome: Outcome; answer: unknown }> {
  try {
    return { outcome: 'ok', answer: await call() };
  } catch (error) {
    const data = Reflect.get(Object(error), 'data');
    const reason = Reflect.get(Object(error), 'reason') ?? Reflect.get(Object(data), 'reason');
    return { outcome: typeof reason === 'string' ? reason : String(error), answer: null };
  }
}

const paths = Object.keys(appRouter._def.procedures).sort();
/** They need a WebSocket, or a caller in this process. */
const subscriptions = ['tickets.watch', 'live.counts'];

test('every procedure has a row in the table of access, and every row a procedure', () => {
  expect(Object.keys(TABLE).sort()).toEqual(paths);
});

test.each(ROLES)(
  'R220 R221 R222 a %s may do exactly what the table says, and sees no private character of others',
  async (role) => {
    await using world = await createTestWorld();
    for (const path of paths) {
      const { scene, userId } = await setScene(world, role);
      const row = TABLE[path];
      if (!row) throw new Error(`no row for ${path}`);
      const caller = userId === null ? world.visitor() : world.member(userId);
      const { outcome, answer } = await outcomeOf(() => callByPath(caller, path, row.input(scene)));
      expect({ path, outcome }).toEqual({ path, outcome: row.expected[ROLES.indexOf(role)] });
      if (role !== 'owner')
        expect({ path, answer: JSON.stringify(answer) ?? '' }).not.toMatchObject({
          answer: expect.stringContaining('Segretissimo'),
        });
    }
  },
);

test.each(ROLES)('over HTTP a %s gets the same answers', async (role) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  for (const path of paths.filter((one) => !subscriptions.includes(one))) {
    const { scene, userId } = await setScene(world, role);
    const row = TABLE[path];
    if (!row) throw new Error(`no row for ${path}`);
    const session = userId === null ? null : await world.db.transaction().execute((trx) => startSession(trx, userId));
    const headers = session ? { authorization: `Bearer ${session.accessToken}` } : {};
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, transformer: superjson, headers })] });
    const { outcome } = await outcomeOf(() => callHttp(client, path, row.input(scene)));
    expect({ path, outcome }).toEqual({ path, outcome: row.expected[ROLES.indexOf(role)] });
  }
});

function callHttp(client: object, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), client);
  const definition = Reflect.get(Object(Reflect.get(appRouter._def.procedures, path)), '_def');
  const call: unknown = Reflect.get(Object(procedure), Reflect.get(definition, 'type') === 'query' ? 'query' : 'mutate');
  if (typeof call !== 'function') throw new Error(`${path} cannot be called`);
  return call(input);
}

test('a token that stands for nobody is told so everywhere but where a session begins', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { scene } = await setScene(world, 'visitor');
  const headers = { authorization: 'Bearer nonsense' };
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, transformer: superjson, headers })] });
  for (const path of paths.filter((one) => !subscriptions.includes(one))) {
    const { outcome } = await outcomeOf(() => callHttp(client, path, TABLE[path]?.input(scene)));
    const isOpen = path.startsWith('auth.') && path !== 'auth.session' && path !== 'auth.signOut';
    if (!isOpen) expect({ path, outcome }).toEqual({ path, outcome: 'signed_out' });
  }
});

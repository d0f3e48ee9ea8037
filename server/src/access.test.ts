/**
 * Who may call what, for every procedure: in process, and over HTTP with real tokens. A procedure without a row fails
 * this test, and so does a private character that shows up anywhere for a stranger.
 */
import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { startSession } from './auth/sessions.ts';
import { callByPath, inputOf, outcomeOf, procedurePaths, ROLES, type Role, setScene, typeOf } from './testing/procedures.ts';
import { createTestWorld, type TestWorld } from './testing/test-world.ts';
import type { AppRouter, ProcedurePath } from './trpc/router.ts';

/** In the order visitor, stranger, owner, operator. */
type Outcomes = readonly [string, string, string, string];

const everybody = ['ok', 'ok', 'ok', 'ok'] as const;
const members = ['signed_out', 'ok', 'ok', 'ok'] as const;

/** To everybody else there is no such call. */
const operators = ['not_found', 'not_found', 'not_found', 'ok'] as const;

/** Those of operators need none: what begins with `ops` is theirs alone. */
type Listed = Exclude<ProcedurePath, `ops.${string}`>;

const TABLE: Record<Listed, Outcomes> = {
  'auth.signUp': everybody,
  'auth.signIn': ['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'wrong_credentials'],
  'auth.signOut': members,
  'auth.session': members,
  'auth.refresh': ['signed_out', 'signed_out', 'signed_out', 'signed_out'],
  'auth.confirmEmail': ['link_invalid', 'link_invalid', 'link_invalid', 'link_invalid'],
  'auth.requestPasswordReset': everybody,
  'auth.resetPassword': ['link_invalid', 'link_invalid', 'link_invalid', 'link_invalid'],
  'battles.execute': ['ok', 'not_yours', 'ok', 'not_yours'],
  'battles.stakes': ['not_found', 'not_found', 'ok', 'not_found'],
  'battles.byId': ['not_found', 'not_found', 'ok', 'not_found'],
  'battles.history': members,
  'battles.fairness': everybody,
  'characters.byId': ['not_found', 'not_found', 'ok', 'not_found'],
  'characters.history': ['not_found', 'not_found', 'ok', 'not_found'],
  'characters.list': everybody,
  'characters.following': members,
  'characters.tradable': members,
  'characters.generate': everybody,
  'characters.togglePrivacy': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'characters.secret': ['not_found', 'not_found', 'no_secret', 'not_found'],
  'characters.findSecret': ['not_found', 'not_found', 'no_secret', 'not_found'],
  'characters.rename': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'characters.remove': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'characters.restore': ['signed_out', 'not_found', 'ok', 'not_found'],
  'characters.deleted': members,
  'characters.claim': members,
  'comments.list': ['not_found', 'not_found', 'ok', 'not_found'],
  'comments.add': ['signed_out', 'not_found', 'ok', 'not_found'],
  'comments.remove': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'creators.popular': everybody,
  'creators.all': everybody,
  'creators.following': members,
  'creators.toggleFollow': ['signed_out', 'ok', 'invalid_input', 'ok'],
  'fusion.fuse': ['signed_out', 'not_found', 'ok', 'not_found'],
  'gallery.top': everybody,
  'live.counts': everybody,
  'live.events': everybody,
  'notifications.list': members,
  'notifications.seen': members,
  'offers.list': members,
  'offers.send': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'offers.counter': ['signed_out', 'not_found', 'ok', 'not_found'],
  'offers.accept': ['signed_out', 'not_found', 'ok', 'not_found'],
  'offers.reject': ['signed_out', 'not_found', 'ok', 'not_found'],
  'profiles.byId': everybody,
  'profiles.search': members,
  'profiles.setPeace': members,
  'profiles.setAvatar': ['signed_out', 'invalid_input', 'invalid_input', 'invalid_input'],
  'reactions.mine': everybody,
  'reactions.toggle': ['not_found', 'not_found', 'ok', 'not_found'],
  'reports.file': ['not_found', 'not_found', 'ok', 'not_found'],
  'tickets.cancel': ['not_found', 'not_found', 'ok', 'not_found'],
  'tickets.get': ['not_found', 'not_found', 'ok', 'not_found'],
  'tickets.made': everybody,
  'tickets.mine': everybody,
  // The owner's still waits.
  'tickets.retry': ['not_found', 'not_found', 'invalid_input', 'not_found'],
  'tickets.watch': ['not_found', 'not_found', 'ok', 'not_found'],
};

/**
 * Calls every procedure of which `isCalled`, and compares with the table. A scene serves until a call has changed it: what
 * only reads, and what is refused, leaves it as it was.
 */
async function callAll(
  world: TestWorld,
  role: Role,
  { isCalled, call }: { isCalled: (path: string) => boolean; call: Call },
): Promise<void> {
  let stage = await setScene(world, role);
  for (const path of procedurePaths.filter(isCalled)) {
    const row = outcomesOf(path);
    const { outcome, answer } = await outcomeOf(() => call(path, inputOf(path, stage.scene), stage.userId));
    expect({ path, outcome }).toEqual({ path, outcome: row[ROLES.indexOf(role)] });
    if (role !== 'owner')
      expect({ path, answer: JSON.stringify(answer) ?? '' }).not.toMatchObject({
        answer: expect.stringContaining('Segretissimo'),
      });
    if (typeOf(path) === 'mutation' && outcome === 'ok') stage = await setScene(world, role);
  }
}

function outcomesOf(path: string): Outcomes {
  const row = (TABLE as Partial<Record<string, Outcomes>>)[path] ?? (path.startsWith('ops.') ? operators : undefined);
  if (!row) throw new Error(`no row for ${path}`);
  return row;
}

type Call = (path: string, input: unknown, userId: string | null) => Promise<unknown>;

test('trust 10: every procedure has a row in the table of access, and every row a procedure', () => {
  expect(Object.keys(TABLE).sort()).toEqual(procedurePaths.filter((path) => !path.startsWith('ops.')));
});

test.each(ROLES)(
  'R220 R221 R222 trust 10 11: a %s may do exactly what the table says, and sees no private character of others',
  async (role) => {
    await using world = await createTestWorld();
    await callAll(world, role, {
      isCalled: () => true,
      call: (path, input, userId) => callByPath(userId === null ? world.visitor() : world.member(userId), path, input),
    });
  },
);

test.each(ROLES)('over HTTP a %s gets the same answers', async (role) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  await callAll(world, role, {
    isCalled: (path) => typeOf(path) !== 'subscription',
    async call(path, input, userId) {
      const session = userId === null ? null : await world.db.transaction().execute((trx) => startSession(trx, userId));
      const headers = session ? { authorization: `Bearer ${session.accessToken}` } : {};
      const links = [httpLink({ url: `${origin}/trpc`, transformer: superjson, headers })];
      return callHttp(createTRPCClient<AppRouter>({ links }), path, input);
    },
  });
});

function callHttp(client: object, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), client);
  const call: unknown = Reflect.get(Object(procedure), typeOf(path) === 'query' ? 'query' : 'mutate');
  if (typeof call !== 'function') throw new Error(`${path} cannot be called`);
  return call(input);
}

test('a token that stands for nobody is told so everywhere but where a session begins', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { scene } = await setScene(world, 'visitor');
  const headers = { authorization: 'Bearer nonsense' };
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, transformer: superjson, headers })] });
  for (const path of procedurePaths.filter((one) => typeOf(one) !== 'subscription')) {
    const { outcome } = await outcomeOf(() => callHttp(client, path, inputOf(path, scene)));
    const isOpen = path.startsWith('auth.') && path !== 'auth.session' && path !== 'auth.signOut';
    if (!isOpen) expect({ path, outcome }).toEqual({ path, outcome: 'signed_out' });
  }
});

/**
 * Who may call what, for every procedure, over HTTP with real tokens. A procedure without a row fails this test, and so does
 * a private character that shows up anywhere for a stranger.
 */
import { isDeepStrictEqual } from 'node:util';
import { isFullRun } from '@chaos/shared/testing/full-run-counts';
import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { findFamily, startSession } from './auth/sessions.ts';
import {
  callByPath,
  inputOf,
  outcomeOf,
  procedurePaths,
  ROLES,
  type Role,
  type Scene,
  setScene,
  typeOf,
} from './testing/procedures.ts';
import { createTestWorld, type TestWorld } from './testing/test-world.ts';
import type { AppRouter, ProcedurePath } from './trpc/router.ts';

/** In the order visitor, stranger, owner, operator; and whether they are asked to have typed the password a moment ago. */
type Row = readonly [string, string, string, string, 'fresh'?];

const everybody = ['ok', 'ok', 'ok', 'ok'] as const;
const members = ['signed_out', 'ok', 'ok', 'ok'] as const;

/** To everybody else there is no such call. */
const operators = ['not_found', 'not_found', 'not_found', 'ok'] as const;

/** Those of operators need none: what begins with `ops` is theirs alone. */
type Listed = Exclude<ProcedurePath, `ops.${string}`>;

const TABLE: Record<Listed, Row> = {
  'account.codes.begin': ['signed_out', 'ok', 'ok', 'ok', 'fresh'],
  'account.codes.confirm': ['signed_out', 'wrong_code', 'wrong_code', 'wrong_code', 'fresh'],
  'account.codes.remove': ['signed_out', 'not_found', 'not_found', 'not_found', 'fresh'],
  'account.codes.renew': ['signed_out', 'not_found', 'not_found', 'not_found', 'fresh'],
  'account.codes.state': members,
  'account.cancelEmailChange': members,
  'account.confirmAgain': members,
  'account.emailChange': members,
  'account.changeEmail': ['signed_out', 'ok', 'ok', 'ok', 'fresh'],
  'account.changeUsername': ['signed_out', 'ok', 'ok', 'ok', 'fresh'],
  'account.changePassword': members,
  'account.endOtherSessions': members,
  'account.endSession': ['signed_out', 'not_found', 'ok', 'not_found'],
  'account.disownSession': ['signed_out', 'not_found', 'ok', 'not_found', 'fresh'],
  'account.prove': members,
  'account.sessions': members,
  'account.leave': ['signed_out', 'ok', 'ok', 'invalid_input', 'fresh'],
  'account.comeBack': members,
  'account.export': ['signed_out', 'ok', 'ok', 'ok', 'fresh'],
  'account.exports': members,
  'account.exportLink': ['signed_out', 'not_found', 'not_found', 'not_found', 'fresh'],
  'auth.signUp': everybody,
  'auth.signIn': ['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'wrong_credentials'],
  'auth.signOut': members,
  'auth.session': members,
  'auth.refresh': ['signed_out', 'signed_out', 'signed_out', 'signed_out'],
  'auth.beginPasskey': everybody,
  'auth.finishPasskey': ['challenge_over', 'challenge_over', 'challenge_over', 'challenge_over'],
  'auth.confirmEmail': ['link_invalid', 'link_invalid', 'link_invalid', 'link_invalid'],
  'auth.disownSession': ['link_invalid', 'link_invalid', 'link_invalid', 'link_invalid'],
  'auth.undoEmailChange': ['link_invalid', 'link_invalid', 'link_invalid', 'link_invalid'],
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
  'characters.wish': ['not_found', 'not_found', 'ok', 'not_found'],
  'characters.setWishOpen': ['signed_out', 'not_found', 'ok', 'not_found'],
  'characters.lineage': ['not_found', 'not_found', 'ok', 'not_found'],
  'characters.successor': everybody,
  'characters.finish': ['not_found', 'not_found', 'ok', 'not_found'],
  'characters.secret': ['not_found', 'not_found', 'no_secret', 'not_found'],
  'characters.similar': ['not_found', 'not_found', 'ok', 'not_found'],
  'characters.findSecret': ['not_found', 'not_found', 'no_secret', 'not_found'],
  'characters.found': members,
  'characters.rename': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'characters.remove': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'characters.restore': ['signed_out', 'not_found', 'ok', 'not_found'],
  'characters.deleted': members,
  'characters.lock': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'characters.lockAllBut': members,
  'characters.unlock': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'characters.restrictions': everybody,
  'characters.claim': members,
  'collections.list': everybody,
  'collections.get': ['not_found', 'not_found', 'ok', 'not_found'],
  'collections.characters': everybody,
  'collections.marks': ['signed_out', 'not_found', 'ok', 'not_found'],
  'collections.followed': members,
  'collections.create': members,
  'collections.update': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'collections.delete': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'collections.add': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'collections.remove': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'collections.move': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'collections.follow': ['signed_out', 'ok', 'invalid_input', 'ok'],
  'collections.unfollow': members,
  'comments.list': ['not_found', 'not_found', 'ok', 'not_found'],
  'comments.add': ['signed_out', 'not_found', 'ok', 'not_found'],
  'comments.remove': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'creators.popular': everybody,
  'creators.all': everybody,
  'creators.following': members,
  'creators.toggleFollow': ['signed_out', 'ok', 'invalid_input', 'ok'],
  'fusion.fuse': ['signed_out', 'not_found', 'ok', 'not_found'],
  'gallery.search': everybody,
  'gallery.suggest': everybody,
  'gallery.top': everybody,
  'live.counts': everybody,
  'live.events': everybody,
  'notifications.list': members,
  'notifications.seen': members,
  'notifications.settings': members,
  'notifications.setTopic': members,
  'notifications.push': members,
  'notifications.subscribe': ['signed_out', 'invalid_input', 'invalid_input', 'invalid_input'],
  'notifications.renewPush': everybody,
  'notifications.unsubscribe': members,
  'offers.list': members,
  'offers.send': ['signed_out', 'not_yours', 'ok', 'not_yours'],
  'offers.counter': ['signed_out', 'not_found', 'ok', 'not_found'],
  'offers.accept': ['signed_out', 'not_found', 'ok', 'not_found'],
  'offers.reject': ['signed_out', 'not_found', 'ok', 'not_found'],
  'offers.withdraw': ['signed_out', 'not_found', 'ok', 'not_found'],
  'offers.disowned': members,
  'offers.takeBack': members,
  'offers.reverse': ['signed_out', 'not_found', 'ok', 'not_found'],
  'account.passkeys.list': members,
  'account.passkeys.beginAdding': ['signed_out', 'ok', 'ok', 'ok', 'fresh'],
  'account.passkeys.finishAdding': ['signed_out', 'challenge_over', 'challenge_over', 'challenge_over', 'fresh'],
  'account.passkeys.rename': ['signed_out', 'not_found', 'ok', 'not_found'],
  'account.passkeys.remove': ['signed_out', 'not_found', 'ok', 'not_found', 'fresh'],
  'account.passkeys.beginProving': members,
  'account.passkeys.prove': ['signed_out', 'challenge_over', 'challenge_over', 'challenge_over'],
  'people.block': members,
  'people.list': members,
  'people.mute': members,
  'people.muteWord': members,
  'people.unblock': members,
  'people.unmute': members,
  'people.unmuteWord': members,
  'people.words': members,
  'profiles.byId': everybody,
  'profiles.search': members,
  'profiles.update': members,
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

function rowOf(path: string): Row {
  const row = (TABLE as Partial<Record<string, Row>>)[path] ?? (path.startsWith('ops.') ? operators : undefined);
  if (!row) throw new Error(`no row for ${path}`);
  return row;
}

test('trust 10: every procedure has a row in the table of access, and every row a procedure', () => {
  expect(Object.keys(TABLE).sort()).toEqual(procedurePaths.filter((path) => !path.startsWith('ops.')));
});

interface Stage {
  scene: Scene;
  userId: string | null;
  /** In a session in which the password was typed long ago; as a visitor where nobody is signed in. */
  client: object;
  /** In one in which it was typed a moment ago. */
  provenClient: object;
}

async function setStage(world: TestWorld, origin: string, role: Role): Promise<Stage> {
  const { scene, userId } = await setScene(world, role);
  const connect = async (provenAt: Date) =>
    openClient(origin, userId === null ? {} : { authorization: `Bearer ${await signIn(world, userId, provenAt)}` });
  return { scene, userId, client: await connect(new Date(0)), provenClient: await connect(new Date()) };
}

async function signIn({ db }: TestWorld, userId: string, provenAt: Date): Promise<string> {
  const { accessToken, refreshToken } = await db.transaction().execute((trx) => startSession(trx, userId));
  const familyId = await findFamily(db, refreshToken);
  await db
    .updateTable('session_families')
    .set({ proven_at: provenAt })
    .where('id', '=', familyId ?? '')
    .execute();
  return accessToken;
}

/** What a call comes to, and whether it asked for a fresh proof first. */
async function tryCall(world: TestWorld, path: string, stage: Stage) {
  const input = inputOf(path, stage.scene);
  if (typeOf(path) === 'subscription') {
    const caller = stage.userId === null ? world.visitor() : world.member(stage.userId);
    return { ...(await outcomeOf(() => callByPath(caller, path, input))), isAsked: false, path };
  }
  const first = await outcomeOf(() => callHttp(stage.client, path, input));
  if (first.outcome !== 'proof_required') return { ...first, isAsked: false, path };
  return { ...(await outcomeOf(() => callHttp(stage.provenClient, path, input))), isAsked: true, path };
}

test.each(ROLES)(
  'R220 R221 R222 R378 trust 10 11: a %s may do exactly what the table says, and sees no private character of others',
  async (role) => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const expectedOf = (path: string) => ({
      path,
      outcome: rowOf(path)[ROLES.indexOf(role)],
      isAsked: role !== 'visitor' && rowOf(path)[4] === 'fresh',
    });
    const isChange = (path: string) => typeOf(path) === 'mutation' && expectedOf(path).outcome === 'ok';
    let stage = await setStage(world, origin, role);
    let isUsed = false;
    // What only reads, and what is refused, leaves the scene as it was. Changes come after, in as few scenes as will do; in a full run in one each.
    for (const path of [...procedurePaths.filter((one) => !isChange(one)), ...procedurePaths.filter(isChange)]) {
      let { answer, ...came } = await tryCall(world, path, stage);
      if (isUsed && (isFullRun || !isDeepStrictEqual(came, expectedOf(path)))) {
        stage = await setStage(world, origin, role);
        ({ answer, ...came } = await tryCall(world, path, stage));
      }
      expect(came).toEqual(expectedOf(path));
      if (role !== 'owner')
        expect({ path, answer: JSON.stringify(answer) ?? '' }).not.toMatchObject({
          answer: expect.stringContaining('Segretissimo'),
        });
      isUsed ||= isChange(path);
    }
  },
);

function openClient(origin: string, headers: Record<string, string>): object {
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, transformer: superjson, headers })] });
}

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
  const client = openClient(origin, { authorization: 'Bearer nonsense' });
  for (const path of procedurePaths.filter((one) => typeOf(one) !== 'subscription')) {
    const { outcome } = await outcomeOf(() => callHttp(client, path, inputOf(path, scene)));
    const isOpen = path.startsWith('auth.') && path !== 'auth.session' && path !== 'auth.signOut';
    if (!isOpen) expect({ path, outcome }).toEqual({ path, outcome: 'signed_out' });
  }
});

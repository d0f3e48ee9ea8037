/** Who is told of what each command changes. A mutation without a row fails this test, and so does one that forgets to tell. */
import { randomUUID } from 'node:crypto';
import { reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import { expect, test, vi } from 'vitest';
import { callByPath, inputOf, outcomeOf, procedurePaths, setScene, typeOf } from './testing/procedures.ts';
import { finishTicket, insertCollection, insertPasskey, MEMBER_PASSWORD } from './testing/test-data.ts';
import { blankWish, createTestWorld, type TestWorld } from './testing/test-world.ts';
import type { ProcedurePath } from './trpc/router.ts';

// It walks all procedures, with a new scene for each change.
vi.setConfig({ testTimeout: 120_000 });

/** Topics of the live bus; those of members with what of theirs has changed. */
type Told = readonly string[];

/** Why nobody has to hear of it at once. */
const nobody = (because: string) => ({ told: 'nobody', because }) as const;
/** The call is refused here: what it tells when it is not is tested where it lives. */
const refused = (because: string) => ({ told: 'refused', because }) as const;
const ownRoom = nobody('the account room reads it whenever it opens');
const ofTheLine: Told = ['line'];
const ofTheEnd: Told = ['line', 'stopped', 'ticket'];
const ofACharacter: Told = ['gallery', 'member characters'];

type Stage = Awaited<ReturnType<typeof setScene>>;
type Reach = (world: TestWorld, stage: Stage) => Promise<unknown>;

/** By procedure, as its owner calls it, or as an operator. */
const TOLD: Record<string, Told | ReturnType<typeof nobody | typeof refused>> = {
  'account.cancelEmailChange': ownRoom,
  'account.changeEmail': ownRoom,
  'account.changeUsername': nobody('a page says the name that it was read with'),
  'account.changePassword': ['session'],
  'account.endOtherSessions': ['session'],
  'account.endSession': ['session'],
  'account.disownSession': ['member notifications', 'session'],
  'account.prove': nobody('it is of this session'),
  'account.leave': ['member offers', 'session'],
  'account.comeBack': ['member offers'],
  'account.export': nobody('its end is mailed'),
  'account.exportLink': refused('nothing was exported'),
  'auth.signUp': nobody('who is new has no other tab'),
  'auth.signIn': ['session'],
  'auth.signOut': ['session'],
  'auth.refresh': refused('the token is none'),
  'auth.beginPasskey': nobody('it is a question'),
  'auth.finishPasskey': refused('no challenge was asked for'),
  'auth.confirmEmail': refused('the link is none'),
  'auth.disownSession': refused('the link is none'),
  'auth.undoEmailChange': refused('the link is none'),
  'auth.requestPasswordReset': nobody('it is mailed'),
  'auth.resetPassword': refused('the link is none'),
  'battles.execute': ['line', 'member battles', 'member characters'],
  'characters.generate': ofTheLine,
  'characters.togglePrivacy': ofACharacter,
  'characters.setWishOpen': nobody('the wish is read when it is opened'),
  'characters.findSecret': ['member characters', 'member notifications'],
  'characters.rename': ofACharacter,
  'characters.remove': ofACharacter,
  'characters.restore': ofACharacter,
  'characters.lock': ['member characters'],
  'characters.lockAllBut': ['member characters'],
  'characters.unlock': ['member characters'],
  'characters.claim': ['member characters'],
  'collections.create': ['member collections'],
  'collections.update': ['member collections'],
  'collections.delete': ['member collections'],
  'collections.add': ['member collections'],
  'collections.remove': ['member collections'],
  'collections.move': ['member collections'],
  'collections.follow': ['member collections'],
  'collections.unfollow': ['member collections'],
  'comments.add': ['member notifications'],
  'comments.remove': nobody('under a character it is gone with the next look'),
  'creators.toggleFollow': ['member notifications'],
  'fusion.fuse': ofTheLine,
  'notifications.seen': ['member notifications'],
  'notifications.setTopic': ['member notifications'],
  'notifications.subscribe': refused('there is no push service'),
  'notifications.renewPush': nobody('it is of this browser'),
  'notifications.unsubscribe': nobody('it is of this browser'),
  'offers.send': ['member offers'],
  'offers.counter': ['member offers'],
  'offers.accept': ['gallery', 'member characters', 'member offers'],
  'offers.reject': ['member offers'],
  'offers.withdraw': ['member offers'],
  'offers.takeBack': nobody('nobody was taken over'),
  'offers.reverse': ['gallery', 'member characters', 'member offers'],
  'ops.addWord': ['words'],
  'ops.cancel': ofTheEnd,
  'ops.drain': ['line'],
  'ops.openQueues': nobody('it lets an operator into another page'),
  'ops.pause': ofTheLine,
  'ops.removeWord': ['words'],
  'ops.resolveReport': nobody('the list of reports is read by its operators, and a dismissal changes nothing else'),
  'ops.restore': ofACharacter,
  'ops.resume': ofTheLine,
  'ops.retry': ofTheLine,
  'ops.suspend': ['member offers', 'session'],
  'ops.takeDown': ofACharacter,
  'ops.undrain': ['line'],
  'ops.unsuspend': ['member offers'],
  'account.confirmAgain': nobody('it is mailed'),
  'account.codes.begin': ownRoom,
  'account.codes.confirm': refused('the code is wrong'),
  'account.codes.remove': refused('none are on'),
  'account.codes.renew': refused('none are on'),
  'account.passkeys.beginAdding': nobody('it is a question'),
  'account.passkeys.beginProving': nobody('it is a question'),
  'account.passkeys.finishAdding': refused('no challenge was asked for'),
  'account.passkeys.prove': refused('no challenge was asked for'),
  'account.passkeys.remove': ownRoom,
  'account.passkeys.rename': ownRoom,
  'people.block': ['member characters', 'member notifications', 'member offers'],
  'people.mute': ['member characters', 'member notifications'],
  'people.muteWord': ['member characters', 'member notifications'],
  'people.unblock': ['member characters', 'member notifications'],
  'people.unmute': ['member characters', 'member notifications'],
  'people.unmuteWord': ['member characters', 'member notifications'],
  'profiles.update': nobody('a page says the name that it was read with'),
  'profiles.setPeace': nobody('who may be fought is asked before each battle'),
  'profiles.setAvatar': refused('no picture was sent'),
  'reactions.toggle': nobody('counts are told by and by, many together'),
  'reports.file': nobody('operators are told of reports by alerts'),
  'tickets.cancel': ofTheEnd,
  'tickets.retry': ofTheLine,
};

/** What takes back waits until there is something to take back. */
const after =
  (done: ProcedurePath, undone: ProcedurePath): Reach =>
  async (world, { scene, userId }) => {
    await callByPath(world.member(userId ?? ''), done, inputOf(done, scene));
    return inputOf(undone, scene);
  };
const openTheirs = async ({ db }: TestWorld, { scene: { partner, other } }: Stage) => ({
  id: await insertCollection(db, { ownerId: partner, name: 'Theirs', isPublic: true }, [other]),
});
const openWorker = async ({ db }: TestWorld) => {
  const id = randomUUID();
  await reportWorker(db, { id, slots: 1, running: [] });
  return { workerId: id };
};
const cancelFirst = async (world: TestWorld, { scene: { owner, ticket } }: Stage) => {
  await world.member(owner).tickets.cancel(ticket);
  return ticket;
};

/** What the scene lacks for a call to change anything. @returns the call that does. */
const REACH: Partial<Record<string, Reach>> = {
  'account.comeBack': after('account.leave', 'account.comeBack'),
  async 'account.passkeys.rename'({ db }, { userId }) {
    return { id: await insertPasskey(db, userId ?? ''), name: 'Old phone' };
  },
  async 'auth.signIn'({ db }, { scene: { owner } }) {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', owner).executeTakeFirstOrThrow();
    return { email, password: MEMBER_PASSWORD };
  },
  async 'characters.claim'(world) {
    const { id: ticketId, secret = '' } = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
    await finishTicket(world.services, ticketId);
    return { tickets: [{ ticketId, secret }] };
  },
  async 'characters.findSecret'({ db }, { scene: { other: id } }) {
    await db.updateTable('meme_characters').set({ secret_message: 'boo' }).where('id', '=', id).execute();
    return { id, guess: 'boo' };
  },
  'collections.follow': openTheirs,
  async 'collections.unfollow'(world, stage) {
    const theirs = await openTheirs(world, stage);
    await world.member(stage.userId ?? '').collections.follow(theirs);
    return theirs;
  },
  'comments.add': async (_, { scene }) => ({ characterId: scene.other, content: 'hello' }),
  'creators.toggleFollow': async (_, { scene }) => ({ targetUserId: scene.partner }),
  'ops.drain': openWorker,
  'ops.restore': after('ops.takeDown', 'ops.restore'),
  'ops.retry': async (world, stage) => ({ ids: [(await cancelFirst(world, stage)).ticketId] }),
  async 'ops.undrain'(world, { userId }) {
    const worker = await openWorker(world);
    await world.member(userId ?? '').ops.drain(worker);
    return worker;
  },
  'ops.unsuspend': after('ops.suspend', 'ops.unsuspend'),
  'people.unblock': after('people.block', 'people.unblock'),
  'people.unmute': after('people.mute', 'people.unmute'),
  'people.unmuteWord': after('people.muteWord', 'people.unmuteWord'),
  'tickets.retry': async (world, stage) => ({ ...(await cancelFirst(world, stage)), requestId: randomUUID() }),
} satisfies Partial<Record<ProcedurePath, Reach>>;

const mutations = procedurePaths.filter((path) => typeOf(path) === 'mutation');

test('every command has a row that says who is told, and every row a command', () => {
  expect(Object.keys(TOLD).sort()).toEqual(mutations);
});

async function listen(world: TestWorld, stage: Stage, path: string): Promise<Told | 'nobody' | 'refused'> {
  const { scene, userId } = stage;
  const input = await (REACH[path]?.(world, stage) ?? inputOf(path, scene));
  const publish = vi.spyOn(world.services.bus, 'publish');
  const { outcome } = await outcomeOf(() => callByPath(userId === null ? world.visitor() : world.member(userId), path, input));
  const told = publish.mock.calls.map(([topic, id]) => (topic === 'member' ? `member ${id.split(':')[0]}` : topic));
  publish.mockRestore();
  // Counts are told by and by, many together. A battle moves somebody or not, as luck will have it.
  const topics = new Set(told.filter((topic) => topic !== 'counts' && !(path === 'battles.execute' && topic === 'gallery')));
  if (topics.size > 0) return [...topics].sort();
  return outcome === 'ok' ? 'nobody' : 'refused';
}

test.each(['owner', 'operator'] as const)(
  'R1413 what a command of an %s changes is told to all whom it concerns, and to nobody only for a reason',
  async (role) => {
    await using world = await createTestWorld({ rateLimitScale: 100 });
    let stage = await setScene(world, role);
    const told: Record<string, unknown> = {};
    const commands = mutations.filter((one) => one.startsWith('ops.') === (role === 'operator'));
    for (const path of commands) {
      const heard = await listen(world, stage, path);
      told[path] = heard;
      // What told nobody has changed nothing that another command looks at.
      if (Array.isArray(heard)) stage = await setScene(world, role);
    }
    const rows = Object.entries(TOLD).filter(([path]) => commands.includes(path));
    expect(told).toEqual(Object.fromEntries(rows.map(([path, row]) => [path, 'because' in row ? row.told : row])));
  },
);

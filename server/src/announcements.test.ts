/** Who is told of what each command changes. A mutation without a row fails this test, and so does one that forgets to tell. */
import { expect, test, vi } from 'vitest';
import { callByPath, inputOf, outcomeOf, procedurePaths, setScene, typeOf } from './testing/procedures.ts';
import { createTestWorld, type TestWorld } from './testing/test-world.ts';

// It walks all procedures, with a new scene for each change.
vi.setConfig({ testTimeout: 120_000 });

/** Topics of the live bus; those of members with what of theirs has changed. */
type Told = readonly string[];

/** Nothing of it is kept by a cache or shown by another page without being asked for. */
const nobody: Told = [];
const ofTheLine: Told = ['line'];
const ofTheEnd: Told = ['line', 'stopped', 'ticket'];
const ofACharacter: Told = ['gallery', 'member characters'];

type Stage = Awaited<ReturnType<typeof setScene>>;

/** By procedure, as its owner calls it, or as an operator. */
const TOLD: Record<string, Told> = {
  'account.cancelEmailChange': nobody,
  'account.changeEmail': nobody,
  'account.changeUsername': nobody,
  'account.changePassword': ['session'],
  'account.endOtherSessions': ['session'],
  'account.endSession': ['session'],
  'account.disownSession': ['member notifications', 'session'],
  'account.prove': nobody,
  'account.leave': ['member offers', 'session'],
  // Whoever stays wakes nothing.
  'account.comeBack': nobody,
  'account.export': nobody,
  'account.exportLink': nobody,
  'auth.signUp': nobody,
  'auth.signIn': nobody,
  'auth.signOut': ['session'],
  'auth.refresh': nobody,
  'auth.beginPasskey': nobody,
  'auth.finishPasskey': nobody,
  'auth.confirmEmail': nobody,
  'auth.disownSession': nobody,
  'auth.undoEmailChange': nobody,
  'auth.requestPasswordReset': nobody,
  'auth.resetPassword': nobody,
  'battles.execute': ['line', 'member battles', 'member characters'],
  'characters.generate': ofTheLine,
  'characters.togglePrivacy': ofACharacter,
  'characters.setWishOpen': nobody,
  'characters.findSecret': nobody,
  'characters.rename': ofACharacter,
  'characters.remove': ofACharacter,
  'characters.restore': ofACharacter,
  'characters.lock': ['member characters'],
  'characters.lockAllBut': ['member characters'],
  'characters.unlock': ['member characters'],
  'characters.claim': nobody,
  'collections.create': ['member collections'],
  'collections.update': ['member collections'],
  'collections.delete': ['member collections'],
  'collections.add': ['member collections'],
  'collections.remove': ['member collections'],
  'collections.move': ['member collections'],
  // One's own.
  'collections.follow': nobody,
  'collections.unfollow': nobody,
  'comments.add': nobody,
  'comments.remove': nobody,
  'creators.toggleFollow': nobody,
  'fusion.fuse': ofTheLine,
  'notifications.seen': ['member notifications'],
  'notifications.setTopic': ['member notifications'],
  'notifications.subscribe': nobody,
  'notifications.renewPush': nobody,
  'notifications.unsubscribe': nobody,
  'offers.send': ['member offers'],
  'offers.counter': ['member offers'],
  'offers.accept': ['gallery', 'member characters', 'member offers'],
  'offers.reject': ['member offers'],
  'offers.withdraw': ['member offers'],
  'offers.takeBack': nobody,
  'offers.reverse': ['gallery', 'member characters', 'member offers'],
  'ops.addWord': ['words'],
  'ops.cancel': ofTheEnd,
  // Of a worker that is gone; of one that lives whoever waits hears.
  'ops.drain': nobody,
  'ops.openQueues': nobody,
  'ops.pause': ofTheLine,
  'ops.removeWord': ['words'],
  'ops.resolveReport': nobody,
  'ops.restore': nobody,
  'ops.resume': ofTheLine,
  'ops.retry': nobody,
  'ops.suspend': ['member offers', 'session'],
  'ops.takeDown': ofACharacter,
  'ops.undrain': nobody,
  'ops.unsuspend': nobody,
  'account.confirmAgain': nobody,
  'account.codes.begin': nobody,
  'account.codes.confirm': nobody,
  'account.codes.remove': nobody,
  'account.codes.renew': nobody,
  'account.passkeys.beginAdding': nobody,
  'account.passkeys.beginProving': nobody,
  'account.passkeys.finishAdding': nobody,
  'account.passkeys.prove': nobody,
  'account.passkeys.remove': nobody,
  'account.passkeys.rename': nobody,
  'people.block': ['member characters', 'member notifications', 'member offers'],
  'people.mute': ['member characters', 'member notifications'],
  'people.muteWord': ['member characters', 'member notifications'],
  'people.unblock': nobody,
  'people.unmute': nobody,
  'people.unmuteWord': nobody,
  'profiles.update': nobody,
  'profiles.setPeace': nobody,
  'profiles.setAvatar': nobody,
  'reactions.toggle': nobody,
  'reports.file': nobody,
  'tickets.cancel': ofTheEnd,
  'tickets.retry': nobody,
};

const mutations = procedurePaths.filter((path) => typeOf(path) === 'mutation');

test('every command has a row that says who is told, and every row a command', () => {
  expect(Object.keys(TOLD).sort()).toEqual(mutations);
});

async function listen(world: TestWorld, { scene, userId }: Stage, path: string): Promise<string[]> {
  const publish = vi.spyOn(world.services.bus, 'publish');
  await outcomeOf(() => callByPath(userId === null ? world.visitor() : world.member(userId), path, inputOf(path, scene)));
  const told = publish.mock.calls.map(([topic, id]) => (topic === 'member' ? `member ${id.split(':')[0]}` : topic));
  publish.mockRestore();
  // Counts are told by and by, many together. A battle moves somebody or not, as luck will have it.
  return [...new Set(told)].filter((topic) => topic !== 'counts' && !(path === 'battles.execute' && topic === 'gallery')).sort();
}

test('what a command changes is told to all whom it concerns, and to nobody else', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const told: Record<string, Told> = {};
  for (const role of ['owner', 'operator'] as const) {
    let stage = await setScene(world, role);
    for (const path of mutations.filter((one) => one.startsWith('ops.') === (role === 'operator'))) {
      told[path] = await listen(world, stage, path);
      // What told nobody has changed nothing that another command looks at.
      if (told[path].length > 0) stage = await setScene(world, role);
    }
  }
  expect(told).toEqual(TOLD);
});

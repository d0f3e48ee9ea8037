/** What is done and undone without end: each time it costs everybody something, and whoever does it nothing. */
import { expect, test } from 'vitest';
import { type Caller, createTestWorld, type TestWorld } from '../testing/test-world.ts';

interface Scene {
  caller: Caller;
  characterId: string;
  targetUserId: string;
}

const ACTIONS: [what: string, most: number, action: (scene: Scene) => Promise<unknown>][] = [
  ['hides and shows a brainrot', 20, ({ caller, characterId }) => caller.characters.togglePrivacy({ characterId })],
  ['follows and leaves somebody', 60, ({ caller, targetUserId }) => caller.creators.toggleFollow({ targetUserId })],
];

async function setScene(world: TestWorld): Promise<Scene> {
  const [{ id, caller }, target] = [await world.newMember(), await world.newMember()];
  return { caller, characterId: await world.newCharacter({ creatorId: id }), targetUserId: target.id };
}

test.each(ACTIONS)('whoever %s does it %i times a minute at most, and others meanwhile', async (_what, most, action) => {
  await using world = await createTestWorld();
  const [hog, other] = [await setScene(world), await setScene(world)];
  for (let count = 0; count < most; count += 1) await action(hog);
  await expect(action(hog)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', reason: 'too_many_requests' });
  await action(other);
});

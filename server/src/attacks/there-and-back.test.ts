/** What is done and undone without end: each time it costs everybody something, and whoever does it nothing. */
import { randomUUID } from 'node:crypto';
import { holderKey } from '@chaos/shared/core/tickets/ticket-holder';
import { expect, test } from 'vitest';
import { hashAddress } from '../http/address-hashes.ts';
import { callRaw } from '../testing/fuzz/raw-http.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../testing/test-world.ts';

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

const WISHES: [what: string, wish: (caller: Caller) => Promise<unknown>][] = [
  [
    'wishes and cancels',
    async (caller) => {
      const { id, secret } = await caller.characters.generate({ ...blankWish, requestId: randomUUID() });
      await caller.tickets.cancel({ ticketId: id, secret });
    },
  ],
  [
    'cancels and tries again',
    async (caller) => {
      const { items } = await caller.tickets.mine({});
      const last = items[0];
      const requestId = randomUUID();
      const { id } = last
        ? await caller.tickets.retry({ ticketId: last.id, requestId })
        : await caller.characters.generate({ ...blankWish, requestId });
      await caller.tickets.cancel({ ticketId: id });
    },
  ],
];

test.each(WISHES)('R1450 whoever %s in turns opens sixty tickets in ten minutes, and others meanwhile', async (_what, wish) => {
  await using world = await createTestWorld();
  const [hog, other] = [await world.newMember(), await world.newMember()];
  for (let count = 0; count < 60; count += 1) await wish(hog.caller);
  await expect(wish(hog.caller)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Too many tries\. Please wait \d+ (minutes|seconds)\.$/),
  });
  await wish(other.caller);
});

test('R1450 a visitor who wishes and cancels without end is told when to come back, and a /56 does so as four people', async () => {
  await using world = await createTestWorld();
  const wish = async (address: string) => {
    const caller = world.visitor(address);
    const { id, secret } = await caller.characters.generate({ ...blankWish, requestId: randomUUID() });
    await caller.tickets.cancel({ ticketId: id, secret });
  };
  for (let person = 0; person < 4; person += 1) for (let count = 0; count < 60; count += 1) await wish(`2001:db8:7:${person}::1`);
  await expect(wish('2001:db8:7:9::1')).rejects.toMatchObject({ reason: 'too_many_requests' });
  await wish('2001:db8:8::1');

  const { origin } = await world.listen();
  const { appSecret, limits } = world.services;
  await limits.count('ticketByTenMinutes', holderKey({ addressHash: hashAddress(appSecret, '127.0.0.1') }), 60);
  const { status, headers } = await callRaw(origin, 'characters.generate', { ...blankWish, requestId: randomUUID() });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(500);
});

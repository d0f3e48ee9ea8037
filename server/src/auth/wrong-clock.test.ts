/** The clock of a server may be an hour off: what is over is over by the clock of the database, which all servers share. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';
import { startSession } from './sessions.ts';

const MINUTE = 60;
const HOUR_MS = 3_600_000;

function setClock(offBy: number): void {
  vi.setSystemTime(Date.now() + offBy);
}

test.each([
  ['fast', HOUR_MS],
  ['slow', -HOUR_MS],
])('trust fault 16: by a clock that is an hour %s nobody is signed out early, or in for longer', async (_name, offBy) => {
  await using world = await createTestWorld();
  const { id: userId } = await world.newMember();
  const { accessToken, refreshToken } = await world.db.transaction().execute((trx) => startSession(trx, userId));
  const whoAmI = async () => (await world.withToken(accessToken)).auth.session();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  setClock(offBy);
  expect(await whoAmI()).toMatchObject({ id: userId });
  const renewed = await world.visitor().auth.refresh({ refreshToken });
  expect(renewed.expiresIn).toBe(10 * MINUTE);
  await world.passTime(11 * MINUTE);
  await expect(whoAmI()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test.each([
  ['fast', HOUR_MS],
  ['slow', -HOUR_MS],
])('trust fault 16: by a clock that is an hour %s the same two rest for their minute, and no longer', async (_name, offBy) => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const [char1Id, char2Id] = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter()];
  const fight = () => world.visitor().battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  await fight();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  setClock(offBy);
  await expect(fight()).rejects.toMatchObject({ reason: 'too_many_requests' });
  await world.passTime(61);
  expect(await fight()).toMatchObject({ battleId: expect.any(String) });
});

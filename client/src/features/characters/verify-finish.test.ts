import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { drawFinish, requestHashOf } from '@chaos/shared/rules/finish';
import { expect, test } from 'vitest';
import { verifyFinish } from './verify-finish.ts';

const SECRET = '0f'.repeat(32);

test('R361 a browser finds a finish that was not drawn, another secret, and another commitment or request than its own', async () => {
  const requestId = crypto.randomUUID();
  const draw = { day: '2026-01-31', requestHash: await requestHashOf(requestId), inheritable: null };
  const finish = await drawFinish(SECRET, draw);
  const told = { secret: SECRET, commitment: await commitmentOf(SECRET) };
  const wrongIn = async (...call: Parameters<typeof verifyFinish>) =>
    (await verifyFinish(...call)).filter(({ isRight }) => !isRight).map(({ name }) => name);
  expect(await wrongIn({ finish, draw }, told, { seen: told.commitment, requestId })).toEqual([]);
  expect(await wrongIn({ finish: finish === 'golden' ? 'plain' : 'golden', draw }, told, {})).toEqual(['finish']);
  expect(await wrongIn({ finish, draw }, { ...told, commitment: '0'.repeat(64) }, {})).toEqual(['commitment']);
  expect(await wrongIn({ finish, draw }, told, { seen: '0'.repeat(64) })).toEqual(['seen']);
  expect(await wrongIn({ finish, draw }, told, { requestId: crypto.randomUUID() })).toEqual(['request']);
});

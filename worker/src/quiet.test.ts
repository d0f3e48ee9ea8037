import { expect, test } from 'vitest';
import { Quiet } from './quiet.ts';

const never = new AbortController().signal;

test('nobody waits: a turn comes at once', async () => {
  await new Quiet().wait(never);
});

test('a turn comes only after the last ticket has ended', async () => {
  const quiet = new Quiet();
  quiet.begin();
  quiet.begin();
  let hasTurn = false;
  const turn = quiet.wait(never).then(() => {
    hasTurn = true;
  });
  quiet.end();
  await new Promise(setImmediate);
  expect(hasTurn).toBe(false);
  quiet.end();
  await turn;
  expect(hasTurn).toBe(true);
});

test('an abort ends the wait', async () => {
  const quiet = new Quiet();
  quiet.begin();
  const controller = new AbortController();
  const reason = new Error('enough');
  const turn = quiet.wait(controller.signal);
  await new Promise(setImmediate);
  controller.abort(reason);
  await expect(turn).rejects.toBe(reason);
});

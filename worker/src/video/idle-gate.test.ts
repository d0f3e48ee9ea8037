import { expect, test } from 'vitest';
import { IdleGate } from './idle-gate.ts';

const never = new AbortController().signal;

test('nobody waits: a turn comes at once', async () => {
  await new IdleGate().wait(never);
});

test('a turn comes only after the last ticket has ended', async () => {
  const idleGate = new IdleGate();
  idleGate.begin();
  idleGate.begin();
  let hasTurn = false;
  const turn = idleGate.wait(never).then(() => {
    hasTurn = true;
  });
  idleGate.end();
  await new Promise(setImmediate);
  expect(hasTurn).toBe(false);
  idleGate.end();
  await turn;
  expect(hasTurn).toBe(true);
});

test('an abort ends the wait', async () => {
  const idleGate = new IdleGate();
  idleGate.begin();
  const controller = new AbortController();
  const reason = new Error('enough');
  const turn = idleGate.wait(controller.signal);
  await new Promise(setImmediate);
  controller.abort(reason);
  await expect(turn).rejects.toBe(reason);
});

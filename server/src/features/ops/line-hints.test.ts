import { expect, onTestFinished, test } from 'vitest';
import { openOpsStage } from '../../testing/ops-world.ts';
import { followLine } from './line-hints.ts';

test('Q17 operators hear at once, and then once a second however much happens', async () => {
  await using stage = await openOpsStage();
  const { bus } = stage.world.services;
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const rests: (() => void)[] = [];
  const rest = () => new Promise<void>((resolve) => rests.push(resolve));
  const heard: string[] = [];
  const told = Promise.withResolvers<void>();
  bus.subscribe('line', (id) => {
    heard.push(id);
    // In any order: they go over two connections.
    if (heard.length === 4) told.resolve();
  });
  const hints = followLine({ bus, signal: stop.signal, mayGoOn: async () => true, rest });
  expect((await hints.next()).done).toBe(false);
  // It rests, and all of this is one hint.
  const second = hints.next();
  for (const id of ['a', 'b', 'c', 'd']) bus.publish('line', id);
  await told.promise;
  rests.shift()?.();
  expect((await second).done).toBe(false);

  // Nothing more has happened, so after the next rest there is nothing to tell until something does.
  const third = hints.next();
  rests.shift()?.();
  bus.publish('ticket', 'one more');
  expect((await third).done).toBe(false);
  const fourth = hints.next();
  rests.shift()?.();
  stop.abort();
  expect((await fourth).done).toBe(true);
});

test('nobody who may not listen is told anything', async () => {
  await using stage = await openOpsStage();
  const { bus } = stage.world.services;
  const hints = followLine({ bus, signal: new AbortController().signal, mayGoOn: async () => false });
  expect((await hints.next()).done).toBe(true);
});

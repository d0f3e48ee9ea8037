import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, whyNotFree, whyNotOurs } from './lib/ports.ts';

test('R507 a port that somebody else has at the other address of localhost is not ours, and is free for whoever is led to a number', async () => {
  const port = await freePort();
  expect(await whyNotOurs(port, '127.0.0.1')).toBeUndefined();
  const stranger = createServer().listen(port, '::1');
  await once(stranger, 'listening');
  try {
    expect(await whyNotOurs(port, '127.0.0.1')).toBe(`Port ${port} of ::1 is taken by another program.`);
    expect(await whyNotFree(port, '127.0.0.1')).toBeUndefined();
    expect(await whyNotOurs(port, '0.0.0.0')).toBe(await whyNotFree(port, '0.0.0.0'));
  } finally {
    stranger.close();
  }
});

/** Connections that are opened and kept, with or without anything said. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestWorld, type WorldOptions } from '../testing/test-world.ts';

/** @returns how to open connections from an address of this machine's own, and how many of all are still open. */
async function stage(options: WorldOptions) {
  const world = await createTestWorld(options);
  const { hostname, port } = new URL((await world.listen()).origin);
  const open = new Set<Socket>();
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    await world[Symbol.asyncDispose]();
  });
  const keep = async (count: number, from: string) => {
    const sockets = Array.from({ length: count }, () => connect({ host: hostname, port: Number(port), localAddress: from }));
    const ready = sockets.map((socket) => {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
      return once(socket, 'connect').catch(() => undefined);
    });
    await Promise.all(ready);
    return sockets;
  };
  return { keep, count: () => open.size };
}

test('an address has so many connections at once, and takes new ones for those that it ends', async () => {
  const { keep, count } = await stage({});
  const kept = await keep(520, '127.0.0.2');
  await expect.poll(count).toBe(500);
  // Its neighbours have their own.
  await keep(10, '127.0.0.3');
  expect(count()).toBe(510);
  for (const socket of kept.filter(({ destroyed }) => !destroyed).slice(0, 20)) socket.destroy();
  await expect.poll(count).toBe(490);
  await expect.poll(() => keep(1, '127.0.0.2').then(count)).toBe(491);
});

test('all addresses of a network together have as many as four', async () => {
  const { keep, count } = await stage({});
  for (const last of [2, 3, 4, 5, 6]) await keep(420, `127.0.0.${last}`);
  await expect.poll(count).toBe(2_000);
});

test('a proxy that is named has as many as it needs', async () => {
  const { keep, count } = await stage({ trustedProxies: ['127.0.0.2'] });
  const kept = await keep(600, '127.0.0.2');
  const last = kept.at(-1);
  if (!last) throw new Error('There is none.');
  last.write('GET /livez HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(String((await once(last, 'data'))[0])).toContain(' 200 ');
  expect(count()).toBe(600);
});

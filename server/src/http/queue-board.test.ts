/** bull-board: who sees it, and that looking is all it lets anybody do. The same on PostgreSQL and on Redis. */
import { randomUUID } from 'node:crypto';
import { openTicketQueue } from '@chaos/shared/platform/queue';
import { describe, expect, test } from 'vitest';
import { issueQueueBoardPass } from '../auth/queue-board-cookie.ts';
import { type RawRequest, sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld } from '../testing/test-world.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const backends: [backend: string, redisUrl: string | undefined][] = [['postgres', undefined]];
if (redisUrl) backends.push(['redis', redisUrl]);

/** An operator with a server, and one job in the queue that nobody runs. */
async function openBoard(redis?: string) {
  const world = await createTestWorld({ redisUrl: redis });
  const queue = openTicketQueue({ databaseUrl: world.databaseUrl, redisUrl: redis, log: world.services.log });
  const jobId = randomUUID();
  await queue.add([jobId]);
  const operator = await world.newMember({ role: 'operator' });
  const { origin } = await world.listen();
  const sendPass = (pass: string) =>
    sendRaw(origin, '/ops/queues', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ pass }).toString(),
    });
  const ask = (path: string, cookie: string, request: RawRequest = {}) =>
    sendRaw(origin, path, { ...request, headers: { ...request.headers, cookie } });
  const dispose = async () => {
    await queue.wipe();
    await queue.close();
    await world[Symbol.asyncDispose]();
  };
  return { world, origin, operator: operator.id, jobId, queue, sendPass, ask, [Symbol.asyncDispose]: dispose };
}

describe.each(backends)('on %s', (backend, redis) => {
  test('an operator sees the queues with their jobs, and no action has any effect', async () => {
    await using board = await openBoard(redis);
    const { world, operator, jobId, sendPass, ask } = board;
    const { pass } = issueQueueBoardPass(world.services, operator);
    const taken = await sendPass(pass);
    expect([taken.status, taken.headers.location]).toEqual([303, '/ops/queues']);
    const [cookie = ''] = taken.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^queues_pass=\S+; Max-Age=300; Path=\/ops\/queues; HttpOnly; SameSite=Strict$/);
    const shown = cookie.split(';')[0] ?? '';

    const page = await ask('/ops/queues', shown);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<base href="/ops/queues/"');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/);
    const [script = ''] = /static\/js\/main\.\w+\.js/.exec(page.text) ?? [];
    expect((await ask(`/ops/queues/${script}`, shown)).status).toBe(200);

    const list = await ask('/ops/queues/api/queues?activeQueue=tickets&status=waiting&page=1', shown);
    expect(list.status).toBe(200);
    const { queues }: { queues: { name: string; readOnlyMode: boolean; counts: object; jobs: { id: string }[] }[] } = JSON.parse(
      list.text,
    );
    expect(queues.map((queue) => [queue.name, queue.readOnlyMode])).toEqual([
      ['tickets', true],
      ['videos', true],
    ]);
    expect(queues[0]).toMatchObject({ counts: { waiting: 1 }, jobs: [{ id: jobId }] });
    expect(JSON.parse((await ask(`/ops/queues/api/queues/tickets/${jobId}`, shown)).text)).toMatchObject({ job: { id: jobId } });
    const stats = await ask('/ops/queues/api/redis/stats', shown);
    expect(JSON.parse(stats.text)).toMatchObject({ backend });

    for (const path of [`${jobId}/clean`, `${jobId}/promote`, 'pause', 'empty', 'obliterate', 'clean/waiting', 'retry/failed'])
      expect((await ask(`/ops/queues/api/queues/tickets/${path}`, shown, { method: 'PUT' })).status).toBe(404);
    expect((await ask('/ops/queues/api/queues/pause', shown, { method: 'PUT' })).status).toBe(404);
    expect(await board.queue.findMissing([jobId])).toEqual([]);
  });
});

test('Q18 without a pass that holds nothing is there: not the page, not its files, not its data', async () => {
  await using board = await openBoard();
  const { world, operator, sendPass, ask } = board;
  const member = await world.newMember();
  const past = Date.now() - 301_000;
  const passes = {
    none: '',
    forged: 'queues_pass=00000000-0000-4000-8000-000000000000.9999999999.forged',
    ended: `queues_pass=${issueQueueBoardPass(world.services, operator, past).pass}`,
    ofMember: `queues_pass=${issueQueueBoardPass(world.services, member.id).pass}`,
  };
  const paths = ['', '/', '/queue/tickets', '/static/favicon.ico', '/api/queues', '/api/redis/stats', '/no-such'];
  const neutral = await ask('/no/such/page', '');
  for (const [name, cookie] of Object.entries(passes)) {
    for (const path of paths) {
      const { status, text, headers } = await ask(`/ops/queues${path}`, cookie);
      expect({ name, path, status }).toEqual({ name, path, status: 404 });
      expect(headers['set-cookie']).toBeUndefined();
      expect(text.replace(`/ops/queues${path}`, '/no/such/page')).toBe(neutral.text);
    }
    const refused = await sendPass(cookie.replace('queues_pass=', ''));
    expect([name, refused.status, refused.headers['set-cookie']]).toEqual([name, 404, undefined]);
  }
});

test('Q18 whoever is no operator any more is shut out at once', async () => {
  await using board = await openBoard();
  const { world, operator, ask } = board;
  const cookie = `queues_pass=${issueQueueBoardPass(world.services, operator).pass}`;
  expect((await ask('/ops/queues', cookie)).status).toBe(200);
  await world.db.updateTable('users').set({ role: 'member' }).where('id', '=', operator).execute();
  expect((await ask('/ops/queues', cookie)).status).toBe(404);
});

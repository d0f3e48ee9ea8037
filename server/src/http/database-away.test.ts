/** A database that is away is one error everywhere, and what needs none is answered. */
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSession } from '../auth/sessions.ts';
import { callRaw, type RawAnswer, sendRaw } from '../testing/fuzz/raw-http.ts';
import { inputOf, procedurePaths, setScene, typeOf } from '../testing/procedures.ts';
import { createTestWorld } from '../testing/test-world.ts';

const PATHS = procedurePaths.filter((path) => typeOf(path) !== 'subscription');
/** What is told without a look into the database. */
const REFUSALS = ['signed_out', 'not_found'];
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };

function tell({ status, headers, text }: RawAnswer): string {
  return `${status} ${/"reason":"(\w+)"/.exec(text)?.[1]} ${headers['retry-after']}`;
}

test('whatever is called while the database is away, by whomever, is answered with 503, a sentence, and when to come back', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const { scene, userId } = await setScene(world, 'operator');
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, userId ?? ''));
  await using proxy = await startTcpProxy(world.databaseUrl);
  const { origin } = await world.listenElsewhere(proxy.url);
  const { imageUrl } = await world.visitor().characters.byId({ id: scene.shown });
  const call = (path: string, headers: Record<string, string>) => {
    const input = inputOf(path, scene);
    if (input instanceof FormData)
      return sendRaw(origin, `/trpc/${path}`, { method: 'POST', headers: { ...headers, ...FORM }, body: '--x--' });
    if (typeOf(path) === 'mutation') return callRaw(origin, path, input, headers);
    return sendRaw(origin, `/trpc/${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, { headers });
  };
  await proxy.cut();
  const odd: string[] = [];
  const expected = '503 database_unavailable 5';
  const tryBoth = async (path: string) => {
    const member = await call(path, { authorization: `Bearer ${accessToken}` });
    if (tell(member) !== expected) odd.push(`member ${path}: ${tell(member)}`);
    const visitor = await call(path, {});
    const isRefused = REFUSALS.some((reason) => visitor.text.includes(`"reason":"${reason}"`));
    // A visitor's own list is empty.
    if (tell(visitor) !== expected && !isRefused && !path.startsWith('tickets.m')) odd.push(`visitor ${path}: ${tell(visitor)}`);
  };
  await Promise.all(PATHS.map(tryBoth));
  expect(odd).toEqual([]);
  const picture = await sendRaw(origin, imageUrl);
  expect([picture.status, picture.headers['retry-after']]).toEqual([503, '5']);
  expect((await sendRaw(origin, '/livez')).status).toBe(200);

  await proxy.restore();
  await expect.poll(async () => (await call('characters.byId', {})).status, { timeout: 10_000 }).toBe(404);
  expect((await call('auth.session', { authorization: `Bearer ${accessToken}` })).status).toBe(200);
});

test('the Hall that was there goes on for visitors while the database is away', async () => {
  await using world = await createTestWorld();
  const id = await world.newCharacter();
  await using proxy = await startTcpProxy(world.databaseUrl);
  const { origin } = await world.listenElsewhere(proxy.url);
  const read = () => sendRaw(origin, `/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = await read();
  await proxy.cut();
  for (let looks = 0; looks < 3; looks += 1) {
    const answer = await read();
    expect([answer.status, answer.text]).toEqual([200, before.text]);
    expect(answer.text).toContain(id);
    // The second is over in which it is kept anyway.
    vi.advanceTimersByTime(2_000);
  }
});

/** Whatever is sent: no answer says that we broke, and the process lives. `npm run test:full` sends a million calls. */
import { once } from 'node:events';
import { countFor, isFullRun } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startSession } from './auth/sessions.ts';
import { fuzzInputsOf } from './testing/fuzz/inputs.ts';
import { callRaw, sendRaw } from './testing/fuzz/raw-http.ts';
import { callByPath, outcomeOf, procedurePaths, setScene, typeOf } from './testing/procedures.ts';
import { createTestWorld } from './testing/test-world.ts';

/** Refusals that only a fault of ours would give here: everything stands and has room. */
const OUR_FAULTS = ['internal', 'timed_out', 'database_unavailable', 'storage_full', 'storage_unavailable', 'imagination_failed'];
const PATHS = procedurePaths.filter((path) => path !== 'auth.signOut' && typeOf(path) !== 'subscription');
/** Without the upload of a picture. */
const JSON_PATHS = PATHS.filter((path) => fuzzInputsOf(path, ['']));
const SUBSCRIPTIONS = procedurePaths.filter((path) => typeOf(path) === 'subscription');
/** Over all procedures and both roles a million. */
const CALLS = countFor({ slice: 25, full: Math.ceil(1_000_000 / (2 * JSON_PATHS.length)) });

const FRAMES = countFor({ slice: 1_500, full: 100_000 });
const FRAMES_A_SOCKET = 100;
const LAST = 'the last one';

/** Notes what a socket is told. @returns when its last frame is answered. */
function readAnswers(socket: WebSocket, outcomes: Set<string>): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => reject(new Error(`closed: ${code} ${String(reason)}`)));
    socket.on('message', (data) => {
      const text = String(data);
      if (text === 'PING' || text === 'PONG') return;
      const { id, error, result } = JSON.parse(text);
      outcomes.add(result?.type ?? error?.json?.data?.reason ?? text);
      if (id === LAST) resolve();
    });
  });
}

async function setFuzzScene() {
  const world = await createTestWorld({ rateLimitScale: 1_000_000 });
  const { scene, userId } = await setScene(world, 'stranger');
  const own = await world.newCharacter({ creatorId: userId ?? '' });
  const { ticket, offer, ...ids } = scene;
  return { world, userId: userId ?? '', ids: [...Object.values(ids), ticket.ticketId, offer.offerId, own, userId ?? ''] };
}

test.each(['visitor', 'stranger'] as const)(
  'fuzz: a %s sends anything to every procedure, and none of them breaks',
  async (role) => {
    const { world, userId, ids } = await setFuzzScene();
    await using _world = world;
    const caller = role === 'visitor' ? world.visitor() : world.member(userId);
    const reached = new Set<string>();
    for (const path of JSON_PATHS) {
      const inputs = fuzzInputsOf(path, ids);
      if (!inputs) continue;
      const property = fc.asyncProperty(inputs, async (input) => {
        const { outcome } = await outcomeOf(() => callByPath(caller, path, input));
        if (outcome === 'ok') reached.add(path);
        expect(OUR_FAULTS).not.toContain(outcome);
        expect(outcome).toMatch(/^[a-z_]+$/);
      });
      await fc.assert(property, { numRuns: CALLS }).catch((error: unknown) => {
        throw new Error(`${path}: ${String(error)}`);
      });
    }
    // Else everything was refused at the door, and nothing was tried.
    expect(reached.size).toBeGreaterThan(role === 'visitor' ? 4 : 12);
  },
);

test('fuzz: over HTTP no body and no address is answered with 5xx', async () => {
  const { world, userId, ids } = await setFuzzScene();
  await using _world = world;
  const { origin } = await world.listen();
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, userId));
  const headers = { authorization: `Bearer ${accessToken}` };
  const calls = fc
    .constantFrom(...PATHS)
    .chain((path) => fc.tuple(fc.constant(path), fuzzInputsOf(path, ids) ?? fc.jsonValue(), fc.boolean(), fc.boolean()));
  const property = fc.asyncProperty(calls, async ([path, input, isPost, isRaw]) => {
    const body = isRaw ? JSON.stringify(input) : JSON.stringify({ json: input });
    const address = `/trpc/${path}?input=${encodeURIComponent(body ?? '')}`;
    const answer = isPost ? await callRaw(origin, path, input, headers) : await sendRaw(origin, address, { headers });
    expect({ path, status: answer.status, text: answer.text }).toMatchObject({ status: expect.toSatisfy((code) => code < 500) });
  });
  await fc.assert(property, { numRuns: countFor({ slice: 300, full: 50_000 }) });
});

test('trust 28: frames that nobody should send end no process, and the next socket is served', async () => {
  const { world, ids } = await setFuzzScene();
  await using _world = world;
  const { origin } = await world.listen();
  const address = `${origin.replace('http', 'ws')}/trpc`;
  const params = fc
    .constantFrom(...SUBSCRIPTIONS, ...SUBSCRIPTIONS, ...PATHS, '', '__proto__')
    .chain((path) => fc.tuple(fc.constant(path), (SUBSCRIPTIONS.includes(path) && fuzzInputsOf(path, ids)) || fc.jsonValue()))
    .map(([path, json]) => ({ path, input: { json } }));
  const anything = fc.record(
    {
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
      jsonrpc: fc.constantFrom('2.0', '1.0', null),
      method: fc.constantFrom('subscription', 'subscription.stop', 'connectionParams', 'query', 'mutation', 'x', null),
      params: fc.oneof({ weight: 4, arbitrary: params }, { weight: 1, arbitrary: fc.jsonValue() }),
    },
    { requiredKeys: [] },
  );
  // Few ids, so that some are begun twice and some are stopped.
  const method = fc.constantFrom('subscription', 'subscription', 'subscription.stop');
  const nearlyRight = fc.record({ id: fc.nat(40), method, params });
  const message = fc.oneof(
    fc.oneof(anything, nearlyRight).map((frame) => JSON.stringify(frame)),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('PING', 'PONG', '[]', '{', 'null', '[[[[', '"', '{"id":1e999}', `[${'[],'.repeat(500)}[]]`),
  );
  const seed = isFullRun ? {} : { seed: 11 };
  const frames = fc.sample(fc.tuple(message, fc.boolean()), { numRuns: FRAMES, ...seed });
  const outcomes = new Set<string>();
  while (frames.length > 0) {
    const socket = new WebSocket(address);
    const closed = once(socket, 'close');
    await once(socket, 'open');
    const answered = readAnswers(socket, outcomes);
    for (const [frame, isBinary] of frames.splice(0, FRAMES_A_SOCKET)) socket.send(isBinary ? Buffer.from(frame) : frame);
    // When this is answered, the others have been taken up.
    socket.send(JSON.stringify({ id: LAST, method: 'subscription', params: { path: 'no.such', input: { json: null } } }));
    await answered;
    socket.close();
    await closed;
  }
  for (const fault of OUR_FAULTS) expect(outcomes).not.toContain(fault);
  // Else everything was refused at the door.
  expect([...outcomes]).toEqual(expect.arrayContaining(['started', 'stopped', 'invalid_input', 'not_found']));
  const last = new WebSocket(address);
  await once(last, 'open');
  const answered = once(last, 'message');
  last.send(
    JSON.stringify({
      id: 1,
      method: 'subscription',
      params: { path: 'live.counts', input: { json: { characterIds: [ids[1]] } } },
    }),
  );
  expect(String((await answered)[0])).toContain('started');
  last.close();
});

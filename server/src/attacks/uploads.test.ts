/** Forms with files, which cost the server far more to take apart than they cost to send. */
import { setImmediate } from 'node:timers/promises';
import { AVATAR_MAX_BYTES } from '@chaos/shared/rules/avatar-limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startSession } from '../auth/sessions.ts';
import { sendEndless, sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"; filename="x.png"\r\n\r\nx\r\n`;
/** As many parts as fit into what an avatar may take. */
const MANY_PARTS = `${part('file').repeat(Math.floor(AVATAR_MAX_BYTES / part('file').length))}--b--\r\n`;

async function signIn(world: TestWorld): Promise<{ authorization: string }> {
  const { id } = await world.newMember();
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, id));
  return { authorization: `Bearer ${accessToken}` };
}

const post = (origin: string, path: string, body: string, headers: Record<string, string> = {}) =>
  sendRaw(origin, path, { method: 'POST', headers: { ...FORM, ...headers }, body });

/** The longest that anything else had to wait while this went on, in milliseconds that this thread computed without a pause. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const from = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(from);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  return longest;
}

test.each([
  '/trpc/characters.generate',
  '/trpc/gallery.top',
  '/trpc/gallery.top,profiles.setAvatar?batch=1',
  '/trpc/profiles.setAvatar,profiles.setAvatar?batch=1',
  '/trpc/no.such.call',
])('a form to %s is refused before it is read, also from a member', async (path) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  for (const headers of [{}, await signIn(world)]) {
    expect((await post(origin, path, MANY_PARTS, headers)).status).toBe(415);
    const bytes = 64 * 1024 * 1024;
    const endless = await sendEndless(origin, path, { headers: { ...FORM, ...headers }, head: part('file'), bytes });
    expect([0, 415]).toContain(endless.status);
    expect(endless.sent).toBeLessThan(bytes / 2);
  }
});

test('a member’s picture is taken as browsers and programs send it', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const headers = await signIn(world);
  const png = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#7a5cff' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }));
  const answer = await fetch(`${origin}/trpc/profiles.setAvatar`, { method: 'POST', headers, body });
  expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: expect.stringContaining('.webp') });
});

test('a stranger’s avatar is refused for want of a session, before it is read', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  for (const headers of [{}, { authorization: 'Bearer nobody' }]) {
    const answer = await post(origin, '/trpc/profiles.setAvatar', MANY_PARTS, headers);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('signed_out');
  }
});

test('a member’s form of many parts is refused, and holds nobody up', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const headers = await signIn(world);
  const sent = post(origin, '/trpc/profiles.setAvatar', MANY_PARTS, headers);
  expect(await longestTurn(sent)).toBeLessThan(250);
  const answer = await sent;
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('A form with one file is taken, and nothing else.');
});

test.each([
  'multipart/form-data; x-boundary=zzz; boundary=b',
  'multipart/form-data; foo="boundary=zzz"; boundary=b',
  'multipart/form-data; boundary=zzz; boundary=b',
  'multipart/form-data; boundary=zzz',
  'multipart/form-data',
])('no way to write the boundary hides how many parts there are: %s', async (contentType) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const headers = { ...(await signIn(world)), 'content-type': contentType };
  const answer = await post(origin, '/trpc/profiles.setAvatar', MANY_PARTS, headers);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('A form with one file is taken, and nothing else.');
});

test('a member who sends one form after the other is told to wait, whatever is in them', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const headers = await signIn(world);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++)
    statuses.push((await post(origin, '/trpc/profiles.setAvatar', `${part('other')}--b--\r\n`, headers)).status);
  expect(statuses).toEqual([...Array(30).fill(400), 429]);
});

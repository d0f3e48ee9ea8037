/** Home's form without our script. */
import { expect, test } from 'vitest';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const WISH = { mainTheme: 'crocodile', bodyInfluence: '', hiddenMessage: '', page: 'one page' };

const countTickets = async ({ db }: TestWorld) => (await db.selectFrom('tickets').select('id').execute()).length;

const cookieOf = (header: unknown) => String(header).split(';')[0] ?? '';

test('R351 the form opens a ticket, once for each wish of a page, and leads to its page', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const first = await pages.post(WISH);
  expect(first.statusCode).toBe(303);
  expect(first.headers.location).toMatch(/^\/ticket\/[\da-f-]{36}$/);
  expect(first.headers['set-cookie']).toMatch(/; Path=\/ticket\/[\da-f-]{36}; HttpOnly; SameSite=Strict$/);
  expect((await pages.post(WISH)).headers.location).toBe(first.headers.location);
  expect((await pages.post({ ...WISH, mainTheme: 'frog' })).headers.location).not.toBe(first.headers.location);
  expect((await pages.post({ ...WISH, page: 'another page' })).headers.location).not.toBe(first.headers.location);
  expect(await countTickets(world)).toBe(3);
  const { payload } = await world.db.selectFrom('tickets').select('payload').orderBy('id').executeTakeFirstOrThrow();
  expect(payload).toMatchObject({ mainTheme: 'crocodile', bodyInfluence: null, makeMessageSecret: true });
});

test('R351 nobody but our own page sends it', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  for (const origin of ['https://elsewhere.test', 'null', 'nonsense']) {
    const refused = await pages.post(WISH, { origin });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(refused.body).toContain('crocodile');
  }
  expect((await pages.post(WISH, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect(await countTickets(world)).toBe(0);
});

test('R351 what is far too long, or no form at all, is answered by the page and not by a machine’s words', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const huge = await pages.post({ ...WISH, mainTheme: 'x'.repeat(2_000_000) });
  expect([huge.statusCode, huge.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(huge.body).not.toContain('FST_ERR');
  const other = await pages.post(WISH, { 'content-type': 'application/json' });
  expect([other.statusCode, other.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
  expect(await countTickets(world)).toBe(0);
});

test('a screen that only the script can show says so where there is none', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  for (const at of ['/creators?tab=all', '/battle?tab=logs', '/auth', '/no/such/page'])
    expect((await pages.get(at)).html, at).toContain('<noscript><p');
  expect((await pages.get('/')).html).not.toContain('This page needs JavaScript');
});

test('R351 what cannot be done comes back with the reason and with what was typed', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 1 } });
  await using pages = await servePages(world);
  const long = await pages.post({ ...WISH, mainTheme: 'x'.repeat(201), style: 'vaporwave' });
  expect(long.statusCode).toBe(400);
  expect(long.body).toContain('Main theme is too long: 201 characters, at most 200.');
  expect(long.body).toContain('vaporwave');
  expect(await countTickets(world)).toBe(0);
  await pages.post(WISH);
  const second = await pages.post({ ...WISH, mainTheme: 'frog' });
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '5']);
  expect(second.body).toContain('frog');
  expect(await countTickets(world)).toBe(1);
});

test('R351 the page of a ticket is for its browser alone, looks again, and leads to what came of it', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const { headers } = await pages.post(WISH);
  const at = String(headers.location);
  const cookie = cookieOf(headers['set-cookie']);
  const waiting = await pages.get(at, { cookie });
  expect([waiting.status, waiting.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(waiting.html).toContain('<noscript><meta http-equiv="refresh" content="4" /></noscript>');
  const { secret, ticketId } = JSON.parse(/id="begun">([^<]*)</.exec(waiting.html)?.[1] ?? '{}');
  expect((await world.visitor().tickets.get({ ticketId, secret })).state).toBe('waiting');
  for (const other of [{}, { cookie: 'ticket_secret=wrong' }]) {
    const { status, html } = await pages.get(at, other);
    expect([status, html.includes('begun')]).toEqual([404, false]);
  }
  expect((await pages.get('/ticket/nonsense', { cookie })).status).toBe(404);
  await world.finishTickets();
  const done = await pages.get(at, { cookie });
  const { id } = await world.db.selectFrom('meme_characters').select('id').executeTakeFirstOrThrow();
  expect(done.html).toContain(`<meta http-equiv="refresh" content="0;url=/character/${id}" />`);
});

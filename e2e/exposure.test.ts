/** What the started product shows to whoever looks from outside: headers, files, and no secret in the client or the logs. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { climbingPaths } from '../server/src/testing/fuzz/climbing-paths.ts';
import { callRaw, sendRaw } from '../server/src/testing/fuzz/raw-http.ts';
import type { AppRouter } from '../server/src/trpc/router.ts';
import { makeDataFolder, type Product, removeDataFolder, startProduct } from './product.ts';
import { databaseUrl } from './site.ts';

const DIST = path.resolve(import.meta.dirname, '../client/dist');
const APP_SECRET = `canary-app-secret-${randomUUID()}`;
const SMTP_PASSWORD = `canary-smtp-${randomUUID()}`;

let folder: string;
let product: Product;
let mailServer: Server;

/** A mail server that lets nobody in, so that every mail ends in a complaint. */
async function openSullenMailServer(): Promise<Server> {
  const talk = (socket: Socket) => {
    socket.on('error', () => {});
    socket.write('220 sullen\r\n');
    socket.on('data', (data) => {
      const line = data.toString();
      if (/^EHLO/i.test(line)) socket.write('250-sullen\r\n250 AUTH PLAIN LOGIN\r\n');
      else socket.write(`535 No: ${line.trim()}\r\n`);
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  folder = await makeDataFolder();
  mailServer = await openSullenMailServer();
  const address = mailServer.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  product = await startProduct(folder, {
    APP_SECRET,
    SMTP_URL: `smtp://mailer:${SMTP_PASSWORD}@127.0.0.1:${port}`,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_SCALE: '100',
  });
});
afterAll(async () => {
  await product.stop();
  mailServer.close();
  await removeDataFolder(folder);
});

const SECURE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const NOTHING_ALLOWED = "default-src 'none';frame-ancestors 'none';sandbox";
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'nonce-*'",
  "style-src 'self' 'nonce-*'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types notify-worker',
].join('; ');
const EMBED_POLICY =
  "default-src 'none'; style-src 'sha256-*'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";
const FOREIGN = { origin: 'https://evil.example', referer: 'https://evil.example/' };

/** The headers that browsers act upon; what differs by the file and the minute is left out. */
function headersOf(headers: Record<string, string | string[] | undefined>): Record<string, unknown> {
  const dull = [
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'etag',
    'x-request-id',
  ];
  const rest = Object.entries(headers).filter(
    ([name]) => ![...dull, 'last-modified', 'vary', 'accept-ranges', 'allow'].includes(name),
  );
  return Object.fromEntries(
    rest.map(([name, value]) => [name, String(value).replace(/'(nonce-|sha256-)[\w+/=]{24,44}'/g, "'$1*'")]),
  );
}

test('trust 30: pages, calls, files, health and errors carry exactly these headers, and nothing lets another origin in', async () => {
  const script = (await filesBelow(path.join(DIST, 'assets'))).find((file) => file.endsWith('.js'))?.slice(DIST.length);
  const page = {
    ...SECURE,
    'content-security-policy': PAGE_POLICY,
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  };
  const closed = { ...SECURE, 'content-security-policy': NOTHING_ALLOWED };
  const json = { ...closed, 'content-type': 'application/json; charset=utf-8' };
  const call = { ...closed, 'content-type': 'application/json', 'cache-control': 'private, no-store' };
  const asset = {
    ...closed,
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const file = { ...closed, 'cache-control': 'public, max-age=3600' };
  const notifications = {
    ...SECURE,
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const { 'x-frame-options': _frames, ...open } = SECURE;
  const framed = {
    ...open,
    'content-security-policy': EMBED_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, no-cache',
    'content-type': 'text/html; charset=utf-8',
  };
  const input = encodeURIComponent('{"json":{}}');
  const { 'content-type': _type, ...withoutType } = call;
  const rows: [string, string, number, Record<string, unknown>][] = [
    ['GET', '/', 200, page],
    ['GET', '/?view=gallery', 200, { ...page, 'cache-control': 'no-store' }],
    ['GET', '/auth', 200, page],
    ['GET', '/no/such/page', 404, page],
    ['GET', `/trpc/gallery.top?input=${input}`, 200, call],
    ['GET', '/trpc/auth.session', 401, call],
    ['GET', '/trpc/no.such', 404, call],
    ['GET', `/trpc/characters.generate?input=${input}`, 405, call],
    ['GET', `/trpc/gallery.top?input=${encodeURIComponent('{"json":{"limit":-1}}')}`, 400, call],
    ['GET', `${script}`, 200, asset],
    ['GET', '/notify-worker.js', 200, notifications],
    ['GET', '/push-notices.js', 200, notifications],
    ['GET', '/offline-page.js', 200, notifications],
    ['GET', '/app.webmanifest', 200, { ...file, 'content-type': 'application/manifest+json' }],
    ['GET', '/icons/maskable-512.png', 200, { ...file, 'content-type': 'image/png' }],
    ['GET', '/robots.txt', 200, { ...file, 'content-type': 'text/plain; charset=utf-8' }],
    ['GET', '/sitemap.xml', 200, { ...closed, 'cache-control': 'no-cache', 'content-type': 'application/xml; charset=utf-8' }],
    [
      'GET',
      '/feeds/new.json',
      200,
      { ...closed, 'cache-control': 'public, no-cache', 'content-type': 'application/feed+json; charset=utf-8' },
    ],
    // The only page that may stand in a frame, and it may do nothing there.
    ['GET', '/embed/character/x', 404, framed],
    ['GET', '/oembed', 400, json],
    ['GET', '/assets/no-such.js', 404, json],
    ['GET', '/media/characters/x/256.webp', 404, json],
    ['GET', '/livez', 200, json],
    ['GET', '/healthz', 200, json],
    ['GET', '/readyz', 200, json],
    // Home's form, sent from elsewhere: given back unheard.
    ['POST', '/', 403, { ...page, 'cache-control': 'no-store' }],
    ['POST', '/auth', 404, json],
    // What a browser asks before it lets another site call: refused, and by no word allowed.
    ['OPTIONS', '/trpc/gallery.top', 405, withoutType],
    ['OPTIONS', '/', 404, json],
  ];
  for (const [method, address, status, headers] of rows) {
    const preflight =
      method === 'OPTIONS' ? { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } : {};
    const answer = await sendRaw(product.url, address, { method, headers: { ...FOREIGN, ...preflight } });
    expect({ method, address, status: answer.status, headers: headersOf(answer.headers) }).toEqual({
      method,
      address,
      status,
      headers,
    });
  }
});

test('trust 30: a form of another site can call nothing', async () => {
  const body = JSON.stringify({ json: { email: 'a@chaos.test', password: 'tung tung banana', username: 'forged' } });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream', undefined]) {
    const headers = { ...FOREIGN, ...(type && { 'content-type': type }) };
    const { status } = await sendRaw(product.url, '/trpc/auth.signUp', { method: 'POST', headers, body });
    expect({ type, isRefused: status >= 400 && status < 500 }).toEqual({ type, isRefused: true });
  }
  const form = '--b\r\nContent-Disposition: form-data; name="json"\r\n\r\n{}\r\n--b--\r\n';
  const headers = { ...FOREIGN, 'content-type': 'multipart/form-data; boundary=b' };
  expect((await sendRaw(product.url, '/trpc/auth.signUp', { method: 'POST', headers, body: form })).status).toBe(415);
});

test('trust 24: no way of writing `..` leads out of the files of the client', async () => {
  const targets = ['package.json', 'server/src/main.ts', 'client/src/main.tsx', 'etc/passwd', '.sources'];
  const wrong: { address: string; status: number }[] = [];
  for (const address of climbingPaths(['/', '/assets/'], targets, 2)) {
    const { status, text } = await sendRaw(product.url, address);
    const isPage = text.startsWith('<!doctype html>');
    if (status < 400 || status >= 500 || (!isPage && /root:|"name"|import /.test(text))) wrong.push({ address, status });
  }
  for (const address of [
    '/index.html',
    '/index.html.br',
    '/.sources',
    '/.vite/manifest.json',
    '/src/main.tsx',
    '/.env',
    '/.git/config',
    '/outbox',
  ]) {
    const { status } = await sendRaw(product.url, address);
    if (status !== 404) wrong.push({ address, status });
  }
  expect(wrong).toEqual([]);
});

/** Every place in which one of these texts stands, as they are or in base64. */
async function findIn(files: readonly string[], canaries: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    for (const [name, canary] of Object.entries(canaries)) {
      const forms = [canary, encodeURIComponent(canary), Buffer.from(canary).toString('base64').slice(0, -4)];
      if (forms.some((form) => text.includes(form))) found.push(`${name} in ${path.basename(file)}`);
    }
  }
  return found;
}

async function filesBelow(cwd: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd, withFileTypes: true })) {
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  }
  return files;
}

test('trust 22: no secret and nothing of the server is in what browsers load', async () => {
  const database = new URL(await databaseUrl(folder));
  const canaries = {
    APP_SECRET,
    SMTP_PASSWORD,
    databasePassword: database.password,
    settings: 'DATABASE_URL',
    secretName: 'APP_SECRET',
    mailName: 'SMTP_URL',
    sourceMap: 'sourceMappingURL',
    server: 'argon2',
    workspace: path.resolve(import.meta.dirname, '..'),
  };
  const files = await filesBelow(DIST);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(
    await findIn(
      files.filter((file) => !/\.(br|gz)$/.test(file)),
      canaries,
    ),
  ).toEqual([]);
});

test('trust 22: whatever people and machines do, no secret, token, password or hidden message is in the logs', async () => {
  const database = openDatabase({ url: await databaseUrl(folder), name: 'e2e', log: createLogger('e2e', 'silent') });
  const typed = { email: 'canary@chaos.test', password: `canary-password-${randomUUID()}`, username: 'canary_bird' };
  // Of fixed words: some number that is drawn would be a word that hurts.
  const hiddenMessage = 'canary-message-which-nobody-hears';
  const wrongPassword = `canary-wrong-${randomUUID()}`;
  const mailToken = `canary-token-${randomUUID()}`;
  const badBearer = `canary-bearer-${randomUUID()}`;
  const open = (headers = {}) =>
    createTRPCClient<AppRouter>({ links: [httpLink({ url: `${product.url}/trpc`, transformer: superjson, headers })] });
  await open().auth.signUp.mutate(typed);
  await database.db.updateTable('users').set({ email_confirmed_at: new Date() }).execute();
  const session = await open().auth.signIn.mutate({ email: typed.email, password: typed.password });
  const member = open({ authorization: `Bearer ${session.accessToken}` });
  const next = await open().auth.refresh.mutate({ refreshToken: session.refreshToken });
  const wish = { mainTheme: null, bodyInfluence: null, characteristicInfluence: null, style: null, makeMessageSecret: true };
  const ticket = await open().characters.generate.mutate({ ...wish, hiddenMessage, requestId: randomUUID() });
  await open().auth.requestPasswordReset.mutate({ email: typed.email });

  // Refusals, and failures of ours with a stack: the database's, the storage's, the mail server's.
  const refused = [
    open().auth.signIn.mutate({ email: typed.email, password: wrongPassword }),
    open().auth.resetPassword.mutate({ token: mailToken, password: typed.password }),
    open({ authorization: `Bearer ${badBearer}` }).gallery.top.query({}),
    open().auth.refresh.mutate({ refreshToken: `${mailToken}x` }),
  ];
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await database.db.schema.alterTable('users').renameTo('users_away').execute();
  const failing = [
    open().auth.signIn.mutate({ email: typed.email, password: typed.password }),
    open().auth.signUp.mutate({ ...typed, email: 'other@chaos.test', username: 'other_bird' }),
    member.auth.session.query(),
    open().auth.refresh.mutate({ refreshToken: next.refreshToken }),
  ];
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await database.db.schema.alterTable('users_away').renameTo('users').execute();
  await callRaw(product.url, 'characters.generate', { ...wish, hiddenMessage, requestId: 'none' });
  const logs = path.join(folder, 'logs');
  const readLog = () => readFile(path.join(logs, 'server.log'), 'utf8');
  // The scan looks at logs that have something to tell: two mails that failed, and calls that did.
  await expect.poll(async () => (await readLog()).match(/a mail was not sent/g)?.length ?? 0).toBeGreaterThan(1);
  expect(await readLog()).toContain('users');
  await expect
    .poll(async () => (await open().tickets.get.query({ ticketId: ticket.id, secret: ticket.secret })).state, { timeout: 60_000 })
    .toBe('done');
  await member.auth.signOut.mutate();
  await database.close();

  const canaries = {
    APP_SECRET,
    SMTP_PASSWORD,
    databasePassword: new URL(await databaseUrl(folder)).password,
    password: typed.password,
    wrongPassword,
    hiddenMessage,
    mailToken,
    badBearer,
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    nextAccess: next.accessToken,
    nextRefresh: next.refreshToken,
    ticketSecret: ticket.secret ?? 'none',
  };
  const files = await filesBelow(logs);
  expect(files.map((file) => path.basename(file)).sort()).toEqual(expect.arrayContaining(['server.log', 'worker.log']));
  expect(await findIn(files, canaries)).toEqual([]);
  for (const [name, canary] of Object.entries(canaries))
    expect({ name, isShown: product.output().includes(canary) }).toEqual({ name, isShown: false });
});

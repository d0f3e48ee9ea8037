/** Request lines that nobody of ours sends: none of them may be our own fault. */
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';

const PATHS = [
  '/',
  '/trpc',
  '/trpc/gallery.top',
  '/trpc/auth.signIn',
  '/trpc/no.such',
  '/%74rpc/gallery.top',
  'http://x/trpc/gallery.top',
  '/trpc/',
  '/media/x',
  '/livez',
  '/healthz',
  '/readyz',
  '*',
];
const HEADERS: Record<string, string>[] = [
  {},
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { 'content-type': 'application/json', 'content-length': '2' },
  { expect: '100-continue' },
  { upgrade: 'h2c', connection: 'upgrade' },
  { 'trpc-accept': 'application/jsonl' },
  { accept: 'text/event-stream' },
];

/** @returns the first line of the answer; empty when the connection is closed without one. */
async function ask(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    // A subscription over HTTP would go on.
    if (answer.includes('\r\n')) socket.destroy();
  });
  socket.on('error', () => {});
  const closed = new Promise((end) => socket.once('close', end));
  socket.end(text);
  await closed;
  return answer.split('\r\n')[0] ?? '';
}

test('no method to any address, with no header, is answered as our own fault', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { origin } = await world.listen();
  const wrong: string[] = [];
  for (const method of METHODS) {
    const asked = PATHS.flatMap((path) =>
      HEADERS.map(async (headers) => {
        const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
        const line = await ask(origin, `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n{}`);
        // Not there yet, and there for readiness alone: 501 and 503 are no faults of the request.
        if (/ 50[0-24-9] /.test(line)) wrong.push(`${method} ${path} ${JSON.stringify(headers)}: ${line}`);
      }),
    );
    await Promise.all(asked);
  }
  expect(wrong).toEqual([]);
});

test.each([
  { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings' },
  { upgrade: 'nonsense', connection: 'upgrade' },
])('R876 who offers another protocol by the way (%o) is answered as if it had not', async (headers) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(await ask(origin, `GET /livez HTTP/1.1\r\n${lines.join('')}\r\n`)).toBe('HTTP/1.1 200 OK');
});

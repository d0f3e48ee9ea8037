import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'call.ts');

/** @returns what the product is asked, which only listens. */
async function call(...args: string[]): Promise<unknown[]> {
  const asked: unknown[] = [];
  const product = createServer(async (request, response) => {
    asked.push(await json(request));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ result: { data: { json: 'done' } } }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void product.close());
  await once(product, 'listening');
  const address = product.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const env = { ...process.env, CHAOS_URL: `http://127.0.0.1:${port}` };
  await once(spawn(process.execPath, [SCRIPT, ...args], { env, stdio: 'inherit' }), 'exit');
  return asked;
}

const REQUEST = '0199d1e5-0000-7000-8000-000000000001';

test('R601 a flag may be null where its value may be, and is told as null', async () => {
  const asked = await call(
    ...['characters', 'generate', '--request-id', REQUEST, '--main-theme', '"frog"'],
    ...['--hidden-message', 'null', '--make-message-secret', 'false'],
  );
  const wish = { mainTheme: 'frog', hiddenMessage: null, makeMessageSecret: false, requestId: REQUEST };
  expect(asked).toEqual([expect.objectContaining({ json: wish })]);
});

test('R1590 a flag that may be null takes plain text, and a number as text where text is meant', async () => {
  const [wish] = await call('characters', 'generate', '--request-id', REQUEST, '--main-theme', 'frog', '--style', '3');
  expect(wish).toMatchObject({ json: { mainTheme: 'frog', style: '3' } });
});

test('R1591 where no product answers, the address that was asked is named, and how to name another', async () => {
  const nobody = 'http://127.0.0.1:1';
  const { stderr } = await promisify(execFile)(process.execPath, [SCRIPT, 'gallery', 'top'], {
    env: { ...process.env, CHAOS_URL: nobody },
  }).catch((failure: { stderr: string }) => failure);
  expect(stderr).toContain(`No Hall of Chaos answers at ${nobody}`);
  expect(stderr).toContain('CHAOS_URL');
});

test('R1456 a procedure may be named as the code names it, with its point', async () => {
  const [asked] = await call('auth.signIn', '--email', 'ada@chaos.test', '--password', 'a long enough one');
  expect(asked).toMatchObject({ json: { email: 'ada@chaos.test' } });
});

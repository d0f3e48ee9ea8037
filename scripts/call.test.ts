import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'call.ts');

/** @returns what the product is asked, which only listens. */
async function call(...args: string[]): Promise<unknown> {
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

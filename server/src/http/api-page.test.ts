import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { procedurePaths } from '../testing/procedures.ts';
import { registerApiPage } from './api-page.ts';

test('every procedure is listed with the schema of its input, to this machine and to nobody else', async () => {
  const app = Fastify();
  registerApiPage(app);
  const page = await app.inject({ url: '/api', remoteAddress: '127.0.0.1' });
  expect(page.statusCode).toBe(200);
  for (const path of procedurePaths) expect(page.body).toContain(`<h2>${path}</h2>`);
  expect(page.body).toContain('&quot;timeFilter&quot;');
  expect((await app.inject({ url: '/api', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  // Through a tunnel or a proxy on this machine that nobody has named.
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect((await app.inject({ url: '/api', remoteAddress: '127.0.0.1', headers })).statusCode).toBe(404);
  await app.close();
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseAway, isDatabaseSlow, openDatabase } from './database.ts';
import { createLogger } from './logging.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['57P01', '57P03', '08006', '53300', '25P03'],
])('%s: the database is away, and the same call may work in a moment', (code) => {
  expect(isDatabaseAway(failed(code))).toBe(true);
});

test('of a host with several addresses any may tell that it is away', () => {
  expect(isDatabaseAway(new AggregateError([failed('ENETDOWN'), failed('ECONNREFUSED')]))).toBe(true);
  expect(isDatabaseAway(new AggregateError([failed('23505')]))).toBe(false);
});

test('a statement that took too long is slow, and not away: work is not to try it for ever', () => {
  expect([isDatabaseSlow(failed('57014')), isDatabaseAway(failed('57014'))]).toEqual([true, false]);
});

test.each(['23505', '40001', '42P01', '53100'])('%s is no outage', (code) => {
  expect([isDatabaseAway(failed(code)), isDatabaseSlow(failed(code))]).toEqual([false, false]);
});

test('R765 a database that takes the connection and says nothing is away, for whoever connects without a pool too', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = { host: '127.0.0.1', port, connectionTimeoutMillis: 20 };
  const pool = new pg.Pool(config);
  for (const connect of [() => new pg.Client(config).connect(), () => pool.connect()])
    await expect(connect()).rejects.toSatisfy(isDatabaseAway);
  await pool.end();
  silent.close();
});

test('closing ends the pool also where Kysely has never used it, and closing again does no harm', async () => {
  const { pool, close } = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    name: 'test',
    log: createLogger('test', 'silent'),
  });
  await close();
  await close();
  expect(pool.ended).toBe(true);
  await expect(pool.query('select 1')).rejects.toThrow(/after calling end/u);
});

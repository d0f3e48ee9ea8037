import { expect, test } from 'vitest';
import { readEnv, readSettings } from './env.ts';

const given = { DATABASE_URL: 'postgres://u:p@localhost/chaos', APP_SECRET: 'x'.repeat(32) };

test('nothing has to be set for a start with everything embedded', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data', WORKER_SLOTS: 2 });
  expect(settings.DATABASE_URL).toBeUndefined();
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['REDIS_URL', 'localhost:6379'],
  ['PUBLIC_URL', 'chaos.example'],
  ['NODE_ENV', 'staging'],
  ['WORKER_SLOTS', '0'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, foo'],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['APP_SECRET', 'short'],
])('a wrong %s names itself', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`Wrong settings in the environment:\\n {2}${name} `));
});

test('several wrong values are named at once, and a secret is never printed', () => {
  const read = () => readSettings({ PORT: 'x', APP_SECRET: 'hunter2' });
  expect(read).toThrow(/PORT .*\n {2}APP_SECRET must have at least 32 characters/s);
  expect(read).not.toThrow(/hunter2/);
});

test('a process that runs needs a database and a secret', () => {
  expect(() => readEnv({})).toThrow('DATABASE_URL is missing');
  expect(() => readEnv({ DATABASE_URL: given.DATABASE_URL })).toThrow('APP_SECRET is missing');
  expect(readEnv({ ...given, PUBLIC_URL: 'https://chaos.example/' }).PUBLIC_URL).toBe('https://chaos.example');
});

test('an empty variable counts as unset', () => {
  const settings = readSettings({ PORT: '', REDIS_URL: '' });
  expect(settings.PORT).toBe(3000);
  expect(settings.REDIS_URL).toBeUndefined();
});

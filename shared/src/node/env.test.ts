import { expect, test } from 'vitest';
import { readEnv, readS3Settings, readSettings } from './env.ts';

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
  ['QUOTA_VISITOR_GENERATIONS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, foo'],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['APP_SECRET', 'short'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_BUCKET', 'No Bucket'],
  ['S3_REGION', 'somewhere over the rainbow'],
  ['S3_ACCESS_KEY_ID', 'two words'],
  ['S3_SECRET_ACCESS_KEY', 'two words'],
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

const s3 = { S3_BUCKET: 'chaos', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'key-id', S3_SECRET_ACCESS_KEY: 'hunter2' };

test('S3 is used when all of it is set, with an endpoint or without', () => {
  expect(readS3Settings(readSettings({}))).toBeUndefined();
  const bucket = { bucket: 'chaos', region: 'eu-central-1', accessKeyId: 'key-id', secretAccessKey: 'hunter2' };
  expect(readS3Settings(readSettings(s3))).toEqual({ ...bucket, endpoint: undefined });
  const endpoint = 'http://minio:9000';
  expect(readS3Settings(readSettings({ ...s3, S3_ENDPOINT: endpoint }))).toEqual({ ...bucket, endpoint });
});

test.each(Object.keys(s3))('S3 without %s is refused with its name, and no other', (name) => {
  const read = () => readSettings({ ...s3, [name]: '' });
  expect(read).toThrow(new RegExp(`^Wrong settings in the environment:\\n {2}${name} is missing: [^\\n]+$`));
  expect(read).not.toThrow(/hunter2/);
});

test('an endpoint alone, and a wrong value beside a missing one, are refused', () => {
  expect(() => readSettings({ S3_ENDPOINT: 'http://minio:9000' })).toThrow('S3_BUCKET is missing');
  expect(() => readSettings({ PORT: 'x', S3_BUCKET: 'A B' })).toThrow(
    /PORT .*\n {2}S3_BUCKET must .*\n {2}S3_REGION is missing/s,
  );
});

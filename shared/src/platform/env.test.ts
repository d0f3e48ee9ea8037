import { expect, test } from 'vitest';
import { readAiSettings } from './ai-settings.ts';
import { readEnv, readS3Settings, readSettings } from './env.ts';

const given = { DATABASE_URL: 'postgres://u:p@localhost/chaos', APP_SECRET: 'x'.repeat(32) };

/** What is a plain number, and the largest that is tried. */
const NUMBERS = {
  PORT: 65_535,
  METRICS_PORT: 65_535,
  WORKER_SLOTS: 64,
  QUOTA_VISITOR_GENERATIONS: 500,
  QUOTA_MEMBER_GENERATIONS: 500,
  QUOTA_MEMBER_FUSIONS: 500,
  QUOTA_VISITOR_STORIES: 500,
  RATE_LIMIT_SCALE: 1_000,
  OTEL_TRACES_SAMPLER_ARG: 1,
};

test('nothing has to be set for a start with everything embedded', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data', WORKER_SLOTS: 2 });
  expect(settings).toMatchObject({ NODE_ENV: 'production', LOG_LEVEL: 'info' });
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
  ['METRICS_PORT', '0'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'a token with spaces in it'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['QUOTA_VISITOR_GENERATIONS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['VIDEOS', 'perhaps'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, foo'],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['APP_SECRET', 'short'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_BUCKET', 'No Bucket'],
  ['S3_REGION', 'somewhere over the rainbow'],
  ['S3_ACCESS_KEY_ID', 'two words'],
  ['S3_SECRET_ACCESS_KEY', 'two words'],
  ['AI_TEXT_PROVIDER', 'somebody'],
  ['AI_TEXT_URL', 'api.example.com'],
  ['AI_TEXT_KEY', 'two words'],
  ['AI_IMAGE_MODEL', 'two words'],
  ['AI_IMAGE_PRICE', 'four cents'],
  ['AI_IMAGE_PROMPT', 'medium'],
  ['AI_IMAGE_SIZE', '500'],
  ['AI_IMAGE_SIZE', '600'],
  ['AI_IMAGE_STEPS', 'many'],
  ['AI_TEXT_PROVIDER', 'sdcpp'],
  ['AI_TEXT_DEADLINE', '0'],
  ['AI_IMAGE_HOSTS', 'https://pictures.example/'],
  ['AI_IMAGE_HOSTS', 'pictures.example,127.0.0.1'],
  ['AI_DAILY_CAP', '-1'],
  ['AI_FALLBACK', 'maybe'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '10.0.0.0/8x'],
  ['TRUSTED_PROXIES', '10.0.0.0/x8'],
  ['TRUSTED_PROXIES', '::1/129'],
  ['S3_BUCKET', 'chaos-'],
  ['SMTP_URL', 'https://mail.example'],
  ['OPERATOR_EMAIL', 'boss'],
  ['APP_VERSION', 'the newest'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['METRICS_TOKEN', ' a-token-with-a-space-before'],
  ['METRICS_TOKEN', 'a-token-with-a-space-behind '],
  ['AI_DAILY_CAP', '1000001'],
])('a wrong %s names itself, and says how it must be', (name, value) => {
  const isNumber = name in NUMBERS;
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^Wrong settings in the environment:\\n {2}${name} ${isNumber ? 'is wrong: .' : 'must .'}`),
  );
});

test('of a closed list all are named, and of an address an example', () => {
  expect(() => readSettings({ NODE_ENV: 'staging' })).toThrow(/NODE_ENV must be one of development, production, test$/);
  expect(() => readSettings({ REDIS_URL: 'x' })).toThrow(/REDIS_URL must be an address like redis:/);
});

test('numbers are taken up to the largest', () => {
  expect(readSettings(Object.fromEntries(Object.entries(NUMBERS).map(([name, most]) => [name, `${most}`])))).toMatchObject(
    NUMBERS,
  );
});

test.each([
  ['NODE_ENV', 'production'],
  ['NODE_ENV', 'development'],
  ['NODE_ENV', 'test'],
  ['DATA_DIR', '/var/lib/chaos'],
  ['DATABASE_URL', 'postgresql://u:p@localhost/chaos'],
  ['REDIS_URL', 'redis://host:6379'],
  ['REDIS_URL', 'rediss://host:6379'],
  ['PUBLIC_URL', 'http://chaos.example'],
  ['SMTP_URL', 'smtp://u:p@host:587'],
  ['SMTP_URL', 'smtps://u:p@host:465'],
  ['MAIL_FROM', 'chaos@chaos.example'],
  ['OPERATOR_EMAIL', 'boss@chaos.example'],
  ['APP_VERSION', 'v2.1.0-3-g3f2a9c1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
  ['METRICS_TOKEN', 'a-token-without-spaces'],
  ['VIDEOS', 'on'],
  ['VIDEOS', 'off'],
  ...(['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const).map((level) => ['LOG_LEVEL', level] as const),
] as const)('a %s of %s is taken as it is', (name, value) => {
  expect(readSettings({ [name]: value })[name]).toBe(value);
});

test.each(['C2PA_CERTIFICATE', 'C2PA_KEY'])('%s alone misses the other', (name) => {
  const both = { C2PA_CERTIFICATE: '/etc/chaos/chain.pem', C2PA_KEY: '/etc/chaos/key.pem' };
  expect(readSettings(both)).toMatchObject(both);
  expect(() => readSettings({ ...both, [name]: '' })).toThrow(`${name} is missing: C2PA_CERTIFICATE, C2PA_KEY belong together`);
});

test('proxies are names, addresses and networks, white space or not', () => {
  const given = [
    'loopback',
    'linklocal',
    'uniquelocal',
    '10.0.0.1',
    '10.0.0.0/8',
    '0.0.0.0/32',
    '::1',
    'fd00::/48',
    '::/128',
    '::ffff:10.0.0.0/104',
  ];
  for (const separator of [',', ' , '])
    expect(readSettings({ TRUSTED_PROXIES: given.join(separator) }).TRUSTED_PROXIES).toEqual(given);
});

test.each([
  ['PUBLIC_URL', 'https://chaos.example/hall'],
  ['PUBLIC_URL', 'https://chaos.example/?from=mail'],
  ['PUBLIC_URL', 'https://chaos.example/#top'],
  ['PUBLIC_URL', 'https://boss:secret@chaos.example'],
  ['HOST', 'not a host'],
  ['HOST', '0.0.0.0/0'],
  ['HOST', 'localhost:80'],
  ['HOST', '999.0.0.1'],
  ['MAIL_FROM', 'chaos'],
  ['MAIL_FROM', 'chaos@chaos.example\r\nBcc: all@chaos.example'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', '0.0.0.0/1, 128.0.0.0/1'],
  ['TRUSTED_PROXIES', '2000::/3'],
  ['TRUSTED_PROXIES', '::ffff:0:0/96'],
  ['TRUSTED_PROXIES', '::ffff:0.0.0.0/97'],
  ['MAIL_FROM', 'Chaos <chaos@chaos.example'],
  ['MAIL_FROM', 'chaos@chaos.example, all@chaos.example'],
])('R790 a %s of %j ends the start with its name, and not in links, mails or addresses that anybody may claim', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be`);
});

test('R790 an address is taken with white space around it, in any letters, as browsers write it', () => {
  const given = { DATABASE_URL: 'postgres://localhost/chaos', APP_SECRET: 'x'.repeat(32) };
  for (const url of [' https://Chaos.example/ ', 'https://chaos.example:443'])
    expect(readEnv({ ...given, PUBLIC_URL: url }).PUBLIC_URL).toBe('https://chaos.example');
  expect(readEnv({ ...given, HOST: '::' }).PUBLIC_URL).toBe('http://[::]:3000');
  expect(readEnv({ ...given, HOST: ' 0.0.0.0 ' }).HOST).toBe('0.0.0.0');
  for (const from of ['Hall of Chaos <chaos@chaos.example>', 'chaos@chaos.example'])
    expect(readSettings({ MAIL_FROM: ` ${from} \n` }).MAIL_FROM).toBe(from);
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
  const endpoint = 'https://minio:9000';
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

const text = { AI_TEXT_URL: 'https://api.example.com/v1', AI_TEXT_KEY: 'hunter2', AI_TEXT_MODEL: 'writer-1' };
const image = { AI_IMAGE_URL: 'http://localhost:8080/v1', AI_IMAGE_KEY: 'hunter3', AI_IMAGE_MODEL: 'painter-1' };

test('AI providers are used where all of one is set: for text, for pictures, or for both', () => {
  expect(readAiSettings(readSettings({}))).toBeNull();
  const named = { provider: 'openai-compatible' };
  const writer = {
    ...named,
    dialect: 'openai',
    url: 'https://api.example.com/v1',
    key: 'hunter2',
    model: 'writer-1',
    deadlineSeconds: 40,
  };
  const home = { url: 'http://localhost:8080/v1', key: 'hunter3', model: 'painter-1' };
  const painter = { ...home, ...named, dialect: 'openai', deadlineSeconds: 70, side: 1024, steps: null, promptLength: 'long' };
  const free = { inputPrice: 0, outputPrice: 0 };
  expect(readAiSettings(readSettings(text))).toEqual({
    text: { ...writer, ...free },
    image: null,
    dailyCap: null,
    fallsBack: false,
  });
  const hosts = { AI_IMAGE_HOSTS: 'cdn.example.com, Pictures.example:8443' };
  const prices = { AI_TEXT_INPUT_PRICE: '0.15', AI_TEXT_OUTPUT_PRICE: '0.6', AI_IMAGE_PRICE: '0.04', AI_DAILY_CAP: '5' };
  expect(readAiSettings(readSettings({ ...text, ...image, ...hosts, ...prices }))).toEqual({
    text: { ...writer, inputPrice: 0.15, outputPrice: 0.6 },
    image: { ...painter, price: 0.04, hosts: ['cdn.example.com', 'pictures.example:8443'] },
    dailyCap: 5,
    fallsBack: false,
  });
});

test('Google has an address of its own', () => {
  const given = { AI_IMAGE_PROVIDER: 'google', AI_IMAGE_KEY: 'hunter2', AI_IMAGE_MODEL: 'gemini-2.5-flash-image' };
  expect(readAiSettings(readSettings(given))?.image).toMatchObject({ provider: 'google', dialect: 'google', url: undefined });
});

test('R348 a provider that is named brings what is known of it, and each of it can be set', () => {
  const imageOf = (given: Record<string, string>) => readAiSettings(readSettings(given))?.image;
  const names = ['localai', 'ollama', 'sdcpp', 'automatic1111', 'comfyui'];
  for (const AI_IMAGE_PROVIDER of names)
    expect(imageOf({ AI_IMAGE_PROVIDER, AI_IMAGE_MODEL: 'painter' })).toMatchObject({ key: undefined, deadlineSeconds: 600 });
  expect(imageOf({ AI_IMAGE_PROVIDER: 'sdcpp' })).toMatchObject({
    ...{ dialect: 'sdcpp', url: 'http://localhost:1234', model: undefined },
    ...{ side: 768, steps: null, promptLength: 'short' },
  });
  const other = { AI_IMAGE_URL: 'http://gpu:1234', AI_IMAGE_SIZE: '512', AI_IMAGE_STEPS: '8', AI_IMAGE_PROMPT: 'long' };
  expect(imageOf({ AI_IMAGE_PROVIDER: 'sdcpp', AI_IMAGE_DEADLINE: '900', ...other })).toMatchObject({
    ...{ dialect: 'sdcpp', url: 'http://gpu:1234', deadlineSeconds: 900 },
    ...{ side: 512, steps: 8, promptLength: 'long' },
  });
  const ollama = { AI_TEXT_PROVIDER: 'ollama', AI_TEXT_MODEL: 'qwen3:8b' };
  expect(readAiSettings(readSettings(ollama))?.text).toMatchObject({ url: 'http://localhost:11434/v1', deadlineSeconds: 180 });
  expect(() => readSettings({ AI_TEXT_PROVIDER: 'openai', AI_TEXT_MODEL: 'x' })).toThrow('AI_TEXT_KEY is missing');
  for (const AI_IMAGE_PROVIDER of ['localai', 'comfyui'])
    expect(() => readSettings({ AI_IMAGE_PROVIDER })).toThrow('AI_IMAGE_MODEL is missing');
});

test.each([...Object.keys(text), ...Object.keys(image)])(
  'a provider without %s is refused with its name, and no other',
  (name) => {
    const read = () => readSettings({ ...(name in text ? text : image), [name]: '' });
    expect(read).toThrow(new RegExp(`^Wrong settings in the environment:\\n {2}${name} is missing: [^\\n]+$`));
    expect(read).not.toThrow(/hunter/);
  },
);

test('a cap without what it is counted by, a price without a cap, and prices or hosts without a provider are refused', () => {
  expect(() => readSettings({ ...image, AI_DAILY_CAP: '5' })).toThrow('AI_IMAGE_PRICE is missing');
  expect(() => readSettings({ ...image, AI_IMAGE_PRICE: '0.04' })).toThrow('AI_DAILY_CAP is missing');
  expect(() => readSettings({ AI_DAILY_CAP: '5' })).toThrow('AI_DAILY_CAP caps nothing');
  for (const [name, value] of [
    ['AI_IMAGE_HOSTS', 'cdn.example.com'],
    ['AI_IMAGE_PROVIDER', 'google'],
    ['AI_IMAGE_URL', 'https://api.example.com/v1'],
    ['AI_IMAGE_KEY', 'hunter2'],
    ['AI_IMAGE_PRICE', '0'],
    ['AI_IMAGE_PROMPT', 'short'],
    ['AI_IMAGE_STEPS', '8'],
    ['AI_IMAGE_DEADLINE', '90'],
    ['AI_IMAGE_PROVIDER', 'openai-compatible'],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow('AI_IMAGE_MODEL is missing');
  expect(() => readSettings({ AI_TEXT_OUTPUT_PRICE: '0.6' })).toThrow('AI_TEXT_MODEL is missing');
  expect(() => readSettings({ AI_TEXT_MODEL: 'writer-1' })).toThrow('AI_TEXT_KEY is missing');
  const paid = { ...text, AI_TEXT_INPUT_PRICE: '0.15', AI_TEXT_OUTPUT_PRICE: '0.6', AI_DAILY_CAP: '5' };
  expect(readAiSettings(readSettings(paid))?.dailyCap).toBe(5);
  expect(readAiSettings(readSettings({ ...image, AI_IMAGE_PRICE: '0.04', AI_DAILY_CAP: '5' }))?.image?.hosts).toEqual([]);
  expect(readAiSettings(readSettings({ ...image, AI_IMAGE_PRICE: '0' }))?.dailyCap).toBeNull();
});

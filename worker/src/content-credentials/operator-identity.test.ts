import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCredentials } from '../testing/c2pa-reader.ts';
import { makeIdentity } from './certificate.ts';
import { createSigner } from './content-credentials.ts';
import { readIdentity } from './operator-identity.ts';

const theirs = makeIdentity('o'.repeat(40));
const other = makeIdentity('p'.repeat(40));
const env = { APP_SECRET: 's'.repeat(40) };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-c2pa-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function keep(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

const pemOf = (certificate: Buffer | undefined) =>
  `-----BEGIN CERTIFICATE-----\n${certificate?.toString('base64')}\n-----END CERTIFICATE-----\n`;
const keyOf = ({ key }: typeof theirs) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

test('an operator’s certificate signs in place of the installation’s own, with those that stand behind it', async () => {
  const chain = pemOf(theirs.certificates[0]) + pemOf(other.certificates[0]);
  const C2PA_CERTIFICATE = await keep('chain.pem', `Bag Attributes\n${chain}`);
  const identity = await readIdentity({ ...env, C2PA_CERTIFICATE, C2PA_KEY: await keep('key.pem', keyOf(theirs)) });
  expect(identity.certificates).toEqual([theirs.certificates[0], other.certificates[0]]);
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).webp();
  const signed = createSigner(identity)(await picture.toBuffer(), { format: 'webp', type: 'algorithmicMedia' }, []);
  expect((await readCredentials(signed, 'image/webp')).state).toBe('Valid');
  expect((await readIdentity(env)).key.equals(makeIdentity(env.APP_SECRET).key)).toBe(true);
});

test('files that will not do are named, and so is why', async () => {
  const good = await keep('good.pem', pemOf(theirs.certificates[0]));
  const key = await keep('good.key', keyOf(theirs));
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const cases: [certificate: string, key: string, why: string][] = [
    [path.join(folder, 'none'), key, 'C2PA_CERTIFICATE cannot be read: ENOENT'],
    [good, path.join(folder, 'none'), 'C2PA_KEY cannot be read: ENOENT'],
    [await keep('empty', ''), key, 'without a certificate'],
    [await keep('damaged', pemOf(Buffer.from('nothing'))), key, 'damaged certificate'],
    [good, await keep('no.key', 'nothing'), 'without a key in PEM'],
    [good, await keep('p384.key', p384), 'P-256'],
    [good, await keep('other.key', keyOf(other)), 'not the key of the first certificate'],
  ];
  for (const [C2PA_CERTIFICATE, C2PA_KEY, why] of cases)
    await expect(readIdentity({ ...env, C2PA_CERTIFICATE, C2PA_KEY })).rejects.toThrow(why);
  vi.setSystemTime('2200-01-01');
  await expect(readIdentity({ ...env, C2PA_CERTIFICATE: good, C2PA_KEY: key })).rejects.toThrow('ended on 2125-12-31');
  vi.useRealTimers();
});

/** Secrets of the data folder. One that is lost or damaged is told: a new one in its place would lock everybody out without a word. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../../shared/src/platform/atomic-file.ts';

const APP_SECRET_BYTES = 32;
const NEW_ONE = `head -c ${APP_SECRET_BYTES} /dev/urandom | od -An -tx1 | tr -d ' \\n' >`;

/** What is in a file of a secret: the secret, or what is wrong with it. */
export type SecretFile = { secret: string } | { flaw: 'missing' | 'empty' | 'damaged' };

/**
 * @param bytes of chance that it was made from.
 * @throws when it is there and cannot be read.
 */
export async function readSecretFile(file: string, bytes: number): Promise<SecretFile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  if (text === undefined) return { flaw: 'missing' };
  const secret = text.trim();
  if (secret === '') return { flaw: 'empty' };
  return isWhole(secret, bytes) ? { secret } : { flaw: 'damaged' };
}

/** Made by chance, and kept whole or not at all. */
export async function makeSecretFile(file: string, bytes: number): Promise<string> {
  const secret = randomSecret(bytes);
  await keepSecret(file, secret);
  return secret;
}

export function randomSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

export function keepSecret(file: string, secret: string): Promise<void> {
  return writeFileAtomically(file, secret, 0o600);
}

/** As long as ours at least, of letters and digits: one cut off by a full disk, or of zeros after a power cut, is neither. */
function isWhole(secret: string, bytes: number): boolean {
  return /^[\w-]+$/.test(secret) && secret.length >= Math.ceil((bytes * 4) / 3);
}

/**
 * The one that everything is signed with, kept between starts; made by the first one.
 * @throws saying what to do, when it is damaged, or is missing though there is data that needs it.
 */
export async function readOrMakeAppSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'app-secret');
  const found = await readSecretFile(file, APP_SECRET_BYTES);
  if ('secret' in found) return found.secret;
  const isFirstStart = !['postgres', 'postgres-folder'].some((name) => existsSync(path.join(dataFolder, name)));
  if (found.flaw === 'missing' && isFirstStart) return makeSecretFile(file, APP_SECRET_BYTES);
  throw new Error(
    [
      `${file} is ${found.flaw}. It holds the secret that sessions and tickets are signed with.`,
      'Put it back from a backup, or set APP_SECRET where it was given before.',
      `Without either, begin with a new one; everybody has to sign in again, and visitors lose their tickets:\n  ${NEW_ONE} '${file}'`,
    ].join('\n'),
  );
}

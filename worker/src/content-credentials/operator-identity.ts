/** The certificate that an operator has got from an authority, where one is named. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Env, EnvError } from '@chaos/shared/platform/env';
import { type Identity, makeIdentity } from './certificate.ts';

const CERTIFICATES = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** P-256, as OpenSSL calls it. */
const CURVE = 'prime256v1';

/** @throws {EnvError} naming the file that will not do, and why: readers would refuse what is signed with it. */
export async function readIdentity(env: Pick<Env, 'APP_SECRET' | 'C2PA_CERTIFICATE' | 'C2PA_KEY'>): Promise<Identity> {
  const { APP_SECRET, C2PA_CERTIFICATE: certificateFile, C2PA_KEY: keyFile } = env;
  if (!certificateFile || !keyFile) return makeIdentity(APP_SECRET);
  const certificates = readCertificates(await read('C2PA_CERTIFICATE', certificateFile));
  const key = readKey(await read('C2PA_KEY', keyFile));
  const [own] = certificates;
  if (!own) throw new EnvError('C2PA_CERTIFICATE names a file without a certificate in PEM.');
  if (!own.checkPrivateKey(key)) throw new EnvError('C2PA_KEY is not the key of the first certificate in C2PA_CERTIFICATE.');
  if (own.validToDate < new Date()) throw new EnvError(`C2PA_CERTIFICATE ended on ${own.validToDate.toISOString()}.`);
  return { key, certificates: certificates.map(({ raw }) => raw) };
}

function read(name: string, file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new EnvError(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
}

function readCertificates(pem: string): X509Certificate[] {
  try {
    return (pem.match(CERTIFICATES) ?? []).map((one) => new X509Certificate(one));
  } catch {
    throw new EnvError('C2PA_CERTIFICATE names a file with a damaged certificate.');
  }
}

function readKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new EnvError('C2PA_KEY names a file without a key in PEM, or with one that wants a password.');
  }
  if (key.asymmetricKeyDetails?.namedCurve !== CURVE) throw new EnvError('C2PA_KEY has to be a key on the curve P-256 (ES256).');
  return key;
}

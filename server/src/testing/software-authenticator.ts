/** A device that keeps passkeys, in software: what a browser sends for it, and whatever an attacker would send instead. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewCredential, UsedCredential } from '@chaos/shared/contract/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

/** What is to be said otherwise than an honest browser and device would. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Nobody was looked at. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
  aaguid?: string;
  /** Statement and format of an attestation that nobody has asked for. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
  /** Signs with another key. */
  isForged?: boolean;
}

interface Options {
  challenge: string;
}

interface CreationOptions extends Options {
  rp: { id?: string };
  user: { id: string };
}

interface RequestOptions extends Options {
  rpId?: string;
}

export interface SoftwarePasskey {
  credentialId: string;
  /** What is sent for adding it. */
  created: NewCredential;
  /** Answers a challenge. */
  use(options: RequestOptions, lies?: Lies): UsedCredential;
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/**
 * @param origin of the page that asks.
 * @param counts false for a passkey that several devices share: its counter stays 0.
 */
export function makePasskey(
  origin: string,
  options: CreationOptions,
  { counts = true, ...lies }: Lies & { counts?: boolean } = {},
): SoftwarePasskey {
  const { publicKey, privateKey } = newKey();
  const id = randomBytes(32);
  const credentialId = base64url(id);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  // EC2, ES256, P-256.
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const rpId = options.rp.id ?? '';
  const aaguid = Buffer.from((lies.aaguid ?? '00000000-0000-0000-0000-000000000000').replaceAll('-', ''), 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const authData = Buffer.concat([authenticatorData(rpId, 0, lies, HAS_KEY), aaguid, length, id, coseKey]);
  const { fmt, attStmt } = lies.attestation ?? { fmt: 'none', attStmt: new Map() };
  let counter = 0;
  return {
    credentialId,
    created: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', origin, options, lies),
        attestationObject: base64url(isoCBOR.encode(attestationOf(fmt, attStmt, Uint8Array.from(authData)))),
        transports: ['internal'],
      },
    },
    use(request, wrong = {}) {
      if (counts) counter += 1;
      const signed = authenticatorData(request.rpId ?? rpId, counter, wrong);
      const data = clientData('webauthn.get', origin, request, wrong);
      const key = wrong.isForged ? newKey().privateKey : privateKey;
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: data,
          authenticatorData: base64url(signed),
          signature: base64url(sign('sha256', Buffer.concat([signed, sha256(Buffer.from(data, 'base64url'))]), key)),
          userHandle: wrong.userHandle ?? options.user.id,
        },
      };
    },
  };
}

type Encoded = Parameters<typeof isoCBOR.encode>[0];

function attestationOf(fmt: string, attStmt: Map<string, unknown>, authData: Uint8Array): Encoded {
  return new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', authData],
  ]) as Encoded;
}

function authenticatorData(rpId: string, counter: number, lies: Lies, flags = 0): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags | PRESENT | (lies.isUnverified ? 0 : VERIFIED));
  head.writeUInt32BE(lies.counter ?? counter, 1);
  return Buffer.concat([sha256(lies.rpId ?? rpId), head]);
}

function clientData(type: string, origin: string, { challenge }: Options, lies: Lies): string {
  const { origin: from = origin, challenge: signed = challenge, crossOrigin = false } = lies;
  return base64url(JSON.stringify({ type: lies.type ?? type, challenge: signed, origin: from, crossOrigin }));
}

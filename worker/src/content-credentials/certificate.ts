/**
 * The certificate that an installation signs with where its operator names none. Its key follows from the secret of the
 * installation, as all keys do: nothing has to be kept, all workers have the same, and a backup has it with the secret.
 */
import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { keyedHash } from '@chaos/shared/platform/secrets';
import { bitString, generalizedTime, integer, objectId, octetString, sequence, set, tagged, truth, utf8 } from './der.ts';

const CURVE = 'prime256v1';
/** How many keys the curve P-256 has (SEC 2, version 2). */
const ORDER = 0xffff_ffff_0000_0000_ffff_ffff_ffff_ffff_bce6_faad_a717_9e84_f3b9_cac2_fc63_2551n;
const OID = {
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  organization: '2.5.4.10',
  commonName: '2.5.4.3',
  subjectKeyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  authorityKeyId: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  emailProtection: '1.3.6.1.5.5.7.3.4',
};
const DIGITAL_SIGNATURE = Buffer.from([0x03, 0x02, 0x07, 0x80]);
/** It ends with the secret, and nobody would renew it. */
const VALID = { from: '20260101000000Z', to: '21251231235959Z' };

/** What signs, and the certificates that say whose it is: its own first. */
export interface Identity {
  key: KeyObject;
  certificates: Buffer[];
}

/** @param appSecret the same one gives the same keys. */
export function makeIdentity(appSecret: string): Identity {
  // C2PA refuses a certificate that has signed itself.
  const [authority, signer] = [makeKey(appSecret, 'authority'), makeKey(appSecret, 'signer')];
  return { key: signer, certificates: [writeCertificate(signer, authority)] };
}

function makeKey(appSecret: string, role: 'authority' | 'signer'): KeyObject {
  const chance = BigInt(`0x${Buffer.from(keyedHash(appSecret, 'content-credentials', role), 'base64url').toString('hex')}`);
  const secret = Buffer.from(((chance % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const part = (bytes: Buffer) => bytes.toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: part(secret), x: part(point.subarray(1, 33)), y: part(point.subarray(33)) };
  return createPrivateKey({ format: 'jwk', key: jwk });
}

/** X.509 (RFC 5280), as C2PA wants it of who signs (C2PA 2.2, 14.5.1). */
function writeCertificate(subject: KeyObject, issuer: KeyObject): Buffer {
  const algorithm = sequence(objectId(OID.ecdsaWithSha256));
  const [subjectKey, issuerKey] = [publicKeyOf(subject), publicKeyOf(issuer)];
  const [subjectId, issuerId] = [keyIdOf(subjectKey), keyIdOf(issuerKey)];
  const toSign = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(subjectId.subarray(0, 16)),
    algorithm,
    nameOf(`Hall of Chaos ${issuerId.toString('hex', 0, 8)}`),
    sequence(generalizedTime(VALID.from), generalizedTime(VALID.to)),
    nameOf('Pictures of a Hall of Chaos'),
    subjectKey,
    tagged(
      3,
      sequence(
        extension(OID.keyUsage, DIGITAL_SIGNATURE, true),
        extension(OID.extendedKeyUsage, sequence(objectId(OID.emailProtection))),
        extension(OID.subjectKeyId, octetString(subjectId)),
        extension(OID.authorityKeyId, sequence(Buffer.concat([Buffer.from([0x80, issuerId.length]), issuerId]))),
      ),
    ),
  );
  return sequence(toSign, algorithm, bitString(sign('sha256', toSign, issuer)));
}

function extension(id: string, value: Buffer, isCritical = false): Buffer {
  return sequence(objectId(id), ...(isCritical ? [truth()] : []), octetString(value));
}

const nameOf = (commonName: string): Buffer =>
  sequence(
    set(sequence(objectId(OID.organization), utf8('Hall of Chaos'))),
    set(sequence(objectId(OID.commonName), utf8(commonName))),
  );

const publicKeyOf = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' });

const keyIdOf = (publicKey: Buffer): Buffer => createHash('sha256').update(publicKey).digest().subarray(0, 20);

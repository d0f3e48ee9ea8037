/**
 * A push service on this machine, and the browser behind it: it checks who sends and decrypts what comes, by the standards (RFC 8291,
 * RFC 8188, RFC 8292) and not by the library that sends. Each request takes the next behaviour; when none is left it is taken.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { PushNetwork } from '../push/send-push.ts';

/** Of push.test, which no resolver knows, and of localhost; it opens nothing. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBcTCCARigAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlwdXNoLnRl
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CXB1c2gudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLmUpsPVGLQEzntl
Oo4hbUyI89nq2zBJiM4WC+dQHeA857/oAQzanFMkRML9ichd4fNHhWBKL63Jy4QW
gHihMEujWTBXMCUGA1UdEQQeMByCCXB1c2gudGVzdIIJbG9jYWxob3N0hwR/AAAB
MA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYEFPN8uhVxp89X1s1YHUzgIUvKpINr
MAoGCCqGSM49BAMCA0cAMEQCIF8LnuQDkyGJ/5BmzF1KYD10uJlqgk5Ro5++LP1H
r5BIAiBLROj28Z10O6bKfjSVHm8T9hOcITHlMK75m4GbH46kXA==
-----END CERTIFICATE-----`;
const CERTIFICATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyFMi1pUvmG/xHlQr
P3eSYWz9Q/AlRo4n43czZ7neYCKhRANCAAS5lKbD1Ri0BM57ZTqOIW1MiPPZ6tsw
SYjOFgvnUB3gPOe/6AEM2pxTJETC/YnIXeHzR4VgSi+tycuEFoB4oTBL
-----END PRIVATE KEY-----`;

interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type PushBehaviour = (response: ServerResponse) => void;

export interface PushService extends AsyncDisposable {
  port: number;
  received: ReceivedPush[];
  /** The only network of which it is a part. */
  network: PushNetwork;
  behave(...behaviours: PushBehaviour[]): void;
}

export const answerWith =
  (status: number, headers: Record<string, string> = {}): PushBehaviour =>
  (response) =>
    void response.writeHead(status, headers).end();

export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const behaviours: PushBehaviour[] = [];
  const server = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    received.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks) });
    (behaviours.shift() ?? answerWith(201))(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the push service has no port');
  const here = [{ address: '127.0.0.1', family: 4 }];
  const lookup = ((_name: string, _options: object, found: (error: null, all: typeof here) => void) =>
    found(null, here)) as PushNetwork['guard']['lookup'];
  return {
    port: address.port,
    received,
    network: { guard: { mayConnect: () => true, lookup }, ca: CERTIFICATE, connectMs: 30_000, answerMs: 30_000 },
    behave: (...more) => void behaviours.push(...more),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a browser keeps to itself of a subscription, and what it tells. */
export function newBrowser() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  /** @returns the text of a message for this browser. @throws for any other. */
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const input = derive(pair.computeSecret(sender), { salt: auth, info, length: 32 });
    const key = derive(input, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
    const nonce = derive(input, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // Of the last record: the text, a two, and perhaps zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  return { p256dh, auth: auth.toString('base64url'), decrypt };
}

function derive(input: Buffer, { salt, info, length }: { salt: Buffer; info: Buffer; length: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}

/** Who has signed a request, and what. @throws when the signature is not of the key that it names. */
export function readVapid({ authorization = '' }: IncomingHttpHeaders): { publicKey: string; claims: Record<string, unknown> } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

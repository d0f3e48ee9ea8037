/** Who we are to push services: a key pair (VAPID, RFC 8292) that follows from APP_SECRET, and so lasts as long and is backed up with it. */
import { createECDH } from 'node:crypto';
import { keyedHash } from './secrets.ts';

/** Both in base64url: the uncompressed point that browsers are given, and the number behind it. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export function derivePushKeys(appSecret: string): PushKeys {
  const pair = createECDH('prime256v1');
  for (let round = 0; ; round += 1) {
    const privateKey = keyedHash(appSecret, 'push', String(round));
    try {
      pair.setPrivateKey(privateKey, 'base64url');
    } catch {
      // One number in four billion is none of the curve's.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey };
  }
}

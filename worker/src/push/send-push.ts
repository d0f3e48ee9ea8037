/** One message to one browser, by its push service: encrypted for that browser alone (RFC 8291), and signed by us (RFC 8292). */
import https from 'node:https';
import type { PushMessage } from '@chaos/shared/contract/notifications';
import type { PushKeys } from '@chaos/shared/platform/push-keys';
import webPush from 'web-push';
import { type AddressGuard, ForbiddenAddressError, guardLookup, PUBLIC_ONLY, requireAllowedHost } from '../ssrf-guard.ts';

/** Which servers are asked: the addresses come from browsers, and so from anybody. Only tests know another than the default. */
export interface PushNetwork {
  guard: AddressGuard;
  /** Certificates that are trusted besides the usual ones. */
  ca?: string;
  connectMs: number;
  /** For everything together. */
  answerMs: number;
}

/** All in less than a worker takes to stop, which waits for what is on its way. */
export const PUBLIC_NETWORK: PushNetwork = { guard: PUBLIC_ONLY, connectMs: 3_000, answerMs: 5_000 };

export interface Sender {
  keys: PushKeys;
  /** Where a push service reaches whoever sends: an address of ours that begins with https: or mailto:. */
  subject: string;
  network: PushNetwork;
}

export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushAnswer {
  status: number;
  /** When the push service wants to be asked again; null where it does not say. */
  retryAfterSeconds: number | null;
}

/** What the browser has told is no key. */
export class UnusableKeysError extends Error {
  override readonly name = 'UnusableKeysError';
}

/** Nobody was there, or nobody who speaks TLS. */
export class ConnectTimeoutError extends Error {
  override readonly name = 'ConnectTimeoutError';
}

const SECONDS_KEPT = 86_400;

/** @throws {ForbiddenAddressError} for an address that is not public, {UnusableKeysError}, and whatever keeps the service from being reached. */
export async function sendPush(sender: Sender, browser: Browser, message: PushMessage): Promise<PushAnswer> {
  const url = new URL(browser.endpoint);
  if (url.protocol !== 'https:') throw new ForbiddenAddressError();
  requireAllowedHost(url.hostname, sender.network.guard);
  return post(url, { ...seal(sender, browser, message), network: sender.network });
}

function seal({ keys, subject }: Sender, { endpoint, p256dh, auth }: Browser, message: PushMessage) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...keys },
      TTL: SECONDS_KEPT,
      // Of a kind the newest one is kept for a browser that is away.
      topic: message.kind,
    });
  } catch (error) {
    throw new UnusableKeysError('no key', { cause: error });
  }
}

interface Post {
  headers: Record<string, string>;
  body: Buffer;
  network: PushNetwork;
}

/** Follows no redirect, and reads nothing but the head of the answer: it may be of any length. */
function post(url: URL, { headers, body, network: { guard, ca, connectMs, answerMs } }: Post): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: guardLookup(guard),
      signal: AbortSignal.timeout(answerMs),
      ...(ca !== undefined && { ca }),
    });
    request.on('error', reject);
    const connecting = setTimeout(() => request.destroy(new ConnectTimeoutError()), connectMs);
    request.once('socket', (socket) => socket.once('secureConnect', () => clearTimeout(connecting)));
    request.once('close', () => clearTimeout(connecting));
    request.once('response', ({ statusCode: status = 0, headers: answered }) => {
      resolve({ status, retryAfterSeconds: readSeconds(answered['retry-after']) });
      request.destroy();
    });
    request.end(body);
  });
}

function readSeconds(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

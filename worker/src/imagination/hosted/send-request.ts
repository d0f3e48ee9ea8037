/** One HTTP request with limits of its own: no redirects, nothing compressed, an answer that is cut where it gets too long. */
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { ForbiddenAddressError } from '../../ssrf-guard.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Limits } from './timeouts-and-tries.ts';

export interface Request {
  url: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Ends the request at once, wherever it is. */
  signal: AbortSignal;
  limits: Pick<Limits, 'connectMs' | 'firstByteMs' | 'maxBytes'>;
  lookup?: LookupFunction;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Who was never asked, or refused, did nothing for money; whether a model that was asked and gave no whole answer was paid, nobody knows. */
const NOTHING = 0;
const UNKNOWN = null;

/** @throws {ProviderFailure}, or what `signal` was aborted with. */
export function sendRequest({ url, method, headers, body, signal, limits, lookup }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const { request } = url.protocol === 'https:' ? https : http;
    const req = request(url, {
      method,
      // A connection of its own for each: what one of them broke is not there for the next.
      agent: false,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(lookup && { lookup }),
    });
    let timer: NodeJS.Timeout | undefined;
    let isAsked = false;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      settle();
      req.destroy();
    };
    const fail = (code: string, cost: number | null, kind: 'wrong' | 'passing' = 'passing') =>
      end(() => reject(new ProviderFailure(code, { kind, cost })));
    const onAbort = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });

    timer = setTimeout(() => fail('no connection in time', NOTHING), limits.connectMs);
    req.once('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer);
        isAsked = true;
        timer = setTimeout(() => fail('no answer in time', UNKNOWN), limits.firstByteMs);
      });
    });
    req.on('error', (error) => {
      if (error instanceof ForbiddenAddressError) fail('address not allowed', NOTHING, 'wrong');
      else fail(`connection lost ${codeOf(error)}`.trim(), isAsked ? UNKNOWN : NOTHING);
    });
    req.once('response', (response) => {
      clearTimeout(timer);
      const { statusCode: status = 0, headers: answered } = response;
      if (status >= 300 && status < 400) return fail('redirect', NOTHING, 'wrong');
      const encoding = answered['content-encoding'] ?? 'identity';
      if (encoding !== 'identity') return fail('compressed answer', UNKNOWN);
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > limits.maxBytes) return fail('answer too long', status < 400 ? UNKNOWN : NOTHING);
        chunks.push(chunk);
      });
      response.once('end', () => end(() => resolve({ status, headers: answered, body: Buffer.concat(chunks) })));
      response.on('error', (error) => fail(`answer cut ${codeOf(error)}`.trim(), UNKNOWN));
    });
    req.end(body);
  });
}

/** As `ECONNRESET`. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

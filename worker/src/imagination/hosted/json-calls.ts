/** Calls to a server that speaks JSON of its own: below the address that is set, and nowhere else. */
import type { z } from 'zod';
import { ProviderFailure } from './provider-failure.ts';
import { requireAnswer } from './provider-fetch.ts';
import type { Answer, Request } from './send-request.ts';
import type { Limits } from './timeouts-and-tries.ts';

/** @throws {ProviderFailure} */
export interface ServerCalls {
  post(path: string, body: object): Promise<unknown>;
  get(path: string): Promise<unknown>;
  /** What is no JSON. */
  fetch(path: string): Promise<Buffer>;
  /** Says something in passing, also when nobody waits any more: whether it is heard changes nothing. */
  tell(path: string, body?: object): Promise<void>;
  /** Looks something up also when nobody waits any more. @returns null where no answer comes soon. */
  check(path: string): Promise<unknown>;
}

/** For what is told or looked up in passing. */
const TELL_MS = 3_000;

interface CallOptions {
  url: string;
  key: string | undefined;
  limits: Limits;
  signal: AbortSignal;
}

export function createServerCalls({ url, key, limits, signal }: CallOptions): ServerCalls {
  const looking = { signal, limits: { ...limits, firstByteMs: limits.lookMs } };
  const ask = (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    how: Pick<Request, 'signal' | 'limits'> = { signal, limits },
  ) =>
    requireAnswer({
      url: new URL(url.replace(/\/+$/, '') + path),
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...authorization(key) },
      ...(body && { body: JSON.stringify(body) }),
      ...how,
    });
  return {
    post: async (path, body) => parseJson(await ask('POST', path, body)),
    get: async (path) => parseJson(await ask('GET', path, undefined, looking)),
    fetch: async (path) => (await ask('GET', path, undefined, looking)).body,
    async tell(path, body = {}) {
      const how = { signal: AbortSignal.timeout(TELL_MS), limits };
      await Promise.allSettled([ask('POST', path, body, how)]);
    },
    async check(path) {
      const how = { signal: AbortSignal.timeout(TELL_MS), limits };
      try {
        return parseJson(await ask('GET', path, undefined, how));
      } catch {
        return null;
      }
    },
  };
}

/** A name and a password, where there is a colon between; servers at home know both ways. */
function authorization(key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  return { authorization: key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `Bearer ${key}` };
}

function parseJson({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw unusable();
  }
}

/** @throws {ProviderFailure} when it is something else. */
export function readJson<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const read = schema.safeParse(json);
  if (!read.success) throw unusable();
  return read.data;
}

const unusable = () => new ProviderFailure('unusable answer', { kind: 'passing', cost: null });

/**
 * What the AI SDK sends with: to the provider that is set up, and to the hosts that pictures may come from, and nowhere
 * else. Every answer that is none throws a ProviderFailure.
 */
import { z } from 'zod';
import { type AddressGuard, ForbiddenAddressError, guardLookup, PUBLIC_ONLY, requireAllowedHost } from '../../ssrf-guard.ts';
import { ProviderFailure } from './provider-failure.ts';
import { type Answer, type Request, sendRequest } from './send-request.ts';
import { IMAGE_BYTES_MAX, type Limits } from './timeouts-and-tries.ts';

interface FetchOptions {
  limits: Limits;
  signal: AbortSignal;
  /** As host, or host:port, that pictures are fetched from. */
  pictureHosts: readonly string[];
  guard?: AddressGuard | undefined;
}

export function createProviderFetch(options: FetchOptions): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return init.method === 'POST' ? ask(toProvider(url, init, options)) : fetchPicture(url, options);
  };
}

/** @throws {ProviderFailure} also for an answer with an error. */
export async function requireAnswer(request: Request): Promise<Answer> {
  const answer = await sendRequest(request);
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  return answer;
}

async function ask(request: Request): Promise<Response> {
  const answer = await requireAnswer(request);
  const type = answer.headers['content-type'];
  return new Response(new Uint8Array(answer.body), { headers: type ? { 'content-type': type } : {} });
}

/** A picture that has an address is painted, and paid: what goes wrong now costs all the same. */
async function fetchPicture(url: URL, options: FetchOptions): Promise<Response> {
  try {
    return await ask(forPicture(url, options));
  } catch (error) {
    if (error instanceof ForbiddenAddressError) throw new ProviderFailure('address not allowed', { kind: 'wrong', cost: null });
    throw error instanceof ProviderFailure ? error.withCost(null) : error;
  }
}

function toProvider(url: URL, { headers, body }: RequestInit, { limits, signal }: FetchOptions): Request {
  if (typeof body !== 'string') throw new Error('only JSON is sent to a provider');
  return { url, method: 'POST', headers: Object.fromEntries(new Headers(headers)), body, limits, signal };
}

/** Nothing of the provider's goes there, least of all its key. */
function forPicture(url: URL, { limits, signal, pictureHosts, guard = PUBLIC_ONLY }: FetchOptions): Request {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || !pictureHosts.includes(url.host))
    throw new ProviderFailure('picture host not allowed', { kind: 'wrong', cost: null });
  requireAllowedHost(url.hostname, guard);
  const limited = { ...limits, maxBytes: IMAGE_BYTES_MAX };
  return { url, method: 'GET', headers: { accept: 'image/*' }, limits: limited, signal, lookup: guardLookup(guard) };
}

const REFUSALS = /content_?(policy|filter)|moderation|safety|prohibited/i;

/** What a gateway says that waited in vain: behind it the model may have done its work. */
const GATEWAY_GAVE_UP: readonly number[] = [502, 504];

/** An answer with an error: what it was asked for was not done, so nothing was paid; unless a gateway answered for the model. */
function failureOf({ status, headers, body }: Answer): ProviderFailure {
  const error = errorIn(body);
  const name = codeOf(error);
  const code = `http ${status} ${name}`.trim();
  if (status < 500 && REFUSALS.test(name)) return new ProviderFailure(code, { kind: 'refused', cost: 0 });
  const isPassing = status === 408 || status === 429 || status >= 500;
  // Whoever has no money left says 429 as well, and will say it again.
  const kind = isPassing && name !== 'insufficient_quota' ? 'passing' : 'wrong';
  const cost = GATEWAY_GAVE_UP.includes(status) ? null : 0;
  return new ProviderFailure(code, { kind, cost, retryAfterMs: readRetryAfter(headers) ?? readRetryDelay(error) });
}

const ErrorBody = z.object({ error: z.record(z.string(), z.unknown()) });

function errorIn(body: Buffer): Record<string, unknown> {
  try {
    return ErrorBody.parse(JSON.parse(body.toString('utf8'))).error;
  } catch {
    return {};
  }
}

/** The provider's own code for it, such as `rate_limit_exceeded`; a sentence may hold anything, and is left out. */
function codeOf({ code, type, status }: Record<string, unknown>): string {
  const isCode = (value: unknown) => typeof value === 'string' && /^[A-Za-z][\w.-]{0,59}$/.test(value);
  return String([code, type, status].find(isCode) ?? '');
}

/** In seconds, or as the time when it is over. */
function readRetryAfter(headers: Answer['headers']): number | null {
  const { 'retry-after-ms': inMs, 'retry-after': after } = headers;
  if (typeof inMs === 'string' && /^\d{1,15}$/.test(inMs)) return Number(inMs);
  if (after === undefined) return null;
  const ms = /^\d{1,12}(\.\d+)?$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

const RetryDelay = z.object({ retryDelay: z.string().regex(/^\d{1,12}(\.\d+)?s$/) });

/** Google says it in the body, as `{ details: [{ retryDelay: '34s' }] }`. */
function readRetryDelay({ details }: Record<string, unknown>): number | null {
  if (!Array.isArray(details)) return null;
  const delays = details.map((detail) => RetryDelay.safeParse(detail).data?.retryDelay).filter((delay) => delay !== undefined);
  return delays.length === 0 ? null : Math.max(...delays.map(Number.parseFloat)) * 1_000;
}

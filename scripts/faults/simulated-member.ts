/** A member who calls the product over HTTP and asks again until there is an answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppRouter } from '@chaos/server/router';
import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { PASSWORD } from '../../e2e/members.ts';
import type { AnswerLog } from './answer-log.ts';

type Client = ReturnType<typeof createTRPCClient<AppRouter>>;

export interface Player {
  id: string;
  client: Client;
  /** @returns the answer of a call that may be sent twice. @throws {Refusal} when the product says no. */
  insist<T>(call: () => Promise<T>): Promise<T>;
  /** @returns undefined when there was no answer, or no. */
  tryOnce<T>(call: () => Promise<T>): Promise<{ answer: T } | 'refused' | 'lost'>;
}

interface Newcomer {
  name: string;
  /** Counts where the product trusts a proxy on this machine. */
  address?: string;
}

/** The product has decided, and says no. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const CALL_MS = 10_000;
const PAUSE_MS = 200;
/** After this long without an answer the product is broken, not restarting. */
const TIMEOUT_MS = 180_000;
/** The product says that it could not do it, and not that it will not. */
const NOT_NOW = new Set(['database_unavailable', 'timed_out', 'internal', 'too_busy']);

export async function joinAsPlayer(url: string, { name, address = '127.0.0.1' }: Newcomer, diary: AnswerLog): Promise<Player> {
  let accessToken = '';
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/trpc`,
        transformer: superjson,
        headers: () => ({
          'x-forwarded-for': address,
          ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
        }),
        fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(CALL_MS) }),
      }),
    ],
  });

  const account = { email: `${name}@chaos.test`, password: PASSWORD };
  const signIn = async () => {
    ({ accessToken } = await client.auth.signIn.mutate(account));
  };

  const judge = (error: unknown): { reason: string; isLost: boolean } => {
    const reason = reasonOf(error) ?? 'no answer';
    diary.reasons.set(reason, (diary.reasons.get(reason) ?? 0) + 1);
    const isLost = reason === 'no answer' || NOT_NOW.has(reason);
    if (isLost) diary.lostAnswers += 1;
    return { reason, isLost };
  };

  const insist = async <T>(call: () => Promise<T>): Promise<T> => {
    const giveUpAt = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        // Without a session it would be the action of a visitor.
        if (!accessToken) await signIn();
        return await call();
      } catch (error) {
        const { reason, isLost } = judge(error);
        // An access token lives for ten minutes.
        if (reason === 'signed_out') accessToken = '';
        else if (!isLost) throw new Refusal(reason, { cause: error });
        if (Date.now() > giveUpAt) throw error;
        await delay(PAUSE_MS);
      }
    }
  };

  const tryOnce: Player['tryOnce'] = async (call) => {
    if (!accessToken) return 'refused';
    try {
      return { answer: await call() };
    } catch (error) {
      return judge(error).isLost ? 'lost' : 'refused';
    }
  };

  const { session } = await client.auth.signUp.mutate({ ...account, username: name });
  if (!session) throw new Error('Signing up should sign in where no mail is sent.');
  accessToken = session.accessToken;
  return { id: session.user.id, client, insist, tryOnce };
}

/** A request id that the diary knows before anybody else does. */
export function newRequestId(diary: AnswerLog): string {
  const requestId = randomUUID();
  diary.asked.add(requestId);
  return requestId;
}

/** @returns undefined where nothing that the product says came back. */
function reasonOf(error: unknown): string | undefined {
  const data: unknown = Reflect.get(Object(error), 'data');
  const reason: unknown = Reflect.get(Object(data), 'reason');
  return typeof reason === 'string' ? reason : undefined;
}

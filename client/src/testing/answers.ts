/** A server of a component test: typed answers, procedure by procedure. */
import type { AppRouter } from '@chaos/server/router';
import type { Suspension } from '@chaos/shared/contract/auth';
import type { ErrorReason } from '@chaos/shared/contract/errors';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';

type Inputs = Rooms<inferRouterInputs<AppRouter>>;
type Outputs = Rooms<inferRouterOutputs<AppRouter>>;
/** What stands within another router is answered beside it, by its own name. */
type Rooms<Routers extends { account: { codes: unknown; passkeys: unknown } }> = Omit<Routers, 'account'> & {
  account: Omit<Routers['account'], 'codes' | 'passkeys'>;
  codes: Routers['account']['codes'];
  passkeys: Routers['account']['passkeys'];
};
type Event<Output> = Output extends AsyncIterable<infer Item> ? Item : never;

/** What a procedure says to its input; a subscription is handed the way to tell, and may return a function that ends it. */
type Answer<Input, Output> = [Output] extends [AsyncIterable<unknown>]
  ? (input: Input, tell: (event: Event<Output>) => void) => unknown
  : (input: Input) => Output | Promise<Output>;

/** Only what the test is about; {@link QUIET} stands in for the rest. */
export type Answers = {
  [Feature in keyof Outputs]?: {
    [Procedure in keyof Outputs[Feature]]?: Procedure extends keyof Inputs[Feature]
      ? Answer<Inputs[Feature][Procedure], Outputs[Feature][Procedure]>
      : never;
  };
};

const NOTHING = { items: [], totalCount: 0, nextCursor: null };

/** What a page asks for by itself, in a product where nothing is and nothing happens. */
const QUIET: Answers = {
  account: { sessions: () => ({ items: [] }) },
  // A browser that is to offer passkeys waits for whoever chooses one.
  auth: { beginPasskey: () => ({ challenge: 'AAAA', rpId: location.hostname, userVerification: 'required' }) },
  battles: {
    fairness: ({ day }) => ({ day, commitment: '0'.repeat(64), secret: null }),
    history: () => ({ items: [] }),
  },
  codes: { state: () => ({ since: null, recoveryLeft: 0 }) },
  characters: {
    claim: () => ({ claimed: 0 }),
    following: () => NOTHING,
    found: () => NOTHING,
    history: () => NOTHING,
    list: () => NOTHING,
    similar: () => ({ items: [] }),
    tradable: () => ({ ...NOTHING, restingCount: 0 }),
  },
  collections: {
    characters: () => NOTHING,
    followed: () => NOTHING,
    list: () => NOTHING,
    marks: () => ({ items: [] }),
  },
  creators: { all: () => NOTHING, following: () => NOTHING, popular: () => NOTHING },
  gallery: {
    search: () => ({ ...NOTHING, emptyReason: null, spelling: 'exact' }),
    suggest: () => ({ items: [] }),
    top: () => NOTHING,
  },
  live: { counts: () => {}, events: () => {} },
  notifications: {
    list: () => ({ items: [], newCount: 0, pendingOffers: 0 }),
    push: () => ({ publicKey: '', endpoint: null }),
  },
  offers: { list: () => ({ ...NOTHING, totalPending: 0 }) },
  passkeys: { list: () => ({ items: [] }) },
  people: { list: () => NOTHING, words: () => ({ words: [] }) },
  reactions: { mine: () => [] },
  tickets: { made: () => ({ items: [] }), mine: () => ({ items: [] }), watch: () => {} },
};

/** The server refuses: with its sentence, as the browser gets it. */
export function refusal(reason: ErrorReason, message: string, httpStatus = 400): TRPCClientError<AppRouter> {
  const data = { reason, message, httpStatus };
  return TRPCClientError.from({ error: { message, code: -32_600, data } } as never);
}

/** The server tells a member who is suspended. */
export function suspendedRefusal(suspension: Suspension): TRPCClientError<AppRouter> {
  const data = { reason: 'suspended', message: 'Your account is suspended.', httpStatus: 403, suspension };
  return TRPCClientError.from({ error: { message: data.message, code: -32_603, data } } as never);
}

/** The server has a fault of its own. */
export const serverFault = () => refusal('internal', 'Something went wrong on our side.', 500);

/** No answer arrived at all. */
export const lostConnection = () => TRPCClientError.from<AppRouter>(new TypeError('Failed to fetch'));

export interface Asked {
  path: string;
  input: unknown;
}

interface AnswerLinkOptions {
  /** Read anew at each call, so that a test may change them meanwhile. */
  current: () => Answers;
  /** Gets every call in its order. */
  asked: Asked[];
}

/** The door to this server. */
export function createAnswerLink({ current, asked }: AnswerLinkOptions): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        const { path, input, type } = op;
        asked.push({ path, input });
        const [feature = '', procedure = ''] = path.split('.').slice(-2);
        const find = (answers: Answers) =>
          (answers as Record<string, Record<string, (input: unknown, tell?: unknown) => unknown>>)[feature]?.[procedure];
        const answer = find(current()) ?? find(QUIET);
        const fail = (error: unknown) =>
          observer.error(error instanceof TRPCClientError ? error : TRPCClientError.from(error as Error));
        if (!answer) {
          // To the page it looks like a lost connection; no failure of the test, because a screen that opens at its end may still ask.
          console.error(`The test answers no call of ${path}.`);
          return fail(new Error(`The test answers no call of ${path}.`));
        }
        if (type === 'subscription') {
          observer.next({ result: { type: 'started' } });
          const end = answer(input, (data: unknown) => observer.next({ result: { type: 'data', data } }));
          return typeof end === 'function' ? (end as () => void) : undefined;
        }
        new Promise((resolve) => resolve(answer(input))).then((data) => {
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        }, fail);
      });
}

/** Which answers of the server a hint makes old, and how they are asked for again. */
import { HINT_TOPICS, type HintTopic, type MemberHint } from '@chaos/shared/contract/live';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type ProcedurePath, procedureOf, type RouterName } from './procedures.ts';

/** Hints that come together are followed together. */
const GATHER_MS = 100;
/** After a cut everybody comes back at once; they need not all ask at once. */
const SPREAD_MS = 1_000;

/** By topic, the procedures, or the whole routers, whose answers show it. A new one has to be named here. */
const SHOWN_BY: Record<HintTopic, readonly (ProcedurePath | RouterName)[]> = {
  // Offers show the pictures and names of what they are about, and whether it can still move.
  characters: [
    'characters.list',
    'characters.tradable',
    'characters.byId',
    'characters.history',
    'characters.secret',
    'characters.found',
    'characters.deleted',
    'characters.restrictions',
    'profiles.byId',
    'collections',
    'offers',
    'notifications',
  ],
  battles: ['battles.history', 'battles.byId'],
  collections: ['collections'],
  // What can be given says of each whether it stands in one.
  offers: ['offers', 'characters.tradable', 'notifications'],
  // A sign-in is one, and stands in the list of sessions too.
  notifications: ['notifications', 'account.sessions'],
};

/** True when the answer may have changed with what the hint tells of. */
export function isHinted({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>, { topic, id }: MemberHint): boolean {
  const procedure = procedureOf({ queryKey });
  if (procedure === null) return false;
  const isShown = (SHOWN_BY[topic] ?? []).some((name) => procedure === name || procedure.startsWith(`${name}.`));
  // Opponents come in another order each time: they move only when one of them is no opponent any more.
  if (!isShown || id === null || state.data === undefined || !isOpponents(queryKey[1])) return isShown;
  return JSON.stringify(state.data).includes(id);
}

function isOpponents(options: unknown): boolean {
  return Reflect.get(Object(Reflect.get(Object(options), 'input')), 'filterType') === 'opponents';
}

/** Asks again for what hints make old: at once where it is shown, and otherwise when it is shown next. */
export class HintedQueries {
  readonly #queryClient: QueryClient;
  readonly #due = new Set<Query>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firesAt = Number.POSITIVE_INFINITY;

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  note(hint: MemberHint): void {
    for (const query of this.#queryClient.getQueryCache().getAll()) if (isHinted(query, hint)) this.#due.add(query);
    if (this.#due.size > 0) this.#askIn(hint.id === null ? Math.random() * SPREAD_MS : GATHER_MS);
  }

  /** Anything may have changed. */
  noteAll(): void {
    for (const topic of HINT_TOPICS) this.note({ topic, id: null });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#due.clear();
  }

  #askIn(delay: number): void {
    const at = Date.now() + delay;
    if (at >= this.#firesAt) return;
    this.#firesAt = at;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), delay);
  }

  #ask(): void {
    this.#firesAt = Number.POSITIVE_INFINITY;
    // An answer under way may be older than the hint, and a page that somebody asked for is not to be lost: they come first.
    const ready = new Set<Query>();
    for (const query of this.#due) {
      const isCached = this.#queryClient.getQueryCache().get(query.queryHash) === query;
      if (isCached && query.state.fetchStatus === 'fetching') continue;
      this.#due.delete(query);
      ready.add(query);
    }
    void this.#queryClient.invalidateQueries({ predicate: (query) => ready.has(query) });
    if (this.#due.size > 0) this.#askIn(GATHER_MS);
  }
}

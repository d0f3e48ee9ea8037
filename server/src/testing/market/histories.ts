/** Random histories of a small market: many clients at once over few characters, and what the audit says afterwards. */
import { auditDatabase, type Break } from '@chaos/shared/core/audit/audit-database';
import type { TestWorld } from '../test-world.ts';
import { ACTIONS, anyOf } from './actions.ts';
import { openMarketDatabase } from './database.ts';
import { dropBelts, type Mutant } from './mutants.ts';
import { type ActionKind, type Market, openView } from './view.ts';

const PEOPLE = 12;
const CHARACTERS_EACH = 3;
const CLIENTS = 16;

export interface MarketOptions {
  mutant?: Mutant | undefined;
  /** Without what the schema itself refuses, so that the locks stand alone. */
  withoutBelts?: boolean;
}

/** What the world of a market is made with: limits so wide that they are none, and sessions that end. */
export const MARKET_WORLD = { rateLimitScale: 1_000_000, looksAtSessions: true };

/** @param world made with {@link MARKET_WORLD}. */
export async function openMarket(world: TestWorld, { mutant, withoutBelts }: MarketOptions = {}): Promise<Market> {
  const people: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const { id: creatorId } = await world.newMember();
    people.push(creatorId);
    for (let index = 0; index < CHARACTERS_EACH; index += 1) await world.newCharacter({ creatorId });
  }
  if (withoutBelts) await dropBelts(world.db);
  const database = openMarketDatabase(world.databaseUrl, mutant);
  const { db, errors, countTransactions } = database;
  // Limits are not what is looked for, nor is who hears of it, and both cost as much as the actions.
  const limits = { count: async () => 0, require: async () => {}, forget: async () => {} };
  const bus = { publish() {}, subscribe: () => () => {}, onGap: () => () => {}, close: async () => {} };
  Object.assign(world.services, { db, limits, bus });
  return {
    people,
    starters: [...people],
    look: openView(world.db),
    missing: 0,
    actions: mutant ? (ACTIONS_WHERE[mutant] ?? ACTIONS_OF_MUTANTS) : ACTIONS_OF_ALL,
    databaseErrors: errors,
    countTransactions,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export interface History {
  /** How often an action came to what: `answer ok`, `battle not_yours`. */
  outcomes: Map<string, number>;
  breaks: Break[];
}

/** What a call may come to when others were faster. Anything else is a fault of ours. */
const FAIR = new Set([
  ...['ok', 'stale_offer', 'already_answered', 'not_yours', 'not_found', 'invalid_input', 'too_many_requests', 'won_lately'],
  ...['locked', 'held', 'cannot_reverse'],
  // Of whoever is about to leave, or has left meanwhile, and of what is sent to them.
  ...['signed_out', 'leaving', 'resting', 'proof_required', 'gone', 'ended'],
  // Of a ticket: it is open, and then has come to one of two ends, or its holder is gone and it with them.
  ...['asked', 'done', 'failed', 'lost'],
]);

const WEIGHTS: Record<ActionKind, number> = {
  ...{ send: 16, answer: 12, doubleAnswer: 4, battle: 4, contest: 2, privacy: 2, fuse: 2, doubleFuse: 1 },
  ...{ reverse: 8, withdraw: 1, lock: 1 },
  ...{ leave: 1, comeBack: 1, endDepartures: 1 },
  // Whenever one is missing.
  make: 0,
};
const KINDS = Object.keys(WEIGHTS) as ActionKind[];
const weighted = (kinds: readonly ActionKind[]) => kinds.flatMap((kind) => Array.from({ length: WEIGHTS[kind] }, () => kind));
/** Where a precaution is left out nobody leaves: those who rest keep others from meeting at it. */
const LEAVING = new Set<ActionKind>(['leave', 'comeBack', 'endDepartures']);
const ACTIONS_OF_ALL = weighted(KINDS);
const ACTIONS_OF_MUTANTS = weighted(KINDS.filter((kind) => !LEAVING.has(kind)));
/** Where people meet at what a mutant leaves out, and seldom in all else that they do. */
const ACTIONS_WHERE: Partial<Record<Mutant, readonly ActionKind[]>> = {
  'no character locks': ['send', 'send', 'contest', 'reverse'],
  'no offer lock': ['send', 'doubleAnswer', 'doubleAnswer'],
};

/** After so many actions another week begins: nothing is held any more, an owner loses three a day, and what was won can be hidden and fused. */
export const ACTIONS_A_WEEK = 50;
const WEEK_SECONDS = 8 * 86_400;

/** Does so many actions, 16 at a time, and audits what is left. */
export async function runHistory(world: TestWorld, market: Market, operations: number): Promise<History> {
  const outcomes = new Map<string, number>();
  const breaks: Break[] = [];
  let left = 0;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const kind = nextAction(market);
      for (const outcome of await ACTIONS[kind]({ world, market, view: await market.look() })) {
        outcomes.set(`${kind} ${outcome}`, (outcomes.get(`${kind} ${outcome}`) ?? 0) + 1);
        if (!FAIR.has(outcome)) breaks.push({ invariant: 'answers', rule: 'no call fails', id: kind, detail: outcome });
      }
    }
  };
  for (let done = 0; done < operations; done += ACTIONS_A_WEEK) {
    left = Math.min(ACTIONS_A_WEEK, operations - done);
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await world.passTime(WEEK_SECONDS);
  }
  return { outcomes, breaks: [...breaks, ...(await auditDatabase(world.db)), ...(await auditMarket(world, market))] };
}

function nextAction(market: Market): ActionKind {
  if (market.missing === 0) return anyOf(market.actions);
  market.missing -= 1;
  return 'make';
}

/** What must hold in a market beyond what must hold in any database. */
async function auditMarket({ db }: TestWorld, market: Market): Promise<Break[]> {
  const breaks: Break[] = [];
  const { first, makers } = await db
    .selectFrom('profiles')
    .leftJoin('meme_characters', (join) => join.onRef('user_id', '=', 'profiles.id').on('ticket_id', 'is', null))
    .select(({ fn }) => [
      fn.count<number>('meme_characters.id').as('first'),
      fn.count<number>('profiles.id').distinct().as('makers'),
    ])
    .where('profiles.id', 'in', market.starters)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  // The audit counts one for each done ticket. Whoever leaves takes their tickets along, and is another one then.
  if (first !== makers * CHARACTERS_EACH)
    breaks.push({
      invariant: 'I2',
      rule: 'none comes or goes but by a ticket',
      id: 'market',
      detail: `${first} of ${makers} makers were there first`,
    });
  const open = db.selectFrom('tickets').select(['id', 'kind', 'state']).where('kind', '<>', 'story');
  for (const { id, kind, state } of await open.where('state', 'in', ['waiting', 'running']).execute())
    breaks.push({ invariant: 'I11', rule: 'a ticket comes to an end', id, detail: `the ${kind} is ${state}` });
  return breaks;
}

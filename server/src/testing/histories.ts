/** Random histories of a small market: many clients at once over few characters, and what the audit says afterwards. */
import { randomUUID } from 'node:crypto';
import type { Database } from '@chaos/shared/node/database';
import { auditDatabase, type Break } from '@chaos/shared/node/domain/audit/audit-database';
import { Kysely, PostgresDialect } from 'kysely';
import { believedGivers, dropBelts, type Mutant, mutate } from './mutants.ts';
import type { TestWorld } from './test-world.ts';

export interface Market {
  people: readonly string[];
  characters: readonly string[];
  /** How often the database said what, by SQLSTATE: `40P01` is a deadlock. */
  databaseErrors: Map<string, number>;
}

const PEOPLE = 12;
const CHARACTERS_EACH = 3;

export interface MarketOptions {
  mutant?: Mutant;
  /** Without what the schema itself refuses, so that the locks stand alone. */
  withoutBelts?: boolean;
}

/** @param world with limits so wide that they are none. */
export async function openMarket(world: TestWorld, { mutant, withoutBelts }: MarketOptions = {}): Promise<Market> {
  const people: string[] = [];
  const characters: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const creatorId = await world.newProfile();
    people.push(creatorId);
    for (let index = 0; index < CHARACTERS_EACH; index += 1) characters.push(await world.newCharacter({ creatorId }));
  }
  if (withoutBelts) await dropBelts(world.db);
  const databaseErrors = new Map<string, number>();
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool: world.services.pool }),
    plugins: mutant ? [mutate(mutant)] : [],
    log(event) {
      if (event.level === 'error') count(databaseErrors, String(Reflect.get(Object(event.error), 'code')));
    },
  });
  // Limits are not what is looked for, and cost as much as the deeds.
  const limits = { count: async () => 0, require: async () => {}, forget: async () => {} };
  Object.assign(world.services, { db, limits });
  return { people, characters, databaseErrors };
}

export interface History {
  /** How often a deed came to what: `accept ok`, `battle not_yours`. */
  outcomes: Map<string, number>;
  breaks: Break[];
}

/** What a call may come to when others were faster. Anything else is a fault of ours. */
const FAIR = new Set(['ok', 'stale_offer', 'already_answered', 'not_yours', 'not_found', 'invalid_input', 'too_many_requests']);

/** Does so many deeds, 16 at a time, and audits what is left. */
export async function runHistory(world: TestWorld, market: Market, operations: number): Promise<History> {
  const outcomes = new Map<string, number>();
  const breaks: Break[] = [];
  let left = operations;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const kind = anyOf(WEIGHTED);
      for (const outcome of await DEEDS[kind](world, market)) {
        count(outcomes, `${kind} ${outcome}`);
        if (!FAIR.has(outcome)) breaks.push({ invariant: 'answers', rule: 'no call fails', id: kind, detail: outcome });
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return { outcomes, breaks: [...breaks, ...(await auditDatabase(world.db))] };
}

type Kind = 'send' | 'answer' | 'doubleAnswer' | 'battle' | 'privacy';

const WEIGHTS: Record<Kind, number> = { send: 8, answer: 6, doubleAnswer: 2, battle: 3, privacy: 1 };
const WEIGHTED = (Object.keys(WEIGHTS) as Kind[]).flatMap((kind) => Array.from({ length: WEIGHTS[kind] }, () => kind));

/** Each does something as some person, and says what it came to. */
const DEEDS: Record<Kind, (world: TestWorld, market: Market) => Promise<string[]>> = {
  async send(world, market) {
    const [me, toUserId] = [await anyOwner(world, market), anyOf(market.people)];
    const offeredIds = await someOf(world, me);
    const requestedIds = Math.random() < 0.7 ? await someOf(world, toUserId) : [];
    const offerType = requestedIds.length > 0 ? 'trade' : 'gift';
    const request = { toUserId, offerType, offeredIds, requestedIds, requestId: randomUUID() } as const;
    return together(() => world.member(me).offers.send(request));
  },

  async answer(world, market) {
    const answer = await anyAnswer(world, anyOf(market.people));
    return answer ? together(answer) : [];
  },

  /** Two answers to one offer at once. */
  async doubleAnswer(world, market) {
    const me = anyOf(market.people);
    const offerId = await anyReceived(world, me);
    if (!offerId) return [];
    const answers = await Promise.all([anyAnswer(world, me, offerId), anyAnswer(world, me, offerId)]);
    return together(...answers.flatMap((answer) => answer ?? []));
  },

  async battle(world, market) {
    const me = await anyOwner(world, market);
    const char1Id = anyOf(await someOf(world, me));
    const request = { char1Id, char2Id: anyOf(market.characters), requestId: randomUUID() };
    return together(() => world.member(me).battles.execute(request));
  },

  async privacy(world, market) {
    const me = await anyOwner(world, market);
    const characterId = anyOf(await someOf(world, me));
    const toggle = () => world.member(me).characters.togglePrivacy({ characterId });
    // Hidden ones come back soon: what is private cannot be traded.
    const first = await together(toggle);
    return first[0] === 'ok' ? [...first, ...(await together(toggle))] : first;
  },
};

/** An answer to some pending offer, with what was read of it; the call itself comes later. */
async function anyAnswer(world: TestWorld, me: string, known?: string): Promise<(() => Promise<unknown>) | null> {
  const { offers } = world.member(me);
  const id = known ?? (await anyReceived(world, me));
  const offer = (await offers.list({ limit: 20 })).items.find((one) => one.id === id);
  if (!offer) return null;
  const { id: offerId, termsHash } = offer;
  const requestId = randomUUID();
  const [offeredIds, requestedIds] = [await someOf(world, me), await someOf(world, offer.from.id)];
  const givers = new Map([
    ...offer.offered.map(({ characterId }) => [characterId, offer.from.id] as const),
    ...offer.requested.map(({ characterId }) => [characterId, offer.to.id] as const),
  ]);
  const accept = () => believedGivers.run(givers, () => offers.accept({ offerId, termsHash, requestId }));
  const counter = () => offers.counter({ offerId, offeredIds, requestedIds, requestId });
  return anyOf([accept, accept, counter, () => offers.reject({ offerId, requestId })]);
}

/** One of the newest that wait for this person. */
async function anyReceived({ db }: TestWorld, me: string): Promise<string | undefined> {
  const waiting = db.selectFrom('offers').select('id').where('to_user_id', '=', me).where('status', '=', 'pending');
  const rows = await waiting.orderBy('id', 'desc').limit(5).execute();
  return rows.length > 0 ? anyOf(rows).id : undefined;
}

async function anyOwner({ db }: TestWorld, { characters }: Market): Promise<string> {
  const row = await db.selectFrom('meme_characters').select('owner_id').where('id', '=', anyOf(characters)).executeTakeFirst();
  if (!row?.owner_id) throw new Error('a character of the market belongs to nobody');
  return row.owner_id;
}

/** One to three characters that this person owns now; one that nobody has where there are none. */
async function someOf({ db }: TestWorld, owner: string): Promise<string[]> {
  const rows = await db.selectFrom('meme_characters').select('id').where('owner_id', '=', owner).execute();
  const most = 1 + Math.floor(Math.random() * 3);
  const ids = rows.map(({ id }) => id).sort(() => Math.random() - 0.5);
  return ids.length > 0 ? ids.slice(0, most) : [randomUUID()];
}

/** Calls at once. @returns `ok`, or the reason of each refusal; the message where there is none. */
async function together(...calls: (() => Promise<unknown>)[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call().then(
        () => 'ok',
        (error: unknown) => String(Reflect.get(Object(error), 'reason') ?? error),
      ),
    ),
  );
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

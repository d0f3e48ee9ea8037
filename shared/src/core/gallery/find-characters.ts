/**
 * Characters that fit conditions, in the order of a tab, a page at a time. A common condition is soon met on a walk along the order; a
 * rare one is looked up in the index of terms, and what was found is sorted. Which of the two it is shows on a bounded walk, so
 * nothing depends on statistics. Where neither gets far enough the page is short, and the next one goes on from there.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { holdersOf, isUnhidden } from '../people/hidden-people.ts';
import type { Terms } from './match-search-words.ts';
import { all, type Leg, legOf, legsOf, type OrderRequest, orderBy, type Place } from './tab-orders.ts';

export interface Conditions {
  terms: Terms;
  /** Any of these people; null: anybody. */
  makers: readonly string[] | null;
  owners: readonly string[] | null;
  /** Made by somebody whom this member follows. */
  followedBy: string | null;
  /** A member from whom somebody is hidden. */
  hiddenFrom?: string | null;
  /** Not in a battle of this person's. */
  unfoughtBy: string | null;
}

export interface LegPlace {
  leg: number;
  /** Null: from its beginning. */
  place: Place | null;
}

interface FoundPage {
  ids: string[];
  /** Null when there is nothing further. */
  next: LegPlace | null;
}

interface Bounds {
  /** How much longer a walk is when more were found than can be sorted. */
  longWalk: number;
  /** More than so many found by index are not sorted. */
  lookUp: number;
}

const BOUNDS: Bounds = { longWalk: 12, lookUp: 4_000 };

type Hit = Place;

export interface FindRequest {
  order: OrderRequest;
  conditions: Conditions;
  from: LegPlace;
  limit: number;
}

/** @param bounds for tests. */
export async function findCharacters(db: Database, request: FindRequest, bounds = BOUNDS): Promise<FoundPage> {
  const { order, from, limit } = request;
  const hits: (Hit & { leg: number })[] = [];
  let at: LegPlace = from;
  while (at.leg < legsOf(order.tab)) {
    const { leg } = at;
    const found = await findInLeg(db, { ...request, at, wanted: limit + 1 - hits.length }, bounds);
    hits.push(...found.hits.map((hit) => ({ ...hit, leg })));
    const last = hits[limit - 1];
    if (hits.length > limit && last) return { ids: idsOf(hits.slice(0, limit)), next: { leg: last.leg, place: last } };
    if (found.stoppedAt) return { ids: idsOf(hits), next: { leg, place: found.stoppedAt } };
    at = { leg: leg + 1, place: null };
  }
  return { ids: idsOf(hits), next: null };
}

const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id);

interface LegRequest extends FindRequest {
  at: LegPlace;
  wanted: number;
}

interface LegResult {
  hits: Hit[];
  /** So far it was looked through, and there may be more; null when all of it was. */
  stoppedAt: Place | null;
}

async function findInLeg(db: Database, request: LegRequest, bounds: Bounds): Promise<LegResult> {
  const { at, order, conditions, wanted } = request;
  const people = peopleTests(conditions);
  const tests = [...rowTests(conditions.terms), ...people];
  const leg = legOf(order, at.leg, at.place);
  const hits = await walk(db, leg, tests, { limit: wanted, walkMax: leg.walkMax });
  if (hits.length === wanted) return { hits, stoppedAt: null };
  const end = await findEnd(db, leg, leg.walkMax);
  if (!end) return { hits, stoppedAt: null };
  const further = legOf(order, at.leg, end);
  const walkMax = further.walkMax * bounds.longWalk;
  const walkOn = async () => [...hits, ...(await walk(db, further, tests, { limit: wanted - hits.length, walkMax }))];
  // So many were met that a longer walk will meet enough.
  let met = hits.length * bounds.longWalk >= 2 * wanted ? await walkOn() : null;
  if (met?.length === wanted) return { hits: met, stoppedAt: null };
  for (const { candidates, isByTerms } of candidatesOf(conditions)) {
    const found = await lookUp(db, leg, { candidates, tests: isByTerms ? people : tests, limit: wanted, most: bounds.lookUp });
    if (found) return { hits: found, stoppedAt: null };
  }
  met ??= await walkOn();
  return { hits: met, stoppedAt: met.length === wanted ? null : await findEnd(db, further, walkMax) };
}

function walked({ walk: from, where, key, isFalling }: Leg, walkMax: number): RawBuilder<unknown> {
  return sql`select c.id, ${key ?? sql`0`} as key from ${from} where ${where} order by ${orderBy({ key, isFalling })} limit ${sql.lit(walkMax)}`;
}

async function walk(
  db: Database,
  leg: Leg,
  tests: RawBuilder<boolean>[],
  { limit, walkMax }: { limit: number; walkMax: number },
): Promise<Hit[]> {
  const most = tests.length > 0 ? walkMax : limit;
  const { rows } = await sql<Hit>`
    select id, key from (${walked(leg, most)}) found where ${all(tests)} order by ${orderBy(leg)} limit ${sql.lit(limit)}
  `.execute(db);
  return rows;
}

/** The last one of a walk that was not the whole leg. */
async function findEnd(db: Database, leg: Leg, walkMax: number): Promise<Place | null> {
  const { rows } = await sql<Hit>`
    select id, key from (${walked(leg, walkMax)}) found order by ${orderBy(leg)} offset ${sql.lit(walkMax - 1)}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Step by step: a plan of its own choice might go along the whole order and ask of each whether it is among the few found, or read
 * the whole table, for it takes a list of words for more than they are.
 * @returns null when there are too many to be sorted.
 */
async function lookUp(
  db: Database,
  leg: Leg,
  {
    candidates,
    tests,
    limit,
    most,
  }: { candidates: RawBuilder<unknown>; tests: RawBuilder<boolean>[]; limit: number; most: number },
): Promise<Hit[] | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx);
    const { rows } = await sql<Hit | { id: null; key: number }>`
      with candidate as materialized (${candidates} limit ${sql.lit(most + 1)}),
      amount as materialized (select count(*) as count from candidate),
      found as materialized (
        select c.id, ${leg.key ?? sql`0`} as key from meme_characters c ${leg.join}
        where c.id = any(array(select id from candidate where (select count from amount) <= ${sql.lit(most)})) and ${leg.where}
      )
      (select id, key from found where ${all(tests)} order by ${orderBy(leg)} limit ${sql.lit(limit)})
      union all select null, count from amount where count > ${sql.lit(most)}
    `.execute(trx);
    return rows.some(({ id }) => id === null) ? null : rows.filter((row): row is Hit => row.id !== null);
  });
}

interface Candidates {
  candidates: RawBuilder<unknown>;
  /** They have all the terms. */
  isByTerms: boolean;
}

/** What an index finds of the conditions, the narrowest first. */
function candidatesOf({ terms, makers, owners, followedBy }: Conditions): Candidates[] {
  const shown = sql`select id from meme_characters where is_public and is_active`;
  const followed = sql`(select following_id from user_follows where follower_id = ${followedBy}::uuid)`;
  const byPeople = [
    ...(makers ? [sql`${shown} and original_creator_id = any(${makers}::uuid[])`] : []),
    ...(owners ? [sql`${shown} and owner_id = any(${owners}::uuid[])`] : []),
    ...(followedBy ? [sql`${shown} and original_creator_id in ${followed}`] : []),
  ];
  const byTerms =
    terms.length > 0 ? [sql`select s.character_id as id from character_search s where ${all(indexTests(terms))}`] : [];
  return [
    ...byPeople.map((candidates) => ({ candidates, isByTerms: false })),
    ...byTerms.map((candidates) => ({ candidates, isByTerms: true })),
  ];
}

/** For a row `s` of character_search. Words that stand for themselves go together: an index meets them in one step. */
function indexTests(terms: Terms): RawBuilder<boolean>[] {
  const several = terms.filter((ids) => ids.length > 1);
  return [...singleTests(terms), ...several.map((ids) => sql<boolean>`s.terms && ${ids}::int[]`)];
}

function singleTests(terms: Terms): RawBuilder<boolean>[] {
  const single = terms.flatMap((ids) => (ids.length === 1 ? ids : []));
  return single.length > 0 ? [sql<boolean>`s.terms @> ${single}::int[]`] : [];
}

/**
 * For `found.id`, each asked row by row: a plan of its own choice might begin with all that have a common word. `&&` would compare
 * each word of a row with each of a list; `any` hashes the list.
 */
function rowTests(terms: Terms): RawBuilder<boolean>[] {
  if (terms.length === 0) return [];
  const several = terms.filter((ids) => ids.length > 1);
  const tests = [
    ...singleTests(terms),
    ...several.map((ids) => sql<boolean>`exists (select from unnest(s.terms) term where term = any(${ids}::int[]))`),
  ];
  return [sql<boolean>`(select ${all(tests)} from character_search s where s.character_id = found.id)`];
}

/** For `found.id`, row by row as well. */
function peopleTests({ makers, owners, followedBy, hiddenFrom = null, unfoughtBy }: Conditions): RawBuilder<boolean>[] {
  const isShown = isUnhidden(hiddenFrom, ...holdersOf('m'));
  const people = [
    ...(hiddenFrom ? [sql<boolean>`(m.owner_id = ${hiddenFrom}::uuid or ${isShown})`] : []),
    ...(makers ? [sql<boolean>`m.original_creator_id = any(${makers}::uuid[])`] : []),
    ...(owners ? [sql<boolean>`m.owner_id = any(${owners}::uuid[])`] : []),
    ...(followedBy
      ? [sql<boolean>`m.original_creator_id in (select following_id from user_follows where follower_id = ${followedBy}::uuid)`]
      : []),
  ];
  return [
    ...(people.length > 0 ? [sql<boolean>`(select ${all(people)} from meme_characters m where m.id = found.id)`] : []),
    ...(unfoughtBy
      ? [
          sql<boolean>`found.id not in (
            select unnest(array[character1_id, character2_id]) from battles where initiator_key = ${unfoughtBy})`,
        ]
      : []),
  ];
}

/** The database of a market: as the product opens it, with statements that are planned once, and errors that are counted. */
import { connectionConfig, type Database } from '@chaos/shared/platform/database';
import { SteadyClient } from '@chaos/shared/platform/database-clients';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Mutant, mutate } from './mutants.ts';

export interface MarketDatabase extends AsyncDisposable {
  db: Database;
  /** How often the database said what, by SQLSTATE: `40P01` is a deadlock. `lost` is a connection that went away. */
  errors: Map<string, number>;
  /** How often a transaction was begun; single statements are not among them. */
  countTransactions(): number;
}

const CONNECTIONS = 10;
/** The tables begin empty: a plan that is kept must not read them from end to end when they have grown. */
const KEPT_PLANS = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

/** @param url of a throw-away database. */
export function openMarketDatabase(url: string, mutant?: Mutant): MarketDatabase {
  const isolation = mutant === 'serializable alone' ? ' -c default_transaction_isolation=serializable' : '';
  const pool = new pg.Pool({
    ...connectionConfig(url, 'market'),
    options: `${KEPT_PLANS}${isolation}`,
    max: CONNECTIONS,
    Client: SteadyClient,
  });
  pool.on('connect', prepareStatements);
  // The call that held the connection says enough.
  pool.on('error', () => {});
  const errors = new Map<string, number>();
  let transactions = 0;
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    plugins: mutant ? [mutate(mutant)] : [],
    log(event) {
      if (event.query.sql === 'begin') transactions += 1;
      if (event.level !== 'error') return;
      const code = String(Reflect.get(Object(event.error), 'code') ?? 'lost');
      errors.set(code, (errors.get(code) ?? 0) + 1);
    },
  });
  return { db, errors, countTransactions: () => transactions, [Symbol.asyncDispose]: () => db.destroy() };
}

const names = new Map<string, string>();

/** Parsing and planning cost as much as all the rest of a short statement, and a market has few different ones. */
function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query(text: string, values: unknown[]) {
      if (values.length === 0) return query(text);
      const name = names.get(text) ?? `market${names.size}`;
      names.set(text, name);
      return query({ name, text, values });
    },
  });
}

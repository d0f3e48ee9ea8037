/** The connection to PostgreSQL: one pool a process, with limits so that nothing waits for ever. */
import { setTimeout as delay } from 'node:timers/promises';
import { type ColumnType, Kysely, type Transaction as KyselyTransaction, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Finish, OwnershipKind } from '../contract/characters.ts';
import type { OfferStatus, OfferType } from '../contract/offers.ts';
import type { OpsActionKind, OpsReportAction } from '../contract/ops.ts';
import type { ReactionType } from '../contract/reactions.ts';
import type { ReportReason, ReportTarget } from '../contract/reports.ts';
import type { TicketKind, TicketState } from '../contract/tickets.ts';
import type { StoredFusion } from '../core/characters/fused-metadata.ts';
import { PreparingClient, SteadyClient } from './database-clients.ts';
import type {
  CharacterReactions,
  DB,
  FinishDraws,
  Generated,
  MemeCharacters,
  Offers,
  OperatorActions,
  OwnershipEvents,
  PausedKinds,
  ReportCases,
  Reports,
  Tickets,
} from './database-types.gen.ts';
import type { Logger } from './logging.ts';
import { isTracing, noteStatement } from './tracing.ts';

/** Characters, with the shape of what a fused one keeps of its sources. */
export interface CharactersTable extends Omit<MemeCharacters, 'fused_metadata' | 'finish'> {
  finish: Generated<Finish>;
  fused_metadata: ColumnType<StoredFusion | null, string | null | undefined, string | null>;
}

/** The generated tables, with the closed lists that CHECK constraints keep and the generator cannot see. */
interface Schema extends Omit<DB, keyof Narrowed>, Narrowed {}

interface Narrowed {
  meme_characters: CharactersTable;
  ownership_events: Omit<OwnershipEvents, 'kind'> & { kind: OwnershipKind };
  character_reactions: Omit<CharacterReactions, 'reaction_type'> & { reaction_type: ReactionType };
  finish_draws: Omit<FinishDraws, 'inheritable'> & { inheritable: Finish | null };
  offers: Omit<Offers, 'offer_type' | 'status'> & { offer_type: OfferType; status: Generated<OfferStatus> };
  operator_actions: Omit<OperatorActions, 'action'> & { action: OpsActionKind };
  paused_kinds: Omit<PausedKinds, 'kind'> & { kind: TicketKind };
  report_cases: Omit<ReportCases, 'target_kind' | 'resolution'> & {
    target_kind: ReportTarget;
    resolution: OpsReportAction | null;
  };
  reports: Omit<Reports, 'target_kind' | 'reason'> & { target_kind: ReportTarget; reason: ReportReason };
  tickets: Omit<Tickets, 'kind' | 'state'> & { kind: TicketKind; state: Generated<TicketState> };
}

export type Database = Kysely<Schema>;
/** The connections themselves, for prepared statements. */
export type DatabasePool = pg.Pool;
export type Transaction = KyselyTransaction<Schema>;

const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** A database that stands still does not even end its statements; then we stop waiting. */
const ANSWER_TIMEOUT_MS = 6_000;
/** For whoever looks through everything, or changes all that somebody has. Locks are waited for no longer than by others. */
const PATIENT = { statement_timeout: 600_000, query_timeout: 601_000 };
/** How long a call waits for a free connection, or for the database to answer at all. */
const CONNECT_TIMEOUT_MS = 3_000;
/** How long whoever ends waits for the database to let go: one that does not answer must not hold it up. */
const GOODBYE_MS = 1_000;
/** More only lengthen the tail. */
const MAX_CONNECTIONS = 10;

// Counts come as bigint; all of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Our statements are short. Where a table is new its statistics are a guess, and a guess that is too high has PostgreSQL compile
 * what takes a millisecond, for a tenth of a second each time.
 */
const NO_JIT = '-c jit=off';

/** The name of a connection as operators see it in pg_stat_activity, and the limits it works under. */
export function connectionConfig(connectionString: string, applicationName: string) {
  return {
    connectionString,
    application_name: applicationName,
    options: NO_JIT,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
  } satisfies pg.PoolConfig;
}

/**
 * Commits return before they are on the disk: a power cut may lose the last fraction of a second, a crash of ours
 * nothing. For what is written again anyway, such as progress and the queue; `COMMIT_TO_DISK` makes an exception.
 */
export const RELAXED_COMMITS = `${NO_JIT} -c synchronous_commit=off`;

/** Makes the commit of the transaction that selects it wait for the disk, on a connection with relaxed commits. */
export const COMMIT_TO_DISK = sql<string>`set_config('synchronous_commit', 'on', true)`;

/** The same as a statement of its own. */
export async function commitToDisk(trx: Transaction): Promise<void> {
  await sql`select ${COMMIT_TO_DISK}`.execute(trx);
}

interface DatabaseOptions {
  url: string;
  /** As operators see it in pg_stat_activity. */
  name: string;
  log: Logger;
  relaxedCommits?: boolean;
  /** For statements about very many rows, which nobody waits for. */
  isPatient?: boolean;
  /** For a process that sends the same few statements all the time. */
  prepares?: boolean;
}

/**
 * Opens a pool. A connection that drops while idle is logged and replaced. `close` ends it, and returns when PostgreSQL has let go of
 * every connection: the pool itself does not wait, and whoever drops or renames the database next would find it in use.
 */
export function openDatabase(options: DatabaseOptions) {
  const relaxed = options.relaxedCommits ? { options: RELAXED_COMMITS } : {};
  const pool = new pg.Pool({
    ...connectionConfig(options.url, options.name),
    ...relaxed,
    ...(options.isPatient && PATIENT),
    max: MAX_CONNECTIONS,
    Client: options.prepares ? PreparingClient : SteadyClient,
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'a database connection was lost'));
  const db: Database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    ...(isTracing() && {
      log: (event) =>
        noteStatement(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined),
    }),
  });
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  const close = async () => {
    await db.destroy();
    // Kysely ends only a pool that it has used itself.
    if (!pool.ending) await pool.end();
    const ended = [...open].map((client) => new Promise<void>((resolve) => client.once('end', resolve)));
    await Promise.race([Promise.all(ended), delay(GOODBYE_MS, undefined, { ref: false })]);
  };
  return { db, pool, close };
}

const CONNECTION_ERRORS = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|Client has encountered a connection error/;

/** True when the database did not answer at all, or is starting or shutting down: the same call may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Of a name with several addresses.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = codeOf(error);
  // 08: connection exceptions; 57P: shutdown, crash and cannot-connect-now; 53: no files, memory or connections left; 25P03: our
  // transaction stood still for too long.
  return (
    CONNECTION_ERRORS.has(code) || /^(08...|57P0[1-5]|53[023]00|25P03)$/.test(code) || CONNECTION_MESSAGES.test(error.message)
  );
}

/** True when it gave up a statement that took too long. Whoever waits may try again; a program would only make it slower. */
export function isDatabaseSlow(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '57014';
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** True when the database has no room on its disk, or for this user. What is there can still be read. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && ['53100', '53400'].includes(codeOf(error));
}

/**
 * Sorts more than fits into memory, so that the database has to write to its disk. Nothing of it stays. A row that is changed
 * again and again would find its place in a file that is there, also on a disk that is full.
 * @throws when it has no room, or does not answer.
 */
export async function probeDatabaseRoom(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('work_mem', '64kB', true)`.execute(trx);
    await sql`select count(*) from (select n from generate_series(1, 10000) n order by n desc) sorted`.execute(trx);
  });
}

// Taken by somebody else in the same moment: a unique key, a serialization failure, a deadlock, a lock not to be had.
const CONFLICTS = new Set(['23505', '40001', '40P01', '55P03']);

/** True when another transaction was in the way, and the same one may succeed when it is tried again. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && CONFLICTS.has(codeOf(error));
}

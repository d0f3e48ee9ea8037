/** The started product with people in it and a diary of what they do. */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import { untilDatabaseAnswers } from '@chaos/shared/platform/wait-for-database';
import { makeDataFolder, removeDataFolder, startProduct } from '../../e2e/product.ts';
import { databaseUrl } from '../../e2e/site.ts';
import { openAnswerLog } from './answer-log.ts';
import { checkEverything, type Evidence, type Finding } from './check.ts';
import { type Kills, killAtRandom, type Victims } from './kills.ts';
import { type Play, startLoad } from './load.ts';
import { joinAsPlayer, type Player } from './simulated-member.ts';

export interface Stage extends Evidence, AsyncDisposable {
  url: string;
  players: readonly Player[];
  /** Everybody plays until the work is done. @throws what somebody was answered that cannot be. */
  underLoad(work: () => Promise<void>): Promise<void>;
  /** Under load, and until everything has come to rest. */
  killUnderLoad(kills: Kills, onKill?: Victims['onKill']): Promise<void>;
  /** Returns when everything that was asked for has come to its end. */
  rest(): Promise<void>;
  check(): Promise<Finding[]>;
}

interface Settings {
  env?: Record<string, string>;
  players?: number;
  pauseMs?: Play['pauseMs'];
}

/** So many characters make a market. */
const FIRST_CHARACTERS = 4;
const LOOK_MS = 250;
/** Without any ticket coming to its end for so long, none will. */
const STANDSTILL_MS = 120_000;
const log = createLogger('faults', 'silent');

export async function openStage({ env, players: count = 6, pauseMs }: Settings = {}): Promise<Stage> {
  await using started = new AsyncDisposableStack();
  const folder = await makeDataFolder();
  started.defer(() => removeDataFolder(folder));
  const product = await startProduct(folder, { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn', ...env });
  started.defer(() => product.stop().then(() => undefined));
  const database = openDatabase({ url: await databaseUrl(folder), name: 'faults', log });
  started.defer(() => database.close());
  const { db } = database;
  const diary = openAnswerLog();
  const players: Player[] = [];
  for (let index = 1; index <= count; index += 1)
    players.push(await joinAsPlayer(product.url, { name: `player_${index}`, address: `198.18.${index}.1` }, diary));
  const evidence = { db, diary, storage: openFolderStorage(path.join(folder, 'storage')) };

  const underLoad = async (work: () => Promise<void>) => {
    const load = startLoad({ db, players, diary, pauseMs });
    try {
      await Promise.race([work(), load.failed]);
    } finally {
      await load.end();
    }
  };
  await underLoad(async () => {
    while (diary.seen.size < FIRST_CHARACTERS) await delay(LOOK_MS);
  });
  const killUnderLoad: Stage['killUnderLoad'] = async (kills, onKill = () => undefined) => {
    await underLoad(() => killAtRandom(kills, { folder, url: product.url, onKill }));
    await waitForRest(db);
  };
  const all = started.move();
  return {
    ...evidence,
    url: product.url,
    players,
    underLoad,
    killUnderLoad,
    rest: () => waitForRest(db),
    check: () => checkEverything(evidence),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Returns when no ticket is open any more, or none of them gets on. */
export async function waitForRest(db: Database): Promise<void> {
  let open = Number.POSITIVE_INFINITY;
  let changedAt = Date.now();
  while (open > 0 && Date.now() - changedAt < STANDSTILL_MS) {
    const now = await untilDatabaseAnswers(() => countOpen(db), { log });
    if (now !== open) changedAt = Date.now();
    open = now;
    if (open > 0) await delay(LOOK_MS);
  }
}

async function countOpen(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return open;
}

/** Real faults of the started product. Each is over when it is disposed of, so that `using` ends it whatever a test does. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { findProcesses } from './product.ts';
import { AWAY } from './site.ts';

export async function findProcess(folder: string, what: 'server' | 'worker'): Promise<number> {
  const found = (await findProcesses(folder)).find((one) => one.what === what);
  if (!found) throw new Error(`The ${what} does not run.`);
  return found.pid;
}

/** Stops the process where it is, until `resume`. */
export async function pauseProcess(folder: string, what: 'server' | 'worker'): Promise<Disposable & { resume(): void }> {
  const pid = await findProcess(folder, what);
  process.kill(pid, 'SIGSTOP');
  const resume = () => void process.kill(pid, 'SIGCONT');
  return { resume, [Symbol.dispose]: resume };
}

interface Repairable extends AsyncDisposable {
  repair(): Promise<void>;
}

function once(undo: () => Promise<unknown>): Repairable {
  let undone: Promise<unknown> | undefined;
  const repair = async () => {
    undone ??= undo();
    await undone;
  };
  return { repair, [Symbol.asyncDispose]: repair };
}

/** No new picture of this kind can be kept: a file stands where the folder should be. */
export async function breakStorage(folder: string, kind: 'characters' | 'avatars' = 'characters'): Promise<Repairable> {
  const place = path.join(folder, 'storage', kind);
  await mkdir(place, { recursive: true });
  await rename(place, `${place}.away`);
  await writeFile(place, 'in the way');
  return once(async () => {
    await rm(place);
    await rename(`${place}.away`, place);
  });
}

/** Every read and write of characters fails in the server. */
export function breakGallery(db: Database): Promise<Repairable> {
  return breakTable(db, 'meme_characters');
}

type BreakableTable =
  | 'meme_characters'
  | 'profiles'
  | 'user_follows'
  | 'character_reactions'
  | 'character_comments'
  | 'ownership_events'
  | 'battles'
  | 'offers';

/** Whatever needs this table fails in the server. */
export async function breakTable(db: Database, table: BreakableTable): Promise<Repairable> {
  const away = sql.table(table + AWAY);
  await sql`alter table ${sql.table(table)} rename to ${away}`.execute(db);
  return once(() => sql`alter table ${away} rename to ${sql.table(table)}`.execute(db));
}

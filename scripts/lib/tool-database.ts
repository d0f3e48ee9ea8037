/** The database of this product for a tool: that of DATABASE_URL, or the embedded one, whether it runs or not. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../shared/src/platform/env.ts';
import { reachableFolder, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findHolder, lockDataFolder } from './run-lock.ts';

export interface ToolDatabase {
  url: string;
  /** Ends what was started for it. */
  close(): Promise<void>;
}

/** @throws when there is none, or it is just being started. */
export async function openToolDatabase(settings: Settings, dataFolder: string): Promise<ToolDatabase> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, close: async () => undefined };
  const folder = await reachableFolder(dataFolder);
  if (!existsSync(path.join(folder, 'postgres/PG_VERSION'))) throw new Error(`There is no database in ${dataFolder}.`);
  if (findHolder(dataFolder)?.url) return { url: readRunningUrl(folder), close: async () => undefined };
  const unlock = await lockDataFolder(dataFolder, null);
  try {
    const { url, stop } = await startEmbeddedPostgres({ folder, port: 0 });
    return {
      url,
      async close() {
        await stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function readRunningUrl(folder: string): string {
  try {
    const password = readFileSync(path.join(folder, 'postgres-password'), 'utf8').trim();
    const port = Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
    if (port > 0) return `postgres://chaos:${password}@127.0.0.1:${port}/chaos`;
  } catch {
    // Said below.
  }
  throw new Error('The product is just being started or stopped. Try again in a moment.');
}

/** Server processes as an installation runs them, for measuring how more of them help. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeDataFolder } from '../e2e/product.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { SupervisedProcess } from '../scripts/lib/supervised-process.ts';

const MAIN = path.resolve(import.meta.dirname, '../server/src/main.ts');

export interface Servers extends AsyncDisposable {
  ports: number[];
  /** Their APP_SECRET. */
  secret: string;
}

/** Starts so many over one database, with one storage. @param nodeFlags for all of them. */
export async function startServers(databaseUrl: string, count: number, nodeFlags: readonly string[] = []): Promise<Servers> {
  const folder = await makeDataFolder();
  const secret = randomBytes(32).toString('hex');
  const ports: number[] = [];
  const children: SupervisedProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    const port = await freePort();
    const child = new SupervisedProcess({
      name: `server ${index + 1}`,
      args: [...nodeFlags, MAIN],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl, APP_SECRET: secret, DATA_DIR: folder },
        ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, RATE_LIMIT_SCALE: '1000000' },
      },
      logFile: path.join(folder, `server-${index + 1}.log`),
      say: (line) => console.log(line),
      saysReady: true,
    });
    await child.start();
    ports.push(port);
    children.push(child);
  }
  return {
    ports,
    secret,
    async [Symbol.asyncDispose]() {
      await Promise.all(children.map((child) => child.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

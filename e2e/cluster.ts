/** The cluster of docker-compose.yml as plain processes: the same programs with the same settings, without containers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Database, openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { migrateDatabase } from '@chaos/shared/platform/migrate';
import { startTestS3, type TestS3 } from '@chaos/shared/testing/s3-server';
import { buildClientIfStale } from '../scripts/lib/client-build.ts';
import { startEmbeddedPostgres } from '../scripts/lib/embedded-postgres.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { startRedis } from '../scripts/lib/redis.ts';
import { type MailCatcher, startMailCatcher } from '../server/src/testing/mail-catcher.ts';
import { makeDataFolder, removeDataFolder } from './product.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

export interface ClusterProcess {
  process: ChildProcess;
  /** Everything that it logged, line by line. */
  log: Record<string, unknown>[];
  /** Calls this for each line from now on. */
  onLine(listener: (line: Record<string, unknown>) => void): void;
}

export interface Cluster extends AsyncDisposable {
  proxy: RoundRobin;
  servers: (ClusterProcess & { url: string })[];
  workers: (ClusterProcess & { metricsUrl: string })[];
  db: Database;
  s3: TestS3;
  mail: MailCatcher;
  metricsToken: string;
}

/** @throws without a redis-server. */
export async function startCluster(): Promise<Cluster> {
  await using started = new AsyncDisposableStack();
  const folder = await makeDataFolder();
  started.defer(() => removeDataFolder(folder));
  await buildClientIfStale(() => undefined);
  const postgres = await startEmbeddedPostgres({ folder, port: 0, disposable: true });
  started.defer(() => postgres.stop());
  const redis = await startRedis();
  if (!redis) throw new Error('A cluster needs redis-server, which is not installed.');
  started.defer(() => redis.stop());
  const s3 = started.use(await startTestS3());
  const mail = started.use(await startMailCatcher());
  await migrateDatabase(postgres.url);
  const database = openDatabase({ url: postgres.url, name: 'e2e', log: createLogger('e2e', 'silent') });
  started.defer(() => database.close());

  const ports = await Promise.all([freePort(), freePort()]);
  const proxy = started.use(await startRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`)));
  const metricsToken = 'a-token-of-the-cluster';
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    APP_SECRET: 'x'.repeat(40),
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: 'loopback',
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    SMTP_URL: mail.url,
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_SCALE: '100',
    VIDEOS: 'off',
  };
  const run = async (script: string, own: Record<string, string>): Promise<ClusterProcess> => {
    const running = runProcess(script, { ...settings, ...own });
    started.defer(() => endProcess(running.process));
    await Promise.race([once(running.process, 'message'), failAtExit(running)]);
    return running;
  };
  const servers = await Promise.all(
    ports.map(async (port) => ({ ...(await run('server/src/main.ts', { PORT: `${port}` })), url: `http://127.0.0.1:${port}` })),
  );
  const metricsPorts = await Promise.all([freePort(), freePort()]);
  const workers = await Promise.all(
    metricsPorts.map(async (port) => ({
      ...(await run('worker/src/main.ts', { METRICS_PORT: `${port}` })),
      metricsUrl: `http://127.0.0.1:${port}`,
    })),
  );
  const all = started.move();
  return { proxy, servers, workers, db: database.db, s3, mail, metricsToken, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

function runProcess(script: string, settings: Record<string, string>): ClusterProcess {
  const child = spawn(process.execPath, [path.join(ROOT, script)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const log: Record<string, unknown>[] = [];
  const listeners = new Set<(line: Record<string, unknown>) => void>();
  let rest = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : { msg: text };
      log.push(line);
      for (const listener of listeners) listener(line);
    }
  });
  return { process: child, log, onLine: (listener) => void listeners.add(listener) };
}

async function failAtExit({ process: child, log }: ClusterProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error(`It ended: ${log.map((line) => line.msg).join('\n')}`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

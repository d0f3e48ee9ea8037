/** The server process. */
import path from 'node:path';
import { EnvError, readEnv } from '@chaos/shared/node/env';
import { createLogger } from '@chaos/shared/node/logging';
import { onStop, reportReady } from '@chaos/shared/node/process';
import { createApp } from './app.ts';
import { startCommitments } from './features/battles/commit-ahead.ts';
import { openServices } from './services.ts';

const DRAIN_MS = 5_000;

try {
  const env = readEnv();
  const log = createLogger('server', env.LOG_LEVEL);
  if (env.NODE_ENV === 'production' && env.RATE_LIMIT_SCALE !== 1)
    log.warn({ scale: env.RATE_LIMIT_SCALE }, 'LIMITS ARE NOT THE USUAL ONES');
  const services = await openServices(env, log);
  const app = await createApp({
    services,
    env,
    servePages: env.NODE_ENV !== 'development',
    outboxFolder: env.NODE_ENV === 'development' ? path.resolve(env.DATA_DIR, 'outbox') : undefined,
  });
  const stopCommitments = startCommitments(services.db, log);
  await app.listen({ host: env.HOST, port: env.PORT });
  log.info({ host: env.HOST, port: env.PORT }, 'the server listens');
  onStop(log, async () => {
    stopCommitments();
    // Running calls end by themselves; what hangs is cut.
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(cut);
    await services.close();
  });
  reportReady();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvError ? error.message : (error instanceof Error && error.stack) || String(error)}\n`,
  );
  process.exit(1);
}

/** The server process. */
import path from 'node:path';
import { isDatabaseAway } from '@chaos/shared/platform/database';
import { readEnv } from '@chaos/shared/platform/env';
import { createLogger } from '@chaos/shared/platform/logging';
import { watchProcess } from '@chaos/shared/platform/metrics';
import { keepFilesPrivate } from '@chaos/shared/platform/private-files';
import { failStart, onStop, receiveSettings, reportReady } from '@chaos/shared/platform/process-lifecycle';
import { startTracing } from '@chaos/shared/platform/tracing';
import { createApp } from './app.ts';
import { startCommitmentTimer } from './features/battles/commitment-timer.ts';
import { startAlerts } from './features/ops/alerts/watch.ts';
import { drain } from './http/graceful-shutdown.ts';
import { openServices } from './services.ts';

try {
  await receiveSettings();
  const env = readEnv();
  keepFilesPrivate();
  const log = createLogger('server', env.LOG_LEVEL);
  if (env.NODE_ENV === 'production' && env.RATE_LIMIT_SCALE !== 1)
    log.warn({ scale: env.RATE_LIMIT_SCALE }, 'LIMITS ARE NOT THE USUAL ONES');
  const stopTracing = await startTracing('server', env, log);
  const services = await openServices(env, log);
  watchProcess(services.metrics.registry);
  const stopping = new AbortController();
  const app = await createApp({
    services,
    env,
    stopping: stopping.signal,
    servePages: env.NODE_ENV !== 'development',
    outboxFolder: env.NODE_ENV === 'development' ? path.resolve(env.DATA_DIR, 'outbox') : undefined,
  });
  const stopAlerts = startAlerts({ services, dataFolder: path.resolve(env.DATA_DIR), sendsMails: env.ALERT_MAILS === 'on' });
  const stopCommitments = startCommitmentTimer(services.db, log);
  const address = await app.listen({ host: env.HOST, port: env.PORT });
  log.info({ address }, 'the server listens');
  onStop(log, async () => {
    stopAlerts();
    stopCommitments();
    await drain(app, { stopping, isBehindProxy: env.TRUSTED_PROXIES.length > 0 });
    await services.close();
    await stopTracing();
  });
  reportReady();
} catch (error) {
  failStart(error, isDatabaseAway(error));
}

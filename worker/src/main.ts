/** The worker process. */
import { isDatabaseAway } from '@chaos/shared/platform/database';
import { readEnv } from '@chaos/shared/platform/env';
import { createLogger } from '@chaos/shared/platform/logging';
import { watchProcess } from '@chaos/shared/platform/metrics';
import { keepFilesPrivate } from '@chaos/shared/platform/private-files';
import { failStart, onStop, receiveSettings, reportReady } from '@chaos/shared/platform/process-lifecycle';
import { openStorage } from '@chaos/shared/platform/storage';
import { startTracing } from '@chaos/shared/platform/tracing';
import { readIdentity } from './content-credentials/operator-identity.ts';
import { chooseImagination } from './imagination/choose-imagination.ts';
import { serveMetrics } from './metrics-page.ts';
import { startWorker } from './worker.ts';

try {
  await receiveSettings();
  const env = readEnv();
  keepFilesPrivate();
  const log = createLogger('worker', env.LOG_LEVEL);
  const stopTracing = await startTracing('worker', env, log);
  const storage = await openStorage(env);
  const identity = await readIdentity(env);
  const chosen = chooseImagination(env, log);
  chosen.imagination.warmUp();
  const worker = await startWorker({ env, log, storage, identity, ...chosen });
  log.info({ slots: env.WORKER_SLOTS }, 'the worker works');
  watchProcess(worker.metrics.registry);
  const page = env.METRICS_PORT === undefined ? undefined : await serveMetrics({ worker, env, port: env.METRICS_PORT });
  onStop(log, async () => {
    page?.stopBeingReady();
    await worker.stop();
    await stopTracing();
  });
  reportReady();
} catch (error) {
  failStart(error, isDatabaseAway(error));
}

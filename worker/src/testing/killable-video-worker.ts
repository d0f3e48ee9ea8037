/** A worker in a process of its own that begins a video, says so, and never ends it: for tests that kill it. */
import { readEnv } from '@chaos/shared/platform/env';
import { createLogger } from '@chaos/shared/platform/logging';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import { startWorker } from '../worker.ts';
import { createTestImagination } from './test-imagination.ts';

const env = readEnv();
const imagination = createTestImagination(undefined, ({ seed }) => {
  process.send?.(seed);
  return new Promise(() => {});
});
await startWorker({ env, log: createLogger('killable', 'silent'), imagination, storage: openFolderStorage(env.DATA_DIR) });

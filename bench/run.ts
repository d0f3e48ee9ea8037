/** `npm run bench`: the figures of this product on this machine, in one run. Names as arguments choose: start generation queue people. */

import { makeDataFolder, removeDataFolder } from '../e2e/product.ts';
import { buildClientIfStale } from '../scripts/lib/client-build.ts';
import { startEmbeddedPostgres } from '../scripts/lib/embedded-postgres.ts';
import { startRedis } from '../scripts/lib/redis.ts';
import { benchGeneration } from './generation.ts';
import { benchPeople } from './people.ts';
import { benchQueue } from './queue.ts';
import { benchStart } from './start.ts';

const chosen = process.argv.slice(2);
const wants = (name: string) => chosen.length === 0 || chosen.includes(name);

await buildClientIfStale(() => console.log('Building the client ...'));
const redis = await startRedis();
if (wants('start')) await benchStart();
if (wants('generation')) {
  await benchGeneration();
  if (redis) await benchGeneration({ REDIS_URL: redis.url });
}
if (wants('queue'))
  await onOwnDatabase(async (databaseUrl) => {
    await benchQueue(databaseUrl, undefined);
    if (redis) await benchQueue(databaseUrl, redis.url);
  });
if (wants('people')) await onOwnDatabase(benchPeople);
redis?.stop();
if (!redis) console.log('redis-server is not installed: its figures are missing.');

async function onOwnDatabase(call: (url: string) => Promise<void>): Promise<void> {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ folder, port: 0 });
  await call(postgres.url);
  await postgres.stop();
  await removeDataFolder(folder);
}

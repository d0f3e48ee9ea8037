/** `npm run bench`: the figures of this product on this machine, in one run. Names as arguments choose: start imagination generation queue line events people peer gallery attack, and peers and queue-peers, which no other way starts. */

import { makeDataFolder, removeDataFolder } from '../e2e/product.ts';
import { buildClientIfStale } from '../scripts/lib/client-build.ts';
import { startEmbeddedPostgres } from '../scripts/lib/embedded-postgres.ts';
import { startRedis } from '../scripts/lib/redis.ts';
import { benchAttack } from './attack.ts';
import { benchEvents } from './events.ts';
import { benchGallery } from './gallery.ts';
import { benchPeer } from './gallery-peer.ts';
import { benchGeneration } from './generation.ts';
import { benchImagination } from './imagination.ts';
import { benchLine } from './line.ts';
import { print } from './measure.ts';
import { benchPeers } from './peers.ts';
import { benchPeople } from './people.ts';
import { benchQueue, profileTicket } from './queue.ts';
import { benchQueuePeers } from './queue-peers.ts';
import { benchStart } from './start.ts';

const chosen = process.argv.slice(2);
const wants = (name: string) => chosen.length === 0 || chosen.includes(name);

await buildClientIfStale(() => console.log('Building the client ...'));
const redis = await startRedis();
if (wants('start')) await benchStart();
if (wants('imagination')) await benchImagination();
if (wants('generation')) {
  await benchGeneration();
  if (redis) await benchGeneration({ REDIS_URL: redis.url });
}
if (wants('queue')) {
  await onOwnDatabase(async (databaseUrl) => {
    await benchQueue(databaseUrl, undefined);
    if (redis) await benchQueue(databaseUrl, redis.url);
  });
  await onOwnDatabase(profileTicket, { isProfiled: true });
}
// Packages of others come only when they are asked for: those of the pages are a gigabyte.
if (chosen.includes('queue-peers'))
  await onOwnDatabase(async (databaseUrl) => benchQueuePeers(databaseUrl, await benchQueue(databaseUrl, undefined)));
if (wants('line')) for (const ofPerson of [1, 20]) await onOwnDatabase((url) => benchLine(url, ofPerson));
if (wants('events')) await onOwnDatabase(benchEvents);
if (wants('people')) await onOwnDatabase(benchPeople);
if (wants('attack')) await benchAttack();
if (wants('peer')) await onOwnDatabase(benchPeer);
if (chosen.includes('peers')) await onOwnDatabase(benchPeers);
if (wants('gallery')) {
  const [few, many] = [10_000, 1_000_000];
  const small = await onOwnDatabase((url) => benchGallery(url, few));
  const large = await onOwnDatabase((url) => benchGallery(url, many));
  for (const [filter, perSecond] of Object.entries(large))
    print(
      `pages of ${filter}: ${many} characters against ${few}`,
      `${((small[filter] ?? 0) / perSecond).toFixed(2)} times the time; goal 1.5`,
    );
}
redis?.stop();
if (!redis) console.log('redis-server is not installed: its figures are missing.');

async function onOwnDatabase<T>(call: (url: string) => Promise<T>, options: { isProfiled?: boolean } = {}): Promise<T> {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ folder, port: 0, ...options });
  const result = await call(postgres.url);
  await postgres.stop();
  await removeDataFolder(folder);
  return result;
}

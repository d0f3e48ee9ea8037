/** The share cards of what was renamed: the name stands on them. */
import { endRenamed, readRenamed } from '@chaos/shared/core/characters/outdated-share-cards';
import { announce } from '@chaos/shared/core/live/announce';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import type { SignFile } from '../content-credentials/content-credentials.ts';
import { creditShareCard } from '../content-credentials/credit-pictures.ts';
import { runPeriodically } from '../maintenance/run-periodically.ts';
import { readIntactFile } from './read-intact-file.ts';
import { makeShareCard } from './share-card.ts';

const EVERY_MS = 5_000;
const PORTION = 20;

interface Means {
  db: Database;
  bus: LiveBus;
  storage: Storage;
  sign: SignFile;
  log: Logger;
}

/** @returns how to stop. */
export function startShareCardRenewals(means: Means): () => Promise<void> {
  const onFailure = (error: unknown) =>
    means.log.warn({ err: error }, 'share cards could not be made anew; the next look goes on');
  return runPeriodically({ everyMs: EVERY_MS, look: (stopping) => renewShareCards(means, stopping), onFailure });
}

/** Two at once make the same card. @returns of which characters. */
export async function renewShareCards({ db, bus, storage, sign }: Omit<Means, 'log'>, stopping?: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  for (const renamed of await readRenamed(db, PORTION)) {
    if (stopping?.aborted) break;
    const files = pictureFiles(renamed.imageKey);
    const largest = await readIntactFile(storage, files.largest);
    // One that was damaged in the middle, or is lost, keeps its card, and holds up no other.
    const card = largest && (await makeCard(largest, renamed.name, sign).catch(() => undefined));
    if (card) await storage.put(files.shareCard, card);
    await endRenamed(db, renamed);
    ids.push(renamed.id);
  }
  if (ids.length > 0) announce(bus, { gallery: ids });
  return ids;
}

async function makeCard(largest: Buffer, name: string, sign: SignFile): Promise<Buffer> {
  const { data, info } = await sharp(largest).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  return creditShareCard(await makeShareCard(picture, name), largest, sign);
}

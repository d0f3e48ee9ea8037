/** The share cards of what was renamed: the name stands on them. */
import { endRenamed, readRenamed } from '@chaos/shared/core/characters/renamed';
import { announce } from '@chaos/shared/core/live/announce';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import { readWhole } from './repair-pictures.ts';
import { makeShareCard } from './share-card.ts';

const EVERY_MS = 5_000;
const PORTION = 20;

interface Means {
  db: Database;
  bus: LiveBus;
  storage: Storage;
  log: Logger;
}

/** Looks every few seconds, in every worker at another moment. @returns how to stop. */
export function startShareCardRenewals(means: Means): () => void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await renewShareCards(means);
    } catch (error) {
      means.log.warn({ err: error }, 'share cards could not be made anew; the next look goes on');
    }
    isBusy = false;
  };
  let timer = setTimeout(() => {
    void look();
    timer = setInterval(() => void look(), EVERY_MS);
    timer.unref();
  }, Math.random() * EVERY_MS);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Two at once make the same card. @returns of which characters. */
export async function renewShareCards({ db, bus, storage }: Omit<Means, 'log'>): Promise<string[]> {
  const due = await readRenamed(db, PORTION);
  for (const renamed of due) {
    const files = pictureFiles(renamed.imageKey);
    const picture = await readPicture(storage, files.largest);
    // One that was damaged in the middle, or is lost, keeps its card, and holds up no other.
    const card = picture && (await makeShareCard(picture, renamed.name).catch(() => undefined));
    if (card) await storage.put(files.shareCard, card);
    await endRenamed(db, renamed);
  }
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) announce(bus, { gallery: ids });
  return ids;
}

/** @returns undefined where it is lost: then the card stays as it is. */
async function readPicture(storage: Storage, file: string) {
  const painting = await readWhole(storage, file);
  if (!painting) return undefined;
  try {
    const { data, info } = await sharp(painting).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  } catch {
    return undefined;
  }
}

/** Files of before this was done, and repaired ones, say what made them too: a worker puts it into them, in their places. */

import { labelFile, readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import {
  endUncredited,
  postponeUncredited,
  readUncredited,
  type Uncredited,
} from '@chaos/shared/core/content-credentials/uncredited-characters';
import { pictureFiles, videoFile } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import type { Storage } from '@chaos/shared/platform/storage';
import { runPeriodically } from '../maintenance/run-periodically.ts';
import { readIntactFile } from '../pictures/read-intact-file.ts';
import type { SignFile } from './content-credentials.ts';
import { creditShareCard, creditVideo, readSource } from './credit-pictures.ts';

const EVERY_MS = 5_000;
const PORTION = 20;

interface Means {
  db: Database;
  storage: Storage;
  sign: SignFile;
  log: Logger;
}

/** @returns how to stop. */
export function startCreditingOlderFiles(means: Means): () => Promise<void> {
  const onFailure = (error: unknown) =>
    means.log.warn({ err: error }, 'files could not be made to say what made them; the next look goes on');
  return runPeriodically({ everyMs: EVERY_MS, look: (stopping) => creditOlderFiles(means, stopping), onFailure });
}

/** Two at once say the same. @returns of which characters. */
export async function creditOlderFiles(means: Means, stopping?: AbortSignal): Promise<string[]> {
  const credited: string[] = [];
  for (const character of await readUncredited(means.db, PORTION)) {
    if (stopping?.aborted) break;
    if (await tryToCredit(means, character)) {
      await endUncredited(means.db, character);
      credited.push(character.id);
    } else await postponeUncredited(means.db, character);
  }
  return credited;
}

/** Whatever is wrong with one holds up no other. @returns whether nothing is left to do. */
async function tryToCredit({ storage, sign, log }: Means, character: Uncredited): Promise<boolean> {
  try {
    await creditFiles(character, storage, sign);
    return true;
  } catch (error) {
    // What is damaged in the middle cannot be said anything in.
    const isDamaged = error instanceof RangeError;
    const why = isDamaged
      ? 'a damaged file cannot say what made it'
      : 'a file could not be made to say what made it; later again';
    log.warn({ err: error, characterId: character.id }, why);
    return isDamaged;
  }
}

/** What is lost is left out. */
async function creditFiles(
  { imageKey, videoKey, sourceKeys, isByProvider }: Uncredited,
  storage: Storage,
  sign: SignFile,
): Promise<void> {
  const files = pictureFiles(imageKey);
  const largest = await readIntactFile(storage, files.largest);
  if (!largest) return;
  const type = readSourceType(largest, 'webp') ?? (isByProvider ? 'trainedAlgorithmicMedia' : 'algorithmicMedia');
  const claim = { format: 'webp', type } as const;
  const sources = await Promise.all(sourceKeys.map((key) => readSource(storage, key)));
  const signed = sign(largest, claim, sources);
  await storage.put(files.largest, signed);
  await rewrite(storage, files.shareCard, (card) => creditShareCard(card, signed, sign));
  if (videoKey) await rewrite(storage, videoFile(videoKey), (video) => creditVideo(video, signed, sign));
  for (const width of [256, 512] as const) await rewrite(storage, files.webp(width), (small) => labelFile(small, claim));
}

async function rewrite(storage: Storage, file: string, change: (bytes: Buffer) => Buffer): Promise<void> {
  const bytes = await readIntactFile(storage, file);
  if (bytes) await storage.put(file, change(bytes));
}

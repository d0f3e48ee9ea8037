import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { isIntactFile } from '@chaos/shared/core/pictures/is-intact-file';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { labelPictures } from '../content-credentials/credit-pictures.ts';
import { makePictures } from './make-pictures.ts';
import { repairPictures } from './repair-pictures.ts';

test('damaged pictures are made anew out of the largest that is whole, and left alone where none is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-repair-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = openFolderStorage(folder);
  const files = pictureFiles('characters/a');
  const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#c0ffee' } })
    .png()
    .toBuffer();
  const { webp, shareCard } = labelPictures(await makePictures(png, 'Gnocchi'), 'trainedAlgorithmicMedia');
  const whole = [...webp.keys()].map(files.webp);
  const damage = (file: string) => truncate(path.join(folder, file), 50);
  const sizes = async () => Promise.all(whole.map(async (file) => (await sharp(await storage.read(file)).metadata()).width));
  for (const [width, bytes] of webp) await storage.put(files.webp(width), bytes);
  await storage.put(files.shareCard, shareCard);

  for (const file of [files.webp(256), files.shareCard]) await damage(file);
  expect(await repairPictures(storage, 'characters/a', 'Gnocchi')).toBe(true);
  expect(await sizes()).toEqual([256, 512, 1024]);
  expect(isIntactFile(files.shareCard, await storage.read(files.shareCard))).toBe(true);
  expect(readSourceType(Buffer.from(await storage.read(files.webp(256))), 'webp')).toBe('trainedAlgorithmicMedia');
  expect(readSourceType(Buffer.from(await storage.read(files.shareCard)), 'jpeg')).toBe('trainedAlgorithmicMedia');
  // What was whole is what it was.
  expect(webp.get(1024)?.equals(await storage.read(files.largest))).toBe(true);

  for (const file of [files.largest, files.webp(256)]) await damage(file);
  expect(await repairPictures(storage, 'characters/a', 'Gnocchi')).toBe(true);
  expect(await sizes()).toEqual([256, 512, 1024]);

  // A damage in the middle, which no length tells.
  const largest = Buffer.from(await storage.read(files.largest));
  await storage.put(files.largest, largest.fill(0, 30, largest.length - 8));
  await damage(files.webp(256));
  expect(await repairPictures(storage, 'characters/a', 'Gnocchi')).toBe(true);
  expect(await sizes()).toEqual([256, 512, 1024]);

  for (const file of whole) await damage(file);
  expect(await repairPictures(storage, 'characters/a', 'Gnocchi')).toBe(false);
  expect(await storage.read(files.webp(256))).toHaveLength(50);
  expect(await repairPictures(storage, 'characters/none', 'Nobody')).toBe(false);
});

import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makePictures } from './make-pictures.ts';
import { repairPictures } from './repair-pictures.ts';

test('damaged pictures are made anew as they were, and left alone where the original is damaged too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-repair-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = openFolderStorage(folder);
  const files = pictureFiles('characters/a');
  const png = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#c0ffee' } })
    .png()
    .toBuffer();
  const { webp, shareCard } = await makePictures(png, 'Gnocchi');
  await storage.put(files.original, png);
  await storage.put(files.webp(256), new Uint8Array());
  expect(await repairPictures(storage, 'characters/a', 'Gnocchi')).toBe(true);
  for (const [width, bytes] of webp) expect(bytes.equals(await storage.read(files.webp(width)))).toBe(true);
  expect(shareCard.equals(await storage.read(files.shareCard))).toBe(true);

  await truncate(path.join(folder, files.original), 50);
  await truncate(path.join(folder, files.webp(256)), 0);
  expect(await repairPictures(storage, 'characters/a', 'Gnocchi')).toBe(false);
  expect(await storage.read(files.webp(256))).toHaveLength(0);
  expect(await repairPictures(storage, 'characters/none', 'Nobody')).toBe(false);
});

/** Makes the archive of one member: data with schemas, pictures, and a page to look at it. Nothing of it is ever whole in memory. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ExportRun, finishExport, reportExport } from '@chaos/shared/core/account/exports';
import { avatarFile, pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import type { Database } from '@chaos/shared/platform/database';
import { type Storage, StorageError } from '@chaos/shared/platform/storage';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { writePage } from './page.ts';
import { PartWriter } from './part-writer.ts';
import { type Entry, readExtent, readPictures } from './queries.ts';
import { readSection, SECTIONS } from './sections.ts';

interface Means {
  db: Database;
  storage: Storage;
}

/** Another worker has taken it over, or its member is gone. */
export class LostExportError extends Error {
  override readonly name = 'LostExportError';
}

/** @throws {LostExportError} @throws {StorageError} */
export async function makeExport(means: Means, run: ExportRun, stop: AbortSignal): Promise<void> {
  const { db, storage } = means;
  const extent = await readExtent(db, run.userId);
  if (!extent) throw new LostExportError();
  const zip = new ZipFile();
  const writer = new PartWriter(storage, run.folder);
  const written = pipeline(Readable.from(zip.outputStream), writer, { signal: stop });
  // What fails here ends the pipeline too, and is told by it.
  const filled = fill(zip, means, run, extent).catch((error: unknown) => zip.outputStream.emit('error', error));
  await written;
  await filled;
  const { parts, bytes } = writer;
  if (!(await finishExport(db, run, { parts, bytes }))) throw new LostExportError();
}

/** One file after the other, so that only one is open. */
async function fill(
  zip: ZipFile,
  { db, storage }: Means,
  run: ExportRun,
  { pictures, avatarKey }: { pictures: number; avatarKey: string | null },
): Promise<void> {
  const files = 2 * SECTIONS.length + pictures + 1;
  let done = 0;
  const tellAlive = async () => {
    if (!(await reportExport(db, run, Math.min(99, Math.floor((100 * done) / files))))) throw new LostExportError();
  };
  const reading = { db, userId: run.userId, onPortion: tellAlive };
  const add = async (name: string, content: Readable, isPacked = true) => {
    const ended = new Promise<void>((resolve, reject) => content.once('close', resolve).once('error', reject));
    zip.addReadStream(content, name, { compress: isPacked });
    await ended;
    done += 1;
    await tellAlive();
  };
  for (const section of SECTIONS) {
    const schema = z.toJSONSchema(z.array(section.entry), { io: 'output' });
    await add(`schemas/${section.name}.json`, Readable.from([JSON.stringify(schema, null, 2)]));
    await add(`data/${section.name}.json`, Readable.from(writeJson(readSection(section, reading))));
  }
  const packed = new Set<string>();
  for await (const { id, folder } of readPictures(reading)) {
    const picture = await openIfThere(storage, pictureFiles(folder).largest);
    if (!picture) continue;
    await add(`pictures/${id}.webp`, picture, false);
    packed.add(`pictures/${id}.webp`);
  }
  const avatar = avatarKey === null ? null : await openIfThere(storage, avatarFile(avatarKey));
  if (avatar) await add('avatar.webp', avatar, false);
  const sections = SECTIONS.map((section) => ({ ...section, entries: readSection(section, reading) }));
  await add('index.html', Readable.from(writePage(sections, { madeAt: new Date(), pictures: packed })));
  zip.end();
}

/** Removed meanwhile, as what an operator takes down: the archive goes without it. */
async function openIfThere(storage: Storage, key: string): Promise<Readable | null> {
  try {
    return await storage.open(key);
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return null;
    throw error;
  }
}

async function* writeJson(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

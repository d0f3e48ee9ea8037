/** Looks at every file that a row names, but for those that were removed on purpose, and tells those that are missing or damaged. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { type Storage, StorageError } from '../../platform/storage.ts';
import { FILES_ARE_GONE } from '../characters/files-of-ended-characters.ts';
import { isIntactFile } from '../pictures/is-intact-file.ts';
import { avatarFile, pictureFiles, videoFile } from '../pictures/picture-files.ts';

export interface FileFault {
  /** Of the character or person whose file it is. */
  id: string;
  file: string;
  fault: 'missing' | 'damaged';
}

interface Place {
  db: Database;
  storage: Storage;
}

const PORTION = 200;

/** Row by row, so that a large storage takes time and no memory. @throws {StorageError} when the storage does not answer. */
export async function* auditFiles({ db, storage }: Place): AsyncGenerator<FileFault> {
  const characters = db
    .selectFrom('meme_characters')
    .select(['id', 'image_key', 'video_key'])
    .where(sql<boolean>`not ${sql.raw(FILES_ARE_GONE)}`)
    .orderBy('id')
    .limit(PORTION);
  const readCharacters = (after: string | undefined) =>
    characters.$if(after !== undefined, (query) => query.where('id', '>', after ?? '')).execute();
  for await (const { id, image_key, video_key } of readAll(readCharacters)) {
    const video = video_key === null ? [] : [videoFile(video_key)];
    yield* findFaults(storage, id, [...pictureFiles(image_key).all, ...video]);
  }
  const people = db.selectFrom('profiles').select(['id', 'avatar_key']).orderBy('id').limit(PORTION);
  const readPeople = (after: string | undefined) =>
    people.$if(after !== undefined, (query) => query.where('id', '>', after ?? '')).execute();
  for await (const { id, avatar_key } of readAll(readPeople))
    if (avatar_key !== null) yield* findFaults(storage, id, [avatarFile(avatar_key)]);
}

async function* readAll<Row extends { id: string }>(read: (after: string | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield* rows;
    rows = await read(rows.at(-1)?.id);
  }
}

async function* findFaults(storage: Storage, id: string, files: readonly string[]): AsyncGenerator<FileFault> {
  const faults = await Promise.all(files.map((file) => findFault(storage, file)));
  for (const [index, file] of files.entries()) {
    const fault = faults[index];
    if (fault) yield { id, file, fault };
  }
}

async function findFault(storage: Storage, file: string): Promise<FileFault['fault'] | undefined> {
  try {
    return isIntactFile(file, await storage.read(file)) ? undefined : 'damaged';
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return 'missing';
    throw error;
  }
}

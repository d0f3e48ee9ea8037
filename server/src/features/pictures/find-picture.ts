/** Which file an address of a picture stands for now, and who may have it. */
import { avatarFile, storageKeyOf } from '@chaos/shared/core/pictures/picture-files';
import type { Services } from '../../trpc/context.ts';
import type { PictureRow } from './queries.ts';

/** `gone`: there was a picture at such an address, and there never will be one again. */
export type FoundPicture = { state: 'unknown' } | { state: 'gone' } | { state: 'found'; key: string; isPublic: boolean };

const UNKNOWN: FoundPicture = { state: 'unknown' };
const GONE: FoundPicture = { state: 'gone' };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OF_CHARACTER = new RegExp(`^characters/(${UUID})/(${UUID})/(.+)$`);
const OF_PERSON = new RegExp(`^avatars/(${UUID})/[^/]+/.+$`);

type PictureServices = Pick<Services, 'pictureRows' | 'avatarRows'>;

/**
 * @param path below the prefix.
 * @param isOwner whether who asks is signed in as this member; asked only for what is not public.
 */
export async function findPicture(
  services: PictureServices,
  path: string,
  isOwner: (ownerId: string) => Promise<boolean>,
): Promise<FoundPicture> {
  const [, id, token = '', name = ''] = OF_CHARACTER.exec(path) ?? [];
  if (id !== undefined) return findOfCharacter(services, { id, token, name }, isOwner);
  const [, userId] = OF_PERSON.exec(path) ?? [];
  return userId === undefined ? UNKNOWN : findAvatar(services, userId, path);
}

interface Asked {
  id: string;
  token: string;
  name: string;
}

async function findOfCharacter(
  { pictureRows }: PictureServices,
  { id, token, name }: Asked,
  isOwner: (ownerId: string) => Promise<boolean>,
): Promise<FoundPicture> {
  const known = await pictureRows.get(id);
  const kept = known?.isPublic && isAddressOf(known, token) ? toFile(known, name) : UNKNOWN;
  if (kept.state === 'found') return kept;
  const row = await pictureRows.getAnew(id);
  if (!row) return UNKNOWN;
  if (!isAddressOf(row, token)) return GONE;
  return row.isPublic || (row.ownerId !== null && (await isOwner(row.ownerId))) ? toFile(row, name) : GONE;
}

function isAddressOf(row: PictureRow, token: string): boolean {
  return row.isUp && row.token === token;
}

function toFile(row: PictureRow, name: string): FoundPicture {
  const key = storageKeyOf(name, row);
  return key === null ? UNKNOWN : { state: 'found', key, isPublic: row.isPublic };
}

async function findAvatar({ avatarRows }: PictureServices, userId: string, path: string): Promise<FoundPicture> {
  const isCurrent = (row: { avatarKey: string | null } | undefined) =>
    typeof row?.avatarKey === 'string' && avatarFile(row.avatarKey) === path;
  if (isCurrent(await avatarRows.get(userId))) return { state: 'found', key: path, isPublic: true };
  const row = await avatarRows.getAnew(userId);
  if (!row) return UNKNOWN;
  return isCurrent(row) ? { state: 'found', key: path, isPublic: true } : GONE;
}

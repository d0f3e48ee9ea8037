/** How a character's pictures are named in the storage, and where people find them, which are two things. */
import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../platform/secrets.ts';

/** Where the server offers the storage. */
export const MEDIA_PREFIX = '/media/';

/** Widths in pixels of the WebP versions. */
export const PICTURE_WIDTHS = [256, 512, 1024] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** A painting's own. */
export const LARGEST_WIDTH = 1024 satisfies PictureWidth;

/**
 * A folder for one picture. Its name holds the keyed hash of the content, so that it never changes and cannot be guessed,
 * and something of its own for each try: a try that fails removes its files and nobody else's.
 */
export function newPictureFolder(appSecret: string, painting: Uint8Array): string {
  return `characters/${keyedHash(appSecret, 'picture', painting)}-${randomBytes(4).toString('hex')}`;
}

/** The largest is all that is kept of a painting: the others can be made of it anew. */
export function pictureFiles(folder: string) {
  const webp = (width: PictureWidth) => `${folder}/${width}.webp`;
  const shareCard = `${folder}/share.jpg`;
  return { webp, largest: webp(LARGEST_WIDTH), shareCard, all: [...PICTURE_WIDTHS.map(webp), shareCard] };
}

/**
 * Where people find the pictures of a character: by its token, and not by where they lie. Whenever it is hidden, shown, taken
 * down or fused it gets another token, and all addresses before have ended.
 */
export interface PictureAddress {
  characterId: string;
  token: string;
}

export function pictureUrls(address: PictureAddress) {
  const folder = urlFolder(address);
  return { imageUrl: `${folder}/1024.webp`, imageUrl512: `${folder}/512.webp`, imageUrl256: `${folder}/256.webp` };
}

/** Of what a fused character was made of, the first being 0: they are shown as a part of it, and end with it. */
export function sourcePictureUrls(address: PictureAddress, at: number) {
  const folder = `${urlFolder(address)}/source-${at}`;
  return { imageUrl: `${folder}/1024.webp`, imageUrl256: `${folder}/256.webp` };
}

function urlFolder({ characterId, token }: PictureAddress): string {
  return `${MEDIA_PREFIX}characters/${characterId}/${token}`;
}

/** Size in pixels of the JPEG that shared links show. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** Where the share card of a picture is found, as an absolute path of this origin: another one after each change, for a name stands on it. */
export function shareCardUrl({ updatedAt, ...address }: PictureAddress & { updatedAt: Date }): string {
  return `${urlFolder(address)}/share.jpg?v=${updatedAt.getTime()}`;
}

/** A folder for one video, named like those of pictures. */
export function newVideoFolder(appSecret: string, video: Uint8Array): string {
  return `videos/${keyedHash(appSecret, 'video', video)}-${randomBytes(4).toString('hex')}`;
}

export function videoFile(folder: string): string {
  return `${folder}/loop.webm`;
}

/** Beside a video, what it says of what made it: readers of C2PA look for it there, for they find nothing in a WebM. */
export const VIDEO_MANIFEST = 'loop.c2pa';

/** @param videoKey null for a character without a video. */
export function videoUrl(address: PictureAddress, videoKey: string | null): string | null {
  return videoKey === null ? null : `${urlFolder(address)}/loop.webm`;
}

/** Where the files of a character lie. */
export interface PictureKeys {
  imageKey: string;
  videoKey: string | null;
  /** Of what it was fused from. */
  sourceKeys: readonly string[];
}

/**
 * The key of a file by its name in an address.
 * @returns null where there is none for the public.
 */
export function storageKeyOf(name: string, { imageKey, videoKey, sourceKeys }: PictureKeys): string | null {
  if (name === 'loop.webm' || name === VIDEO_MANIFEST) return videoKey && videoFile(videoKey);
  if (name === 'share.jpg') return pictureFiles(imageKey).shareCard;
  const [, source, width] = /^(?:source-(\d)\/)?(\d+)\.webp$/.exec(name) ?? [];
  const folder = source === undefined ? imageKey : sourceKeys[Number(source)];
  const known = PICTURE_WIDTHS.find((one) => `${one}` === width);
  return folder && known ? pictureFiles(folder).webp(known) : null;
}

/** A folder for one upload of a person's picture; the same picture again gets another one. */
export function newAvatarFolder(appSecret: string, userId: string, avatar: Uint8Array): string {
  return `avatars/${userId}/${keyedHash(appSecret, 'picture', avatar)}-${randomBytes(4).toString('hex')}`;
}

/** A person's picture: one square WebP, at a new address with every upload. */
export function avatarFile(key: string): string {
  return `${key}/avatar.webp`;
}

/** @param key null for a person without a picture. */
export function avatarUrl(key: string | null): string | null {
  return key === null ? null : MEDIA_PREFIX + avatarFile(key);
}

/** How a character's pictures are named in the storage, and where people find them. */
import { randomBytes } from 'node:crypto';
import { keyedHash } from '../secrets.ts';

/** Where the server offers the storage. */
export const MEDIA_PREFIX = '/media/';

/** Widths in pixels of the WebP versions. */
export const PICTURE_WIDTHS = [256, 512, 1024] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * A folder for one picture. Its name holds the keyed hash of the content, so that it never changes and cannot be guessed,
 * and something of its own for each try: a try that fails removes its files and nobody else's.
 */
export function newPictureFolder(appSecret: string, original: Uint8Array): string {
  return `characters/${keyedHash(appSecret, 'picture', original)}-${randomBytes(4).toString('hex')}`;
}

export function pictureFiles(folder: string) {
  const webp = (width: PictureWidth) => `${folder}/${width}.webp`;
  return { original: `${folder}/original.png`, webp, shareCard: `${folder}/share.jpg` };
}

export function pictureUrls(folder: string) {
  const files = pictureFiles(folder);
  return {
    imageUrl: MEDIA_PREFIX + files.webp(1024),
    imageUrl512: MEDIA_PREFIX + files.webp(512),
    imageUrl256: MEDIA_PREFIX + files.webp(256),
  };
}

/** Size in pixels of the JPEG that shared links show. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** Where the share card of a picture is found, as an absolute path of this origin. */
export function shareCardUrl(folder: string): string {
  return MEDIA_PREFIX + pictureFiles(folder).shareCard;
}

/** A folder for one video, named like those of pictures. */
export function newVideoFolder(appSecret: string, video: Uint8Array): string {
  return `videos/${keyedHash(appSecret, 'video', video)}-${randomBytes(4).toString('hex')}`;
}

export function videoFile(folder: string): string {
  return `${folder}/loop.webm`;
}

/** @param folder null for a character without a video. */
export function videoUrl(folder: string | null): string | null {
  return folder === null ? null : MEDIA_PREFIX + videoFile(folder);
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

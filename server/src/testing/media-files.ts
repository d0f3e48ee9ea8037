/** Files that are whole by their form, with whatever in them: nobody decodes them. */
import type { TestWorld } from './test-world.ts';

/** @param length in bytes, of which the container takes twelve. */
export function webpOf(length: number): Buffer {
  const file = Buffer.alloc(length, 'WEBP');
  file.write('RIFF');
  file.writeUInt32LE(length - 8, 4);
  file.write('WEBP', 8);
  return file;
}

/** @param content at most 16,382 bytes, after fourteen of the container; fifteen where it has more than 126. */
export function webmOf(content: string | Buffer): Buffer {
  const header = Buffer.from('1a45dfa38442f28104', 'hex');
  const segment = Buffer.from('18538067', 'hex');
  const { length } = content;
  const size = Buffer.from(length > 126 ? [0x40 | (length >> 8), length & 255] : [0x80 | length]);
  return Buffer.concat([header, segment, size, typeof content === 'string' ? Buffer.from(content) : content]);
}

/** @param name of a file of a character: it is whole by the form that its ending says. */
export function wholeFile(name: string): Buffer {
  if (name.endsWith('.webm')) return webmOf('a short loop');
  if (name.endsWith('.jpg'))
    return Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(60, 'jpeg'), Buffer.from('ffd9', 'hex')]);
  if (name.endsWith('.png'))
    return Buffer.concat([Buffer.from('\u0089PNG'.repeat(9), 'latin1'), Buffer.from('IEND\0\0\0\0', 'latin1')]);
  return webpOf(3_000);
}

/**
 * A character whose files lie in these folders of the storage.
 * @returns the folder of the addresses at which people find them, such as `/media/characters/…/…`.
 */
export async function hangPictures(
  { db, newCharacter }: TestWorld,
  { imageKey = 'characters/abc', videoKey = 'videos/abc' } = {},
): Promise<string> {
  const id = await newCharacter();
  const { token } = await db
    .updateTable('meme_characters')
    .set({ image_key: imageKey, video_key: videoKey })
    .where('id', '=', id)
    .returning('picture_token as token')
    .executeTakeFirstOrThrow();
  return `/media/characters/${id}/${token}`;
}

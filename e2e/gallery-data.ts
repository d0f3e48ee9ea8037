/** A full Hall of Chaos, written straight into the database of a started product. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_WIDTHS, pictureFiles, SHARE_CARD_SIZE } from '@chaos/shared/core/pictures/picture-files';
import sharp from 'sharp';
import { insertAccount, insertCharacter } from '../server/src/testing/test-data.ts';
import type { Site } from './site.ts';

const HOURS_A_DAY = 24;

export interface HungCharacter {
  id: string;
  name: string;
  score: number;
  ageHours: number;
}

/**
 * 45 characters: 3 of the last day, 25 of the last month, two of each score, and medals for a mythic, a legendary and an
 * epic one. The first three belong to people: made by Ada, made by Ada and owned by Bob, made and owned by Bob.
 * @returns them as the gallery must rank them.
 */
export async function fillGallery({ db, folder }: Pick<Site, 'db' | 'folder'>): Promise<HungCharacter[]> {
  await keepPlainPictures(folder);
  const [ada, bob] = [await newPerson(db, 'Ada'), await newPerson(db, 'Bob')];
  const people = [{ creatorId: ada }, { creatorId: ada, ownerId: bob }, { creatorId: bob }];
  const hung: HungCharacter[] = [];
  for (let index = 0; index < 45; index++) {
    const ageHours = index < 3 ? 1 + index : index < 25 ? (index + 1) * HOURS_A_DAY : (index + 20) * HOURS_A_DAY;
    const score = [1_200, 321, 77][index] ?? 40 - Math.floor(index / 2) * 2;
    const name = `Numero ${index + 1} Testissimo`;
    hung.push({ id: await insertCharacter(db, { name, score, ageHours, ...people[index] }), name, score, ageHours });
  }
  const ranked = hung.toSorted((a, b) => b.score - a.score || b.ageHours - a.ageHours);
  return ranked;
}

async function newPerson(db: Site['db'], name: string): Promise<string> {
  const { id } = await insertAccount(db, { username: name.toLowerCase(), role: 'member' });
  await db.updateTable('profiles').set({ display_name: name }).where('id', '=', id).execute();
  return id;
}

/** The files of the plain picture that test characters have. */
export async function keepPlainPictures(folder: string): Promise<void> {
  const files = pictureFiles('characters/plain');
  await mkdir(path.join(folder, 'storage/characters/plain'), { recursive: true });
  const plain = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#7a5cff' } });
  for (const width of PICTURE_WIDTHS)
    await plain(width)
      .webp()
      .toFile(path.join(folder, 'storage', files.webp(width)));
  const card = plain(SHARE_CARD_SIZE.width, SHARE_CARD_SIZE.height).jpeg();
  await card.toFile(path.join(folder, 'storage', files.shareCard));
}

/** Gives the plain ones the pictures of real characters, for people who look at the screens. */
export async function borrowPictures({ db }: Pick<Site, 'db'>): Promise<void> {
  const real = await db
    .selectFrom('meme_characters')
    .select(['image_key', 'thumbhash', 'average_color'])
    .where('image_key', '<>', 'characters/plain')
    .execute();
  const plain = await db.selectFrom('meme_characters').select('id').where('image_key', '=', 'characters/plain').execute();
  for (const [index, { id }] of plain.entries()) {
    const picture = real[index % real.length];
    if (picture) await db.updateTable('meme_characters').set(picture).where('id', '=', id).execute();
  }
}

/** The picture that a shared collection unfolds into: its first brainrots as framed cards, beside its name. */
import { createHash } from 'node:crypto';
import { type LetterBox, layLetters } from '@chaos/artist/lettering/lay-letters';
import { MEDIA_PREFIX, pictureFiles, SHARE_CARD_SIZE } from '@chaos/shared/core/pictures/picture-files';
import sharp from 'sharp';
import { type Card, CardCache } from '../../share-cards/card-cache.ts';
import { drawCard, INK, LIME, VIOLET } from '../../share-cards/draw-card.ts';
import type { Services } from '../../trpc/context.ts';
import { readSharedCollection, type SharedCollection } from './queries.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
const FRAME = 10;
const cards = new CardCache();

interface Place {
  x: number;
  y: number;
  /** Of the picture inside its frame. */
  side: number;
  tilt: number;
}

/** By how many there are. Whoever comes first lies on top. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  [{ x: 330, y: 315, side: 440, tilt: -4 }],
  [
    { x: 232, y: 262, side: 320, tilt: -6 },
    { x: 420, y: 372, side: 320, tilt: 5 },
  ],
  [
    { x: 196, y: 176, side: 236, tilt: -5 },
    { x: 468, y: 186, side: 236, tilt: 4 },
    { x: 330, y: 452, side: 236, tilt: -2 },
  ],
  [
    { x: 196, y: 180, side: 236, tilt: -4 },
    { x: 468, y: 188, side: 236, tilt: 3 },
    { x: 206, y: 448, side: 236, tilt: 3 },
    { x: 474, y: 456, side: 236, tilt: -4 },
  ],
];

/** Where the name stands, and how many there are, and whose they are. */
const NAME: LetterBox = { x: 900, y: 268, width: 500, height: 300, maxLines: 4, largest: 116 };
const LINE: LetterBox = { x: 900, y: 484, width: 500, height: 34, maxLines: 1, largest: 30 };
const PRODUCT: LetterBox = { x: 900, y: 560, width: 500, height: 26, maxLines: 1, largest: 23 };

/** Below the prefix of all pictures. */
export const collectionCardPath = (id: string) => `collections/${id}.jpg`;

/** Where the card of a collection is found: another address with all that can be seen on it. Null without a picture to show. */
export function collectionCardUrl(collection: SharedCollection): string | null {
  if (collection.pictures.length === 0) return null;
  return `${MEDIA_PREFIX}${collectionCardPath(collection.id)}?v=${digestOf(collection)}`;
}

function digestOf({ name, ownerName, count, pictures }: SharedCollection): string {
  const shown = JSON.stringify([name, ownerName, count, pictures.map(({ token }) => token)]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 12);
}

/** @returns null for one that not everybody may see, and where there is no picture to show. */
export async function findCollectionCard(
  { db, pictureRows, storage }: Pick<Services, 'db' | 'pictureRows' | 'storage'>,
  id: string,
): Promise<Card | null> {
  const collection = await readSharedCollection(db, id);
  if (!collection || collection.pictures.length === 0) return null;
  const rows = await Promise.all(collection.pictures.map(({ characterId }) => pictureRows.get(characterId)));
  const files = rows.flatMap((row) => (row ? [pictureFiles(row.imageKey).webp(512)] : []));
  return cards.find(`${id} ${digestOf(collection)} ${files.join()}`, async () =>
    makeCard(collection, await Promise.all(files.map((file) => storage.read(file)))),
  );
}

async function makeCard(
  { name, ownerName, count }: Pick<SharedCollection, 'name' | 'ownerName' | 'count'>,
  pictures: readonly Uint8Array[],
): Promise<Buffer> {
  const places = PLACES[pictures.length] ?? [];
  const framed = await Promise.all(
    places.map(async (place, index) => frame(place, await inset(pictures[index] ?? new Uint8Array(), place.side), index)),
  );
  const counted = `${count} ${count === 1 ? 'brainrot' : 'brainrots'}`;
  const texts = [
    await letter(name, NAME, '#fff'),
    await letter(`${counted} by ${ownerName}`, LINE, LIME),
    await letter('Hall of Chaos', PRODUCT, '#fff'),
  ];
  return drawCard([BACKDROP, ...framed.toReversed(), ...texts].join(''), pictures);
}

async function inset(picture: Uint8Array, side: number): Promise<string> {
  const image = sharp(picture).resize(side, side, { fit: 'cover' });
  return (await image.jpeg({ quality: 92 }).toBuffer()).toString('base64');
}

function frame({ x, y, side, tilt }: Place, inset: string, index: number): string {
  const [half, inside] = [side / 2 + FRAME, side / 2];
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">
    <rect x="${-half + 6}" y="${-half + 12}" width="${2 * half}" height="${2 * half}" rx="30" fill="${INK}" fill-opacity=".5"/>
    <rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="30" fill="${index % 2 === 0 ? LIME : VIOLET}"/>
    <clipPath id="p${index}"><rect x="${-inside}" y="${-inside}" width="${side}" height="${side}" rx="22"/></clipPath>
    <image clip-path="url(#p${index})" x="${-inside}" y="${-inside}" width="${side}" height="${side}" href="data:image/jpeg;base64,${inset}"/></g>`;
}

/** Blank where no font has the letters: the name stands beside the card wherever it unfolds. Emoji have fonts of their own. */
async function letter(text: string, box: LetterBox, colour: string): Promise<string> {
  const laid = await layLetters(text.replaceAll(/\p{Extended_Pictographic}\ufe0f?/gu, ' ').trim() || '·', box);
  if (!laid) return '';
  const shade = `<g fill="${INK}" stroke="${INK}" stroke-width="130" stroke-linejoin="round">${laid.markup}</g>`;
  return `${shade}<g fill="${colour}">${laid.markup}</g>`;
}

const BACKDROP = `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#6d28ab"/><stop offset=".55" stop-color="#2a1145"/><stop offset="1" stop-color="${INK}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#a)"/>`;

/** The picture that a shared battle unfolds into: both as framed cards, the winner in front, crowned. No letters: any font would do for some names only. */
import { pictureFiles, SHARE_CARD_SIZE } from '@chaos/shared/core/pictures/picture-files';
import sharp from 'sharp';
import { type Card, CardCache } from '../../share-cards/card-cache.ts';
import { drawCard, INK, LIME, VIOLET } from '../../share-cards/draw-card.ts';
import type { Services } from '../../trpc/context.ts';
import { readSharedBattle } from './queries.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE;
/** The side of a picture inside its frame. */
const PICTURE = 430;
const FRAME = 14;
const MIDDLE = HEIGHT / 2 + 26;
const LEFT = 312;
const RIGHT = WIDTH - LEFT;

const GOLD = '#ffd23f';
const CRIMSON = '#ff4d6d';

/** Where the card of a battle is found, below the prefix of all pictures. */
export const battleCardPath = (battleId: string) => `battles/${battleId}.jpg`;

const cards = new CardCache();

interface Corners {
  /** Any format that the pictures are kept in. */
  pictures: readonly [first: Uint8Array, second: Uint8Array];
  winner: 1 | 2;
}

/** @returns null for a battle that not everybody may see, with pictures and all. */
export async function findBattleCard(
  { db, pictureRows, storage }: Pick<Services, 'db' | 'pictureRows' | 'storage'>,
  id: string,
): Promise<Card | null> {
  const battle = await readSharedBattle(db, id);
  if (!battle?.hasPictures) return null;
  const rows = await Promise.all(battle.characterIds.map((characterId) => pictureRows.get(characterId)));
  const [first, second] = rows.map((row) => row && pictureFiles(row.imageKey).webp(512));
  if (!first || !second) return null;
  return cards.find(`${id} ${first} ${second}`, async () => {
    const pictures = [await storage.read(first), await storage.read(second)] as const;
    return makeBattleCard({ pictures, winner: battle.winner });
  });
}

async function makeBattleCard({ pictures: [first, second], winner }: Corners): Promise<Buffer> {
  const [left, right] = await Promise.all([inset(first, winner === 1), inset(second, winner === 2)]);
  const corners = [
    card(left, { x: LEFT, tilt: -6, isWinner: winner === 1 }),
    card(right, { x: RIGHT, tilt: 6, isWinner: winner === 2 }),
  ];
  // Who won stands before the other.
  const inOrder = winner === 1 ? corners.toReversed() : corners;
  const markup = `${ARENA}${inOrder.join('')}${VERSUS}${crown(winner === 1 ? LEFT : RIGHT)}`;
  return drawCard(markup, [first, second]);
}

async function inset(picture: Uint8Array, isWinner: boolean): Promise<string> {
  const image = sharp(picture).resize(PICTURE, PICTURE, { fit: 'cover' });
  const shown = isWinner ? image : image.modulate({ saturation: 0.2, brightness: 0.62 });
  return (await shown.jpeg({ quality: 92 }).toBuffer()).toString('base64');
}

function card(inset: string, { x, tilt, isWinner }: { x: number; tilt: number; isWinner: boolean }): string {
  const [half, inside] = [PICTURE / 2 + FRAME, PICTURE / 2];
  const scale = isWinner ? 1 : 0.9;
  return `<g transform="translate(${x} ${MIDDLE}) rotate(${tilt}) scale(${scale})">
    <rect x="${-half + 8}" y="${-half + 16}" width="${2 * half}" height="${2 * half}" rx="40" fill="${INK}" fill-opacity=".55"/>
    <rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="40" fill="${isWinner ? GOLD : '#5b4a70'}"/>
    <clipPath id="p${x}"><rect x="${-inside}" y="${-inside}" width="${PICTURE}" height="${PICTURE}" rx="28"/></clipPath>
    <image clip-path="url(#p${x})" x="${-inside}" y="${-inside}" width="${PICTURE}" height="${PICTURE}" href="data:image/jpeg;base64,${inset}"/></g>`;
}

/** Rays from where they meet, in the colours of both corners. */
const ARENA = `<defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#6d28ab"/><stop offset=".5" stop-color="#2a1145"/><stop offset="1" stop-color="#9c1f3f"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#a)"/>${rays()}`;

function rays(): string {
  const [count, reach] = [24, WIDTH];
  const at = (turn: number) => {
    const angle = (turn / count) * Math.PI;
    return `${Math.round(WIDTH / 2 + Math.cos(angle) * reach)},${Math.round(MIDDLE + Math.sin(angle) * reach)}`;
  };
  return Array.from(
    { length: count },
    (_, index) =>
      `<polygon points="${WIDTH / 2},${MIDDLE} ${at(2 * index)} ${at(2 * index + 1)}" fill="#fff" fill-opacity=".06"/>`,
  ).join('');
}

const VERSUS = `<g transform="translate(${WIDTH / 2} ${MIDDLE})"><polygon points="${burst()}" fill="${INK}"/><polygon points="${burst()}" fill="${CRIMSON}" transform="scale(.9)"/>
  <g fill="none" stroke="#fff" stroke-width="17" stroke-linejoin="round" stroke-linecap="round" transform="skewX(-8)"><path d="M-58-32-34 34-10-32"/><path d="M52-24C44-38 14-38 14-18 14 2 56-4 56 17 56 38 22 38 12 24"/></g></g>`;

function burst(): string {
  const points = 28;
  return Array.from({ length: points }, (_, index) => {
    const radius = index % 2 === 0 ? 116 : 92;
    const angle = (index / points) * 2 * Math.PI;
    return `${Math.round(Math.cos(angle) * radius)},${Math.round(Math.sin(angle) * radius)}`;
  }).join(' ');
}

function crown(x: number): string {
  const tilt = x < WIDTH / 2 ? -6 : 6;
  const lean = x < WIDTH / 2 ? -26 : 26;
  return `<g transform="translate(${x + lean} ${MIDDLE - PICTURE / 2 - 28}) rotate(${tilt})" stroke="${INK}" stroke-width="7" stroke-linejoin="round"><path d="M-74 36-88-30-42 2 0-52 42 2 88-30 74 36Z" fill="${GOLD}"/><circle cx="-88" cy="-34" r="10" fill="${LIME}"/><circle cy="-58" r="11" fill="${VIOLET}"/><circle cx="88" cy="-34" r="10" fill="${LIME}"/></g>`;
}

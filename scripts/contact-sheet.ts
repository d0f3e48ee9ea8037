/**
 * Paints a contact sheet of 24 characters, or of one in all styles, for the README and for a look at what the house artist does.
 *
 *     node scripts/contact-sheet.ts [file] [seed] [blank | styles]
 */

import { escapeXml, renderSvg } from '@chaos/artist/drawing/svg';
import sharp, { type OverlayOptions } from 'sharp';
import { writeCharacter } from '../artist/src/author/write-character.ts';
import { conceive } from '../artist/src/concept/conceive.ts';
import { FINISHES } from '../artist/src/painter/finishes/finishes.ts';
import { paintConcept } from '../artist/src/painter/paint-concept.ts';
import type { Wish } from '../shared/src/contract/characters.ts';

const CAPTION = 26;

type Fields = [theme: string, body: string, trait: string, style: string, message?: string, secret?: boolean];

/** All five fields, one, none; an open message and a secret one; foreign, odd and picture words. */
const WISHES: readonly Fields[] = [
  ['crocodile', 'bomber plane', 'wears sneakers', 'vaporwave', 'bombardiro', true],
  ['shark', '', 'sneakers', 'beach'],
  ['cappuccino', 'ballerina', '', 'big stage'],
  ['', '', '', ''],
  ['cat', 'hot dog', 'plays guitar', 'disco', 'Free hugs & hot dogs!', false],
  ['elephant', 'cactus', 'sandals', 'desert'],
  ['', '', '', ''],
  ['tree', 'monkey', 'angry', 'haunted forest'],
  ['frog', 'toilet', 'king', 'bathroom'],
  ['', '', '', ''],
  ['wizard owl', 'cup of tea', 'wizard', 'library'],
  ['🦈', '🍕', '🎸', '🌋'],
  ['', '', '', ''],
  ['penguin', 'rocket', 'rich', 'space'],
  ['Кот', 'blorptang', 'sleepy', 'kitchen'],
  ['', '', '', ''],
  ['coffee', 'ninja', 'katanas', 'dojo'],
  ['a giraffe riding a skateboard', '', 'flying', 'above the clouds'],
  ['', '', '', ''],
  ['banana', 'gorilla', 'boxing', 'comic'],
  ['snail', 'birthday cake', 'party', 'candy'],
  ['', '', '', ''],
  ['robot', 'washing machine', 'detective', 'film noir'],
  ['duck', 'motorcycle', 'sunglasses', 'cyberpunk'],
];

const toWish = ([mainTheme, bodyInfluence, characteristicInfluence, style, hiddenMessage, makeMessageSecret]: Fields): Wish => ({
  mainTheme: mainTheme || null,
  bodyInfluence: bodyInfluence || null,
  characteristicInfluence: characteristicInfluence || null,
  style: style || null,
  hiddenMessage: hiddenMessage ?? null,
  makeMessageSecret: makeMessageSecret ?? false,
});

interface Tile {
  png: Buffer;
  caption: string;
}

async function saveSheet(file: string, tiles: readonly Tile[], { side, columns, quality }: Sheet): Promise<void> {
  const width = columns * side;
  const height = Math.ceil(tiles.length / columns) * (side + CAPTION);
  const layers: OverlayOptions[] = [];
  let captions = '';
  for (const [index, { png, caption }] of tiles.entries()) {
    const left = (index % columns) * side;
    const top = Math.floor(index / columns) * (side + CAPTION);
    const input = await sharp(png)
      .resize(side - 6, side - 6)
      .png()
      .toBuffer();
    layers.push({ input, left: left + 3, top: top + 3 });
    const size = Math.min(15, (side - 16) / (caption.length * 0.75));
    captions += `<text x="${left + side / 2}" y="${top + side + 15}" font-size="${size}" text-anchor="middle" fill="#f2e9ff" font-family="Bungee">${escapeXml(caption)}</text>`;
  }
  const lettering = await renderSvg(captions, { left: 0, top: 0, right: width, bottom: height }, undefined, true);
  layers.push({
    input: Buffer.from(lettering.data),
    raw: { width: lettering.width, height: lettering.height, channels: 4, premultiplied: true },
  });
  const sheet = sharp({ create: { width, height, channels: 3, background: '#1b1430' } }).composite(layers);
  await (file.endsWith('.png') ? sheet.png() : sheet.webp({ quality, effort: 5 })).toFile(file);
}

interface Sheet {
  side: number;
  columns: number;
  quality: number;
}

async function paintCharacters(file: string, seed: string, wishes: readonly Fields[]): Promise<void> {
  const tiles: Tile[] = [];
  for (const [index, fields] of wishes.entries()) {
    const wish = toWish(fields);
    const concept = conceive(wish, `${seed}-${index}`);
    const png = await paintConcept(concept, { message: wish.hiddenMessage, secret: wish.makeMessageSecret });
    tiles.push({ png, caption: writeCharacter(concept).name });
  }
  await saveSheet(file, tiles, { side: 300, columns: 6, quality: 78 });
}

/** The same figure in the same place, in every way of drawing. */
async function paintStyles(file: string, seed: string): Promise<void> {
  const concept = conceive(toWish(['cat', 'hot dog', 'plays guitar', 'beach']), seed);
  const tiles: Tile[] = [];
  for (const { id } of FINISHES) {
    const png = await paintConcept({ ...concept, style: { ...concept.style, finish: id } }, { message: null, secret: false });
    tiles.push({ png, caption: id.replaceAll('-', ' ') });
  }
  await saveSheet(file, tiles, { side: 204, columns: 8, quality: 55 });
}

const [file = 'docs/contact-sheet.webp', seed = 'contact', mode = 'mixed'] = process.argv.slice(2);
if (mode === 'styles') await paintStyles(file, seed);
else await paintCharacters(file, seed, mode === 'blank' ? WISHES.map((): Fields => ['', '', '', '']) : WISHES);

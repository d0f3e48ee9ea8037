/**
 * Paints a contact sheet of 24 characters, for the README and for a look at what the house artist does.
 *
 *     node scripts/contact-sheet.ts [file] [seed] [blank]
 */

import { writeCharacter } from '@chaos/artist/author/write-character';
import { conceive } from '@chaos/artist/concept/conceive';
import { escapeXml, renderSvg } from '@chaos/artist/drawing/svg';
import { paintConcept } from '@chaos/artist/painter/paint-concept';
import sharp, { type OverlayOptions } from 'sharp';
import type { Wish } from '../shared/src/contract/characters.ts';

const TILE = 300;
const CAPTION = 26;
const COLUMNS = 6;

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

const [file = 'docs/contact-sheet.webp', seed = 'contact', mode = 'mixed'] = process.argv.slice(2);
const wishes = mode === 'blank' ? WISHES.map((): Fields => ['', '', '', '']) : WISHES;
const height = Math.ceil(wishes.length / COLUMNS) * (TILE + CAPTION);
const layers: OverlayOptions[] = [];
let captions = '';
for (const [index, fields] of wishes.entries()) {
  const wish = toWish(fields);
  const concept = conceive(wish, `${seed}-${index}`);
  const png = await paintConcept(concept, { message: wish.hiddenMessage, secret: wish.makeMessageSecret });
  const left = (index % COLUMNS) * TILE;
  const top = Math.floor(index / COLUMNS) * (TILE + CAPTION);
  layers.push({
    input: await sharp(png)
      .resize(TILE - 6, TILE - 6)
      .png()
      .toBuffer(),
    left: left + 3,
    top: top + 3,
  });
  const { name } = writeCharacter(concept);
  const size = Math.min(15, (TILE - 16) / (name.length * 0.75));
  captions += `<text x="${left + TILE / 2}" y="${top + TILE + 15}" font-size="${size}" text-anchor="middle" fill="#f2e9ff" font-family="Bungee">${escapeXml(name)}</text>`;
}
const lettering = await renderSvg(captions, { left: 0, top: 0, right: COLUMNS * TILE, bottom: height }, undefined, true);
layers.push({
  input: Buffer.from(lettering.data),
  raw: { width: lettering.width, height: lettering.height, channels: 4, premultiplied: true },
});
const sheet = sharp({ create: { width: COLUMNS * TILE, height, channels: 3, background: '#1b1430' } }).composite(layers);
await (file.endsWith('.png') ? sheet.png() : sheet.webp({ quality: 78, effort: 4 })).toFile(file);

/**
 * Makes the icons of the installed app, and the picture that a link to the product unfolds into, of the product's mark.
 *
 *     node scripts/app-pictures.ts
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Raster } from '@chaos/artist/drawing/raster';
import { renderSvg } from '@chaos/artist/drawing/svg';
import sharp from 'sharp';
import { SHARE_CARD_SIZE } from '../shared/src/core/pictures/picture-files.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../client/public');
const ICONS = path.join(PUBLIC, 'icons');
/** As the dark theme has it. */
const GROUND = '#100c18';
const LIME = '#b9ee33';
const VIOLET = '#9d4edd';
/** The side of the mark's own drawing. */
const MARK_SIZE = 32;

const svg = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
const mark = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

await mkdir(ICONS, { recursive: true });
// What shows the icon as it is sees through around the mark; what cuts a shape out of it needs a ground, and room to cut.
await writeIcon('192.png', { size: 192, share: 1, ground: '' });
await writeIcon('512.png', { size: 512, share: 1, ground: '' });
await writeIcon('maskable-512.png', { size: 512, share: 0.7, ground: GROUND });
await writeIcon('apple-touch.png', { size: 180, share: 0.76, ground: GROUND });
await writePreview();

async function writeIcon(name: string, { size, share, ground }: { size: number; share: number; ground: string }): Promise<void> {
  const margin = (size * (1 - share)) / 2;
  const markup = `${ground && `<rect width="${size}" height="${size}" fill="${ground}"/>`}${placeMark(margin, margin, size * share)}`;
  await toSharp(await draw(markup, size, size))
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(ICONS, name));
}

async function writePreview(): Promise<void> {
  const { width, height } = SHARE_CARD_SIZE;
  const glow = (id: string, colour: string) =>
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  const markup = [
    `<defs>${glow('violet', VIOLET)}${glow('lime', LIME)}</defs>`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    `<circle cx="330" cy="300" r="520" fill="url(#violet)"/><circle cx="1160" cy="640" r="420" fill="url(#lime)" opacity=".45"/>`,
    placeMark(110, 105, 420),
    `<g font-family="Bungee" fill="#fff"><text x="590" y="255" font-size="122">Hall of</text><text x="590" y="395" font-size="122" fill="${LIME}">Chaos</text>`,
    `<text x="594" y="470" font-size="27" fill-opacity=".86">Any odd idea is a brainrot</text></g>`,
  ].join('');
  await toSharp(await draw(markup, width, height))
    .flatten({ background: GROUND })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(path.join(PUBLIC, 'preview.jpg'));
}

function placeMark(left: number, top: number, size: number): string {
  return `<g transform="translate(${left} ${top}) scale(${size / MARK_SIZE})">${mark}</g>`;
}

function draw(markup: string, width: number, height: number): Promise<Raster> {
  return renderSvg(markup, { left: 0, top: 0, right: width, bottom: height }, undefined, true);
}

function toSharp({ data, width, height }: Raster) {
  const input = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(input, { raw: { width, height, channels: 4, premultiplied: true } });
}

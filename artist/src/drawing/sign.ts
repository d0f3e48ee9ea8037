/** Messages in the scene: a wooden sign for the open ones, worn letters in the ground for the secret ones. */

import type { Backdrop } from '../painter/backdrops/backdrop.ts';
import { measureText, readableText, type Token } from './lettering.ts';
import { partBox, type SvgPart } from './parts.ts';
import { pieceExists } from './piece-files.ts';
import { createChance } from './random.ts';
import { blendOver, clipBox, createRaster, type Raster, SIDE } from './raster.ts';
import { drawSprite, loadSprite } from './sprite.ts';
import { escapeXml, renderSvg, short } from './svg.ts';

interface Line {
  tokens: Token[];
  width: number;
}

const WIDE = 320;
const HIGH = 196;

/** Breaks tokens into lines that are at most `width` wide at a size of 1. */
function wrap(words: readonly Token[][], width: number): Line[] {
  const space = measureText(' ');
  const lines: Line[] = [];
  for (const word of words) {
    const wide = word.reduce((sum, token) => sum + token.width, 0);
    const last = lines.at(-1);
    if (last && last.width + space + wide <= width) {
      last.tokens.push({ kind: 'text', text: ' ', width: space }, ...word);
      last.width += space + wide;
    } else lines.push({ tokens: [...word], width: wide });
  }
  return lines;
}

/** The largest size at which a text fits a board, and its lines there. */
function fitText(text: string, width: number, height: number, largest: number): { size: number; lines: Line[] } {
  const words = readableText(text);
  for (let size = largest; size > 9; size -= 1.5) {
    const lines = wrap(splitLong(words, width / size), width / size);
    const fits = lines.length * size * 1.14 <= height && lines.every((line) => line.width * size <= width);
    if (fits) return { size, lines };
  }
  const size = 9;
  return { size, lines: wrap(splitLong(words, width / size), width / size).slice(0, Math.floor(height / (size * 1.14))) };
}

/** A word wider than the board is broken wherever it must. */
function splitLong(words: readonly Token[][], width: number): Token[][] {
  return words.flatMap((word) => {
    if (word.reduce((sum, token) => sum + token.width, 0) <= width) return [word];
    const pieces: Token[][] = [[]];
    let used = 0;
    for (const token of word.flatMap(splitToken)) {
      if (used + token.width > width && used > 0) {
        pieces.push([]);
        used = 0;
      }
      pieces.at(-1)?.push(token);
      used += token.width;
    }
    return pieces;
  });
}

function splitToken(token: Token): Token[] {
  if (token.kind === 'piece') return [token];
  return [...token.text].map((text) => ({ kind: 'text', text, width: measureText(text) }));
}

/** Plants a wooden sign at the lower right, in front of everything, with the message on it. */
export async function drawSign(picture: Raster, text: string, seed: string, signal?: AbortSignal): Promise<void> {
  const chance = createChance(`${seed}/sign`);
  const { size, lines } = fitText(text, WIDE - 46, HIGH - 44, 58);
  const turn = chance.between(-3.5, 3.5);
  const left = -WIDE / 2;
  const top = -HIGH / 2;
  const grain = Array.from({ length: 5 }, (_, index) => {
    const y = top + 26 + index * 37;
    return `<path d="M${left + 10} ${short(y)}q${short(chance.between(40, 120))} ${short(chance.between(-9, 9))} 150 0t150 0" stroke="#7a431c" stroke-opacity=".28" stroke-width="3" fill="none"/>`;
  }).join('');
  const firstLine = -(lines.length * size * 1.14) / 2 + size * 0.92;
  const words = lines
    .map((line, index) => {
      const y = firstLine + index * size * 1.14;
      let x = -(line.width * size) / 2;
      return line.tokens
        .map((token) => {
          const at = x;
          x += token.width * size;
          if (token.kind === 'piece' || token.text === ' ') return '';
          const letters = escapeXml(token.text);
          return `<text x="${short(at)}" y="${short(y + size * 0.05)}" font-size="${short(size)}" fill="#ffe9c2" fill-opacity=".75">${letters}</text><text x="${short(at)}" y="${short(y)}" font-size="${short(size)}" fill="#3d1c08">${letters}</text>`;
        })
        .join('');
    })
    .join('');
  const markup = `<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0b975"/><stop offset="1" stop-color="#c98544"/></linearGradient><linearGradient id="p" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#a8652f"/><stop offset="1" stop-color="#6b3a17"/></linearGradient></defs><ellipse cx="6" cy="${HIGH / 2 + 92}" rx="120" ry="16" fill="#180a28" fill-opacity=".45"/><rect x="-17" y="${top + 30}" width="34" height="${HIGH + 62}" rx="7" fill="url(#p)"/><path d="M${left} ${top + 12}Q${left} ${top} ${left + 14} ${top}L-40 ${top + 4}L60 ${top - 3}L${-left - 14} ${top + 2}Q${-left} ${top} ${-left} ${top + 14}L${-left - 3} 0L${-left} ${-top - 12}Q${-left} ${-top} ${-left - 14} ${-top}L20 ${-top - 3}L${left + 14} ${-top}Q${left} ${-top} ${left} ${-top - 14}L${left + 3} 4Z" fill="url(#w)" stroke="#5a2d0f" stroke-width="6" stroke-linejoin="round"/>${grain}<circle cx="0" cy="${top + 15}" r="6" fill="#5a3a22"/><circle cx="0" cy="${-top - 15}" r="6" fill="#5a3a22"/><g font-family="Bungee">${words}</g>`;
  const place = { x: SIDE - WIDE / 2 - 34, y: SIDE - 205, scale: 1, turn, mirror: false };
  const part: SvgPart = {
    kind: 'svg',
    z: 0,
    shadow: 0,
    markup,
    bounds: { left: -185, top: -125, right: 185, bottom: 205 },
    place,
    withText: true,
  };
  const box = clipBox(partBox(part), picture);
  const layer = createRaster(SIDE, SIDE);
  const drawn = await renderSvg(
    `<g transform="translate(${short(place.x)} ${short(place.y)}) rotate(${short(turn)})">${markup}</g>`,
    box,
    signal,
    true,
  );
  for (let row = 0; row < drawn.height; row++) {
    layer.data.set(
      drawn.data.subarray(row * drawn.width * 4, (row + 1) * drawn.width * 4),
      ((box.top + row) * SIDE + box.left) * 4,
    );
  }
  blendOver(picture, layer, box);
  await drawPiecesOf(lines, size, firstLine, picture, place);
}

/** Emoji inside a message are drawn with their own pieces. */
async function drawPiecesOf(
  lines: readonly Line[],
  size: number,
  firstLine: number,
  picture: Raster,
  place: { x: number; y: number; turn: number },
): Promise<void> {
  const angle = (place.turn * Math.PI) / 180;
  for (const [index, line] of lines.entries()) {
    let x = -(line.width * size) / 2;
    const y = firstLine + index * size * 1.14 - size * 0.36;
    for (const token of line.tokens) {
      const middle = x + (token.width * size) / 2;
      x += token.width * size;
      if (token.kind !== 'piece' || !pieceExists(token.piece)) continue;
      drawSprite(picture, await loadSprite(token.piece), {
        x: place.x + middle * Math.cos(angle) - y * Math.sin(angle),
        y: place.y + middle * Math.sin(angle) + y * Math.cos(angle),
        scale: (size * 1.02) / 256,
        turn: place.turn,
        mirror: false,
      });
    }
  }
}

/** Scratches a secret into the ground: small, and hardly darker than what is around it. */
export async function drawEngraving(picture: Raster, text: string, backdrop: Backdrop, seed: string): Promise<void> {
  const chance = createChance(`${seed}/engraving`);
  const { size, lines } = fitText(text, 250, 46, 15);
  const x = chance.pick([170, 854]);
  const y = Math.min(1004, backdrop.ground + 78) - lines.length * size * 0.5;
  const words = lines
    .map((line, index) => {
      const letters = escapeXml(line.tokens.map((token) => (token.kind === 'text' ? token.text : '*')).join(''));
      const at = y + index * size * 1.1;
      const left = x - (line.width * size) / 2;
      return `<text x="${short(left)}" y="${short(at + 1)}" font-size="${short(size)}" fill="#fff" fill-opacity=".20">${letters}</text><text x="${short(left)}" y="${short(at)}" font-size="${short(size)}" fill="#1a0a28" fill-opacity=".30">${letters}</text>`;
    })
    .join('');
  const box = clipBox({ left: x - 160, right: x + 160, top: y - 30, bottom: y + lines.length * size * 1.2 + 12 }, picture);
  const drawn = await renderSvg(`<g font-family="Bungee">${words}</g>`, box, undefined, true);
  for (let row = 0; row < drawn.height; row++) {
    for (let column = 0; column < drawn.width; column++) {
      const from = (row * drawn.width + column) * 4;
      const alpha = drawn.data[from + 3] ?? 0;
      if (alpha === 0) continue;
      const at = ((box.top + row) * picture.width + box.left + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        picture.data[at + channel] = (drawn.data[from + channel] ?? 0) + (picture.data[at + channel] ?? 0) * (1 - alpha / 255);
      }
    }
  }
}

/** The wooden sign that an open message stands on. */

import { partBox, type SvgPart } from '../drawing/parts.ts';
import { nestPlace, type Place } from '../drawing/place.ts';
import { type Chance, createChance } from '../drawing/random.ts';
import { blendOver, clipBox, createRaster, type Raster, SIDE } from '../drawing/raster.ts';
import { drawSprite, loadSprite } from '../drawing/sprite.ts';
import { renderSvg, short } from '../drawing/svg.ts';
import { type LaidLetters, type LetterBox, layLetters, layScrawl } from './lay-letters.ts';

const WIDE = 320;
const HIGH = 196;

/** Where the message is read. */
export const SIGN_LETTERS: LetterBox = { x: 0, y: 0, width: WIDE - 46, height: HIGH - 44, maxLines: 9, largest: 58 };

export const placeOfSign = (seed: string): Place => plantSign(createChance(`${seed}/sign`));

function plantSign(chance: Chance): Place {
  return { x: SIDE - WIDE / 2 - 34, y: SIDE - 205, scale: 1, turn: chance.between(-3.5, 3.5), mirror: false };
}

/** Plants a wooden sign at the lower right, in front of everything, with the message on it. */
export async function drawSign(picture: Raster, text: string, seed: string, signal?: AbortSignal): Promise<void> {
  const chance = createChance(`${seed}/sign`);
  const laid = await layLetters(text, SIGN_LETTERS);
  const place = plantSign(chance);
  const { turn } = place;
  const left = -WIDE / 2;
  const top = -HIGH / 2;
  const grain = Array.from({ length: 5 }, (_, index) => {
    const y = top + 26 + index * 37;
    return `<path d="M${left + 10} ${short(y)}q${short(chance.between(40, 120))} ${short(chance.between(-9, 9))} 150 0t150 0" stroke="#7a431c" stroke-opacity=".28" stroke-width="3" fill="none"/>`;
  }).join('');
  const words = laid
    ? `<g fill="#ffe9c2" fill-opacity=".75" transform="translate(0 ${short(laid.size * 0.05)})">${laid.markup}</g><g fill="#3d1c08">${laid.markup}</g>`
    : `<path d="${layScrawl(SIGN_LETTERS)}" fill="none" stroke="#3d1c08" stroke-width="6" stroke-linecap="round"/>`;
  const markup = `<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0b975"/><stop offset="1" stop-color="#c98544"/></linearGradient><linearGradient id="p" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#a8652f"/><stop offset="1" stop-color="#6b3a17"/></linearGradient></defs><ellipse cx="6" cy="${HIGH / 2 + 92}" rx="120" ry="16" fill="#180a28" fill-opacity=".45"/><rect x="-17" y="${top + 30}" width="34" height="${HIGH + 62}" rx="7" fill="url(#p)"/><path d="M${left} ${top + 12}Q${left} ${top} ${left + 14} ${top}L-40 ${top + 4}L60 ${top - 3}L${-left - 14} ${top + 2}Q${-left} ${top} ${-left} ${top + 14}L${-left - 3} 0L${-left} ${-top - 12}Q${-left} ${-top} ${-left - 14} ${-top}L20 ${-top - 3}L${left + 14} ${-top}Q${left} ${-top} ${left} ${-top - 14}L${left + 3} 4Z" fill="url(#w)" stroke="#5a2d0f" stroke-width="6" stroke-linejoin="round"/>${grain}<circle cx="0" cy="${top + 15}" r="6" fill="#5a3a22"/><circle cx="0" cy="${-top - 15}" r="6" fill="#5a3a22"/>${words}`;
  const part: SvgPart = {
    kind: 'svg',
    z: 0,
    shadow: 0,
    markup,
    bounds: { left: -185, top: -125, right: 185, bottom: 205 },
    place,
  };
  const area = clipBox(partBox(part), picture);
  const layer = createRaster(SIDE, SIDE);
  const drawn = await renderSvg(
    `<g transform="translate(${short(place.x)} ${short(place.y)}) rotate(${short(turn)})">${markup}</g>`,
    area,
    signal,
  );
  for (let row = 0; row < drawn.height; row++) {
    layer.data.set(
      drawn.data.subarray(row * drawn.width * 4, (row + 1) * drawn.width * 4),
      ((area.top + row) * SIDE + area.left) * 4,
    );
  }
  blendOver(picture, layer, area);
  if (laid) await drawPiecesOf(laid, picture, place);
}

/** Emoji inside a message are drawn with their own pieces. */
async function drawPiecesOf({ pieces, size }: LaidLetters, picture: Raster, sign: Place): Promise<void> {
  for (const { piece, x, y } of pieces) {
    const place = nestPlace(sign, { x, y, scale: (size * 1.02) / 256, turn: 0, mirror: false });
    drawSprite(picture, await loadSprite(piece), place);
  }
}

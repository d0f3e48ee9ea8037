/** Secret messages: worn letters in the ground. */

import { createChance } from '../drawing/random.ts';
import { clipBox, type Raster } from '../drawing/raster.ts';
import { renderSvg } from '../drawing/svg.ts';
import { layLetters } from '../lettering/lay-letters.ts';
import type { Backdrop } from './backdrops/backdrop.ts';

/** Scratches a secret into the ground: small, and hardly darker than what is around it. */
export async function drawEngraving(picture: Raster, text: string, backdrop: Backdrop, seed: string): Promise<void> {
  const chance = createChance(`${seed}/engraving`);
  const x = chance.pick([170, 854]);
  const y = Math.min(981, backdrop.ground + 78);
  const laid = await layLetters(text, { x, y, width: 250, height: 46, maxLines: 3, largest: 15 });
  if (!laid) return;
  const words = `<g transform="translate(0 1)" fill="#fff" fill-opacity=".20">${laid.markup}</g><g fill="#1a0a28" fill-opacity=".30">${laid.markup}</g>`;
  const box = clipBox({ left: x - 160, right: x + 160, top: y - 40, bottom: y + 40 }, picture);
  const drawn = await renderSvg(words, box);
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

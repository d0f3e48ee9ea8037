/** Draws a carrier with its letters, as large as a piece of the picture set and lit alike. */
import type { Raster } from '../drawing/raster.ts';
import { renderSvg, short } from '../drawing/svg.ts';
import { type CarrierId, readLook } from './carriers.ts';
import { DRAWINGS, type Ink } from './drawings.ts';
import { type LetterBox, layLetters } from './lay-letters.ts';

/** The side of the square in which carriers are drawn. */
const FRAME = 256;

/** Where the letters are, in pixels of a piece from its middle. */
export function letterBoxOf(carrier: CarrierId): Pick<LetterBox, 'x' | 'y' | 'width' | 'height'> {
  const { x, y, width, height } = DRAWINGS[carrier].box;
  return { x: x - FRAME / 2, y: y - FRAME / 2, width, height };
}

/** @param side of the square raster, in pixels. @throws Error for a look without letters. */
export async function paintCarrier(look: string, side: number): Promise<Raster> {
  const read = readLook(look);
  if (!read) throw new Error(`${look} carries no letters`);
  const { markup, box, ink } = DRAWINGS[read.carrier];
  const laid = await layLetters(read.letters, box);
  // Nothing rather than scrawl, which nobody wished for, where no font has the letters.
  const letters = laid ? inked(laid.markup, ink, laid.size) : '';
  const frame = { left: 0, top: 0, right: side, bottom: side };
  return renderSvg(`<g transform="scale(${side / FRAME})">${markup}${letters}</g>`, frame);
}

function inked(markup: string, { fill, edge, edgeWidth = 3, glow }: Ink, size: number): string {
  const scale = 1000 / size;
  const stroke = (color: string, width: number, opacity: number) =>
    `<g fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-width="${short(width * scale)}">${markup}</g>`;
  const light = glow ? stroke(glow, 9, 0.22) + stroke(glow, 5, 0.4) : '';
  return `${light}${edge ? stroke(edge, edgeWidth, 1) : ''}<g fill="${fill}">${markup}</g>`;
}

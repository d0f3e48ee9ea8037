/** Draws a carrier with its letters, as large as a piece of the picture set and lit alike. */
import type { Raster } from '../drawing/raster.ts';
import { renderSvg } from '../drawing/svg.ts';
import { type CarrierId, readLook } from './carriers.ts';
import { type LetterBox, layLetters } from './lay-letters.ts';

/** The side of the square in which carriers are drawn. */
const FRAME = 256;

interface Drawing {
  /** Below the letters. */
  markup: string;
  /** Where the letters go. */
  box: LetterBox;
}

const DRAWINGS: Readonly<Record<CarrierId, Drawing>> = {
  'cereal-box': {
    markup: `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb02e"/><stop offset="1" stop-color="#f4742c"/></linearGradient></defs><path d="M196 22L226 34V236L196 246Z" fill="#b3481d"/><path d="M44 12L74 4H222L226 34L196 22Z" fill="#ffd98a"/><rect x="40" y="14" width="160" height="234" rx="9" fill="url(#a)"/><circle cx="120" cy="78" r="60" fill="#fff" fill-opacity=".28"/><rect x="46" y="150" width="148" height="84" rx="10" fill="#fff8e7"/>`,
    box: { x: 120, y: 192, width: 136, height: 74, color: '#b3261e', maxLines: 2 },
  },
  placard: {
    markup: `<rect x="121" y="120" width="14" height="132" rx="6" fill="#a86a35"/><rect x="8" y="16" width="240" height="132" rx="8" fill="#fffdf6" stroke="#c9b99a" stroke-width="5"/>`,
    box: { x: 128, y: 82, width: 218, height: 112, color: '#1f1633', maxLines: 3 },
  },
};

/** @param side of the square raster, in pixels. @throws Error for a look without letters. */
export async function paintCarrier(look: string, side: number): Promise<Raster> {
  const read = readLook(look);
  if (!read) throw new Error(`${look} carries no letters`);
  const { markup, box } = DRAWINGS[read.carrier];
  const letters = layLetters(read.letters, box);
  const frame = { left: 0, top: 0, right: side, bottom: side };
  return renderSvg(`<g transform="scale(${side / FRAME})">${markup}${letters}</g>`, frame, undefined, true);
}

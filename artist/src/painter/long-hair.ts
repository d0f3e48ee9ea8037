/** Long hair of who is seen from the side: over the crown and down the nape, and open before the eye. */
import { type ColorName, rgbOf } from '../concept/colors.ts';
import type { SvgPart } from '../drawing/parts.ts';
import type { Rgb } from '../drawing/raster.ts';
import { type HeadSpot, Z } from './figure.ts';

export const LONG_HAIR = 'own-long-hair';

const GOLD: Rgb = [240, 190, 62];

/** Around the eye of who looks to the left, 100 units for the radius of a head. */
const MARKUP =
  '<defs><linearGradient id="lh" x1="0.2" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="#ffdf6a"/><stop offset="1" stop-color="#d0901a"/></linearGradient></defs><path d="M-58 -46C-66 -92 -22 -132 40 -126C110 -118 138 -52 132 24C130 82 146 116 170 142C118 160 66 148 48 112C66 74 66 24 48 -8C28 -42 -14 -46 -58 -46Z" fill="url(#lh)"/><path d="M-50 -52C-20 -74 40 -66 68 -20C88 16 88 70 72 112M-20 -96C50 -104 100 -50 104 20C106 70 108 104 124 130" fill="none" stroke="#a86c0c" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><path d="M-26 -102Q0 -116 30 -114" fill="none" stroke="#fff6c8" stroke-width="9" stroke-linecap="round"/>';

export function drawLongHair({ eyes, radius, turn, mirror }: HeadSpot, color?: ColorName): SvgPart {
  return {
    kind: 'svg',
    z: Z.hat,
    shadow: 0.4,
    markup: MARKUP,
    bounds: { left: -66, top: -132, right: 172, bottom: 158 },
    brim: -44,
    place: { ...eyes, scale: radius / 100, turn, mirror },
    ...(color && { dye: { from: GOLD, to: rgbOf(color) } }),
  };
}

/**
 * Heads drawn for animals that the picture set shows only whole and small. They look to the left or at us, are drawn
 * around the point where they meet a neck, and are 300 to 400 units wide.
 */

import type { Box, Rgb } from '../drawing/raster.ts';
import type { Point } from '../pieces/piece-types.ts';

export interface DrawnHead {
  markup: string;
  bounds: Box;
  eyes: Point;
  eyeRadius: number;
  /** The distance between the eyes; 0 for a profile. */
  span: number;
  /** The colour of its neck and eyelids. */
  color: Rgb;
  top: Point & { width: number };
  radius: number;
}

const tooth = (x: number, y: number, size: number, up: boolean): string =>
  `<path d="M${x - size * 0.5} ${y}L${x} ${y + (up ? -size : size) * 1.25}L${x + size * 0.5} ${y}Z" fill="#fffdf4" stroke="#0b4a38" stroke-opacity=".35" stroke-width="2.5" stroke-linejoin="round"/>`;

const teeth = (from: number, to: number, y: (x: number) => number, step: number, up: boolean): string => {
  let markup = '';
  for (let x = from, index = 0; x <= to; x += step, index++) markup += tooth(x, y(x), index % 2 ? 17 : 24, up);
  return markup;
};

const upperLip = (x: number): number => -22 + (x + 250) * 0.05;
const lowerLip = (x: number): number => 48 - (x + 230) * 0.16;

const CROCODILE = `<defs><linearGradient id="cu" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5fe08a"/><stop offset=".55" stop-color="#22b573"/><stop offset="1" stop-color="#0f8f68"/></linearGradient><linearGradient id="cl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6f2a0"/><stop offset="1" stop-color="#8fc96a"/></linearGradient><radialGradient id="cb" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#7df0a0"/><stop offset="1" stop-color="#16a06c"/></radialGradient></defs><path d="M-236 30Q-120 20 10 -20L40 60Q-40 104 -140 96Q-250 92 -262 56Q-262 34 -236 30Z" fill="url(#cl)" stroke="#0b5a44" stroke-opacity=".5" stroke-width="4"/><path d="M-240 -8L-30 -2L-6 30Q-120 34 -236 44Q-262 20 -240 -8Z" fill="#7a1638"/><path d="M-200 22Q-120 4 -40 18Q-90 36 -190 40Z" fill="#f0708a"/>${teeth(-222, -50, lowerLip, 34, true)}<path d="M-262 -28Q-276 -66 -240 -80Q-214 -92 -190 -72Q-120 -64 -70 -92Q-40 -130 16 -118Q92 -104 96 -20Q98 70 40 92Q20 60 10 34Q-10 2 -60 -2L-240 -6Q-258 -8 -262 -28Z" fill="url(#cu)" stroke="#0b5a44" stroke-opacity=".5" stroke-width="4"/>${teeth(-236, -66, upperLip, 32, false)}<ellipse cx="-228" cy="-74" rx="21" ry="15" fill="url(#cb)"/><ellipse cx="-233" cy="-76" rx="7" ry="5" fill="#0b4a38"/><path d="M-170 -58q14 -9 28 0M-126 -62q14 -10 28 -2" stroke="#0b6a4c" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M46 -96l18 -22l12 26ZM76 -66l26 -16l4 28ZM90 -26l28 -6l-6 26Z" fill="#16a06c" stroke="#0b5a44" stroke-opacity=".45" stroke-width="3" stroke-linejoin="round"/><ellipse cx="-22" cy="-104" rx="46" ry="40" fill="url(#cb)" stroke="#0b5a44" stroke-opacity=".4" stroke-width="3"/><path d="M-200 -62Q-130 -52 -74 -80" stroke="#b8ffcf" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="30" cy="-40" r="7" fill="#0f8f68"/><circle cx="52" cy="-14" r="6" fill="#0f8f68"/><circle cx="22" cy="-6" r="5" fill="#0f8f68"/>`;

const sharkTeeth = (from: number, to: number, y: (x: number) => number, up: boolean): string => {
  let markup = '';
  for (let x = from; x <= to; x += 21) markup += tooth(x, y(x), 19, up);
  return markup;
};

const SHARK = `<defs><linearGradient id="su" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9b4c9"/><stop offset=".6" stop-color="#74819c"/><stop offset="1" stop-color="#59647f"/></linearGradient><linearGradient id="sl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#c6c3dc"/></linearGradient></defs><path d="M-10 -112Q40 -196 116 -214Q100 -150 112 -84Z" fill="url(#su)" stroke="#39415a" stroke-opacity=".5" stroke-width="4" stroke-linejoin="round"/><path d="M-250 -18Q-180 -120 -40 -126Q110 -128 124 -20Q128 76 60 108Q-30 110 -96 66Q-190 20 -250 -18Z" fill="url(#su)" stroke="#39415a" stroke-opacity=".5" stroke-width="4"/><path d="M-246 -16Q-150 6 -60 -4Q40 -14 92 40Q100 84 60 108Q-30 110 -96 66Q-190 20 -246 -16Z" fill="url(#sl)"/><path d="M-168 12Q-96 34 4 10Q-10 76 -70 64Q-126 46 -168 12Z" fill="#7a1638" stroke="#39415a" stroke-opacity=".5" stroke-width="3"/><path d="M-110 44Q-60 30 -22 40Q-36 66 -70 62Q-96 56 -110 44Z" fill="#f0708a"/>${sharkTeeth(-146, -16, (x) => 19 + Math.sin((x + 160) * 0.022) * 4, false)}${sharkTeeth(-100, -30, (x) => 50 + (x + 100) * 0.16, true)}<path d="M52 -40q-16 26 -4 56M74 -36q-16 26 -4 56M96 -28q-14 22 -4 46" stroke="#39415a" stroke-opacity=".65" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="-196" cy="-34" r="5" fill="#39415a"/><path d="M-190 -62Q-120 -112 -40 -112" stroke="#fff" stroke-opacity=".55" stroke-width="8" fill="none" stroke-linecap="round"/>`;

const ELEPHANT = `<defs><radialGradient id="eh" cx=".4" cy=".28" r=".85"><stop offset="0" stop-color="#d6d4e6"/><stop offset=".6" stop-color="#a7a3c0"/><stop offset="1" stop-color="#7d7899"/></radialGradient><radialGradient id="ei" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#ffc4d4"/><stop offset="1" stop-color="#e296b4"/></radialGradient><linearGradient id="et" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#cfcce2"/><stop offset="1" stop-color="#8a85a8"/></linearGradient></defs><g stroke="#5c5778" stroke-opacity=".5" stroke-width="4"><path d="M-66 -70Q-200 -140 -216 -20Q-216 84 -118 78Q-70 60 -62 20Z" fill="url(#eh)"/><path d="M66 -70Q200 -140 216 -20Q216 84 118 78Q70 60 62 20Z" fill="url(#eh)"/></g><path d="M-82 -52Q-178 -104 -188 -18Q-186 52 -122 52Q-84 40 -78 8ZM82 -52Q178 -104 188 -18Q186 52 122 52Q84 40 78 8Z" fill="url(#ei)"/><path d="M-56 54Q-72 106 -36 112Q-22 92 -30 56ZM56 54Q72 106 36 112Q22 92 30 56Z" fill="#fffdf2" stroke="#5c5778" stroke-opacity=".4" stroke-width="3"/><path d="M0 -128Q108 -126 110 -24Q108 58 46 76H-46Q-108 58 -110 -24Q-108 -126 0 -128Z" fill="url(#eh)" stroke="#5c5778" stroke-opacity=".5" stroke-width="4"/><path d="M-40 8Q-48 86 -30 132Q-8 184 56 168Q82 154 72 132Q34 142 28 108Q38 60 40 8Q0 -16 -40 8Z" fill="url(#et)" stroke="#5c5778" stroke-opacity=".5" stroke-width="4"/><path d="M-36 44q34 14 70 0M-36 74q32 14 64 0M-32 104q30 14 56 2" stroke="#5c5778" stroke-opacity=".4" stroke-width="5" fill="none" stroke-linecap="round"/><ellipse cx="68" cy="150" rx="9" ry="15" fill="#6d6890" transform="rotate(-24 68 150)"/><path d="M-60 -92Q-20 -112 30 -108" stroke="#fff" stroke-opacity=".55" stroke-width="9" fill="none" stroke-linecap="round"/>`;

const DRAWN: Readonly<Record<string, DrawnHead>> = {
  '1f40a': {
    markup: CROCODILE,
    bounds: { left: -282, top: -156, right: 128, bottom: 112 },
    eyes: { x: -26, y: -108 },
    eyeRadius: 36,
    span: 0,
    color: [40, 184, 120],
    top: { x: 6, y: -128, width: 130 },
    radius: 110,
  },
  '1f988': {
    markup: SHARK,
    bounds: { left: -256, top: -218, right: 132, bottom: 116 },
    eyes: { x: -66, y: -62 },
    eyeRadius: 31,
    span: 0,
    color: [116, 129, 156],
    top: { x: -52, y: -120, width: 120 },
    radius: 110,
  },
  '1f418': {
    markup: ELEPHANT,
    bounds: { left: -222, top: -134, right: 222, bottom: 180 },
    eyes: { x: 0, y: -38 },
    eyeRadius: 31,
    span: 92,
    color: [167, 163, 192],
    top: { x: 0, y: -118, width: 150 },
    radius: 110,
  },
};

export const findDrawnHead = (piece: string): DrawnHead | undefined => DRAWN[piece];

const TEETH = /<path [^>]*fill="#fffdf4"[^>]*\/>/g;

/** A head whose mouth is as empty as it was asked for. */
export const withoutTeeth = (markup: string): string => markup.replaceAll(TEETH, '');

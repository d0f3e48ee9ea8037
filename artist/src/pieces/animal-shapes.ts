/** What animals by proportion are drawn with. */
import { short } from '../drawing/svg.ts';

export const INK = '#241722';

export interface Spot {
  x: number;
  y: number;
}

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
export const line = (path: string, color: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const at = (...numbers: number[]): string => numbers.map(short).join(' ');
export const soft = (markup: string, size: 's' | 't' = 't'): string => `<g filter="url(#${size})">${markup}</g>`;
export const eyeOf = (x: number, y: number, r: number): string =>
  `${ellipse(x, y, r, r * 1.1, INK)}${ellipse(x - r * 0.3, y - r * 0.4, r * 0.34, r * 0.34, '#fff')}`;

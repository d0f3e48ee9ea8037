/** What is seen on a trunk from the front: a belly, clothes, bones. Drawn around the neck, and cut to the trunk's outline. */
import type { Part } from '../drawing/parts.ts';
import type { Rgb } from '../drawing/raster.ts';
import { Z } from './figure.ts';

export type Worn =
  | 'belt'
  | 'buttons'
  | 'stripes'
  | 'bandages'
  | 'ribs'
  | 'plate'
  | 'panel'
  | 'spots'
  | 'plumage'
  | 'pearls'
  | 'braces'
  | 'collar';

/** The outline of the trunk that trunks.ts models, a little within. */
const OUTLINE = 'M-61 46A62 62 0 0 1 61 46L80 131A82 82 0 1 1 -80 131Z';

const rows = (from: number, to: number, step: number, draw: (y: number, index: number) => string): string => {
  let markup = '';
  for (let y = from, index = 0; y <= to; y += step, index++) markup += draw(y, index);
  return markup;
};
const line = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, radius: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;

const COLLAR = 'M-52 28L0 92L-30 108ZM52 28L0 92L30 108Z';

/** Is it the shirt of somebody? */
export const isShirt = (part: Part): boolean => part.kind === 'svg' && part.markup.includes(COLLAR);

const WORN: Readonly<Record<Worn, (mark: string) => string>> = {
  belt: (mark) =>
    `<path d="M-100 150Q0 178 100 150V178Q0 206 -100 178Z" fill="${mark}"/><rect x="-19" y="160" width="38" height="36" rx="7" fill="none" stroke="#ffe08a" stroke-width="8"/>`,
  buttons: (mark) => `${line('M0 40V240', '#1a102a55', 4)}${[84, 126, 168].map((y) => dot(0, y, 10, mark)).join('')}`,
  stripes: (mark) => rows(56, 230, 40, (y) => line(`M-100 ${y}Q0 ${y + 26} 100 ${y}`, mark, 17)),
  bandages: (mark) =>
    rows(40, 240, 27, (y, index) => line(`M-100 ${y + (index % 2) * 22}Q0 ${y + 20} 100 ${y + 22 - (index % 2) * 22}`, mark, 5)),
  ribs: (mark) =>
    `${line('M0 40V216', mark, 17)}${rows(74, 160, 29, (y, index) => line(`M${-52 + index * 5} ${y + 15}Q0 ${y - 22} ${52 - index * 5} ${y + 15}`, mark, 13))}${line('M-42 196Q0 226 42 196', mark, 18)}`,
  plate: (mark) =>
    `${line('M-62 70Q0 112 62 70', mark, 8)}${line('M0 92V150', '#1a102a44', 5)}${rows(150, 220, 32, (y) => line(`M-100 ${y}Q0 ${y + 26} 100 ${y}`, '#1a102a55', 6))}${dot(-40, 62, 6, mark)}${dot(40, 62, 6, mark)}`,
  panel: () =>
    `<rect x="-48" y="84" width="96" height="82" rx="14" fill="#33405a"/>${dot(-24, 110, 10, '#ff5a5f')}${dot(4, 110, 10, '#ffd23c')}${line('M-28 142H28', '#58e0b0', 9)}${dot(30, 110, 7, '#6ad0ff')}`,
  spots: (mark) =>
    [
      [-50, 90],
      [-22, 128],
      [-58, 150],
      [30, 100],
      [54, 140],
      [8, 176],
      [-34, 196],
      [46, 190],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 10, mark))
      .join(''),
  plumage: (mark) =>
    rows(84, 220, 34, (y, index) =>
      [-66, -33, 0, 33, 66].map((x) => line(`M${x - 15 + (index % 2) * 16} ${y}q15 20 30 0`, `${mark}66`, 6)).join(''),
    ),
  pearls: (mark) =>
    `${line('M0 100V240', '#1a102a44', 4)}${dot(0, 140, 8, mark)}${dot(0, 180, 8, mark)}${[-48, -34, -18, 0, 18, 34, 48].map((x) => dot(x, 88 - (x * x) / 70, 10, mark)).join('')}`,
  braces: (mark) => `<path d="M-60 40H60L26 120H-26Z" fill="#f6f2ee"/>${line('M-42 40L-34 240M42 40L34 240', mark, 15)}`,
  collar: (mark) => `<path d="${COLLAR}" fill="${mark}"/>${line('M0 92V240', '#1a102a44', 4)}`,
};

const css = ([r, g, b]: Rgb): string => `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

export function drawWorn(look: { belly?: Rgb | undefined; worn?: Worn | undefined; mark: Rgb }): Part[] {
  const belly = look.belly ? `<ellipse cx="0" cy="152" rx="58" ry="74" fill="${css(look.belly)}" opacity=".92"/>` : '';
  const markup = `${belly}${look.worn ? WORN[look.worn](css(look.mark)) : ''}`;
  if (markup === '') return [];
  return [
    {
      kind: 'svg',
      z: Z.chest + 0.5,
      shadow: 0,
      markup: `<defs><clipPath id="trunk"><path d="${OUTLINE}"/></clipPath></defs><g clip-path="url(#trunk)">${markup}</g>`,
      bounds: { left: -90, top: -20, right: 90, bottom: 240 },
      place: { x: 0, y: 0, scale: 1, turn: 0, mirror: false },
    },
  ];
}

/** On a roof, and under one of glass. */
import { type Backdrop, many } from './backdrop.ts';
import { box, createView, disc, line, NOON, shape, skyline } from './view.ts';

const rooftop = createView({
  id: 'rooftop',
  word: 'windy rooftop',
  air: [170, 196, 220],
  sky: NOON,
  ground: ['#8d8a86', '#b5b0a8'],
  horizon: 792,
  far: (chance) =>
    `${skyline(chance, { base: 800, color: '#8fa6bd', window: '#dcecf7', lit: 0.6, tall: 330 })}${skyline(chance, { base: 800, color: '#5f7690', window: '#ffe9a8', lit: 0.4, tall: 210 })}`,
  near: () =>
    `${box(0, 742, 1024, 62, '#a4573f')}${box(-10, 726, 1044, 22, '#d9d0c2')}${many(14, (index) => `${box(index * 76, 752, 70, 20, '#b8664b')}${box(index * 76 - 38, 776, 70, 20, '#94503a')}`)}${line('M130 742V520M240 742V520M130 742L240 600M240 742L130 600', '#5a4634', 12)}${box(96, 360, 178, 176, '#8a5a3c')}${many(6, (index) => box(96 + index * 30, 360, 5, 176, '#6f452c'))}${shape('M82 364L185 286L288 364Z', '#5a5f66')}${box(788, 640, 170, 128, '#c9ced3', 8)}${disc(873, 704, 48, '#8f979e')}${many(6, (index) => `<path d="M873 704V662" stroke="#5f676e" stroke-width="11" transform="rotate(${index * 60} 873 704)"/>`)}${line('M660 742V560M616 590H704M630 560H690M622 620H698', '#5f676e', 8)}${many(4, (index) => line(`M0 ${840 + index * 50}H1024`, '#00000014', 4))}`,
});

const greenhouse = createView({
  id: 'greenhouse',
  word: 'steamy greenhouse',
  air: [206, 232, 206],
  sky: [
    [0, '#a9dcf0'],
    [0.8, '#e9f7ea'],
  ],
  ground: ['#b89a74', '#d6bd96'],
  horizon: 800,
  far: () =>
    `${shape('M0 330L512 40L1024 330V800H0Z', '#dff4ee', 0.6)}${many(9, (index) => line(`M${index * 128} 800V${330 - 290 * (1 - Math.abs(index * 128 - 512) / 512)}`, '#ffffff', 11))}${line('M-10 336L512 40L1034 336', '#f4f8f6', 22)}${line('M0 336H1024M0 560H1024M150 250H874M330 146H694', '#ffffff', 10)}${many(6, (index) => shape(`M${60 + index * 170} 340l60 0l-70 210l-60 0Z`, '#ffffff', 0.3))}`,
  near: () =>
    `${[
      [-20, 700],
      [744, 700],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `${box(x, y, 300, 24, '#8a6a48')}${box(x + 20, y + 24, 18, 120, '#6f5438')}${box(x + 262, y + 24, 18, 120, '#6f5438')}${many(4, (pot) => `${shape(`M${x + 18 + pot * 70} ${y - 58}h52l-9 58h-34Z`, '#c9683c')}${box(x + 13 + pot * 70, y - 66, 62, 14, '#d97a4c', 4)}`)}`,
      )
      .join(
        '',
      )}${[60, 964].map((x) => many(7, (leaf) => `<ellipse cx="${x}" cy="120" rx="15" ry="70" transform="rotate(${leaf * 22 - 66} ${x} 30)" fill="${leaf % 2 ? '#3f8f4a' : '#5fae5a'}"/>`)).join('')}`,
  scenery: () =>
    ['1f33f', '1f335', '1f337', '1fab4', '1f345', '1f33b', '1f335', '1f33f'].map((piece, index) => ({
      piece,
      x: index < 4 ? 24 + index * 70 : 788 + (index - 4) * 70,
      y: 590 - (index % 2) * 16,
      side: 112,
    })),
});

export const ROOFS: readonly Backdrop[] = [rooftop, greenhouse];

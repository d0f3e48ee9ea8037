/** Where people buy, eat and drink: told by what stands on shelf and counter. Never by chance, as there are rooms enough for that. */
import { many } from './backdrop.ts';
import { createRoom, window } from './rooms.ts';
import { box, disc, line, shape } from './view.ts';

/** A counter over the whole width, with its panels. */
const counter = (top: string, front: string, panel: string): string =>
  `${box(0, 580, 1024, 34, top, 6)}${box(0, 614, 1024, 176, front)}${many(6, (index) => box(index * 174 + 14, 634, 150, 136, panel, 8))}`;

/** Lamps from the ceiling. */
const lamps = (color: string): string =>
  [180, 512, 844]
    .map(
      (x) =>
        `${line(`M${x} 0V56`, '#2a211a', 6)}${shape(`M${x - 54} 96L${x - 20} 50H${x + 20}L${x + 54} 96Z`, color)}${disc(x, 100, 18, '#fff3c0')}`,
    )
    .join('');

/** A striped awning along the upper edge. */
const awning = (first: string, second: string, top = 0): string =>
  many(12, (index) => {
    const x = index * 88 - 16;
    return shape(`M${x} ${top}H${x + 88}V${top + 96}Q${x + 44} ${top + 142} ${x} ${top + 96}Z`, index % 2 ? first : second);
  });

/** A small table with a cloth. */
const table = (x: number, cloth: string): string =>
  `${box(x - 10, 690, 20, 110, '#5a3a24')}<ellipse cx="${x}" cy="676" rx="128" ry="30" fill="${cloth}"/>${shape(`M${x - 128} 676Q${x} 740 ${x + 128} 676L${x + 112} 744Q${x} 790 ${x - 112} 744Z`, cloth)}`;

const cafe = createRoom({
  id: 'cafe',
  word: 'coffee shop',
  wall: '#d9bd98',
  boards: ['#a8794c', '#7a5330', '#5a3a20'],
  air: [205, 175, 140],
  decor: () =>
    `${[56, 708].map((x) => `${box(x, 140, 260, 230, '#6b4a30', 8)}${box(x + 12, 152, 236, 206, '#2b332f')}${many(4, (row) => `${line(`M${x + 86} ${190 + row * 46}H${x + 170}`, '#f4f1e4', 7)}${line(`M${x + 200} ${190 + row * 46}H${x + 226}`, '#ffd98a', 7)}${shape(`M${x + 34} ${178 + row * 46}h26v12q-2 10 -13 10t-13 -10Z`, '#f4f1e4')}`)}`).join('')}${lamps('#7a4526')}${counter('#8a5a34', '#5f3f28', '#6f4b30')}${box(60, 420, 230, 150, '#c2c9ce', 14)}${box(60, 420, 230, 40, '#8a3b2a', 12)}${box(84, 478, 80, 20, '#4a5157', 6)}${box(186, 478, 80, 20, '#4a5157', 6)}${line('M124 498V520M226 498V520', '#4a5157', 12)}${box(72, 556, 206, 20, '#6b747b', 4)}${shape('M98 526h52v18q-4 12 -26 12t-26 -12ZM200 526h52v18q-4 12 -26 12t-26 -12Z', '#fff')}${many(3, (index) => box(740 + index * 86, 470, 70, 104, ['#6b3d20', '#8a5a34', '#4a2a18'][index] ?? '#6b3d20', 10))}${many(3, (index) => disc(775 + index * 86, 522, 20, '#f0d9b0'))}`,
  scenery: () => [
    { piece: '2615', x: 350, y: 532, side: 100, on: 602, haze: 0.02 },
    { piece: '1f9c1', x: 680, y: 534, side: 90, on: 602, haze: 0.02 },
  ],
});

const restaurant = createRoom({
  id: 'restaurant',
  word: 'restaurant',
  wall: '#8a3f3a',
  boards: ['#7a5238', '#54351f', '#3a2414'],
  air: [150, 95, 80],
  night: 0.15,
  decor: () =>
    `${window(60, 130, 220, 260, '#2c3a5f')}${window(744, 130, 220, 260, '#2c3a5f')}${lamps('#d9a441')}${box(0, 500, 1024, 18, '#5f2a26')}${[150, 512, 874].map((x) => table(x, '#fff7ea')).join('')}`,
  scenery: () => [
    { piece: '1f37d-fe0f', x: 130, y: 610, side: 150, on: 682 },
    { piece: '1f377', x: 900, y: 590, side: 160, on: 682 },
    { piece: '1f56f-fe0f', x: 800, y: 610, side: 110, on: 678 },
  ],
});

const pizzeria = createRoom({
  id: 'pizzeria',
  word: 'pizzeria',
  wall: '#f2dfb8',
  boards: ['#c9784a', '#9a5230', '#6f3820'],
  air: [235, 210, 170],
  decor: () =>
    `${many(60, (index) => box((index % 12) * 88 - (Math.floor(index / 12) % 2) * 44, 260 + Math.floor(index / 12) * 64, 82, 58, index % 4 ? '#b8603c' : '#a55030', 4))}${shape('M20 590V400Q160 250 300 400V590Z', '#8a4428')}${shape('M62 590V430Q160 330 258 430V590Z', '#1f120c')}${shape('M80 590Q100 500 130 540Q150 470 172 530Q200 490 240 590Z', '#ff9a2a')}${shape('M110 590Q130 540 150 566Q170 530 206 590Z', '#ffe27a')}${awning('#2f8a4a', '#fffaf0')}${many(4, (index) => shape(`M${44 + index * 264} 0H${132 + index * 264}V96Q${88 + index * 264} 142 ${44 + index * 264} 96Z`, '#d23b35'))}${counter('#e9e2d2', '#b8603c', '#a8502f')}`,
  scenery: () => [
    { piece: '1f345', x: 760, y: 545, side: 90, on: 602 },
    { piece: '1f9c0', x: 890, y: 535, side: 120, on: 602, haze: 0.02 },
  ],
});

const sushiBar = createRoom({
  id: 'sushi-bar',
  word: 'sushi bar',
  wall: '#e6cfa2',
  boards: ['#9a6f45', '#6b4828', '#4a3018'],
  air: [225, 205, 165],
  decor: () =>
    `${many(11, (index) => box(index * 100 - 8, 240, 10, 340, '#8a5f38'))}${line('M0 330H1024M0 450H1024', '#8a5f38', 8)}${many(8, (index) => `${box(index * 130 + 4, 0, 122, 190, '#233a6b', 4)}${disc(index * 130 + 65, 100, 38, '#fff')}${shape(`M${index * 130 + 36} 100q14 -22 38 0l14 -12v24l-14 -12q-24 22 -38 0Z`, '#233a6b')}`)}${[120, 904].map((x) => `${line(`M${x} 190V240`, '#2a211a', 6)}<ellipse cx="${x}" cy="300" rx="58" ry="68" fill="#e8442f"/>${box(x - 34, 230, 68, 14, '#2a1a14')}${box(x - 34, 358, 68, 14, '#2a1a14')}`).join('')}${counter('#c98f52', '#6b3f22', '#7a4a2a')}${many(8, (index) => `<ellipse cx="${index * 140 + 30}" cy="574" rx="56" ry="14" fill="${index % 2 ? '#f7f3ea' : '#d8494a'}"/>`)}`,
  scenery: () => [
    { piece: '1f363', x: 120, y: 525, side: 150, on: 602 },
    { piece: '1f359', x: 780, y: 535, side: 110, on: 602 },
    { piece: '1f363', x: 920, y: 525, side: 150, on: 602 },
    { piece: '1f376', x: 915, y: 790, side: 150, haze: 0.02 },
  ],
});

const bakery = createRoom({
  id: 'bakery',
  word: 'bakery',
  wall: '#f6e6c8',
  boards: ['#d9b98a', '#a98454', '#7a5a34'],
  air: [240, 222, 190],
  decor: () =>
    `${awning('#e0925a', '#fff6e6')}${[280, 420, 560]
      .map(
        (y) =>
          `${box(30, y, 964, 20, '#a8703f')}${many(11, (index) => `<ellipse cx="${78 + index * 87}" cy="${y - 28}" rx="40" ry="${index % 3 ? 28 : 20}" fill="${['#c98540', '#b06a2c', '#d9a05a'][index % 3]}"/>${line(`M${58 + index * 87} ${y - 34}l14 12M${74 + index * 87} ${y - 40}l14 12`, '#f2d6a0', 6)}`)}`,
      )
      .join('')}${counter('#c98f5a', '#8f5f38', '#a06c42')}`,
  scenery: () => [{ piece: '1f9fa', x: 905, y: 820, side: 150, haze: 0.02 }],
});

const laundromat = createRoom({
  id: 'laundromat',
  word: 'laundromat',
  wall: '#bfe3ea',
  boards: ['#f2f4f4', '#c3cdd2', '#9aa8b0'],
  air: [215, 235, 240],
  decor: (chance) =>
    `${many(3, (index) => box(index * 360 + 40, 18, 230, 40, '#fff', 6))}${[90, 450]
      .map((top) =>
        many(5, (index) => {
          const x = index * 210 - 10;
          const cloth = chance.pick(['#e9588a', '#4d96ff', '#ffd25e', '#6bcb77', '#b07ae0']);
          return `${box(x, top, 196, 336, '#f7f9fa', 14)}${box(x + 12, top + 14, 172, 50, '#cfd8de', 8)}${disc(x + 42, top + 39, 16, '#7d8a95')}${box(x + 80, top + 26, 84, 26, '#2c3a48', 4)}${disc(x + 98, top + 200, 88, '#9aa7b2')}${disc(x + 98, top + 200, 72, '#2f4a66')}${shape(`M${x + 34} ${top + 214}q30 -46 62 -8t66 -12q0 66 -64 72q-58 -4 -64 -52Z`, cloth)}${line(`M${x + 60} ${top + 160}q16 -22 40 -26`, '#ffffffaa', 8)}`;
        }),
      )
      .join('')}`,
  scenery: () => [
    { piece: '1f9fa', x: 120, y: 820, side: 190, haze: 0.02 },
    { piece: '1f9e6', x: 905, y: 830, side: 130, haze: 0.02 },
  ],
});

const jazzClub = createRoom({
  id: 'jazz-club',
  word: 'jazz club',
  wall: '#5a2420',
  boards: ['#5f3320', '#2f170e', '#1c0d08'],
  air: [110, 55, 60],
  night: 0.45,
  decor: () =>
    `${many(112, (index) => box((index % 14) * 78 - (Math.floor(index / 14) % 2) * 39, 20 + Math.floor(index / 14) * 74, 72, 68, index % 5 ? '#6b2c24' : '#5a221c', 3))}${shape('M0 0H190Q120 380 30 790H0ZM1024 0H834Q904 380 994 790H1024Z', '#3a1030')}${shape('M200 0L60 790H420Z', '#ffe9a8', 0.2)}${shape('M824 0L604 790H964Z', '#ffe9a8', 0.2)}${line('M300 70q30 -40 60 0t60 0t60 0t60 0t60 0t60 0t60 0', '#ff4fa0', 10)}${line('M300 100q30 -40 60 0t60 0t60 0t60 0t60 0t60 0t60 0', '#5fd8ff', 6)}${shape('M10 560Q10 500 90 500H300V600H10Z', '#17131a')}${box(10, 600, 290, 30, '#26202a')}${many(14, (index) => box(14 + index * 20, 600, 17, 26, '#fff'))}${many(9, (index) => box(28 + index * 30, 600, 9, 15, '#17131a'))}${line('M40 630V790M270 630V790', '#17131a', 18)}${shape('M30 500L260 330Q290 420 290 500Z', '#241c28')}`,
  scenery: () => [
    { piece: '1f3b7', x: 740, y: 740, side: 230 },
    { piece: '1f941', x: 890, y: 780, side: 210, haze: 0.03 },
  ],
});

const tikiBar = createRoom({
  id: 'tiki-bar',
  word: 'tiki bar',
  wall: '#5fb8c9',
  boards: ['#e6c284', '#c0924c', '#8f6a34'],
  air: [180, 205, 190],
  decor: (chance) =>
    `${box(0, 430, 1024, 160, '#2f9ab8')}${box(0, 0, 1024, 90, '#a8803c')}${many(52, (index) => shape(`M${index * 20 - 8} 60h26l${chance.between(-10, 10).toFixed(0)} ${chance.between(70, 120).toFixed(0)}Z`, index % 2 ? '#d8b060' : '#b88a3f'))}${[36, 930].map((x) => `${box(x, 80, 58, 520, '#c9a04a', 14)}${many(6, (index) => box(x - 4, 140 + index * 78, 66, 12, '#8f6a2c', 5))}`).join('')}${box(0, 580, 1024, 34, '#8a5a2c', 10)}${many(32, (index) => box(index * 33 - 4, 614, 28, 176, index % 2 ? '#d8b45a' : '#c49a42', 10))}${line('M0 660H1024M0 740H1024', '#7a5424', 8)}`,
  scenery: (chance) => [
    { piece: '1f5ff', x: 140, y: 440, side: 290 },
    { piece: '1f334', x: 860, y: 350, side: 330, haze: 0.1 },
    { piece: '1f379', x: 890, y: 510, side: 170 },
    { piece: '1f965', x: 110, y: 800, side: 140 },
    { piece: chance.pick(['1f34d', '1f33a']), x: 915, y: 800, side: 140 },
  ],
});

const furnitureStore = createRoom({
  id: 'furniture-store',
  word: 'furniture store',
  wall: '#f2f3f0',
  boards: ['#c9ccd0', '#969ba1', '#7a8087'],
  air: [228, 232, 235],
  decor: () =>
    `${box(0, 0, 1024, 92, '#1f55a5')}${many(9, (index) => `${box(index * 120 + 18, 20, 84, 52, '#ffd93b', 26)}`)}${[30, 744].map((x, side) => `${box(x, 150, 250, 300, side ? '#9fc3b0' : '#e9c0a0', 4)}${box(x + 30, 190, 80, 90, '#fff')}${box(x + 140, 190, 80, 90, '#fff')}${shape(`M${x + 40} 270l26 -50l30 50Z`, '#5a8fb0')}${disc(x + 180, 234, 22, '#e0785a')}${box(x + 20, 330, 210, 14, '#b98a5a')}${many(6, (book) => box(x + 34 + book * 30, 290, 20, 40, ['#c0504a', '#4a7ac0', '#e0b04a'][book % 3] ?? '#c0504a'))}`).join('')}${[214, 936].map((x) => `${line(`M${x} 470V740`, '#4a4f55', 8)}${shape(`M${x - 44} 520L${x - 24} 450H${x + 24}L${x + 44} 520Z`, '#fff3c8')}`).join('')}${shape('M0 1024L330 800H360L120 1024Z', '#ffd93b')}${[60, 800].map((x) => `${box(x - 14, 540, 120, 74, '#ffd93b', 4)}${line(`M${x} 562H${x + 90}M${x} 590H${x + 60}`, '#1f1f1f', 8)}`).join('')}`,
  scenery: () => [
    { piece: '1f6cb-fe0f', x: 140, y: 700, side: 260 },
    { piece: '1fa91', x: 850, y: 700, side: 220 },
    { piece: '1fab4', x: 960, y: 800, side: 140 },
    { piece: '1f4e6', x: 90, y: 850, side: 140 },
  ],
});

const bank = createRoom({
  id: 'bank',
  word: 'bank vault',
  wall: '#8c949c',
  boards: ['#c2b69a', '#8f8468', '#6b6148'],
  air: [175, 178, 178],
  decor: () =>
    `${many(60, (index) => `${box((index % 10) * 104 - 6, 20 + Math.floor(index / 10) * 130, 98, 122, index % 3 ? '#b08d4a' : '#a07f40', 4)}${disc((index % 10) * 104 + 74, 84 + Math.floor(index / 10) * 130, 9, '#5f4a20')}`)}${disc(180, 430, 250, '#5f676f')}${disc(180, 430, 214, '#aeb7bf')}${disc(180, 430, 168, '#8a939b')}${many(8, (index) => disc(180 + 190 * Math.cos(index * 0.785), 430 + 190 * Math.sin(index * 0.785), 15, '#4a5158'))}${line('M180 320V540M70 430H290M102 352L258 508M258 352L102 508', '#d9b23c', 20)}${disc(180, 430, 44, '#f0cf5a')}`,
  scenery: () => [
    { piece: '1f4b0', x: 890, y: 700, side: 230 },
    { piece: '1f4b5', x: 790, y: 760, side: 140 },
    { piece: '1fa99', x: 110, y: 830, side: 120 },
    { piece: '1f48e', x: 940, y: 850, side: 110 },
  ],
});

const market = createRoom({
  id: 'market',
  word: 'farmers market',
  wall: '#9fd4f2',
  boards: ['#c9bfae', '#978c7a', '#7a705f'],
  air: [210, 225, 230],
  decor: (chance) =>
    `${box(0, 210, 1024, 300, '#d8b98f')}${many(7, (index) => box(index * 160 + 20, 250, 80, 110, '#8aa6b8', 4))}${many(2, (side) => awning(side ? '#3f9a5a' : '#d8443c', '#fffaf0', 120).replaceAll('<path', `<path clip-path="url(#stall${side})"`))}<clipPath id="stall0"><rect width="500" height="300"/></clipPath><clipPath id="stall1"><rect x="524" width="500" height="300"/></clipPath>${line('M16 130V790M496 130V790M528 130V790M1008 130V790', '#8a5f38', 16)}${many(
      2,
      (row) =>
        `${box(0, 560 + row * 116, 1024, 114, row ? '#8f5f34' : '#a06c3c', 4)}${many(24, (index) => {
          const kind = Math.floor(index / 3) % 4;
          return disc(
            22 + index * 43,
            552 + row * 116 - chance.between(0, 14),
            25,
            [
              ['#e0392f', '#ffb02e', '#5fae3c', '#ffe14a'],
              ['#8a3fa0', '#ff7a2e', '#e9588a', '#3f8f3a'],
            ][row]?.[kind] ?? '#e0392f',
          );
        })}`,
    )}`,
  scenery: () => [
    { piece: '1f955', x: 110, y: 830, side: 140 },
    { piece: '1f349', x: 910, y: 825, side: 160 },
  ],
});

export const SHOPS = [cafe, restaurant, pizzeria, sushiBar, bakery, laundromat, jazzClub, tikiBar, furnitureStore, bank, market];

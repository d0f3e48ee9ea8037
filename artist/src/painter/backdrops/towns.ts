/** Where people live all over the world: no flag and no letter in them, so that a country may have its own. */
import { cloud, many, perspective, stars } from './backdrop.ts';
import {
  box,
  createView,
  disc,
  EVENING,
  houses,
  line,
  MIDNIGHT,
  mountain,
  NOON,
  OVERCAST,
  shape,
  skyline,
  water,
} from './view.ts';

const PASTELS = ['#f2c48a', '#e9a58a', '#f6e0a8', '#d9b4c0', '#b8cfc0', '#f0d0b8', '#c9b8d9'];

const cobbles = many(
  60,
  (index) =>
    `<ellipse cx="${(index % 12) * 92 + (Math.floor(index / 12) % 2) * 46}" cy="${800 + Math.floor(index / 12) * 50}" rx="42" ry="17" fill="#000" fill-opacity=".1"/>`,
);

const oldTown = createView({
  id: 'old-town',
  word: 'old town',
  air: [235, 220, 200],
  sky: NOON,
  ground: ['#cdb79a', '#a98f70'],
  far: (chance) => houses(chance, { walls: PASTELS, roof: '#b8553c', window: '#5a4a58', base: 790, gable: 'pitched' }),
  near: () => cobbles,
});

const gables = createView({
  id: 'canal-town',
  word: 'town of canals',
  air: [205, 220, 225],
  sky: NOON,
  ground: ['#9a8878', '#75655a'],
  horizon: 850,
  far: (chance) =>
    `${houses(chance, { walls: ['#b5553f', '#d9a06a', '#7a4a3a', '#e3c8a0', '#8f5f4a'], roof: '#4a3a38', window: '#f2ead8', base: 700, gable: 'stepped' })}${water(chance, 690, 850, '#4f8f9a')}${shape('M300 760Q512 600 724 760V720Q512 560 300 720Z', '#a58a72')}`,
  near: () => `${box(0, 838, 1024, 16, '#5f5048')}${cobbles}`,
  scenery: (chance) => [{ piece: '1f6f6', x: chance.pick([160, 860]), y: 780, side: 190, haze: 0.05 }],
});

const city = createView({
  id: 'city',
  word: 'big city',
  air: [190, 210, 228],
  sky: NOON,
  ground: ['#8f979f', '#62696f'],
  far: (chance) =>
    `${skyline(chance, { base: 780, color: '#a9c0d4', window: '#d9e8f4', lit: 0.7, tall: 520 })}${skyline(chance, { base: 790, color: '#6f8aa5', window: '#cfe3f2', lit: 0.75, tall: 330 })}`,
  near: () => many(6, (index) => box(index * 190 + 20, 950, 110, 14, '#f2f2ea')),
});

const neonCrossing = createView({
  id: 'neon-crossing',
  word: 'street corner among neon signs',
  air: [60, 50, 120],
  glow: [255, 140, 230],
  night: 0.65,
  sky: MIDNIGHT,
  ground: ['#2f2c48', '#1b1930'],
  horizon: 770,
  far: (chance) => {
    const bright = ['#ff3f8f', '#3fe0ff', '#ffe14a', '#6bff9a', '#ff7a3f', '#b06bff'];
    const screen = (x: number, y: number, width: number, height: number) => {
      const color = chance.pick(bright);
      return `${box(x, y, width, height, '#0d0b22', 8)}${box(x + 6, y + 6, width - 12, height - 12, color, 5)}${many(Math.floor(height / 46), (index) => line(`M${x + width / 2 - 16} ${y + 24 + index * 44}h32m-16 -10v30m-14 -8h28`, '#fff', 6))}`;
    };
    return `${skyline(chance, { base: 780, color: '#1d1a44', window: '#ffe9a0', lit: 0.5, tall: 620 })}${[20, 112, 212, 742, 842, 938].map((x, index) => screen(x, 170 + (index % 3) * 60, 74, 240)).join('')}${[30, 180, 700, 860].map((x) => screen(x, 500, 130, 90)).join('')}`;
  },
  near: () =>
    `${many(9, (index) => shape(`M${index * 120 + 10} 800h60l${(index - 4) * 34 + 20} 224h-120Z`, '#f2f2f2', 0.85))}${many(7, (index) => box(0, 812 + index * 32, 1024, 12, '#1b1930'))}`,
  scenery: (chance) => [{ piece: '1f695', x: chance.pick([130, 890]), y: 760, side: 150, haze: 0.08 }],
});

const seafront = createView({
  id: 'seafront',
  word: 'seafront with hotels',
  air: [170, 215, 240],
  sky: NOON,
  ground: ['#f6dba0', '#e5b96a'],
  far: (chance) =>
    `${skyline(chance, { base: 640, color: '#e9eff4', window: '#7fb4d6', lit: 0.9, tall: 330 })}${water(chance, 630, 780, '#22aec4')}${shape('M0 780Q260 745 520 780T1024 762V800H0Z', '#fff', 0.8)}`,
  scenery: () => [
    { piece: '1f334', x: 80, y: 600, side: 400, haze: 0.05 },
    { piece: '1f3d6-fe0f', x: 915, y: 740, side: 190, haze: 0.06 },
  ],
});

const harbour = createView({
  id: 'harbour',
  word: 'city by the water',
  air: [180, 205, 228],
  sky: NOON,
  ground: ['#a89a88', '#7d7062'],
  horizon: 820,
  far: (chance) =>
    `${skyline(chance, { base: 670, color: '#86a2bc', window: '#dcebf6', lit: 0.75, tall: 380 })}${water(chance, 664, 820, '#3f87b5')}`,
  near: () => `${box(0, 812, 1024, 14, '#5f554a')}${many(7, (index) => box(index * 165 + 10, 786, 26, 40, '#4a4038', 8))}`,
  scenery: (chance) => [{ piece: '26f5', x: chance.pick([330, 700]), y: 690, side: 130, haze: 0.2 }],
});

const hillTown = createView({
  id: 'hill-town',
  word: 'colourful town on a hill',
  air: [200, 222, 235],
  sky: NOON,
  ground: ['#d9c0a0', '#b09070'],
  far: (chance) =>
    `${mountain(180, 260, 380, 790, '#6f9a6a', '#4f7d55', false)}${mountain(860, 220, 400, 790, '#79a372', '#55855c', false)}${water(chance, 690, 790, '#2f9fc0')}${many(
      46,
      (index) => {
        const side = index % 2;
        const row = Math.floor(index / 2) % 8;
        const x = side ? 1000 - chance.between(0, 130 + row * 30) : chance.between(-20, 110 + row * 30);
        return `${box(x, 420 + row * 44, 64, 56, PASTELS[(index * 3) % 7] ?? '#fff')}${box(x + 12, 436 + row * 44, 14, 20, '#5a4a58')}${box(x + 38, 436 + row * 44, 14, 20, '#5a4a58')}${box(x - 3, 414 + row * 44, 70, 9, '#a8553c')}`;
      },
    )}`,
});

const whiteVillage = createView({
  id: 'white-village',
  word: 'white village above the sea',
  air: [185, 220, 245],
  sky: [
    [0, '#1f7fd8'],
    [0.75, '#cfeaff'],
  ],
  ground: ['#f4f4f0', '#d9dde3'],
  far: (chance) =>
    `${water(chance, 520, 800, '#1f6fc0')}${[-20, 90, 190, 700, 800, 910].map((x, index) => `${box(x, 470 + (index % 3) * 70, 150, 360, index % 2 ? '#fff' : '#eef1f6', 14)}${shape(`M${x + 46} ${560 + (index % 3) * 70}v-34q20 -26 40 0v34Z`, '#2f6fc0')}`).join('')}${shape('M30 470Q100 340 170 470Z', '#2a6fd6')}${shape('M830 470Q900 340 970 470Z', '#2a6fd6')}${line('M100 405v-34m-10 10h20M900 405v-34m-10 10h20', '#fff', 7)}`,
  scenery: () => [{ piece: '1f33a', x: 950, y: 810, side: 120 }],
});

const bazaar = createView({
  id: 'bazaar',
  word: 'bazaar among domes',
  air: [245, 210, 160],
  sky: [
    [0, '#4f8fd0'],
    [0.75, '#ffe6b8'],
  ],
  ground: ['#d9b483', '#b48a58'],
  far: () =>
    `${[110, 914].map((x) => `${box(x - 22, 250, 44, 560, '#e8cf9f')}${box(x - 34, 380, 68, 18, '#c9a56a')}${shape(`M${x - 24} 250L${x} 150L${x + 24} 250Z`, '#2f8f9a')}`).join('')}${shape('M330 560Q330 360 512 320Q694 360 694 560Z', '#2fa0a8')}${line('M512 320v-50', '#ffd25e', 9)}${box(0, 540, 1024, 260, '#e3c08a')}${many(7, (index) => `${shape(`M${index * 150 + 14} 800V660Q${index * 150 + 74} 570 ${index * 150 + 134} 660V800Z`, '#7a4a30')}${shape(`M${index * 150 + 4} 650h140l-14 44h-112Z`, ['#c8402c', '#2f8f7a', '#e8a83f', '#7a3f8f'][index % 4] ?? '#fff')}`)}${many(9, (index) => disc(index * 128, 548, 14, ['#ffcf5a', '#ff7a4a', '#5ad0c0'][index % 3] ?? '#fff'))}`,
  scenery: (chance) => [
    { piece: '1f3fa', x: 110, y: 830, side: 130 },
    { piece: chance.pick(['1f34a', '1fad6', '1f33f']), x: 920, y: 835, side: 110 },
  ],
});

const adobe = createView({
  id: 'adobe-town',
  word: 'town of clay houses',
  air: [245, 205, 150],
  sky: NOON,
  ground: ['#dcae72', '#b88348'],
  far: (chance) =>
    houses(chance, {
      walls: ['#c98a4f', '#d9a066', '#b5763f', '#e0b078'],
      roof: '#a8672f',
      window: '#4a2f1c',
      base: 800,
      gable: 'flat',
    }),
  scenery: () => [{ piece: '1f334', x: 940, y: 640, side: 340, haze: 0.08 }],
});

const lanternStreet = createView({
  id: 'lantern-street',
  word: 'street of lanterns',
  air: [120, 50, 50],
  glow: [255, 190, 110],
  night: 0.35,
  sky: EVENING,
  ground: ['#8f6a55', '#5f4236'],
  far: () =>
    [0, 1]
      .map(
        (side) =>
          `<g transform="${side ? 'translate(1024 0) scale(-1 1)' : ''}">${box(-20, 360, 270, 440, '#7a2420')}${shape('M-40 370Q180 340 310 300Q290 360 250 390H-40Z', '#2f4a4a')}${shape('M-40 580Q180 560 300 530Q280 580 250 600H-40Z', '#2f4a4a')}${many(3, (index) => `${box(20 + index * 76, 410, 54, 110, '#ffcf7a')}${line(`M${47 + index * 76} 410v110M${20 + index * 76} 465h54`, '#5a1a16', 6)}${box(20 + index * 76, 630, 54, 160, '#ffb95a')}`)}</g>`,
      )
      .join(''),
  near: () => cobbles,
  scenery: () => [80, 210, 814, 944].map((x, index) => ({ piece: '1f3ee', x, y: 150 + (index % 3) * 60, side: 120 })),
});

const himalayanTown = createView({
  id: 'mountain-temple',
  word: 'temple town below the peaks',
  air: [215, 222, 235],
  sky: NOON,
  ground: ['#c9a98a', '#9a7a5f'],
  far: () => {
    const tier = (x: number, y: number, wide: number) =>
      `${shape(`M${x - wide} ${y}L${x - wide * 0.45} ${y - 56}H${x + wide * 0.45}L${x + wide} ${y}Z`, '#a8432f')}${box(x - wide * 0.5, y, wide, 60, '#8a5a3c')}`;
    return `${mountain(240, 170, 360, 800, '#8aa5cc', '#6a86b0')}${mountain(800, 130, 380, 800, '#93aed2', '#6f8bb5')}${[180, 850].map((x) => `${tier(x, 700, 150)}${tier(x, 590, 116)}${tier(x, 480, 82)}${box(x - 4, 380, 8, 50, '#ffd25e')}`).join('')}${line('M180 420Q512 560 850 420', '#6b5a4a', 4)}${many(15, (index) => box(190 + index * 44, 428 + Math.sin((index / 14) * Math.PI) * 62, 32, 34, ['#3f6fd0', '#fff', '#d8394a', '#3fa05f', '#ffd23c'][index % 5] ?? '#fff'))}`;
  },
  near: () => cobbles,
});

const jungleTemple = createView({
  id: 'jungle-temple',
  word: 'temple in the jungle',
  air: [160, 195, 150],
  sky: NOON,
  ground: ['#8f9a5a', '#5f7040'],
  far: (chance) =>
    `${many(12, () => disc(chance.between(0, 1024), chance.between(430, 640), 110, chance.pick(['#3f8a4a', '#2f7a44', '#559a4f'])))}${[190, 512, 834].map((x, index) => many(6, (step) => box(x - 130 + step * 20, 730 - step * 62 - (index === 1 ? 60 : 0), 260 - step * 40, 66, step % 2 ? '#a39a84' : '#8d8570'))).join('')}${box(0, 730, 1024, 70, '#98907a')}`,
  scenery: () => [
    { piece: '1f334', x: 70, y: 620, side: 380, haze: 0.08 },
    { piece: '1f334', x: 960, y: 620, side: 360, haze: 0.08, mirror: true },
  ],
});

const gothicHill = createView({
  id: 'gothic-hill',
  word: 'castle on a dark hill',
  air: [70, 70, 110],
  glow: [255, 240, 200],
  night: 0.65,
  sky: MIDNIGHT,
  ground: ['#3a4a42', '#1c2622'],
  far: (chance) =>
    `${stars(chance, 60, 420)}${disc(770, 220, 110, '#f7efcf')}${mountain(220, 420, 460, 800, '#2c3048', '#22263c', false)}${box(130, 300, 56, 180, '#171a2e')}${box(190, 350, 110, 140, '#171a2e')}${box(290, 260, 46, 220, '#171a2e')}${shape('M122 304L158 210L194 304ZM284 264L313 160L342 264ZM190 352L245 290L300 352Z', '#0f1122')}${[150, 220, 260, 306].map((x) => box(x, 390, 14, 26, '#ffcf5a', 6)).join('')}${mountain(880, 560, 400, 800, '#262a42', '#1d2138', false)}`,
  scenery: () => [
    { piece: '1f987', x: 640, y: 150, side: 90 },
    { piece: '1f987', x: 880, y: 330, side: 70, haze: 0.1 },
    { piece: '1f332', x: 60, y: 740, side: 260, haze: 0.4 },
    { piece: '1f332', x: 965, y: 730, side: 280, haze: 0.4 },
  ],
});

const brickStreet = createView({
  id: 'brick-street',
  word: 'foggy street of brick houses',
  air: [150, 150, 150],
  night: 0.15,
  sky: OVERCAST,
  ground: ['#6f6a66', '#4a4644'],
  far: (chance) =>
    `${houses(chance, { walls: ['#8f4a3a', '#7d3f33', '#9a5a48', '#6f3a30'], roof: '#3a3536', window: '#f2e3b0', base: 790, gable: 'pitched' })}${box(0, 600, 1024, 200, '#c9ccd0').replace('/>', ' fill-opacity=".35"/>')}`,
  near: () =>
    `${cobbles}${[150, 874].map((x) => `${box(x - 7, 520, 14, 320, '#1f2226')}${shape(`M${x - 30} 450h60l-14 76h-32Z`, '#ffe9a0')}${shape(`M${x - 36} 450L${x} 410L${x + 36} 450Z`, '#1f2226')}`).join('')}`,
});

const snowTown = createView({
  id: 'snow-town',
  word: 'town in the snow',
  air: [205, 220, 240],
  sky: [
    [0, '#6f9fd8'],
    [0.75, '#f2e6ee'],
  ],
  ground: ['#f6faff', '#cddcec'],
  far: (chance) =>
    houses(chance, {
      walls: ['#d9b46a', '#b8554a', '#8fb0a0', '#e3cfa0', '#7f94b8'],
      roof: '#f7fbff',
      window: '#ffe9a8',
      base: 800,
      gable: 'pitched',
    }),
  near: (chance) => many(60, () => disc(chance.between(0, 1024), chance.between(0, 1000), chance.between(2, 6), '#fff', 0.85)),
});

const checkpoint = createView({
  id: 'checkpoint',
  word: 'checkpoint at a border',
  air: [180, 186, 190],
  sky: OVERCAST,
  ground: ['#8f9296', '#65686c'],
  far: (chance) =>
    `${skyline(chance, { base: 700, color: '#8d8f92', window: '#c9cdd0', lit: 0.6, tall: 300 })}${box(0, 560, 330, 240, '#c3bfb5')}${box(694, 560, 330, 240, '#c3bfb5')}${many(6, (index) => line(`M${index * 60 + (index > 2 ? 520 : 10)} 545q14 -30 28 0t28 0`, '#55585c', 5))}`,
  near: () =>
    `${box(60, 520, 210, 320, '#f4f4f0', 6)}${box(44, 496, 242, 34, '#3f5f4a')}${box(84, 570, 160, 110, '#5f7f94')}${box(300, 690, 26, 160, '#3a3a3a')}${box(300, 700, 720, 34, '#fff')}${many(7, (index) => box(320 + index * 100, 700, 52, 34, '#d8342c'))}${box(860, 470, 10, 330, '#55585c')}${many(5, (index) => `<ellipse cx="${760 + (index % 3) * 90 + (index > 2 ? 45 : 0)}" cy="${index > 2 ? 800 : 836}" rx="50" ry="24" fill="${index % 2 ? '#a8966a' : '#b8a678'}"/>`)}`,
});

const zenGarden = createView({
  id: 'zen-garden',
  word: 'zen garden',
  air: [225, 228, 215],
  sky: NOON,
  ground: ['#efe8d8', '#d9cfba'],
  horizon: 680,
  far: (chance) =>
    `${many(9, (index) => disc(index * 130, 420 + (index % 2) * 60, 120, chance.pick(['#5f8f55', '#79a863', '#c8553c', '#4f7f4a'])))}${box(0, 520, 1024, 160, '#e9dcc0')}${box(0, 496, 1024, 40, '#4a4a50')}${many(26, (index) => box(index * 40, 496, 5, 40, '#66666c'))}`,
  near: () => {
    const rake = (x: number, y: number) =>
      many(
        4,
        (ring) =>
          `<ellipse cx="${x}" cy="${y}" rx="${120 + ring * 30}" ry="${38 + ring * 13}" fill="none" stroke="#b5a98e" stroke-width="5"/>`,
      );
    return `${many(14, (index) => line(`M0 ${706 + index * 24}H1024`, '#c9bea4', 4))}${rake(150, 800)}${rake(890, 780)}`;
  },
  scenery: () => [
    { piece: '1faa8', x: 150, y: 765, side: 170 },
    { piece: '1faa8', x: 900, y: 750, side: 140, mirror: true },
    { piece: '1f38d', x: 60, y: 590, side: 150, haze: 0.1 },
    { piece: '1f341', x: 800, y: 880, side: 60 },
  ],
});

const floatingMarket = createView({
  id: 'floating-market',
  word: 'floating market',
  air: [190, 215, 190],
  sky: NOON,
  ground: ['#6f8f6a', '#4f7458'],
  horizon: 640,
  far: (chance) =>
    `${many(10, (index) => disc(index * 120, 430, 120, chance.pick(['#3f8f4a', '#57a552', '#2f7a44'])))}${[0, 690].map((x) => `${box(x, 440, 330, 190, '#a8743f')}${shape(`M${x - 30} 450L${x + 165} 330L${x + 360} 450Z`, '#8a3f2c')}${many(4, (index) => box(x + 20 + index * 90, 630, 16, 60, '#5f3f22'))}${many(3, (index) => box(x + 30 + index * 100, 490, 64, 80, '#5a3a20'))}`).join('')}`,
  near: (chance) => {
    const boat = (x: number, y: number) =>
      `${shape(`M${x - 190} ${y - 20}Q${x} ${y + 50} ${x + 190} ${y - 20}L${x + 140} ${y + 62}H${x - 140}Z`, '#6b3f1f')}${line(`M${x - 190} ${y - 20}Q${x} ${y + 50} ${x + 190} ${y - 20}`, '#a8703a', 10)}`;
    return `${water(chance, 640, 1024, '#5f9a8a')}${boat(170, 800)}${boat(860, 780)}${shape('M250 900Q512 960 774 900L700 1000H324Z', '#7a4a26')}`;
  },
  scenery: (chance) => [
    ...['1f34d', '1f96d', '1f34c', '1f349'].map((piece, index) => ({ piece, x: 80 + index * 62, y: 770, side: 96 })),
    ...chance
      .shuffle(['1f965', '1f33a', '1f34a', '1f336-fe0f'])
      .map((piece, index) => ({ piece, x: 770 + index * 60, y: 750, side: 92 })),
    { piece: '1f334', x: 500, y: 500, side: 260, haze: 0.2 },
  ],
});

const pier = createView({
  id: 'night-skyline',
  word: 'skyline by night',
  air: [50, 55, 110],
  glow: [255, 210, 140],
  night: 0.6,
  sky: MIDNIGHT,
  ground: ['#3a3a52', '#22223a'],
  horizon: 820,
  far: (chance) =>
    `${stars(chance, 50, 300)}${skyline(chance, { base: 690, color: '#1f2350', window: '#ffe08a', lit: 0.6, tall: 480 })}${water(chance, 684, 820, '#24306a')}`,
  near: () => perspective(824, { color: '#55557a', width: 3, opacity: 0.5, columns: 8, rows: 3 }),
});

const suburb = createView({
  id: 'village',
  word: 'village',
  air: [205, 225, 225],
  sky: NOON,
  ground: ['#8fc06a', '#5f9a48'],
  far: (chance) =>
    `${cloud(230, 150, 70, '#fff', 0.9)}${mountain(300, 420, 500, 790, '#a8cf8a', '#93bf78', false)}${mountain(800, 460, 480, 790, '#9ac67d', '#86b56c', false)}${[70, 230, 700, 860].map((x, index) => `${box(x, 600 + (index % 2) * 30, 130, 170, chance.pick(['#fff6e3', '#f2d9b0', '#e9e3d9']))}${shape(`M${x - 16} ${604 + (index % 2) * 30}l81 -80l81 80Z`, '#a8553c')}${box(x + 50, 690, 34, 80, '#7a4f30')}${box(x + 16, 640 + (index % 2) * 20, 26, 30, '#7fa8c9')}`).join('')}`,
});

export const TOWNS = [
  oldTown,
  gables,
  city,
  neonCrossing,
  seafront,
  harbour,
  hillTown,
  whiteVillage,
  bazaar,
  adobe,
  lanternStreet,
  himalayanTown,
  jungleTemple,
  gothicHill,
  brickStreet,
  snowTown,
  checkpoint,
  zenGarden,
  floatingMarket,
  pier,
  suburb,
];

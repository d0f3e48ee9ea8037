/** Land that nobody built, and roads through it. */
import { beside, cloud, hills, many, stars } from './backdrop.ts';
import { box, createView, disc, EVENING, line, MIDNIGHT, mountain, NOON, shape, water } from './view.ts';

const butte = (x: number, top: number, wide: number): string =>
  `${shape(`M${x - wide * 1.8} 800L${x - wide} ${top + 190}V${top}H${x + wide}V${top + 190}L${x + wide * 1.8} 800Z`, '#c4532f')}${shape(`M${x + wide * 0.3} ${top}H${x + wide}V${top + 190}L${x + wide * 1.8} 800H${x + wide * 0.5}Z`, '#9a3c22')}${many(4, (index) => line(`M${x - wide + 6} ${top + 34 + index * 40}H${x + wide - 6}`, '#a8452a', 6))}`;

const canyon = createView({
  id: 'canyon',
  word: 'red canyon',
  air: [240, 180, 140],
  sky: [
    [0, '#3f9be0'],
    [0.75, '#ffe0b8'],
  ],
  ground: ['#d0683a', '#a8482a'],
  far: (chance) =>
    `${hills(chance, 720, 120, '#d98a66', 4, true)}${butte(170, 300, 100)}${butte(850, 250, 110)}${butte(560, 520, 50)}`,
  scenery: (chance) => beside(chance, ['1f335'], { ground: 860, side: 170, haze: 0.05, count: 2 }),
});

const chimneys = createView({
  id: 'rock-chimneys',
  word: 'valley of rock chimneys and balloons',
  air: [245, 215, 190],
  sky: [
    [0, '#7fb0e8'],
    [0.5, '#ffd0b8'],
    [0.78, '#fff0d0'],
  ],
  ground: ['#e0bd8f', '#b98f60'],
  far: (chance) => {
    const chimney = (x: number, top: number, wide: number) =>
      `${shape(`M${x - wide} 800Q${x - wide * 0.5} ${top + 150} ${x - wide * 0.3} ${top + 50}H${x + wide * 0.3}Q${x + wide * 0.5} ${top + 150} ${x + wide} 800Z`, '#dcb98d')}${shape(`M${x - wide * 0.44} ${top + 60}Q${x} ${top - 60} ${x + wide * 0.44} ${top + 60}Z`, '#a8805a')}${box(x - 14, top + 190, 24, 40, '#6b4a33', 10)}`;
    return `${hills(chance, 760, 150, '#e6c9a0', 4)}${[60, 190, 330, 700, 830, 970].map((x, index) => chimney(x, 420 + (index % 3) * 70, 84)).join('')}`;
  },
  scenery: () =>
    [
      [150, 170, 190],
      [880, 200, 210],
      [330, 110, 110],
      [700, 320, 100],
    ].map(([x = 0, y = 0, side = 0]) => ({ piece: 'own-hot-air-balloon', x, y, side, haze: side < 150 ? 0.25 : 0.05 })),
});

const iceShelf = createView({
  id: 'ice-shelf',
  word: 'endless ice',
  air: [205, 228, 245],
  glow: [255, 255, 255],
  sky: [
    [0, '#8fc4ee'],
    [0.75, '#f2fbff'],
  ],
  ground: ['#f7fcff', '#cfe6f5'],
  far: (chance) =>
    `${water(chance, 650, 780, '#2f7fae')}${[90, 300, 720, 930].map((x, index) => `${shape(`M${x - 130} 700L${x - 90} ${430 + index * 30}L${x - 20} ${400 + index * 20}L${x + 40} ${480}L${x + 120} 700Z`, '#e9f6ff')}${shape(`M${x - 20} ${400 + index * 20}L${x + 40} 480L${x + 120} 700H${x + 20}Z`, '#b5daf0')}`).join('')}`,
  near: (chance) => many(50, () => disc(chance.between(0, 1024), chance.between(0, 1000), chance.between(2, 5), '#fff', 0.9)),
  scenery: () => [
    { piece: '1f427', x: 120, y: 810, side: 120 },
    { piece: '1f427', x: 910, y: 800, side: 90 },
  ],
});

const taiga = createView({
  id: 'taiga',
  word: 'snowy forest below the northern lights',
  air: [90, 120, 160],
  glow: [170, 255, 210],
  night: 0.45,
  sky: MIDNIGHT,
  ground: ['#dfeaf6', '#a9bfd6'],
  far: (chance) =>
    `${stars(chance, 70, 420)}${many(3, (index) => `<path d="M${-40 + index * 60} ${240 + index * 70}Q260 ${80 + index * 70} 520 ${230 + index * 40}T1070 ${150 + index * 60}v90Q780 ${320 + index * 40} 520 ${330 + index * 40}T-40 ${330 + index * 70}Z" fill="${['#3fe0a0', '#5ff0c0', '#7a8fff'][index]}" fill-opacity=".35"/>`)}${hills(chance, 760, 90, '#7f98b8', 4)}`,
  scenery: (chance) => [
    ...beside(chance, ['1f332'], { ground: 850, side: 300, haze: 0.3, count: 4 }),
    { piece: '1f98c', x: chance.pick([240, 800]), y: 760, side: 140, haze: 0.15 },
  ],
});

const savanna = createView({
  id: 'savanna',
  word: 'savanna',
  air: [245, 200, 130],
  sky: EVENING,
  ground: ['#d9aa4f', '#a87a30'],
  far: (chance) =>
    `${disc(512, 560, 190, '#ffe07a')}${hills(chance, 770, 60, '#b98a40', 3)}${[150, 880].map((x) => `${line(`M${x} 800Q${x + 10} 640 ${x - 30} 540M${x + 4} 660Q${x + 40} 600 ${x + 70} 550`, '#4a2f1c', 20)}<ellipse cx="${x}" cy="500" rx="190" ry="56" fill="#4f6a2c"/><ellipse cx="${x + 50}" cy="540" rx="120" ry="34" fill="#5f7d36"/>`).join('')}`,
  scenery: (chance) => [
    { piece: chance.pick(['1f992', '1f993', '1f418']), x: 300, y: 750, side: 130, haze: 0.2 },
    { piece: chance.pick(['1f981', '1f98f', '1f418']), x: 740, y: 760, side: 110, haze: 0.2 },
  ],
});

const steppe = createView({
  id: 'steppe',
  word: 'wide steppe',
  air: [205, 220, 200],
  sky: NOON,
  ground: ['#b5b860', '#8a9445'],
  far: (chance) =>
    `${cloud(240, 160, 80, '#fff', 0.9)}${hills(chance, 740, 130, '#a9b878', 3)}${[150, 870].map((x) => `${box(x - 100, 690, 200, 110, '#f7f3e6')}${shape(`M${x - 114} 694Q${x} 580 ${x + 114} 694Z`, '#e9e0c8')}${box(x - 24, 720, 48, 80, '#c8502f')}${line(`M${x - 100} 716H${x + 100}`, '#c8862f', 7)}`).join('')}`,
  scenery: () => [{ piece: '1f40e', x: 330, y: 740, side: 110, haze: 0.15 }],
});

const fjord = createView({
  id: 'fjord',
  word: 'fjord',
  air: [180, 210, 225],
  sky: NOON,
  ground: ['#6f9a5a', '#4f7a45'],
  horizon: 800,
  far: (chance) =>
    `${mountain(512, 330, 300, 760, '#8fa8c0', '#7690ab')}${water(chance, 690, 810, '#2f6f9a')}${shape('M-20 800V180L120 240L260 520L400 720V800Z', '#55755a')}${shape('M1044 800V140L900 230L780 500L640 720V800Z', '#4a6b52')}${line('M170 330L200 560L190 700', '#eef8ff', 10)}`,
  scenery: () => [{ piece: '26f5', x: 600, y: 690, side: 90, haze: 0.2 }],
});

const terraces = createView({
  id: 'rice-terraces',
  word: 'rice terraces',
  air: [190, 220, 170],
  sky: NOON,
  ground: ['#6fae4a', '#4a8a38'],
  far: (chance) =>
    `${hills(chance, 560, 180, '#5f9a6a', 4)}${many(7, (index) => `<path d="M-20 ${480 + index * 48}Q${180 + index * 30} ${400 + index * 50} 512 ${490 + index * 46}T1044 ${450 + index * 50}V830H-20Z" fill="${index % 2 ? '#7fc05a' : '#a3d4c0'}"/>`)}`,
  scenery: () => [
    { piece: '1f334', x: 940, y: 620, side: 300, haze: 0.1 },
    { piece: '1f403', x: 140, y: 760, side: 130, haze: 0.05 },
  ],
});

const highway = createView({
  id: 'highway',
  word: 'long highway',
  air: [240, 205, 160],
  sky: [
    [0, '#3f9fe8'],
    [0.7, '#ffe3b8'],
  ],
  ground: ['#dba86a', '#b5813f'],
  horizon: 640,
  far: (chance) => hills(chance, 640, 110, '#c0835a', 5, true),
  near: () =>
    `${shape('M490 640H534L900 1024H124Z', '#4a4a52')}${many(5, (index) => shape(`M${509 - index * 2} ${660 + index * index * 17}h${6 + index * 4}l${index * 2} ${16 + index * 16}h${-(6 + index * 8)}Z`, '#ffd23c'))}${line('M490 640L124 1024M534 640L900 1024', '#fff', 6)}${many(6, (index) => box(60 - index * -60, 600 - index * -6 - 60, 5, 100 - index * 12, '#6b4a30'))}`,
  scenery: () => [
    { piece: '1f335', x: 90, y: 760, side: 200 },
    { piece: '26fd', x: 920, y: 760, side: 190 },
    { piece: '1f697', x: 560, y: 655, side: 60, haze: 0.15 },
  ],
});

const greatWall = createView({
  id: 'long-wall',
  word: 'wall over the hills',
  air: [205, 220, 205],
  sky: NOON,
  ground: ['#b8ab90', '#8f8268'],
  far: (chance) => {
    const wall = 'M-20 700L160 560L330 620L512 470L700 560L860 400L1044 470';
    return `${hills(chance, 640, 240, '#8fb07a', 4)}${hills(chance, 780, 200, '#6f9660', 4)}${line(wall, '#a3957a', 62)}${line(wall, '#c0b295', 40)}${[160, 512, 860].map((x, index) => `${box(x - 46, [480, 390, 320][index] ?? 0, 92, 120, '#b5a688')}${many(4, (tooth) => box(x - 46 + tooth * 26, ([480, 390, 320][index] ?? 0) - 18, 15, 20, '#b5a688'))}`).join('')}`;
  },
  near: () =>
    many(40, (index) =>
      box((index % 10) * 106 - (Math.floor(index / 10) % 2) * 50, 792 + Math.floor(index / 10) * 58, 98, 50, '#00000014', 4),
    ),
});

const vineyards = createView({
  id: 'vineyards',
  word: 'hills of vines and cypresses',
  air: [230, 220, 170],
  sky: NOON,
  ground: ['#b5b45a', '#8a9040'],
  far: (chance) =>
    `${hills(chance, 660, 160, '#c9c478', 3)}${hills(chance, 740, 150, '#a9b45a', 4)}${many(9, (index) => `<ellipse cx="${[60, 110, 170, 240, 300, 740, 810, 880, 960][index]}" cy="${620 + (index % 3) * 24}" rx="17" ry="96" fill="#2f5a38"/>`)}${box(840, 560, 120, 90, '#e0b884')}${shape('M826 564L900 510L974 564Z', '#b8553c')}${many(8, (index) => line(`M${index * 140 - 40} 800Q${index * 130 + 40} 720 ${300 + index * 60} 690`, '#7a8a3a', 9))}`,
  scenery: () => [{ piece: '1f347', x: 110, y: 830, side: 110 }],
});

const lake = createView({
  id: 'lake',
  word: 'lake among mountains',
  air: [185, 212, 228],
  sky: NOON,
  ground: ['#79a85a', '#557f44'],
  horizon: 820,
  far: (chance) =>
    `${mountain(200, 230, 340, 700, '#7d95b5', '#647d9f')}${mountain(830, 190, 360, 700, '#859dbb', '#6a83a4')}${hills(chance, 690, 80, '#4f7f55', 6, true)}${water(chance, 660, 830, '#3f8fb5')}`,
  scenery: (chance) => beside(chance, ['1f332'], { ground: 850, side: 240, haze: 0.15, count: 3 }),
});

const waterfall = createView({
  id: 'waterfall',
  word: 'great waterfall',
  air: [190, 220, 225],
  sky: NOON,
  ground: ['#6fa05a', '#4a7a44'],
  horizon: 840,
  far: (chance) =>
    `${box(0, 330, 1024, 500, '#5f6a55')}${hills(chance, 350, 60, '#4f8a4a', 6)}${box(130, 340, 764, 440, '#dff2fa')}${many(22, (index) => line(`M${150 + index * 34} 346V770`, index % 2 ? '#ffffff' : '#a9d6ea', 9))}${many(12, () => disc(chance.between(100, 920), 780, chance.between(40, 80), '#fff', 0.7))}${water(chance, 790, 850, '#6fb8cf')}`,
  scenery: () => [{ piece: '1f308', x: 820, y: 250, side: 200, haze: 0.2 }],
});

const outback = createView({
  id: 'outback',
  word: 'red outback',
  air: [245, 180, 130],
  sky: EVENING,
  ground: ['#d0622f', '#9f4420'],
  far: () =>
    shape('M120 770Q160 560 300 530Q520 480 740 530Q880 560 910 770Z', '#b5451f') +
    shape('M520 505Q740 520 800 560Q890 600 910 770H640Z', '#8f3418'),
  scenery: () => [
    { piece: '1f998', x: 130, y: 770, side: 150, haze: 0.05 },
    { piece: '1f33f', x: 920, y: 830, side: 90 },
  ],
});

const oasis = createView({
  id: 'dunes',
  word: 'dunes',
  air: [250, 205, 140],
  sky: NOON,
  ground: ['#f0c272', '#d99a48'],
  far: (chance) =>
    `${hills(chance, 700, 190, '#e6b060', 3)}${hills(chance, 790, 150, '#f2c47a', 3)}${disc(800, 190, 80, '#fff3c0')}`,
  near: (chance) =>
    many(12, (index) => line(`M${Math.round(chance.between(-60, 900))} ${840 + index * 15}q60 -9 140 0t140 0`, '#c08a40', 3)),
  scenery: () => [
    { piece: '1f42a', x: 250, y: 740, side: 130, haze: 0.1 },
    { piece: '1f334', x: 930, y: 660, side: 300, haze: 0.05 },
  ],
});

/** Nothing but air and grass: whoever stands here may be anywhere. */
const openSky = createView({
  id: 'open-sky',
  word: 'middle of nowhere',
  air: [200, 222, 235],
  sky: [
    [0, '#6fb4ea'],
    [0.78, '#f4faff'],
  ],
  ground: ['#c2c8a0', '#98a078'],
  far: (chance) =>
    `${cloud(chance.between(560, 860), 190, 70, '#fff', 0.8)}${cloud(chance.between(300, 420), 330, 44, '#fff', 0.6)}`,
});

/** A sheet of paper that runs out of the wall into the floor, as photographers have it. */
const studio = createView({
  id: 'studio',
  word: 'empty studio',
  air: [232, 226, 216],
  glow: [255, 252, 244],
  sky: [
    [0, '#e3dccf'],
    [0.8, '#f2ede3'],
  ],
  ground: ['#f2ede3', '#d9d0c0'],
});

const stillLife = createView({
  id: 'still-life',
  word: 'table with a still life',
  air: [50, 38, 28],
  glow: [255, 220, 150],
  night: 0.3,
  sky: [
    [0, '#17110c'],
    [1, '#3a2a1c'],
  ],
  ground: ['#5f3f26', '#2f1d10'],
  horizon: 800,
  near: () =>
    `${shape('M0 830Q260 800 520 838T1024 822V1024H0Z', '#e6ddca', 0.9)}${many(6, (index) => line(`M${60 + index * 170} 850q30 90 -10 170`, '#b8ac94', 6))}`,
  scenery: (chance) => [
    ...chance
      .shuffle(['1f347', '1f34b', '1f351', '1f350'])
      .slice(0, 3)
      .map((piece, index) => ({ piece, x: 70 + index * 84, y: 800, side: 130 })),
    { piece: '1f377', x: 820, y: 730, side: 190 },
    { piece: chance.pick(['1f480', '1f56f-fe0f', '1f41a']), x: 940, y: 780, side: 150 },
    { piece: '1f940', x: 110, y: 660, side: 170, haze: 0.2 },
  ],
});

export const LANDSCAPES = [
  canyon,
  chimneys,
  iceShelf,
  taiga,
  savanna,
  steppe,
  fjord,
  terraces,
  highway,
  greatWall,
  vineyards,
  lake,
  waterfall,
  outback,
  oasis,
];

/** Never by chance: they are the ground of what is told in another way. */
export const GROUNDS = [openSky, studio, stillLife];

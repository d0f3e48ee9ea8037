/** Places that are known by what is built there: a temple, long tables under canvas, cranes and ships. Never by chance, as there are towns enough for that. */
import { cloud, hills, lamp, many, stars } from './backdrop.ts';
import { createRoom } from './rooms.ts';
import { box, createView, disc, line, mountain, NOON, shape, skyline, water } from './view.ts';

const column = (x: number, top: number, high: number, wide: number): string =>
  `${box(x - wide * 0.7, top - 18, wide * 1.4, 22, '#f7f0dc', 4)}${box(x - wide / 2, top, wide, high, '#efe4c8')}${many(3, (index) => box(x - wide / 2 + wide * (0.18 + index * 0.26), top + 4, wide * 0.1, high - 8, '#cfc0985a'))}${box(x - wide * 0.75, top + high - 6, wide * 1.5, 26, '#e3d5b2', 4)}`;

/** Seen from its front, with its middle at 0,0 on the ground. */
const temple = `${box(-330, -44, 660, 22, '#d9caa4')}${box(-350, -22, 700, 24, '#cbb98e')}${box(-280, -330, 560, 290, '#b59c6e')}${box(-70, -250, 140, 206, '#5a452c')}${many(6, (index) => column(-265 + index * 106, -340, 296, 46))}${box(-320, -396, 640, 42, '#efe4c8')}${many(16, (index) => box(-306 + index * 40, -388, 20, 26, '#cdbb90'))}${shape('M-340 -396L0 -520L340 -396Z', '#f4ead0')}${shape('M-270 -404L0 -498L270 -404Z', '#d6b98a')}${disc(0, -436, 22, '#f4ead0')}`;

const ancientTown = createView({
  id: 'ancient-town',
  word: 'ancient city of temples',
  air: [225, 225, 210],
  sky: NOON,
  ground: ['#e3d3ac', '#c4ad7c'],
  horizon: 790,
  far: (chance) =>
    `${cloud(180, 140, 70, '#fff', 0.9)}${mountain(860, 430, 300, 790, '#a9b58a', '#8d9c72', false)}${hills(chance, 700, 120, '#c8bf8a', 5)}<g transform="translate(512 792) scale(1.12)">${temple}</g>`,
  near: () =>
    `${column(70, 330, 470, 76)}${column(954, 470, 330, 76)}${box(900, 420, 108, 44, '#f7f0dc', 4)}${many(4, (index) => line(`M${-200 + index * 420} 1024L${380 + index * 90} 800`, '#a8916255', 5))}${line('M0 860H1024', '#a8916255', 5)}${shape('M860 830h120l18 40h-150Z', '#d9caa4')}`,
  scenery: () => [
    { piece: '1f3fa', x: 180, y: 830, side: 130, haze: 0.03 },
    { piece: '1fad2', x: 900, y: 740, side: 90, haze: 0.05 },
  ],
});

/** A ring of rows of arches, seen from within: each row's upper edge is this high in the middle, and so much higher at the sides. */
const ROWS_OF_ARCHES = [
  { edge: 330, bend: 120, wall: '#c9a673' },
  { edge: 465, bend: 84, wall: '#d6b685' },
  { edge: 590, bend: 52, wall: '#e3c698' },
  { edge: 700, bend: 26, wall: '#b98f58' },
] as const;
const ring = ROWS_OF_ARCHES.map(({ edge, bend, wall }, row) => {
  const curve = `M-20 ${edge - bend}Q512 ${edge + bend} 1044 ${edge - bend}`;
  const below = ROWS_OF_ARCHES[row + 1];
  const arches = many(below ? 15 : 0, (index) => {
    const x = 22 + index * 70;
    const foot = (below?.edge ?? 0) - (below?.bend ?? 0) * ((x - 512) / 532) ** 2;
    return shape(`M${x - 20} ${foot + 6}v-60q20 -34 40 0v60Z`, '#7a5a3c');
  });
  return `${shape(`${curve}V800H-20Z`, wall)}${line(curve, '#f2dfbc', 12)}${arches}`;
}).join('');

const arena = createView({
  id: 'arena',
  word: 'arena of the gladiators',
  air: [235, 220, 190],
  sky: NOON,
  ground: ['#e6cc94', '#c9a464'],
  horizon: 770,
  far: () => `${cloud(220, 110, 60, '#fff', 0.9)}${ring}`,
});

const table = (y: number, share: number): string =>
  [-1, 1]
    .map(
      (side) =>
        `${box(512 + side * 330 * share - 240 * share, y, 480 * share, 24 * share, '#c98f4a', 4)}${box(512 + side * 330 * share - 200 * share, y + 20 * share, 18 * share, 90 * share, '#8f5f2c')}${box(512 + side * 330 * share + 180 * share, y + 20 * share, 18 * share, 90 * share, '#8f5f2c')}${box(512 + side * 330 * share - 240 * share, y + 70 * share, 480 * share, 14 * share, '#a8743a', 3)}`,
    )
    .join('');

const beerTent = createRoom({
  id: 'beer-tent',
  word: 'beer tent',
  wall: '#f4ead2',
  boards: ['#c08a4c', '#96622f', '#6f451f'],
  air: [244, 228, 190],
  decor: () =>
    `${many(9, (index) => shape(`M512 -120L${index * 128 - 64} 330H${index * 128}Z`, '#3f86c8'))}${many(9, (index) => shape(`M512 -120L${index * 128} 330H${index * 128 + 64}Z`, '#ffffff'))}${many(16, (index) => shape(`M${index * 64} 330h64q-32 62 -64 0Z`, index % 2 ? '#fff' : '#3f86c8'))}${[130, 894].map((x) => box(x - 16, 330, 32, 460, '#8f6034')).join('')}${line('M0 380Q256 480 512 400Q768 480 1024 380', '#4a7a2c', 14)}${many(12, (index) => disc(40 + index * 86, 404 + Math.sin(index) * 22, 14, index % 2 ? '#ffd23c' : '#e0344a'))}${lamp('tent', 512, 260, 380, '#fff1b8', 0.6)}${table(640, 0.8)}${table(720, 1.05)}`,
  scenery: () => [
    { piece: '1f37b', x: 190, y: 655, side: 130, haze: 0.03 },
    { piece: '1f968', x: 330, y: 690, side: 90, haze: 0.03 },
    { piece: '1f37a', x: 830, y: 665, side: 110, haze: 0.03 },
  ],
});

const crane = (x: number, base: number, size: number, color: string): string =>
  `<g transform="translate(${x} ${base}) scale(${size})">${line('M-60 0L-40 -420M60 0L40 -420M-54 -120L46 -300M54 -120L-46 -300', color, 18)}${box(-70, -450, 140, 50, color)}${box(-330, -476, 480, 26, color)}${line('M-300 -476L-20 -590L140 -476M-20 -590V-450', color, 10)}${line('M-280 -450V-300', '#3a3a3a', 5)}${box(-318, -300, 76, 50, '#2f7fb5')}</g>`;

const CONTAINERS = ['#c8442f', '#2f7fb5', '#e0a030', '#3f8f5a', '#8a8f98'] as const;

const port = createView({
  id: 'port',
  word: 'harbour with cranes and ships',
  air: [190, 212, 228],
  sky: NOON,
  ground: ['#a09a90', '#77716a'],
  horizon: 830,
  far: (chance) =>
    `${cloud(250, 130, 70, '#fff', 0.9)}${skyline(chance, { base: 560, color: '#a9bccb', window: '#dcebf6', lit: 0.4, tall: 160 })}${water(chance, 556, 830, '#3f87b5')}${crane(190, 640, 0.86, '#d8643a')}${crane(940, 640, 0.98, '#d89a2f')}<g transform="translate(620 690)">${shape('M-330 -70H330L280 40H-300Z', '#a8322c')}${shape('M-330 -70H330L322 -52H-324Z', '#f4f0e8')}${box(190, -190, 90, 120, '#f4f0e8', 4)}${box(206, -170, 56, 22, '#3f5a70')}${box(214, -240, 40, 54, '#2f3a44')}${many(10, (index) => box(-300 + (index % 5) * 92, -116 - Math.floor(index / 5) * 46, 86, 44, CONTAINERS[index % 5] ?? '#888', 3))}</g>`,
  near: () =>
    `${box(0, 822, 1024, 16, '#5f554a')}${[60, 330, 700, 960].map((x) => `${box(x - 18, 786, 36, 46, '#3a3a3a', 8)}${box(x - 26, 780, 52, 16, '#4a4a4a', 8)}`).join('')}${line('M60 800Q190 850 330 800', '#c9b08a', 9)}${line('M700 800Q830 850 960 800', '#c9b08a', 9)}`,
  scenery: () => [
    { piece: '26f5', x: 330, y: 700, side: 150, haze: 0.08 },
    { piece: 'own-seagull', x: 770, y: 150, side: 110, haze: 0.05 },
    { piece: '2693', x: 930, y: 880, side: 120 },
  ],
});

const plank = (x: number, y: number, wide: number, high: number, color: string): string =>
  `${box(x, y, wide, high, color)}${many(Math.floor(high / 40), (index) => box(x, y + index * 40, wide, 4, '#00000026'))}`;

const saloon = createView({
  id: 'saloon',
  word: 'street before a saloon',
  air: [240, 205, 150],
  sky: [
    [0, '#f0a050'],
    [0.75, '#fde3b0'],
  ],
  ground: ['#d9ad72', '#b5854c'],
  horizon: 790,
  far: () =>
    `${mountain(760, 420, 170, 790, '#c9733f', '#a8572c', false)}${plank(-40, 250, 420, 550, '#a8683a')}${box(-40, 200, 430, 60, '#7d4a26')}${shape('M20 200L170 110L320 200Z', '#7d4a26')}${disc(170, 160, 28, '#ffe0a0')}${box(20, 300, 110, 120, '#ffd98a')}${box(230, 300, 110, 120, '#ffd98a')}${line('M75 300V420M20 360H130M285 300V420M230 360H340', '#5a3418', 8)}${box(-40, 470, 460, 26, '#6b3d1c')}${[10, 200, 390].map((x) => box(x - 10, 490, 20, 310, '#6b3d1c')).join('')}${shape('M110 560Q150 530 186 560V740H110Z', '#d8924a')}${shape('M194 560Q230 530 270 560V740H194Z', '#d8924a')}${plank(700, 330, 380, 470, '#8f5a34')}${box(690, 290, 400, 56, '#6b3d1c')}${box(760, 400, 110, 130, '#ffd98a')}${box(910, 400, 110, 130, '#ffd98a')}${box(690, 570, 340, 22, '#6b3d1c')}${[720, 880].map((x) => box(x - 9, 590, 18, 210, '#6b3d1c')).join('')}`,
  near: () => `${many(5, (index) => line(`M${-100 + index * 300} 1024L${330 + index * 90} 800`, '#a8764455', 8))}`,
  scenery: () => [
    { piece: '1f335', x: 640, y: 690, side: 170, haze: 0.12 },
    { piece: '1f40e', x: 890, y: 800, side: 190, haze: 0.03 },
    { piece: '1f6e2-fe0f', x: 90, y: 800, side: 140, haze: 0.02 },
  ],
});

const logs = (y: number): string =>
  many(
    Math.ceil((790 - y) / 66),
    (index) =>
      `${box(0, y + index * 66, 1024, 62, index % 2 ? '#a8703c' : '#b57c46', 30)}${box(0, y + index * 66 + 44, 1024, 14, '#7d4e265a', 8)}`,
  );

const cabin = createRoom({
  id: 'cabin',
  word: 'log cabin',
  wall: '#8f5c30',
  boards: ['#a8703c', '#7d4e26', '#5a3618'],
  air: [225, 190, 140],
  night: 0.15,
  decor: () =>
    `${logs(0)}${box(90, 170, 260, 230, '#5a3618', 6)}${box(106, 186, 228, 198, '#bfe2f7')}${mountain(220, 220, 110, 384, '#8fa6b8', '#7890a4')}${line('M220 186V384M106 285H334', '#5a3618', 12)}${box(690, 250, 300, 540, '#8a8178', 8)}${box(660, 320, 360, 40, '#5a3618', 6)}${box(750, 480, 180, 310, '#241a16', 8)}${shape('M840 520Q880 610 910 600Q940 780 840 784Q740 780 776 630Q810 640 840 520Z', '#f4601e')}${shape('M840 600Q866 660 880 650Q900 780 840 784Q780 780 806 680Q824 680 840 600Z', '#ffd24a')}${lamp('fire', 840, 680, 340, '#ffb84a', 0.55)}`,
  scenery: () => [
    { piece: '1fab5', x: 620, y: 800, side: 120 },
    { piece: '1f98c', x: 520, y: 150, side: 130, haze: 0.05 },
    { piece: '1f56f-fe0f', x: 700, y: 280, side: 80 },
    { piece: '1fa91', x: 110, y: 760, side: 210, haze: 0.03 },
  ],
});

const controlRoom = createRoom({
  id: 'control-room',
  word: 'control room',
  wall: '#26313f',
  boards: ['#4a5868', '#333f4c', '#222c36'],
  air: [110, 140, 165],
  night: 0.35,
  decor: (chance) =>
    `${many(10, (index) => {
      const [x, y] = [30 + (index % 5) * 196, 90 + Math.floor(index / 5) * 200];
      const graph = line(
        `M${x + 16} ${y + 120}l36 -40l34 24l40 -66l30 30`,
        ['#5fe08a', '#ffb84a', '#5fc0ff'][index % 3] ?? '#fff',
        7,
      );
      return `${box(x, y, 176, 160, '#0f1822', 8)}${box(x + 10, y + 10, 156, 140, index % 2 ? '#123a52' : '#14402f')}${index === 2 || index === 7 ? disc(x + 88, y + 80, 52, '#5fc0ff', 0.5) : graph}`;
    })}${shape('M0 560H1024V790H0Z', '#3d4c5c')}${shape('M0 540H1024L1000 600H24Z', '#566a7e')}${many(46, (index) => disc(40 + (index % 23) * 42, 640 + Math.floor(index / 23) * 60, 13, chance.pick(['#e0344a', '#ffd23c', '#3fd07a', '#5fc0ff'])))}`,
  scenery: () => [
    { piece: '260e-fe0f', x: 130, y: 505, side: 110 },
    { piece: '1f6a8', x: 900, y: 505, side: 110 },
  ],
});

const nightMarket = createView({
  id: 'night-market',
  word: 'night market',
  air: [110, 80, 110],
  glow: [255, 210, 140],
  night: 0.55,
  sky: [
    [0, '#15163a'],
    [0.8, '#5a3a6a'],
  ],
  ground: ['#5a4a52', '#3a2f38'],
  horizon: 790,
  far: (chance) =>
    `${stars(chance, 40, 300)}${[-1, 1]
      .map((side) =>
        many(2, (index) => {
          const x = 512 + side * (470 - index * 210) - 120;
          const y = 430 + index * 60;
          const high = 790 - y;
          return `${box(x + 8, y, 224, high, index ? '#4a3540' : '#5f4048')}${box(x + 16, y + 40, 208, 130, '#ffcf6a')}${box(x, y + 170, 240, 26, '#8f5f34')}${many(6, (stripe) => shape(`M${x - 10 + stripe * 43} ${y - 50}h43v70q-21 30 -43 0Z`, stripe % 2 ? '#fff3e0' : (['#e0344a', '#2fa08a'][index] ?? '#e0344a')))}${lamp(`nm${side}${index}`, x + 120, y + 90, 190, '#ffcf6a', 0.5)}`;
        }),
      )
      .join(
        '',
      )}${line('M0 150Q256 290 512 190Q768 290 1024 150', '#2a2030', 6)}${many(11, (index) => disc(50 + index * 93, 190 + Math.abs(Math.sin(index * 0.9)) * 50, 24, index % 2 ? '#ffb03a' : '#ff6a4a'))}`,
  scenery: () => [
    { piece: '1f362', x: 110, y: 560, side: 100 },
    { piece: '1f95f', x: 920, y: 560, side: 100 },
    { piece: '1f35c', x: 310, y: 620, side: 84 },
    { piece: '1f34d', x: 720, y: 620, side: 84 },
  ],
});

export const SCENES = [ancientTown, arena, beerTent, port, saloon, cabin, controlRoom, nightMarket] as const;

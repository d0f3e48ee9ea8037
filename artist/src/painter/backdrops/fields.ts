/** Woods, fields, gardens and waters near to where people live. Never by chance, as there is land enough for that. */
import type { Chance } from '../../drawing/random.ts';
import { cloud, hills, lamp, many } from './backdrop.ts';
import { box, createView, disc, line, MIDNIGHT, NOON, OVERCAST, shape } from './view.ts';

/** Rows of a crop, the nearer the larger. */
const rows = (chance: Chance, plant: (x: number, y: number, size: number) => string): string =>
  many(5, (row) =>
    many(15, (index) => plant(index * 78 - 40 + (row % 2) * 39 + chance.between(-8, 8), 640 + row * 52, 0.7 + row * 0.18)),
  );

const corn = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(0)} ${(y + dy * size).toFixed(0)}`;
  return `${line(`M${at(0, 40)}L${at(0, -230)}`, '#5a8a2c', 9 * size)}${line(`M${at(0, -40)}Q${at(-44, -130)} ${at(-70, -60)}M${at(0, -80)}Q${at(46, -170)} ${at(72, -100)}M${at(0, -150)}Q${at(-30, -210)} ${at(-54, -170)}`, '#6fa838', 13 * size)}<ellipse cx="${(x + 12 * size).toFixed(0)}" cy="${(y - 120 * size).toFixed(0)}" rx="${(13 * size).toFixed(1)}" ry="${(34 * size).toFixed(1)}" fill="#ffd23c"/>${line(`M${at(0, -230)}L${at(-12, -262)}M${at(0, -230)}L${at(0, -270)}M${at(0, -230)}L${at(12, -262)}`, '#d8b45a', 5 * size)}`;
};

const cornField = createView({
  id: 'corn-field',
  word: 'corn field',
  air: [215, 215, 150],
  sky: NOON,
  ground: ['#8a7a3c', '#6b5a2a'],
  horizon: 600,
  far: (chance) => `${cloud(760, 160, 70, '#fff', 0.9)}${hills(chance, 610, 60, '#7fb04a', 5)}`,
  near: (chance) => `${rows(chance, corn)}${shape('M300 1024L440 868H584L724 1024Z', '#9a834a')}`,
  scenery: () => [{ piece: '1f33d', x: 905, y: 850, side: 130, haze: 0.02 }],
});

const wheatField = createView({
  id: 'wheat-field',
  word: 'farmland',
  air: [235, 215, 150],
  sky: NOON,
  ground: ['#e6b84a', '#b9862c'],
  horizon: 640,
  far: (chance) =>
    `${cloud(250, 150, 70, '#fff', 0.9)}${hills(chance, 650, 90, '#9fbf5a', 4)}${hills(chance, 660, 50, '#d8c05a', 3)}${box(780, 500, 170, 130, '#b03a30')}${shape('M764 504L865 420L966 504Z', '#7a2a22')}${line('M840 630V560H890V630', '#fff', 8)}${box(960, 450, 54, 180, '#c3ccd2', 20)}`,
  near: (chance) =>
    many(130, () => {
      const [x, y] = [Math.round(chance.between(0, 1024)), Math.round(chance.between(680, 1000))];
      return `${line(`M${x} ${y}v-60`, '#c9962f', 4)}<ellipse cx="${x}" cy="${y - 70}" rx="7" ry="20" fill="#f4d46a"/>`;
    }),
  scenery: () => [
    { piece: '1f69c', x: 140, y: 600, side: 230, haze: 0.06 },
    { piece: '1f33e', x: 910, y: 850, side: 140 },
  ],
});

const flowerField = (
  id: string,
  word: string,
  bloom: (x: number, y: number, size: number) => string,
  far: string,
  near: string,
) =>
  createView({
    id,
    word,
    air: [215, 220, 190],
    sky: NOON,
    ground: [far, near],
    horizon: 600,
    far: (chance) => `${cloud(720, 160, 70, '#fff', 0.9)}${hills(chance, 610, 80, '#8fb86a', 4)}`,
    near: (chance) => rows(chance, bloom),
  });

const sunflowers = flowerField(
  'sunflower-field',
  'sunflower field',
  (x, y, size) =>
    `${line(`M${x} ${y + 60}V${y - 60 * size}`, '#4f8a34', 9)}${many(10, (index) => disc(x + 26 * size * Math.cos(index * 0.63), y - 70 * size + 26 * size * Math.sin(index * 0.63), 13 * size, '#ffc928'))}${disc(x, y - 70 * size, 21 * size, '#6b3d1a')}`,
  '#6fa03c',
  '#4a7a2c',
);

const lavender = flowerField(
  'lavender-field',
  'lavender field',
  (x, y, size) =>
    many(5, (index) => {
      const tip = x + (index - 2) * 17 * size;
      return `${line(`M${x} ${y + 40}L${tip} ${y - 20 * size}`, '#7a9a5a', 5)}<ellipse cx="${tip.toFixed(0)}" cy="${(y - 52 * size).toFixed(0)}" rx="${(9 * size).toFixed(1)}" ry="${(36 * size).toFixed(1)}" fill="${index % 2 ? '#7a4fc0' : '#9a6fe0'}"/>`;
    }),
  '#8a7ab8',
  '#6b5a9a',
);

const cup = (x: number, y: number, size: number, color: string, shade: string): string =>
  `${line(`M${x} ${y + 60}V${(y - 20 * size).toFixed(0)}`, '#4f8a34', 8)}${shape(`M${(x - 26 * size).toFixed(1)} ${(y - 62 * size).toFixed(1)}l${(14 * size).toFixed(1)} ${(16 * size).toFixed(1)}l${(12 * size).toFixed(1)} ${(-22 * size).toFixed(1)}l${(12 * size).toFixed(1)} ${(22 * size).toFixed(1)}l${(14 * size).toFixed(1)} ${(-16 * size).toFixed(1)}q${(4 * size).toFixed(1)} ${(52 * size).toFixed(1)} ${(-26 * size).toFixed(1)} ${(54 * size).toFixed(1)}q${(-30 * size).toFixed(1)} ${(-2 * size).toFixed(1)} ${(-26 * size).toFixed(1)} ${(-54 * size).toFixed(1)}Z`, color)}${disc(x, y - 24 * size, 7 * size, shade)}`;

const TULIPS = ['#e0344a', '#ffc02e', '#f06aa8', '#8a4fc0'] as const;
const tulips = flowerField(
  'tulip-field',
  'tulip field',
  (x, y, size) => cup(x, y, size, TULIPS[Math.floor(y / 46) % TULIPS.length] ?? '#e0344a', '#ffffff66'),
  '#7fae4a',
  '#5a8a34',
);

const poppies = flowerField(
  'poppy-field',
  'poppy field',
  (x, y, size) =>
    `${line(`M${x} ${y + 60}V${(y - 30 * size).toFixed(0)}`, '#5f8f3c', 6)}${[-1, 1].map((side) => disc(x + side * 17 * size, y - 46 * size, 24 * size, '#e0301e')).join('')}${disc(x, y - 58 * size, 23 * size, '#f0452f')}${disc(x, y - 46 * size, 9 * size, '#241a16')}`,
  '#93b05a',
  '#6b8f3c',
);

const forest = createView({
  id: 'forest',
  word: 'quiet forest',
  air: [150, 185, 140],
  sky: [
    [0, '#bfe0b0'],
    [0.8, '#eef7d8'],
  ],
  ground: ['#6f8a3f', '#4a5f2c'],
  horizon: 770,
  far: (chance) =>
    `${many(12, (index) => box(index * 92 - 10, 0, 26, 790, '#9fb88f'))}${many(9, (index) => disc(index * 130, 60, 110, '#8fb87a', 0.8))}${[-30, 110, 220, 770, 880, 1000].map((x, index) => `${shape(`M${x} 0H${x + 62}L${x + 84} 830H${x - 22}Z`, index % 2 ? '#6b4a30' : '#5a3d28')}${many(5, (mark) => line(`M${x + 16 + (mark % 2) * 24} ${120 + mark * 130}v60`, '#46301f', 6))}`).join('')}${many(13, (index) => disc(index * 86, chance.between(-20, 50), chance.between(80, 120), index % 2 ? '#4f8f3f' : '#3f7a34'))}`,
  near: (chance) =>
    many(16, () => {
      const [x, y] = [Math.round(chance.between(0, 1024)), Math.round(chance.between(800, 880))];
      return line(`M${x} ${y}q-24 -40 -46 -28M${x} ${y}q-6 -50 0 -62M${x} ${y}q24 -40 46 -28`, '#5f9a3f', 8);
    }),
  scenery: (chance) => [
    { piece: '1f344', x: 110, y: 830, side: 140, haze: 0.02 },
    { piece: chance.pick(['1f98c', '1f43f-fe0f', '1f994']), x: 900, y: 750, side: 180, haze: 0.06 },
  ],
});

const bamboo = createView({
  id: 'bamboo-forest',
  word: 'bamboo forest',
  air: [185, 215, 150],
  sky: [
    [0, '#cfe8a8'],
    [0.8, '#f2f8d8'],
  ],
  ground: ['#9aa858', '#6f7f3a'],
  horizon: 790,
  far: (chance) => {
    const stem = (x: number, wide: number, color: string, joint: string) =>
      `${box(x, -10, wide, 820, color, 4)}${many(7, (index) => box(x - 3, 40 + index * 118 + ((x * 7) % 60), wide + 6, 9, joint, 4))}`;
    return `${many(19, (index) => stem(index * 56 - 10, 16, '#b5d27f', '#9abb63'))}${[-8, 62, 140, 218, 300, 690, 770, 846, 920, 986].map((x, index) => stem(x, 38, index % 2 ? '#6fa83c' : '#5f9a34', '#44752a')).join('')}${many(
      40,
      () => {
        const [x, y] = [chance.between(0, 1024), chance.between(0, 420)];
        return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="44" ry="10" fill="#4f8f34" transform="rotate(${chance.between(15, 60).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
      },
    )}`;
  },
  scenery: () => [
    { piece: '1faa8', x: 110, y: 830, side: 130, haze: 0.05 },
    { piece: '1f38d', x: 915, y: 790, side: 170, haze: 0.03 },
  ],
});

const garden = createView({
  id: 'garden',
  word: 'garden',
  air: [200, 225, 195],
  sky: NOON,
  ground: ['#8ed05a', '#5fa53c'],
  horizon: 640,
  far: (chance) =>
    `${cloud(620, 140, 64, '#fff', 0.9)}${hills(chance, 620, 60, '#6fae54', 6)}${box(30, 330, 270, 310, '#f2dcb8')}${shape('M0 340L165 200L330 340Z', '#b8553c')}${box(70, 400, 84, 90, '#9ed0f2', 4)}${line('M112 400V490M70 445H154', '#fff', 7)}${box(200, 430, 76, 210, '#7a4f30', 6)}${box(790, 470, 170, 170, '#8a6a48')}${shape('M772 476L875 400L978 476Z', '#5f7a4a')}${many(22, (index) => `${box(index * 48 - 2, 560, 36, 130, '#fffaf0', 3)}${shape(`M${index * 48 - 2} 562l18 -24l18 24Z`, '#fffaf0')}`)}${line('M0 600H1024M0 654H1024', '#f0e8d8', 12)}`,
  near: (chance) =>
    `${[
      [0, 720, 330],
      [694, 720, 330],
      [0, 820, 240],
      [784, 820, 240],
    ]
      .map(
        ([x = 0, y = 0, wide = 0], bed) =>
          `${box(x, y, wide, 64, '#6b4426', 20)}${many(Math.floor(wide / 48), (index) => {
            const px = x + 26 + index * 48;
            return bed % 2
              ? `${line(`M${px} ${y + 24}v-44`, '#4f8a34', 6)}${disc(px, y - 26, 18, chance.pick(['#e9588a', '#ff5a4a', '#b07ae0', '#ffd23c']))}${disc(px, y - 26, 7, '#fff3c0')}`
              : `${disc(px, y + 10, 22, '#7fc04a')}${disc(px, y + 8, 13, '#a9dc6a')}`;
          })}`,
      )
      .join('')}`,
  scenery: () => [
    { piece: 'own-watering-can', x: 900, y: 850, side: 150 },
    { piece: '1f33b', x: 340, y: 600, side: 170, haze: 0.03 },
  ],
});

const park = createView({
  id: 'park',
  word: 'park',
  air: [195, 222, 195],
  sky: NOON,
  ground: ['#86c65a', '#5a9c40'],
  horizon: 660,
  far: (chance) =>
    `${cloud(chance.between(350, 650), 140, 64, '#fff', 0.9)}${hills(chance, 660, 90, '#79b45a', 6)}${[250, 790].map((x) => `${line(`M${x} 300V740`, '#2f3a34', 12)}${box(x - 26, 236, 52, 70, '#fff3c0', 10)}${shape(`M${x - 34} 240L${x} 204L${x + 34} 240Z`, '#2f3a34')}`).join('')}`,
  near: () =>
    `${shape('M360 1024Q470 800 470 664H554Q560 800 700 1024Z', '#e0cfa8')}${[20, 770].map((x) => `${many(3, (slat) => box(x, 640 + slat * 34, 240, 22, '#a86a38', 6))}${box(x - 6, 760, 252, 26, '#a86a38', 6)}${line(`M${x + 30} 640V830M${x + 210} 640V830`, '#3a423c', 14)}`).join('')}`,
  scenery: () => [
    { piece: '1f333', x: 90, y: 450, side: 400, haze: 0.06 },
    { piece: '1f333', x: 945, y: 450, side: 400, haze: 0.06 },
    { piece: '1f54a-fe0f', x: 120, y: 850, side: 100 },
    { piece: '26f2', x: 880, y: 880, side: 130, haze: 0.03 },
  ],
});

const campsite = createView({
  id: 'campsite',
  word: 'camp site',
  air: [150, 165, 160],
  night: 0.3,
  sky: MIDNIGHT,
  ground: ['#4f6b44', '#34482e'],
  horizon: 740,
  far: (chance) =>
    `${disc(800, 130, 54, '#fff6d0')}${many(40, () => disc(chance.between(0, 1024), chance.between(0, 420), 3, '#fff'))}${hills(chance, 700, 160, '#2c3f44', 5, true)}${hills(chance, 750, 130, '#2a4a38', 9, true)}`,
  near: () => lamp('fire', 860, 830, 260, '#ffb14a', 0.7),
  scenery: () => [
    { piece: '26fa', x: 160, y: 660, side: 360 },
    { piece: '26fa', x: 880, y: 620, side: 260, haze: 0.06 },
    { piece: '1f525', x: 890, y: 800, side: 150 },
    { piece: '1fab5', x: 900, y: 880, side: 140 },
    { piece: '1f392', x: 110, y: 860, side: 120 },
  ],
});

const mars = createView({
  id: 'mars',
  word: 'red planet',
  air: [215, 130, 90],
  glow: [255, 220, 190],
  sky: [
    [0, '#7a3f34'],
    [0.75, '#f0b08a'],
  ],
  ground: ['#c05a30', '#8a3a1e'],
  horizon: 760,
  far: (chance) =>
    `${disc(800, 150, 34, '#fff3e0')}${disc(200, 110, 16, '#e0c8b8')}${hills(chance, 720, 170, '#b0603f', 4, true)}${hills(chance, 780, 90, '#a04a2c', 5, true)}${disc(150, 700, 120, '#dfe8ee', 0.85)}${box(20, 700, 260, 90, '#b8c3cb', 6)}${box(120, 730, 60, 60, '#5f6b76', 6)}`,
  near: (chance) =>
    many(
      9,
      (index) =>
        `<ellipse cx="${index * 124 + 20}" cy="${chance.between(830, 990).toFixed(0)}" rx="66" ry="17" fill="#7a2f18" fill-opacity=".6"/>`,
    ),
  scenery: () => [
    { piece: '1f680', x: 900, y: 590, side: 300, haze: 0.05 },
    { piece: '1faa8', x: 110, y: 840, side: 130, haze: 0.15 },
  ],
});

const cemetery = createView({
  id: 'cemetery',
  word: 'cemetery',
  air: [140, 150, 155],
  night: 0.25,
  sky: OVERCAST,
  ground: ['#5f7050', '#414f38'],
  horizon: 680,
  far: (chance) =>
    `${hills(chance, 690, 110, '#74806f', 5)}${many(26, (index) => `${box(index * 40, 470, 9, 240, '#23272b')}${shape(`M${index * 40 - 5} 474l9 -30l10 30Z`, '#23272b')}`)}${line('M0 510H1024M0 680H1024', '#23272b', 10)}`,
  near: () => {
    const grave = (x: number, y: number, size: number, kind: number) => {
      const [wide, tall] = [120 * size, 170 * size];
      const stone = kind
        ? `${box(x - 15 * size, y - tall - 30, 30 * size, tall + 30, '#a5abaf')}${box(x - wide / 2, y - tall, wide, 32 * size, '#a5abaf')}`
        : `${shape(`M${x - wide / 2} ${y}V${y - tall * 0.6}Q${x} ${y - tall * 1.25} ${x + wide / 2} ${y - tall * 0.6}V${y}Z`, '#b3b9bd')}${line(`M${x - wide * 0.25} ${y - tall * 0.55}H${x + wide * 0.25}M${x - wide * 0.25} ${y - tall * 0.35}H${x + wide * 0.25}M${x} ${y - tall * 0.86}V${y - tall * 0.62}M${x - 14} ${y - tall * 0.78}H${x + 14}`, '#767d83', 7)}`;
      return `${stone}<ellipse cx="${x}" cy="${y}" rx="${(wide * 0.75).toFixed(0)}" ry="14" fill="#4a3a28"/>`;
    };
    return [
      [60, 720, 0.7, 1],
      [200, 720, 0.7, 0],
      [330, 710, 0.6, 0],
      [700, 710, 0.6, 1],
      [820, 720, 0.7, 0],
      [960, 720, 0.7, 0],
      [120, 850, 1.1, 0],
      [910, 850, 1.1, 0],
    ]
      .map(([x = 0, y = 0, size = 1, kind = 0]) => grave(x, y, size, kind))
      .join('');
  },
  scenery: () => [
    { piece: '1f426-200d-2b1b', x: 915, y: 620, side: 100, haze: 0.03 },
    { piece: '1f940', x: 190, y: 870, side: 100, haze: 0.03 },
  ],
});

const orchard = createView({
  id: 'orchard',
  word: 'orchard',
  air: [205, 225, 190],
  sky: NOON,
  ground: ['#8fce5c', '#5fa040'],
  horizon: 650,
  far: (chance) => `${cloud(500, 130, 60, '#fff', 0.9)}${hills(chance, 660, 90, '#86b860', 5)}`,
  near: (chance) => {
    const tree = (x: number, y: number, size: number) =>
      `${box(x - 20 * size, y - 150 * size, 40 * size, 150 * size, '#7a5030', 8)}${[
        [-70, -190],
        [70, -190],
        [0, -260],
        [0, -180],
      ]
        .map(([dx = 0, dy = 0]) => disc(x + dx * size, y + dy * size, 92 * size, '#4f9a3c'))
        .join(
          '',
        )}${many(11, () => disc(x + chance.between(-130, 130) * size, y + chance.between(-310, -140) * size, 17 * size, '#e0342c'))}`;
    return [
      [330, 680, 0.6],
      [700, 680, 0.6],
      [190, 720, 0.9],
      [840, 720, 0.9],
      [20, 800, 1.35],
      [1004, 800, 1.35],
    ]
      .map(([x = 0, y = 0, size = 1]) => tree(x, y, size))
      .join('');
  },
  scenery: () => [
    { piece: '1f9fa', x: 120, y: 850, side: 150 },
    { piece: '1f34e', x: 915, y: 870, side: 90 },
    { piece: '1fa9c', x: 900, y: 680, side: 230 },
  ],
});

const zoo = createView({
  id: 'zoo',
  word: 'zoo',
  air: [200, 222, 190],
  sky: NOON,
  ground: ['#e0cfa0', '#bfa878'],
  horizon: 760,
  far: (chance) =>
    `${cloud(512, 130, 60, '#fff', 0.9)}${hills(chance, 640, 120, '#7fb05a', 5)}${box(0, 620, 1024, 150, '#9ac06a')}`,
  near: () => {
    const bars = (x: number) =>
      `${many(9, (index) => line(`M${x + index * 42} 300V800`, '#3f474c', 9))}${box(x - 14, 284, 364, 26, '#5a6369', 6)}${box(x - 14, 790, 364, 34, '#8a8578', 6)}`;
    return `${bars(0)}${bars(686)}${line('M360 800V240M664 800V240', '#8a5f38', 26)}${box(330, 190, 364, 70, '#8a5f38', 12)}${many(4, (index) => disc(400 + index * 76, 226, 16, '#f2dca8'))}${[400, 476, 552, 628].map((x) => [-16, 0, 16].map((dx) => disc(x + dx, 206, 7, '#f2dca8')).join('')).join('')}`;
  },
  scenery: () => [
    { piece: '1f981', x: 140, y: 660, side: 230, haze: 0.08 },
    { piece: '1f992', x: 860, y: 470, side: 330, haze: 0.08 },
    { piece: '1f9a9', x: 940, y: 700, side: 170, haze: 0.06 },
    { piece: '1f388', x: 100, y: 210, side: 130 },
  ],
});

export const FIELDS = [
  cornField,
  wheatField,
  sunflowers,
  lavender,
  tulips,
  poppies,
  orchard,
  zoo,
  forest,
  bamboo,
  garden,
  park,
  campsite,
  mars,
  cemetery,
];

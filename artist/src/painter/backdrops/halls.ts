/** Rooms that people go to for work, for a show or on a journey. Never by chance, as there are rooms enough for that. */
import { lamp, many } from './backdrop.ts';
import { createRoom } from './rooms.ts';
import { box, disc, line, shape } from './view.ts';

/** A picture in a golden frame. */
const framed = (x: number, y: number, wide: number, tall: number, inside: string): string =>
  `${box(x - 18, y - 18, wide + 36, tall + 36, '#c9982f', 4)}${box(x - 8, y - 8, wide + 16, tall + 16, '#8f6a1c')}<svg x="${x}" y="${y}" width="${wide}" height="${tall}" viewBox="0 0 100 100" preserveAspectRatio="none">${inside}</svg>`;

const artGallery = createRoom({
  id: 'art-gallery',
  word: 'art gallery',
  wall: '#efe9dd',
  boards: ['#b98a5a', '#8f6238', '#6b4626'],
  air: [228, 220, 205],
  decor: () =>
    `${[140, 512, 884].map((x) => `${box(x - 30, 0, 60, 22, '#3a3a3f')}${lamp(`spot${x}`, x, 240, 260, '#fff8d8', 0.9)}`).join('')}${framed(40, 130, 220, 270, `${box(0, 0, 100, 100, '#2f4f8f')}${disc(70, 24, 12, '#ffe27a')}${line('M0 60q20 -26 40 -8t60 -18M0 74q30 -20 50 -6t50 -10', '#9ec8f2', 6)}${shape('M12 100L22 40L32 100Z', '#17301f')}`)}${framed(400, 60, 224, 150, `${box(0, 0, 100, 100, '#f4f0e4')}${box(0, 0, 40, 60, '#d8342c')}${box(70, 66, 30, 34, '#2f5fb0')}${box(40, 66, 30, 34, '#ffd93b')}${line('M40 0V100M70 0V100M0 63H100', '#1b1b1f', 5)}`)}${framed(764, 130, 220, 270, `${box(0, 0, 100, 100, '#5f6b3a')}${shape('M14 100Q20 66 50 64Q80 66 86 100Z', '#2a2018')}${disc(50, 42, 19, '#e8c39a')}${shape('M28 70Q20 20 50 16Q80 20 72 70Q70 34 50 30Q30 34 28 70Z', '#3a2414')}`)}${box(0, 560, 1024, 14, '#d3cabb')}${[90, 300, 724, 934].map((x) => `${line(`M${x} 640V800`, '#b58a2c', 14)}${disc(x, 634, 14, '#d9b23c')}`).join('')}${line('M90 650Q195 720 300 650M724 650Q829 720 934 650', '#a8203a', 15)}`,
  scenery: () => [
    { piece: '1f3fa', x: 110, y: 830, side: 170 },
    { piece: '1f5ff', x: 905, y: 800, side: 210 },
  ],
});

const museum = createRoom({
  id: 'museum',
  word: 'museum',
  wall: '#8a3a3a',
  boards: ['#d9d2c4', '#a8a090', '#7d7566'],
  air: [190, 160, 145],
  decor: () =>
    `${box(0, 0, 1024, 60, '#e6dcc4')}${[20, 270, 690, 940].map((x) => `${box(x, 60, 64, 740, '#efe8d8')}${line(`M${x + 16} 100V760M${x + 32} 100V760M${x + 48} 100V760`, '#cfc6b0', 5)}${box(x - 12, 60, 88, 30, '#fffaf0')}${box(x - 12, 760, 88, 30, '#fffaf0')}`).join('')}${framed(112, 150, 130, 180, `${box(0, 0, 100, 100, '#3a4a34')}${disc(50, 40, 20, '#e8c39a')}${shape('M12 100Q20 64 50 62Q80 64 88 100Z', '#5a2020')}`)}${framed(782, 150, 130, 180, `${box(0, 0, 100, 60, '#9ec8e2')}${box(0, 60, 100, 40, '#5f8a4a')}${shape('M10 60L40 20L70 60Z', '#7d8894')}`)}${[80, 780].map((x) => `${box(x, 640, 190, 160, '#6b4a2c')}${box(x + 4, 430, 182, 210, '#dff2fa').replace('/>', ' fill-opacity=".35"/>')}${line(`M${x + 4} 640V430H${x + 186}V640`, '#f4f8fa', 6)}`).join('')}`,
  scenery: () => [
    { piece: '1f3fa', x: 175, y: 540, side: 170 },
    { piece: '1f9b4', x: 875, y: 540, side: 170 },
    { piece: '1f995', x: 512, y: 250, side: 330, haze: 0.2 },
    { piece: '1f5ff', x: 930, y: 850, side: 130 },
  ],
});

const courtroom = createRoom({
  id: 'courtroom',
  word: 'courtroom',
  wall: '#7a4f30',
  boards: ['#a8303a', '#7a2028', '#5a141c'],
  air: [165, 120, 85],
  decor: () =>
    `${many(8, (index) => box(index * 130 + 8, 30, 112, 440, '#8f6038', 6))}${disc(512, 150, 110, '#d9b23c')}${disc(512, 150, 92, '#5a3a20')}${line('M512 90V214M460 120H564', '#d9b23c', 12)}${shape('M432 160h56q-4 24 -28 24t-28 -24ZM536 160h56q-4 24 -28 24t-28 -24Z', '#d9b23c')}${line('M460 120L434 160M460 120L486 160M564 120L538 160M564 120L590 160', '#d9b23c', 5)}${[90, 934].map((x) => line(`M${x} 60V560`, '#d9b23c', 9)).join('')}${shape('M94 70Q220 100 200 200T200 330L94 300Z', '#2f5fb0')}${shape('M930 70Q804 100 824 200T824 330L930 300Z', '#b03030')}${box(0, 500, 1024, 40, '#5a3418', 6)}${box(20, 540, 984, 250, '#6b4020')}${many(6, (index) => box(index * 166 + 30, 566, 136, 200, '#7d4f2a', 6))}${many(26, (index) => box(index * 40 + 4, 720, 12, 80, '#c9924a'))}${box(0, 700, 1024, 22, '#c9924a', 4)}`,
  scenery: () => [
    { piece: '2696-fe0f', x: 140, y: 430, side: 180 },
    { piece: '1f9d1-200d-2696-fe0f', x: 880, y: 420, side: 190, haze: 0.03 },
    { piece: '1f4dc', x: 905, y: 830, side: 110 },
  ],
});

const elevator = createRoom({
  id: 'elevator',
  word: 'elevator',
  wall: '#8f8478',
  boards: ['#6f5a48', '#4a3a2e', '#382c22'],
  air: [190, 185, 178],
  decor: () =>
    `${many(3, (index) => box(index * 360 + 40, 8, 230, 30, '#fffbe0', 10))}${box(150, 120, 724, 680, '#5a5450')}${box(170, 140, 338, 660, '#c3c9ce')}${box(516, 140, 338, 660, '#b5bcc2')}${many(5, (index) => line(`M${210 + index * 60} 160V780M${560 + index * 60} 160V780`, '#d9dee2', 8))}${box(430, 50, 164, 62, '#17181c', 8)}${shape('M470 94l24 -34l24 34Z', '#ff4a2e')}${line('M546 62V98', '#ff4a2e', 10)}${box(890, 300, 104, 330, '#d3d8dc', 12)}${many(10, (index) => disc(916 + (index % 2) * 52, 340 + Math.floor(index / 2) * 58, 19, index === 3 ? '#ffd23c' : '#fff'))}${box(28, 300, 100, 120, '#17181c', 8)}${shape('M52 352l26 -36l26 36Z', '#5fe08a')}${shape('M52 370l26 36l26 -36Z', '#4a5157')}${line('M0 640H140M884 700H1024', '#e9edf0', 20)}`,
  scenery: () => [],
});

const workshop = createRoom({
  id: 'workshop',
  word: 'workshop',
  wall: '#9aa8a8',
  boards: ['#8a8f92', '#5f6466', '#4a4e50'],
  air: [185, 190, 190],
  decor: () =>
    `${box(40, 70, 300, 380, '#c9a46a', 6)}${box(684, 70, 300, 380, '#c9a46a', 6)}${[0, 644].map((x) => `${line(`M${x + 90} 120V260`, '#7d868e', 18)}${disc(x + 90, 116, 26, '#7d868e')}${box(x + 150, 110, 90, 40, '#4a4f55', 6)}${box(x + 185, 150, 20, 130, '#8a5a30', 6)}${line(`M${x + 290} 110V210`, '#d8442f', 22)}${line(`M${x + 290} 210V300`, '#aab3ba', 10)}${shape(`M${x + 70} 320H${x + 250}L${x + 220} 400H${x + 100}Z`, '#aeb7bf')}${box(x + 250, 330, 60, 50, '#8a5a30', 10)}`).join('')}${box(0, 600, 1024, 30, '#8a5f38', 4)}${box(0, 630, 1024, 160, '#5f4a38')}${many(5, (index) => `${box(index * 206 + 20, 650, 170, 56, '#c0392b', 6)}${box(index * 206 + 80, 672, 50, 12, '#f2f2f2')}${box(index * 206 + 20, 716, 170, 60, '#c0392b', 6)}${box(index * 206 + 80, 740, 50, 12, '#f2f2f2')}`)}`,
  scenery: () => [
    { piece: '1fa9c', x: 110, y: 790, side: 210 },
    { piece: '1f9f0', x: 900, y: 820, side: 160 },
    { piece: 'own-power-drill', x: 130, y: 550, side: 120 },
    { piece: '1f529', x: 900, y: 560, side: 100 },
  ],
});

const factory = createRoom({
  id: 'factory',
  word: 'factory',
  wall: '#7a8488',
  boards: ['#8f9498', '#5c6266', '#f2c01e'],
  air: [170, 172, 172],
  night: 0.1,
  decor: () =>
    `${many(9, (index) => box(index * 118 - 10, 20, 100, 130, '#cfe0e8', 2))}${line('M0 200H1024', '#5a6266', 40)}${[150, 870].map((x) => line(`M${x} 200V420`, '#5a6266', 34)).join('')}${[
      [130, 420, 120],
      [300, 330, 74],
      [900, 420, 120],
      [736, 330, 74],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `${many(10, (index) => line(`M${x} ${y}L${(x + (r + 20) * Math.cos(index * 0.628)).toFixed(0)} ${(y + (r + 20) * Math.sin(index * 0.628)).toFixed(0)}`, '#c98a2c', r / 2.6))}${disc(x, y, r, '#c98a2c')}${disc(x, y, r * 0.62, '#7a8488')}${disc(x, y, r * 0.3, '#c98a2c')}`,
      )
      .join(
        '',
      )}${box(0, 620, 1024, 44, '#2a2d30', 20)}${many(13, (index) => disc(index * 84 + 10, 642, 15, '#8a9298'))}${box(0, 664, 1024, 30, '#f2c01e')}${many(16, (index) => shape(`M${index * 68} 694l20 -30h30l-20 30Z`, '#2a2a2a'))}${many(6, (index) => line(`M${index * 200 + 20} 694V800`, '#4a5054', 18))}`,
  scenery: () => [
    { piece: '1f4e6', x: 110, y: 560, side: 140 },
    { piece: '1f4e6', x: 800, y: 560, side: 140 },
    { piece: '1f4e6', x: 960, y: 560, side: 140 },
    { piece: 'own-forklift', x: 900, y: 800, side: 220 },
  ],
});

const warehouse = createRoom({
  id: 'warehouse',
  word: 'warehouse',
  wall: '#b5bcc0',
  boards: ['#a8a49a', '#7a766c', '#5f5c54'],
  air: [195, 195, 190],
  decor: (chance) =>
    `${many(4, (index) => box(index * 270 + 30, 10, 160, 24, '#fffbe0', 8))}${[60, 250, 440, 630]
      .map((y) =>
        many(11, (index) => {
          const x = index * 96 - 10;
          const tall = chance.between(80, 138);
          return `${box(x, y + 144 - tall, 84, tall, chance.pick(['#c9985a', '#b98444', '#d8ac72']), 3)}${box(x + 34, y + 144 - tall, 16, tall, '#e8cf9f')}`;
        }),
      )
      .join(
        '',
      )}${[204, 394, 584, 774].map((y) => box(0, y, 1024, 20, '#e8702a')).join('')}${[10, 330, 680, 1000].map((x) => box(x, 40, 18, 760, '#2f5fb0')).join('')}`,
  scenery: () => [
    { piece: 'own-forklift', x: 150, y: 780, side: 260 },
    { piece: '1f4e6', x: 905, y: 810, side: 190 },
  ],
});

const cinema = createRoom({
  id: 'cinema',
  word: 'cinema',
  wall: '#2f1420',
  boards: ['#4a1a24', '#2a0d14', '#1c080d'],
  air: [90, 50, 65],
  night: 0.45,
  decor: () =>
    `${box(110, 50, 804, 430, '#f4f2ea', 6)}${disc(512, 265, 150, '#d9d5c8')}${line('M512 100V430M340 265H684', '#b5b0a2', 6)}${line('M470 205Q560 190 556 240Q552 262 512 262Q566 268 560 308Q548 352 464 332', '#8a8578', 18)}${shape('M0 0H100Q80 400 40 760H0ZM1024 0H924Q944 400 984 760H1024Z', '#8a1f2e')}${box(0, 0, 1024, 40, '#8a1f2e')}${many(3, (row) => many(9, (index) => `${box(index * 128 - 30 - (row % 2) * 60, 540 + row * 90, 112, 130, row % 2 ? '#b02a3a' : '#9a2030', 30)}${box(index * 128 - 42 - (row % 2) * 60, 610 + row * 90, 22, 70, '#3a1018', 8)}`))}`,
  scenery: () => [
    { piece: '1f37f', x: 110, y: 830, side: 180 },
    { piece: '1f964', x: 915, y: 840, side: 150 },
  ],
});

const sauna = createRoom({
  id: 'sauna',
  word: 'sauna',
  wall: '#c98f52',
  boards: ['#b07a42', '#83562b', '#5f3c1c'],
  air: [220, 180, 135],
  decor: () =>
    `${many(12, (index) => box(0, index * 66, 1024, 60, index % 2 ? '#d09a5c' : '#c48a4c'))}${box(0, 500, 700, 40, '#a8703a', 6)}${box(0, 540, 700, 100, '#8a5a2c')}${box(0, 640, 760, 40, '#b87c42', 6)}${box(0, 680, 760, 110, '#966232')}${many(12, (index) => line(`M${index * 62 + 20} 545V635M${index * 64 + 20} 685V785`, '#7a4d24', 7))}${box(800, 520, 200, 270, '#3a3a3f', 10)}${box(820, 700, 160, 70, '#ff8a2a', 6)}${many(14, (index) => disc(820 + (index % 5) * 40, 520 - Math.floor(index / 5) * 26, 27, index % 2 ? '#7d8288' : '#5f656b'))}${[830, 890, 950, 120, 260].map((x, index) => line(`M${x} ${index > 2 ? 480 : 430}q-40 -60 0 -120t0 -120t0 -110`, '#fff', 30).replace('/>', ' opacity=".5"/>')).join('')}${disc(180, 150, 66, '#fff')}${line('M180 150L214 116', '#d8342c', 8)}${disc(180, 150, 66, 'none').replace('/>', ' stroke="#7a4d24" stroke-width="12"/>')}`,
  scenery: () => [
    { piece: '1faa3', x: 110, y: 830, side: 150 },
    { piece: '1f9fc', x: 915, y: 850, side: 100 },
  ],
});

const aquarium = createRoom({
  id: 'aquarium',
  word: 'aquarium',
  wall: '#14283a',
  boards: ['#24405a', '#14283a', '#3f7aa8'],
  air: [60, 120, 160],
  night: 0.3,
  decor: (chance) =>
    `${box(24, 30, 976, 660, '#0e1c2a', 20)}${[50, 366, 682].map((x) => `${box(x, 56, 292, 608, '#1f86c0', 10)}${box(x, 56, 292, 200, '#3fb0e0', 10)}${shape(`M${x} 664V610Q${x + 90} 570 ${x + 170} 612T${x + 292} 600V664Z`, '#e6cf94')}${line(`M${x + 40} 620q-26 -60 0 -110t0 -90M${x + 80} 620q26 -50 0 -100t4 -60M${x + 250} 620q-20 -60 0 -120`, '#2f9a5a', 14)}`).join('')}${many(40, () => disc(chance.between(60, 960), chance.between(80, 600), chance.between(4, 12), '#dff4ff', 0.6))}${box(0, 690, 1024, 100, '#1c3348')}`,
  scenery: () => [
    { piece: '1f988', x: 200, y: 190, side: 220, haze: 0.1 },
    { piece: '1f420', x: 130, y: 400, side: 130 },
    { piece: '1f419', x: 270, y: 560, side: 120 },
    { piece: '1f421', x: 880, y: 200, side: 140 },
    { piece: '1f41f', x: 780, y: 380, side: 120 },
    { piece: '1f422', x: 910, y: 500, side: 150 },
  ],
});

const spaceStation = createRoom({
  id: 'space-station',
  word: 'space station',
  wall: '#c3cbd2',
  boards: ['#8f9aa4', '#5f6972', '#4fd8ff'],
  air: [175, 195, 215],
  night: 0.1,
  decor: () => {
    const port = (x: number, inside: string) =>
      `${disc(x, 300, 170, '#7d8894')}${disc(x, 300, 142, '#0a1030')}<clipPath id="p${x}"><circle cx="${x}" cy="300" r="142"/></clipPath><g clip-path="url(#p${x})">${many(22, (index) => disc(x - 140 + ((index * 67) % 280), 160 + ((index * 97) % 280), 3, '#fff'))}${inside}</g>${many(8, (index) => disc(x + 156 * Math.cos(index * 0.785), 300 + 156 * Math.sin(index * 0.785), 9, '#4f5963'))}`;
    return `${many(6, (index) => box(index * 176 + 6, 10, 164, 760, '#d6dde3', 20))}${port(190, `${disc(190, 430, 150, '#2f7fd0')}${shape('M90 370q50 -50 90 -10t60 -10q40 40 -10 60t-90 20Z', '#4fae5a')}${shape('M120 440q60 -20 120 0', '#fff', 0.7)}`)}${port(834, `${disc(860, 280, 60, '#e0a860')}<ellipse cx="860" cy="280" rx="112" ry="22" fill="none" stroke="#f2d8a0" stroke-width="12"/>`)}${box(0, 560, 1024, 130, '#4a545e', 10)}${many(26, (index) => box(20 + index * 39, 580 + (index % 2) * 40, 26, 26, ['#ff5a4a', '#5fe08a', '#ffd23c', '#4fd8ff'][(index * 3) % 4] ?? '#fff', 5))}${[60, 824].map((x) => `${box(x, 640, 150, 120, '#0f2a3a', 8)}${line(`M${x + 14} 710l30 -30l26 40l30 -50l36 30`, '#5fe08a', 6)}`).join('')}`;
  },
  scenery: () => [{ piece: '1f469-200d-1f680', x: 110, y: 820, side: 150, haze: 0.03 }],
});

const planeCabin = createRoom({
  id: 'plane-cabin',
  word: 'cabin of a plane',
  wall: '#eef1f3',
  boards: ['#4f6a8f', '#34486a', '#26354f'],
  air: [215, 225, 235],
  decor: () =>
    `${shape('M0 0H1024V150Q512 230 0 150Z', '#d6dce1')}${many(5, (index) => `${box(index * 216 - 20, 40, 196, 90, '#f7f9fa', 16)}${box(index * 216 + 60, 108, 40, 10, '#9aa4ad', 4)}`)}${many(5, (index) => `${box(index * 216 + 6, 230, 130, 190, '#cfd6db', 60)}${box(index * 216 + 20, 246, 102, 158, '#6fb8f0', 48)}${disc(index * 216 + 60, 370, 24, '#fff')}${disc(index * 216 + 92, 376, 18, '#fff')}`)}${shape('M640 330L760 300L980 330L760 352Z', '#aeb8c0')}${many(2, (row) => many(6, (index) => `${box(index * 190 - 50 + row * 60, 480 + row * 110, 150, 200, row ? '#2f5fb0' : '#27509a', 26)}${box(index * 190 - 22 + row * 60, 484 + row * 110, 94, 50, '#f2f4f6', 14)}`))}`,
  scenery: () => [
    { piece: '1f9f3', x: 905, y: 830, side: 150 },
    { piece: '1f964', x: 110, y: 850, side: 110 },
  ],
});

const boxingRing = createRoom({
  id: 'boxing-ring',
  word: 'boxing ring',
  wall: '#1b1d2a',
  boards: ['#e9edf0', '#b9c3cb', '#9aa7b2'],
  air: [150, 155, 170],
  night: 0.2,
  decor: () =>
    `${many(160, (index) => disc((index % 27) * 39 + (Math.floor(index / 27) % 2) * 19, 250 + Math.floor(index / 27) * 46, 17, ['#3f3a4a', '#5a4a4a', '#4a5a6a', '#6a5a4a'][(index * 5) % 4] ?? '#333'))}${[160, 512, 864].map((x) => `${box(x - 70, 0, 140, 40, '#3a3f4a', 6)}${shape(`M${x - 60} 40L${x - 230} 790H${x + 230}L${x + 60} 40Z`, '#fff6d0', 0.14)}`).join('')}${[50, 974].map((x, index) => `${box(x - 26, 400, 52, 410, index ? '#2f5fd0' : '#d8342c', 10)}${box(x - 46, 420, 92, 250, index ? '#3f74e8' : '#ef4a3e', 20)}`).join('')}${line('M0 470H1024', '#e8442f', 16)}${line('M0 560H1024', '#fff', 16)}${line('M0 650H1024', '#2f6fe0', 16)}${box(0, 740, 1024, 56, '#2f5fb0')}`,
  scenery: () => [
    { piece: '1f94a', x: 120, y: 820, side: 160 },
    { piece: '1f514', x: 905, y: 820, side: 130 },
  ],
});

const bowling = createRoom({
  id: 'bowling-alley',
  word: 'bowling alley',
  wall: '#2a1f4a',
  boards: ['#e0b070', '#b98444', '#8a5c28'],
  air: [150, 120, 170],
  night: 0.2,
  decor: () => {
    const pin = (x: number, y: number) =>
      `${shape(`M${x} ${y - 130}q26 0 22 40q-4 30 14 60q8 30 -16 70h-40q-24 -40 -16 -70q18 -30 14 -60q-4 -40 22 -40Z`, '#fffdf6')}${box(x - 20, y - 76, 40, 10, '#e8342c')}${box(x - 20, y - 58, 40, 10, '#e8342c')}`;
    return `${[170, 854].map((x) => `${box(x - 150, 60, 300, 150, '#111', 10)}${many(5, (index) => box(x - 126 + index * 52, 90, 42, 90, ['#ff4fa0', '#4fd8ff', '#ffd23c'][index % 3] ?? '#fff', 6))}`).join('')}${line('M0 250q64 -50 128 0t128 0t128 0t128 0t128 0t128 0t128 0t128 0', '#ff4fa0', 14)}${[0, 352, 704].map((x) => `${box(x, 330, 320, 300, '#0e0a1c', 12)}${box(x, 300, 320, 50, '#4f3a8a', 10)}${[60, 125, 190, 255].map((dx) => pin(x + dx, 520)).join('')}${[92, 158, 224].map((dx) => pin(x + dx, 560)).join('')}`).join('')}${[0, 352, 704].map((x) => shape(`M${x + 6} 630H${x + 314}L${512 + (x + 314 - 512) * 1.3} 800H${512 + (x + 6 - 512) * 1.3}Z`, '#e8bd80')).join('')}`;
  },
  scenery: () => [
    { piece: '1f3b3', x: 120, y: 820, side: 190 },
    { piece: '1f3b3', x: 905, y: 820, side: 170 },
  ],
});

const server = createRoom({
  id: 'server-room',
  word: 'server room',
  wall: '#0f1a26',
  boards: ['#2a3a4a', '#16222e', '#3fa8d8'],
  air: [70, 120, 150],
  night: 0.4,
  decor: (chance) =>
    many(7, (index) => {
      const x = index * 152 - 12;
      return `${box(x, 60, 136, 730, '#1c2630', 8)}${many(11, (row) => `${box(x + 12, 78 + row * 64, 112, 52, '#2f3c48', 4)}${many(6, (light) => disc(x + 28 + light * 16, 104 + row * 64, 5, chance.pick(['#5fe08a', '#5fe08a', '#4fd8ff', '#ffb02e', '#2f4a5a'])))}`)}`;
    }),
  scenery: () => [
    { piece: '1f4be', x: 110, y: 840, side: 110 },
    { piece: '1f50c', x: 905, y: 840, side: 120 },
  ],
});

export const HALLS = [
  artGallery,
  museum,
  courtroom,
  elevator,
  workshop,
  factory,
  warehouse,
  cinema,
  sauna,
  aquarium,
  spaceStation,
  planeCabin,
  boxingRing,
  bowling,
  server,
];

/** Streets, yards and sports grounds, each told by what stands in no other. Never by chance, as there are towns enough for that. */
import { cloud, hills, lamp, many, perspective } from './backdrop.ts';
import { box, createView, disc, line, MIDNIGHT, NOON, OVERCAST, shape, skyline } from './view.ts';

/** Spectators on steps, as dots of all colours. */
const crowd = (top: number, bottom: number): string =>
  `${box(0, top, 1024, bottom - top, '#5a6478')}${many(Math.floor((bottom - top) / 34), (row) =>
    many(27, (index) =>
      disc(
        index * 39 + (row % 2) * 19,
        top + 20 + row * 34,
        14,
        ['#e9c4a0', '#e94b4b', '#ffd25e', '#4d96ff', '#fff', '#8a5a3a', '#6bcb77'][(index * 5 + row * 3) % 7] ?? '#fff',
      ),
    ),
  )}`;

/** Lamps on a mast over a ground. */
const floodlight = (x: number): string =>
  `${line(`M${x} 60V420`, '#7d8894', 14)}${box(x - 70, 24, 140, 74, '#4a545e', 8)}${many(8, (index) => disc(x - 50 + (index % 4) * 34, 44 + Math.floor(index / 4) * 34, 12, '#fffbe0'))}`;

const bricks = (x: number, y: number, columns: number, count: number, first: string, second: string): string =>
  many(columns * count, (index) =>
    box(
      x + (index % columns) * 58 - (Math.floor(index / columns) % 2) * 29,
      y + Math.floor(index / columns) * 34,
      54,
      30,
      index % 4 ? first : second,
      2,
    ),
  );

const backAlley = createView({
  id: 'back-alley',
  word: 'back alley',
  air: [110, 105, 120],
  night: 0.4,
  glow: [255, 220, 150],
  sky: MIDNIGHT,
  ground: ['#4f4d55', '#2f2d34'],
  horizon: 770,
  far: (chance) =>
    `${skyline(chance, { base: 770, color: '#34324f', window: '#ffd98a', lit: 0, tall: 300 })}<clipPath id="lw"><path d="M0 0H290L350 790H0Z"/></clipPath><clipPath id="rw"><path d="M734 0H1024V790H674Z"/></clipPath><g clip-path="url(#lw)">${box(0, 0, 360, 800, '#4a2a26')}${bricks(0, 0, 7, 24, '#8a4438', '#78382e')}</g><g clip-path="url(#rw)">${box(670, 0, 360, 800, '#4a2a26')}${bricks(670, 0, 8, 24, '#7a4a40', '#683c34')}</g>${[150, 400].map((y) => `${box(40, y, 210, 12, '#23242a')}${line(`M40 ${y - 70}H250M40 ${y - 70}V${y}M92 ${y - 70}V${y}M145 ${y - 70}V${y}M198 ${y - 70}V${y}M250 ${y - 70}V${y}`, '#23242a', 7)}${box(100, y - 130, 90, 118, '#ffd98a', 3)}`).join('')}${line('M60 162L230 400M90 162L260 400', '#23242a', 8)}${many(6, (index) => line(`M${74 + index * 28} ${186 + index * 38}h32`, '#23242a', 7))}${box(830, 520, 120, 270, '#3a4a58', 4)}${line('M840 460Q890 420 940 460', '#23242a', 10)}${disc(890, 476, 20, '#fff0b0')}${line('M720 180Q512 260 300 180', '#23242a', 4)}${[360, 440, 560, 640].map((x, index) => box(x, 222 - Math.abs(index - 1.5) * 12, 52, 70, ['#e9588a', '#f2f2f2', '#4d96ff', '#ffd25e'][index] ?? '#fff', 6)).join('')}`,
  near: () =>
    `${lamp('door', 890, 560, 260, '#ffdf90', 0.5)}<ellipse cx="700" cy="950" rx="150" ry="22" fill="#6f7590" fill-opacity=".6"/>${box(10, 640, 250, 170, '#2f6b4a', 8)}${shape('M0 640L24 600H246L270 640Z', '#3f8a5f')}${line('M30 700H240M30 750H240', '#24543a', 8)}${disc(50, 820, 20, '#1b1b20')}${disc(220, 820, 20, '#1b1b20')}`,
  scenery: () => [
    { piece: '1f5d1-fe0f', x: 790, y: 780, side: 170 },
    { piece: '1f408-200d-2b1b', x: 150, y: 560, side: 120 },
    { piece: '1f400', x: 930, y: 860, side: 110 },
    { piece: '1f4e6', x: 100, y: 880, side: 130, haze: 0.1 },
  ],
});

const hauntedHouse = createView({
  id: 'haunted-house',
  word: 'haunted house',
  air: [70, 60, 100],
  night: 0.6,
  glow: [190, 200, 255],
  sky: [
    [0, '#15122e'],
    [0.6, '#3f3468'],
    [0.9, '#7a5a86'],
  ],
  ground: ['#2f3a34', '#1a2220'],
  horizon: 770,
  far: (chance) =>
    `${disc(512, 190, 130, '#f4efcf')}${hills(chance, 760, 90, '#241f3f', 4)}${[0, 1]
      .map((side) => {
        const at = (x: number) => (side ? 1024 - x : x);
        const to = (path: readonly (readonly [number, number])[]) => `M${path.map(([x, y]) => `${at(x)} ${y}`).join('L')}Z`;
        const windows = [
          [60, 440],
          [190, 440],
          [60, 600],
          [190, 600],
          [125, 260],
        ] as const;
        return `${shape(
          to([
            [10, 780],
            [10, 370],
            [310, 370],
            [310, 780],
          ]),
          '#171425',
        )}${shape(
          to([
            [-30, 380],
            [40, 290],
            [280, 290],
            [350, 380],
          ]),
          '#2a2340',
        )}${shape(
          to([
            [80, 380],
            [80, 210],
            [60, 210],
            [145, 50],
            [230, 210],
            [210, 210],
            [210, 380],
          ]),
          '#1d1930',
        )}${windows
          .map(
            ([x, y]) =>
              `${box(side ? 1024 - x - 56 : x, y, 56, 80, '#ffc94a', 26)}${line(`M${at(x + 28)} ${y}v80M${at(x)} ${y + 42}h${side ? -56 : 56}`, '#171425', 6)}`,
          )
          .join('')}`;
      })
      .join(
        '',
      )}${box(300, 480, 424, 300, '#171425')}${shape('M280 490L512 350L744 490Z', '#2a2340')}${many(13, (index) => box(index * 84 + 2, 690, 14, 130, '#0e0c18'))}${line('M0 730H1024', '#0e0c18', 9)}`,
  scenery: () => [
    { piece: '1f987', x: 290, y: 130, side: 120, haze: 0.1 },
    { piece: '1f987', x: 760, y: 110, side: 90, haze: 0.15 },
    { piece: '1f47b', x: 890, y: 480, side: 130, haze: 0.15 },
    { piece: '1f383', x: 110, y: 830, side: 150 },
  ],
});

const buildingSite = createView({
  id: 'building-site',
  word: 'building site',
  air: [215, 215, 205],
  sky: NOON,
  ground: ['#b89a6c', '#8a6f48'],
  horizon: 770,
  far: () =>
    `${cloud(420, 140, 60, '#fff', 0.9)}${line('M830 780V70M880 780V70', '#f2b01e', 14)}${many(10, (index) => line(`M830 ${90 + index * 70}L880 ${150 + index * 70}M880 ${90 + index * 70}L830 ${150 + index * 70}`, '#f2b01e', 7))}${line('M400 80H1024M400 120H1024', '#f2b01e', 12)}${many(11, (index) => line(`M${410 + index * 58} 80l28 40l28 -40`, '#f2b01e', 6))}${line('M470 120V250', '#3a3a3a', 6)}${box(410, 250, 120, 26, '#c0392b')}${many(4, (level) => `${box(0, 260 + level * 135, 330, 26, '#a9a498')}${many(4, (index) => box(10 + index * 98, 286 + level * 135, 20, 112, '#bdb8ac'))}`)}${line('M348 230V790M384 230V790', '#6a7684', 8)}${many(5, (index) => line(`M330 ${280 + index * 110}H400`, '#b98a4a', 14))}`,
  near: () =>
    `${[0, 704].map((x) => `<clipPath id="bar${x}"><rect x="${x}" y="800" width="320" height="50" rx="8"/></clipPath><g clip-path="url(#bar${x})">${box(x, 800, 320, 50, '#fff')}${many(8, (index) => shape(`M${x + index * 50 - 20} 860l40 -60h26l-40 60Z`, '#e8442f'))}</g>${line(`M${x + 30} 850V900M${x + 290} 850V900`, '#5c646b', 12)}`).join('')}`,
  scenery: () => [
    { piece: 'own-excavator', x: 880, y: 690, side: 280, haze: 0.04 },
    { piece: 'own-traffic-cone', x: 90, y: 870, side: 130 },
    { piece: '1f9f1', x: 140, y: 720, side: 130, haze: 0.04 },
  ],
});

const petrolStation = createView({
  id: 'petrol-station',
  word: 'petrol station',
  air: [205, 215, 225],
  sky: NOON,
  ground: ['#8a9098', '#5f656c'],
  horizon: 760,
  far: (chance) =>
    `${hills(chance, 740, 90, '#9fb87a', 4)}${box(330, 470, 364, 290, '#f2f2ee')}${box(360, 540, 130, 150, '#9ed0f2', 4)}${box(530, 540, 130, 220, '#6fa8d0', 4)}${line('M150 200V790M874 200V790', '#d3d8dc', 34)}${box(-10, 60, 1044, 150, '#e8442f', 8)}${box(-10, 110, 1044, 46, '#fff')}${box(-10, 200, 1044, 18, '#a92f20')}${many(6, (index) => box(70 + index * 170, 206, 80, 14, '#fffbe0', 6))}`,
  near: () => `${box(0, 780, 320, 34, '#cfd3d6', 8)}${box(704, 780, 320, 34, '#cfd3d6', 8)}`,
  scenery: () => [
    { piece: '26fd', x: 130, y: 660, side: 300 },
    { piece: '26fd', x: 890, y: 660, side: 300 },
    { piece: '1f697', x: 900, y: 850, side: 190, haze: 0.03 },
  ],
});

const busStop = createView({
  id: 'bus-stop',
  word: 'bus stop',
  air: [205, 212, 220],
  sky: NOON,
  ground: ['#b5b8ba', '#8f9396'],
  horizon: 800,
  far: (chance) =>
    `${skyline(chance, { base: 720, color: '#a9b8c6', window: '#dbe8f2', lit: 0.6, tall: 420 })}${box(0, 700, 1024, 110, '#5c646b')}${line('M0 752H1024', '#fff', 8).replace('/>', ' stroke-dasharray="60 50"/>')}${line('M120 200V820', '#7d868e', 16)}${disc(120, 180, 96, '#1f7a3f')}${disc(120, 180, 80, '#ffd93b')}${line('M88 128V232M152 128V232M88 180H152', '#1f7a3f', 22)}${box(70, 330, 100, 150, '#fff', 6)}${many(5, (index) => line(`M84 ${356 + index * 26}h72`, '#7d868e', 6))}`,
  near: () =>
    `${box(700, 330, 330, 490, '#cfe8f4').replace('/>', ' fill-opacity=".5"/>')}${box(680, 300, 350, 36, '#3f4a54', 6)}${line('M704 336V830M1014 336V830', '#3f4a54', 14)}${box(730, 700, 270, 22, '#b9814a', 6)}${line('M760 722V820M970 722V820', '#3f4a54', 12)}`,
  scenery: () => [{ piece: '1f68c', x: 260, y: 650, side: 330, haze: 0.03 }],
});

const skatePark = createView({
  id: 'skate-park',
  word: 'skate park',
  air: [205, 212, 218],
  sky: NOON,
  ground: ['#b9bdc1', '#8f949a'],
  horizon: 770,
  far: (chance) =>
    `${skyline(chance, { base: 560, color: '#b5c4d2', window: '#dbe8f2', lit: 0.5, tall: 300 })}${box(0, 520, 1024, 250, '#9aa0a6')}${[
      ['#ff4fa0', 330],
      ['#3fd8c8', 512],
      ['#ffd23c', 694],
    ]
      .map(
        ([color = '', x = 0]) =>
          `${shape(`M${Number(x) - 90} 720Q${Number(x) - 80} 560 ${Number(x) - 10} 610Q${Number(x) + 20} 540 ${Number(x) + 90} 600Q${Number(x) + 60} 700 ${Number(x) - 90} 720Z`, String(color))}${line(`M${Number(x) - 70} 690q20 -90 50 -20t50 -40t40 20`, '#2a2a3a', 9)}`,
      )
      .join(
        '',
      )}${shape('M-10 400H190Q200 740 420 800H-10Z', '#cfd3d7')}${shape('M1034 400H834Q824 740 604 800H1034Z', '#cfd3d7')}${line('M-10 400H190M834 400H1034', '#e8562f', 16)}${line('M190 404Q204 736 420 796M834 404Q820 736 604 796', '#7d848b', 8)}${[40, 100, 924, 984].map((x) => line(`M${x} 400V300`, '#5c646b', 9)).join('')}${line('M-10 300H150M874 300H1034', '#5c646b', 9)}`,
  near: () => `${line('M700 880H1000M730 880V960M970 880V960', '#e8442f', 14)}`,
  scenery: () => [
    { piece: '1f6f9', x: 140, y: 500, side: 180, turn: -60 },
    { piece: '1f6f9', x: 110, y: 850, side: 150 },
    { piece: '1f6fc', x: 900, y: 820, side: 130 },
  ],
});

const parkingLot = createView({
  id: 'parking-garage',
  word: 'parking garage',
  air: [150, 152, 150],
  night: 0.25,
  sky: [
    [0, '#6b6f70'],
    [1, '#8f9492'],
  ],
  ground: ['#7d8280', '#55595a'],
  horizon: 720,
  far: () =>
    `${box(0, 0, 1024, 130, '#5a5e5f')}${many(5, (index) => box(index * 220 + 20, 96, 150, 16, '#fffbe0', 6))}${box(0, 580, 1024, 60, '#f2c01e')}${many(16, (index) => shape(`M${index * 68} 640l30 -60h30l-30 60Z`, '#2a2a2a'))}${[60, 860].map((x) => `${box(x, 120, 110, 680, '#b5b9b6')}${box(x, 620, 110, 90, '#f2c01e')}`).join('')}${box(50, 200, 130, 130, '#1f5fb0', 14)}${line('M92 300V226H126Q150 250 126 268H96', '#fff', 18)}`,
  near: () => many(7, (index) => line(`M${140 + index * 124} 730L${-260 + index * 257} 1024`, '#f4f4ec', 9)),
  scenery: () => [
    { piece: '1f697', x: 250, y: 690, side: 210, haze: 0.06 },
    { piece: '1f699', x: 770, y: 690, side: 210, haze: 0.06 },
    { piece: '1f698', x: 930, y: 790, side: 200, haze: 0.02 },
  ],
});

const junkyard = createView({
  id: 'junkyard',
  word: 'junkyard',
  air: [190, 180, 160],
  sky: OVERCAST,
  ground: ['#8f8068', '#6b5c46'],
  horizon: 780,
  far: (chance) =>
    `${hills(chance, 790, 380, '#7d7466', 3)}${many(90, () => {
      const [x, y] = [chance.between(-20, 1000), chance.between(430, 780)];
      return box(
        x,
        y,
        chance.between(30, 90),
        chance.between(20, 60),
        chance.pick(['#b0503a', '#5f7a8a', '#a8a090', '#c9a84a', '#4a4f55', '#8a5f3f']),
        4,
      );
    })}`,
  scenery: () => [
    { piece: '1f697', x: 140, y: 520, side: 260, turn: -14, haze: 0.1 },
    { piece: '1f6de', x: 110, y: 790, side: 190 },
    { piece: 'own-fridge', x: 890, y: 640, side: 260, turn: 12, haze: 0.05 },
    { piece: '1f4fa', x: 900, y: 830, side: 150 },
    { piece: '1f6d2', x: 800, y: 480, side: 150, turn: 30, haze: 0.1 },
  ],
});

const bridge = createView({
  id: 'bridge',
  word: 'bridge',
  air: [205, 215, 225],
  sky: NOON,
  ground: ['#8a8f96', '#5f656c'],
  horizon: 790,
  far: (chance) =>
    `${cloud(500, 140, 60, '#fff', 0.8)}${hills(chance, 620, 90, '#7fa06a', 4)}${box(0, 600, 1024, 200, '#4f9ac0')}${[150, 874].map((x) => `${box(x - 34, 60, 22, 740, '#b5462f')}${box(x + 12, 60, 22, 740, '#b5462f')}${many(4, (index) => box(x - 34, 80 + index * 150, 68, 20, '#b5462f'))}`).join('')}${line('M-60 420Q40 260 150 80Q512 900 874 80Q984 260 1084 420', '#c8563c', 13)}${many(
      21,
      (index) => {
        const x = 40 + index * 48;
        const along = (x - 512) / 362;
        const top = Math.abs(along) > 1 ? 80 + (Math.abs(along) - 1) * 700 : 490 - 410 * (1 - (1 - along ** 2));
        return line(`M${x} ${top.toFixed(0)}V740`, '#c8563c', 4);
      },
    )}${box(0, 716, 1024, 14, '#b5462f')}${many(26, (index) => box(index * 40, 716, 8, 80, '#b5462f'))}`,
  near: () =>
    `${line('M0 800H1024', '#d9dcdf', 16)}${many(4, (index) => shape(`M${496 - index * 10} ${830 + index * 52}h${32 + index * 20}l4 24h-${40 + index * 20}Z`, '#fff'))}`,
  scenery: () => [{ piece: '26f5', x: 300, y: 640, side: 90, haze: 0.15 }],
});

const baseball = createView({
  id: 'baseball-stadium',
  word: 'baseball stadium',
  air: [190, 210, 190],
  sky: NOON,
  ground: ['#5fae4a', '#3f8a38'],
  horizon: 560,
  far: () =>
    `${floodlight(120)}${floodlight(904)}${crowd(280, 490)}${box(0, 490, 1024, 74, '#1f5f3f')}${many(6, (index) => box(index * 176 + 12, 502, 150, 46, ['#ffd25e', '#e94b4b', '#fff'][index % 3] ?? '#fff', 4))}`,
  near: () =>
    `${shape('M512 596L1130 860L512 1160L-106 860Z', '#c98a52')}${shape('M512 650L900 826L512 900L124 826Z', '#5fae4a')}<ellipse cx="512" cy="760" rx="80" ry="26" fill="#c98a52"/>${line('M512 1100L-60 846L512 604L1084 846Z', '#fff', 9)}${[
      [70, 846],
      [512, 616],
      [954, 846],
    ]
      .map(([x = 0, y = 0]) => shape(`M${x - 40} ${y}l40 -18l40 18l-40 18Z`, '#fff'))
      .join('')}`,
  scenery: () => [{ piece: '26be', x: 905, y: 850, side: 80 }],
});

const court = createView({
  id: 'basketball-court',
  word: 'basketball court',
  air: [220, 190, 150],
  sky: [
    [0, '#39404c'],
    [1, '#5f6a78'],
  ],
  ground: ['#d99a56', '#b5763a'],
  horizon: 690,
  far: () =>
    `${crowd(180, 600)}${box(0, 600, 1024, 92, '#1f3f8a')}${[150, 874].map((x) => `${line(`M${x} 300V760`, '#3a424c', 20)}${box(x - 120, 110, 240, 180, '#fff', 8)}${box(x - 110, 120, 220, 160, '#dbe8f2', 4)}${line(`M${x - 46} 190H${x + 46}V264H${x - 46}Z`, '#e8442f', 8)}${line(`M${x - 56} 282H${x + 56}`, '#e8562f', 14)}${line(`M${x - 50} 290L${x - 28} 370M${x - 18} 290L${x - 8} 372M${x + 18} 290L${x + 8} 372M${x + 50} 290L${x + 28} 370M${x - 42} 320H${x + 42}M${x - 34} 348H${x + 34}`, '#fff', 6)}`).join('')}`,
  near: () =>
    `${perspective(690, { color: '#a8682f', width: 3, opacity: 0.5, columns: 12, rows: 1 })}<ellipse cx="512" cy="880" rx="330" ry="80" fill="none" stroke="#fff" stroke-width="10"/>${line('M-20 720H1044', '#fff', 10)}`,
  scenery: () => [{ piece: '1f3c0', x: 110, y: 830, side: 150 }],
});

const tennis = createView({
  id: 'tennis-court',
  word: 'tennis court',
  air: [220, 190, 160],
  sky: NOON,
  ground: ['#c8653a', '#a84e2a'],
  horizon: 600,
  far: () => `${crowd(260, 520)}${box(0, 520, 1024, 84, '#1f5f3f')}`,
  near: () =>
    `${line('M230 620L-160 1024M794 620L1184 1024M230 620H794M130 720H894M512 620V720', '#fff', 9)}${many(43, (index) => line(`M${index * 25} 690V790`, '#2a2f34', 2))}${many(6, (index) => line(`M0 ${702 + index * 16}H1024`, '#2a2f34', 2))}${box(0, 680, 1024, 16, '#fff')}${line('M30 676V820M994 676V820', '#3a423c', 16)}`,
  scenery: () => [
    { piece: '1f3be', x: 880, y: 850, side: 180 },
    { piece: '1f964', x: 90, y: 860, side: 90 },
  ],
});

const iceRink = createView({
  id: 'ice-rink',
  word: 'ice rink',
  air: [205, 225, 240],
  sky: [
    [0, '#2f4a78'],
    [1, '#6f9ac8'],
  ],
  ground: ['#eaf6fc', '#c3e0f0'],
  horizon: 640,
  far: () =>
    `${crowd(150, 470)}${many(5, (index) => box(index * 220 + 40, 30, 130, 30, '#fffbe0', 10))}${box(0, 420, 1024, 150, '#d9eef8').replace('/>', ' fill-opacity=".45"/>')}${many(7, (index) => line(`M${index * 170} 420V570`, '#9fb8c8', 8))}${box(0, 566, 1024, 84, '#fff')}${box(0, 566, 1024, 16, '#2f6fd0')}${box(0, 632, 1024, 18, '#ffd23c')}`,
  near: (chance) =>
    `${line('M0 720H1024', '#e8442f', 16)}<ellipse cx="512" cy="880" rx="330" ry="90" fill="none" stroke="#2f6fd0" stroke-width="10"/>${many(18, () => line(`M${chance.between(-40, 900).toFixed(0)} ${chance.between(680, 1000).toFixed(0)}q80 -40 190 -10`, '#a9cfe4', 3))}`,
  scenery: () => [
    { piece: '26f8-fe0f', x: 120, y: 780, side: 190 },
    { piece: '1f3d2', x: 900, y: 780, side: 180 },
  ],
});

const golf = createView({
  id: 'golf-course',
  word: 'golf course',
  air: [195, 225, 190],
  sky: NOON,
  ground: ['#7fc858', '#4f9f3c'],
  horizon: 640,
  far: (chance) => `${cloud(420, 140, 70, '#fff', 0.9)}${hills(chance, 640, 110, '#5fa848', 5)}`,
  near: () =>
    `<ellipse cx="820" cy="760" rx="260" ry="60" fill="#a4e070"/><ellipse cx="180" cy="740" rx="170" ry="44" fill="#f2e0b0"/><ellipse cx="120" cy="870" rx="140" ry="36" fill="#5fb4d6"/><ellipse cx="860" cy="766" rx="26" ry="8" fill="#1f3a1f"/>${line('M860 766V360', '#fff', 10)}${shape('M862 360L1000 406L862 452Z', '#e8442f')}`,
  scenery: () => [
    { piece: '1f333', x: 130, y: 520, side: 330, haze: 0.1 },
    { piece: '26f3', x: 930, y: 850, side: 110 },
  ],
});

const raceTrack = createView({
  id: 'race-track',
  word: 'race track',
  air: [205, 212, 220],
  sky: NOON,
  ground: ['#6b7076', '#484c52'],
  horizon: 640,
  far: () =>
    `${crowd(330, 560)}${box(0, 560, 1024, 84, '#d9dde0')}${many(18, (index) => box(index * 58, 600, 29, 44, index % 2 ? '#e8442f' : '#fff'))}${line('M60 60V720M964 60V720', '#3a424c', 20)}${many(54, (index) => box((index % 18) * 57, 60 + Math.floor(index / 18) * 44, 57, 44, (index + Math.floor(index / 18)) % 2 ? '#1b1b1f' : '#fff'))}`,
  near: () =>
    `${shape('M-40 1024L200 650H240L40 1024ZM1064 1024L824 650H784L984 1024Z', '#e8442f')}${many(5, (index) => shape(`M${210 - index * 45} ${660 + index * 74}h36l-20 36h-42ZM${778 + index * 45} ${660 + index * 74}h36l20 36h-42Z`, '#fff'))}${many(26, (index) => box(230 + (index % 13) * 43, 676 + Math.floor(index / 13) * 20, 43, 20, (index + Math.floor(index / 13)) % 2 ? '#1b1b1f' : '#fff'))}`,
  scenery: () => [
    { piece: '1f3ce-fe0f', x: 170, y: 760, side: 250 },
    { piece: '1f3ce-fe0f', x: 880, y: 740, side: 210, haze: 0.05 },
  ],
});

export const YARDS = [
  backAlley,
  hauntedHouse,
  buildingSite,
  petrolStation,
  busStop,
  skatePark,
  parkingLot,
  junkyard,
  bridge,
  baseball,
  court,
  tennis,
  iceRink,
  golf,
  raceTrack,
];

/** What has happened to a place, and where else it lies. */
import type { Chance } from '../../../drawing/random.ts';
import { lamp, many, stars } from '../backdrop.ts';
import { disc, line, shape } from '../view.ts';
import { asides, type Condition, scatter, veil } from './condition.ts';
import { WEATHER } from './weather.ts';

const flame = (x: number, base: number, size: number): string =>
  [
    [1, '#f4511e'],
    [0.66, '#ff9a1f'],
    [0.36, '#ffe45a'],
  ]
    .map(([share, color]) => {
      const [wide, high] = [78 * size * Number(share), 250 * size * Number(share)];
      return shape(
        `M${x} ${base - high}Q${x + wide * 0.2} ${base - high * 0.6} ${x + wide * 0.7} ${base - high * 0.66}Q${x + wide * 1.3} ${base} ${x} ${base}Q${x - wide * 1.3} ${base} ${x - wide * 0.62} ${base - high * 0.5}Q${x - wide * 0.3} ${base - high * 0.62} ${x} ${base - high}Z`,
        String(color),
      );
    })
    .join('');

const wave = (y: number, height: number, color: string, shift: number): string =>
  shape(`M-80 ${y}${many(8, (index) => `q${40 + shift} ${index % 2 ? height : -height} 150 0`)}V1024H-80Z`, color);

const cracks = (chance: Chance): string =>
  many(9, () => {
    const [x, y] = [chance.between(20, 1000), chance.between(40, 900)];
    return line(`M${x} ${y}l28 44l-22 34l40 38l-10 46m-8 -84l38 -18m-64 -16l-40 22`, '#1c1a1699', 5);
  });

/** Hangs down from the top, as it grows where nobody cuts it. */
const ivy = (chance: Chance): string =>
  many(13, (index) => {
    const [x, long] = [index * 84 + chance.between(-24, 24), 90 + Math.abs(index - 6) * 46 + chance.between(0, 60)];
    return `${line(`M${x} -10q20 ${long / 2} 0 ${long}`, '#3c5a2a', 6)}${many(Math.floor(long / 24), (leaf) => `<ellipse cx="${x + (leaf % 2 ? 20 : -8)}" cy="${8 + leaf * 25}" rx="19" ry="11" transform="rotate(${leaf % 2 ? 30 : -30} ${x} ${8 + leaf * 25})" fill="${leaf % 3 ? '#4f7a34' : '#6f9a44'}"/>`)}`;
  });

const web = (mirror: boolean): string =>
  `<g fill="none" stroke="#f4f4f4" stroke-opacity=".75" stroke-width="4"${mirror ? ' transform="translate(1024 0) scale(-1 1)"' : ''}><path d="M0 0L250 60M0 0L190 170M0 0L70 250M0 0V270M0 0H270"/><path d="M90 0Q84 20 86 22Q70 50 66 60Q30 70 24 86Q8 84 0 92M170 0Q156 26 164 42Q126 84 128 116Q60 130 48 168Q18 160 0 178M246 0Q226 34 240 58Q180 130 182 164Q92 184 70 244Q30 236 0 256"/></g>`;

const icicles = (chance: Chance): string =>
  many(26, (index) => {
    const x = index * 41;
    return shape(`M${x} -4h40l-20 ${chance.between(60, 190)}Z`, index % 2 ? '#d9f1ff' : '#f4fbff', 0.92);
  });

const bubbles = (chance: Chance): string =>
  scatter(
    chance,
    50,
    (x, y, index) =>
      `<circle cx="${x}" cy="${y}" r="${7 + (index % 4) * 6}" fill="#fff" fill-opacity=".16" stroke="#e8fbff" stroke-opacity=".9" stroke-width="3.5"/>`,
  );

const weeds = (side: -1 | 1): string =>
  many(5, (index) => {
    const x = side < 0 ? 26 + index * 34 : 998 - index * 34;
    return line(`M${x} 1024q${-30 * side} -80 0 -150t0 -${90 + (index % 3) * 60}`, index % 2 ? '#2f8f5a' : '#4fb06a', 17);
  });

const finned = (x: number, y: number, roof: string): string =>
  `<g transform="translate(${x} ${y})">${shape('M-190 0V-56Q-186 -78 -120 -82L-84 -132Q-76 -142 -50 -142H40Q64 -142 78 -122L104 -84Q150 -80 190 -100V0Z', roof)}${shape('M-96 -84L-70 -124H-10V-84ZM4 -84V-124H44L74 -84Z', '#cfe9f5')}<rect x="-196" y="-26" width="394" height="13" rx="6" fill="#f4f4f4"/><rect x="-186" y="-60" width="330" height="6" fill="#fff"/>${[-112, 112].map((wheel) => `${disc(wheel, 2, 44, '#222')}${disc(wheel, 2, 25, '#f4f4f4')}${disc(wheel, 2, 11, '#b9b9b9')}`).join('')}${disc(-184, -48, 15, '#fff3b0')}</g>`;

const torch = (x: number, y: number): string =>
  `${lamp(`t${x}`, x, y - 50, 170, '#ffb03a', 0.8)}${shape(`M${x - 17} ${y}h34l-9 150h-16Z`, '#5a3a22')}${flame(x, y + 10, 0.42)}`;

const banner = (x: number, color: string): string =>
  `${shape(`M${x - 60} 0h120v230l-60 60l-60 -60Z`, color)}${shape(`M${x - 60} 0h22v252l-22 -22ZM${x + 60} 0h-22v252l22 -22Z`, '#e8c23a')}${shape(`M${x} 86l18 40l42 6l-31 29l8 43l-37 -21l-37 21l8 -43l-31 -29l42 -6Z`, '#f4dc8a')}`;

const tube = (path: string, color: string): string =>
  `${line(path, `${color}55`, 26)}${line(path, color, 10)}${line(path, '#ffffff', 3)}`;

const puddle = (x: number, y: number, wide: number, color: string, shine: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.2}" fill="${color}"/><path d="M${x - wide * 0.6} ${y - 4}q${wide * 0.3} ${-wide * 0.12} ${wide * 0.7} 0" stroke="${shine}" stroke-width="7" fill="none" stroke-linecap="round"/>`;

/** Rises and fades: what is grey and has an edge is a bubble. */
const plume = (x: number, base: number, size: number): string =>
  many(9, (index) =>
    lamp(
      `sm${x}-${index}`,
      x + Math.sin(index * 1.3) * 60 * size,
      base - index * 78 * size,
      (90 + index * 16) * size,
      '#e3dfda',
      0.6,
    ),
  );

export const STATES = {
  mud: {
    air: [150, 125, 100],
    over: (chance) =>
      `${shape('M0 800Q180 770 360 812T720 806T1024 794V1024H0Z', '#6b4a2b', 0.94)}${shape('M0 880Q260 850 520 886T1024 876V1024H0Z', '#56391f', 0.9)}${puddle(190, 850, 150, '#8a6a48', '#d9c4a4')}${puddle(830, 930, 170, '#8a6a48', '#d9c4a4')}${puddle(520, 990, 120, '#8a6a48', '#d9c4a4')}${scatter(chance, 36, (x, y, index) => (y < 520 ? '' : disc(x, 720 + (y % 280), 7 + (index % 4) * 5, '#4a3018')))}`,
  },
  melting: {
    air: [180, 220, 240],
    over: (chance) =>
      `${veil('melt', [0, '#ffd98a', 0.35], [0.6, '#ffffff', 0], [1, '#4fb0e8', 0.45])}${many(22, (index) => {
        const [x, long] = [index * 48 + 10, chance.between(60, 210)];
        return `${line(`M${x} -10V${long}`, '#8fd4ff', 16)}${shape(`M${x} ${long - 6}q22 36 0 48q-22 -12 0 -48Z`, '#8fd4ff')}`;
      })}${puddle(200, 900, 180, '#7fd0ff', '#ffffff')}${puddle(850, 860, 160, '#7fd0ff', '#ffffff')}${puddle(560, 985, 200, '#7fd0ff', '#ffffff')}${many(14, () => shape(`M${chance.between(30, 990).toFixed(0)} ${chance.between(260, 720).toFixed(0)}q18 30 0 40q-18 -10 0 -40Z`, '#7fd0ff'))}`,
  },
  smoke: {
    air: [150, 146, 142],
    over: () =>
      `${veil('smoke', [0, '#8f8a86', 0.62], [0.5, '#b5b0ac', 0.34], [1, '#8f8a86', 0.2])}${plume(120, 800, 1.1)}${plume(900, 760, 1.2)}${plume(330, 420, 0.8)}${plume(700, 400, 0.8)}`,
  },

  flooded: {
    air: [120, 160, 170],
    scenery: () =>
      asides(
        ['1f986', '1f4e6', '1f41f', '1f9e6'],
        [
          [130, 830, 130],
          [900, 840, 130],
          [800, 970, 90],
          [200, 975, 80],
        ],
      ),
    over: () =>
      `${veil('cv', [0, '#2f5a6a', 0.24], [0.7, '#2f6a7a', 0.34], [1, '#2f6a7a', 0.3])}${wave(742, 17, '#3f8fa9', 30)}${wave(818, 19, '#56a9c0', 60)}${wave(898, 20, '#6fbdd2', 20)}${many(14, (index) => line(`M${20 + ((index * 311) % 940)} ${776 + index * 17}h${50 + (index % 4) * 26}`, '#e4f8ffb0', 5))}<ellipse cx="512" cy="916" rx="250" ry="34" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6"/><ellipse cx="512" cy="916" rx="360" ry="54" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`,
  },
  waves: {
    air: [90, 110, 130],
    night: 0.3,
    over: (chance) =>
      `${WEATHER.storm.over(chance)}${wave(690, 56, '#2f5a7a', 30)}${many(4, (index) => line(`M${-40 + index * 290} ${676 + (index % 2) * 20}q60 -64 130 -16q-40 6 -46 34`, '#f4fbff', 13))}${wave(780, 46, '#3f7496', 70)}${many(4, (index) => line(`M${70 + index * 280} ${764 + (index % 2) * 18}q54 -54 116 -12q-36 4 -40 28`, '#ffffff', 12))}${shape('M-20 1024V884Q240 842 512 876Q800 906 1044 868V1024Z', '#6f6a62')}${shape('M-20 900Q240 852 512 888Q800 918 1044 880V868Q800 904 512 872Q240 838 -20 884Z', '#f4fbff')}`,
  },
  sinking: {
    lean: -9,
    air: [100, 120, 140],
    over: () =>
      `${veil('cv', [0, '#26364a', 0.5], [1, '#26506a', 0.3])}${shape('M1044 560Q930 596 800 660Q560 800 300 900Q120 970 -20 984V1044H1044Z', '#2f6f94', 0.92)}${shape('M1044 640Q900 690 760 760Q520 880 260 960Q120 1000 -20 1010V1044H1044Z', '#4f93b8', 0.95)}${many(6, (index) => line(`M${940 - index * 150} ${626 + index * 64}q-50 -40 -96 12q36 -4 44 22`, '#fff', 11))}${line('M1044 556Q930 592 800 656Q560 796 300 896Q120 966 -20 980', '#f4fbff', 13)}`,
    scenery: () =>
      asides(
        ['1f6df', '1f6e2-fe0f'],
        [
          [900, 800, 150],
          [740, 940, 120],
        ],
      ),
  },
  frozen: {
    air: [190, 224, 244],
    glow: [236, 250, 255],
    over: (chance) =>
      `${veil('cv', [0, '#a9d6f0', 0.5], [0.6, '#cfeafa', 0.34], [1, '#bfe6fa', 0.3])}${shape('M-10 1034V812Q260 780 512 800Q800 782 1034 812V1034Z', '#cdeefb', 0.93)}${many(12, (index) => line(`M${chance.between(0, 1000)} ${830 + index * 16}l${chance.between(60, 150)} -14`, '#ffffff', 6))}${line('M120 900l130 26l60 -22l110 50m-110 -50l30 -46M700 940l120 -34l70 22m-70 -22l-14 -50', '#8fc4de', 5)}${icicles(chance)}`,
  },
  burning: {
    air: [150, 60, 30],
    glow: [255, 180, 70],
    night: 0.3,
    over: (chance) =>
      `${veil('cv', [0, '#2a1a18', 0.78], [0.45, '#8a2f14', 0.5], [1, '#ff7a1a', 0.36])}${many(9, (index) => disc(chance.between(0, 1024), 20 + (index % 3) * 50, 96, '#2c2422', 0.6))}${[40, 150, 268, 388, 640, 756, 876, 990].map((x, index) => flame(x, 880, 0.95 + (index % 3) * 0.32 + Math.abs(x - 512) / 900)).join('')}${scatter(chance, 50, (x, y) => disc(x, y, 5, '#ffd04a'))}`,
  },
  ruined: {
    air: [150, 150, 120],
    over: (chance) =>
      `${veil('cv', [0, '#4a4a38', 0.5], [1, '#5a5238', 0.46])}${cracks(chance)}${ivy(chance)}${web(false)}${web(true)}${[70, 190, 850, 965].map((x, index) => shape(`M${x - 90} 930l34 -74l48 22l40 -50l60 48l22 54Z`, index % 2 ? '#77705f' : '#8d8673')).join('')}`,
  },
  haunted: {
    air: [60, 46, 92],
    glow: [178, 255, 196],
    night: 0.6,
    scenery: () =>
      asides(
        ['1f47b', '1f47b', '1f987', '1f987'],
        [
          [120, 480, 210],
          [910, 440, 190],
          [240, 180, 120],
          [800, 150, 120],
        ],
      ),
    over: () =>
      `${veil('cv', [0, '#120a2c', 0.82], [0.6, '#2f2a58', 0.6], [1, '#2f5a4a', 0.5])}${web(false)}${web(true)}${many(5, (index) => `<ellipse cx="${80 + index * 220}" cy="${880 + (index % 2) * 60}" rx="240" ry="34" fill="#c8f4d8" fill-opacity=".3"/>`)}`,
  },
  submerged: {
    air: [30, 110, 160],
    glow: [190, 246, 255],
    night: 0.25,
    scenery: () =>
      asides(
        ['1f420', '1f41f', '1f421', '1f41a'],
        [
          [120, 420, 140],
          [900, 380, 130],
          [860, 660, 110],
          [150, 960, 100],
        ],
      ),
    over: (chance) =>
      `${veil('cv', [0, '#3fc4e0', 0.5], [0.5, '#1f7fb8', 0.58], [1, '#0f4a86', 0.62])}${many(4, (index) => shape(`M${140 + index * 220} -10h90l${-120 + index * 60} 900h-130Z`, '#e8ffff', 0.13))}${weeds(-1)}${weeds(1)}${bubbles(chance)}`,
  },
  space: {
    air: [30, 24, 70],
    glow: [206, 196, 255],
    night: 0.65,
    scenery: () =>
      asides(
        ['1fa90', '1f30d', '1f6f8'],
        [
          [140, 200, 240],
          [890, 170, 210],
          [930, 480, 130],
        ],
      ),
    over: (chance) =>
      `${veil('cv', [0, '#05041c', 0.97], [0.42, '#120d3a', 0.92], [0.66, '#241a5a', 0.5], [1, '#1a1448', 0.3])}${stars(chance, 130, 640)}`,
  },
  neon: {
    air: [60, 20, 90],
    glow: [255, 120, 240],
    night: 0.6,
    over: () =>
      `${veil('cv', [0, '#12062c', 0.78], [1, '#2a0a4a', 0.6])}${tube('M60 120H300V300H60Z', '#ff3ad0')}${tube('M760 90l110 190H650Z', '#3af0ff')}${tube('M900 330q70 0 70 70t-70 70t-70 -70t70 -70Z', '#b6ff3a')}${tube('M80 420q60 -80 120 0t120 0', '#ffb03a')}${tube('M0 800H1024', '#ff3ad0')}${tube('M0 840H1024', '#3af0ff')}`,
  },
  crowded: {
    over: () =>
      many(3, (row) =>
        many(13, (index) => {
          const [x, y] = [index * 86 - 20 + (row % 2) * 43, 700 + row * 60 - (Math.abs(index - 6) % 3) * 12];
          const color = ['#4a4f66', '#5c617a', '#6f7590'][row] ?? '#5c617a';
          return `${disc(x, y, 36, color)}${shape(`M${x - 58} ${y + 190}V${y + 92}Q${x - 54} ${y + 40} ${x} ${y + 40}Q${x + 54} ${y + 40} ${x + 58} ${y + 92}V${y + 190}Z`, color)}`;
        }),
      ),
  },
  medieval: {
    air: [120, 96, 70],
    glow: [255, 206, 120],
    night: 0.3,
    scenery: () =>
      asides(
        ['1f6e1-fe0f', '2694-fe0f'],
        [
          [110, 880, 170],
          [930, 890, 170],
        ],
      ),
    over: () =>
      `${veil('cv', [0, '#2c1c10', 0.5], [1, '#4a2f16', 0.36])}${banner(150, '#a8242c')}${banner(874, '#2a4a9a')}${torch(290, 400)}${torch(734, 400)}`,
  },
  victorian: {
    air: [110, 80, 70],
    glow: [255, 220, 150],
    scenery: () =>
      asides(
        ['1f56f-fe0f', '1f570-fe0f', '1fa91'],
        [
          [110, 470, 150],
          [910, 470, 170],
          [930, 890, 190],
        ],
      ),
    over: () =>
      `${veil('cv', [0, '#4a1f2c', 0.42], [1, '#3a2218', 0.3])}${shape('M-10 -10H230Q190 300 40 620Q20 700 -10 720Z', '#7a1f30')}${shape('M1034 -10H794Q834 300 984 620Q1004 700 1034 720Z', '#7a1f30')}${many(4, (index) => `${line(`M${30 + index * 46} 0Q${20 + index * 30} 300 ${10 + index * 8} 560`, '#5a1422', 8)}${line(`M${994 - index * 46} 0Q${1004 - index * 30} 300 ${1014 - index * 8} 560`, '#5a1422', 8)}`)}${shape(`M-10 -10H1034V60${many(8, () => 'q-65 70 -130 0')}V-10Z`, '#8f2a3c')}${many(9, (index) => disc(index * 130, 66, 11, '#e8c23a'))}`,
  },
  fifties: {
    over: () =>
      `${finned(190, 880, '#e8564a')}${finned(866, 862, '#4fb8b0')}${veil('cv', [0, '#e8c88a', 0.36], [1, '#b9824a', 0.3])}`,
  },
  seventies: {
    over: () =>
      `${many(4, (index) => `<path d="M-40 ${330 + index * 44}H150Q270 ${330 + index * 44} 270 ${210 + index * 44}V-20" fill="none" stroke="${['#7a3a1c', '#d9622b', '#f0a02e', '#f7d98a'][index]}" stroke-width="42"/>`)}${veil('cv', [0, '#d98a3a', 0.24], [1, '#8a5a2a', 0.3])}`,
    scenery: () =>
      asides(
        ['1f4fb', '1faa9'],
        [
          [930, 900, 170],
          [860, 150, 210],
        ],
      ),
  },
  twenties: {
    over: () =>
      `${veil('cv', [0, '#5a4a2c', 0.44], [1, '#3a2c1a', 0.44])}${many(9, (index) => line(`M512 1100L${-240 + index * 188} -60`, '#f4d98a55', 7))}${line('M26 26H998V998H26Z', '#e8c66a', 9)}${line('M46 46H978V978H46Z', '#e8c66a', 3)}`,
    scenery: () =>
      asides(
        ['1f3b7', '1f3a9'],
        [
          [110, 860, 180],
          [920, 880, 170],
        ],
      ),
  },
  nineties: {
    over: () =>
      `${many(11, (index) => `<path d="M${40 + ((index * 397) % 950)} ${50 + index * 62}${['l34 -30l34 30l34 -30l34 30', 'h70l-35 60Z', 'a36 36 0 1 0 1 0'][index % 3]}" fill="none" stroke="${['#00c2c7', '#ff4fa0', '#ffd23f', '#7a4fe0'][index % 4]}" stroke-width="12"/>`)}`,
    scenery: () =>
      asides(
        ['1f4be', '1f4df', '1f4fc'],
        [
          [110, 900, 150],
          [930, 900, 150],
          [900, 330, 150],
        ],
      ),
  },
} as const satisfies Record<string, Condition>;

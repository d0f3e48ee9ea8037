/** The hour, the season, and what is celebrated. */
import type { Chance } from '../../../drawing/random.ts';
import { lamp, many, stars } from '../backdrop.ts';
import { disc, line, shape } from '../view.ts';
import { asides, type Condition, scatter, veil } from './condition.ts';

const lowSun = (x: number, y: number, core: string, light: string): string =>
  `${lamp('cl', x, y, 420, light, 0.95)}${disc(x, y, 92, core)}`;

/** Petals or leaves, in the air and on the ground. */
const leaves = (chance: Chance, colors: readonly string[], count: number): string =>
  scatter(chance, count, (x, y, index) => {
    const size = 11 + (index % 3) * 5;
    return `<path d="M${x} ${y}q${size} ${-size} ${size * 2.2} 0q${-size} ${size} ${-size * 2.2} 0Z" transform="rotate(${index * 53} ${x} ${y})" fill="${colors[index % colors.length]}"/>`;
  });

const bunting = (y: number, sag: number, colors: readonly string[]): string =>
  `${line(`M-20 ${y}Q512 ${y + sag * 2} 1044 ${y}`, '#5a4a3c', 5)}${many(15, (index) => {
    const share = (index + 0.5) / 15;
    const [x, top] = [share * 1064 - 20, y + 4 * sag * share * (1 - share)];
    return shape(`M${x - 27} ${top}h54l-27 56Z`, colors[index % colors.length] ?? '#fff');
  })}`;

const bulbs = (y: number, sag: number, colors: readonly string[]): string =>
  `${line(`M-20 ${y}Q512 ${y + sag * 2} 1044 ${y}`, '#2f4a34', 6)}${many(17, (index) => {
    const share = (index + 0.5) / 17;
    const [x, top] = [share * 1064 - 20, y + 4 * sag * share * (1 - share)];
    const color = colors[index % colors.length] ?? '#fff';
    return `${disc(x, top + 20, 30, color, 0.35)}${disc(x, top + 18, 14, color)}`;
  })}`;

const firework = (x: number, y: number, size: number, color: string): string =>
  many(16, (ray) => {
    const turn = `rotate(${ray * 22.5} ${x} ${y})`;
    return `<path d="M${x} ${y - size * 0.25}V${y - size}" stroke="${color}" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 12" transform="${turn}"/>`;
  });

const PARTY = ['#f4453a', '#ffd23f', '#3aa7f0', '#4fc46a', '#e85fb0', '#ff8f2e'];

export const HOURS = {
  sunset: {
    air: [236, 140, 110],
    glow: [255, 196, 120],
    night: 0.3,
    over: () =>
      `${veil('cv', [0, '#4a2f86', 0.82], [0.3, '#d8467a', 0.76], [0.58, '#ff8f3a', 0.7], [0.78, '#ffbf5a', 0.4], [1, '#8a3a5a', 0.46])}${lowSun(806, 480, '#ffe27a', '#ffc04a')}${many(5, (index) => line(`M${60 + index * 190} ${190 + (index % 3) * 70}h${120 + (index % 2) * 90}`, '#ffb08a90', 15))}`,
  },
  dawn: {
    air: [248, 200, 190],
    glow: [255, 232, 200],
    over: () =>
      `${veil('cv', [0, '#7fa8e0', 0.66], [0.35, '#f4b8c8', 0.66], [0.62, '#ffe0a8', 0.66], [1, '#f4c8b0', 0.28])}${lowSun(200, 500, '#fff3c0', '#ffe9a0')}`,
  },
  night: {
    air: [30, 34, 80],
    glow: [200, 214, 255],
    night: 0.7,
    over: (chance) =>
      `${veil('cv', [0, '#070a2a', 0.9], [0.5, '#141a4c', 0.7], [1, '#10143c', 0.5])}${stars(chance, 80, 520)}${lamp('cl', 840, 150, 220, '#fff6d0', 0.6)}${disc(840, 150, 74, '#fff3c4')}${disc(868, 134, 12, '#e8d79a')}${disc(820, 172, 17, '#e8d79a')}`,
  },
  autumn: {
    air: [226, 160, 90],
    over: (chance) =>
      `${veil('cv', [0, '#d98a3a', 0.34], [1, '#b8602a', 0.4])}${leaves(chance, ['#d9542b', '#f0a02e', '#b83a24', '#e8c23a'], 110)}${many(40, (index) => `<ellipse cx="${index * 27}" cy="${940 + (index % 4) * 24}" rx="30" ry="12" transform="rotate(${(index % 5) * 14 - 28} ${index * 27} 950)" fill="${['#d9542b', '#f0a02e', '#8f3a24', '#e8c23a'][index % 4]}"/>`)}`,
  },
  spring: {
    air: [250, 214, 226],
    scenery: () =>
      asides(
        ['1f337', '1f33c', '1f338', '1f98b'],
        [
          [70, 930, 150],
          [950, 940, 150],
          [180, 980, 110],
          [880, 560, 90],
        ],
      ),
    over: (chance) =>
      `${veil('cv', [0, '#ffd0e2', 0.3], [1, '#d8f0b0', 0.28])}${leaves(chance, ['#ffb7d0', '#ffd9e6', '#ff9fc0'], 90)}`,
  },
  christmas: {
    air: [220, 226, 240],
    scenery: () =>
      asides(
        ['1f384', '1f384', '1f381', '26c4'],
        [
          [110, 700, 400],
          [930, 730, 350],
          [230, 930, 130],
          [800, 930, 140],
        ],
      ),
    over: (chance) =>
      `${bulbs(70, 70, ['#ff4a4a', '#ffd84a', '#4fd06a', '#5aa8ff'])}${scatter(chance, 80, (x, y, index) => disc(x, y, 4 + (index % 3) * 2, '#fff', 0.9))}`,
  },
  halloween: {
    air: [74, 40, 96],
    glow: [255, 160, 60],
    night: 0.6,
    scenery: () =>
      asides(
        ['1f383', '1f383', '1f987', '1f987', '1f578-fe0f'],
        [
          [110, 890, 220],
          [920, 900, 200],
          [170, 250, 150],
          [870, 210, 130],
          [960, 80, 190],
        ],
      ),
    over: () => `${veil('cv', [0, '#1c0a36', 0.8], [0.6, '#5a2360', 0.5], [1, '#7a3a14', 0.4])}`,
  },
  party: {
    scenery: () =>
      asides(
        ['1f388', '1f388', '1f389'],
        [
          [90, 300, 190],
          [940, 320, 190],
          [940, 900, 150],
        ],
      ),
    over: (chance) =>
      `${bunting(40, 80, PARTY)}${scatter(chance, 130, (x, y, index) => `<rect x="${x}" y="${y}" width="18" height="10" transform="rotate(${index * 41} ${x} ${y})" fill="${PARTY[index % PARTY.length]}"/>`)}`,
  },
  carnival: {
    glow: [255, 226, 120],
    scenery: () =>
      asides(
        ['1f3ad', '1fa98', '1f389'],
        [
          [110, 330, 220],
          [920, 900, 190],
          [100, 910, 170],
        ],
      ),
    over: (chance) =>
      `${bunting(26, 60, PARTY)}${bunting(110, 90, [...PARTY].reverse())}${many(4, (index) => line(`M${40 + index * 315} -10q60 70 0 140t0 140t0 130`, PARTY[index + 1] ?? '#fff', 12))}${scatter(chance, 150, (x, y, index) => disc(x, y, 7, PARTY[index % PARTY.length] ?? '#fff'))}`,
  },
  wedding: {
    glow: [255, 240, 240],
    scenery: () =>
      asides(
        ['1f490', '1f490', '1f492', '1f382'],
        [
          [80, 900, 190],
          [950, 900, 190],
          [920, 600, 250],
          [150, 640, 200],
        ],
      ),
    over: (chance) => `${bunting(40, 70, ['#ffffff', '#ffd9e2', '#f7efe0'])}${leaves(chance, ['#fff', '#ffc9d8'], 80)}`,
  },
  love: {
    glow: [255, 190, 210],
    over: (chance) =>
      `${veil('cv', [0, '#ff8fb4', 0.4], [1, '#ff6f9a', 0.3])}${scatter(chance, 46, (x, y, index) => `<path transform="translate(${x} ${y}) scale(${0.7 + (index % 3) * 0.4})" d="M0 10C-30 -16 -12 -34 0 -18C12 -34 30 -16 0 10Z" fill="${['#ff3a6a', '#ff7fa4', '#fff'][index % 3]}"/>`)}`,
  },
  fireworks: {
    air: [40, 30, 80],
    night: 0.65,
    over: (chance) =>
      `${veil('cv', [0, '#0a0a30', 0.88], [0.6, '#1f1a50', 0.6], [1, '#1a1440', 0.4])}${stars(chance, 40, 480)}${firework(170, 190, 150, '#ff5a6a')}${firework(850, 170, 160, '#ffd84a')}${firework(520, 110, 100, '#6ad0ff')}${firework(950, 450, 96, '#8aff9a')}${firework(80, 470, 90, '#e08aff')}`,
  },
} as const satisfies Record<string, Condition>;

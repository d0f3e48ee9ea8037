/** What falls, blows or lies in the air. */
import type { Chance } from '../../../drawing/random.ts';
import { cloud, lamp, many } from '../backdrop.ts';
import { disc, line, shape } from '../view.ts';
import { type Condition, scatter, veil } from './condition.ts';

const clouds = (color: string): string =>
  `${cloud(120, 70, 150, color, 0.95)}${cloud(420, 40, 170, color, 0.9)}${cloud(720, 66, 160, color, 0.95)}${cloud(990, 44, 140, color, 0.9)}`;

const drops = (chance: Chance, count: number, slant: number): string =>
  scatter(
    chance,
    count,
    (x, y) =>
      `<path d="M${x} ${y}l${-slant} ${52 + (x % 34)}" stroke="#e4f1ff" stroke-opacity=".78" stroke-width="4.5" stroke-linecap="round"/>`,
  );

/** Where it rains, the ground has rings. */
const puddles = (chance: Chance): string =>
  many(9, (index) => {
    const [x, y] = [60 + index * 113 + chance.between(-30, 30), 880 + (index % 3) * 48];
    return `<ellipse cx="${x}" cy="${y}" rx="62" ry="12" fill="#cfe6fa" fill-opacity=".5"/><ellipse cx="${x}" cy="${y}" rx="34" ry="6" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>`;
  });

const lightning = (x: number, top: number, size: number): string =>
  `${lamp(`b${x}`, x, top + 160, 300, '#f4f0ff', 0.75)}${shape(`M${x} ${top}l${-46 * size} ${170 * size}h${40 * size}l${-34 * size} ${150 * size}l${104 * size} ${-196 * size}h${-46 * size}l${34 * size} ${-124 * size}Z`, '#fff3a8')}`;

/** Banks of mist that lie across. */
const banks = (chance: Chance, color: string): string =>
  many(7, (index) => {
    const y = 250 + index * 105;
    return `<ellipse cx="${chance.between(150, 870)}" cy="${y}" rx="${chance.between(420, 620)}" ry="58" fill="${color}" fill-opacity=".5"/>`;
  });

const gusts = (chance: Chance, color: string): string =>
  many(10, (index) => {
    const [x, y] = [chance.between(-60, 700), 90 + index * 88];
    return line(`M${x} ${y}q120 -46 230 0t190 -8q54 -22 30 -52t-50 4`, color, 7);
  });

export const WEATHER = {
  rain: {
    air: [120, 140, 160],
    night: 0.25,
    over: (chance) =>
      `${veil('cv', [0, '#3d4c5e', 0.78], [0.35, '#56687c', 0.5], [1, '#4a6078', 0.34])}${clouds('#5e6b7a')}${puddles(chance)}${drops(chance, 190, 16)}`,
  },
  storm: {
    air: [70, 76, 100],
    glow: [214, 214, 255],
    night: 0.55,
    over: (chance) =>
      `${veil('cv', [0, '#171a2e', 0.9], [0.45, '#2b3550', 0.66], [1, '#2a3a4e', 0.46])}${clouds('#39415a')}${lightning(210, 110, 1.25)}${lightning(850, 90, 1.05)}${drops(chance, 200, 46)}`,
  },
  snow: {
    air: [214, 228, 244],
    over: (chance) =>
      `${veil('cv', [0, '#b9cde2', 0.55], [0.6, '#dfeaf5', 0.36], [0.8, '#f4f9ff', 0.8], [1, '#ffffff', 0.96])}${shape('M0 900Q120 806 270 872Q420 916 560 876Q720 836 830 872Q940 800 1024 850V1024H0Z', '#fbfdff', 0.92)}${scatter(chance, 150, (x, y, index) => disc(x, y, 4 + (index % 4) * 2.4, '#ffffff', 0.95))}`,
  },
  fog: {
    air: [216, 222, 226],
    over: (chance) =>
      `${veil('cv', [0, '#d5dde2', 0.62], [0.5, '#e3e8eb', 0.72], [1, '#dde3e6', 0.5])}${banks(chance, '#f4f7f8')}`,
  },
  wind: {
    over: (chance) =>
      `${gusts(chance, '#ffffffb0')}${scatter(chance, 40, (x, y, index) => `<ellipse cx="${x}" cy="${y}" rx="15" ry="7" transform="rotate(${index * 47} ${x} ${y})" fill="${['#8fb04a', '#d98f3c', '#b9c25a'][index % 3]}"/>`)}`,
  },
  dust: {
    air: [214, 160, 96],
    glow: [255, 214, 150],
    over: (chance) =>
      `${veil('cv', [0, '#b97a3c', 0.72], [0.6, '#dba766', 0.6], [1, '#c98f50', 0.55])}${banks(chance, '#e8bd84')}${gusts(chance, '#ffe3b4a0')}`,
  },
  heat: {
    glow: [255, 224, 130],
    over: (chance) =>
      `${veil('cv', [0, '#ffb03a', 0.4], [1, '#ffdf8a', 0.22])}${lamp('cl', 830, 150, 330, '#fff2b0', 0.95)}${disc(830, 150, 78, '#ffd93a')}${many(12, (index) => `<path d="M830 50v-44" stroke="#ffd93a" stroke-width="13" stroke-linecap="round" transform="rotate(${index * 30} 830 150)"/>`)}${many(5, (index) => line(`M${60 + index * 230} ${860 + chance.between(-10, 30)}q20 -30 0 -60t0 -60`, '#ffffff70', 7))}`,
  },
  rainbow: {
    over: () =>
      many(
        6,
        (index) =>
          `<path d="M${60 + index * 24} 860A${452 - index * 24} ${620 - index * 24} 0 0 1 ${964 - index * 24} 860" fill="none" stroke="${['#e8452f', '#f39a2b', '#f7e04a', '#4fb85a', '#3f8fe0', '#7a4fc9'][index]}" stroke-opacity=".85" stroke-width="25"/>`,
      ),
  },
} as const satisfies Record<string, Condition>;

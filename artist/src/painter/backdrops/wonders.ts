/** Places that are mostly mood: night cities, deep sea, space, sweet dreams. */
import { short } from '../../drawing/svg.ts';
import { type Backdrop, beside, cloud, floor, hills, lamp, many, perspective, sky, stars } from './backdrop.ts';

const vaporwave: Backdrop = {
  id: 'vaporwave',
  word: 'vaporwave sunset',
  ground: 900,
  air: [190, 60, 190],
  glow: [255, 150, 220],
  night: 0.4,
  paint(chance) {
    const sunY = 400;
    const stripes = many(
      8,
      (index) =>
        `<rect x="200" y="${short(sunY + 10 + index * 36)}" width="624" height="${short(5 + index * 3.2)}" fill="url(#s)"/>`,
    );
    return {
      svg: `<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="720"><stop offset="0" stop-color="#1b0a4a"/><stop offset=".5" stop-color="#7a1fa0"/><stop offset="1" stop-color="#ff5fa8"/></linearGradient><rect width="1024" height="730" fill="url(#s)"/>${stars(chance, 60, 420)}<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff27a"/><stop offset="1" stop-color="#ff4f9a"/></linearGradient><circle cx="512" cy="${sunY}" r="290" fill="url(#sun)"/>${stripes}${hills(chance, 720, 150, '#3a0f6b', 7, true)}<rect y="700" width="1024" height="324" fill="#1c0748"/>${lamp('l', 512, 720, 520, '#ff5fd0', 0.6)}<rect y="700" width="1024" height="324" fill="#1c0748" fill-opacity=".5"/>${perspective(702, { color: '#5ff0ff', width: 3.5, opacity: 0.85, columns: 12, rows: 9, spread: 5 })}<rect y="698" width="1024" height="6" fill="#ff9de6"/>`,
      scenery: [
        { piece: '1f334', x: 95, y: 520, side: 400, haze: 0.35 },
        { piece: chance.pick(['1f5ff', '1f3db-fe0f', '1f5fd']), x: 925, y: 620, side: 230, haze: 0.4, mirror: true },
      ],
    };
  },
};

const cyberCity: Backdrop = {
  id: 'cyber-city',
  word: 'cyberpunk city',
  ground: 908,
  air: [40, 50, 120],
  glow: [90, 240, 255],
  night: 0.75,
  paint(chance) {
    const tower = (x: number, width: number, top: number, fill: string, light: string) => {
      const columns = Math.max(2, Math.floor(width / 26));
      const rows = Math.floor((760 - top) / 34);
      const windows = many(columns * rows, (index) =>
        chance.happens(0.42)
          ? `<rect x="${short(x + 10 + (index % columns) * ((width - 14) / columns))}" y="${top + 20 + Math.floor(index / columns) * 34}" width="12" height="18" fill="${light}" fill-opacity="${short(chance.between(0.3, 0.95))}"/>`
          : '',
      );
      return `<rect x="${short(x)}" y="${top}" width="${width}" height="${800 - top}" fill="${fill}"/><rect x="${short(x)}" y="${top}" width="${width}" height="6" fill="${light}"/>${windows}`;
    };
    const neon = ['#ff3fb4', '#3ff0ff', '#ffe14a', '#8d5bff'];
    const sign = (x: number, y: number, color: string) =>
      `<rect x="${x}" y="${y}" width="54" height="150" rx="10" fill="#0a0726" stroke="${color}" stroke-width="6"/>${many(4, (index) => `<path d="M${x + 14} ${y + 28 + index * 30}h26m-20 -9v20" stroke="${color}" stroke-width="5" stroke-linecap="round"/>`)}`;
    const rain = many(
      50,
      () =>
        `<path d="M${short(chance.between(0, 1060))} ${short(chance.between(0, 900))}l-12 46" stroke="#9fe8ff" stroke-opacity=".28" stroke-width="2.5"/>`,
    );
    return {
      svg: `${sky('s', [
        [0, '#090624'],
        [0.5, '#2a1060'],
        [0.85, '#c0307f'],
      ])}${stars(chance, 40, 300)}${many(8, (index) => tower(index * 134 - 20, 116, Math.round(chance.between(200, 420)), '#1a1248', '#6a5bd0'))}${lamp('l', 512, 520, 480, '#ff4fc0', 0.6)}${many(3, (index) => tower(index * 110 - 60, 104, Math.round(chance.between(250, 480)), '#0d0a30', neon[index] ?? '#fff'))}${many(3, (index) => tower(760 + index * 110, 104, Math.round(chance.between(250, 480)), '#0d0a30', neon[3 - index] ?? '#fff'))}${sign(240, 420, '#3ff0ff')}${sign(728, 380, '#ff3fb4')}${floor('g', 790, '#241452', '#0a0620')}${many(16, () => `<ellipse cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(830, 1000))}" rx="${short(chance.between(40, 120))}" ry="7" fill="${chance.pick(neon)}" fill-opacity=".3"/>`)}${rain}`,
      scenery: [{ piece: chance.pick(['1f6f8', '1f681', '1f680']), x: chance.pick([200, 830]), y: 160, side: 130, haze: 0.15 }],
    };
  },
};

const moon: Backdrop = {
  id: 'moon',
  word: 'far side of the moon',
  ground: 905,
  air: [60, 60, 120],
  glow: [150, 200, 255],
  night: 0.55,
  paint(chance) {
    const crater = () => {
      const [x, y] = [chance.between(0, 1024), chance.between(810, 1000)];
      const r = chance.between(22, 66) * (0.5 + (y - 780) / 260);
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r)}" ry="${short(r * 0.3)}" fill="#8f8aa8"/><ellipse cx="${short(x)}" cy="${short(y + r * 0.07)}" rx="${short(r * 0.86)}" ry="${short(r * 0.22)}" fill="#6d6890"/>`;
    };
    return {
      svg: `${sky('s', [
        [0, '#05051c'],
        [0.7, '#251a5c'],
      ])}${lamp('n', 250, 300, 420, '#8a3fd0', 0.45)}${lamp('b', 800, 520, 460, '#1f7fd0', 0.45)}${stars(chance, 150, 800)}${hills(chance, 790, 80, '#79749a', 4)}${floor('g', 780, '#c5c1d6', '#8d88a8')}${many(11, crater)}`,
      scenery: [
        { piece: '1f30d', x: chance.pick([190, 840]), y: 210, side: 260, haze: 0.05 },
        { piece: '1fa90', x: chance.pick([180, 850]), y: 500, side: 150, haze: 0.15 },
        { piece: chance.pick(['1f680', '1f6f8', '1f6f0-fe0f']), x: chance.pick([140, 890]), y: 700, side: 190, haze: 0.1 },
      ],
    };
  },
};

const underwater: Backdrop = {
  id: 'underwater',
  word: 'bottom of the sea',
  ground: 908,
  air: [30, 120, 190],
  glow: [170, 250, 255],
  night: 0.25,
  paint(chance) {
    const rays = many(
      6,
      (index) =>
        `<path d="M${index * 180 - 20} -10h90l${short(chance.between(-60, 120))} 830h-200Z" fill="#d8ffff" fill-opacity=".10"/>`,
    );
    const weed = (x: number) =>
      `<path d="M${short(x)} 900q-30 -70 0 -140t0 -140q-22 -50 6 -100" stroke="${chance.pick(['#1f8f6a', '#2fae6f', '#0f6f66'])}" stroke-width="${short(chance.between(14, 24))}" fill="none" stroke-linecap="round"/>`;
    const bubbles = many(40, () => {
      const [x, y, r] = [chance.between(0, 1024), chance.between(0, 850), chance.between(4, 20)];
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#fff" fill-opacity=".12" stroke="#e8ffff" stroke-opacity=".7" stroke-width="2"/>`;
    });
    return {
      svg: `${sky('s', [
        [0, '#3fd0e8'],
        [0.45, '#1583c4'],
        [0.9, '#0b3f8a'],
      ])}${rays}${hills(chance, 820, 130, '#0f5fa0', 5)}${weed(60)}${weed(130)}${weed(900)}${weed(975)}${floor('g', 820, '#d9c08a', '#8f8a70')}${many(30, () => `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(840, 1015))}" r="${short(chance.between(2, 5))}" fill="#7a6a4a" fill-opacity=".5"/>`)}${bubbles}`,
      scenery: [
        { piece: '1fab8', x: 150, y: 800, side: 190, haze: 0.2 },
        { piece: chance.pick(['1f41a', '2693', '1f3fa', '1fab8']), x: 880, y: 810, side: 150, haze: 0.2 },
        { piece: '1f420', x: chance.between(100, 300), y: 260, side: 110, haze: 0.2 },
        { piece: '1f41f', x: chance.between(740, 920), y: 380, side: 90, haze: 0.35 },
      ],
    };
  },
};

const candyland: Backdrop = {
  id: 'candyland',
  word: 'candy land',
  ground: 908,
  air: [255, 215, 235],
  glow: [255, 255, 255],
  night: 0,
  paint(chance) {
    const swirl = (x: number, y: number, r: number, color: string) =>
      `<path d="M${x} ${y}V830" stroke="#fff" stroke-width="16"/><path d="M${x} ${y}V830" stroke="#ff8fb8" stroke-width="16" stroke-dasharray="22 22"/><circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>${many(6, (index) => `<path d="M${x} ${y}q${short(r * 0.5 * Math.cos(index + 0.6))} ${short(r * 0.5 * Math.sin(index + 0.6))} ${short(r * 0.96 * Math.cos(index * 1.047))} ${short(r * 0.96 * Math.sin(index * 1.047))}" stroke="#fff" stroke-width="${short(r * 0.16)}" fill="none" stroke-opacity=".8" stroke-linecap="round"/>`)}`;
    return {
      svg: `${sky('s', [
        [0, '#ff9dd0'],
        [0.5, '#ffd0e8'],
        [0.8, '#fff2d8'],
      ])}${cloud(190, 170, 80, '#fff', 0.9)}${cloud(800, 240, 90, '#fff', 0.85)}${hills(chance, 740, 180, '#b8f0e0', 3)}${hills(chance, 790, 120, '#ffd1a8', 4)}${swirl(120, 480, 96, '#ff5fa0')}${swirl(905, 430, 110, '#7a6bff')}${swirl(250, 610, 60, '#ffb84d')}${swirl(790, 630, 56, '#4dd0b0')}${floor('g', 810, '#ff9dc4', '#e0609a')}${many(60, () => `<path d="M${short(chance.between(0, 1024))} ${short(chance.between(825, 1015))}l${short(chance.between(-14, 14))} ${short(chance.between(-8, 8))}" stroke="${chance.pick(['#fff', '#ffe14a', '#6bdcff', '#8d6bff', '#6bffb0'])}" stroke-width="8" stroke-linecap="round"/>`)}`,
      scenery: [...beside(chance, ['1f9c1', '1f366', '1f369', '1f36c'], { ground: 850, side: 190, haze: 0.1, count: 3 })],
    };
  },
};

const burst: Backdrop = {
  id: 'burst',
  word: 'comic explosion',
  ground: 905,
  air: [255, 200, 120],
  glow: [255, 255, 225],
  night: 0,
  paint(chance) {
    const [dark, light] = chance.pick([
      ['#ff4f3f', '#ff8a4a'],
      ['#1f8fe8', '#4dc0ff'],
      ['#7a3fe0', '#a86bff'],
      ['#12a06a', '#3fd08a'],
      ['#f0347f', '#ff6fae'],
    ] as const);
    const turn = chance.between(0, 15);
    const rays = many(16, (index) => {
      const at = (degrees: number) =>
        `${short(512 + Math.cos((degrees * Math.PI) / 180) * 1000)} ${short(480 + Math.sin((degrees * Math.PI) / 180) * 1000)}`;
      return `<path d="M512 480L${at(index * 22.5 + turn)}L${at(index * 22.5 + 11.25 + turn)}Z" fill="${light}"/>`;
    });
    const dots = many(120, (index) => {
      const [column, row] = [index % 15, Math.floor(index / 15)];
      return `<circle cx="${column * 72 + (row % 2) * 36}" cy="${row * 40 + 10}" r="${short(Math.max(0, 15 - row * 2))}" fill="#fff" fill-opacity=".22"/>`;
    });
    return {
      svg: `<rect width="1024" height="1024" fill="${dark}"/>${rays}${dots}${lamp('l', 512, 480, 520, '#ffffff', 0.7)}<ellipse cx="512" cy="960" rx="760" ry="150" fill="#000" fill-opacity=".22"/><ellipse cx="512" cy="975" rx="720" ry="140" fill="${light}"/>`,
      scenery: [
        { piece: '1f4a5', x: 130, y: 190, side: 190 },
        { piece: chance.pick(['26a1', '2b50', '1f4ab']), x: 890, y: 180, side: 150 },
      ],
    };
  },
};

const fairground: Backdrop = {
  id: 'fairground',
  word: 'fairground at dusk',
  ground: 908,
  air: [150, 110, 190],
  glow: [255, 214, 150],
  night: 0.35,
  paint(chance) {
    const bulbs = many(27, (index) => {
      const x = index * 40;
      const y = 118 + Math.sin((index / 26) * Math.PI * 3) ** 2 * 56;
      return `<circle cx="${x}" cy="${short(y)}" r="22" fill="#ffe9a8" fill-opacity=".25"/><circle cx="${x}" cy="${short(y)}" r="9" fill="${['#fff3c0', '#ff9dc0', '#9df0ff'][index % 3]}"/>`;
    });
    return {
      svg: `${sky('s', [
        [0, '#2d2a6e'],
        [0.45, '#8a4fa8'],
        [0.8, '#ffb07a'],
      ])}${stars(chance, 40, 300)}${lamp('l', 512, 560, 480, '#ffd08a', 0.75)}${hills(chance, 780, 60, '#4a2f6e', 5)}${bulbs}${floor('g', 790, '#9a6a8a', '#5a3a5e')}${many(40, () => `<rect x="${short(chance.between(0, 1024))}" y="${short(chance.between(810, 1010))}" width="10" height="6" fill="${chance.pick(['#ffe14a', '#ff6bae', '#6bdcff', '#fff'])}" fill-opacity=".8" transform="rotate(${short(chance.between(-3, 3))} 512 900)"/>`)}`,
      scenery: [
        { piece: '1f3a1', x: 190, y: 560, side: 400, haze: 0.25 },
        { piece: '1f3aa', x: 850, y: 660, side: 320, haze: 0.2 },
        { piece: chance.pick(['1f3a2', '1f3a0', '1f388']), x: chance.pick([420, 640]), y: 690, side: 160, haze: 0.4 },
      ],
    };
  },
};

export const WONDERS = [vaporwave, cyberCity, moon, underwater, candyland, burst, fairground];

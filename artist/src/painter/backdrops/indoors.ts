/** Rooms, stages, and other places made by somebody. */
import { short } from '../../drawing/svg.ts';
import { type Backdrop, beside, floor, lamp, many, perspective, sky } from './backdrop.ts';

const kitchen: Backdrop = {
  id: 'kitchen',
  word: 'busy kitchen',
  ground: 912,
  air: [255, 226, 190],
  glow: [255, 250, 230],
  night: 0,
  paint(chance) {
    const wall = chance.pick(['#ffd9a0', '#bfe6dc', '#ffc9c0', '#cfe0ff']);
    const tiles = many(
      66,
      (index) =>
        `<rect x="${(index % 11) * 96 - 12}" y="${Math.floor(index / 11) * 96 + 20}" width="90" height="90" rx="8" fill="#fff" fill-opacity="${index % 3 ? 0.26 : 0.42}"/>`,
    );
    return {
      svg: `<rect width="1024" height="1024" fill="${wall}"/>${tiles}${lamp('l', 512, 120, 560, '#fff8df', 0.8)}<path d="M0 150H1024" stroke="#8a5a3c" stroke-width="18"/><rect y="600" width="1024" height="34" fill="#a86c42"/><rect y="634" width="1024" height="160" fill="#e9d3b4"/>${many(5, (index) => `<rect x="${index * 210 + 12}" y="654" width="190" height="126" rx="10" fill="#fff" fill-opacity=".45"/><circle cx="${index * 210 + 178}" cy="716" r="9" fill="#a86c42"/>`)}${floor('g', 790, '#c98f62', '#9a6138')}${perspective(790, { color: '#5b3018', width: 3, opacity: 0.35, columns: 8, rows: 5 })}`,
      scenery: [
        // By their handles, from the rail.
        { piece: '1f373', x: 130, y: 222, side: 150, turn: -133, haze: 0.05 },
        { piece: '1f52a', x: 300, y: 204, side: 120, turn: 43, haze: 0.05 },
        { piece: '1f944', x: 760, y: 212, side: 120, turn: -137, haze: 0.05 },
        { piece: chance.pick(['1fad6', '1f372', '2615']), x: 150, y: 540, side: 150, on: 620, haze: 0.06 },
        { piece: chance.pick(['1f9c0', '1f35e', '1f349', '1f382']), x: 880, y: 545, side: 150, on: 622, haze: 0.06 },
      ],
    };
  },
};

const stage: Backdrop = {
  id: 'stage',
  word: 'big stage',
  ground: 905,
  air: [120, 30, 70],
  glow: [255, 236, 180],
  night: 0.45,
  paint(chance) {
    const cloth = chance.pick([
      ['#8e1230', '#c91f45'],
      ['#3a1f8e', '#6a3ad0'],
      ['#0f5a6b', '#1f95a8'],
    ] as const);
    const folds = many(16, (index) => `<rect x="${index * 64}" width="34" height="800" fill="${cloth[1]}" fill-opacity=".55"/>`);
    const beam = (x: number, to: number, color: string) =>
      `<path d="M${x - 14} -10H${x + 14}L${to + 190} 860H${to - 190}Z" fill="${color}" fill-opacity=".17"/>`;
    return {
      svg: `<rect width="1024" height="1024" fill="${cloth[0]}"/>${folds}${lamp('l', 512, 480, 520, '#ffe9b0', 0.75)}${beam(180, 430, '#fff3c0')}${beam(512, 512, '#ffffff')}${beam(844, 600, '#ffd0f0')}${floor('g', 800, '#8a5230', '#4a2716')}${perspective(800, { color: '#2c1408', width: 4, opacity: 0.5, columns: 9, rows: 1 })}<ellipse cx="512" cy="905" rx="360" ry="66" fill="#ffe9b0" fill-opacity=".5"/><path d="M0 0H1024V70Q960 150 896 80T768 80T640 80T512 80T384 80T256 80T128 80T0 90Z" fill="${cloth[1]}"/><path d="M0 66Q64 150 128 80T256 80T384 80T512 80T640 80T768 80T896 80T1024 70" stroke="#ffd25e" stroke-width="10" fill="none"/><path d="M0 60Q130 300 70 800H0ZM1024 60Q894 300 954 800H1024Z" fill="${cloth[1]}"/><path d="M0 60Q100 300 40 800H0ZM1024 60Q924 300 984 800H1024Z" fill="#000" fill-opacity=".2"/>${many(11, (index) => `<circle cx="${index * 100 + 12}" cy="998" r="15" fill="#ffe9a0"/><circle cx="${index * 100 + 12}" cy="998" r="30" fill="#ffe9a0" fill-opacity=".25"/>`)}`,
      scenery: [
        { piece: '1f50a', x: 130, y: 770, side: 150, haze: 0.1 },
        { piece: chance.pick(['1f941', '1f3b9', '1f3bb']), x: 890, y: 770, side: 170, haze: 0.1 },
      ],
    };
  },
};

const dojo: Backdrop = {
  id: 'dojo',
  word: 'mountain dojo',
  ground: 908,
  air: [245, 205, 190],
  glow: [255, 236, 205],
  night: 0.05,
  paint(chance) {
    const petals = many(
      34,
      () =>
        `<ellipse cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(0, 960))}" rx="${short(chance.between(5, 11))}" ry="${short(chance.between(3, 6))}" fill="#ff9db8" fill-opacity=".85" transform="rotate(${short(chance.between(-30, 30))} 512 512)"/>`,
    );
    return {
      svg: `${sky('s', [
        [0, '#ff9a7a'],
        [0.5, '#ffd7a8'],
        [0.8, '#fff0d2'],
      ])}<circle cx="512" cy="360" r="220" fill="#ff5a4a" fill-opacity=".85"/><path d="M120 760L430 330L512 400L590 320L930 760Z" fill="#7a6a9a" fill-opacity=".55"/><path d="M430 330L512 400L590 320L640 390L560 440L512 470L450 440L380 400Z" fill="#fff" fill-opacity=".7"/>${floor('g', 780, '#c99a62', '#8f6236')}${perspective(780, { color: '#5a3514', width: 5, opacity: 0.45, columns: 7, rows: 4 })}<path d="M0 0H60V790H0ZM964 0H1024V790H964Z" fill="#7a2f24"/><path d="M0 60H1024V104H0Z" fill="#8f3a2c"/><path d="M0 30H1024V60H0Z" fill="#5a1f1a"/>${petals}`,
      scenery: [
        { piece: '26e9-fe0f', x: chance.pick([230, 800]), y: 650, side: 280, haze: 0.22 },
        { piece: '1f3ee', x: 160, y: 175, side: 130, haze: 0.03 },
        { piece: '1f3ee', x: 864, y: 175, side: 130, haze: 0.03 },
        { piece: chance.pick(['1f38d', '1f3ef']), x: chance.pick([130, 890]), y: 730, side: 180, haze: 0.15 },
      ],
    };
  },
};

const arcade: Backdrop = {
  id: 'arcade',
  word: 'retro arcade',
  ground: 912,
  air: [60, 20, 100],
  glow: [255, 120, 240],
  night: 0.7,
  paint(chance) {
    const cabinet = (x: number, body: string, screen: string) =>
      `<path d="M${x} 300h150l14 80v430h-178v-430Z" fill="${body}"/><rect x="${x - 2}" y="308" width="154" height="52" rx="8" fill="${screen}"/><rect x="${x}" y="392" width="150" height="126" rx="12" fill="#100828"/><rect x="${x + 10}" y="402" width="130" height="106" rx="8" fill="${screen}" fill-opacity=".85"/><path d="M${x - 14} 540h178l-16 66h-146Z" fill="#1c1040"/><circle cx="${x + 40}" cy="566" r="11" fill="#ff4d6d"/><circle cx="${x + 84}" cy="566" r="9" fill="#ffe14a"/><circle cx="${x + 114}" cy="566" r="9" fill="#4de1ff"/>`;
    const colors = chance.shuffle(['#4a1f8e', '#8e1f6a', '#1f3f8e', '#0f6b6b', '#8e3f1f']);
    const screens = chance.shuffle(['#4de1ff', '#ff6bd6', '#ffe14a', '#6bff9a', '#ff8a4a']);
    return {
      svg: `${sky('s', [
        [0, '#150636'],
        [0.8, '#3a0f6b'],
      ])}${many(5, (index) => cabinet(index * 215 + 6, colors[index] ?? '#444', screens[index] ?? '#fff'))}${lamp('l', 512, 470, 480, '#ff5ae0', 0.55)}<path d="M0 150H1024" stroke="#ff4dd8" stroke-width="12"/><path d="M0 150H1024" stroke="#fff" stroke-width="4"/><path d="M0 190H1024" stroke="#4de1ff" stroke-width="8"/>${floor('g', 800, '#3a1060', '#12042a')}${many(36, () => `<path d="M${short(chance.between(0, 1024))} ${short(chance.between(815, 1015))}l${short(chance.between(10, 30))} ${short(chance.between(-14, 14))}" stroke="${chance.pick(['#4de1ff', '#ff6bd6', '#ffe14a', '#6bff9a'])}" stroke-width="7" stroke-linecap="round" stroke-opacity=".8"/>`)}`,
      scenery: [
        { piece: '1f47e', x: 110, y: 455, side: 84 },
        { piece: '1f47e', x: 918, y: 455, side: 84 },
      ],
    };
  },
};

const disco: Backdrop = {
  id: 'disco',
  word: 'glittering disco',
  ground: 910,
  air: [70, 20, 110],
  glow: [255, 200, 255],
  night: 0.6,
  paint(chance) {
    const ballX = chance.pick([180, 850]);
    const hues = ['#ff4d8d', '#ffb84d', '#4de1ff', '#8d6bff', '#6bff9a'];
    const dots = many(
      70,
      () =>
        `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(0, 800))}" r="${short(chance.between(6, 20))}" fill="${chance.pick(hues)}" fill-opacity=".35"/>`,
    );
    const tiles = many(40, (index) => {
      const row = Math.floor(index / 8);
      const [near, far] = [790 + 234 * ((row + 1) / 5) ** 1.6, 790 + 234 * (row / 5) ** 1.6];
      const at = (column: number, y: number) => 512 + ((column - 4) / 4) * (560 + (y - 790) * 2.6);
      const column = index % 8;
      return `<path d="M${short(at(column, far))} ${short(far)}L${short(at(column + 1, far))} ${short(far)}L${short(at(column + 1, near))} ${short(near)}L${short(at(column, near))} ${short(near)}Z" fill="${chance.pick(hues)}" fill-opacity="${short(chance.between(0.35, 0.9))}" stroke="#1a0636" stroke-width="5"/>`;
    });
    return {
      svg: `${sky('s', [
        [0, '#1c0640'],
        [0.8, '#5a1a8e'],
      ])}${dots}${lamp('l', 512, 430, 500, '#ff9df5', 0.7)}<rect y="790" width="1024" height="234" fill="#1a0636"/>${tiles}`,
      scenery: [
        { piece: '1faa9', x: ballX, y: 160, side: 230, hangsBy: `<path d="M${ballX} 0V90" stroke="#ccc" stroke-width="5"/>` },
        { piece: '1f50a', x: 110, y: 730, side: 170, haze: 0.15 },
        { piece: '1f50a', x: 914, y: 730, side: 170, haze: 0.15, mirror: true },
      ],
    };
  },
};

const bathroom: Backdrop = {
  id: 'bathroom',
  word: 'tiled bathroom',
  ground: 912,
  air: [190, 235, 240],
  glow: [255, 255, 255],
  night: 0,
  paint(chance) {
    const tone = chance.pick(['#8fd6d6', '#9fc4f0', '#f0b3c8', '#a8dcb0']);
    const bubbles = many(24, () => {
      const [x, y, r] = [chance.between(0, 1024), chance.between(40, 860), chance.between(8, 34)];
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><circle cx="${short(x - r * 0.35)}" cy="${short(y - r * 0.35)}" r="${short(r * 0.2)}" fill="#fff" fill-opacity=".9"/>`;
    });
    return {
      svg: `<rect width="1024" height="1024" fill="${tone}"/>${many(90, (index) => `<rect x="${(index % 10) * 106 - 12}" y="${Math.floor(index / 10) * 92 - 10}" width="100" height="86" rx="8" fill="#fff" fill-opacity="${(index * 7) % 5 ? 0.34 : 0.55}"/>`)}${lamp('l', 512, 360, 520, '#ffffff', 0.75)}${floor('g', 790, '#e8f4f8', '#a9c6d4')}${perspective(790, { color: '#5f8296', width: 4, opacity: 0.5, columns: 8, rows: 5 })}${bubbles}`,
      scenery: [
        { piece: '1f6c1', x: 170, y: 680, side: 330, haze: 0.1 },
        { piece: '1fa9e', x: 860, y: 330, side: 230, haze: 0.08 },
        { piece: chance.pick(['1f9fb', '1faa0', '1f9f4', '1f6bd']), x: 890, y: 730, side: 180, haze: 0.08 },
      ],
    };
  },
};

const library: Backdrop = {
  id: 'library',
  word: 'wizard library',
  ground: 908,
  air: [110, 70, 60],
  glow: [255, 214, 130],
  night: 0.4,
  paint(chance) {
    const hues = ['#a83a3a', '#3a6ba8', '#3a8f5a', '#b8862f', '#6a3a8f', '#c96a3a', '#2f8a8a'];
    const shelf = (y: number) => {
      let x = 6;
      let books = '';
      while (x < 1020) {
        const [width, height] = [chance.between(18, 44), chance.between(84, 128)];
        const fill = chance.pick(hues);
        books += `<rect x="${short(x)}" y="${short(y - height)}" width="${short(width)}" height="${short(height)}" rx="4" fill="${fill}"/><rect x="${short(x + 4)}" y="${short(y - height + 14)}" width="${short(width - 8)}" height="7" fill="#ffe6a8" fill-opacity=".55"/>`;
        x += width + (chance.happens(0.08) ? 34 : 3);
      }
      return `<rect y="${y - 140}" width="1024" height="140" fill="#2b140c"/>${books}<rect y="${y}" width="1024" height="16" fill="#6b3d1f"/>`;
    };
    return {
      svg: `<rect width="1024" height="1024" fill="#3a1c10"/>${many(5, (index) => shelf(150 + index * 156))}<rect width="1024" height="800" fill="#20100a" fill-opacity=".35"/>${lamp('l', 512, 420, 520, '#ffca6b', 0.85)}${floor('g', 790, '#8a4f28', '#4a2512')}<ellipse cx="512" cy="910" rx="430" ry="86" fill="#a8283f"/><ellipse cx="512" cy="910" rx="380" ry="68" fill="none" stroke="#ffd25e" stroke-width="8"/>${many(26, () => `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(60, 760))}" r="${short(chance.between(2, 5))}" fill="#ffe9a8" fill-opacity=".9"/>`)}`,
      scenery: [
        { piece: '1f56f-fe0f', x: 120, y: 740, side: 150 },
        { piece: chance.pick(['1f30d', '1f4da']), x: 890, y: 750, side: 150 },
      ],
    };
  },
};

const supermarket: Backdrop = {
  id: 'supermarket',
  word: 'supermarket at midnight',
  ground: 912,
  air: [225, 240, 245],
  glow: [255, 255, 240],
  night: 0,
  paint(chance) {
    const hues = ['#ff6b6b', '#ffd25e', '#6bcB77', '#4d96ff', '#ff9f45', '#b983ff', '#ff8fb1'];
    const shelf = (y: number) =>
      `<rect y="${y - 120}" width="1024" height="120" fill="#dbe7ee"/>${many(22, (index) => {
        const height = chance.between(54, 96);
        const fill = chance.pick(hues);
        return `<rect x="${index * 47 + 4}" y="${short(y - height)}" width="40" height="${short(height)}" rx="${chance.pick([5, 14, 18])}" fill="${fill}"/><rect x="${index * 47 + 9}" y="${short(y - height * 0.65)}" width="30" height="${short(height * 0.28)}" rx="4" fill="#fff" fill-opacity=".75"/>`;
      })}<rect y="${y}" width="1024" height="18" fill="#8fa8b8"/>`;
    return {
      svg: `<rect width="1024" height="1024" fill="#c9dbe6"/>${many(4, (index) => shelf(260 + index * 150))}<rect width="1024" height="110" fill="#e94b4b"/><rect y="96" width="1024" height="14" fill="#fff"/>${many(6, (index) => `<rect x="${index * 180 + 20}" y="26" width="120" height="40" rx="20" fill="#fff" fill-opacity=".85"/>`)}<rect width="1024" height="800" fill="#eaf6fb" fill-opacity=".35"/>${lamp('l', 512, 420, 480, '#fffdf0', 0.85)}${floor('g', 730, '#eef4f7', '#b9cad4')}${perspective(730, { color: '#7f98a8', width: 3, opacity: 0.5, columns: 7, rows: 5 })}`,
      scenery: [
        { piece: '1f6d2', x: chance.pick([150, 880]), y: 770, side: 230, haze: 0.06 },
        ...beside(chance, ['1f34d', '1f349', '1f9fb', '1f35e'], { ground: 830, side: 130, haze: 0.06, count: 2 }),
      ],
    };
  },
};

export const INDOORS = [kitchen, stage, dojo, arcade, disco, bathroom, library, supermarket];

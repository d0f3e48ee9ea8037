/** Beaches, deserts, mountains, meadows, jungles and castles: what is thought of first under an open sky. */
import { short } from '../../drawing/svg.ts';
import { type Backdrop, beside, cloud, floor, hills, lamp, many, sky, stars } from './backdrop.ts';

const beach: Backdrop = {
  id: 'beach',
  word: 'sunny beach',
  ground: 912,
  air: [150, 215, 245],
  glow: [255, 246, 214],
  night: 0,
  paint(chance) {
    const sunX = chance.between(180, 840);
    const waves = many(9, (index) => {
      const y = 640 + index * 14;
      return `<path d="M${short(chance.between(0, 900))} ${y}h${short(chance.between(60, 220))}" stroke="#fff" stroke-opacity=".45" stroke-width="${short(2 + index * 0.4)}" stroke-linecap="round"/>`;
    });
    return {
      svg: `${sky(
        's',
        [
          [0, '#3aa7f2'],
          [0.62, '#c9efff'],
        ],
        640,
      )}${lamp('sun', sunX, 190, 330, '#fff3b8', 0.95)}<circle cx="${short(sunX)}" cy="190" r="74" fill="#fff6cf"/>${cloud(chance.between(120, 400), 150, 70, '#fff', 0.85)}${cloud(chance.between(600, 900), 270, 52, '#fff', 0.75)}${sky(
        'sea',
        [
          [0, '#0f86b8'],
          [0.75, '#26b6c9'],
          [1, '#7fe3dc'],
        ],
        0,
      )}<rect y="620" width="1024" height="160" fill="url(#sea)"/>${waves}<path d="M0 770Q260 735 520 768T1024 752V1024H0Z" fill="#fffbe6" fill-opacity=".8"/>${floor('sand', 784, '#f6d692', '#e8b765').replace('<rect y="784"', '<path d="M0 784Q260 750 520 782T1024 766V1024H0Z" data-y="784"')}${many(26, () => `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(820, 1020))}" r="${short(chance.between(1.5, 4))}" fill="#c8924a" fill-opacity=".4"/>`)}`,
      scenery: [
        { piece: '1f334', x: 90, y: 590, side: 460, haze: 0.08 },
        { piece: '1f3d6-fe0f', x: 905, y: 690, side: 220, haze: 0.12 },
        { piece: '26f5', x: chance.between(300, 720), y: 600, side: 110, haze: 0.3 },
      ],
    };
  },
};

const desert: Backdrop = {
  id: 'desert',
  word: 'endless desert',
  ground: 910,
  air: [250, 196, 140],
  glow: [255, 226, 160],
  night: 0.05,
  paint(chance) {
    return {
      svg: `${sky('s', [
        [0, '#f2784b'],
        [0.35, '#ffb35c'],
        [0.7, '#ffe2a0'],
      ])}${lamp('sun', 700, 300, 340, '#fff2c0', 0.9)}<circle cx="700" cy="300" r="88" fill="#fff0bd"/>${hills(chance, 700, 150, '#d98a58', 4, true)}${hills(chance, 760, 90, '#e8a05e', 3)}${hills(chance, 840, 70, '#f2b76b', 3)}${floor('g', 840, '#f0b465', '#d98f45')}${many(12, (index) => `<path d="M${short(chance.between(-60, 900))} ${860 + index * 13}q60 -9 140 0t140 0" stroke="#b8702f" stroke-opacity=".28" stroke-width="4" fill="none" stroke-linecap="round"/>`)}`,
      scenery: [
        ...beside(chance, ['1f335'], { ground: 850, side: 260, haze: 0.1, count: 2 }),
        { piece: chance.pick(['1f42b', '1f3fa', '1f9b4']), x: chance.pick([250, 800]), y: 770, side: 130, haze: 0.3 },
      ],
    };
  },
};

const egypt: Backdrop = {
  id: 'egypt',
  word: 'valley of pyramids',
  ground: 910,
  air: [250, 210, 150],
  glow: [255, 232, 170],
  night: 0.05,
  paint(chance) {
    const pyramid = (x: number, top: number, wide: number) =>
      `<path d="M${x - wide} 800L${x} ${top}L${x + wide} 800Z" fill="#e2ae5e"/><path d="M${x} ${top}L${x + wide} 800H${short(x + wide * 0.3)}Z" fill="#b87f3c"/>${many(7, (index) => `<path d="M${short(x - wide * (0.16 + index * 0.12))} ${short(top + (800 - top) * (0.16 + index * 0.12))}H${short(x + wide * (0.05 + index * 0.036))}" stroke="#c48d45" stroke-width="4"/>`)}`;
    return {
      svg: `${sky('s', [
        [0, '#3f9fe0'],
        [0.5, '#bfe3f2'],
        [0.8, '#ffe7b0'],
      ])}${lamp('sun', 500, 150, 300, '#fff6c8', 0.9)}<circle cx="500" cy="150" r="70" fill="#fff6cf"/>${pyramid(850, 330, 330)}${pyramid(170, 240, 380)}${pyramid(540, 560, 190)}${hills(chance, 810, 50, '#eebf6c', 4)}${floor('g', 820, '#f2c878', '#d99f4c')}`,
      scenery: [
        { piece: '1f42a', x: chance.pick([250, 800]), y: 770, side: 150, haze: 0.2 },
        { piece: '1f334', x: 940, y: 660, side: 330, haze: 0.06 },
        { piece: '1f3fa', x: 100, y: 830, side: 130, haze: 0.03 },
      ],
    };
  },
};

const alps: Backdrop = {
  id: 'alps',
  word: 'snowy alps',
  ground: 908,
  air: [190, 220, 245],
  glow: [255, 255, 255],
  night: 0,
  paint(chance) {
    const flakes = many(
      60,
      () =>
        `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(0, 900))}" r="${short(chance.between(1.5, 5))}" fill="#fff" fill-opacity="${short(chance.between(0.5, 0.95))}"/>`,
    );
    const peak = (x: number, top: number, wide: number) =>
      `<path d="M${x - wide} 800L${x} ${top}L${x + wide} 800Z" fill="#7d9cc4"/><path d="M${x} ${top}L${x + wide} 800H${x + wide * 0.25}Z" fill="#5f7fae"/><path d="M${x} ${top}L${short(x - wide * 0.34)} ${short(top + (800 - top) * 0.34)}l${short(wide * 0.16)} -18l${short(wide * 0.12)} 30l${short(wide * 0.16)} -34l${short(wide * 0.14)} 24l${short(wide * 0.1)} -8Z" fill="#fff"/>`;
    return {
      svg: `${sky('s', [
        [0, '#4b9be8'],
        [0.7, '#d8f0ff'],
      ])}${peak(190, 210, 330)}${peak(880, 160, 360)}${peak(540, 330, 300)}${hills(chance, 800, 60, '#cfe4f7', 4)}${floor('g', 800, '#f4faff', '#c6dcf2')}${flakes}`,
      scenery: [
        ...beside(chance, ['1f332'], { ground: 850, side: 250, haze: 0.22, count: 4 }),
        { piece: chance.pick(['26c4', '1f6a1', '1f3e0']), x: chance.pick([230, 800]), y: 760, side: 130, haze: 0.2 },
      ],
    };
  },
};

const volcano: Backdrop = {
  id: 'volcano',
  word: 'roaring volcano',
  ground: 915,
  air: [120, 40, 46],
  glow: [255, 150, 60],
  night: 0.6,
  paint(chance) {
    const embers = many(
      50,
      () =>
        `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(60, 900))}" r="${short(chance.between(1.5, 5))}" fill="${chance.pick(['#ffd25e', '#ff8a3c', '#ff5a3c'])}" fill-opacity=".85"/>`,
    );
    return {
      svg: `${sky('s', [
        [0, '#2b0f2e'],
        [0.45, '#8a1f35'],
        [0.8, '#ff7a3a'],
      ])}${lamp('l', 512, 240, 420, '#ffb14a', 0.9)}<path d="M60 840L400 270Q512 310 624 270L964 840Z" fill="#3a1a30"/><path d="M512 300L624 270L964 840H560Z" fill="#2a1126"/><path d="M400 270Q512 310 624 270L600 330Q580 440 560 350Q530 520 512 370Q480 470 462 350Q430 420 424 320Z" fill="#ff8a2a"/><path d="M430 276Q512 306 594 276L580 310Q512 340 444 310Z" fill="#ffe27a"/>${cloud(420, 130, 90, '#4a2038', 0.9)}${cloud(610, 90, 110, '#5a2440', 0.85)}${cloud(520, 190, 70, '#6a2a44', 0.8)}${floor('g', 820, '#4a1d33', '#1f0b1c')}<path d="M0 872Q180 842 330 880T660 868T1024 880V902Q800 886 640 900T300 906T0 896Z" fill="#ff7a1f" fill-opacity=".85"/>${embers}`,
      scenery: [...beside(chance, ['1faa8', '1f525'], { ground: 870, side: 190, haze: 0.25, count: 3 })],
    };
  },
};

const meadow: Backdrop = {
  id: 'meadow',
  word: 'flowery meadow',
  ground: 908,
  air: [190, 230, 235],
  glow: [255, 252, 220],
  night: 0,
  paint(chance) {
    const flower = () => {
      const [x, y] = [chance.between(0, 1024), chance.between(800, 1010)];
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(3 + (y - 780) / 30)}" fill="${chance.pick(['#ff6fae', '#ffe14a', '#fff', '#b06bff'])}"/>`;
    };
    return {
      svg: `${sky('s', [
        [0, '#58b8ff'],
        [0.7, '#dff6ff'],
      ])}${lamp('l', 820, 160, 300, '#fff7c9', 0.9)}${cloud(200, 180, 76, '#fff', 0.9)}${cloud(760, 300, 60, '#fff', 0.8)}${hills(chance, 720, 180, '#8fd18a', 3)}${hills(chance, 780, 120, '#6abf5f', 4)}${floor('g', 780, '#63bf4d', '#3d9438')}${many(46, flower)}`,
      scenery: [
        ...beside(chance, ['1f333', '1f332', '1f333'], { ground: 800, side: 280, haze: 0.12, count: 3 }),
        {
          piece: chance.pick(['1f3e0', '1f404', '1f411', '1f69c', '1f308']),
          x: chance.pick([230, 790]),
          y: 700,
          side: 140,
          haze: 0.2,
        },
      ],
    };
  },
};

const clouds: Backdrop = {
  id: 'clouds',
  word: 'kingdom above the clouds',
  ground: 900,
  air: [200, 190, 250],
  glow: [255, 244, 225],
  night: 0.05,
  paint(chance) {
    return {
      svg: `${sky('s', [
        [0, '#5a7df0'],
        [0.45, '#c39bf5'],
        [0.8, '#ffd3e0'],
      ])}${lamp('l', 512, 430, 520, '#fff4d6', 0.9)}${many(7, (index) => cloud(chance.between(0, 1024), 120 + index * 90, chance.between(40, 90), '#fff', 0.35))}${many(9, (index) => cloud(index * 130 - 10, 880 + chance.between(-30, 20), 110, '#f3e6ff', 0.95))}${many(9, (index) => cloud(index * 135 + 10, 970 + chance.between(-10, 24), 120, '#fff', 1))}`,
      scenery: [
        { piece: '1f3f0', x: chance.pick([150, 880]), y: 640, side: 280, haze: 0.35 },
        { piece: chance.pick(['1f308', '1f388', '1fa81', '1f31e']), x: chance.pick([140, 880]), y: 250, side: 200, haze: 0.2 },
      ],
    };
  },
};

const jungle: Backdrop = {
  id: 'jungle',
  word: 'steamy jungle',
  ground: 908,
  air: [90, 170, 120],
  glow: [230, 255, 170],
  night: 0.15,
  paint(chance) {
    const leaf = (x: number, y: number, turn: number, fill: string) =>
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"><path d="M0 0Q70 -60 210 0Q70 60 0 0Z" fill="${fill}"/><path d="M0 0H200" stroke="#0a3b24" stroke-opacity=".4" stroke-width="5"/></g>`;
    const vines = many(7, () => {
      const x = chance.between(0, 1024);
      return `<path d="M${short(x)} -10q${short(chance.between(-40, 40))} 160 0 ${short(chance.between(160, 380))}" stroke="#1f6b3c" stroke-width="9" fill="none" stroke-linecap="round"/>`;
    });
    return {
      svg: `${sky('s', [
        [0, '#0f5a3e'],
        [0.5, '#58b36a'],
        [0.85, '#cdee9a'],
      ])}${lamp('l', 512, 360, 460, '#f3ffb8', 0.85)}${hills(chance, 760, 190, '#2f8a52', 6)}${hills(chance, 820, 120, '#1f6f44', 7)}${vines}${floor('g', 800, '#3c8b3f', '#1b5230')}${many(8, (index) => leaf(index % 2 ? 1030 : -6, 60 + index * 105, index % 2 ? 180 + chance.between(-40, 40) : chance.between(-40, 40), chance.pick(['#17693d', '#23854a', '#0f5733'])))}`,
      scenery: [
        ...beside(chance, ['1f334', '1f333', '1f334'], { ground: 830, side: 330, haze: 0.2, count: 3 }),
        { piece: chance.pick(['1f98b', '1f99c', '1f412']), x: chance.pick([200, 830]), y: 260, side: 110, haze: 0.1 },
      ],
    };
  },
};

const piazza: Backdrop = {
  id: 'piazza',
  word: 'Italian piazza',
  ground: 905,
  air: [250, 215, 170],
  glow: [255, 240, 200],
  night: 0,
  paint(chance) {
    const house = (x: number, width: number, top: number, fill: string) => {
      const rows = Math.floor((760 - top) / 110);
      const columns = Math.max(2, Math.floor(width / 80));
      const gap = width / columns;
      const windows = many(rows * columns, (index) => {
        const wx = x + (index % columns) * gap + gap / 2 - 17;
        const wy = top + 46 + Math.floor(index / columns) * 110;
        return `<rect x="${short(wx - 15)}" y="${wy}" width="15" height="56" fill="#3f7d5c"/><rect x="${short(wx + 34)}" y="${wy}" width="15" height="56" fill="#3f7d5c"/><rect x="${short(wx)}" y="${wy}" width="34" height="56" rx="3" fill="#6b4a4f"/><rect x="${short(wx - 4)}" y="${wy + 56}" width="42" height="7" fill="#fff" fill-opacity=".6"/>`;
      });
      return `<rect x="${x}" y="${top}" width="${width}" height="${780 - top}" fill="${fill}"/><rect x="${x}" y="${top}" width="${width}" height="${780 - top}" fill="#8a3d2a" fill-opacity="${short(chance.between(0, 0.12))}"/><path d="M${x - 12} ${top + 8}L${x + 22} ${top - 46}H${x + width - 22}L${x + width + 12} ${top + 8}Z" fill="#c65b38"/>${windows}`;
    };
    const bunting = many(
      12,
      (index) =>
        `<path d="M${index * 90} ${short(150 + Math.sin(index) * 14)}h52l-26 56Z" fill="${['#2f9e58', '#fff', '#d8394a'][index % 3]}"/>`,
    );
    return {
      svg: `${sky('s', [
        [0, '#4aa3ea'],
        [0.7, '#ffe9c4'],
      ])}${cloud(560, 130, 60, '#fff', 0.8)}${house(-20, 220, 330, '#f2b066')}${house(190, 190, 410, '#f6d28a')}${house(640, 190, 390, '#e98f6b')}${house(820, 230, 300, '#f4c07a')}<path d="M-10 140Q512 210 1034 140" stroke="#6b4a4f" stroke-width="3" fill="none"/>${bunting}${floor('g', 770, '#d9b48a', '#b98a60')}<g>${many(60, (index) => `<ellipse cx="${short((index % 12) * 92 + (Math.floor(index / 12) % 2) * 46)}" cy="${short(795 + Math.floor(index / 12) * 50)}" rx="42" ry="17" fill="#8f6340" fill-opacity=".2"/>`)}</g>`,
      scenery: [
        { piece: '26f2', x: 120, y: 716, side: 190, haze: 0.14 },
        { piece: chance.pick(['1f6f5', '1f6b2', '1f697']), x: 850, y: 770, side: 170, haze: 0.06 },
      ],
    };
  },
};

const castle: Backdrop = {
  id: 'castle',
  word: 'medieval kingdom',
  ground: 908,
  air: [200, 200, 225],
  glow: [255, 235, 190],
  night: 0.05,
  paint(chance) {
    const banner = (x: number, fill: string) =>
      `<path d="M${x} 60v250l40 -34l40 34V60Z" fill="${fill}"/><path d="M${x} 60h80v20h-80Z" fill="#000" fill-opacity=".25"/><path d="M${x + 40} 130l12 26l28 3l-21 19l6 28l-25 -15l-25 15l6 -28l-21 -19l28 -3Z" fill="#ffd25e"/>`;
    return {
      svg: `${sky('s', [
        [0, '#6f8fd6'],
        [0.6, '#ffd9a8'],
      ])}${lamp('l', 512, 520, 460, '#fff0c2', 0.9)}${hills(chance, 760, 160, '#8aa36f', 4)}${hills(chance, 800, 100, '#6f9257', 4)}${floor('g', 800, '#9a8a72', '#6f6152')}${many(55, (index) => `<rect x="${short((index % 11) * 100 - (Math.floor(index / 11) % 2) * 50)}" y="${short(806 + Math.floor(index / 11) * 44)}" width="94" height="38" rx="9" fill="#000" fill-opacity=".08"/>`)}${banner(40, '#a8283f')}${banner(904, '#2f4fa8')}<path d="M0 40H1024" stroke="#4a3626" stroke-width="16"/>`,
      scenery: [
        { piece: '1f3f0', x: chance.pick([270, 760]), y: 620, side: 360, haze: 0.25 },
        ...beside(chance, ['1f333'], { ground: 810, side: 200, haze: 0.2, count: 2 }),
      ],
    };
  },
};

const hauntedForest: Backdrop = {
  id: 'haunted-forest',
  word: 'haunted forest',
  ground: 908,
  air: [70, 80, 120],
  glow: [190, 255, 190],
  night: 0.75,
  paint(chance) {
    const tree = (x: number, wide: number, fill: string) => {
      const lean = chance.between(-40, 40);
      const branch = (y: number, dx: number, dy: number) =>
        `<path d="M${short(x + lean * 0.5)} ${y}q${short(dx * 0.5)} ${short(dy * 0.2)} ${short(dx)} ${short(dy)}" stroke="${fill}" stroke-width="${short(wide * 0.3)}" fill="none" stroke-linecap="round"/>`;
      return `<path d="M${short(x - wide)} 880Q${short(x - wide * 0.3)} 500 ${short(x + lean - wide * 0.4)} -20h${short(wide * 0.9)}Q${short(x + wide * 0.3)} 500 ${short(x + wide)} 880Z" fill="${fill}"/>${branch(420, -130, -130)}${branch(330, 120, -140)}${branch(230, -100, -90)}`;
    };
    const eyes = many(5, () => {
      const [x, y] = [chance.pick([chance.between(20, 260), chance.between(780, 1000)]), chance.between(380, 720)];
      return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="9" ry="12" fill="#ffe75e"/><ellipse cx="${short(x + 28)}" cy="${short(y)}" rx="9" ry="12" fill="#ffe75e"/><circle cx="${short(x + 2)}" cy="${short(y)}" r="4" fill="#1a1030"/><circle cx="${short(x + 26)}" cy="${short(y)}" r="4" fill="#1a1030"/>`;
    });
    return {
      svg: `${sky('s', [
        [0, '#141233'],
        [0.5, '#2d3a6b'],
        [0.9, '#5fa58a'],
      ])}${stars(chance, 50, 400)}${lamp('m', 720, 210, 320, '#eaffd0', 0.7)}<circle cx="720" cy="210" r="104" fill="#f2ffd9"/><circle cx="690" cy="190" r="20" fill="#d6ecb4"/><circle cx="752" cy="238" r="14" fill="#d6ecb4"/>${tree(330, 30, '#2c3566')}${tree(690, 28, '#2c3566')}${hills(chance, 820, 60, '#243a4e', 4)}${tree(80, 58, '#191a3d')}${tree(960, 62, '#15163a')}${eyes}${floor('g', 830, '#2a4a4a', '#122128')}${many(5, (index) => `<ellipse cx="${short(chance.between(0, 1024))}" cy="${820 + index * 26}" rx="${short(chance.between(200, 380))}" ry="24" fill="#b8ffd9" fill-opacity=".10"/>`)}`,
      scenery: [
        ...beside(chance, ['1faa6', '1f383', '1faa6'], { ground: 880, side: 140, haze: 0.3, count: 2 }),
        { piece: chance.pick(['1f47b', '1f987']), x: chance.between(180, 420), y: 250, side: 110, haze: 0.25 },
      ],
    };
  },
};

export const BEACHES_DESERTS_CASTLES = [
  beach,
  desert,
  egypt,
  alps,
  volcano,
  meadow,
  clouds,
  jungle,
  piazza,
  castle,
  hauntedForest,
];

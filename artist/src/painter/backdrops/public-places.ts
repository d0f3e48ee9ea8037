/** Where people go to play, to travel and to work. */
import type { Rgb } from '../../drawing/raster.ts';
import { short } from '../../drawing/svg.ts';
import { type Backdrop, cloud, floor, hills, lamp, many, perspective, sky } from './backdrop.ts';

const SUN: Rgb = [255, 250, 225];

const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${rx}" fill="${fill}"/>`;

const line = (path: string, color: string, width: number): string =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const day = (): string =>
  sky('s', [
    [0, '#4aaef5'],
    [0.7, '#d5f0ff'],
  ]);

const farm: Backdrop = {
  id: 'farm',
  word: 'farm',
  ground: 910,
  air: [190, 222, 235],
  glow: SUN,
  night: 0,
  paint(chance) {
    const barn = `<path d="M80 700V420L220 290L360 420V700Z" fill="#c9302c"/><path d="M60 430L220 276L380 430" fill="none" stroke="#fff" stroke-width="16"/>${box(160, 530, 120, 170, '#8f1f1c')}${line('M160 530L280 700M280 530L160 700M160 530H280V700H160Z', '#fff', 9)}${box(196, 380, 48, 52, '#fff', 4)}`;
    const silo = `${box(390, 380, 90, 320, '#c9d2da')}<path d="M390 380Q435 300 480 380Z" fill="#8fa0ae"/>${many(5, (index) => box(390, 430 + index * 56, 90, 6, '#9fb0bd'))}`;
    const furrows = many(7, (index) =>
      line(`M${560 + index * 80} 720Q${560 + index * 110} 760 ${520 + index * 150} 800`, '#b98a3c', 10),
    );
    const fence = `${line('M-10 770H1034M-10 806H1034', '#fff', 12)}${many(11, (index) => box(index * 102 + 4, 740, 18, 92, '#fff', 6))}`;
    return {
      svg: `${day()}${cloud(chance.between(520, 900), 140, 70, '#fff', 0.9)}${hills(chance, 640, 110, '#a9d67a', 3)}${floor('g', 690, '#9ccc5a', '#5f9c3a')}<path d="M500 712H1024V800H470Z" fill="#e8c45a"/>${furrows}${barn}${silo}${fence}`,
      scenery: [
        { piece: '1f69c', x: 850, y: 660, side: 220, haze: 0.06 },
        { piece: chance.pick(['1f33d', '1f33b', '1f33e']), x: 930, y: 800, side: 130, haze: 0.03 },
        { piece: '1f33e', x: 90, y: 810, side: 130, haze: 0.03 },
      ],
    };
  },
};

const stadium: Backdrop = {
  id: 'stadium',
  word: 'football stadium',
  ground: 905,
  air: [150, 190, 190],
  glow: [255, 255, 240],
  night: 0.1,
  paint(chance) {
    const shirts = ['#e94b4b', '#ffd25e', '#4d96ff', '#fff', '#6bcb77'];
    const crowd = many(
      260,
      () =>
        `<circle cx="${short(chance.between(0, 1024))}" cy="${short(chance.between(200, 520))}" r="11" fill="${chance.pick(shirts)}"/>`,
    );
    const lights = [60, 840]
      .map(
        (x) =>
          `${box(x + 56, 60, 14, 220, '#6a7684')}${many(6, (index) => `<circle cx="${x + 16 + (index % 3) * 46}" cy="${40 + Math.floor(index / 3) * 46}" r="19" fill="#fffbe0"/>`)}`,
      )
      .join('');
    const stripes = many(
      8,
      (index) =>
        `<path d="M${index * 128} 570H${index * 128 + 64}L${(index * 128 - 448) * 1.9 + 512} 1024H${(index * 128 - 512) * 1.9 + 512}Z" fill="#3f9c45"/>`,
    );
    const goal = `${line('M296 700V430H728V700', '#fff', 16)}${line(
      many(8, (index) => `M${330 + index * 52} 440V690`),
      '#ffffff88',
      4,
    )}${line(
      many(5, (index) => `M304 ${470 + index * 50}H720`),
      '#ffffff88',
      4,
    )}`;
    return {
      svg: `${day()}<path d="M0 180Q512 120 1024 180V560H0Z" fill="#4a5563"/>${crowd}<path d="M0 150Q512 84 1024 150V190Q512 124 0 190Z" fill="#e9eef2"/>${lights}${box(0, 526, 1024, 48, '#1f5fb0')}${many(9, (index) => box(index * 120 + 14, 536, 76, 28, index % 2 ? '#ffd25e' : '#fff', 4))}${floor('g', 570, '#4caf50', '#348a3b')}${stripes}${goal}${line('M90 720H934M90 720L-40 1024M934 720L1064 1024', '#fff', 9)}`,
      scenery: [{ piece: '26bd', x: chance.pick([150, 880]), y: 850, side: 130 }],
    };
  },
};

const subway: Backdrop = {
  id: 'subway',
  word: 'subway station',
  ground: 912,
  air: [190, 200, 205],
  glow: [255, 255, 240],
  night: 0.15,
  paint() {
    const tiles = many(96, (index) =>
      box((index % 16) * 66 - 10, Math.floor(index / 16) * 46 + 20, 62, 42, index % 5 ? '#eef0ea' : '#dfe4dc', 3),
    );
    const cars = `${box(-20, 300, 1064, 400, '#c9d2da', 40)}${box(-20, 560, 1064, 44, '#e94b4b')}${[30, 390, 750].map((x) => `${box(x, 350, 150, 150, '#27323c', 16)}${box(x + 170, 340, 74, 350, '#aab6c0', 8)}${box(x + 246, 340, 74, 350, '#aab6c0', 8)}${box(x + 182, 360, 50, 140, '#27323c', 10)}${box(x + 258, 360, 50, 140, '#27323c', 10)}`).join('')}${box(-20, 690, 1064, 40, '#4a5563')}`;
    return {
      svg: `${box(0, 0, 1024, 1024, '#b9c2c0')}${tiles}${box(0, 0, 1024, 34, '#3a4450')}${many(5, (index) => box(index * 220 + 30, 24, 150, 18, '#fffbe0', 8))}<circle cx="180" cy="170" r="78" fill="none" stroke="#e94b4b" stroke-width="30"/>${box(60, 144, 240, 52, '#1f3f9c', 4)}${cars}${floor('g', 726, '#8f979d', '#5c646b')}${box(0, 742, 1024, 26, '#ffd23c')}${perspective(790, { color: '#454c53', width: 3, opacity: 0.5, columns: 7, rows: 4 })}`,
      scenery: [],
    };
  },
};

const trainStation: Backdrop = {
  id: 'train-station',
  word: 'railway station',
  ground: 912,
  air: [205, 210, 214],
  glow: SUN,
  night: 0.05,
  paint() {
    const roof = `<path d="M0 360Q512 -140 1024 360" fill="#cfe6f2"/>${many(9, (index) => line(`M${512 + (index - 4) * 120} ${short(110 + (index - 4) ** 2 * 15)}L${512 + (index - 4) * 60} 360`, '#5f6f7a', 9))}${line('M0 360Q512 -140 1024 360', '#4a5863', 26)}${line('M70 360Q512 -40 954 360', '#5f6f7a', 12)}`;
    const clock =
      '<circle cx="512" cy="200" r="72" fill="#fff" stroke="#2c3440" stroke-width="14"/><path d="M512 200V150M512 200L550 222" stroke="#2c3440" stroke-width="10" stroke-linecap="round"/>';
    const rails = `<path d="M60 800L300 500H350L210 800Z" fill="#6b6258"/><path d="M964 800L724 500H674L814 800Z" fill="#6b6258"/>${line('M80 800L306 500M190 800L344 500M944 800L718 500M834 800L680 500', '#d5dce2', 8)}`;
    return {
      svg: `${box(0, 0, 1024, 1024, '#e4ddd0')}${roof}${clock}${box(0, 360, 1024, 160, '#b98a6a')}${many(7, (index) => `<path d="M${index * 150 + 10} 520V430Q${index * 150 + 65} 370 ${index * 150 + 120} 430V520Z" fill="#7a5a44"/>`)}${floor('g', 520, '#a59a8c', '#7d7368')}${rails}<path d="M300 1024L420 500H604L724 1024Z" fill="#c9c0b2"/>${line('M330 1024L432 500M694 1024L592 500', '#ffd23c', 12)}`,
      scenery: [
        { piece: '1f686', x: 190, y: 600, side: 300, haze: 0.06 },
        { piece: '1f9f3', x: 900, y: 830, side: 130, haze: 0.03 },
      ],
    };
  },
};

const airport: Backdrop = {
  id: 'airport',
  word: 'airport',
  ground: 912,
  air: [205, 225, 240],
  glow: SUN,
  night: 0,
  paint(chance) {
    const board = `${box(330, 30, 364, 160, '#1f262e', 10)}${many(15, (index) => box(350 + (index % 3) * 112, 52 + Math.floor(index / 3) * 26, chance.between(50, 96), 14, index % 3 === 2 ? '#6bcb77' : '#ffd25e', 3))}`;
    return {
      svg: `${day()}${cloud(200, 330, 60, '#fff', 0.9)}${cloud(850, 280, 70, '#fff', 0.9)}${box(0, 600, 1024, 120, '#8f9aa4')}${line('M0 660H1024', '#fff', 8)}${many(6, (index) => box(index * 204 - 8, 200, 16, 560, '#e9eef2'))}${box(0, 0, 1024, 216, '#dfe6ec')}${box(0, 206, 1024, 16, '#b9c4ce')}${board}${box(0, 720, 1024, 40, '#e9eef2')}${floor('g', 756, '#d3dae0', '#9aa6b1')}${perspective(756, { color: '#7f8b97', width: 3, opacity: 0.45, columns: 7, rows: 5 })}${[30, 724].map((x) => `${many(3, (index) => `${box(x + index * 92, 690, 80, 66, '#2f5fb0', 12)}${box(x + index * 92, 752, 80, 24, '#27497f', 8)}`)}${box(x, 776, 272, 10, '#5c646b')}`).join('')}`,
      scenery: [
        { piece: '2708-fe0f', x: 190, y: 440, side: 230, haze: 0.08 },
        { piece: '1f6eb', x: 850, y: 450, side: 200, haze: 0.12 },
        { piece: '1f9f3', x: 905, y: 845, side: 140, haze: 0.03 },
      ],
    };
  },
};

const playground: Backdrop = {
  id: 'playground',
  word: 'playground',
  ground: 910,
  air: [190, 225, 240],
  glow: SUN,
  night: 0,
  paint(chance) {
    const swings = `${line('M40 800L120 360H380L460 800M120 360L200 800M380 360L300 800', '#e94b4b', 18)}${[190, 310].map((x) => `${line(`M${x - 30} 366V660M${x + 30} 366V660`, '#6a7684', 6)}${box(x - 40, 655, 80, 20, '#ffd25e', 6)}`).join('')}`;
    const slide = `${line('M700 790V430M790 790V430M700 520H790M700 610H790M700 700H790', '#4d96ff', 14)}<path d="M690 420H810Q840 430 850 480L960 770H1024V810H930L820 500Z" fill="#ffb13c"/><path d="M670 440L745 350L820 440Z" fill="#6bcb77"/>`;
    return {
      svg: `${day()}${cloud(chance.between(300, 700), 150, 70, '#fff', 0.9)}${hills(chance, 640, 90, '#8fcf6a', 5)}${floor('g', 740, '#8ed05a', '#5aa53c')}<ellipse cx="512" cy="905" rx="460" ry="96" fill="#f2d58f"/>${swings}${slide}`,
      scenery: [
        { piece: '1f333', x: 560, y: 590, side: 260, haze: 0.2 },
        { piece: chance.pick(['1f3c0', '1fa81', '1f9f8']), x: 130, y: 880, side: 110 },
      ],
    };
  },
};

const town: Backdrop = {
  id: 'town',
  word: 'big city',
  ground: 912,
  air: [190, 210, 228],
  glow: SUN,
  night: 0,
  paint(chance) {
    const tower = (x: number, top: number, width: number, fill: string) => {
      const columns = Math.floor((width - 20) / 34);
      const rows = Math.floor((740 - top) / 46);
      return `${box(x, top, width, 770 - top, fill)}${many(columns * rows, (index) => box(x + 14 + (index % columns) * 34, top + 20 + Math.floor(index / columns) * 46, 20, 28, chance.happens(0.3) ? '#ffe9a8' : '#cfe6f5', 2))}`;
    };
    const far = many(9, (index) => box(index * 120 - 30, chance.between(230, 430), 100, 560, '#a9bccd'));
    const near = [
      [-20, 250, 170, '#c9705a'],
      [150, 360, 130, '#6f86a8'],
      [280, 440, 110, '#d8b46a'],
      [640, 430, 120, '#8f7aa8'],
      [760, 300, 130, '#5f8f8a'],
      [890, 200, 170, '#b0604f'],
    ] as const;
    return {
      svg: `${day()}${cloud(chance.between(250, 750), 130, 70, '#fff', 0.9)}${far}${near.map(([x, top, width, fill]) => tower(x, top, width, fill)).join('')}${box(0, 760, 1024, 40, '#c9ced3')}${floor('g', 796, '#5c646b', '#454b51')}${many(5, (index) => `<path d="M${470 - index * 14} ${812 + index * 44}h${84 + index * 28}l6 ${18 + index * 3}h-${96 + index * 28}Z" fill="#fff"/>`)}`,
      scenery: [
        { piece: '1f6a6', x: 80, y: 690, side: 180, haze: 0.06 },
        { piece: chance.pick(['1f695', '1f68c', '1f697']), x: 890, y: 740, side: 210, haze: 0.06 },
      ],
    };
  },
};

const pool: Backdrop = {
  id: 'pool',
  word: 'swimming pool',
  ground: 915,
  air: [180, 230, 240],
  glow: SUN,
  night: 0,
  paint(chance) {
    const ripples = many(22, () =>
      line(`M${short(chance.between(0, 940))} ${short(chance.between(580, 800))}q20 -14 40 0t40 0`, '#ffffff99', 5),
    );
    const lanes = [300, 724]
      .map((x) =>
        many(
          12,
          (index) =>
            `<circle cx="${short(512 + (x - 512) * (0.55 + index * 0.06))}" cy="${560 + index * 22}" r="${8 + index}" fill="${index % 2 ? '#fff' : '#e94b4b'}"/>`,
        ),
      )
      .join('');
    return {
      svg: `${day()}${cloud(700, 150, 70, '#fff', 0.9)}${hills(chance, 540, 80, '#7fc46a', 6)}${box(0, 510, 1024, 40, '#f4efe4')}${floor('water', 546, '#38b6e0', '#1590c4')}${ripples}${lanes}${box(140, 250, 26, 300, '#8a93a0')}${box(200, 250, 26, 300, '#8a93a0')}${many(5, (index) => box(150, 300 + index * 48, 66, 12, '#8a93a0'))}${box(130, 236, 260, 26, '#fff', 8)}<path d="M0 812H1024V1024H0Z" fill="#f4efe4"/>${many(9, (index) => box(index * 120 - 20, 820, 112, 60, '#e4dccb', 4))}${many(8, (index) => box(index * 140 - 40, 888, 132, 90, '#e9e2d3', 4))}`,
      scenery: [
        { piece: '1f6df', x: 890, y: 690, side: 150, haze: 0.03 },
        { piece: '26f1-fe0f', x: 900, y: 400, side: 260, haze: 0.06 },
      ],
    };
  },
};

const battlefield: Backdrop = {
  id: 'battlefield',
  word: 'battlefield',
  ground: 910,
  air: [170, 150, 130],
  glow: [255, 220, 160],
  night: 0.2,
  paint(chance) {
    const smoke = many(7, () =>
      cloud(chance.between(0, 1024), chance.between(120, 460), chance.between(60, 120), '#5c5148', 0.7),
    );
    const wire = `${many(6, (index) => line(`M${index * 200 + 10} 690L${index * 200 + 50} 790M${index * 200 + 50} 690L${index * 200 + 10} 790`, '#4a3a2c', 12))}${line(
      many(50, (index) => `M${index * 21} ${728 + (index % 2) * 14}q10 -26 21 0`),
      '#2c2620',
      4,
    )}`;
    return {
      svg: `${sky('s', [
        [0, '#6a5a52'],
        [0.5, '#c97a4a'],
        [0.8, '#f2c27a'],
      ])}${lamp('l', 300, 500, 300, '#ffb14a', 0.7)}${smoke}${hills(chance, 680, 90, '#5c4a38', 5, true)}${floor('g', 690, '#6f5a40', '#3f3224')}${wire}`,
      scenery: [
        { piece: '1f4a5', x: chance.pick([190, 830]), y: 520, side: 190, haze: 0.1 },
        { piece: 'own-cannon', x: 120, y: 770, side: 200, haze: 0.06 },
        { piece: '1f6a9', x: 910, y: 700, side: 190, haze: 0.06 },
      ],
    };
  },
};

export const PUBLIC_PLACES = [farm, stadium, subway, trainStation, airport, playground, town, pool, battlefield];

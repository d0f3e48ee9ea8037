/** Rooms that people know from every day: each is told by two or three things that stand in no other. */
import type { Chance } from '../../drawing/random.ts';
import type { Rgb } from '../../drawing/raster.ts';
import { short } from '../../drawing/svg.ts';
import { type Backdrop, floor, lamp, many, perspective, type Scenery } from './backdrop.ts';

interface Room {
  id: string;
  word: string;
  wall: string;
  /** The floor, far away and near, and its seams. */
  boards: readonly [far: string, near: string, seams: string];
  air: Rgb;
  night?: number;
  /** What hangs on the wall and stands before it, above the floor. */
  decor(chance: Chance): string;
  scenery(chance: Chance): Scenery[];
}

const FLOOR = 790;
const LIGHT: Rgb = [255, 250, 235];

const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${rx}" fill="${fill}"/>`;

const line = (path: string, color: string, width: number): string =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

export function createRoom({ id, word, wall, boards, air, night = 0, decor, scenery }: Room): Backdrop {
  const [far, near, seams] = boards;
  return {
    id,
    word,
    ground: 910,
    air,
    glow: LIGHT,
    night,
    paint(chance) {
      const ground = floor('g', FLOOR, far, near);
      const tiles = perspective(FLOOR, { color: seams, width: 3, opacity: 0.4, columns: 7, rows: 5 });
      const light = lamp('l', 512, 420, 470, '#fffaf0', night > 0.3 ? 0.35 : 0.55);
      return {
        svg: `<rect width="1024" height="1024" fill="${wall}"/>${decor(chance)}${light}${ground}${tiles}`,
        scenery: scenery(chance),
      };
    },
  };
}

/** A window with its panes, through which something is seen. */
export const window = (x: number, y: number, width: number, height: number, view: string): string =>
  `${box(x - 12, y - 12, width + 24, height + 24, '#fff', 8)}${box(x, y, width, height, view)}${line(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`, '#fff', 9)}`;

const office = createRoom({
  id: 'office',
  word: 'office',
  wall: '#dfe5e8',
  boards: ['#8c98a6', '#6a7684', '#566270'],
  air: [215, 225, 232],
  decor: (chance) =>
    `${many(3, (index) => box(index * 360 + 40, 20, 230, 56, '#fff', 6))}${window(60, 130, 250, 250, '#9ed0f2')}${window(714, 130, 250, 250, '#9ed0f2')}${box(372, 150, 280, 190, '#fff', 6)}${line('M400 300L450 250L500 275L560 200L620 230', '#e94b4b', 9)}${line('M400 180V312H630', '#7a8794', 5)}${many(
      3,
      (index) =>
        `${box(index * 350 - 20, 520, 330, 24, '#b98a5a', 4)}${box(index * 350 - 6, 544, 22, 246, '#8f6a44')}${box(index * 350 + 270, 544, 22, 246, '#8f6a44')}${box(index * 350 + 60, 400, 130, 92, '#2c3440', 8)}${box(index * 350 + 69, 409, 112, 74, chance.pick(['#4d96ff', '#6bcb77', '#cfe8ff']))}${box(index * 350 + 112, 492, 26, 30, '#2c3440')}${many(4, (sheet) => box(index * 350 + 216, 506 - sheet * 9, 76, 7, sheet % 2 ? '#fff' : '#f3e6c8'))}`,
    )}`,
  scenery: (chance) => [
    { piece: '1f5a8-fe0f', x: 905, y: 740, side: 190, haze: 0.05 },
    { piece: '1fab4', x: 110, y: 720, side: 200, haze: 0.05 },
    { piece: chance.pick(['1f4ce', '2615', '1f4c8']), x: chance.pick([270, 770]), y: 470, side: 84, haze: 0.05 },
  ],
});

const school = createRoom({
  id: 'school',
  word: 'classroom',
  wall: '#f6e3b8',
  boards: ['#c99a62', '#a0713f', '#6f4a22'],
  air: [240, 226, 196],
  decor: () =>
    `${box(132, 96, 760, 400, '#8f6236', 12)}${box(150, 114, 724, 364, '#2f5f49')}${line('M200 220L236 140L272 220M214 190H258', '#f4f7ee', 8)}${line('M320 140V220H352Q384 214 352 180Q380 172 350 140ZM320 180H352', '#f4f7ee', 8)}${line('M480 150Q420 140 424 182Q428 226 484 212', '#f4f7ee', 8)}${line('M640 170V210M620 190H660M690 170V210M748 182H790M748 200H790M600 170V210', '#ffe27a', 8)}${line('M200 300Q260 270 320 300T440 300T560 300', '#f4f7ee', 6)}${box(150, 482, 724, 20, '#b98a5a', 6)}${box(170, 474, 60, 12, '#fff', 4)}${many(
      4,
      (index) =>
        `${box(index * 270 - 40, 640, 220, 22, '#d8a868', 4)}${line(`M${index * 270 - 20} 662V800M${index * 270 + 160} 662V800`, '#6b7682', 12)}`,
    )}`,
  scenery: (chance) => [
    { piece: '1f30d', x: 120, y: 590, side: 150, on: 654, haze: 0.05 },
    { piece: '1f34e', x: 905, y: 608, side: 84, on: 654, haze: 0.03 },
    { piece: chance.pick(['1f392', '1f4da', '1f4d0']), x: 890, y: 765, side: 160, haze: 0.05 },
  ],
});

const hospital = createRoom({
  id: 'hospital',
  word: 'hospital',
  wall: '#d5eeea',
  boards: ['#eef6f6', '#b9d2d4', '#8fb0b4'],
  air: [222, 240, 240],
  decor: () =>
    `${box(0, 560, 1024, 26, '#8cc9c0')}${box(76, 80, 200, 200, '#fff', 26)}<path d="M146 106H206V150H250V210H206V254H146V210H102V150H146Z" fill="#e94b4b"/>${[
      40, 674,
    ]
      .map(
        (x) =>
          `${box(x, 640, 310, 60, '#fff', 14)}${box(x, 690, 310, 50, '#9ed0e6', 8)}${box(x + 10, 606, 96, 50, '#fff', 18)}${line(`M${x} 560V790M${x + 310} 620V790`, '#8a9aa6', 14)}`,
      )
      .join(
        '',
      )}${line('M380 260V790M360 260H400', '#8a9aa6', 10)}${box(348, 280, 64, 96, '#cfe8ff', 14)}${box(352, 326, 56, 46, '#e94b4b', 10)}${box(690, 300, 220, 150, '#27323c', 14)}${line('M706 380H760L776 330L800 424L818 380H894', '#5ff08a', 8)}`,
  scenery: (chance) => [{ piece: chance.pick(['1f48a', '1f489', '1fa79']), x: 905, y: 800, side: 120, haze: 0.03 }],
});

const gym = createRoom({
  id: 'gym',
  word: 'gym',
  wall: '#3c4450',
  boards: ['#4a515c', '#2c323a', '#1e2329'],
  air: [120, 132, 146],
  night: 0.1,
  decor: () =>
    `${box(60, 90, 904, 420, '#a9bccb', 8)}<path d="M60 510L300 90H420L180 510ZM560 510L800 90H850L610 510Z" fill="#fff" fill-opacity=".3"/>${many(
      2,
      (row) =>
        `${box(40, 620 + row * 96, 944, 16, '#1b1f25')}${many(
          9,
          (index) =>
            `${box(56 + index * 106, 584 + row * 96, 20, 38, row ? '#e94b4b' : '#20262e', 6)}${box(76 + index * 106, 598 + row * 96, 34, 10, '#c9d2da')}${box(110 + index * 106, 584 + row * 96, 20, 38, row ? '#e94b4b' : '#20262e', 6)}`,
        )}`,
    )}${line('M250 190V20M774 190V20', '#1b1f25', 8)}${box(216, 180, 68, 210, '#b3342c', 30)}${box(740, 180, 68, 210, '#b3342c', 30)}`,
  scenery: (chance) => [
    { piece: 'own-dumbbell', x: 130, y: 815, side: 190, haze: 0.03 },
    { piece: chance.pick(['1f94a', '1f3c6']), x: 900, y: 815, side: 140, haze: 0.03 },
  ],
});

const prison = createRoom({
  id: 'prison',
  word: 'prison cell',
  wall: '#7d8288',
  boards: ['#6a6e74', '#4a4e54', '#33363a'],
  air: [130, 135, 142],
  night: 0.2,
  decor: () =>
    `${many(60, (index) => box((index % 6) * 180 - 60 + (Math.floor(index / 6) % 2) * 90, Math.floor(index / 6) * 80, 174, 74, index % 4 ? '#868c93' : '#757b82', 4))}${box(386, 96, 252, 190, '#8fc4ea')}${many(5, (index) => box(404 + index * 48, 90, 16, 202, '#2c3036', 6))}${line('M150 380V440M170 380V440M190 380V440M210 380V440M136 430L226 390M260 380V440M280 380V440', '#f0f0ea', 6)}${box(690, 560, 360, 36, '#5a4a3c', 6)}${box(690, 520, 360, 44, '#cfd5da', 12)}${line('M720 596V790M1000 596V790', '#33363a', 14)}${many(7, (index) => (index === 3 ? '' : box(index * 164 + 6, 0, 26, 800, '#2a2d32', 10)))}${box(0, 60, 1024, 22, '#2a2d32')}`,
  scenery: () => [
    { piece: '1f6bd', x: 150, y: 690, side: 190, haze: 0.08 },
    { piece: '26d3-fe0f', x: 900, y: 780, side: 130, haze: 0.05 },
  ],
});

const church = createRoom({
  id: 'church',
  word: 'church',
  wall: '#c9b79a',
  boards: ['#a3835c', '#6e5236', '#4c3722'],
  air: [196, 176, 150],
  night: 0.15,
  decor: (chance) =>
    `${[110, 402, 694]
      .map((x) => {
        const panes = many(24, (index) =>
          box(
            x + (index % 4) * 56,
            100 + Math.floor(index / 4) * 66,
            52,
            62,
            chance.pick(['#e94b4b', '#4d96ff', '#ffd25e', '#6bcb77', '#b983ff']),
          ),
        );
        return `<clipPath id="arch${x}"><path d="M${x} 500V240Q${x} 110 ${x + 110} 70Q${x + 220} 110 ${x + 220} 240V500Z"/></clipPath><g clip-path="url(#arch${x})">${box(x, 60, 224, 450, '#3b3340')}${panes}</g>${line(`M${x} 500V240Q${x} 110 ${x + 110} 70Q${x + 220} 110 ${x + 220} 240V500Z`, '#8f7a5c', 14)}`;
      })
      .join('')}${many(
      3,
      (row) =>
        `${box(-20, 590 + row * 62, 370 - row * 10, 30, '#6b3d1f', 6)}${box(674 + row * 10, 590 + row * 62, 370, 30, '#6b3d1f', 6)}${box(-20, 620 + row * 62, 350, 34, '#4f2c15')}${box(690, 620 + row * 62, 350, 34, '#4f2c15')}`,
    )}<path d="M440 790L480 560H544L584 790Z" fill="#a8283f"/>${box(500, 420, 24, 150, '#e8b93c', 4)}${box(458, 460, 108, 24, '#e8b93c', 4)}`,
  scenery: () => [
    { piece: '1f56f-fe0f', x: 120, y: 500, side: 120 },
    { piece: '1f56f-fe0f', x: 904, y: 500, side: 120 },
  ],
});

const barbershop = createRoom({
  id: 'barbershop',
  word: 'barbershop',
  wall: '#f2dcc4',
  boards: ['#f4f4f4', '#c9c9cf', '#2c2c34'],
  air: [240, 224, 210],
  decor: () =>
    `${many(12, (index) => box(index * 90, 0, 45, 60, index % 2 ? '#2f5fb0' : '#d8322f'))}${[80, 682].map((x) => `${box(x - 14, 106, 290, 350, '#8f4a2c', 20)}${box(x, 120, 262, 322, '#cfe6f2', 12)}<path d="M${x + 20} 430L${x + 130} 130H${x + 190}L${x + 80} 430Z" fill="#fff" fill-opacity=".5"/>${box(x - 30, 470, 322, 26, '#8f4a2c', 6)}${box(x + 10, 420, 26, 52, '#6bcb77', 8)}${box(x + 50, 430, 24, 42, '#ffd25e', 8)}${box(x + 210, 416, 30, 56, '#4d96ff', 8)}`).join('')}${[90, 704].map((x) => `${box(x + 40, 560, 150, 120, '#b3342c', 26)}${box(x + 20, 668, 190, 46, '#d8453c', 18)}${box(x + 6, 630, 30, 70, '#3a3a42', 10)}${box(x + 194, 630, 30, 70, '#3a3a42', 10)}${box(x + 100, 710, 30, 70, '#8a93a0')}${box(x + 60, 776, 110, 18, '#8a93a0', 8)}`).join('')}`,
  scenery: () => [
    { piece: '1f488', x: 962, y: 610, side: 230, haze: 0.03 },
    { piece: '2702-fe0f', x: 905, y: 830, side: 120, haze: 0.03 },
  ],
});

const laboratory = createRoom({
  id: 'laboratory',
  word: 'laboratory',
  wall: '#c4d4e2',
  boards: ['#e6eef4', '#a9bccb', '#7f98a8'],
  air: [205, 222, 235],
  decor: (chance) =>
    `${[150, 300].map((y) => `${box(40, y, 944, 16, '#7f98a8')}${many(9, (index) => `<path d="M${84 + index * 106} ${y - 92}h24v40l30 52h-84l30 -52Z" fill="${chance.pick(['#6bcb77', '#b983ff', '#4d96ff', '#ffd25e', '#ff8fb1'])}" fill-opacity=".8"/>`)}`).join('')}${box(0, 560, 1024, 30, '#f4f7fa')}${box(0, 590, 1024, 200, '#8fa8b8')}${many(6, (index) => box(index * 176 + 12, 606, 156, 168, '#a9c0ce', 8))}${line('M330 560V470Q330 420 400 420H470Q520 420 520 470V500', '#ffffff', 10)}`,
  scenery: () => [
    { piece: '1f52c', x: 130, y: 480, side: 180, haze: 0.03 },
    { piece: '2697-fe0f', x: 880, y: 480, side: 150, haze: 0.03 },
  ],
});

const casino = createRoom({
  id: 'casino',
  word: 'casino',
  wall: '#5a0f24',
  boards: ['#a8283f', '#5c1020', '#e8b93c'],
  air: [120, 40, 60],
  night: 0.4,
  decor: (chance) =>
    `${box(0, 60, 1024, 70, '#2b0812')}${many(22, (index) => `<circle cx="${index * 48 + 10}" cy="95" r="14" fill="${index % 2 ? '#ffe9a0' : '#ff9f45'}"/>`)}${[30, 210, 670, 850].map((x) => `${box(x, 330, 150, 430, chance.pick(['#d8322f', '#2f5fb0', '#6a3ad0']), 24)}${box(x + 15, 400, 120, 90, '#fff', 8)}${line(`M${x + 55} 400V490M${x + 95} 400V490`, '#c9cdd6', 4)}<path d="M${x + 24} 424h22l-14 44" stroke="#e94b4b" stroke-width="8" fill="none"/><path d="M${x + 64} 424h22l-14 44" stroke="#e94b4b" stroke-width="8" fill="none"/><path d="M${x + 104} 424h22l-14 44" stroke="#e94b4b" stroke-width="8" fill="none"/>${box(x + 20, 350, 110, 36, '#ffd25e', 10)}${box(x + 30, 540, 90, 26, '#ffd25e', 10)}`).join('')}`,
  scenery: () => [
    { piece: '1f3b2', x: 130, y: 840, side: 120 },
    { piece: '1f0cf', x: 900, y: 830, side: 120 },
  ],
});

const livingRoom = createRoom({
  id: 'living-room',
  word: 'living room',
  wall: '#e9cdb4',
  boards: ['#b98a5a', '#8a5f38', '#5f3f22'],
  air: [238, 216, 196],
  decor: () =>
    `${many(16, (index) => box(index * 64, 0, 30, 790, '#e2c0a2'))}${window(96, 110, 220, 270, '#a8dcf5')}<path d="M70 80H150Q140 260 70 410ZM342 80H262Q272 260 342 410Z" fill="#c9523c"/>${box(420, 130, 184, 150, '#8f6236', 6)}${box(436, 146, 152, 118, '#9ed0f2')}<path d="M436 264V230L480 190L520 230L548 206L588 240V264Z" fill="#6bb36a"/>${box(0, 740, 1024, 50, '#fff4e4')}<ellipse cx="512" cy="915" rx="420" ry="80" fill="#c9523c"/>`,
  scenery: () => [
    { piece: '1f6cb-fe0f', x: 190, y: 690, side: 330, haze: 0.05 },
    { piece: '1f4fa', x: 860, y: 660, side: 230, haze: 0.05 },
    { piece: '1fab4', x: 960, y: 760, side: 130, haze: 0.05 },
  ],
});

const bedroom = createRoom({
  id: 'bedroom',
  word: 'bedroom',
  wall: '#8fa0d8',
  boards: ['#b98a5a', '#8a5f38', '#5f3f22'],
  air: [160, 172, 220],
  night: 0.2,
  decor: () =>
    `${many(28, (index) => `<circle cx="${(index * 173) % 1024}" cy="${(index * 97) % 520}" r="7" fill="#fff" fill-opacity=".5"/>`)}${window(402, 80, 220, 250, '#27305f')}<circle cx="560" cy="140" r="34" fill="#fff3c0"/>${box(40, 740, 944, 50, '#6b3d1f')}${box(90, 420, 844, 200, '#8f5a30', 40)}${box(130, 560, 764, 90, '#fff', 30)}${box(170, 530, 240, 80, '#f4f0ff', 34)}${box(614, 530, 240, 80, '#f4f0ff', 34)}${box(110, 620, 804, 170, '#e9588a', 26)}${many(8, (index) => box(120 + index * 100, 620, 44, 170, '#f27aa4'))}`,
  scenery: () => [
    { piece: '1f9f8', x: 130, y: 800, side: 150, haze: 0.03 },
    { piece: '23f0', x: 920, y: 780, side: 110, haze: 0.03 },
  ],
});

const pub = createRoom({
  id: 'pub',
  word: 'pub',
  wall: '#4a2a18',
  boards: ['#7a4a28', '#3f2412', '#24130a'],
  air: [120, 80, 55],
  night: 0.35,
  decor: (chance) =>
    `${[190, 320, 450]
      .map(
        (y) =>
          `${box(60, y, 904, 16, '#8f5a30')}${many(20, (index) => {
            const fill = chance.pick(['#2f7a4a', '#b8862f', '#7a2f2f', '#cfe0d8', '#3a5f8f']);
            const x = 74 + index * 45;
            return `${box(x, y - 62, 28, 62, fill, 6)}${box(x + 9, y - 92, 10, 34, fill, 3)}`;
          })}`,
      )
      .join(
        '',
      )}${[230, 512, 794].map((x) => `${line(`M${x} 0V60`, '#1b0e06', 6)}<path d="M${x - 50} 96L${x - 22} 54H${x + 22}L${x + 50} 96Z" fill="#2f7a4a"/><circle cx="${x}" cy="100" r="18" fill="#fff0b0"/>`).join('')}${box(0, 590, 1024, 34, '#b97a42', 6)}${box(0, 624, 1024, 166, '#6b3d1f')}${many(6, (index) => box(index * 174 + 14, 644, 150, 126, '#7d4a26', 8))}`,
  scenery: (chance) => [
    { piece: '1f37a', x: 120, y: 530, side: 130 },
    { piece: '1f37b', x: 890, y: 530, side: 140 },
    { piece: chance.pick(['1f3af', '1f3b1']), x: 900, y: 820, side: 120, haze: 0.03 },
  ],
});

const cave = createRoom({
  id: 'cave',
  word: 'cave',
  wall: '#5a4a40',
  boards: ['#6a5a4c', '#3c3028', '#2a201a'],
  air: [110, 92, 80],
  night: 0.4,
  decor: (chance) =>
    `<path d="M0 0H1024V790H900Q940 520 830 330Q690 150 512 160Q320 150 190 340Q90 520 130 790H0Z" fill="#3a2e28"/>${many(13, (index) => `<path d="M${index * 84 - 20} 0h76l-38 ${short(chance.between(90, 240))}Z" fill="#2c221d"/>`)}${line('M190 420q40 -46 96 -26l44 -30l-10 44q14 40 -32 50v50M206 452v56M250 458v50M286 456v52', '#d8743c', 11)}${line('M770 420v70M770 440l-36 26M770 440l40 -30v-60M770 490l-26 54M770 490l28 52', '#d8743c', 10)}<circle cx="770" cy="396" r="20" fill="#d8743c"/>${line('M180 300h60M180 320h50M840 560q20 -30 40 0t40 0', '#d8743c', 8)}`,
  scenery: () => [
    { piece: '1f525', x: 150, y: 770, side: 170 },
    { piece: '1faa8', x: 900, y: 770, side: 210, haze: 0.2 },
    { piece: '1f9b4', x: 800, y: 850, side: 90, haze: 0.1 },
  ],
});

export const ROOMS = [
  office,
  school,
  hospital,
  gym,
  prison,
  church,
  barbershop,
  laboratory,
  casino,
  livingRoom,
  bedroom,
  pub,
  cave,
];

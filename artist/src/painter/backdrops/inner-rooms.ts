/** Rooms above, below and between others: told by beams, pipes, stairs and seats. Never by chance, as there are rooms enough for that. */
import { lamp, many } from './backdrop.ts';
import { createRoom } from './rooms.ts';
import { box, disc, line, shape } from './view.ts';

const stones = (from: number, to: number, first: string, second: string): string =>
  many(Math.ceil((to - from) / 62) * 11, (index) => {
    const row = Math.floor(index / 11);
    return box((index % 11) * 100 - (row % 2) * 50, from + row * 62, 94, 56, index % 3 ? first : second, 6);
  });

const basement = createRoom({
  id: 'basement',
  word: 'basement',
  wall: '#5f5a56',
  boards: ['#7a746c', '#4f4a44', '#3f3a35'],
  air: [130, 125, 118],
  night: 0.3,
  decor: () =>
    `${stones(0, 790, '#6f6963', '#665f59')}${line('M0 60H700V230H1024', '#a8653a', 26)}${line('M0 120H330V0', '#8a9298', 20)}${[150, 520].map((x) => box(x, 40, 22, 40, '#7a4424', 4)).join('')}${line('M512 60V170', '#2a2724', 5)}${disc(512, 196, 30, '#fff3b0')}${lamp('bulb', 512, 200, 300, '#ffe9a0', 0.5)}${many(7, (index) => box(index * 52 - 60, 330 + index * 68, 330 - index * 12, 20, '#8a5f38', 3))}${line('M40 250L400 720', '#6b4626', 16)}${many(7, (index) => line(`M${70 + index * 48} ${288 + index * 62}V${350 + index * 68}`, '#6b4626', 8))}${box(800, 330, 170, 460, '#b5bcc0', 30)}${box(800, 450, 170, 16, '#8a9298')}${disc(885, 560, 40, '#fff')}${line('M885 560L906 536', '#d8342c', 7)}${box(840, 680, 90, 60, '#ff8a2a', 8)}${line('M885 330V230', '#a8653a', 24)}`,
  scenery: () => [
    { piece: '1f4e6', x: 110, y: 800, side: 190 },
    { piece: '1f6b2', x: 760, y: 740, side: 170, haze: 0.05 },
    { piece: '1f578-fe0f', x: 960, y: 90, side: 140 },
    { piece: '1f400', x: 920, y: 860, side: 100 },
  ],
});

const sewer = createRoom({
  id: 'sewer',
  word: 'sewer',
  wall: '#2a332c',
  boards: ['#5f7a3a', '#3a4f24', '#7f9a4a'],
  air: [95, 115, 85],
  night: 0.4,
  decor: () =>
    `${stones(0, 790, '#5a6258', '#50584e')}${disc(512, 470, 330, '#3f463e')}${disc(512, 470, 290, '#12160f')}${disc(512, 470, 200, '#1f261b')}${disc(512, 470, 120, '#2f3a28')}${box(180, 690, 664, 110, '#5f7a3a')}${[60, 964].map((x) => `${disc(x, 250, 96, '#7d857a')}${disc(x, 250, 70, '#12160f')}${shape(`M${x - 54} 270H${x + 54}L${x + 66} 790H${x - 66}Z`, '#7fae3f', 0.85)}`).join('')}${line('M0 640H190M834 640H1024', '#8a6a3a', 22)}${line('M0 90H1024', '#7a5a3a', 30)}${[200, 512, 824].map((x) => box(x - 16, 66, 32, 48, '#5f4426', 4)).join('')}${many(5, (index) => line(`M${860 + index * 2} ${330 + index * 60}h70`, '#b5462f', 12))}`,
  scenery: () => [
    { piece: '1f400', x: 120, y: 850, side: 130 },
    { piece: '1f40a', x: 880, y: 830, side: 170, haze: 0.1 },
  ],
});

const tunnel = createRoom({
  id: 'tunnel',
  word: 'tunnel',
  wall: '#3a3d40',
  boards: ['#5f6468', '#3a3d40', '#2a2c2f'],
  air: [140, 140, 135],
  night: 0.3,
  decor: () =>
    `${[0, 1, 2, 3, 4].map((ring) => `<ellipse cx="512" cy="600" rx="${640 - ring * 122}" ry="${620 - ring * 118}" fill="${['#6a6f73', '#5c6165', '#4f5458', '#43474b', '#fff6d8'][ring]}"/>`).join('')}${many(4, (ring) => [-1, 1].map((side) => box(512 + side * (430 - ring * 92) - 40 + ring * 7, 250 + ring * 66, 80 - ring * 14, 26 - ring * 4, '#ffd98a', 8)).join(''))}${line('M512 10V100M512 130V190M512 220V260', '#ffd98a', 16)}`,
  scenery: () => [
    { piece: '1f6a7', x: 905, y: 830, side: 150 },
    { piece: '1f698', x: 200, y: 690, side: 170, haze: 0.1 },
  ],
});

const throneRoom = createRoom({
  id: 'throne-room',
  word: 'throne room',
  wall: '#7d7a86',
  boards: ['#a8a4ae', '#76727d', '#5f5b66'],
  air: [175, 160, 170],
  night: 0.1,
  decor: () =>
    `${stones(0, 790, '#8a8794', '#817e8a')}${[20, 880].map((x) => `${box(x, 0, 124, 790, '#9c99a6')}${box(x - 12, 0, 148, 50, '#b5b2be')}${box(x - 12, 740, 148, 50, '#b5b2be')}${shape(`M${x + 12} 90H${x + 112}V400L${x + 62} 350L${x + 12} 400Z`, '#a81f34')}${shape(`M${x + 34} 230L${x + 30} 170L${x + 48} 196L${x + 62} 156L${x + 76} 196L${x + 94} 170L${x + 90} 230Z`, '#ffd23c')}`).join('')}${[230, 704].map((x) => `${shape(`M${x} 430V210Q${x + 45} 110 ${x + 90} 210V430Z`, '#9fd0f0')}${line(`M${x + 45} 150V430M${x} 260H${x + 90}M${x} 340H${x + 90}`, '#5f5b66', 7)}`).join('')}${shape('M340 790V200Q350 110 400 96L512 40L624 96Q674 110 684 200V790Z', '#d9a82c')}${shape('M384 790V220Q392 150 512 140Q632 150 640 220V790Z', '#a81f34')}${[400, 512, 624].map((x, index) => disc(x, index === 1 ? 44 : 98, 26, ['#3fa8e0', '#e8342c', '#3fa8e0'][index] ?? '#fff')).join('')}${box(290, 560, 90, 230, '#d9a82c', 20)}${box(644, 560, 90, 230, '#d9a82c', 20)}${disc(335, 556, 46, '#ffd23c')}${disc(689, 556, 46, '#ffd23c')}${shape('M340 790H684L1024 1024H0Z', '#c02a3e')}`,
  scenery: () => [
    { piece: '1f6e1-fe0f', x: 100, y: 620, side: 140 },
    { piece: '1f3fa', x: 930, y: 800, side: 140 },
  ],
});

const hotelLobby = createRoom({
  id: 'hotel-lobby',
  word: 'hotel',
  wall: '#e6d6b8',
  boards: ['#b5463a', '#8a2f28', '#d9a84a'],
  air: [225, 205, 170],
  decor: () =>
    `${box(0, 0, 1024, 60, '#c9a45a')}${line('M512 0V70', '#8f6a1c', 8)}${[392, 452, 512, 572, 632].map((x, index) => `${line(`M512 80Q${x} 110 ${x} ${150 + (index % 2) * 20}`, '#d9a82c', 8)}${disc(x, 150 + (index % 2) * 20, 20, '#fffbe0')}`).join('')}${box(40, 130, 250, 300, '#6b4426', 6)}${many(20, (index) => `${box(54 + (index % 5) * 46, 146 + Math.floor(index / 5) * 70, 40, 60, '#4a2c16', 3)}${disc(74 + (index % 5) * 46, 166 + Math.floor(index / 5) * 70, 7, '#ffd23c')}${line(`M${74 + (index % 5) * 46} ${172 + Math.floor(index / 5) * 70}v24`, '#ffd23c', 5)}`)}${box(0, 540, 330, 30, '#e9e2d2', 6)}${box(0, 570, 330, 220, '#7a4a2a')}${many(3, (index) => box(16 + index * 106, 590, 92, 180, '#8f5a34', 6))}${box(720, 150, 250, 560, '#c9a45a', 8)}${box(736, 166, 218, 544, '#8a949c')}${line('M845 166V710', '#5f676f', 6)}${shape('M820 126l25 -40l25 40Z', '#e8342c')}${box(700, 700, 290, 90, '#8f6a3c')}`,
  scenery: () => [
    { piece: '1f6ce-fe0f', x: 240, y: 500, side: 110 },
    { piece: '1f9f3', x: 880, y: 800, side: 190 },
    { piece: '1fab4', x: 660, y: 690, side: 180, haze: 0.04 },
    { piece: '1f9f3', x: 90, y: 850, side: 130 },
  ],
});

const attic = createRoom({
  id: 'attic',
  word: 'attic',
  wall: '#8a6440',
  boards: ['#a87a4a', '#7a5430', '#5a3c20'],
  air: [190, 155, 115],
  night: 0.15,
  decor: () =>
    `${many(16, (index) => box(index * 66, 0, 60, 800, index % 2 ? '#94704a' : '#8a6642'))}${shape('M0 0H512L0 640Z', '#5f4228')}${shape('M1024 0H512L1024 640Z', '#5f4228')}${many(5, (index) => line(`M${index * 110 - 40} 0L-40 ${index * 137 - 50}M${1064 - index * 110} 0L1064 ${index * 137 - 50}`, '#4a3220', 16))}${line('M-20 660L512 0L1044 660', '#3f2a18', 34)}${line('M180 400H844', '#3f2a18', 26)}${disc(512, 250, 112, '#4a3220')}${disc(512, 250, 92, '#bfe3f7')}${line('M512 158V342M420 250H604', '#4a3220', 10)}${shape('M440 300L584 300L860 800H300Z', '#fff3c8', 0.25)}`,
  scenery: () => [
    { piece: '1f9f3', x: 120, y: 720, side: 200, haze: 0.1 },
    { piece: '1f4e6', x: 220, y: 820, side: 150 },
    { piece: 'own-gramophone', x: 890, y: 690, side: 230, haze: 0.05 },
    { piece: '1f578-fe0f', x: 930, y: 480, side: 140, haze: 0.1 },
    { piece: '1f9f8', x: 910, y: 840, side: 120 },
  ],
});

const trainCabin = createRoom({
  id: 'train-cabin',
  word: 'train',
  wall: '#d9dde0',
  boards: ['#6a7480', '#48505a', '#383f48'],
  air: [210, 218, 222],
  decor: () =>
    `${box(0, 0, 1024, 90, '#b5bcc2')}${many(4, (index) => box(index * 270 + 40, 30, 180, 22, '#fffbe0', 8))}${line('M0 130H1024', '#7d868e', 14)}${many(9, (index) => `${line(`M${index * 120 + 30} 130V190`, '#4a5157', 7)}<circle cx="${index * 120 + 30}" cy="214" r="24" fill="none" stroke="#e8a02f" stroke-width="10"/>`)}${[20, 366, 712].map((x) => `${box(x, 250, 292, 250, '#5f6972', 34)}${box(x + 14, 264, 264, 222, '#9fd4f2', 24)}<clipPath id="t${x}"><rect x="${x + 14}" y="264" width="264" height="222" rx="24"/></clipPath><g clip-path="url(#t${x})">${shape(`M${x} 500V420Q${x + 80} 350 ${x + 160} 410T${x + 300} 390V500Z`, '#7fc05a')}${many(4, (index) => line(`M${x + 20 + index * 80} ${300 + index * 14}h60`, '#ffffffaa', 6))}</g>`).join('')}${many(4, (index) => `${box(index * 280 - 60, 530, 190, 190, index % 2 ? '#2f6fa8' : '#27608f', 30)}${box(index * 280 - 70, 690, 210, 70, '#1f4f78', 20)}${box(index * 280 - 30, 540, 130, 50, '#e9edf0', 16)}`)}${[30, 994].map((x) => line(`M${x} 90V800`, '#e8a02f', 18)).join('')}`,
  scenery: () => [
    { piece: '1f9f3', x: 905, y: 820, side: 160 },
    { piece: '1f39f-fe0f', x: 120, y: 850, side: 120 },
  ],
});

export const INNER_ROOMS = [basement, sewer, tunnel, throneRoom, hotelLobby, attic, trainCabin];

/** Waters near to where people live, and what swims on them. Never by chance, as there is land enough for that. */
import { beside, cloud, hills, lamp, many } from './backdrop.ts';
import { box, createView, disc, line, mountain, NOON, OVERCAST, shape, water } from './view.ts';

const swamp = createView({
  id: 'swamp',
  word: 'swamp',
  air: [120, 135, 95],
  night: 0.2,
  glow: [220, 230, 160],
  sky: [
    [0, '#56684a'],
    [0.75, '#b8bd84'],
  ],
  ground: ['#4f5f2f', '#38421f'],
  horizon: 850,
  far: (chance) => {
    const tree = (x: number, lean: number) =>
      `${shape(`M${x - 60} 760Q${x - 14} 640 ${x - 22 + lean} 300H${x + 22 + lean}Q${x + 20} 640 ${x + 64} 760Z`, '#3a3324')}${line(`M${x + lean} 420q-60 -50 -120 -60M${x + lean} 360q60 -70 110 -70M${x + lean} 300q-10 -90 -60 -140M${x + lean} 300q30 -80 70 -110`, '#3a3324', 18)}${many(6, (index) => line(`M${x + lean - 110 + index * 42} ${350 - (index % 3) * 30}q6 60 -4 120`, '#7d8a52', 7))}`;
    return `${hills(chance, 640, 120, '#76855a', 6)}${box(0, 660, 1024, 230, '#5c6f3a')}${many(16, () => line(`M${chance.between(0, 940).toFixed(0)} ${chance.between(690, 870).toFixed(0)}h80`, '#a8b46a', 5))}${tree(130, 20)}${tree(900, -20)}${many(9, (index) => `<ellipse cx="${[60, 190, 280, 350, 690, 760, 850, 930, 990][index]}" cy="${[800, 850, 780, 840, 850, 790, 860, 800, 850][index]}" rx="44" ry="14" fill="#7fae3f"/>`)}${many(
      16,
      (index) => {
        const x = index < 8 ? index * 30 : 800 + (index - 8) * 30;
        return `${line(`M${x} 900Q${x + 6} 800 ${x + 10} 690`, '#5f7a2c', 6)}${box(x + 2, 650, 17, 60, '#5a3a1c', 8)}`;
      },
    )}${lamp('fog', 200, 700, 320, '#e8eecb', 0.4)}${lamp('fog2', 840, 720, 320, '#e8eecb', 0.4)}`;
  },
  scenery: () => [
    { piece: '1f438', x: 110, y: 880, side: 120, haze: 0.03 },
    { piece: '1f40a', x: 880, y: 800, side: 180, haze: 0.12 },
  ],
});

/** A coast where it is cold: cliffs with grass on them, stones, and a lighthouse far off. */
const rockyCoast = createView({
  id: 'rocky-coast',
  word: 'rocky coast',
  air: [190, 205, 215],
  sky: OVERCAST,
  ground: ['#8f9488', '#6a7068'],
  horizon: 850,
  far: (chance) =>
    `${cloud(250, 170, 90, '#fff', 0.7)}${cloud(700, 240, 70, '#fff', 0.6)}${water(chance, 560, 860, '#4f7f92')}${shape('M-20 860V420Q90 390 170 420L230 470L250 600L300 700L320 860Z', '#7d7f7a')}${shape('M-20 460V400Q90 372 180 408L236 474Q110 446 -20 470Z', '#6f9a54')}${line('M60 500L80 640M140 480L170 700M220 560L240 760', '#5f625e', 8)}${shape('M1044 860V610Q940 560 860 600L820 660L790 760L740 860Z', '#868880')}${shape('M1044 640V590Q940 546 852 604L816 664Q930 614 1044 650Z', '#78a25c')}${line('M880 680L870 820M960 650L975 800', '#686b66', 8)}`,
  near: () =>
    `${shape('M0 852Q140 820 300 846T620 838T1024 850V880H0Z', '#ffffff', 0.55)}${many(18, (index) => `<ellipse cx="${(index * 211) % 1024}" cy="${885 + ((index * 37) % 120)}" rx="${26 + (index % 4) * 9}" ry="${11 + (index % 3) * 4}" fill="${index % 2 ? '#7f857d' : '#9aa097'}"/>`)}`,
  scenery: () => [{ piece: 'own-lighthouse', x: 872, y: 478, side: 250, haze: 0.12 }],
});

const pond = createView({
  id: 'pond',
  word: 'pond',
  air: [190, 220, 200],
  sky: NOON,
  ground: ['#7fb85a', '#5a9444'],
  horizon: 560,
  far: (chance) => `${cloud(760, 150, 64, '#fff', 0.9)}${hills(chance, 570, 120, '#6fa858', 5)}`,
  near: (chance) =>
    `<ellipse cx="512" cy="770" rx="580" ry="165" fill="#c9b483"/><ellipse cx="512" cy="766" rx="560" ry="152" fill="#3f9ac2"/><ellipse cx="512" cy="790" rx="500" ry="116" fill="#5fb4d6"/>${many(12, () => line(`M${chance.between(60, 860).toFixed(0)} ${chance.between(680, 860).toFixed(0)}h90`, '#ffffff88', 4))}${many(9, (index) => `<ellipse cx="${[90, 170, 260, 130, 300, 740, 830, 920, 880][index]}" cy="${[740, 800, 720, 850, 840, 730, 810, 750, 860][index]}" rx="46" ry="15" fill="#4f9a3f"/>`)}${many(
      14,
      (index) => {
        const x = index < 7 ? index * 26 : 860 + (index - 7) * 26;
        return `${line(`M${x} 700Q${x + 4} 560 ${x + 8} 470`, '#4f8a34', 6)}${box(x, 440, 17, 64, '#6b4420', 8)}`;
      },
    )}`,
  scenery: () => [
    { piece: '1f986', x: 230, y: 700, side: 130, haze: 0.03 },
    { piece: '1fab7', x: 860, y: 790, side: 110 },
    { piece: '1f438', x: 100, y: 850, side: 100 },
    { piece: '1f333', x: 900, y: 400, side: 320, haze: 0.15 },
  ],
});

const hotSpring = createView({
  id: 'hot-spring',
  word: 'hot spring',
  air: [210, 225, 228],
  sky: [
    [0, '#8fb8d8'],
    [0.75, '#eaf3f6'],
  ],
  ground: ['#8a9a78', '#6a7a5c'],
  horizon: 620,
  far: (chance) =>
    `${mountain(250, 160, 360, 640, '#8fa6bb', '#7890a8')}${mountain(820, 220, 320, 640, '#9ab0c2', '#8298ae')}${hills(chance, 640, 80, '#5f8a5a', 6, true)}${box(730, 430, 260, 190, '#8a5f3f')}${shape('M690 440L860 330L1024 440Z', '#3f3a44')}${many(4, (index) => box(752 + index * 60, 480, 44, 90, '#fff0c8', 3))}`,
  near: (chance) =>
    `<ellipse cx="512" cy="810" rx="560" ry="170" fill="#6b6f74"/><ellipse cx="512" cy="806" rx="510" ry="138" fill="#4fb3c4"/><ellipse cx="512" cy="826" rx="440" ry="96" fill="#7fd3dc"/>${many(
      22,
      (index) => {
        const angle = Math.PI + (index / 21) * Math.PI;
        return disc(
          512 + 540 * Math.cos(angle),
          806 + 152 * Math.sin(angle),
          chance.between(34, 54),
          index % 2 ? '#7d8288' : '#94999e',
        );
      },
    )}${[60, 190, 330, 690, 830, 950].map((x, index) => line(`M${x} 760q-50 -70 0 -140t0 -140t0 -140`, '#ffffff', 34 - (index % 3) * 6).replace('/>', ' opacity=".55"/>')).join('')}${many(10, () => disc(chance.between(0, 1024), chance.between(520, 720), chance.between(50, 90), '#fff', 0.35))}`,
  scenery: () => [{ piece: '1f3ee', x: 930, y: 560, side: 130, haze: 0.03 }],
});

const river = createView({
  id: 'river',
  word: 'river bank',
  air: [195, 220, 215],
  sky: NOON,
  ground: ['#86bf5c', '#5f9a44'],
  horizon: 600,
  far: (chance) =>
    `${cloud(300, 150, 70, '#fff', 0.9)}${hills(chance, 610, 130, '#6f9f62', 5)}${hills(chance, 620, 60, '#5a8f4a', 8, true)}`,
  near: (chance) =>
    `${shape('M470 600Q640 660 330 720Q-60 790 -40 1024H1064Q1080 800 760 720Q560 660 540 600Z', '#3f9ac8')}${many(16, () => line(`M${chance.between(40, 900).toFixed(0)} ${chance.between(740, 1000).toFixed(0)}q30 -12 60 0t60 0`, '#ffffff99', 5))}${shape('M-40 1024V850Q220 784 512 780Q804 784 1064 850V1024Z', '#d8bf8a')}`,
  scenery: (chance) => [
    ...beside(chance, ['1f333'], { ground: 690, side: 260, haze: 0.1, count: 4 }),
    { piece: '1f6f6', x: 160, y: 770, side: 190 },
    { piece: '1f41f', x: 860, y: 760, side: 120 },
  ],
});

const shipDeck = createView({
  id: 'ship-deck',
  word: 'deck of a ship',
  air: [190, 220, 235],
  sky: NOON,
  ground: ['#a8743f', '#7a5028'],
  horizon: 760,
  far: (chance) =>
    `${cloud(720, 150, 70, '#fff', 0.9)}${water(chance, 500, 770, '#2f86b8')}${line('M170 0V780', '#6b4626', 34)}${line('M20 90H330', '#6b4626', 18)}${shape('M40 96H310Q280 250 320 400Q170 440 30 400Q66 250 40 96Z', '#f6eeda')}${line('M860 0L1000 700M930 0L1020 500M860 60L1024 60M880 160H1024M900 260H1024M920 360H1024M940 460H1024', '#8a6a44', 7)}${box(0, 620, 1024, 26, '#7a4f2a', 8)}${many(15, (index) => shape(`M${index * 74} 646q30 40 8 70t8 50h22q-14 -20 8 -50t-8 -70Z`, '#8f5f34'))}`,
  near: () =>
    line(
      many(12, (index) => `M${512 + (index - 6) * 60} 770L${512 + (index - 6) * 170} 1024`),
      '#6b4522',
      5,
    ),
  scenery: () => [
    { piece: '2693', x: 905, y: 830, side: 150 },
    { piece: '1f6df', x: 870, y: 640, side: 130 },
    { piece: '1f99c', x: 60, y: 640, side: 130 },
  ],
});

export const WATERS = [rockyCoast, swamp, pond, hotSpring, river, shipDeck];

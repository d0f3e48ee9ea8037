/** Heads of beasts and doves by what each is known for: horns, wool, spots, a shell, a forked tongue, a twig in the beak. */
import { ball, both, type DrawnHead } from './head-shapes.ts';

const outlined = (color: string): string => `stroke="${color}" stroke-opacity=".5" stroke-width="4" stroke-linejoin="round"`;

const circles = (rows: readonly (readonly [x: number, y: number, radius: number])[], look: string): string =>
  rows.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`).join('');

interface Cattle {
  light: string;
  middle: string;
  dark: string;
  muzzle: string;
  /** To the right. */
  horn: string;
  tuft: string;
}

const cattle = ({ light, middle, dark, muzzle, horn, tuft }: Cattle): string =>
  `<defs>${ball('ct', light, middle, dark)}${ball('ch', '#fff6de', '#e9cfa0', '#7c5c3c')}</defs>${both(`${horn}<path d="M92 -58Q160 -84 212 -38Q188 2 100 -14Z" fill="url(#ct)" ${outlined(dark)}/><path d="M112 -42Q160 -60 190 -36Q166 -16 112 -22Z" fill="${muzzle}" opacity=".8"/>`)}<path d="M0 -124Q122 -120 116 -30Q106 34 92 74Q76 132 0 134Q-76 132 -92 74Q-106 34 -116 -30Q-122 -120 0 -124Z" fill="url(#ct)" ${outlined(dark)}/><path d="M0 26Q92 26 98 82Q90 142 0 144Q-90 142 -98 82Q-92 26 0 26Z" fill="${muzzle}"/><ellipse cx="-44" cy="64" rx="17" ry="13" fill="#4a2f34"/><ellipse cx="44" cy="64" rx="17" ry="13" fill="#4a2f34"/><path d="M-48 118Q0 136 48 118" fill="none" stroke="#4a2f34" stroke-width="6" stroke-linecap="round"/><path d="M-58 -112Q-44 -70 -26 -86Q-12 -56 4 -84Q24 -58 32 -88Q50 -76 58 -112Q0 -150 -58 -112Z" fill="${tuft}"/>`;

const RING =
  '<path d="M-22 66Q-32 110 0 112Q32 110 22 66" fill="none" stroke="#9a6a10" stroke-width="15" stroke-linecap="round"/><path d="M-22 66Q-32 110 0 112Q32 110 22 66" fill="none" stroke="#ffcf4a" stroke-width="9" stroke-linecap="round"/>';

const BULL = `${cattle({
  light: '#b98273',
  middle: '#8a5548',
  dark: '#4d2a24',
  muzzle: '#f0bfa8',
  horn: `<path d="M58 -112Q132 -124 164 -152Q190 -178 184 -226Q236 -176 210 -118Q176 -66 84 -62Z" fill="url(#ch)" ${outlined('#4d2a24')}/><path d="M187 -190Q190 -208 184 -226Q214 -198 216 -164Z" fill="#4d3a34"/>`,
  tuft: '#5a2f28',
})}${RING}`;

const BUFFALO = cattle({
  light: '#8d8996',
  middle: '#615d6a',
  dark: '#35323c',
  muzzle: '#a39eac',
  horn: `<path d="M10 -128Q110 -150 176 -116Q216 -98 220 -192Q262 -104 212 -64Q160 -34 30 -84Z" fill="#a9a093" ${outlined('#35323c')}/><path d="M70 -128L74 -88M108 -126L108 -74M146 -116L138 -62M178 -106L164 -56" stroke="#5d564e" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`,
  tuft: '#45424c',
});

const YAK = cattle({
  light: '#8a6a58',
  middle: '#5b4034',
  dark: '#2c1c16',
  muzzle: '#c9b3a4',
  horn: `<path d="M84 -20Q168 40 150 168L122 132L104 176L78 126L58 156L40 60Z" fill="#4a3228" ${outlined('#2c1c16')}/><path d="M58 -112Q140 -110 168 -150Q186 -186 160 -230Q222 -196 212 -132Q184 -62 84 -62Z" fill="#d8d2c8" ${outlined('#2c1c16')}/>`,
  tuft: '#2f1f18',
});

const WOOL = [
  [-92, -64, 46],
  [-56, -112, 48],
  [0, -132, 52],
  [56, -112, 48],
  [92, -64, 46],
  [-102, -10, 40],
  [102, -10, 40],
  [-90, 40, 38],
  [90, 40, 38],
  [-64, 82, 36],
  [64, 82, 36],
] as const;
const FRINGE = [
  [-42, -92, 30],
  [42, -92, 30],
  [0, -100, 38],
] as const;
const SHEEP = `<defs>${ball('sw', '#ffffff', '#f4f0f8', '#b9b2c8')}${ball('sf', '#f8d9b8', '#e6b488', '#a8714c')}</defs>${circles(WOOL, `fill="#f4f0f8" ${outlined('#6f687c')}`)}${circles(WOOL, 'fill="url(#sw)"')}${both(`<path d="M82 -42Q168 -66 212 -2Q178 44 90 8Z" fill="url(#sf)" ${outlined('#6b4329')}/><path d="M108 -26Q160 -40 188 -4Q160 18 110 -2Z" fill="#f0a99a"/>`)}<path d="M0 -96Q94 -92 90 -18Q82 54 66 88Q48 130 0 132Q-48 130 -66 88Q-82 54 -90 -18Q-94 -92 0 -96Z" fill="url(#sf)" ${outlined('#6b4329')}/><path d="M-26 64Q0 52 26 64Q16 86 0 90Q-16 86 -26 64Z" fill="#7c4c40"/><path d="M0 88V102M-28 104Q-14 114 0 102Q14 114 28 104" fill="none" stroke="#7c4c40" stroke-width="6" stroke-linecap="round"/>${circles(FRINGE, 'fill="url(#sw)"')}`;

const CURL = 'M52 -98Q150 -150 196 -66Q218 22 150 44Q98 44 112 -8';
const RAM = `${SHEEP}${both(`<path d="${CURL}" fill="none" stroke="#6b4a26" stroke-width="54" stroke-linecap="round"/><path d="${CURL}" fill="none" stroke="#d9ab68" stroke-width="45" stroke-linecap="round"/><path d="${CURL}" fill="none" stroke="#a67a40" stroke-width="45" stroke-dasharray="6 20"/>`)}`;

const SNAKE = `<defs>${ball('sn', '#8fe8ae', '#35b878', '#12684e')}</defs><path d="M-50 -84Q-214 -62 -196 66Q-170 150 -66 206L66 206Q170 150 196 66Q214 -62 50 -84Z" fill="url(#sn)" ${outlined('#0d4a38')}/><path d="M-34 60L-62 206H62L34 60Z" fill="#d3ee94"/><path d="M-46 124Q0 136 46 124M-52 154Q0 166 52 154M-58 184Q0 196 58 184" fill="none" stroke="#6f9c46" stroke-width="6"/>${both('<path d="M128 -20Q172 30 122 96" fill="none" stroke="#ffd95c" stroke-width="15" stroke-linecap="round"/>')}<path d="M0 -122Q84 -122 124 -50Q146 12 98 64Q54 104 0 104Q-54 104 -98 64Q-146 12 -124 -50Q-84 -122 0 -122Z" fill="url(#sn)" ${outlined('#0d4a38')}/><path d="M0 70V132M0 130Q-6 158 -26 170M0 130Q6 158 26 170" fill="none" stroke="#e0264e" stroke-width="11" stroke-linecap="round"/><path d="M-88 44Q-44 74 0 74Q44 74 88 44" fill="none" stroke="#0d4a38" stroke-width="7" stroke-linecap="round"/><ellipse cx="-20" cy="26" rx="6" ry="9" fill="#0d4a38"/><ellipse cx="20" cy="26" rx="6" ry="9" fill="#0d4a38"/>${both('<path d="M42 68l9 30l11 -38Z" fill="#fffdf4"/>')}`;

const LIZARD = `<defs>${ball('lz', '#8ff0c4', '#3cc48e', '#14735a')}</defs><path d="M-10 -118L6 -172L36 -124L62 -176L78 -106L124 -142L112 -70L164 -88L128 -22L176 -20L126 26L166 44L116 74Z" fill="#f2a23c" ${outlined('#8a4f10')}/><path d="M-70 50Q-76 128 -16 158Q40 146 34 66Z" fill="#f6c14e" ${outlined('#8a4f10')}/><path d="M-186 20Q-222 26 -240 10M-212 24Q-232 32 -250 42" fill="none" stroke="#e0264e" stroke-width="10" stroke-linecap="round"/><path d="M-194 6Q-196 -34 -150 -46Q-96 -58 -74 -92Q-30 -136 40 -122Q116 -98 122 -16L118 132L4 132Q8 84 -36 72Q-140 76 -178 46Q-194 30 -194 6Z" fill="url(#lz)" ${outlined('#0c4a3a')}/><path d="M-176 52Q-140 76 -36 72Q4 84 4 132L60 132Q50 56 6 40Q-90 52 -188 26Z" fill="#c9f2b4" opacity=".85"/><path d="M-190 20Q-100 44 -4 24Q24 16 30 -6" fill="none" stroke="#0c4a3a" stroke-width="7" stroke-linecap="round"/><ellipse cx="-164" cy="-20" rx="8" ry="6" fill="#0c4a3a"/><circle cx="66" cy="22" r="22" fill="#a8f0cc" ${outlined('#0c4a3a')}/>${circles(
  [
    [58, -74, 9],
    [84, -46, 8],
    [48, -42, 7],
    [88, -10, 7],
    [92, 64, 8],
    [70, 92, 7],
    [-104, -20, 6],
    [-126, -2, 5],
  ],
  'fill="#14735a" opacity=".55"',
)}`;

const TURTLE = `<defs>${ball('tu', '#dff58c', '#a3cf3e', '#5c8420')}${ball('ts', '#5fc08a', '#2b8458', '#124a34')}</defs><path d="M-206 132Q-212 -62 0 -74Q212 -62 206 132Q0 186 -206 132Z" fill="url(#ts)" ${outlined('#0d3a28')}/>${both('<path d="M112 -52L150 20L174 14M150 20L138 84L190 94M138 84L96 104" fill="none" stroke="#0f4a34" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>')}<path d="M-206 126Q0 176 206 126L202 150Q0 200 -202 150Z" fill="#d9b45c" ${outlined('#6b4a14')}/><path d="M-70 60L-78 154Q0 168 78 154L70 60Z" fill="#8dbb34"/><path d="M-74 100Q0 118 74 100M-76 126Q0 144 76 126" fill="none" stroke="#5c8420" stroke-width="6"/><path d="M0 -124Q118 -122 118 -22Q114 84 0 88Q-114 84 -118 -22Q-118 -122 0 -124Z" fill="url(#tu)" ${outlined('#486a16')}/><path d="M-78 30Q-36 54 0 36Q36 54 78 30" fill="none" stroke="#486a16" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="-13" cy="8" rx="6" ry="5" fill="#486a16"/><ellipse cx="13" cy="8" rx="6" ry="5" fill="#486a16"/>`;

const SALAMANDER = `<defs>${ball('sa', '#5a5664', '#2f2c38', '#131119')}</defs>${both('<circle cx="72" cy="-72" r="46" fill="url(#sa)"/>')}<path d="M0 -104Q74 -100 116 -70Q178 -18 156 40Q122 100 0 104Q-122 100 -156 40Q-178 -18 -116 -70Q-74 -100 0 -104Z" fill="url(#sa)" stroke="#0c0b10" stroke-width="4"/>${both('<path d="M20 -94Q48 -114 62 -96Q44 -76 24 -78ZM112 -52Q146 -30 150 0Q126 8 112 -20ZM30 6Q58 0 62 18Q46 30 28 22ZM96 62Q120 54 132 62Q112 84 88 84Z" fill="#ffc93c"/>')}<path d="M-120 36Q0 92 120 36" fill="none" stroke="#ffdf8a" stroke-width="7" stroke-linecap="round"/><ellipse cx="-16" cy="2" rx="6" ry="5" fill="#0c0b10"/><ellipse cx="16" cy="2" rx="6" ry="5" fill="#0c0b10"/>`;

const LEOPARD = `<defs>${ball('lp', '#ffdf94', '#fbb23e', '#b9701a')}</defs>${both(`<circle cx="96" cy="-98" r="42" fill="url(#lp)" ${outlined('#7a4510')}/><circle cx="97" cy="-94" r="24" fill="#5a3420"/>`)}<path d="M0 -122Q128 -120 132 -14Q130 74 66 106Q0 136 -66 106Q-130 74 -132 -14Q-128 -120 0 -122Z" fill="url(#lp)" ${outlined('#7a4510')}/>${both('<ellipse cx="34" cy="62" rx="46" ry="36" fill="#fff4de"/>')}<ellipse cx="0" cy="94" rx="38" ry="26" fill="#fff4de"/><path d="M-28 34Q0 22 28 34Q18 58 0 62Q-18 58 -28 34Z" fill="#5a2f2c"/><path d="M0 60V76M-34 82Q-14 92 0 76Q14 92 34 82" fill="none" stroke="#5a2f2c" stroke-width="6" stroke-linecap="round"/>${both('<path d="M20 20Q22 2 30 -4" fill="none" stroke="#5a3420" stroke-width="6" stroke-linecap="round"/><path d="M64 60L142 44M64 72L144 74" stroke="#fff" stroke-width="4" stroke-linecap="round"/>')}${circles(
  [
    [0, -98, 10],
    [-28, -84, 9],
    [28, -84, 9],
    [-54, -98, 9],
    [54, -98, 9],
    [-84, -72, 9],
    [84, -72, 9],
    [0, -66, 8],
    [-106, -34, 10],
    [106, -34, 10],
    [-112, 4, 9],
    [112, 4, 9],
    [-100, 40, 9],
    [100, 40, 9],
    [-82, 76, 8],
    [82, 76, 8],
  ],
  'fill="#f39a2a" stroke="#5a3420" stroke-width="7"',
)}`;

interface Pigeon {
  light: string;
  middle: string;
  dark: string;
  throat: string;
  beak: string;
}

const pigeon = ({ light, middle, dark, throat, beak }: Pigeon): string =>
  `<defs>${ball('pi', light, middle, dark)}</defs><path d="M-78 -66L-128 -44Q-112 -28 -70 -34Z" fill="${beak}" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/><path d="M-74 -66Q-72 -138 -4 -142Q66 -138 68 -66Q68 -22 58 8Q104 50 108 132L-104 132Q-104 56 -46 10Q-72 -22 -74 -66Z" fill="url(#pi)" ${outlined(dark)}/><path d="M-46 10Q8 38 58 8Q104 50 108 132L-104 132Q-104 56 -46 10Z" fill="${throat}"/><ellipse cx="-78" cy="-62" rx="13" ry="9" fill="#fff" stroke="${dark}" stroke-opacity=".5" stroke-width="3"/>`;

const LEAVES = [
  [-150, -18, 40],
  [-122, 6, -60],
  [-184, 12, 60],
  [-152, 40, -40],
  [-196, 52, 100],
] as const;
const TWIG = `<path d="M-96 -42Q-146 -20 -186 54" fill="none" stroke="#5c7a2e" stroke-width="7" stroke-linecap="round"/>${LEAVES.map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="26" ry="12" transform="rotate(${turn} ${x} ${y})" fill="#7fb843" stroke="#466a1e" stroke-width="3"/>`).join('')}`;

const DOVE = `${pigeon({ light: '#ffffff', middle: '#f3f1f9', dark: '#a49db8', throat: '#e3deef', beak: '#ff9d3c' })}${TWIG}`;

const PIGEON = pigeon({ light: '#a9b6c8', middle: '#74839a', dark: '#434e62', throat: '#3f9a80', beak: '#4a4450' });

const FRONT = { eyes: { x: 0, y: -36 }, eyeRadius: 30, span: 104, radius: 118, chin: 118 };
const BIRD = { eyes: { x: -16, y: -78 }, eyeRadius: 25, span: 0, radius: 84, chin: 128, neck: 170, isBeaked: true } as const;

export const BEAST_HEADS: Readonly<Record<string, DrawnHead>> = {
  '1f402': {
    ...FRONT,
    markup: BULL,
    bounds: { left: -232, top: -230, right: 232, bottom: 148 },
    color: [138, 85, 72],
    top: { x: 0, y: -122, width: 130 },
    mouth: { down: 1.5, width: 1.0, height: 0.26, skin: [240, 191, 168] },
  },
  '1f403': {
    ...FRONT,
    markup: BUFFALO,
    bounds: { left: -250, top: -196, right: 250, bottom: 148 },
    color: [97, 93, 106],
    top: { x: 0, y: -124, width: 130 },
    mouth: { down: 1.5, width: 1.0, height: 0.26, skin: [163, 158, 172] },
  },
  'own-yak': {
    ...FRONT,
    markup: YAK,
    bounds: { left: -218, top: -234, right: 218, bottom: 180 },
    color: [91, 64, 52],
    top: { x: 0, y: -124, width: 130 },
    mouth: { down: 1.5, width: 1.0, height: 0.26, skin: [201, 179, 164] },
  },
  '1f411': {
    ...FRONT,
    markup: SHEEP,
    bounds: { left: -214, top: -188, right: 214, bottom: 136 },
    color: [236, 231, 242],
    top: { x: 0, y: -168, width: 150 },
    mouth: { down: 1.34, width: 0.7, height: 0.28, skin: [226, 172, 128] },
  },
  '1f40f': {
    ...FRONT,
    markup: RAM,
    bounds: { left: -240, top: -188, right: 240, bottom: 136 },
    color: [236, 231, 242],
    top: { x: 0, y: -168, width: 150 },
    mouth: { down: 1.34, width: 0.7, height: 0.28, skin: [226, 172, 128] },
  },
  '1f40d': {
    ...FRONT,
    markup: SNAKE,
    bounds: { left: -204, top: -126, right: 204, bottom: 210 },
    eyes: { x: 0, y: -42 },
    span: 116,
    color: [53, 184, 120],
    top: { x: 0, y: -116, width: 150 },
    chin: 196,
    neck: 120,
    mouth: { down: 0.92, width: 1.6, height: 0.34, skin: [53, 184, 120] },
  },
  '1f98e': {
    markup: LIZARD,
    bounds: { left: -256, top: -180, right: 180, bottom: 162 },
    eyes: { x: -28, y: -64 },
    eyeRadius: 33,
    span: 0,
    color: [60, 196, 142],
    top: { x: -4, y: -124, width: 100 },
    radius: 100,
    chin: 122,
    neck: 116,
  },
  '1f422': {
    ...FRONT,
    markup: TURTLE,
    bounds: { left: -214, top: -128, right: 214, bottom: 182 },
    color: [163, 207, 62],
    top: { x: 0, y: -118, width: 150 },
    chin: 150,
    mouth: { down: 0.74, width: 1.6, height: 0.3, skin: [163, 207, 62] },
  },
  'own-salamander': {
    ...FRONT,
    markup: SALAMANDER,
    bounds: { left: -170, top: -122, right: 170, bottom: 108 },
    eyes: { x: 0, y: -62 },
    span: 144,
    color: [47, 44, 56],
    top: { x: 0, y: -102, width: 130 },
    chin: 92,
    mouth: { down: 0.86, width: 1.6, height: 0.28, skin: [47, 44, 56] },
  },
  '1f406': {
    ...FRONT,
    markup: LEOPARD,
    bounds: { left: -146, top: -144, right: 146, bottom: 126 },
    eyes: { x: 0, y: -30 },
    color: [251, 178, 62],
    top: { x: 0, y: -118, width: 150 },
    mouth: { down: 1.12, width: 0.7, height: 0.26, skin: [255, 244, 222] },
  },
  '1f54a-fe0f': {
    ...BIRD,
    markup: DOVE,
    bounds: { left: -224, top: -146, right: 114, bottom: 136 },
    color: [236, 233, 244],
    top: { x: -4, y: -138, width: 120 },
  },
  'own-pigeon': {
    ...BIRD,
    markup: PIGEON,
    bounds: { left: -132, top: -146, right: 114, bottom: 136 },
    color: [116, 131, 154],
    top: { x: -4, y: -138, width: 120 },
  },
};

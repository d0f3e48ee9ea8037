/** Heads of insects, and of the scorpion, with what they are known by behind them: wings, shells, feelers. Drawn as the others of `drawn-heads.ts` are. */
import { ball, both, type DrawnHead } from './head-shapes.ts';

/** Bent outward, with a knob at its end. */
const feelers = (color: string, { width = 10, knob = 14 } = {}): string =>
  both(
    `<path d="M28 -96Q40 -168 92 -186" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/><circle cx="94" cy="-186" r="${knob}" fill="${color}"/>`,
  );

const glassWing = (path: string, veins: string): string =>
  `<path d="${path}" fill="#dff3fc" fill-opacity=".88" stroke="#6f98b0" stroke-width="5" stroke-linejoin="round"/><path d="${veins}" fill="none" stroke="#6f98b0" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`;

const BUTTERFLY = `<defs>${ball('bfh', '#9d84c4', '#66489a', '#3a2463')}${ball('bfw', '#ffa27e', '#f4603a', '#c2371f')}</defs>${both('<path d="M46 -24Q140 -206 252 -170Q282 -20 168 52Q104 66 56 30Z" fill="url(#bfw)" stroke="#3f2a63" stroke-width="14" stroke-linejoin="round"/><path d="M50 30Q160 22 200 64Q204 122 134 130Q72 112 46 66Z" fill="url(#bfw)" stroke="#3f2a63" stroke-width="14" stroke-linejoin="round"/><path d="M70 0Q150 -70 226 -150M72 14Q160 -20 246 -60M70 50Q120 66 160 104" fill="none" stroke="#3f2a63" stroke-width="9" stroke-linecap="round"/><circle cx="222" cy="-128" r="11" fill="#fff4da"/><circle cx="240" cy="-88" r="8" fill="#fff4da"/><circle cx="150" cy="94" r="12" fill="#3f2a63"/>')}${feelers('#3f2a63')}<path d="M0 -104Q104 -100 104 -6Q100 92 0 98Q-100 92 -104 -6Q-104 -100 0 -104Z" fill="url(#bfh)" stroke="#2c1b4d" stroke-opacity=".6" stroke-width="4"/>`;

const BEE = `<defs>${ball('beh', '#ffe98f', '#fbbf24', '#c47a08')}</defs>${both(glassWing('M60 -40Q116 -196 232 -176Q272 -64 160 14Q96 34 62 6Z', 'M78 -34Q140 -110 214 -140M82 -14Q150 -50 226 -84'))}${feelers('#33251c', { width: 11, knob: 16 })}<path d="M0 -118Q122 -114 120 -8Q116 104 0 110Q-116 104 -120 -8Q-122 -114 0 -118Z" fill="url(#beh)" stroke="#8a5806" stroke-opacity=".55" stroke-width="4"/><path d="M-86 -86Q0 -140 86 -86Q100 -72 108 -54Q0 -110 -108 -54Q-100 -72 -86 -86Z" fill="#33251c"/><path d="M-108 52Q0 108 108 52Q98 82 74 96Q0 128 -74 96Q-98 82 -108 52Z" fill="#33251c"/><path d="M-94 84L-116 116L-82 110L-74 142L-44 120L-30 152L0 128L30 152L44 120L74 142L82 110L116 116L94 84Q0 128 -94 84Z" fill="#ffe8a3" stroke="#b77b14" stroke-width="4" stroke-linejoin="round"/>`;

const LADYBIRD = `<defs>${ball('lbs', '#ff7a6b', '#e2322f', '#9c1420')}${ball('lbh', '#5a5464', '#2f2a36', '#141019')}</defs>${both('<path d="M6 -66Q70 -196 176 -140Q262 -50 206 76Q150 146 46 108Z" fill="url(#lbs)" stroke="#6e0d18" stroke-width="6" stroke-linejoin="round"/><circle cx="150" cy="-88" r="25" fill="#241f2b"/><circle cx="196" cy="-8" r="22" fill="#241f2b"/><circle cx="150" cy="80" r="24" fill="#241f2b"/>')}${feelers('#241f2b')}<path d="M0 -108Q112 -104 110 -6Q106 96 0 102Q-106 96 -110 -6Q-112 -104 0 -108Z" fill="url(#lbh)"/>${both('<path d="M56 -90Q104 -66 104 -10Q84 -22 72 -48Z" fill="#fff6e8"/>')}`;

const ANT = `<defs>${ball('anh', '#d98a6a', '#a84f37', '#612416')}</defs>${both('<path d="M40 -92L70 -176L150 -196" fill="none" stroke="#612416" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 84Q98 120 66 172Q44 166 46 142Q52 124 18 104Z" fill="#612416" stroke="#3d150c" stroke-width="4" stroke-linejoin="round"/>')}<path d="M0 -104Q72 -136 116 -86Q144 -20 96 58Q54 110 0 112Q-54 110 -96 58Q-144 -20 -116 -86Q-72 -136 0 -104Z" fill="url(#anh)" stroke="#3d150c" stroke-opacity=".55" stroke-width="4"/>`;

const FLY = `<defs>${ball('flh', '#8f9a86', '#56614f', '#2b3327')}${ball('fle', '#ff7d6a', '#c92a2a', '#6e0f18')}</defs>${both(glassWing('M70 -10Q170 -60 246 -10Q256 90 160 116Q96 100 66 50Z', 'M86 10Q160 4 232 20M84 30Q150 60 196 92'))}${both('<path d="M16 -100L40 -140" fill="none" stroke="#2b3327" stroke-width="9" stroke-linecap="round"/>')}<path d="M0 -110Q98 -108 100 -4Q94 86 0 96Q-94 86 -100 -4Q-98 -108 0 -110Z" fill="url(#flh)" stroke="#1f261c" stroke-opacity=".6" stroke-width="4"/>${both('<ellipse cx="80" cy="-40" rx="70" ry="82" fill="url(#fle)" stroke="#4c0a12" stroke-opacity=".6" stroke-width="4" transform="rotate(14 80 -40)"/>')}<path d="M-13 66L-11 112Q-34 128 0 136Q34 128 11 112L13 66Z" fill="#3f4839" stroke="#1f261c" stroke-width="4" stroke-linejoin="round"/>`;

const MOSQUITO = `<defs>${ball('msh', '#a58e80', '#6d564a', '#38281f')}</defs>${both(glassWing('M56 -30Q150 -150 250 -150Q262 -70 150 0Q90 22 58 8Z', 'M76 -20Q150 -80 230 -122'))}${both('<path d="M30 -84Q50 -150 110 -176M46 -118l-20 -22M60 -138l-14 -30M82 -160l-6 -30M50 -122l36 -2M70 -146l34 0" fill="none" stroke="#4b382e" stroke-width="8" stroke-linecap="round"/>')}<path d="M0 -98Q94 -96 96 -8Q90 72 0 78Q-90 72 -96 -8Q-94 -96 0 -98Z" fill="url(#msh)" stroke="#2b1d16" stroke-opacity=".6" stroke-width="4"/><path d="M-15 44Q0 34 15 44L6 208L0 226L-6 208Z" fill="#38281f" stroke="#1d130d" stroke-width="4" stroke-linejoin="round"/>`;

const DRAGONFLY = `<defs>${ball('dfh', '#7fe3cf', '#23ab98', '#0c5e58')}${ball('dfe', '#ff9a80', '#d8452f', '#7e1a14')}</defs>${both(glassWing('M60 -36Q160 -116 280 -104Q288 -60 270 -48Q160 -10 62 -2Z', 'M80 -32Q170 -70 266 -84') + glassWing('M60 10Q170 0 268 36Q270 76 248 84Q150 84 60 44Z', 'M80 22Q170 34 250 60'))}<path d="M0 -96Q96 -94 98 -4Q92 88 0 96Q-92 88 -98 -4Q-96 -94 0 -96Z" fill="url(#dfh)" stroke="#0a4844" stroke-opacity=".6" stroke-width="4"/>${both('<ellipse cx="72" cy="-56" rx="66" ry="72" fill="url(#dfe)" stroke="#5d120d" stroke-opacity=".6" stroke-width="4"/>')}`;

const COCKROACH = `<defs>${ball('crs', '#b4683f', '#7a3d20', '#431d0d')}${ball('crh', '#d9a06a', '#a5673a', '#5f3417')}</defs>${both('<path d="M6 -60Q64 -150 150 -110Q214 -20 168 90Q110 140 30 120Z" fill="url(#crs)" stroke="#2f1308" stroke-width="6" stroke-linejoin="round"/><path d="M40 -60Q110 -90 150 -40M44 30Q120 10 172 40" fill="none" stroke="#2f1308" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M26 -92Q50 -200 150 -214Q214 -214 240 -176" fill="none" stroke="#431d0d" stroke-width="8" stroke-linecap="round"/>')}<path d="M0 -106Q108 -102 108 -6Q104 94 0 100Q-104 94 -108 -6Q-108 -102 0 -106Z" fill="url(#crh)" stroke="#43220f" stroke-opacity=".6" stroke-width="4"/>`;

const BEETLE = `<defs>${ball('bts', '#7fe08f', '#2a9d57', '#0f5330')}${ball('bth', '#5b7f78', '#2f4d4a', '#152624')}</defs>${both('<path d="M6 -66Q70 -180 168 -130Q244 -40 190 84Q136 142 40 112Z" fill="url(#bts)" stroke="#0b3d24" stroke-width="6" stroke-linejoin="round"/><path d="M70 -110Q140 -96 170 -30" fill="none" stroke="#d8ffe0" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/><path d="M44 -80Q70 -150 40 -196Q96 -186 92 -110Q88 -88 70 -74Z" fill="#1d3533" stroke="#0b1716" stroke-width="4" stroke-linejoin="round"/>')}<path d="M0 -104Q110 -100 108 -6Q104 92 0 98Q-104 92 -108 -6Q-110 -100 0 -104Z" fill="url(#bth)" stroke="#0b1716" stroke-opacity=".6" stroke-width="4"/>`;

const CRICKET = `<defs>${ball('ckh', '#b5ea7a', '#63b83a', '#2d701d')}</defs>${both('<path d="M30 -110Q70 -210 170 -226Q216 -222 232 -190" fill="none" stroke="#2d701d" stroke-width="8" stroke-linecap="round"/><path d="M60 40Q150 -60 196 -56Q150 20 150 150Q110 90 66 80Z" fill="#57a834" stroke="#245a17" stroke-width="5" stroke-linejoin="round"/>')}<path d="M0 -120Q98 -120 104 -36Q96 60 48 106Q0 132 -48 106Q-96 60 -104 -36Q-98 -120 0 -120Z" fill="url(#ckh)" stroke="#245a17" stroke-opacity=".6" stroke-width="4"/><path d="M-50 62Q0 44 50 62Q46 104 0 118Q-46 104 -50 62Z" fill="#d6f0a8"/>`;

const SCORPION = `<defs>${ball('sch', '#a9715a', '#703f30', '#391b13')}</defs><path d="M64 60Q176 40 180 -70Q176 -176 84 -196" fill="none" stroke="#391b13" stroke-width="50" stroke-linecap="round"/><path d="M64 60Q176 40 180 -70Q176 -176 84 -196" fill="none" stroke="#8a5140" stroke-width="38" stroke-linecap="round" stroke-dasharray="34 14"/><path d="M100 -222Q44 -236 24 -176Q60 -196 96 -176Z" fill="#391b13" stroke="#1d0c07" stroke-width="4" stroke-linejoin="round"/>${both('<path d="M70 70Q150 100 178 54" fill="none" stroke="#391b13" stroke-width="26" stroke-linecap="round"/><path d="M176 70Q132 0 196 -50Q188 -10 210 10Q222 -26 244 -34Q258 40 212 74Q192 84 176 70Z" fill="#8a5140" stroke="#391b13" stroke-width="6" stroke-linejoin="round"/>')}<path d="M0 -108Q110 -104 108 -6Q104 92 0 98Q-104 92 -108 -6Q-110 -104 0 -108Z" fill="url(#sch)" stroke="#1d0c07" stroke-opacity=".6" stroke-width="4"/>`;

const SPAN = { eyes: { x: 0, y: -22 }, eyeRadius: 35, span: 100, radius: 110 };

export const INSECT_HEADS: Readonly<Record<string, DrawnHead>> = {
  '1f98b': {
    ...SPAN,
    markup: BUTTERFLY,
    bounds: { left: -272, top: -208, right: 272, bottom: 140 },
    color: [102, 72, 154],
    top: { x: 0, y: -98, width: 120 },
    chin: 96,
    mouth: { down: 0.86, width: 0.6, height: 0.28, skin: [102, 72, 154] },
  },
  '1f41d': {
    ...SPAN,
    markup: BEE,
    bounds: { left: -254, top: -208, right: 254, bottom: 156 },
    color: [251, 191, 36],
    top: { x: 0, y: -112, width: 130 },
    chin: 116,
    mouth: { down: 0.8, width: 0.56, height: 0.26, skin: [251, 191, 36] },
  },
  '1f41e': {
    ...SPAN,
    markup: LADYBIRD,
    bounds: { left: -232, top: -206, right: 232, bottom: 128 },
    color: [47, 42, 54],
    top: { x: 0, y: -102, width: 120 },
    chin: 100,
    mouth: { down: 0.86, width: 0.6, height: 0.28, skin: [47, 42, 54] },
  },
  '1f41c': {
    ...SPAN,
    markup: ANT,
    bounds: { left: -160, top: -206, right: 160, bottom: 176 },
    color: [168, 79, 55],
    top: { x: 0, y: -108, width: 150 },
    chin: 110,
    mouth: { down: 0.82, width: 0.6, height: 0.28, skin: [168, 79, 55] },
  },
  '1fab0': {
    ...SPAN,
    markup: FLY,
    bounds: { left: -258, top: -148, right: 258, bottom: 140 },
    eyes: { x: 0, y: -44 },
    span: 136,
    color: [86, 97, 79],
    top: { x: 0, y: -108, width: 120 },
    chin: 100,
    isBeaked: true,
  },
  '1f99f': {
    ...SPAN,
    markup: MOSQUITO,
    bounds: { left: -258, top: -200, right: 258, bottom: 228 },
    color: [109, 86, 74],
    top: { x: 0, y: -92, width: 120 },
    chin: 78,
    isBeaked: true,
  },
  '1fab3': {
    ...SPAN,
    markup: COCKROACH,
    bounds: { left: -246, top: -220, right: 246, bottom: 136 },
    color: [165, 103, 58],
    top: { x: 0, y: -100, width: 120 },
    chin: 98,
    mouth: { down: 0.86, width: 0.6, height: 0.28, skin: [165, 103, 58] },
  },
  '1fab2': {
    ...SPAN,
    markup: BEETLE,
    bounds: { left: -226, top: -202, right: 226, bottom: 136 },
    color: [47, 77, 74],
    top: { x: 0, y: -98, width: 100 },
    chin: 96,
    mouth: { down: 0.86, width: 0.6, height: 0.28, skin: [47, 77, 74] },
  },
  '1f997': {
    ...SPAN,
    markup: CRICKET,
    bounds: { left: -238, top: -232, right: 238, bottom: 156 },
    eyes: { x: 0, y: -40 },
    color: [99, 184, 58],
    top: { x: 0, y: -114, width: 120 },
    chin: 112,
    mouth: { down: 1.06, width: 0.6, height: 0.26, skin: [214, 240, 168] },
  },
  '1f982': {
    ...SPAN,
    markup: SCORPION,
    bounds: { left: -262, top: -240, right: 262, bottom: 112 },
    color: [112, 63, 48],
    top: { x: 0, y: -102, width: 110 },
    chin: 96,
    mouth: { down: 0.86, width: 0.6, height: 0.28, skin: [112, 63, 48] },
  },
  'own-dragonfly': {
    ...SPAN,
    markup: DRAGONFLY,
    bounds: { left: -288, top: -132, right: 288, bottom: 102 },
    eyes: { x: 0, y: -52 },
    span: 122,
    color: [35, 171, 152],
    top: { x: 0, y: -104, width: 130 },
    chin: 94,
    mouth: { down: 1.0, width: 0.6, height: 0.28, skin: [35, 171, 152] },
  },
};

/** How the carriers are drawn, in a square of 256 units, lit from the upper left like the picture set. */
import type { CarrierId } from './carriers.ts';
import type { LetterBox } from './lay-letters.ts';

export interface Ink {
  fill: string;
  /** A line around the letters. */
  edge?: string;
  /** How broad it is. */
  edgeWidth?: number;
  /** A light around them. */
  glow?: string;
}

export interface Drawing {
  /** What lies below the letters. */
  markup: string;
  box: LetterBox;
  ink: Ink;
}

const down = (id: string, ...colors: readonly string[]): string => gradient(id, 'x2="0" y2="1"', colors);
const across = (id: string, ...colors: readonly string[]): string => gradient(id, 'x2="1" y2="0"', colors);
const aslant = (id: string, ...colors: readonly string[]): string => gradient(id, 'x2="1" y2="1"', colors);

function gradient(id: string, direction: string, colors: readonly string[]): string {
  const stops = colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stops}</linearGradient>`;
}

/** Bulbs along the edge of a board. */
function bulbs(left: number, top: number, right: number, bottom: number, step: number): string {
  const spots: string[] = [];
  const put = (x: number, y: number) =>
    spots.push(
      `<circle cx="${x}" cy="${y}" r="9" fill="#ffe98a" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="5.4" fill="#fff4bd"/>`,
    );
  for (let x = left; x <= right; x += step) {
    put(x, top);
    put(x, bottom);
  }
  for (let y = top + step; y < bottom; y += step) {
    put(left, y);
    put(right, y);
  }
  return spots.join('');
}

const BODIES = {
  glyph: {
    markup: aslant('a', '#ffb347', '#f4553c', '#d8234a'),
    box: { x: 128, y: 128, width: 196, height: 216, maxLines: 1 },
    ink: { fill: 'url(#a)', edge: '#8c1c3a', edgeWidth: 26 },
  },
  'cereal-box': {
    markup: `${aslant('a', '#ffc64a', '#f58a2c', '#e5612a')}${down('b', '#c9511f', '#8f3416')}<path d="M198 24L226 36V232L198 246Z" fill="url(#b)"/><path d="M42 16L72 6H222L226 36L198 24Z" fill="#ffe3a0"/><rect x="38" y="14" width="162" height="234" rx="10" fill="url(#a)"/><path d="M119 20l14 24 27-8-4 28 26 12-22 18 12 26-29 0-7 27-22-19-24 17-6-28-28-2 13-25-21-19 27-10-3-28 27 9Z" fill="#fff1bf" fill-opacity=".42"/><rect x="46" y="146" width="146" height="90" rx="12" fill="#fffaf0"/><rect x="46" y="146" width="146" height="90" rx="12" fill="none" stroke="#b3341a" stroke-width="4"/><path d="M46 26V232" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round"/>`,
    box: { x: 119, y: 191, width: 130, height: 72, maxLines: 2 },
    ink: { fill: '#b3241a' },
  },
  tin: {
    markup: `${across('a', '#a5dd8d', '#4fae5c', '#2f8650', '#1f6a48')}${across('b', '#f6f7fb', '#c9cedd', '#8e95ad')}${across('c', '#fffdf4', '#fff3d2', '#e9d3a2')}<path d="M40 30V226Q40 250 128 250Q216 250 216 226V30Z" fill="url(#b)"/><path d="M40 46V214Q40 238 128 238Q216 238 216 214V46Q216 66 128 66Q40 66 40 46Z" fill="url(#a)"/><path d="M40 136V214Q40 238 128 238Q216 238 216 214V136Q216 156 128 156Q40 156 40 136Z" fill="url(#c)"/><path d="M40 136Q40 156 128 156Q216 156 216 136" fill="none" stroke="#e8b93c" stroke-width="5"/><ellipse cx="128" cy="30" rx="88" ry="20" fill="url(#b)"/><ellipse cx="128" cy="31" rx="74" ry="14" fill="#aab1c6"/><ellipse cx="128" cy="33" rx="68" ry="11" fill="#c9cedd"/><path d="M57 66V226" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/>`,
    box: { x: 128, y: 197, width: 146, height: 62, maxLines: 2 },
    ink: { fill: '#1c4f38' },
  },
  cake: {
    markup: `${across('a', '#ffd9ea', '#ff9cc6', '#e36aa4')}${across('b', '#fff6e6', '#ffe2bd', '#e9b985')}<ellipse cx="128" cy="236" rx="122" ry="16" fill="#e8eaf5"/><ellipse cx="128" cy="232" rx="122" ry="15" fill="#fbfcff"/><path d="M22 142V224Q22 240 128 240Q234 240 234 224V142Z" fill="url(#b)"/><ellipse cx="128" cy="142" rx="106" ry="17" fill="#ffeaf4"/><path d="M22 142Q22 159 128 159Q234 159 234 142V152Q228 168 216 156Q206 176 192 160Q178 178 164 162Q148 182 128 164Q108 182 92 162Q78 178 64 160Q50 176 40 156Q28 168 22 152Z" fill="#ff8fc0"/><path d="M58 62V134Q58 150 128 150Q198 150 198 134V62Z" fill="url(#a)"/><ellipse cx="128" cy="62" rx="70" ry="13" fill="#ffeaf4"/><path d="M58 62Q58 75 128 75Q198 75 198 62V70Q190 84 178 74Q168 88 152 76Q140 90 128 78Q112 90 102 76Q88 88 78 74Q66 84 58 70Z" fill="#fff"/><rect x="86" y="28" width="10" height="36" rx="4" fill="#5cc8f2"/><rect x="123" y="22" width="10" height="42" rx="4" fill="#ffd24a"/><rect x="160" y="28" width="10" height="36" rx="4" fill="#7be08a"/><path d="M91 6q10 12 0 22q-10 -10 0 -22ZM128 0q10 12 0 22q-10 -10 0 -22ZM165 6q10 12 0 22q-10 -10 0 -22Z" fill="#ffb02e"/>`,
    box: { x: 128, y: 202, width: 184, height: 50, maxLines: 2 },
    ink: { fill: '#a01f66', edge: '#fff6e6' },
  },
  jersey: {
    markup: `${aslant('a', '#5aa2ff', '#2f6be8', '#1f3fae')}${down('b', '#234cc4', '#172f86')}<path d="M70 22L14 62L34 122L64 108Z" fill="url(#b)"/><path d="M186 22L242 62L222 122L192 108Z" fill="url(#b)"/><path d="M22 88L30 112L62 97L60 84ZM234 88L226 112L194 97L196 84Z" fill="#ffd84a"/><path d="M70 22Q100 14 102 14Q128 44 154 14Q156 14 186 22L196 110Q192 180 200 240Q128 254 56 240Q64 180 60 110Z" fill="url(#a)"/><path d="M99 14Q128 52 157 14L166 17Q128 68 90 17Z" fill="#ffd84a"/><path d="M58 226Q128 240 198 226L200 240Q128 254 56 240Z" fill="#ffd84a"/><path d="M74 34Q68 110 70 218" stroke="#fff" stroke-opacity=".35" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    box: { x: 128, y: 180, width: 122, height: 80, maxLines: 3 },
    ink: { fill: '#fffdf2', edge: '#172f86' },
  },
  book: {
    markup: `${aslant('a', '#d94f5c', '#a8263f', '#7a1536')}${across('b', '#5d1030', '#8d1f3d')}<path d="M64 236L216 236V250H66Q48 250 48 236Z" fill="#fff7e2"/><path d="M66 241H214M66 246H214" stroke="#d8c39a" stroke-width="2"/><rect x="48" y="8" width="166" height="230" rx="9" fill="url(#a)"/><path d="M57 8H72V238H57Q48 238 48 229V17Q48 8 57 8Z" fill="url(#b)"/><rect x="84" y="20" width="118" height="206" rx="6" fill="none" stroke="#f4c95a" stroke-width="4"/><circle cx="143" cy="78" r="50" fill="#fff" fill-opacity=".12"/><rect x="90" y="148" width="106" height="70" rx="5" fill="#fff7e2"/><path d="M78 20V226" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>`,
    box: { x: 143, y: 183, width: 96, height: 58, maxLines: 3 },
    ink: { fill: '#5d1030' },
  },
  crate: {
    markup: `${down('a', '#e6b277', '#c58345')}${down('b', '#d39a5a', '#a4662f')}<path d="M206 44L236 58V228L206 246Z" fill="#8a5226"/><path d="M22 44L56 32H232L236 58L206 44Z" fill="#f3cd98"/><rect x="20" y="42" width="188" height="206" rx="5" fill="url(#a)"/><path d="M20 92H208M20 142H208M20 196H208" stroke="#8a5226" stroke-width="4" stroke-opacity=".7"/><path d="M20 42H44V248H20ZM184 42H208V248H184Z" fill="url(#b)"/><path d="M20 42H208V64H20ZM20 228H208V248H20Z" fill="url(#b)"/><circle cx="32" cy="53" r="4" fill="#6b3a17"/><circle cx="196" cy="53" r="4" fill="#6b3a17"/><circle cx="32" cy="238" r="4" fill="#6b3a17"/><circle cx="196" cy="238" r="4" fill="#6b3a17"/><rect x="46" y="150" width="136" height="74" rx="4" fill="#fff2d8"/>`,
    box: { x: 114, y: 187, width: 126, height: 62, maxLines: 2 },
    ink: { fill: '#3a1d0c' },
  },
  balloon: {
    markup: `<radialGradient id="a" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#ff9fb4"/><stop offset=".45" stop-color="#f23f67"/><stop offset="1" stop-color="#a50f45"/></radialGradient><path d="M116 228L140 228L146 246Q128 238 110 246Z" fill="#a50f45"/><path d="M128 6Q236 6 236 112Q236 186 146 230Q128 238 110 230Q20 186 20 112Q20 6 128 6Z" fill="url(#a)"/><path d="M52 96Q56 48 96 30" stroke="#fff" stroke-opacity=".75" stroke-width="13" fill="none" stroke-linecap="round"/><circle cx="50" cy="118" r="7" fill="#fff" fill-opacity=".7"/>`,
    box: { x: 128, y: 164, width: 160, height: 58, maxLines: 2 },
    ink: { fill: '#fff', edge: '#8e0d3c' },
  },
  television: {
    markup: `${aslant('a', '#f2a65a', '#c0622b', '#8a3d1c')}<path d="M92 44L62 8M164 44L198 10" stroke="#4a4660" stroke-width="6" stroke-linecap="round"/><circle cx="62" cy="9" r="8" fill="#e6e8f2"/><circle cx="198" cy="11" r="8" fill="#e6e8f2"/><rect x="14" y="40" width="228" height="204" rx="26" fill="url(#a)"/><rect x="28" y="54" width="200" height="176" rx="20" fill="#2a2140"/><rect x="35" y="61" width="186" height="162" rx="16" fill="#7fe0e8"/><path d="M35 77Q35 61 51 61H205Q221 61 221 77V160H35Z" fill="#9ff0ee"/><path d="M35 152H221V207Q221 223 205 223H51Q35 223 35 207Z" fill="#fff"/><path d="M35 152H221" stroke="#ef3e6a" stroke-width="7"/><path d="M24 74Q24 50 48 49" stroke="#fff" stroke-opacity=".55" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    box: { x: 128, y: 189, width: 170, height: 56, maxLines: 2 },
    ink: { fill: '#2a1650' },
  },
  'neon-sign': {
    markup: `${aslant('a', '#3a2a6b', '#1c1240', '#120a2c')}<rect x="14" y="20" width="228" height="224" rx="26" fill="#6d5bb0"/><rect x="19" y="25" width="218" height="214" rx="22" fill="url(#a)"/><rect x="32" y="38" width="192" height="188" rx="16" fill="none" stroke="#3ff0ff" stroke-opacity=".2" stroke-width="14"/><rect x="32" y="38" width="192" height="188" rx="16" fill="none" stroke="#6df6ff" stroke-width="5"/><rect x="32" y="38" width="192" height="188" rx="16" fill="none" stroke="#e9ffff" stroke-width="1.6"/><path d="M54 150H202" stroke="#ff4fd0" stroke-opacity=".25" stroke-width="12" stroke-linecap="round"/><path d="M54 150H202" stroke="#ff9be6" stroke-width="4" stroke-linecap="round"/>`,
    box: { x: 128, y: 189, width: 166, height: 54, maxLines: 2 },
    ink: { fill: '#fff3c9', glow: '#ff8a1f' },
  },
  carton: {
    markup: `${aslant('a', '#ffffff', '#eef2fb', '#cfd8ee')}${down('b', '#b9c6e4', '#8e9fc8')}<path d="M60 66L84 12H196L176 66Z" fill="#7cc1ff"/><path d="M176 66L196 12L216 78Z" fill="#3f86d6"/><rect x="80" y="2" width="120" height="18" rx="5" fill="#a8d8ff"/><rect x="48" y="66" width="132" height="184" rx="4" fill="url(#a)"/><path d="M180 66L216 78V236L180 250Z" fill="url(#b)"/><path d="M48 66H180V76H48Z" fill="#4f9cf0"/><path d="M48 150Q80 132 114 148T180 142V250H52Q48 250 48 246Z" fill="#4f9cf0"/><path d="M180 142Q196 140 216 146V236L180 250Z" fill="#2f6fc0"/>`,
    box: { x: 114, y: 200, width: 118, height: 74, maxLines: 3 },
    ink: { fill: '#fff', edge: '#1f4f9a' },
  },
  jar: {
    markup: `${across('a', '#e7fbff', '#bfeaf7', '#8fcbe6')}${across('b', '#ffe08a', '#f2ac2e', '#b9741a')}<rect x="52" y="4" width="152" height="38" rx="10" fill="url(#b)"/><path d="M52 18H204M52 28H204" stroke="#8f5a14" stroke-opacity=".35" stroke-width="3"/><path d="M64 42H192Q218 50 218 84V214Q218 248 184 248H72Q38 248 38 214V84Q38 50 64 42Z" fill="url(#a)"/><path d="M46 120Q128 106 210 120V212Q210 240 184 240H72Q46 240 46 212Z" fill="#ff8a5c" fill-opacity=".75"/><rect x="38" y="142" width="180" height="84" fill="#fffaf0"/><path d="M38 148H218M38 220H218" stroke="#e2574c" stroke-width="5"/><path d="M56 78V138" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
    box: { x: 128, y: 184, width: 160, height: 60, maxLines: 2 },
    ink: { fill: '#8f2a24' },
  },
  bag: {
    markup: `${aslant('a', '#ffb3d1', '#f0619f', '#c23a80')}<path d="M86 64Q86 12 128 12Q170 12 170 64" fill="none" stroke="#7a1f52" stroke-width="9" stroke-linecap="round"/><path d="M210 54L232 70V232L210 248Z" fill="#8f2560"/><rect x="34" y="54" width="178" height="194" rx="7" fill="url(#a)"/><path d="M34 68H212" stroke="#fff" stroke-opacity=".5" stroke-width="4"/><circle cx="86" cy="66" r="6" fill="#7a1f52"/><circle cx="170" cy="66" r="6" fill="#7a1f52"/><rect x="44" y="154" width="158" height="84" rx="10" fill="#fff4fa"/>`,
    box: { x: 123, y: 196, width: 144, height: 68, maxLines: 2 },
    ink: { fill: '#8f1f5c' },
  },
  drum: {
    markup: `${across('a', '#ff7a6b', '#d8304a', '#8f1236')}<circle cx="128" cy="128" r="122" fill="url(#a)"/><circle cx="128" cy="128" r="122" fill="none" stroke="#ffd24a" stroke-width="7"/><circle cx="128" cy="128" r="101" fill="#fffaf0"/><circle cx="128" cy="128" r="101" fill="none" stroke="#d9c6a2" stroke-width="4"/><path d="M35 152H221" stroke="#d8304a" stroke-width="6"/><path d="M36 158Q62 222 128 226Q194 222 220 158Z" fill="#ffe9b8"/>`,
    box: { x: 128, y: 184, width: 150, height: 46, maxLines: 2 },
    ink: { fill: '#7a1030' },
  },
  mug: {
    markup: `${across('a', '#b9f0d8', '#4fcfa4', '#1f9a78', '#157058')}<path d="M196 84Q248 84 248 136Q248 190 192 194" fill="none" stroke="#178062" stroke-width="24"/><path d="M24 40H206V208Q206 248 166 248H64Q24 248 24 208Z" fill="url(#a)"/><ellipse cx="115" cy="40" rx="91" ry="19" fill="#e6fbf3"/><ellipse cx="115" cy="42" rx="78" ry="13" fill="#7a4a2a"/><path d="M24 148H206V214H24Z" fill="#fff"/><path d="M42 74V232" stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"/>`,
    box: { x: 115, y: 181, width: 164, height: 52, maxLines: 2 },
    ink: { fill: '#0f5a48' },
  },
  float: {
    markup: `${down('a', '#c98bff', '#8a45dd')}${down('b', '#fff2a8', '#ffc93d')}<circle cx="62" cy="226" r="24" fill="#2c2540"/><circle cx="194" cy="226" r="24" fill="#2c2540"/><circle cx="62" cy="226" r="11" fill="#d8dcec"/><circle cx="194" cy="226" r="11" fill="#d8dcec"/><path d="M66 96H190L206 138H50Z" fill="url(#b)"/><rect x="6" y="130" width="244" height="88" rx="12" fill="url(#a)"/><path d="M6 142Q6 130 18 130H238Q250 130 250 142V146Q240 162 226 150Q212 166 198 150Q184 166 170 150Q156 166 142 150Q128 166 114 150Q100 166 86 150Q72 166 58 150Q44 166 30 150Q16 162 6 146Z" fill="#ff6fae"/><rect x="18" y="160" width="220" height="52" rx="8" fill="#fffdf6"/><g fill="#7be08a"><circle cx="58" cy="132" r="10"/><circle cx="198" cy="132" r="10"/></g><g fill="#ff5f8f"><circle cx="46" cy="128" r="8"/><circle cx="70" cy="128" r="8"/><circle cx="186" cy="128" r="8"/><circle cx="210" cy="128" r="8"/></g>`,
    box: { x: 128, y: 186, width: 206, height: 42, maxLines: 2 },
    ink: { fill: '#5a1f9a' },
  },
} as const;

const BOARDS = {
  placard: {
    markup: `${down('a', '#fffef8', '#f0e6d0')}<rect x="6" y="52" width="244" height="152" rx="9" fill="#b99a68"/><rect x="6" y="49" width="244" height="150" rx="9" fill="url(#a)"/><path d="M16 58H238" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="128" cy="62" r="5" fill="#8a8fa6"/><circle cx="128" cy="186" r="5" fill="#8a8fa6"/>`,
    box: { x: 128, y: 124, width: 224, height: 104, maxLines: 3 },
    ink: { fill: '#c01f3c' },
  },
  newspaper: {
    markup: `${down('a', '#fdfaf0', '#e9e2cf')}<path d="M18 34H238V232H18Z" fill="#cfc6b0"/><rect x="14" y="28" width="228" height="200" rx="3" fill="url(#a)"/><path d="M26 42H230" stroke="#3a3448" stroke-width="5"/><path d="M26 51H230" stroke="#3a3448" stroke-width="2"/><path d="M26 134H230" stroke="#3a3448" stroke-width="2.5"/><rect x="26" y="144" width="92" height="72" fill="#b9b2c4"/><circle cx="72" cy="172" r="17" fill="#8a8399"/><path d="M38 216Q44 188 72 190Q100 188 106 216Z" fill="#8a8399"/><path d="M130 150H228M130 162H228M130 174H228M130 186H228M130 198H228M130 210H200" stroke="#8f889c" stroke-width="5"/>`,
    box: { x: 128, y: 92, width: 202, height: 68, maxLines: 2 },
    ink: { fill: '#1c1428' },
  },
  flag: {
    markup: `${across('a', '#ffb13d', '#ff7a3d', '#e2452f')}<path d="M4 60Q66 38 128 56T252 52L234 124L252 196Q190 218 128 200T4 196Z" fill="#a32c1c"/><path d="M4 56Q66 34 128 52T252 48L234 120L252 192Q190 214 128 196T4 192Z" fill="url(#a)"/><path d="M10 72Q66 52 128 68T240 64" stroke="#fff" stroke-opacity=".4" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    box: { x: 122, y: 125, width: 204, height: 92, maxLines: 2 },
    ink: { fill: '#fff', edge: '#8a2012' },
  },
  'neon-board': {
    markup: `${aslant('a', '#33246a', '#150c34')}<rect x="4" y="58" width="248" height="140" rx="30" fill="#7a67c2"/><rect x="8" y="62" width="240" height="132" rx="27" fill="url(#a)"/><rect x="18" y="72" width="220" height="112" rx="20" fill="none" stroke="#ff3fc0" stroke-opacity=".25" stroke-width="13"/><rect x="18" y="72" width="220" height="112" rx="20" fill="none" stroke="#ff8fe0" stroke-width="4.5"/>`,
    box: { x: 128, y: 128, width: 192, height: 78, maxLines: 2 },
    ink: { fill: '#eaffff', glow: '#1fd0ff' },
  },
  'party-balloon': {
    markup: `<radialGradient id="a" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#b9a4ff"/><stop offset=".45" stop-color="#7a4df0"/><stop offset="1" stop-color="#42189a"/></radialGradient><path d="M118 234L138 234L144 250Q128 243 112 250Z" fill="#42189a"/><path d="M128 4Q244 4 244 114Q244 194 140 236Q128 240 116 236Q12 194 12 114Q12 4 128 4Z" fill="url(#a)"/><path d="M44 92Q50 46 90 28" stroke="#fff" stroke-opacity=".7" stroke-width="12" fill="none" stroke-linecap="round"/>`,
    box: { x: 128, y: 116, width: 190, height: 96, maxLines: 3 },
    ink: { fill: '#fff', edge: '#35127e' },
  },
  marquee: {
    markup: `${down('a', '#f0435a', '#a3122f')}<rect x="4" y="44" width="248" height="168" rx="18" fill="#7a0c26"/><rect x="4" y="40" width="248" height="166" rx="18" fill="url(#a)"/>${bulbs(18, 55, 238, 191, 22)}<rect x="32" y="69" width="192" height="108" rx="8" fill="#fffdf0"/>`,
    box: { x: 128, y: 123, width: 176, height: 88, maxLines: 3 },
    ink: { fill: '#2a1030' },
  },
  'foam-finger': {
    markup: `${aslant('a', '#7dd6ff', '#2f9cf0', '#1b63c4')}<path d="M96 250Q60 244 56 206L44 148Q36 124 52 118Q64 114 74 132V34Q74 8 96 8Q118 8 118 34V104H176Q206 104 208 132L202 206Q198 246 160 250Z" fill="#124a9c"/><path d="M96 246Q60 240 56 202L44 144Q36 120 52 114Q64 110 74 128V30Q74 4 96 4Q118 4 118 30V100H176Q206 100 208 128L202 202Q198 242 160 246Z" fill="url(#a)"/><path d="M86 28V112" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>`,
    box: { x: 130, y: 172, width: 126, height: 84, maxLines: 3 },
    ink: { fill: '#fff', edge: '#0f3f8a' },
  },
  magazine: {
    markup: `${aslant('a', '#3fe0c0', '#18a79a', '#0d6f7c')}<path d="M46 10H218V250H46Z" fill="#e9eef2"/><rect x="38" y="6" width="174" height="240" rx="4" fill="url(#a)"/><rect x="48" y="18" width="154" height="88" rx="4" fill="#ffe14a"/><circle cx="125" cy="176" r="52" fill="#ff7a9c"/><path d="M125 132l12 28 30 3-23 20 7 30-26-16-26 16 7-30-23-20 30-3Z" fill="#fff"/><path d="M54 232H150" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
    box: { x: 125, y: 62, width: 142, height: 74, maxLines: 3 },
    ink: { fill: '#b0124a' },
  },
} as const;

const HATS = {
  'paper-crown': {
    markup: `${down('a', '#ffe27a', '#f5b01f')}<path d="M14 214V70L56 128L92 44L128 122L164 44L200 128L242 70V214Q128 244 14 214Z" fill="#b97a0f"/><path d="M14 208V64L56 122L92 38L128 116L164 38L200 122L242 64V208Q128 238 14 208Z" fill="url(#a)"/><circle cx="92" cy="40" r="10" fill="#ef3e6a"/><circle cx="164" cy="40" r="10" fill="#ef3e6a"/><circle cx="15" cy="66" r="10" fill="#3fa9f5"/><circle cx="241" cy="66" r="10" fill="#3fa9f5"/>`,
    box: { x: 128, y: 172, width: 208, height: 76, maxLines: 1 },
    ink: { fill: '#7a1030' },
  },
} as const;

const SCENERY = {
  'pavement-sign': {
    markup: `${down('a', '#3c4a52', '#222c33')}${across('b', '#c98a4b', '#8a5426')}<path d="M36 30L14 250H38L58 60ZM220 30L242 250H218L198 60Z" fill="#6b3f1b"/><rect x="22" y="8" width="212" height="214" rx="14" fill="url(#b)"/><rect x="36" y="22" width="184" height="186" rx="6" fill="url(#a)"/><path d="M46 34L110 30M150 200L208 196" stroke="#fff" stroke-opacity=".14" stroke-width="9" stroke-linecap="round"/>`,
    box: { x: 128, y: 115, width: 166, height: 160, maxLines: 3 },
    ink: { fill: '#fff6dc' },
  },
  signpost: {
    markup: `${across('a', '#e2a866', '#b97a3c')}${across('b', '#9a6230', '#6b3f1b')}<rect x="112" y="8" width="32" height="244" rx="8" fill="url(#b)"/><path d="M4 44H252V168H4Z" fill="#6b3f1b"/><rect x="2" y="36" width="252" height="126" rx="10" fill="url(#a)"/><path d="M14 60H96M150 146H240M30 150H70" stroke="#7a4a20" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/><circle cx="18" cy="50" r="5" fill="#5a3414"/><circle cx="238" cy="50" r="5" fill="#5a3414"/><circle cx="18" cy="148" r="5" fill="#5a3414"/><circle cx="238" cy="148" r="5" fill="#5a3414"/>`,
    box: { x: 128, y: 99, width: 214, height: 100, maxLines: 3 },
    ink: { fill: '#3a1d08' },
  },
  'town-sign': {
    markup: `${down('a', '#2f7f5f', '#1d5f48')}<rect x="2" y="58" width="252" height="146" rx="18" fill="#12382b"/><rect x="2" y="54" width="252" height="144" rx="18" fill="url(#a)"/><rect x="11" y="63" width="234" height="126" rx="12" fill="none" stroke="#fff" stroke-width="6"/>`,
    box: { x: 128, y: 126, width: 206, height: 92, maxLines: 3 },
    ink: { fill: '#fff' },
  },
} as const;

export const DRAWINGS: Readonly<Record<CarrierId, Drawing>> = { ...BODIES, ...BOARDS, ...HATS, ...SCENERY };

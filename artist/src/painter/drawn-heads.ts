/**
 * Heads drawn for animals that the picture set shows only whole and small. They look to the left or at us, are drawn
 * around the point where they meet a neck, and are 300 to 400 units wide.
 */

import { BEAST_HEADS } from './beast-heads.ts';
import { ball, both, type DrawnHead } from './head-shapes.ts';
import { INSECT_HEADS } from './insect-heads.ts';

const tooth = (x: number, y: number, size: number, up: boolean): string =>
  `<path d="M${x - size * 0.5} ${y}L${x} ${y + (up ? -size : size) * 1.25}L${x + size * 0.5} ${y}Z" fill="#fffdf4" stroke="#0b4a38" stroke-opacity=".35" stroke-width="2.5" stroke-linejoin="round"/>`;

const teeth = (from: number, to: number, y: (x: number) => number, step: number, up: boolean): string => {
  let markup = '';
  for (let x = from, index = 0; x <= to; x += step, index++) markup += tooth(x, y(x), index % 2 ? 17 : 24, up);
  return markup;
};

const upperLip = (x: number): number => -22 + (x + 250) * 0.05;
const lowerLip = (x: number): number => 48 - (x + 230) * 0.16;

const CROCODILE = `<defs><linearGradient id="cu" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5fe08a"/><stop offset=".55" stop-color="#22b573"/><stop offset="1" stop-color="#0f8f68"/></linearGradient><linearGradient id="cl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6f2a0"/><stop offset="1" stop-color="#8fc96a"/></linearGradient><radialGradient id="cb" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#7df0a0"/><stop offset="1" stop-color="#16a06c"/></radialGradient></defs><path d="M-236 30Q-120 20 10 -20L40 60Q-40 104 -140 96Q-250 92 -262 56Q-262 34 -236 30Z" fill="url(#cl)" stroke="#0b5a44" stroke-opacity=".5" stroke-width="4"/><path d="M-240 -8L-30 -2L-6 30Q-120 34 -236 44Q-262 20 -240 -8Z" fill="#7a1638"/><path d="M-200 22Q-120 4 -40 18Q-90 36 -190 40Z" fill="#f0708a"/>${teeth(-222, -50, lowerLip, 34, true)}<path d="M-262 -28Q-276 -66 -240 -80Q-214 -92 -190 -72Q-120 -64 -70 -92Q-40 -130 16 -118Q92 -104 96 -20Q98 70 40 92Q20 60 10 34Q-10 2 -60 -2L-240 -6Q-258 -8 -262 -28Z" fill="url(#cu)" stroke="#0b5a44" stroke-opacity=".5" stroke-width="4"/>${teeth(-236, -66, upperLip, 32, false)}<ellipse cx="-228" cy="-74" rx="21" ry="15" fill="url(#cb)"/><ellipse cx="-233" cy="-76" rx="7" ry="5" fill="#0b4a38"/><path d="M-170 -58q14 -9 28 0M-126 -62q14 -10 28 -2" stroke="#0b6a4c" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M46 -96l18 -22l12 26ZM76 -66l26 -16l4 28ZM90 -26l28 -6l-6 26Z" fill="#16a06c" stroke="#0b5a44" stroke-opacity=".45" stroke-width="3" stroke-linejoin="round"/><ellipse cx="-22" cy="-104" rx="46" ry="40" fill="url(#cb)" stroke="#0b5a44" stroke-opacity=".4" stroke-width="3"/><path d="M-200 -62Q-130 -52 -74 -80" stroke="#b8ffcf" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="30" cy="-40" r="7" fill="#0f8f68"/><circle cx="52" cy="-14" r="6" fill="#0f8f68"/><circle cx="22" cy="-6" r="5" fill="#0f8f68"/>`;

const sharkTeeth = (from: number, to: number, y: (x: number) => number, up: boolean): string => {
  let markup = '';
  for (let x = from; x <= to; x += 21) markup += tooth(x, y(x), 19, up);
  return markup;
};

const SHARK = `<defs><linearGradient id="su" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9b4c9"/><stop offset=".6" stop-color="#74819c"/><stop offset="1" stop-color="#59647f"/></linearGradient><linearGradient id="sl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#c6c3dc"/></linearGradient></defs><path d="M-10 -112Q40 -196 116 -214Q100 -150 112 -84Z" fill="url(#su)" stroke="#39415a" stroke-opacity=".5" stroke-width="4" stroke-linejoin="round"/><path d="M-250 -18Q-180 -120 -40 -126Q110 -128 124 -20Q128 76 60 108Q-30 110 -96 66Q-190 20 -250 -18Z" fill="url(#su)" stroke="#39415a" stroke-opacity=".5" stroke-width="4"/><path d="M-246 -16Q-150 6 -60 -4Q40 -14 92 40Q100 84 60 108Q-30 110 -96 66Q-190 20 -246 -16Z" fill="url(#sl)"/><path d="M-168 12Q-96 34 4 10Q-10 76 -70 64Q-126 46 -168 12Z" fill="#7a1638" stroke="#39415a" stroke-opacity=".5" stroke-width="3"/><path d="M-110 44Q-60 30 -22 40Q-36 66 -70 62Q-96 56 -110 44Z" fill="#f0708a"/>${sharkTeeth(-146, -16, (x) => 19 + Math.sin((x + 160) * 0.022) * 4, false)}${sharkTeeth(-100, -30, (x) => 50 + (x + 100) * 0.16, true)}<path d="M52 -40q-16 26 -4 56M74 -36q-16 26 -4 56M96 -28q-14 22 -4 46" stroke="#39415a" stroke-opacity=".65" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="-196" cy="-34" r="5" fill="#39415a"/><path d="M-190 -62Q-120 -112 -40 -112" stroke="#fff" stroke-opacity=".55" stroke-width="8" fill="none" stroke-linecap="round"/>`;

const ELEPHANT = `<defs><radialGradient id="eh" cx=".4" cy=".28" r=".85"><stop offset="0" stop-color="#d6d4e6"/><stop offset=".6" stop-color="#a7a3c0"/><stop offset="1" stop-color="#7d7899"/></radialGradient><radialGradient id="ei" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#ffc4d4"/><stop offset="1" stop-color="#e296b4"/></radialGradient><linearGradient id="et" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#cfcce2"/><stop offset="1" stop-color="#8a85a8"/></linearGradient></defs><g stroke="#5c5778" stroke-opacity=".5" stroke-width="4"><path d="M-66 -70Q-200 -140 -216 -20Q-216 84 -118 78Q-70 60 -62 20Z" fill="url(#eh)"/><path d="M66 -70Q200 -140 216 -20Q216 84 118 78Q70 60 62 20Z" fill="url(#eh)"/></g><path d="M-82 -52Q-178 -104 -188 -18Q-186 52 -122 52Q-84 40 -78 8ZM82 -52Q178 -104 188 -18Q186 52 122 52Q84 40 78 8Z" fill="url(#ei)"/><path d="M-56 54Q-72 106 -36 112Q-22 92 -30 56ZM56 54Q72 106 36 112Q22 92 30 56Z" fill="#fffdf2" stroke="#5c5778" stroke-opacity=".4" stroke-width="3"/><path d="M0 -128Q108 -126 110 -24Q108 58 46 76H-46Q-108 58 -110 -24Q-108 -126 0 -128Z" fill="url(#eh)" stroke="#5c5778" stroke-opacity=".5" stroke-width="4"/><path d="M-40 8Q-48 86 -30 132Q-8 184 56 168Q82 154 72 132Q34 142 28 108Q38 60 40 8Q0 -16 -40 8Z" fill="url(#et)" stroke="#5c5778" stroke-opacity=".5" stroke-width="4"/><path d="M-36 44q34 14 70 0M-36 74q32 14 64 0M-32 104q30 14 56 2" stroke="#5c5778" stroke-opacity=".4" stroke-width="5" fill="none" stroke-linecap="round"/><ellipse cx="68" cy="150" rx="9" ry="15" fill="#6d6890" transform="rotate(-24 68 150)"/><path d="M-60 -92Q-20 -112 30 -108" stroke="#fff" stroke-opacity=".55" stroke-width="9" fill="none" stroke-linecap="round"/>`;

const batEar = (side: -1 | 1): string =>
  `<g transform="scale(${side} 1)"><path d="M-14 -84Q-70 -214 -178 -246Q-212 -116 -132 -14Z" fill="url(#bt)"/><path d="M-52 -90Q-100 -180 -160 -206Q-176 -120 -118 -48Z" fill="#e8a58c"/></g>`;
const BAT = `<defs>${ball('bt', '#b9846a', '#8a573f', '#54301f')}</defs>${batEar(-1)}${batEar(1)}<path d="M-146 0Q-150 -116 0 -122Q150 -116 146 0Q152 44 124 70L112 98L88 96Q50 132 0 132Q-50 132 -88 96L-112 98L-124 70Q-152 44 -146 0Z" fill="url(#bt)"/><ellipse cx="0" cy="66" rx="78" ry="52" fill="#d8ab90"/><path d="M-36 30Q-30 4 0 4Q30 4 36 30Q30 50 0 50Q-30 50 -36 30Z" fill="#5a2c20"/><ellipse cx="-13" cy="30" rx="8" ry="10" fill="#27100a"/><ellipse cx="13" cy="30" rx="8" ry="10" fill="#27100a"/><path d="M-44 78Q0 94 44 78" fill="none" stroke="#4a2418" stroke-width="7" stroke-linecap="round"/>${tooth(-24, 84, 20, false)}${tooth(24, 84, 20, false)}`;

const hippoEar = (side: -1 | 1): string =>
  `<g transform="scale(${side} 1)"><ellipse cx="84" cy="-124" rx="30" ry="38" fill="url(#hp)" transform="rotate(24 84 -124)"/><ellipse cx="85" cy="-120" rx="16" ry="23" fill="#e69aa4" transform="rotate(24 85 -120)"/></g>`;
const HIPPO = `<defs>${ball('hp', '#bdb4cc', '#8c839c', '#5e566f')}${ball('hm', '#f0c3c3', '#d9a0a5', '#a87484')}</defs>${hippoEar(-1)}${hippoEar(1)}<path d="M-110 0Q-122 -132 0 -136Q122 -132 110 0Q100 60 0 60Q-100 60 -110 0Z" fill="url(#hp)"/><path d="M-156 56Q-160 -16 -66 -10Q0 4 66 -10Q160 -16 156 56Q152 136 0 138Q-152 136 -156 56Z" fill="url(#hm)"/><ellipse cx="-58" cy="26" rx="14" ry="18" fill="#6b3f52"/><ellipse cx="58" cy="26" rx="14" ry="18" fill="#6b3f52"/><path d="M-96 80Q0 112 96 80" fill="none" stroke="#6b3f52" stroke-width="8" stroke-linecap="round"/><path d="M-44 98h26v20q-13 10 -26 0ZM18 98h26v20q-13 10 -26 0Z" fill="#fffdf4" stroke="#6b3f52" stroke-opacity=".35" stroke-width="2.5"/>`;

const PENGUIN = `<defs>${ball('pg', '#8a63c9', '#4f3596', '#2a1a5c')}${ball('pw', '#ffffff', '#f2eefa', '#c9c0e0')}</defs><path d="M-142 8Q-142 -130 0 -138Q142 -130 142 8Q140 128 0 132Q-140 128 -142 8Z" fill="url(#pg)"/><path d="M0 -44Q-22 -84 -66 -76Q-118 -58 -112 14Q-104 118 0 122Q104 118 112 14Q118 -58 66 -76Q22 -84 0 -44Z" fill="url(#pw)"/><path d="M-40 26Q0 -8 40 26Q28 52 0 66Q-28 52 -40 26Z" fill="#ff9a1f" stroke="#b85c08" stroke-width="5" stroke-linejoin="round"/><path d="M-36 30Q0 44 36 30" fill="none" stroke="#b85c08" stroke-width="5" stroke-linecap="round"/><path d="M-20 14Q-4 4 12 8" fill="none" stroke="#ffd79a" stroke-width="6" stroke-linecap="round"/>`;

const DUCK = `<defs>${ball('dk', '#6fce6a', '#2f9650', '#155c38')}<linearGradient id="db" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd94a"/><stop offset="1" stop-color="#f08a12"/></linearGradient></defs><path d="M-128 6Q-130 -130 0 -138Q130 -130 128 6Q124 124 0 128Q-124 124 -128 6Z" fill="url(#dk)"/><path d="M-104 96Q0 150 104 96L96 122Q0 162 -96 122Z" fill="#fff"/><path d="M-58 20Q0 -20 58 20Q120 40 128 66Q110 98 0 100Q-110 98 -128 66Q-120 40 -58 20Z" fill="url(#db)" stroke="#b85c08" stroke-width="6" stroke-linejoin="round"/><path d="M-122 64Q-60 50 0 66Q60 50 122 64" fill="none" stroke="#b85c08" stroke-width="6" stroke-linecap="round"/><ellipse cx="-18" cy="26" rx="7" ry="5" fill="#8a4a08"/><ellipse cx="18" cy="26" rx="7" ry="5" fill="#8a4a08"/>`;

const GOAT = `<defs>${ball('gt', '#ffffff', '#e9e4ea', '#a9a2b4')}${ball('gh', '#e8cfa0', '#b08d5c', '#6b4d2c')}</defs>${both('<path d="M28 -96Q34 -196 118 -238Q158 -250 176 -220Q128 -212 108 -160Q98 -122 92 -84Z" fill="url(#gh)" stroke="#4f3820" stroke-opacity=".6" stroke-width="4" stroke-linejoin="round"/><path d="M46 -138l54 14M62 -174l50 22M92 -208l36 30" stroke="#4f3820" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="M88 -62Q170 -98 206 -44Q194 4 100 -8Z" fill="url(#gt)" stroke="#6f687c" stroke-opacity=".5" stroke-width="4" stroke-linejoin="round"/><path d="M106 -46Q160 -66 184 -40Q166 -16 112 -22Z" fill="#f2b3b4"/>')}<path d="M-44 96Q-36 158 -22 160Q-12 166 0 208Q12 166 22 160Q36 158 44 96Z" fill="url(#gt)" stroke="#6f687c" stroke-opacity=".5" stroke-width="4" stroke-linejoin="round"/><path d="M0 -118Q112 -116 112 -34Q104 34 80 74Q66 122 0 124Q-66 122 -80 74Q-104 34 -112 -34Q-112 -116 0 -118Z" fill="url(#gt)" stroke="#6f687c" stroke-opacity=".5" stroke-width="4"/><ellipse cx="0" cy="78" rx="62" ry="40" fill="#f6dedb"/><path d="M-34 56Q0 40 34 56Q22 80 0 84Q-22 80 -34 56Z" fill="#6a5260"/><path d="M0 82V98M-30 104Q-14 106 0 98Q14 106 30 104" stroke="#4b3a46" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-34 -112Q-20 -66 0 -92Q20 -66 34 -112Q0 -140 -34 -112Z" fill="#fff" stroke="#6f687c" stroke-opacity=".35" stroke-width="3" stroke-linejoin="round"/>`;

const ZEBRA = `<defs>${ball('zb', '#ffffff', '#f1eef4', '#b9b4c6')}${ball('zm', '#6a6472', '#3a3642', '#1c1a22')}</defs><path d="M-52 -96Q-62 -206 -26 -214Q-14 -236 0 -236Q14 -236 26 -214Q62 -206 52 -96Z" fill="#26242e"/><path d="M-34 -206L-22 -110H-8L-12 -230ZM34 -206L22 -110H8L12 -230Z" fill="#fff"/>${both('<path d="M56 -92Q78 -178 142 -186Q150 -114 102 -58Z" fill="url(#zb)" stroke="#26242e" stroke-width="6" stroke-linejoin="round"/><path d="M84 -100Q98 -140 126 -158Q128 -116 100 -78Z" fill="#4a4452"/>')}<path d="M0 -122Q116 -120 112 -28Q106 38 82 70Q78 132 0 136Q-78 132 -82 70Q-106 38 -112 -28Q-116 -120 0 -122Z" fill="url(#zb)" stroke="#3a3642" stroke-opacity=".6" stroke-width="4"/>${both('<path d="M110 -54Q84 -46 72 -62Q92 -74 104 -78ZM112 -20Q86 -2 74 -12Q92 -30 112 -38ZM106 14Q84 30 70 20Q84 2 110 -4ZM96 48Q78 58 62 46Q76 34 102 30ZM8 -122Q20 -88 6 -52Q2 -86 0 -122ZM44 -116Q50 -92 30 -72Q30 -96 24 -120Z" fill="#26242e"/>')}<path d="M-72 62Q0 34 72 62Q82 132 0 138Q-82 132 -72 62Z" fill="url(#zm)"/><ellipse cx="-28" cy="78" rx="10" ry="13" fill="#0f0d14"/><ellipse cx="28" cy="78" rx="10" ry="13" fill="#0f0d14"/><path d="M-34 108Q0 122 34 108" stroke="#0f0d14" stroke-width="7" fill="none" stroke-linecap="round"/>`;

const LLAMA = `<defs>${ball('ll', '#ffffff', '#f3e6d6', '#c4ad96')}</defs>${both('<path d="M30 -100Q28 -214 78 -252Q116 -200 88 -84Z" fill="url(#ll)" stroke="#7a624c" stroke-opacity=".55" stroke-width="4" stroke-linejoin="round"/><path d="M48 -116Q50 -184 76 -216Q92 -176 74 -106Z" fill="#eab7a4"/>')}<path d="M-116 -10Q-136 -52 -104 -76Q-108 -118 -66 -120Q-42 -154 0 -140Q42 -154 66 -120Q108 -118 104 -76Q136 -52 116 -10Q132 30 104 56Q102 102 60 110Q34 136 0 128Q-34 136 -60 110Q-102 102 -104 56Q-132 30 -116 -10Z" fill="url(#ll)" stroke="#7a624c" stroke-opacity=".5" stroke-width="4" stroke-linejoin="round"/><path d="M-62 -104Q-48 -72 -26 -88Q-12 -62 6 -86Q26 -64 38 -90Q56 -78 62 -104Q40 -150 0 -140Q-40 -150 -62 -104Z" fill="#fff" stroke="#7a624c" stroke-opacity=".3" stroke-width="3" stroke-linejoin="round"/><path d="M0 12Q66 14 64 66Q60 112 0 114Q-60 112 -64 66Q-66 14 0 12Z" fill="#e9cdb2"/><path d="M-26 40Q0 28 26 40Q18 60 0 64Q-18 60 -26 40Z" fill="#4e3a34"/><path d="M0 62V80M-30 82Q-14 92 0 80Q14 92 30 82" stroke="#4e3a34" stroke-width="6" fill="none" stroke-linecap="round"/>`;

const ORANGUTAN = `<defs>${ball('ou', '#ffa24a', '#f2741c', '#a8430e')}${ball('of', '#7d7680', '#565059', '#35303a')}</defs><path d="M-150 20Q-176 -150 -40 -186L-22 -214L-4 -192L14 -218L28 -188Q176 -150 150 20Q156 96 96 128Q40 168 0 150Q-40 168 -96 128Q-156 96 -150 20Z" fill="url(#ou)"/><path d="M-108 6Q-132 -96 -62 -106Q-20 -116 0 -92Q20 -116 62 -106Q132 -96 108 6Q104 76 62 92H-62Q-104 76 -108 6Z" fill="url(#of)"/><path d="M-74 48Q-70 4 0 2Q70 4 74 48Q72 112 0 114Q-72 112 -74 48Z" fill="#857d88"/><ellipse cx="-14" cy="28" rx="8" ry="6" fill="#241f28"/><ellipse cx="14" cy="28" rx="8" ry="6" fill="#241f28"/><path d="M-40 76Q0 98 40 76" fill="none" stroke="#241f28" stroke-width="7" stroke-linecap="round"/><path d="M-40 126Q-24 176 -8 138Q0 186 8 138Q24 176 40 126Q0 140 -40 126Z" fill="#f2741c"/>`;

const curl = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#8f2340" stroke-width="${width + 8}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#ea5b6c" stroke-width="${width}" stroke-linecap="round"/>`;
const suckers = (...points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#ffc9c0"/>`).join('');

const OCTOPUS = `<defs>${ball('oc', '#ff9d97', '#ea5b6c', '#a82d50')}</defs>${both(`${curl('M70 70Q150 96 184 40Q200 2 166 -6', 38)}${curl('M54 86Q120 150 188 128Q214 112 202 88', 36)}${curl('M24 92Q44 156 96 166', 36)}${suckers([112, 80], [158, 66], [184, 28], [104, 126], [150, 138], [194, 112], [38, 128], [66, 154])}`)}<path d="M0 -196Q134 -192 132 -62Q130 4 96 44Q88 108 0 110Q-88 108 -96 44Q-130 4 -132 -62Q-134 -192 0 -196Z" fill="url(#oc)" stroke="#8f2340" stroke-opacity=".6" stroke-width="4"/><g fill="#ffc9c0" fill-opacity=".75"><circle cx="-58" cy="-140" r="17"/><circle cx="-22" cy="-168" r="9"/><circle cx="72" cy="-132" r="12"/></g><path d="M-30 54Q0 78 30 54" stroke="#5a1230" stroke-width="7" fill="none" stroke-linecap="round"/>`;

const FLAMINGO = `<defs>${ball('fl', '#ffc0d6', '#f77fae', '#c9437f')}</defs><path d="M-6 -96Q92 -104 88 -22Q82 34 34 62Q4 84 8 132" fill="none" stroke="#c9437f" stroke-width="62" stroke-linecap="round"/><path d="M-6 -96Q92 -104 88 -22Q82 34 34 62Q4 84 8 132" fill="none" stroke="#f77fae" stroke-width="54" stroke-linecap="round"/><path d="M4 -108Q98 -106 98 -22" fill="none" stroke="#ffb3cf" stroke-width="12" stroke-linecap="round"/><path d="M-66 -136Q-136 -148 -164 -96L-150 -76Q-104 -84 -62 -62Z" fill="#fff1ea" stroke="#8a4b62" stroke-opacity=".6" stroke-width="4" stroke-linejoin="round"/><path d="M-138 -122Q-196 -96 -182 -16Q-178 2 -160 -4Q-134 -34 -122 -78Q-140 -92 -138 -122Z" fill="#33303c" stroke="#1b1922" stroke-width="4" stroke-linejoin="round"/><path d="M-152 -96Q-168 -54 -166 -22" fill="none" stroke="#77728a" stroke-width="6" stroke-linecap="round"/><circle cx="-18" cy="-108" r="74" fill="url(#fl)" stroke="#a8366c" stroke-opacity=".5" stroke-width="4"/>`;

const MOTH = `<defs>${ball('mo', '#fff6e2', '#e2cfae', '#a68a64')}${ball('mw', '#e9d6b4', '#c2a37a', '#7e6040')}</defs>${both('<path d="M52 -20Q150 -128 226 -92Q244 20 166 82Q214 108 178 150Q112 158 62 84Z" fill="url(#mw)" stroke="#5f462c" stroke-width="5" stroke-linejoin="round"/><circle cx="158" cy="-12" r="30" fill="#5b4029"/><circle cx="158" cy="-12" r="18" fill="#f7d98e"/><circle cx="158" cy="-12" r="8" fill="#3a2818"/><path d="M88 44Q150 78 178 60" fill="none" stroke="#5f462c" stroke-width="7" stroke-linecap="round"/><path d="M26 -84Q44 -168 124 -196M40 -124l-18 -32M58 -148l-14 -36M82 -170l-8 -36M46 -128l40 -4M66 -152l40 4M90 -176l36 8" fill="none" stroke="#6d4f31" stroke-width="9" stroke-linecap="round"/>')}<path d="M-96 62L-118 92L-86 92L-92 126L-58 112L-50 146L-22 122L0 154L22 122L50 146L58 112L92 126L86 92L118 92L96 62Z" fill="#fff6e2" stroke="#a68a64" stroke-width="4" stroke-linejoin="round"/><path d="M0 -112Q112 -108 112 -10Q108 92 0 98Q-108 92 -112 -10Q-112 -108 0 -112Z" fill="url(#mo)" stroke="#7e6040" stroke-opacity=".6" stroke-width="4"/><path d="M-24 62Q0 80 24 62" stroke="#5b4029" stroke-width="7" fill="none" stroke-linecap="round"/>`;

const DRAWN: Readonly<Record<string, DrawnHead>> = {
  ...INSECT_HEADS,
  ...BEAST_HEADS,
  '1f40a': {
    markup: CROCODILE,
    bounds: { left: -282, top: -156, right: 128, bottom: 112 },
    eyes: { x: -26, y: -108 },
    eyeRadius: 36,
    span: 0,
    color: [40, 184, 120],
    top: { x: 6, y: -128, width: 130 },
    radius: 110,
  },
  '1f988': {
    markup: SHARK,
    bounds: { left: -256, top: -218, right: 132, bottom: 116 },
    eyes: { x: -66, y: -62 },
    eyeRadius: 31,
    span: 0,
    color: [116, 129, 156],
    top: { x: -52, y: -120, width: 120 },
    radius: 110,
  },
  '1f418': {
    markup: ELEPHANT,
    bounds: { left: -222, top: -134, right: 222, bottom: 180 },
    eyes: { x: 0, y: -38 },
    eyeRadius: 31,
    span: 92,
    color: [167, 163, 192],
    top: { x: 0, y: -118, width: 150 },
    radius: 110,
    chin: 108,
  },
  '1f987': {
    markup: BAT,
    bounds: { left: -206, top: -250, right: 206, bottom: 136 },
    eyes: { x: 0, y: -42 },
    eyeRadius: 33,
    span: 100,
    color: [138, 87, 63],
    top: { x: 0, y: -112, width: 150 },
    radius: 120,
    mouth: { down: 1.26, width: 1.1, height: 0.44, skin: [216, 171, 144] },
  },
  '1f99b': {
    markup: HIPPO,
    bounds: { left: -160, top: -166, right: 160, bottom: 142 },
    eyes: { x: 0, y: -56 },
    eyeRadius: 31,
    span: 100,
    color: [140, 131, 156],
    top: { x: 0, y: -122, width: 150 },
    radius: 120,
    mouth: { down: 1.48, width: 1.3, height: 0.36, skin: [217, 160, 165] },
  },
  '1f427': {
    markup: PENGUIN,
    bounds: { left: -148, top: -142, right: 148, bottom: 138 },
    eyes: { x: 0, y: -26 },
    eyeRadius: 31,
    span: 104,
    color: [79, 53, 150],
    top: { x: 0, y: -122, width: 190 },
    radius: 120,
    mouth: { down: 1.12, width: 0.7, height: 0.02, skin: [242, 238, 250] },
  },
  '1f986': {
    markup: DUCK,
    bounds: { left: -134, top: -142, right: 134, bottom: 150 },
    eyes: { x: 0, y: -44 },
    eyeRadius: 30,
    span: 96,
    color: [47, 150, 80],
    top: { x: 0, y: -122, width: 180 },
    radius: 120,
    isBeaked: true,
  },
  '1f410': {
    markup: GOAT,
    bounds: { left: -208, top: -248, right: 208, bottom: 210 },
    eyes: { x: 0, y: -30 },
    eyeRadius: 29,
    span: 104,
    color: [226, 220, 230],
    top: { x: 0, y: -112, width: 130 },
    radius: 115,
    chin: 116,
    mouth: { down: 1.27, width: 0.7, height: 0.28, skin: [246, 222, 219] },
  },
  '1f993': {
    markup: ZEBRA,
    bounds: { left: -148, top: -238, right: 148, bottom: 140 },
    eyes: { x: 0, y: -26 },
    eyeRadius: 29,
    span: 100,
    color: [232, 228, 238],
    top: { x: 0, y: -112, width: 140 },
    radius: 120,
    mouth: { down: 1.34, width: 0.8, height: 0.26, skin: [58, 54, 66] },
  },
  '1f999': {
    markup: LLAMA,
    bounds: { left: -134, top: -254, right: 134, bottom: 132 },
    eyes: { x: 0, y: -28 },
    eyeRadius: 29,
    span: 106,
    color: [240, 226, 210],
    top: { x: 0, y: -118, width: 150 },
    radius: 120,
    mouth: { down: 1.06, width: 0.7, height: 0.26, skin: [233, 205, 178] },
  },
  '1f419': {
    markup: OCTOPUS,
    bounds: { left: -226, top: -200, right: 226, bottom: 190 },
    eyes: { x: 0, y: -24 },
    eyeRadius: 34,
    span: 104,
    color: [234, 91, 108],
    top: { x: 0, y: -176, width: 150 },
    radius: 130,
    chin: 112,
    mouth: { down: 0.86, width: 0.72, height: 0.3, skin: [222, 84, 104] },
  },
  '1f9a7': {
    markup: ORANGUTAN,
    bounds: { left: -156, top: -214, right: 156, bottom: 166 },
    eyes: { x: 0, y: -44 },
    eyeRadius: 28,
    span: 84,
    color: [242, 116, 28],
    top: { x: 0, y: -178, width: 170 },
    radius: 125,
    chin: 132,
    mouth: { down: 1.2, width: 0.8, height: 0.3, skin: [133, 125, 136] },
  },
  '1f9a9': {
    markup: FLAMINGO,
    bounds: { left: -200, top: -186, right: 124, bottom: 164 },
    eyes: { x: -34, y: -118 },
    eyeRadius: 30,
    span: 0,
    color: [247, 127, 174],
    top: { x: -14, y: -174, width: 100 },
    radius: 84,
    chin: 160,
    neck: 62,
    isBeaked: true,
  },
  'own-moth': {
    markup: MOTH,
    bounds: { left: -238, top: -214, right: 238, bottom: 162 },
    eyes: { x: 0, y: -18 },
    eyeRadius: 36,
    span: 102,
    color: [226, 207, 174],
    top: { x: 0, y: -106, width: 120 },
    radius: 112,
    chin: 112,
    mouth: { down: 0.86, width: 0.6, height: 0.28, skin: [226, 207, 174] },
  },
};

export const findDrawnHead = (piece: string): DrawnHead | undefined => DRAWN[piece];

const TEETH = /<path [^>]*fill="#fffdf4"[^>]*\/>/g;

/** A head whose mouth is as empty as it was asked for. */
export const withoutTeeth = (markup: string): string => markup.replaceAll(TEETH, '');

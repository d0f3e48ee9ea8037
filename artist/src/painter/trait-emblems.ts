/** What is thought, said or felt, as a picture beside a head: 200 units wide, around its middle. */

import type { Emblem } from './expression-kinds.ts';

interface Drawing {
  markup: string;
  /** True: its tail points to whoever is on its left, and is turned round where they are on its right. */
  turnsRound?: boolean;
  /** True: small, and as near to the head as there is room, or it would be nobody's. */
  isClose?: boolean;
}

export const THOUGHT_BUBBLE =
  '<g fill="#fff" stroke="#4a3a66" stroke-width="6"><circle cx="-84" cy="86" r="9"/><circle cx="-66" cy="66" r="14"/><path d="M-52 42A40 40 0 0 1 -62 -34A46 46 0 0 1 6 -76A48 48 0 0 1 82 -32A42 42 0 0 1 66 42A40 30 0 0 1 6 50A40 30 0 0 1 -52 42Z"/></g>';
export const SPEECH_BUBBLE =
  '<path d="M-70 -84H72Q94 -84 94 -60V26Q94 50 72 50H-20L-84 92L-60 50H-66Q-90 50 -90 26V-60Q-90 -84 -70 -84Z" fill="#fff" stroke="#4a3a66" stroke-width="7" stroke-linejoin="round"/>';

const thought = (inside: string): Drawing => ({ markup: THOUGHT_BUBBLE + inside, turnsRound: true });
const said = (inside: string): Drawing => ({ markup: SPEECH_BUBBLE + inside, turnsRound: true });

export const ink = (path: string, width = 13, color = '#3a2a55'): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A question mark, which is the same mirrored to nobody: it is drawn without letters. */
const question = (x: number, y: number, size: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-26 -26Q-26 -58 4 -58Q34 -58 34 -28Q34 -4 4 6V22" fill="none" stroke="#2a1430" stroke-width="26" stroke-linecap="round"/><path d="M-26 -26Q-26 -58 4 -58Q34 -58 34 -28Q34 -4 4 6V22" fill="none" stroke="${color}" stroke-width="16" stroke-linecap="round"/><circle cx="4" cy="54" r="13" fill="${color}" stroke="#2a1430" stroke-width="5"/></g>`;

const gear = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${r * 0.5}"/><circle cx="${x}" cy="${y}" r="${r * 1.3}" fill="none" stroke="${color}" stroke-width="${r * 0.5}" stroke-dasharray="${r * 0.51} ${r * 0.51}"/>`;

const face = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd83d" stroke="#a8741a" stroke-width="4"/><path d="M${x - r * 0.6} ${y - r * 0.1}q${r * 0.2} ${-r * 0.4} ${r * 0.4} 0M${x + r * 0.2} ${y - r * 0.1}q${r * 0.2} ${-r * 0.4} ${r * 0.4} 0" stroke="#5a3a0a" stroke-width="4" fill="none"/><path d="M${x - r * 0.6} ${y + r * 0.15}H${x + r * 0.6}Q${x + r * 0.4} ${y + r * 0.75} ${x} ${y + r * 0.75}Q${x - r * 0.4} ${y + r * 0.75} ${x - r * 0.6} ${y + r * 0.15}Z" fill="#7d1028"/>`;

/** Strokes of letters, 40 units wide and 60 high from their foot at 0,0. */
const STROKES: Readonly<Record<string, string>> = {
  M: 'M0 0V-60L20 -24L40 -60V0',
  O: 'M20 -60C48 -60 48 0 20 0C-8 0 -8 -60 20 -60Z',
  N: 'M0 0V-60L40 0V-60',
  w: 'M0 -40L10 0L20 -32L30 0L40 -40',
  o: 'M20 -40C46 -40 46 0 20 0C-6 0 -6 -40 20 -40Z',
};

/** A word in strokes: no font is needed. */
const word = (
  text: string,
  { x, y, size, color, turn }: { x: number; y: number; size: number; color: string; turn: number },
): string => {
  const letters = [...text]
    .map((letter, at) => `<path transform="translate(${at * 52} 0)" d="${STROKES[letter] ?? ''}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#fff" stroke-width="22">${letters}</g><g stroke="${color}" stroke-width="12">${letters}</g></g>`;
};

export const EMBLEMS: Readonly<Record<Emblem, Drawing>> = {
  'food thought': thought(
    '<path d="M-14 26Q-44 -6 -10 -36Q36 -62 58 -26Q68 10 26 26Q4 34 -14 26Z" fill="#b5622a" stroke="#5f2c0c" stroke-width="6"/><path d="M-14 20L-38 38" stroke="#5f2c0c" stroke-width="20" stroke-linecap="round"/><path d="M-14 20L-38 38" stroke="#fff3dc" stroke-width="12" stroke-linecap="round"/><path d="M6 -24Q24 -38 40 -22" stroke="#f0b070" stroke-width="8" fill="none" stroke-linecap="round"/>',
  ),
  'water thought': thought(
    '<path d="M10 -54C40 -12 46 2 46 12A36 34 0 0 1 -26 12C-26 2 -20 -12 10 -54Z" fill="#5fc0ff" stroke="#1f6fc0" stroke-width="6"/>',
  ),
  gears: thought(gear(-14, -12, 20, '#7a86a8') + gear(40, 10, 14, '#e08a2a') + gear(34, -44, 10, '#4aa86a')),
  dots: said(
    '<g fill="#3a2a55"><circle cx="-44" cy="-16" r="15"/><circle cx="2" cy="-16" r="15"/><circle cx="48" cy="-16" r="15"/></g>',
  ),
  quotes: {
    markup:
      '<g fill="#ffcf3d" stroke="#5a3a0a" stroke-width="7" stroke-linejoin="round"><path d="M-90 30Q-96 -44 -40 -70L-32 -52Q-56 -36 -56 -10A24 24 0 1 1 -90 30ZM-22 30Q-28 -44 28 -70L36 -52Q12 -36 12 -10A24 24 0 1 1 -22 30Z"/></g>',
  },
  questions: { markup: question(-10, 4, 1.25, '#ffcf3d') + question(62, -34, 0.7, '#4de1ff') },
  exclamation: {
    markup:
      '<g fill="#ff3d4a" stroke="#5f0a14" stroke-width="7" stroke-linejoin="round"><path d="M-54 -88H-14L-22 26H-46Z"/><circle cx="-34" cy="64" r="20"/><path d="M30 -70H64L56 30H38Z"/><circle cx="47" cy="62" r="17"/></g>',
  },
  'rain cloud': {
    markup:
      '<path d="M-66 10A34 34 0 0 1 -66 -52A46 46 0 0 1 14 -74A40 40 0 0 1 74 -40A28 28 0 0 1 72 10Z" fill="#6b7488" stroke="#363d4e" stroke-width="7"/><path d="M-52 -34Q-30 -58 -4 -46" stroke="#9aa4ba" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-56 30l-10 30M-18 30l-14 44M22 30l-10 30M58 30l-14 44" stroke="#3fa9f5" stroke-width="11" stroke-linecap="round"/>',
  },
  gossip: said(
    '<ellipse cx="-38" cy="-16" rx="30" ry="24" fill="#ff7fa8" stroke="#8c0f35" stroke-width="6"/><path d="M-66 -16Q-38 -4 -10 -16" stroke="#8c0f35" stroke-width="6" fill="none"/><path d="M20 -40Q40 -46 40 -22Q38 -6 30 0Q38 14 20 18Q8 14 12 0Q2 -26 20 -40Z" fill="#f0c08a" stroke="#7a5020" stroke-width="6"/><path d="M56 -34Q70 -16 56 4M70 -48Q92 -16 70 16" stroke="#e08a2a" stroke-width="7" fill="none" stroke-linecap="round"/>',
  ),
  chatter: {
    markup:
      '<path d="M-86 -20H30Q46 -20 46 -4V54Q46 70 30 70H-30L-84 96L-66 70H-86Q-98 70 -98 54V-4Q-98 -20 -86 -20Z" fill="#fff" stroke="#4a3a66" stroke-width="7" stroke-linejoin="round"/><path d="M-20 -92H84Q97 -92 97 -78V-34Q97 -20 84 -20H56L30 2V-20H-20Q-34 -20 -34 -34V-78Q-34 -92 -20 -92Z" fill="#ffe27a" stroke="#4a3a66" stroke-width="7" stroke-linejoin="round"/>' +
      ink('M-80 6H24M-80 28H4M-80 50H16', 10) +
      ink('M-14 -70H76M-14 -46H50', 10),
    turnsRound: true,
  },
  shout: {
    markup:
      '<path d="M-96 30L-58 2L-90 -40L-38 -40L-30 -92L6 -54L44 -94L54 -48L98 -50L74 -6L98 30L52 34L40 80L4 46L-36 78L-46 36Z" fill="#ffe14a" stroke="#b0321a" stroke-width="8" stroke-linejoin="round"/><path d="M-14 -44H18L10 6H-6Z" fill="#c22a0a"/><circle cx="2" cy="24" r="12" fill="#c22a0a"/>',
  },
  monday: {
    markup:
      '<rect x="-80" y="-72" width="160" height="160" rx="14" fill="#fff" stroke="#3a2a55" stroke-width="8"/><path d="M-80 -30V-58Q-80 -72 -66 -72H66Q80 -72 80 -58V-30Z" fill="#e0344a" stroke="#3a2a55" stroke-width="8"/><path d="M-42 -92V-54M42 -92V-54" stroke="#3a2a55" stroke-width="14" stroke-linecap="round"/>' +
      word('MON', { x: -54, y: 48, size: 0.74, color: '#3a2a55', turn: 0 }) +
      ink('M-62 -14L62 76M62 -14L-62 76', 13, '#e0142c'),
  },
  likes: { markup: SPEECH_BUBBLE + face(-42, -18, 34) + face(44, -18, 34), turnsRound: true },
  wow: {
    markup:
      word('wow', { x: -92, y: -34, size: 0.8, color: '#ff2fa0', turn: -12 }) +
      word('wow', { x: -20, y: 22, size: 0.62, color: '#22a8e0', turn: 10 }) +
      word('wow', { x: -84, y: 84, size: 0.7, color: '#2fae3a', turn: -8 }),
  },
  stop: {
    // In a thought, for a road sign by itself would hang in the air.
    markup: `${THOUGHT_BUBBLE}<g transform="translate(4 -14) scale(.5)"><path d="M-38 -92H38L92 -38V38L38 92H-38L-92 38V-38Z" fill="#e0243c" stroke="#fff" stroke-width="10"/><rect x="-58" y="-16" width="116" height="32" rx="6" fill="#fff"/></g>`,
  },
  bulb: {
    markup:
      '<path d="M0 -76A56 56 0 0 1 34 24Q26 34 26 48H-26Q-26 34 -34 24A56 56 0 0 1 0 -76Z" fill="#ffe14a" stroke="#8a6a0a" stroke-width="7"/><path d="M-24 58H24M-18 76H18" stroke="#6b7488" stroke-width="14" stroke-linecap="round"/><path d="M-84 -20H-70M84 -20H70M-62 -78L-52 -68M62 -78L52 -68" stroke="#ffb52e" stroke-width="11" stroke-linecap="round"/>',
  },
  check: { markup: `<circle r="84" fill="#2fae55" stroke="#fff" stroke-width="10"/>${ink('M-40 4L-10 36L44 -34', 24, '#fff')}` },
  hello: said(
    '<path d="M-20 28Q-44 8 -40 -26L-26 -22V-52Q-14 -58 -8 -48V-60Q4 -66 10 -54V-60Q22 -64 26 -50V-46Q38 -48 40 -34L36 4Q30 30 8 34Z" fill="#ffd08a" stroke="#7a5020" stroke-width="6"/><path d="M56 -50Q68 -34 58 -18M72 -60Q90 -34 74 -8" stroke="#e08a2a" stroke-width="7" fill="none" stroke-linecap="round"/>',
  ),
  moon: {
    markup:
      '<path d="M30 -84A86 86 0 1 0 84 36A66 66 0 0 1 30 -84Z" fill="#ffe27a" stroke="#8a6a0a" stroke-width="7"/><path d="M44 -46l8 17 18 2 -13 13 3 18 -16 -9 -16 9 3 -18 -13 -13 18 -2Z" fill="#fff" stroke="#8a6a0a" stroke-width="4"/>',
  },
  scribble: {
    isClose: true,
    markup:
      ink(
        'M-70 10C-80 -60 10 -80 30 -30C50 30 -50 50 -40 0C-30 -60 80 -50 70 10C60 70 -40 60 -20 20C0 -30 60 -10 40 20M-66 40C-30 80 50 84 74 30',
        17,
        '#fff',
      ) +
      ink(
        'M-70 10C-80 -60 10 -80 30 -30C50 30 -50 50 -40 0C-30 -60 80 -50 70 10C60 70 -40 60 -20 20C0 -30 60 -10 40 20M-66 40C-30 80 50 84 74 30',
        9,
        '#2a1430',
      ),
  },
  wanted: {
    markup:
      '<path d="M-72 -90L70 -84L76 88L-66 92Z" fill="#f0d9a0" stroke="#7a5020" stroke-width="7"/><rect x="-44" y="-34" width="88" height="74" fill="#fff7df" stroke="#7a5020" stroke-width="5"/><circle cx="0" cy="-4" r="20" fill="#7a5020"/><path d="M-34 40Q-30 14 0 14Q30 14 34 40Z" fill="#7a5020"/>' +
      ink('M-50 -60H50', 14, '#5f2c0c') +
      ink('M-40 64H40', 10, '#5f2c0c'),
  },
  'no signal': said(
    ink('M-52 -30Q0 -84 52 -30M-30 -6Q0 -38 30 -6', 14, '#8a84a0') +
      '<circle cy="22" r="13" fill="#8a84a0"/>' +
      ink('M-48 -66L48 34M48 -66L-48 34', 13, '#e0142c'),
  ),
  'back arrow': {
    markup:
      '<path d="M92 74Q100 -40 -14 -40V-82L-92 -14L-14 54V12Q52 6 92 74Z" fill="#ffcf3d" stroke="#5a3a0a" stroke-width="9" stroke-linejoin="round"/>',
  },
  'side arrows': {
    markup:
      '<path d="M-96 0L-42 -56V-24H42V-56L96 0L42 56V24H-42V56Z" fill="#ffcf3d" stroke="#5a3a0a" stroke-width="9" stroke-linejoin="round"/>',
  },
  twin: thought(
    '<g stroke-width="6"><g fill="#f08a4a" stroke="#5f2c0c"><circle cx="-18" cy="-40" r="17"/><path d="M-46 26Q-46 -18 -18 -18Q10 -18 10 26Z"/></g><g fill="#fff" stroke="#8a84a0" stroke-dasharray="9 9"><circle cx="46" cy="-40" r="17"/><path d="M18 26Q18 -18 46 -18Q74 -18 74 26Z"/></g></g>',
  ),
  inbox: {
    markup:
      '<rect x="-88" y="-44" width="150" height="112" rx="12" fill="#fff" stroke="#3a2a55" stroke-width="9"/><path d="M-84 -36L-13 24L58 -36" fill="none" stroke="#3a2a55" stroke-width="9" stroke-linejoin="round"/><rect x="-6" y="-92" width="104" height="66" rx="33" fill="#e0142c" stroke="#fff" stroke-width="8"/>' +
      ink('M22 -74V-44M22 -74L16 -68M40 -74H52V-44H40ZM70 -59H86M78 -67V-51', 9, '#fff'),
  },
  endless: said(ink('M2 -16C-20 -60 -70 -50 -70 -16C-70 18 -20 28 2 -16C24 -60 74 -50 74 -16C74 18 24 28 2 -16Z', 16, '#e0142c')),
};

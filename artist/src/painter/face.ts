/** Cartoon faces for things that have none, and bigger eyes for animals that feel strongly. */
import type { Chance } from '../drawing/random.ts';
import { short } from '../drawing/svg.ts';
import { findCharacterTrait } from './character-traits.ts';
import type { EyeKind, MouthKind } from './expression-kinds.ts';
import type { Expression } from './expression-words.ts';
import type { Manner, Mood } from './mood.ts';

const INK = '#2a1430';

const EYES_OF_MOOD: Readonly<Record<Mood, readonly EyeKind[]>> = {
  plain: ['googly', 'googly', 'tall', 'tall', 'sparkle', 'smug', 'googly', 'happy'],
  angry: ['angry'],
  sleepy: ['sleepy'],
  happy: ['happy', 'sparkle', 'googly'],
  sad: ['sad'],
  love: ['heart'],
  crazy: ['dizzy', 'googly'],
  rich: ['money', 'smug'],
  cool: ['smug'],
  scared: ['wide'],
  star: ['star'],
};

const MOUTHS_OF_MOOD: Readonly<Record<Mood, readonly MouthKind[]>> = {
  plain: ['laugh', 'grin', 'smirk', 'tongue', 'lips', 'underbite', 'gasp', 'laugh', 'gold'],
  angry: ['fangs', 'frown', 'underbite'],
  sleepy: ['snore'],
  happy: ['laugh', 'grin'],
  sad: ['frown', 'wobble'],
  love: ['laugh', 'smirk'],
  crazy: ['tongue', 'wobble', 'laugh'],
  rich: ['gold', 'smirk'],
  cool: ['smirk', 'gold'],
  scared: ['gasp', 'wobble'],
  star: ['laugh', 'grin'],
};

/** What is laid over a mouth that we did not draw, and that could say another thing. */
const MOUTH_OVER_OF_MOOD: Readonly<Partial<Record<Mood, MouthKind>>> = {
  angry: 'frown',
  sleepy: 'flat',
  happy: 'smile',
  sad: 'frown',
  love: 'smile',
  scared: 'wobble',
};

/** What a deed or a feeling makes of the eyes, whatever the mood. */
const EYES_OF_EXPRESSION: Readonly<Partial<Record<Expression, EyeKind>>> = {
  'spiral eyes': 'dizzy',
  blind: 'dark',
  wink: 'wink',
  yawn: 'closed',
  asleep: 'closed',
  tired: 'tired',
  cry: 'sad',
  sad: 'sad',
  laugh: 'laughing',
  shy: 'aside',
  jealous: 'jealous',
  steam: 'angry',
};

const MOUTH_OF_EXPRESSION: Readonly<Partial<Record<Expression, MouthKind>>> = {
  'gap teeth': 'gaps',
  yawn: 'yawn',
  shout: 'yawn',
  whistle: 'pucker',
  'blow a whistle': 'pucker',
  spout: 'pucker',
  slurp: 'pucker',
  bubble: 'pucker',
  shush: 'pucker',
  smoke: 'gasp',
  hiccup: 'gasp',
  asleep: 'snore',
  cry: 'wobble',
  laugh: 'laugh',
  shy: 'wobble',
  sad: 'frown',
  jealous: 'frown',
};

const eyesFor = (expression: Expression): EyeKind | undefined =>
  EYES_OF_EXPRESSION[expression] ?? findCharacterTrait(expression)?.eyes;
const mouthFor = (expression: Expression): MouthKind | undefined =>
  MOUTH_OF_EXPRESSION[expression] ?? findCharacterTrait(expression)?.mouth;

/** Up to the first that tells a feeling: no theme makes a laughing mouth of who is afraid. */
function decidingFor({ told }: Manner): readonly Expression[] {
  const last = told.findIndex(({ mood, expressions }) => mood !== 'plain' || expressions.some(eyesFor));
  return told.slice(0, last < 0 ? told.length : last + 1).flatMap(({ expressions }) => expressions);
}

const firstOf = <T>(expressions: readonly Expression[], find: (expression: Expression) => T | undefined): T | undefined =>
  expressions.map(find).find((kind) => kind !== undefined);

export const eyesOf = (manner: Manner): EyeKind | undefined => firstOf(decidingFor(manner), eyesFor);
export const mouthOf = (manner: Manner): MouthKind | undefined => firstOf(decidingFor(manner), mouthFor);
export const mouthOverOf = (manner: Manner): MouthKind | undefined => mouthOf(manner) ?? MOUTH_OVER_OF_MOOD[manner.mood];

const DEFS = `<radialGradient id="fe" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".62" stop-color="#f4f2fb"/><stop offset="1" stop-color="#b9b2d6"/></radialGradient><radialGradient id="fp" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#4a3358"/><stop offset="1" stop-color="#140a1c"/></radialGradient><linearGradient id="fm" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5c1030"/><stop offset="1" stop-color="#97183f"/></linearGradient><radialGradient id="ft" cx=".45" cy=".3" r=".8"><stop offset="0" stop-color="#ff9aa8"/><stop offset="1" stop-color="#e8486a"/></radialGradient>`;

/** One ball of an eye around x,y. `look` moves the pupil, in parts of the radius. */
function eyeBall(x: number, y: number, r: number, look: { x: number; y: number }, tall = 1): string {
  const pupil = r * 0.52;
  const [px, py] = [x + look.x * r * 0.42, y + look.y * r * 0.42 * tall];
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r)}" ry="${short(r * tall)}" fill="url(#fe)" stroke="${INK}" stroke-width="${short(r * 0.09)}" stroke-opacity=".55"/><ellipse cx="${short(px)}" cy="${short(py)}" rx="${short(pupil)}" ry="${short(pupil * (1 + (tall - 1) * 0.7))}" fill="url(#fp)"/><circle cx="${short(px - pupil * 0.34)}" cy="${short(py - pupil * 0.4)}" r="${short(pupil * 0.34)}" fill="#fff"/><circle cx="${short(px + pupil * 0.35)}" cy="${short(py + pupil * 0.38)}" r="${short(pupil * 0.15)}" fill="#fff" fill-opacity=".8"/>`;
}

function lid(x: number, y: number, r: number, tilt: number, skin: string, share: number): string {
  return `<g transform="rotate(${short(tilt)} ${short(x)} ${short(y)})"><path d="M${short(x - r * 1.06)} ${short(y - r * 1.1 + r * 2.2 * share)}A${short(r * 1.06)} ${short(r * 1.06)} 0 0 1 ${short(x + r * 1.06)} ${short(y - r * 1.1 + r * 2.2 * share)}Z" fill="${skin}" stroke="${INK}" stroke-opacity=".55" stroke-width="${short(r * 0.1)}"/></g>`;
}

function brow(x: number, y: number, r: number, tilt: number): string {
  return `<g transform="rotate(${short(tilt)} ${short(x)} ${short(y)})"><rect x="${short(x - r * 0.95)}" y="${short(y - r * 0.17)}" width="${short(r * 1.9)}" height="${short(r * 0.36)}" rx="${short(r * 0.18)}" ${BROW}/></g>`;
}

const BROW = `class="brow" fill="${INK}"`;
const GREY_BROW = 'class="brow" fill="#e2dfe8" stroke="#7d7890" stroke-width="5"';

/** The brows that a feeling has drawn are those of who is old: above them another pair would be a moustache on a forehead. */
export const greyBrows = (markup: string): string => markup.replaceAll(BROW, GREY_BROW);

/** Skin over the eye, and the lashes' line: `sag` bends it down, or up for who laughs. */
function shutEye(x: number, y: number, r: number, skin: string, sag: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${skin}" stroke="${INK}" stroke-opacity=".3" stroke-width="${short(r * 0.08)}"/><path d="M${short(x - r * 0.78)} ${short(y - sag * r * 0.28)}Q${short(x)} ${short(y + sag * r)} ${short(x + r * 0.78)} ${short(y - sag * r * 0.28)}" fill="none" stroke="${INK}" stroke-width="${short(r * 0.22)}" stroke-linecap="round"/>`;
}

/** What hangs under a tired eye. */
function bag(x: number, y: number, r: number): string {
  return `<path d="M${short(x - r * 1.02)} ${short(y + r * 0.3)}Q${short(x)} ${short(y + r * 2.1)} ${short(x + r * 1.02)} ${short(y + r * 0.3)}Z" fill="#5b4a86" fill-opacity=".55"/><path d="M${short(x - r * 0.7)} ${short(y + r * 1.02)}Q${short(x)} ${short(y + r * 1.5)} ${short(x + r * 0.7)} ${short(y + r * 1.02)}" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="${short(r * 0.09)}" stroke-linecap="round"/>`;
}

function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 ? r * 0.48 : r;
    return `${short(x + Math.cos(angle) * reach)},${short(y + Math.sin(angle) * reach)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${INK}" stroke-width="${short(r * 0.1)}" stroke-linejoin="round"/>`;
}

function heart(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${short(x + dx * r)} ${short(y + dy * r)}`;
  return `<path d="M${at(0, 0.95)}C${at(-1.5, -0.1)} ${at(-0.8, -1.15)} ${at(0, -0.4)}C${at(0.8, -1.15)} ${at(1.5, -0.1)} ${at(0, 0.95)}Z" fill="#ff3b6b" stroke="${INK}" stroke-width="${short(r * 0.1)}"/>`;
}

const happyEye = (x: number, y: number, r: number, color: string): string =>
  `<path d="M${short(x - r * 0.8)} ${short(y + r * 0.3)}Q${short(x)} ${short(y - r * 0.95)} ${short(x + r * 0.8)} ${short(y + r * 0.3)}" fill="none" stroke="${color}" stroke-width="${short(r * 0.34)}" stroke-linecap="round"/>`;

function drawEye(
  kind: EyeKind,
  side: -1 | 1,
  x: number,
  y: number,
  r: number,
  look: { x: number; y: number },
  skin: string,
): string {
  switch (kind) {
    case 'googly':
      return eyeBall(x, y, r, look);
    case 'tall':
      return eyeBall(x, y, r * 0.86, look, 1.36);
    case 'sparkle':
      return `${eyeBall(x, y, r, { x: look.x * 0.4, y: look.y * 0.4 })}<circle cx="${short(x - r * 0.1)}" cy="${short(y - r * 0.22)}" r="${short(r * 0.24)}" fill="#fff"/>`;
    case 'sleepy':
      return eyeBall(x, y, r, { x: 0, y: 0.5 }) + lid(x, y, r, 0, skin, 0.68);
    case 'smug':
      return eyeBall(x, y, r, { x: look.x, y: 0.1 }) + lid(x, y, r, -side * 5, skin, 0.46);
    case 'angry':
      return eyeBall(x, y, r, { x: -side * 0.4, y: 0.2 }) + brow(x, y - r * 0.72, r, side * -24);
    case 'star':
      // A star alone would be a thing before the eye.
      return eyeBall(x, y, r, { x: 0, y: 0 }) + star(x, y, r * 0.86, '#ffd83d');
    case 'heart':
      return heart(x, y, r * 1.05);
    case 'money':
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#ffd83d" stroke="#a8741a" stroke-width="${short(r * 0.14)}"/><path d="M${short(x + r * 0.36)} ${short(y - r * 0.34)}q${short(-r * 0.7)} ${short(-r * 0.34)} ${short(-r * 0.7)} ${short(r * 0.12)}q0 ${short(r * 0.3)} ${short(r * 0.36)} ${short(r * 0.3)}q${short(r * 0.4)} 0 ${short(r * 0.36)} ${short(r * 0.3)}q0 ${short(r * 0.44)} ${short(-r * 0.74)} ${short(r * 0.1)}M${short(x)} ${short(y - r * 0.72)}V${short(y + r * 0.76)}" fill="none" stroke="#8a5a10" stroke-width="${short(r * 0.17)}" stroke-linecap="round"/>`;
    case 'dizzy': {
      const turns = Array.from({ length: 26 }, (_, step) => {
        const reach = (r * 0.82 * step) / 25;
        return `${step ? 'L' : 'M'}${short(x + Math.cos(step * 0.62) * reach * side)} ${short(y + Math.sin(step * 0.62) * reach)}`;
      });
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="url(#fe)" stroke="${INK}" stroke-opacity=".55" stroke-width="${short(r * 0.09)}"/><path d="${turns.join('')}" fill="none" stroke="${INK}" stroke-width="${short(r * 0.13)}" stroke-linecap="round"/>`;
    }
    case 'happy':
      return happyEye(x, y, r, INK);
    case 'cool':
      return eyeBall(x, y, r, look);
    case 'closed':
      return shutEye(x, y, r, skin, 0.62);
    case 'laughing':
      return shutEye(x, y, r, skin, -0.9);
    case 'wink':
      return side < 0 ? shutEye(x, y, r, skin, -0.8) : eyeBall(x, y, r, { x: 0, y: 0.1 });
    case 'tired':
      return `${bag(x, y, r)}${eyeBall(x, y, r, { x: 0, y: 0.6 })}${lid(x, y, r, side * 8, skin, 0.6)}`;
    case 'sad':
      return `${eyeBall(x, y, r, { x: 0, y: 0.45 })}${lid(x, y, r, side * 22, skin, 0.3)}${brow(x, y - r * 1.15, r * 0.8, side * 24)}`;
    case 'aside':
      return eyeBall(x, y, r, { x: 0.75, y: 0.62 }) + lid(x, y, r, side * 10, skin, 0.2);
    case 'jealous':
      return `${eyeBall(x, y, r, { x: 0.8, y: 0.1 })}<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="#4fb52f" fill-opacity=".42"/>${lid(x, y, r, side * -14, skin, 0.42)}`;
    case 'determined':
      return eyeBall(x, y, r, { x: 0, y: 0 }) + lid(x, y, r, side * -12, skin, 0.24) + brow(x, y - r * 0.98, r, side * -14);
    case 'raised':
      return side < 0
        ? eyeBall(x, y, r, { x: 0.4, y: 0.1 }) + lid(x, y, r, 6, skin, 0.46) + brow(x, y - r * 0.72, r, 6)
        : eyeBall(x, y, r, { x: 0.4, y: 0.1 }) + brow(x, y - r * 1.5, r, 16);
    case 'rolling':
      return eyeBall(x, y, r, { x: 0.35, y: -0.95 }) + brow(x, y - r * 1.3, r * 0.8, side * 8);
    case 'wide':
      return eyeBall(x, y, r * 1.16, { x: 0, y: 0 }, 1.08);
    case 'uneven':
      return side < 0 ? eyeBall(x, y, r * 1.16, { x: 0.5, y: 0.4 }) : eyeBall(x, y, r * 0.8, { x: -0.5, y: -0.3 });
    case 'crossed': {
      const arm = r * 0.7;
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${skin}" fill-opacity=".9"/><path d="M${short(x - arm)} ${short(y - arm)}L${short(x + arm)} ${short(y + arm)}M${short(x + arm)} ${short(y - arm)}L${short(x - arm)} ${short(y + arm)}" stroke="${INK}" stroke-width="${short(r * 0.3)}" stroke-linecap="round"/>`;
    }
    case 'spiral':
      return drawEye('dizzy', side, x, y, r, look, skin);
    case 'dark':
      return `${side > 0 ? `<path d="M${short(-x)} ${short(y - r * 0.2)}Q0 ${short(y - r * 0.7)} ${short(x)} ${short(y - r * 0.2)}" fill="none" stroke="${INK}" stroke-width="${short(r * 0.2)}"/>` : ''}<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 1.08)}" fill="#17101f" stroke="#050308" stroke-width="${short(r * 0.12)}"/><path d="M${short(x - r * 0.6)} ${short(y - r * 0.1)}Q${short(x - r * 0.5)} ${short(y - r * 0.6)} ${short(x)} ${short(y - r * 0.66)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${short(r * 0.16)}" stroke-linecap="round"/>`;
  }
}

function drawMouth(kind: MouthKind, y: number, w: number): string {
  const at = (dx: number, dy: number) => `${short(dx * w)} ${short(y + dy * w)}`;
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${short(w * 0.1)}" stroke-linecap="round"/>`;
  const open = `M${at(-0.5, -0.08)}Q${at(0, 0.06)} ${at(0.5, -0.08)}Q${at(0.44, 0.5)} ${at(0, 0.5)}Q${at(-0.44, 0.5)} ${at(-0.5, -0.08)}Z`;
  const hole = `<path d="${open}" fill="url(#fm)" stroke="${INK}" stroke-width="${short(w * 0.05)}" stroke-linejoin="round"/>`;
  const tongue = `<ellipse cx="${short(w * 0.04)}" cy="${short(y + w * 0.36)}" rx="${short(w * 0.24)}" ry="${short(w * 0.13)}" fill="url(#ft)"/>`;
  const teeth = `<path d="M${at(-0.43, -0.055)}Q${at(0, 0.06)} ${at(0.43, -0.055)}L${at(0.37, 0.09)}Q${at(0, 0.19)} ${at(-0.37, 0.09)}Z" fill="#fff"/>`;
  const row = `<path d="M${at(-0.55, -0.05)}Q${at(0, 0.13)} ${at(0.55, -0.05)}Q${at(0.5, 0.33)} ${at(0, 0.35)}Q${at(-0.5, 0.33)} ${at(-0.55, -0.05)}Z" fill="#fff" stroke="${INK}" stroke-width="${short(w * 0.06)}" stroke-linejoin="round"/><path d="M${at(-0.27, 0.02)}L${at(-0.25, 0.29)}M${at(0, 0.05)}V${short(y + w * 0.33)}M${at(0.27, 0.02)}L${at(0.25, 0.29)}" stroke="${INK}" stroke-opacity=".45" stroke-width="${short(w * 0.035)}"/>`;
  switch (kind) {
    case 'laugh':
      return hole + teeth + tongue;
    case 'grin':
      return row;
    case 'gold':
      return `${row}<path d="M${at(0, 0.06)}L${at(0.26, 0.03)}L${at(0.25, 0.28)}L${at(0, 0.33)}Z" fill="#ffc93d" stroke="#a8741a" stroke-width="${short(w * 0.03)}"/>`;
    case 'tongue':
      return `${hole}${teeth}<path d="M${at(-0.08, 0.28)}Q${at(-0.1, 0.72)} ${at(0.12, 0.72)}Q${at(0.34, 0.7)} ${at(0.3, 0.26)}Q${at(0.1, 0.2)} ${at(-0.08, 0.28)}Z" fill="url(#ft)" stroke="${INK}" stroke-width="${short(w * 0.04)}"/><path d="M${at(0.11, 0.34)}V${short(y + w * 0.56)}" stroke="#b52a4c" stroke-width="${short(w * 0.035)}" stroke-linecap="round"/>`;
    case 'smirk':
      return `${line(`M${at(-0.36, 0.04)}Q${at(0.1, 0.3)} ${at(0.44, -0.08)}`)}${line(`M${at(0.4, -0.14)}L${at(0.49, -0.02)}`)}`;
    case 'wobble':
      return line(`M${at(-0.42, 0.1)}Q${at(-0.3, -0.06)} ${at(-0.18, 0.1)}T${at(0.06, 0.1)}T${at(0.3, 0.1)}T${at(0.46, 0.06)}`);
    case 'frown':
      return line(`M${at(-0.4, 0.24)}Q${at(0, -0.16)} ${at(0.4, 0.24)}`);
    case 'fangs':
      return `${hole}<path d="M${at(-0.38, -0.04)}L${at(-0.27, 0.2)}L${at(-0.15, 0)}ZM${at(0.38, -0.04)}L${at(0.27, 0.2)}L${at(0.15, 0)}Z" fill="#fff"/>${tongue}`;
    case 'gasp':
      return `<ellipse cx="0" cy="${short(y + w * 0.18)}" rx="${short(w * 0.24)}" ry="${short(w * 0.32)}" fill="url(#fm)" stroke="${INK}" stroke-width="${short(w * 0.05)}"/><ellipse cx="0" cy="${short(y + w * 0.34)}" rx="${short(w * 0.15)}" ry="${short(w * 0.1)}" fill="url(#ft)"/>`;
    case 'snore':
      return `<ellipse cx="0" cy="${short(y + w * 0.12)}" rx="${short(w * 0.15)}" ry="${short(w * 0.18)}" fill="url(#fm)" stroke="${INK}" stroke-width="${short(w * 0.05)}"/>`;
    case 'yawn':
      return `<path d="M${at(-0.34, 0.1)}Q${at(-0.36, -0.22)} ${at(0, -0.22)}Q${at(0.36, -0.22)} ${at(0.34, 0.1)}Q${at(0.36, 0.78)} ${at(0, 0.8)}Q${at(-0.36, 0.78)} ${at(-0.34, 0.1)}Z" fill="url(#fm)" stroke="${INK}" stroke-width="${short(w * 0.05)}"/><path d="M${at(-0.24, -0.12)}Q${at(0, -0.2)} ${at(0.24, -0.12)}L${at(0.2, 0)}Q${at(0, -0.06)} ${at(-0.2, 0)}Z" fill="#fff"/><ellipse cx="0" cy="${short(y + w * 0.6)}" rx="${short(w * 0.22)}" ry="${short(w * 0.15)}" fill="url(#ft)"/>`;
    case 'smile':
      return line(`M${at(-0.4, -0.04)}Q${at(0, 0.42)} ${at(0.4, -0.04)}`);
    case 'flat':
      return line(`M${at(-0.3, 0.12)}L${at(0.3, 0.12)}`);
    case 'clench':
      return `<rect x="${short(-w * 0.44)}" y="${short(y - w * 0.08)}" width="${short(w * 0.88)}" height="${short(w * 0.38)}" rx="${short(w * 0.12)}" fill="#fff" stroke="${INK}" stroke-width="${short(w * 0.07)}"/><path d="M${at(-0.44, 0.11)}L${at(0.44, 0.11)}M${at(-0.22, -0.08)}L${at(-0.22, 0.3)}M${at(0, -0.08)}L${at(0, 0.3)}M${at(0.22, -0.08)}L${at(0.22, 0.3)}" stroke="${INK}" stroke-width="${short(w * 0.045)}"/>`;
    case 'drool':
      return `${hole}${teeth}${tongue}<path d="M${at(0.28, 0.3)}Q${at(0.24, 0.72)} ${at(0.34, 0.84)}Q${at(0.48, 0.76)} ${at(0.4, 0.2)}Z" fill="#8fdcff" stroke="#2f8fd8" stroke-width="${short(w * 0.03)}"/>`;
    case 'full':
      return `<ellipse cx="${short(-w * 0.46)}" cy="${short(y + w * 0.12)}" rx="${short(w * 0.24)}" ry="${short(w * 0.2)}" fill="#ff8fa0" fill-opacity=".75"/><ellipse cx="${short(w * 0.46)}" cy="${short(y + w * 0.12)}" rx="${short(w * 0.24)}" ry="${short(w * 0.2)}" fill="#ff8fa0" fill-opacity=".75"/>${hole}<path d="M${at(-0.3, 0.02)}Q${at(0, -0.16)} ${at(0.3, 0.02)}L${at(0.24, 0.34)}Q${at(0, 0.44)} ${at(-0.24, 0.34)}Z" fill="#e0a04a" stroke="#8a5a1c" stroke-width="${short(w * 0.03)}"/>`;
    case 'sick':
      return `${line(`M${at(-0.42, 0.1)}Q${at(-0.3, -0.06)} ${at(-0.18, 0.1)}T${at(0.06, 0.1)}T${at(0.3, 0.1)}T${at(0.46, 0.06)}`)}<path d="M${at(-0.1, 0.14)}Q${at(-0.18, 0.7)} ${at(-0.02, 0.82)}Q${at(0.2, 0.76)} ${at(0.14, 0.14)}Z" fill="#9ccf3a" stroke="#5a8a12" stroke-width="${short(w * 0.04)}"/>`;
    case 'thermometer':
      return `${line(`M${at(-0.36, 0.2)}Q${at(0, -0.06)} ${at(0.36, 0.2)}`)}<path d="M${at(0.02, 0.08)}L${at(0.62, 0.46)}" stroke="${INK}" stroke-width="${short(w * 0.17)}" stroke-linecap="round"/><path d="M${at(0.02, 0.08)}L${at(0.62, 0.46)}" stroke="#fff" stroke-width="${short(w * 0.11)}" stroke-linecap="round"/><path d="M${at(0.2, 0.2)}L${at(0.62, 0.46)}" stroke="#e0243c" stroke-width="${short(w * 0.06)}" stroke-linecap="round"/>`;
    case 'zip':
      return `${line(`M${at(-0.4, 0.12)}L${at(0.4, 0.12)}`)}<path d="M${at(-0.28, 0.02)}V${short(y + w * 0.22)}M${at(-0.14, 0.02)}V${short(y + w * 0.22)}M${at(0, 0.02)}V${short(y + w * 0.22)}M${at(0.14, 0.02)}V${short(y + w * 0.22)}M${at(0.28, 0.02)}V${short(y + w * 0.22)}" stroke="${INK}" stroke-width="${short(w * 0.05)}"/><rect x="${short(w * 0.36)}" y="${short(y + w * 0.06)}" width="${short(w * 0.12)}" height="${short(w * 0.2)}" rx="${short(w * 0.04)}" fill="#d9dee8" stroke="${INK}" stroke-width="${short(w * 0.03)}"/>`;
    case 'gaps':
      return `${hole}<path d="M${at(-0.45, -0.06)}L${at(-0.24, -0.02)}L${at(-0.25, 0.2)}L${at(-0.39, 0.16)}ZM${at(0.22, -0.02)}L${at(0.44, -0.06)}L${at(0.38, 0.15)}L${at(0.24, 0.19)}ZM${at(-0.16, 0.48)}L${at(-0.15, 0.3)}L${at(0.04, 0.3)}L${at(0.04, 0.5)}Z" fill="#fff" stroke="${INK}" stroke-opacity=".4" stroke-width="${short(w * 0.03)}" stroke-linejoin="round"/>`;
    case 'pucker':
      return `<ellipse cx="0" cy="${short(y + w * 0.14)}" rx="${short(w * 0.17)}" ry="${short(w * 0.16)}" fill="url(#ft)" stroke="${INK}" stroke-width="${short(w * 0.05)}"/><ellipse cx="0" cy="${short(y + w * 0.14)}" rx="${short(w * 0.07)}" ry="${short(w * 0.07)}" fill="url(#fm)"/>`;
    case 'underbite':
      return `${line(`M${at(-0.44, 0.1)}Q${at(0, 0.2)} ${at(0.44, 0.1)}`)}<path d="M${at(-0.3, 0.12)}L${at(-0.22, -0.16)}L${at(-0.1, 0.14)}ZM${at(0.3, 0.12)}L${at(0.22, -0.16)}L${at(0.1, 0.14)}Z" fill="#fff" stroke="${INK}" stroke-width="${short(w * 0.045)}" stroke-linejoin="round"/>`;
    case 'lips':
      return `<path d="M${at(-0.5, 0.1)}Q${at(-0.22, -0.2)} ${at(0, -0.06)}Q${at(0.22, -0.2)} ${at(0.5, 0.1)}Q${at(0.24, 0.46)} ${at(0, 0.46)}Q${at(-0.24, 0.46)} ${at(-0.5, 0.1)}Z" fill="#f0305f" stroke="${INK}" stroke-width="${short(w * 0.05)}"/><path d="M${at(-0.42, 0.1)}Q${at(0, 0.02)} ${at(0.42, 0.1)}Q${at(0, 0.26)} ${at(-0.42, 0.1)}Z" fill="#fff"/><path d="M${at(-0.2, 0.36)}Q${at(-0.06, 0.4)} ${at(0.06, 0.36)}" stroke="#ff9ab0" stroke-width="${short(w * 0.05)}" fill="none" stroke-linecap="round"/>`;
  }
}

/** What is told first, and then what suits the mood. */
export function chooseFace(manner: Manner, chance: Chance): { eyes: EyeKind; mouth: MouthKind } {
  const [eyes, mouth] = [chance.pick(EYES_OF_MOOD[manner.mood]), chance.pick(MOUTHS_OF_MOOD[manner.mood])];
  return { eyes: eyesOf(manner) ?? eyes, mouth: mouthOf(manner) ?? mouth };
}

export interface FaceOptions {
  manner: Manner;
  /** The whole width of the face in its own units. */
  width: number;
  /** The colour of eyelids, as CSS. */
  skin: string;
  chance: Chance;
  /** True: nothing is drawn where a mouth would be. */
  isMouthless?: boolean;
  /** True: brows would be a second rim above those of glasses. */
  hasGlasses?: boolean;
  /** True: a tongue that hangs out would lie on what is written below. */
  isAboveLetters?: boolean;
}

/** A whole face around 0,0: eyes above, mouth below, blushing cheeks now and then. */
export function drawFace(options: FaceOptions): string {
  const { manner, width, skin, chance, isMouthless = false, hasGlasses = false, isAboveLetters = false } = options;
  const { mood } = manner;
  const { eyes, mouth: chosen } = chooseFace(manner, chance);
  const mouth = isAboveLetters && chosen === 'tongue' ? 'laugh' : chosen;
  const r = width * chance.between(0.225, 0.27);
  const look = { x: chance.between(-0.7, 0.7), y: chance.between(-0.2, 0.5) };
  const uneven = mood === 'crazy' ? 0.74 : chance.happens(0.25) ? 0.82 : 1;
  const apart = r * 1.04;
  const eyeY = -width * 0.14;
  const bothLook = mood === 'crazy' ? { x: -look.x, y: -look.y } : look;
  const cheeks = chance.happens(0.45)
    ? `<ellipse cx="${short(-width * 0.46)}" cy="${short(width * 0.16)}" rx="${short(width * 0.11)}" ry="${short(width * 0.07)}" fill="#ff5f7f" fill-opacity=".45"/><ellipse cx="${short(width * 0.46)}" cy="${short(width * 0.16)}" rx="${short(width * 0.11)}" ry="${short(width * 0.07)}" fill="#ff5f7f" fill-opacity=".45"/>`
    : '';
  const isBare = eyes !== 'angry' && eyesOf(manner) === undefined && mood !== 'sleepy';
  const brows =
    isBare && chance.happens(0.4) && !hasGlasses
      ? brow(-apart, eyeY - r * 1.32, r * 0.7, chance.between(-16, 4)) +
        brow(apart, eyeY - r * 1.4, r * 0.7, chance.between(-4, 18))
      : '';
  const drawn = drawMouth(mouth, width * 0.2, width * chance.between(0.46, 0.62));
  return `<defs>${DEFS}</defs>${cheeks}${isMouthless ? '' : drawn}${drawEye(eyes, -1, -apart, eyeY, r, look, skin)}${drawEye(eyes, 1, apart, eyeY, r * uneven, bothLook, skin)}${brows}`;
}

/** Of these the left eye is the telling one. Any other on a profile has its inner corner at the snout, as the right eye of a face has. */
const LEFT_ALONE: ReadonlySet<EyeKind> = new Set(['wink', 'raised', 'uneven']);

/** Big eyes to be laid over small ones, around the middle between them. `span` 0 draws one. */
export function drawEyes(options: {
  manner: Manner;
  span: number;
  radius: number;
  skin: string;
  chance: Chance;
  /** True: the fur around them is dark, and eyes that are mere lines are light. */
  onDark?: boolean;
}): string {
  const { manner, span, radius, skin, chance, onDark = false } = options;
  const { mood } = manner;
  const kinds = EYES_OF_MOOD[mood].filter((kind) => kind !== 'happy');
  const any = chance.pick(kinds.length ? kinds : (['googly'] as const));
  const kind = eyesOf(manner) ?? any;
  const look = { x: chance.between(-0.6, 0.3), y: chance.between(-0.1, 0.5) };
  if (kind === 'happy' && onDark) return [-1, 1].map((side) => happyEye((side * span) / 2, 0, radius, '#fffaf0')).join('');
  if (span === 0) return `<defs>${DEFS}</defs>${drawEye(kind, LEFT_ALONE.has(kind) ? -1 : 1, 0, 0, radius, look, skin)}`;
  return `<defs>${DEFS}</defs>${drawEye(kind, -1, -span / 2, 0, radius, look, skin)}${drawEye(kind, 1, span / 2, 0, radius, mood === 'crazy' ? { x: -look.x, y: -look.y } : look, skin)}`;
}

/** A mouth to be laid over that of an animal, around its middle. */
export const drawMouthOver = (kind: MouthKind, width: number): string =>
  `<defs>${DEFS}</defs>${drawMouth(kind, -width * 0.14, width)}`;

/** What somebody is seen to do: marks at the mouth, tears, strings around all of it. Eyes and drawn mouths are those of the face. */
import { skinOf } from '../concept/build-words.ts';
import { traitsOf } from '../concept/concept.ts';
import { type Part, partsBox, squareOf } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { short } from '../drawing/svg.ts';
import { isLetteredLook } from '../lettering/carriers.ts';
import type { Point } from '../pieces/piece-types.ts';
import { isBubble } from './bubbles.ts';
import type { MouthKind } from './expression-kinds.ts';
import type { Expression } from './expression-words.ts';
import { drawMouthOver, mouthOverOf } from './face.ts';
import { css, type Figure, type HeadSpot, type Studio, Z } from './figure.ts';
import { limbColor } from './limbs.ts';
import { cheekOf, lipsOf, mouthFrom, mouthWithin } from './mouths.ts';
import type { OwnMouth } from './own-mouths.ts';
import { drawArm, drawHand } from './rig.ts';
import { isMarkInSky } from './shown-in-sky.ts';
import { type Row, rowAt } from './silhouette.ts';
import { addTraitMarks } from './trait-marks.ts';

interface Mark {
  markup: string;
  bounds: Box;
}

const puff = (x: number, y: number, r: number, fade: number): string =>
  `<g opacity="${fade}"><circle cx="${x}" cy="${y}" r="${r}" fill="#cfcad8"/><circle cx="${x - r * 0.7}" cy="${y + r * 0.3}" r="${short(r * 0.7)}" fill="#bdb6c8"/><circle cx="${x + r * 0.6}" cy="${y + r * 0.35}" r="${short(r * 0.66)}" fill="#dcd8e4"/><circle cx="${short(x - r * 0.2)}" cy="${short(y - r * 0.35)}" r="${short(r * 0.55)}" fill="#eeebf3"/></g>`;

const note = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="0" rx="17" ry="13" transform="rotate(-20)" fill="#3b2a8c"/><path d="M15 -4V-66Q40 -56 34 -30" fill="none" stroke="#3b2a8c" stroke-width="8" stroke-linecap="round"/></g>`;

/** Around the mouth, outwards to the left; lips are 200 units wide. */
const AT_MOUTH: Readonly<Partial<Record<Expression, Mark>>> = {
  smoke: {
    markup: puff(-86, -6, 34, 0.95) + puff(-164, -56, 48, 0.9) + puff(-250, -130, 62, 0.8),
    bounds: { left: -330, top: -220, right: 0, bottom: 70 },
  },
  hiccup: {
    markup:
      '<g fill="#e9fbff" fill-opacity=".85" stroke="#3f9ad0" stroke-width="7"><circle cx="-84" cy="-20" r="26"/><circle cx="-146" cy="-76" r="36"/><circle cx="-110" cy="-150" r="20"/><circle cx="-200" cy="-150" r="26"/></g><path d="M-60 52l-44 34M-36 84l-18 46" stroke="#ffb52e" stroke-width="12" stroke-linecap="round"/>',
    bounds: { left: -240, top: -190, right: 0, bottom: 140 },
  },
  whistle: {
    markup:
      note(-120, -40, 1.1) +
      note(-220, -110, 1.4) +
      '<path d="M-50 4h-44M-46 -16l-34 -22" stroke="#3b2a8c" stroke-width="8" stroke-linecap="round"/>',
    bounds: { left: -270, top: -220, right: 0, bottom: 40 },
  },
  'blow a whistle': {
    markup:
      '<path d="M-6 -18h-70a44 44 0 1 0 34 62l40 -22z" fill="#d9dee8" stroke="#5a6478" stroke-width="7" stroke-linejoin="round"/><circle cx="-76" cy="26" r="22" fill="#8a94a8"/><path d="M-56 -18v-18h26v18" fill="#f6f8fc" stroke="#5a6478" stroke-width="7"/><path d="M-112 58Q-60 150 30 170" fill="none" stroke="#d2283c" stroke-width="9"/><path d="M-146 -10l-44 -26M-152 32l-52 4M-100 -52l-20 -44" stroke="#ffb52e" stroke-width="11" stroke-linecap="round"/>',
    bounds: { left: -212, top: -104, right: 40, bottom: 182 },
  },
  spout: {
    markup:
      '<defs><linearGradient id="xw" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#3fa9f5"/><stop offset="1" stop-color="#9fe0ff"/></linearGradient></defs><path d="M0 -20Q-180 -190 -370 -40Q-400 20 -392 110Q-330 130 -300 96Q-300 10 -262 -20Q-150 -80 0 24Z" fill="url(#xw)" stroke="#1f7fd0" stroke-width="6" stroke-linejoin="round"/><path d="M-40 -8Q-190 -120 -330 -10" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round"/><g fill="#6cc6ff" stroke="#1f7fd0" stroke-width="5"><circle cx="-418" cy="130" r="20"/><circle cx="-360" cy="172" r="26"/><circle cx="-290" cy="146" r="18"/><circle cx="-436" cy="60" r="14"/><circle cx="-300" cy="-110" r="14"/></g>',
    bounds: { left: -460, top: -150, right: 10, bottom: 206 },
  },
  shout: {
    markup:
      '<g fill="none" stroke="#ff7a1a" stroke-width="13" stroke-linecap="round"><path d="M-104 -34Q-142 10 -104 64M-146 -62Q-206 12 -146 94M-188 -92Q-270 12 -188 124"/></g>',
    bounds: { left: -260, top: -104, right: 0, bottom: 136 },
  },
  bubble: {
    markup:
      '<defs><radialGradient id="xb" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffd9ec"/><stop offset=".6" stop-color="#ff7fbf"/><stop offset="1" stop-color="#d63d8f"/></radialGradient></defs><circle cx="-74" cy="36" r="88" fill="url(#xb)" stroke="#b52a75" stroke-width="5"/><path d="M-122 -4Q-110 -30 -84 -34" stroke="#fff" stroke-width="13" fill="none" stroke-linecap="round"/>',
    bounds: { left: -166, top: -56, right: 20, bottom: 128 },
  },
  slurp: {
    markup: `<g fill="none" stroke-linecap="round">${[-26, -13, 0, 13, 26].map((x, at) => `<path d="M${x * 0.6} 0Q${x - 26} 60 ${x + 6} 116T${x * 1.5 - 8} ${224 + (at % 2) * 26}" stroke="#a8741a" stroke-width="16"/><path d="M${x * 0.6} 0Q${x - 26} 60 ${x + 6} 116T${x * 1.5 - 8} ${224 + (at % 2) * 26}" stroke="#ffe08a" stroke-width="10"/>`).join('')}</g><path d="M-66 -8l-40 -16M-64 22l-42 10M64 -8l40 -16M64 22l42 10" stroke="#ffb52e" stroke-width="10" stroke-linecap="round"/>`,
    bounds: { left: -120, top: -36, right: 120, bottom: 270 },
  },
};

/** Below an eye. */
const STREAM =
  '<path d="M-11 0Q-14 60 -18 110Q-20 136 0 138Q20 136 18 110Q14 60 11 0Q0 8 -11 0Z" fill="#7fd0ff" fill-opacity=".88" stroke="#2f8fd8" stroke-width="3.5"/><path d="M-5 24Q-7 64 -8 104" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>';

const ONE_STREAM: Mark = { markup: STREAM, bounds: { left: -24, top: -4, right: 24, bottom: 144 } };

const BLUSHES: Mark = {
  markup:
    '<g fill="#ff4f78" fill-opacity=".62"><ellipse cx="-92" cy="62" rx="40" ry="24"/><ellipse cx="92" cy="62" rx="40" ry="24"/></g><path d="M-110 72l14 -20M-92 74l14 -20M-74 72l14 -20M74 72l14 -20M92 74l14 -20M110 72l14 -20" stroke="#c21f4c" stroke-width="5" stroke-linecap="round"/>',
  bounds: { left: -136, top: 34, right: 136, bottom: 90 },
};

/** Ends where something is written. */
const SHORT_STREAM: Mark = {
  markup: `<g transform="scale(1 .5)">${STREAM}</g>`,
  bounds: { ...ONE_STREAM.bounds, bottom: ONE_STREAM.bounds.bottom / 2 },
};

const isLettered = ({ parts }: Figure): boolean =>
  parts.some((part) => part.kind === 'sprite' && part.z <= Z.head && isLetteredLook(part.sprite.id));

/** On both sides of a head that is 200 units wide, and of which the eyes are the middle. */
const STEAM: Mark = {
  markup: `${puff(-138, -40, 24, 0.95)}${puff(-186, -78, 32, 0.9)}${puff(-246, -130, 42, 0.8)}<g transform="scale(-1 1)">${puff(-138, -40, 24, 0.95)}${puff(-186, -78, 32, 0.9)}${puff(-246, -130, 42, 0.8)}</g>`,
  bounds: { left: -310, top: -190, right: 310, bottom: 10 },
};

const place = (head: HeadSpot, at: Point, scale: number, { markup, bounds }: Mark, z: number = Z.face + 4): Part => {
  const moved = turnPoint({ x: head.mirror ? -at.x : at.x, y: at.y }, head.turn);
  return {
    kind: 'svg',
    z,
    shadow: 0.25,
    markup,
    bounds,
    place: { x: head.eyes.x + moved.x, y: head.eyes.y + moved.y, scale, turn: head.turn, mirror: head.mirror },
  };
};

const lipWidth = ({ span, radius }: HeadSpot): number =>
  Math.max(70, span === 0 ? radius * 0.9 : Math.max(radius * 0.72, Math.min(radius * 1.25, span * 1.25)));

/** What drifts away from a mouth: of who looks at us, it is seen from the cheek on, or it would lie on the face. */
const DRIFTING: ReadonlySet<Expression> = new Set(['smoke', 'whistle', 'hiccup']);
/** How far from the lips the first of it is, when they are 200 units wide. */
const FIRST = 50;

function startOf(figure: Figure, head: HeadSpot, expression: Expression, scale: number): Point {
  const lips = lipsOf(figure, head);
  if (head.span === 0 || !DRIFTING.has(expression)) return lips;
  return { x: Math.min(lips.x, cheekOf(figure, head).x + FIRST * scale), y: lips.y };
}

function marksOf(figure: Figure, head: HeadSpot, expression: Expression): Part[] {
  const scale = lipWidth(head) / 200;
  const mark = AT_MOUTH[expression];
  if (mark) return [place(head, startOf(figure, head, expression, scale), scale, mark)];
  const isSide = head.span === 0;
  const apart = isSide ? head.radius * 0.9 : Math.max(head.span, head.radius * 0.5);
  if (expression === 'cry') {
    if (isSide) return [place(head, { x: 0, y: head.radius * 0.2 }, apart / 130, ONE_STREAM)];
    // Whose eyes are farther apart than the face is high would have none of it left.
    const scale = Math.min(apart, head.radius) / 110;
    const stream = isLettered(figure) ? SHORT_STREAM : ONE_STREAM;
    // So far out that the mouth between them is free.
    return [-1, 1].map((side) => place(head, { x: side * apart * 0.58, y: scale * 20 }, scale, stream));
  }
  if (expression === 'shy') return [place(head, { x: 0, y: 0 }, apart / (isSide ? 150 : 140), BLUSHES)];
  if (expression === 'steam') return [place(head, { x: 0, y: -head.radius * 0.2 }, head.radius / 110, STEAM, Z.behind)];
  return [];
}

const LINES: ReadonlySet<MouthKind> = new Set(['wobble', 'frown', 'smile', 'flat', 'smirk', 'zip', 'sick', 'thermometer']);

/** Skin is lighter here and darker there: a patch with a hard edge would be a plaster. How far out, and how dense. */
const SOFT_EDGE = [
  [9, 0.2],
  [6, 0.25],
  [3, 0.35],
  [0, 1],
] as const;

/** In the place of their own, which is under a patch of skin. In parts of the distance between the eyes. */
function mouthInstead(kind: MouthKind, { width, height, skin }: OwnMouth): Mark {
  const wide = Math.min(Math.max(width * 0.8, 0.7), 1);
  const [w, h] = [width * 100, height * 100];
  const patch = SOFT_EDGE.map(([out, opacity]) => {
    const [x, y] = [w / 2 + out, h / 2 + out];
    return `<rect x="${short(-x)}" y="${short(-y)}" width="${short(x * 2)}" height="${short(y * 2)}" rx="${short(Math.min(w, h) * 0.42 + out)}" fill="${css(skin)}" fill-opacity="${opacity}"/>`;
  }).join('');
  return {
    markup: `<g transform="scale(.01)">${patch}${drawMouthOver(kind, wide * 100)}</g>`,
    bounds: squareOf(Math.max(width, wide)),
  };
}

/** Of whoever has a muzzle that we did not draw. */
function mouthOver(figure: Figure, head: HeadSpot, studio: Studio): Part[] {
  const kind = mouthOverOf(studio.manner);
  // A mere line would hang in the air before a profile.
  const isLine = LINES.has(kind ?? 'laugh');
  if (
    kind === undefined ||
    head.hasMouth ||
    head.isKnownByFace ||
    (head.isBeaked && head.span > 0) ||
    (head.span === 0 && isLine)
  )
    return [];
  if (head.mouth)
    return [place(head, { x: 0, y: head.mouth.down * head.span }, head.span, mouthInstead(kind, head.mouth), Z.face + 2)];
  const width = lipWidth(head) * 0.62;
  const at = head.span === 0 ? mouthWithin(figure, head, width) : mouthFrom(head);
  return at ? [place(head, at, 1, { markup: drawMouthOver(kind, width), bounds: squareOf(width) }, Z.face + 2)] : [];
}

/** What is done with the mouth and the eyes. */
export function addExpressions(figure: Figure, head: HeadSpot, studio: Studio): void {
  for (const expression of studio.manner.expressions) figure.parts.push(...marksOf(figure, head, expression));
  figure.parts.push(...mouthOver(figure, head, studio));
}

const loop = ({ left, right, y }: Row, sag: number, tilt: number): string => {
  const [from, to] = [short(left - 4), short(right + 4)];
  const inner = (right - left) * 0.25;
  const path = `M${from} ${short(y - tilt)}C${short(left + inner)} ${short(y + sag)} ${short(right - inner)} ${short(y + sag)} ${to} ${short(y + tilt)}`;
  return `<path d="${path}" stroke="#7d0a22" stroke-width="15"/><path d="${path}" stroke="#f04a5a" stroke-width="10"/>`;
};

/** Over whatever stands there, but not over its face. */
function tangle(parts: readonly Part[], box: Box, head: HeadSpot | null): Mark {
  const high = box.bottom - box.top;
  const isFree = (y: number): boolean => !head || Math.abs(y - head.eyes.y - head.radius * 0.25) > head.radius * 0.62;
  const rows = [0.14, 0.3, 0.44, 0.56, 0.66, 0.76, 0.86]
    .map((share) => box.top + share * high)
    .filter(isFree)
    .flatMap((y) => rowAt(parts, box, y) ?? []);
  const loops = rows.map((row, at) => loop(row, 26 + (at % 2) * 22, (at % 2 ? -1 : 1) * 18)).join('');
  const last = rows.at(-1);
  const path = last && `M${short(last.right)} ${short(last.y)}c50 10 20 64 70 70s40 -30 64 -16`;
  const end = path
    ? `<path d="${path}" stroke="#7d0a22" stroke-width="15"/><path d="${path}" stroke="#f04a5a" stroke-width="10"/>`
    : '';
  return {
    markup: `<g fill="none" stroke-linecap="round">${loops}${end}</g>`,
    bounds: { ...box, left: box.left - 20, right: Math.max(box.right, (last?.right ?? 0) + 150) + 10, bottom: box.bottom + 30 },
  };
}

/** Curved lines that go around: it turns. */
function whirl({ left, right, top, bottom }: Box): Mark {
  const [x, high] = [(right - left) / 2 + 34, bottom - top];
  const arc = (y: number, tip: -1 | 1): string =>
    `<path d="M${-x * tip} ${y}Q${-x * 0.2 * tip} ${y + 78} ${x * tip} ${y + 6}" stroke-width="13"/><path d="M${x * tip - tip * 40} ${y + 50}L${x * tip} ${y + 6}L${x * tip - tip * 52} ${y - 18}" stroke-width="13"/>`;
  return {
    markup: `<g fill="none" stroke="#fff" stroke-opacity=".92" stroke-linecap="round" stroke-linejoin="round">${arc(high * 0.18, 1)}${arc(high * 0.36, -1)}</g>`,
    bounds: { left: -x - 30, top: 0, right: x + 30, bottom: high / 2 + 60 },
  };
}

/** A finger before the lips, on an arm from below; a free one where there is one. */
function addShush(figure: Figure, head: HeadSpot): void {
  const from = mouthFrom(head);
  const lips = turnPoint({ x: head.mirror ? -from.x : from.x, y: from.y }, head.turn);
  const at = { x: head.eyes.x + lips.x, y: head.eyes.y + lips.y };
  const busy = new Set(figure.hands.map(({ hand }) => hand.shoulder));
  const arms = figure.parts.flatMap(({ joint }) => (joint?.kind === 'arm' && !busy.has(joint.at) ? [joint.at] : []));
  const side = head.mirror ? -1 : 1;
  const shoulder = arms[0] ?? { x: at.x + side * head.radius * 0.9, y: at.y + head.radius * 1.3 };
  figure.parts = figure.parts.filter(({ joint }) => joint?.at !== arms[0] || arms[0] === undefined);
  const thick = Math.max(15, Math.min(24, head.radius * 0.2));
  const wrist = { x: at.x + Math.sign(shoulder.x - at.x) * thick * 0.3, y: at.y + thick * 2.5 };
  const color = limbColor(figure.color);
  const bend = Math.sign(at.x - shoulder.x) * Math.max(34, Math.hypot(wrist.x - shoulder.x, wrist.y - shoulder.y) * 0.3);
  const { part, hand } = drawArm({ from: shoulder, to: wrist, bend, thick, color, z: Z.front });
  figure.parts.push(part, drawHand({ ...hand, turn: -90, side: 1, size: thick * 1.5 }, 'point', [250, 248, 255], Z.front + 1));
}

/** What goes around all of somebody. */
export function addSurrounding(figure: Figure, { manner, concept }: Studio): void {
  if (manner.expressions.includes('shush') && figure.head) addShush(figure, figure.head);
  // Whose coat is striped all over has no stripes upon it.
  const hasCoat = skinOf(concept.build) !== undefined;
  const expressions = manner.expressions.filter((one) => !(hasCoat && (one === 'striped' || one === 'spotted')));
  addTraitMarks(
    figure,
    { ...manner, expressions },
    traitsOf(concept).some(({ at = '' }) => isBubble(at)),
    (mark) => isMarkInSky(concept, mark),
  );
  const own = figure.parts.filter(({ z }) => z >= Z.back && z < Z.hat && Math.floor(z) !== Z.legs);
  if (own.length === 0) return;
  const box = partsBox(own);
  const add = (mark: Mark, at: Point) =>
    figure.parts.push({ kind: 'svg', z: Z.front, shadow: 0.3, ...mark, place: { ...at, scale: 1, turn: 0, mirror: false } });
  if (manner.expressions.includes('tangled')) add(tangle(own, box, figure.head), { x: 0, y: 0 });
  if (manner.expressions.includes('spinning')) add(whirl(box), { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
}

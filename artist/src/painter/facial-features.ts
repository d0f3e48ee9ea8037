/** What grows on a face or lies on it, where no piece of the picture set has it: beards, moustaches, more eyes. Drawn like neckwear. */
import { rgbOf } from '../concept/colors.ts';
import { type Concept, lookOf, traitsOf } from '../concept/concept.ts';
import { lightOf } from '../drawing/clay.ts';
import { type Part, squareOf } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import { createChance } from '../drawing/random.ts';
import type { Box, Rgb } from '../drawing/raster.ts';
import { short } from '../drawing/svg.ts';
import { baseOf } from '../pieces/kin.ts';
import type { Point } from '../pieces/piece-types.ts';
import { drawEyes } from './face.ts';
import { type HeardFeature, hearFeatures } from './facial-words.ts';
import { type Figure, type HeadSpot, type Studio, Z } from './figure.ts';
import { isOldWithoutHair } from './known-by.ts';

/** People of the picture set who have a beard, or a moustache. */
const BEARDED = /^1f(?:9d4|385|9d9|9d1-200d-1f384|978)/;

interface Grown {
  markup: string;
  bounds: Box;
}

/** Around the middle of the upper lip, which is 200 units wide. */
const MOUSTACHE: Grown = {
  markup:
    '<path d="M0 -18C-26 -44 -72 -34 -90 0Q-102 20 -122 -4Q-116 44 -80 42C-46 42 -14 28 0 10C14 28 46 42 80 42Q116 44 122 -4Q102 20 90 0C72 -34 26 -44 0 -18Z" fill="HAIR" stroke="EDGE" stroke-width="6" stroke-linejoin="round"/><path d="M-14 -10Q-50 -18 -84 18M14 -10Q50 -18 84 18M-10 2Q-40 8 -70 28M10 2Q40 8 70 28" stroke="SHEEN" stroke-width="5" fill="none" stroke-linecap="round"/>',
  bounds: { left: -128, top: -46, right: 128, bottom: 50 },
};
const LONG_MOUSTACHE: Grown = {
  markup:
    '<path d="M0 -20C-34 -52 -100 -46 -142 -4Q-178 32 -214 0Q-236 -30 -204 -52Q-252 -68 -258 -12Q-250 66 -164 62C-100 58 -26 42 0 14C26 42 100 58 164 62Q250 66 258 -12Q252 -68 204 -52Q236 -30 214 0Q178 32 142 -4C100 -46 34 -52 0 -20Z" fill="HAIR" stroke="EDGE" stroke-width="6" stroke-linejoin="round"/><path d="M-16 -12Q-76 -28 -130 18Q-176 50 -220 26M16 -12Q76 -28 130 18Q176 50 220 26M-12 4Q-70 14 -120 36M12 4Q70 14 120 36" stroke="SHEEN" stroke-width="6" fill="none" stroke-linecap="round"/>',
  bounds: { left: -264, top: -72, right: 264, bottom: 72 },
};
/** It leaves the mouth free. */
const BEARD: Grown = {
  markup:
    '<path d="M-116 -60Q-138 60 -98 128Q-56 190 0 198Q56 190 98 128Q138 60 116 -60Q104 8 62 22Q74 88 0 90Q-74 88 -62 22Q-104 8 -116 -60Z" fill="HAIR" stroke="EDGE" stroke-width="6" stroke-linejoin="round"/><path d="M-104 20Q-104 84 -70 130M-78 40Q-80 100 -40 152M104 20Q104 84 70 130M78 40Q80 100 40 152M-18 110L-12 174M18 110L12 174" stroke="SHEEN" stroke-width="6" fill="none" stroke-linecap="round"/>',
  bounds: { left: -136, top: -66, right: 136, bottom: 204 },
};
const HUGE_BEARD: Grown = {
  markup:
    '<path d="M-118 -64Q-178 40 -156 170Q-150 250 -112 300Q-104 344 -62 356Q-34 400 0 410Q34 400 62 356Q104 344 112 300Q150 250 156 170Q178 40 118 -64Q104 8 62 22Q74 88 0 90Q-74 88 -62 22Q-104 8 -118 -64Z" fill="HAIR" stroke="EDGE" stroke-width="7" stroke-linejoin="round"/><path d="M-118 30Q-136 160 -96 280M-88 50Q-98 200 -50 330M118 30Q136 160 96 280M88 50Q98 200 50 330M-44 108Q-50 240 -14 370M44 108Q50 240 14 370M0 112V330" stroke="SHEEN" stroke-width="7" fill="none" stroke-linecap="round"/>',
  bounds: { left: -176, top: -70, right: 176, bottom: 416 },
};
const GOATEE: Grown = {
  markup:
    '<path d="M-46 92Q0 76 46 92Q46 150 0 206Q-46 150 -46 92Z" fill="HAIR" stroke="EDGE" stroke-width="6" stroke-linejoin="round"/><path d="M-22 104Q-22 146 -6 180M22 104Q22 146 6 180" stroke="SHEEN" stroke-width="5" fill="none" stroke-linecap="round"/>',
  bounds: { left: -52, top: 78, right: 52, bottom: 212 },
};

const BEARDS: readonly Grown[] = [BEARD, HUGE_BEARD, GOATEE];
export const isBeard = (part: Part): boolean => part.kind === 'svg' && BEARDS.some(({ bounds }) => bounds === part.bounds);

/** Around the middle between two eyes that are 100 units apart. */
const BROWS: Grown = {
  markup:
    '<path d="M-6 -44Q-52 -76 -98 -42Q-108 -58 -94 -74Q-50 -104 0 -66Q50 -104 94 -74Q108 -58 98 -42Q52 -76 6 -44Q0 -38 -6 -44Z" fill="HAIR" stroke="EDGE" stroke-width="3" stroke-linejoin="round"/>',
  bounds: { left: -108, top: -104, right: 108, bottom: -34 },
};
const lash = (side: number): string =>
  [-150, -115, -80, -50]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const at = (reach: number) => `${short(side * (50 + Math.cos(angle) * reach * -1))} ${short(Math.sin(angle) * reach)}`;
      return `M${at(40)}L${at(66)}`;
    })
    .join('');
const LASHES: Grown = {
  markup: `<path d="${lash(1)}${lash(-1)}" stroke="#1c1020" stroke-width="8" stroke-linecap="round"/>`,
  bounds: { left: -126, top: -74, right: 126, bottom: 0 },
};
const FRECKLES: Grown = {
  markup: [-1, 1]
    .flatMap((side) =>
      [
        [58, 52],
        [74, 62],
        [90, 50],
        [66, 74],
        [84, 76],
        [100, 64],
      ].map(([x = 0, y = 0]) => `<ellipse cx="${side * x}" cy="${y}" rx="5.5" ry="5" fill="#7a3d16" fill-opacity=".85"/>`),
    )
    .join(''),
  bounds: { left: -110, top: 40, right: 110, bottom: 84 },
};
const BLUSH: Grown = {
  markup:
    '<ellipse cx="-82" cy="60" rx="30" ry="19" fill="#ff4f74" fill-opacity=".7"/><ellipse cx="82" cy="60" rx="30" ry="19" fill="#ff4f74" fill-opacity=".7"/>',
  bounds: { left: -114, top: 40, right: 114, bottom: 80 },
};
const PATCH: Grown = {
  markup:
    '<path d="M-92 -62L60 -26L112 -52" stroke="#17131c" stroke-width="11" fill="none"/><path d="M4 -36Q50 -54 98 -38Q108 42 52 54Q-2 44 4 -36Z" fill="#221c2a" stroke="#08060a" stroke-width="5"/><path d="M20 -22Q48 -34 78 -26" stroke="#6a5f7a" stroke-width="5" fill="none" stroke-linecap="round"/>',
  bounds: { left: -98, top: -70, right: 118, bottom: 58 },
};
const MONOCLE: Grown = {
  markup:
    '<circle cx="50" cy="2" r="50" fill="#cfe6ff" fill-opacity=".28" stroke="#7a5410" stroke-width="17"/><circle cx="50" cy="2" r="50" fill="none" stroke="#f2c14a" stroke-width="10"/><path d="M24 -14Q34 -34 56 -34" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M92 32Q128 96 96 176" stroke="#7a5410" stroke-width="9" fill="none"/><path d="M92 32Q128 96 96 176" stroke="#f2c14a" stroke-width="5" stroke-dasharray="9 4" fill="none"/>',
  bounds: { left: -10, top: -60, right: 126, bottom: 182 },
};
const SCAR: Grown = {
  markup:
    '<path d="M34 -84L68 78" stroke="#8d2b34" stroke-width="12" stroke-linecap="round"/><path d="M24 -54L54 -62M66 44L42 52M72 62L52 68M30 -70L50 -76" stroke="#8d2b34" stroke-width="7" stroke-linecap="round"/>',
  bounds: { left: 16, top: -92, right: 82, bottom: 86 },
};

const ON_LIP = { beard: BEARD, goatee: GOATEE, moustache: MOUSTACHE } as const;
const LARGE_ON_LIP = { beard: HUGE_BEARD, goatee: GOATEE, moustache: LONG_MOUSTACHE } as const;
const ON_EYES = {
  brows: BROWS,
  lashes: LASHES,
  freckles: FRECKLES,
  blush: BLUSH,
  patch: PATCH,
  monocle: MONOCLE,
  scar: SCAR,
} as const;

/** What a wish says of faces: that of whose trait it is, and of who is called so. */
function featuresOf(concept: Concept, { head }: Figure): { heard: HeardFeature; head: number }[] {
  const { theme, body, fusion } = concept;
  const wished = fusion ? [] : [theme, body].filter(({ given }) => given).map((idea) => ({ idea, head: 0 }));
  const traits = traitsOf(concept).flatMap((idea, head) => (idea.given ? [{ idea, head }] : []));
  const found = new Map<string, { heard: HeardFeature; head: number }>();
  for (const { idea, head } of [...traits, ...wished]) {
    for (const heard of hearFeatures(idea.word)) {
      const at = fusion ? head : 0;
      const has =
        heard.feature === 'beard' || heard.feature === 'moustache' ? BEARDED.test(lookOf(theme)) && !heard.isLarge : false;
      if (!has && !found.has(`${at}/${heard.feature}`)) found.set(`${at}/${heard.feature}`, { heard, head: at });
    }
  }
  const isBearded = [...found.keys()].some((key) => /beard|goatee|moustache/.test(key));
  // Seen from the side, a full beard would be most of a face.
  const feature = head?.span === 0 ? 'goatee' : 'beard';
  if (!isBearded && isOldWithoutHair(concept))
    found.set(`0/${feature}`, { heard: { feature, isLarge: false, color: undefined, count: 1 }, head: 0 });
  return [...found.values()];
}

/** Draws on each head what is told of its face. */
export function addFacialFeatures(figure: Figure, studio: Studio): void {
  for (const { heard, head } of featuresOf(studio.concept, figure)) {
    const spot = figure.heads[head % Math.max(1, figure.heads.length)] ?? figure.head;
    if (spot) figure.parts.push(...drawFeature(spot, heard, studio, figure.color));
  }
  if (figure.head && isPatched(figure, figure.head))
    figure.parts.push(place(PATCH, figure.head, ...overEyes(figure.head), NO_HAIR));
}

/** Whose own patch lies under eyes that are drawn has another upon them. */
const isPatched = ({ parts }: Figure, head: HeadSpot): boolean =>
  head.span > 0 && parts.some((part) => part.kind === 'sprite' && part.z === head.z && PATCHED.has(baseOf(part.sprite.id)));
const PATCHED: ReadonlySet<string> = new Set(['own-pirate']);

/** Of who is old. */
const GREY: Rgb = [222, 220, 228];

const isOnLip = (feature: string): feature is keyof typeof ON_LIP => feature in ON_LIP;

function drawFeature(head: HeadSpot, heard: HeardFeature, studio: Studio, ground: Rgb): Part[] {
  const { feature, isLarge, color, count } = heard;
  if (feature === 'cyclops') return [eyeAt(head, { x: 0, y: -0.26 }, 0.84, studio, ground)];
  if (feature === 'eyes')
    return moreEyes(count, head.span === 0)
      .map((eye) => withinHead(head, eye))
      .map((eye) => eyeAt(head, eye, eye.size, studio, ground));
  const isGrey = studio.concept.build?.includes('old') && feature !== 'lashes';
  const hair = hairColor(color ? rgbOf(color) : isGrey ? GREY : null, ground);
  const isSide = head.span === 0;
  if (isOnLip(feature)) {
    const grown = (isLarge ? LARGE_ON_LIP : ON_LIP)[feature];
    const scale = lipWidth(head) / 200;
    const at = isSide
      ? { x: -head.radius * 0.34, y: head.radius * 0.42 }
      : { x: 0, y: Math.min(head.radius * 0.42, head.span * 0.62) };
    // A beard without a moustache is a strange one.
    const drawn = feature === 'beard' ? [grown, MOUSTACHE] : [grown];
    return drawn.map((each) => place(each, head, at, scale, hair));
  }
  return [place(ON_EYES[feature], head, ...overEyes(head), hair)];
}

function overEyes({ span, radius }: HeadSpot): [at: Point, scale: number] {
  const isSide = span === 0;
  const apart = isSide ? radius * 0.72 : Math.max(span, radius * 0.42);
  return [isSide ? { x: -apart / 2, y: 0 } : { x: 0, y: 0 }, apart / 100];
}

const lipWidth = ({ span, radius }: HeadSpot): number =>
  span === 0 ? radius * 0.95 : Math.max(radius * 0.72, Math.min(radius * 1.25, span * 1.25));

function place({ markup, bounds }: Grown, head: HeadSpot, at: Point, scale: number, hair: Hair): Part {
  const moved = turnPoint({ x: head.mirror ? -at.x : at.x, y: at.y }, head.turn);
  return {
    kind: 'svg',
    z: Z.face + 3,
    shadow: 0.3,
    markup: markup.replaceAll('HAIR', hair.fill).replaceAll('EDGE', hair.edge).replaceAll('SHEEN', hair.sheen),
    bounds,
    place: { x: head.eyes.x + moved.x, y: head.eyes.y + moved.y, scale, turn: head.turn, mirror: head.mirror },
  };
}

interface Hair {
  fill: string;
  edge: string;
  sheen: string;
}

const NO_HAIR: Hair = { fill: '', edge: '', sheen: '' };

const HAIRS: readonly Rgb[] = [
  [98, 56, 26],
  [238, 234, 226],
  [206, 92, 26],
];

const css = (rgb: Rgb, light: number): string =>
  `rgb(${rgb.map((value) => Math.round(Math.max(0, Math.min(255, value * light)))).join(',')})`;

/** The first that is told from the figure's own colour. */
function hairColor(asked: Rgb | null, ground: Rgb): Hair {
  const far = (rgb: Rgb) => Math.hypot(rgb[0] - ground[0], rgb[1] - ground[1], rgb[2] - ground[2]);
  const rgb = asked ?? HAIRS.find((each) => far(each) > 110) ?? [238, 234, 226];
  return { fill: css(rgb, 1), edge: css(rgb, 0.45), sheen: css(rgb, rgb[0] > 200 ? 0.8 : 1.5) };
}

/** Where eyes are besides the usual ones, in parts of the distance between those. */
function moreEyes(count: number, isSide: boolean): (Point & { size: number })[] {
  const own = isSide ? 1 : 2;
  const spots: readonly (readonly [x: number, y: number, size: number])[] = isSide
    ? [
        [-0.62, -0.3, 0.36],
        [0.1, -0.8, 0.36],
        [0.7, -0.2, 0.32],
        [-0.5, 0.5, 0.28],
        [0.5, 0.6, 0.28],
        [0.75, -0.9, 0.26],
        [-0.7, -1, 0.24],
      ]
    : [
        [0, -0.8, 0.42],
        [-0.84, -0.62, 0.32],
        [0.84, -0.62, 0.32],
        [-1.02, 0.34, 0.28],
        [1.02, 0.34, 0.28],
        [0, 0.44, 0.24],
      ];
  // Two above are four, and the one in the middle is a third.
  const order = !isSide && count === 4 ? spots.slice(1) : spots;
  return order.slice(0, count - own).map(([x, y, size]) => ({ x, y, size }));
}

/** Who has the eyes on top of the head, as a frog, has no forehead: another one above is between them. */
function withinHead<Eye extends Point & { size: number }>({ eyes, top, span, radius }: HeadSpot, eye: Eye): Eye {
  const isOnTop = span > radius && Math.hypot(eyes.x - top.x, eyes.y - top.y) < radius * 0.3;
  return isOnTop && eye.y < 0 ? { ...eye, x: eye.x * 0.4, y: 0.1, size: eye.size * 0.6 } : eye;
}

/** @param at and size in parts of the distance between the eyes. */
function eyeAt(head: HeadSpot, at: Point, size: number, { concept, manner }: Studio, ground: Rgb): Part {
  const unit = head.span === 0 ? head.radius * 0.7 : Math.max(head.span, head.radius * 0.42);
  const moved = turnPoint({ x: (head.mirror ? -at.x : at.x) * unit, y: at.y * unit }, head.turn);
  const radius = size * unit;
  const chance = createChance(`${concept.seed}/eyes`);
  return {
    kind: 'svg',
    z: Z.face + 1,
    shadow: 0.3,
    markup: drawEyes({ manner, span: 0, radius, skin: css(lightOf(ground, 0.1), 1), chance }),
    bounds: squareOf(radius * 1.6),
    place: { x: head.eyes.x + moved.x, y: head.eyes.y + moved.y, scale: 1, turn: head.turn, mirror: head.mirror },
  };
}

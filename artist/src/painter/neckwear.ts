/** What is worn around a neck. Drawn around the middle of the neck, 200 units wide there; colours may be dyed. */
import { rgbOf } from '../concept/colors.ts';
import type { WornTrait } from '../concept/outfit.ts';
import { coversPoint, partsBox, type SvgPart } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import type { Box } from '../drawing/raster.ts';
import { isPrinted } from '../pieces/printed.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';
import { eyePoints, shareTouched } from './uncover-faces.ts';

interface Neckwear {
  markup: string;
  bounds: Box;
  color: readonly [number, number, number];
}

const pearls = Array.from({ length: 15 }, (_, index) => {
  const angle = Math.PI * (index / 14);
  const [x, y] = [-Math.cos(angle) * 98, Math.sin(angle) * 74 - 18];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="14" fill="url(#np)"/>`;
}).join('');

const END_OF_SCARF =
  '<path d="M34 10L96 22L88 150L38 140Z" fill="url(#ns)"/><path d="M40 140l-4 24M54 143l-2 24M68 146l-1 24M84 149l1 22" stroke="#c71f3c" stroke-width="8" stroke-linecap="round"/>';

const SCARF: Neckwear = {
  markup: `<defs><linearGradient id="ns" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff5b62"/><stop offset="1" stop-color="#b01232"/></linearGradient></defs>${END_OF_SCARF}<path d="M-112 -34Q0 18 112 -34Q126 4 108 32Q0 78 -108 32Q-126 4 -112 -34Z" fill="url(#ns)"/><path d="M-96 8Q0 52 96 8" stroke="#7d0a22" stroke-opacity=".4" stroke-width="7" fill="none" stroke-linecap="round"/><rect x="34" y="-2" width="52" height="58" rx="18" fill="#d42a44"/>`,
  bounds: { left: -126, top: -40, right: 126, bottom: 176 },
  color: [226, 52, 72],
};

const NECKLACE: Neckwear = {
  markup: `<defs><radialGradient id="np" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#f1e6ea"/><stop offset="1" stop-color="#b9a6b8"/></radialGradient></defs>${pearls}`,
  bounds: { left: -114, top: -34, right: 114, bottom: 72 },
  color: [240, 230, 234],
};

const NECKTIE: Neckwear = {
  markup: `<defs><linearGradient id="nt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#4a7df0"/><stop offset="1" stop-color="#1c3c9c"/></linearGradient></defs><path d="M-104 -34L-8 6L-56 52ZM104 -34L8 6L56 52Z" fill="#fff" stroke="#b9b2d6" stroke-width="4" stroke-linejoin="round"/><path d="M-20 40L20 40L38 150L0 190L-38 150Z" fill="url(#nt)"/><path d="M-28 0H28L20 44H-20Z" fill="#2c56c4"/><path d="M-30 98L26 66M-36 140L34 98" stroke="#9dbcff" stroke-width="9"/>`,
  bounds: { left: -108, top: -38, right: 108, bottom: 192 },
  color: [60, 108, 220],
};

const BOW_TIE: Neckwear = {
  markup: `<defs><linearGradient id="nb" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff4f5e"/><stop offset="1" stop-color="#a3122a"/></linearGradient></defs><path d="M-10 8L-96 -38Q-112 8 -96 54ZM10 8L96 -38Q112 8 96 54Z" fill="url(#nb)" stroke="#7d0a22" stroke-opacity=".4" stroke-width="4" stroke-linejoin="round"/><rect x="-22" y="-18" width="44" height="52" rx="14" fill="#d42a44"/><path d="M-84 -8L-34 6M-84 24L-34 10M84 -8L34 6M84 24L34 10" stroke="#7d0a22" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>`,
  bounds: { left: -106, top: -44, right: 106, bottom: 60 },
  color: [220, 50, 66],
};

const MEDAL: Neckwear = {
  markup: `<defs><radialGradient id="nm" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#fff0a8"/><stop offset="1" stop-color="#d9961e"/></radialGradient></defs><path d="M-100 -34L-70 -38L14 88H-20ZM100 -34L70 -38L-14 88H20Z" fill="#2f6fe0"/><circle cx="0" cy="124" r="50" fill="url(#nm)" stroke="#a8741a" stroke-width="5"/><path d="M0 92l10 20l22 3l-16 16l4 22l-20 -10l-20 10l4 -22l-16 -16l22 -3Z" fill="#c17a12"/>`,
  bounds: { left: -104, top: -40, right: 104, bottom: 178 },
  color: [230, 170, 50],
};

/** Over a number on a chest no end hangs down. */
const SHORT_SCARF: Neckwear = {
  ...SCARF,
  markup: SCARF.markup.replace(END_OF_SCARF, ''),
  bounds: { ...SCARF.bounds, bottom: 78 },
};

const OF_PIECES: Readonly<Record<string, Neckwear>> = {
  '1f9e3': SCARF,
  '1f4ff': NECKLACE,
  '1f454': NECKTIE,
  '1f380': BOW_TIE,
  '1f3c5': MEDAL,
};

export const findNeckwear = (piece: string): Neckwear | undefined => OF_PIECES[piece];

/** How far behind the eyes and below them a neck may be, in radii of a head: the usual place first. */
const FROM_THE_SIDE = [1.1, 0.85, 1.35].flatMap((down) => [0.35, 0.7, 1.05].map((back) => ({ back, down })));
const FROM_THE_FRONT = [1.1, 0.9, 0.75].map((down) => ({ back: 0, down }));

/** So much of it lies on somebody, in parts of itself: with less it would hang in the air. */
const ON_CHEST = 0.4;

/** Where a head goes over into what is below it. Where there is nothing below, it stands beside, or is left out if nobody asked. */
export function addNeckwear(figure: Figure, head: HeadSpot, { look, color, isTyped }: WornTrait): void {
  const scale = Math.min(1.4, Math.max(0.42, (head.radius * (head.span === 0 ? 2.1 : 1.65)) / 200));
  // An end that reaches the ground would be trodden on.
  const isLow = head.eyes.y + head.radius + SCARF.bounds.bottom * scale > partsBox(figure.parts).bottom;
  const isNumbered = figure.parts.some((part) => part.kind === 'sprite' && part.z === Z.body && isPrinted(part.sprite.id));
  const found = findNeckwear(look);
  const worn = found === SCARF && (isNumbered || isLow) ? SHORT_SCARF : found;
  if (!worn) return;
  const wornAt = ({ back, down }: { back: number; down: number }): SvgPart => {
    const drop = turnPoint(
      { x: back * head.radius * (head.mirror ? -1 : 1), y: Math.max(head.radius * down, head.span * 0.95) },
      head.turn,
    );
    return {
      kind: 'svg',
      z: Z.face + 2,
      shadow: 0.4,
      markup: worn.markup,
      bounds: worn.bounds,
      place: { x: head.eyes.x + drop.x, y: head.eyes.y + drop.y, scale, turn: head.turn, mirror: head.mirror },
      ...(color && { dye: { from: [...worn.color], to: rgbOf(color) } }),
    };
  };
  const isWorn = (part: SvgPart): boolean =>
    shareTouched(part, figure.parts) >= ON_CHEST && !eyePoints(head).some((eye) => coversPoint(part, eye));
  const part = (head.span === 0 ? FROM_THE_SIDE : FROM_THE_FRONT).map(wornAt).find(isWorn);
  if (part) figure.parts.push(part);
  else if (isTyped) figure.brought.push(look);
}

/** Things that are neither worn nor held as usual: in a mouth, hugged, juggled, or in the place of a part of the body. */
import type { Placement } from '../concept/heard.ts';
import { FEATHER } from '../concept/place-things.ts';
import { coversPoint, type Part, partsBox } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import type { Rgb } from '../drawing/raster.ts';
import { loadSprite, type Sprite } from '../drawing/sprite.ts';
import { baseOf } from '../pieces/kin.ts';
import type { Point } from '../pieces/piece-types.ts';
import { isPrinted } from '../pieces/printed.ts';
import { type Figure, type HeadSpot, placeAnchor, Z } from './figure.ts';
import { limbColor } from './limbs.ts';
import { mouthFrom } from './mouths.ts';
import { drawArm, drawHand } from './rig.ts';
import { spotsAllOver } from './trait-marks.ts';
import { shareTouched } from './uncover-faces.ts';

interface Spot {
  at: Point;
  /** How large it is, in design pixels. */
  side: number;
  turn?: number;
  z?: number;
  color?: Rgb | undefined;
}

/** Around the eyes, as the head is turned. */
function onHead(head: HeadSpot, x: number, y: number): Point {
  const moved = turnPoint({ x: head.mirror ? -x : x, y }, head.turn);
  return { x: head.eyes.x + moved.x, y: head.eyes.y + moved.y };
}

/** Spread over an arc; 0 degrees points up. */
const arc = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / Math.max(1, count - 1));

const toward = (angle: number, reachX: number, reachY: number): Point => ({
  x: Math.sin((angle * Math.PI) / 180) * reachX,
  y: -Math.cos((angle * Math.PI) / 180) * reachY,
});

const isOwn = ({ z }: Part): boolean => z >= Z.back && z < Z.hat && z !== Z.legs;

/** Where the figure ends, seen from its middle. */
function edgeOf(parts: readonly Part[], middle: Point, angle: number, reach: number): number {
  for (let away = reach; away > 0; away -= 6) {
    const { x, y } = toward(angle, away, away);
    const at = { x: middle.x + x, y: middle.y + y };
    if (parts.some((part) => coversPoint(part, at))) return away;
  }
  return 0;
}

function spinesOf(figure: Figure, head: HeadSpot): Spot[] {
  const own = figure.parts.filter(isOwn);
  const { left, right, top, bottom } = partsBox(own);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 + (bottom - top) * 0.1 };
  const reach = Math.hypot(right - left, bottom - top);
  const isSide = head.span === 0;
  // A profile keeps its face free, which looks to the left.
  const angles = arc(isSide ? 8 : 11, isSide ? -38 : -108, 108).map((angle) => (head.mirror ? -angle : angle));
  const side = Math.min(120, Math.max(64, (right - left) * 0.28));
  return angles.map((angle) => {
    const away = edgeOf(own, middle, angle, reach) + side * 0.24;
    const { x, y } = toward(angle, away, away);
    return { at: { x: middle.x + x, y: middle.y + y }, side, turn: angle, z: Z.behind };
  });
}

/** Turtles and snails. */
const SHELLED: ReadonlySet<string> = new Set(['1f422', '1f40c']);

/** One thing takes the place of all of a shell, and leaves the head free. */
function domeOf(figure: Figure, head: HeadSpot): Spot {
  const { left, right, top, bottom } = partsBox(figure.parts.filter(isOwn));
  const middle = (left + right) / 2;
  const away = Math.sign(middle - head.eyes.x) || 1;
  const side = Math.min(right - left, (bottom - top) * 1.05) * 0.92;
  return {
    at: { x: middle + away * (right - left) * 0.12, y: (top + bottom) / 2 + (bottom - top) * 0.06 },
    side,
    z: Z.body + 0.5,
  };
}

function spotsOf(at: Placement, figure: Figure, head: HeadSpot, hasShell: boolean): Spot[] {
  const { radius, span } = head;
  switch (at) {
    case 'eyes': {
      const apart = Math.max(span, radius * 0.5);
      const sides = span === 0 ? [0] : [-1, 1];
      const side = span === 0 ? radius * 0.75 : apart * 0.86;
      return sides.map((each) => ({ at: onHead(head, (each * apart) / 2, 0), side, z: Z.face + 2 }));
    }
    case 'brows':
      return [-1, 1].map((each) => ({ at: onHead(head, each * span * 0.5, -radius * 0.5), side: radius * 0.6, z: Z.face + 2 }));
    case 'nose': {
      const { x, y } = mouthFrom(head);
      return [{ at: onHead(head, x * 1.2, y * 0.55), side: radius * 0.7, z: Z.face + 3 }];
    }
    case 'mouth': {
      const { x, y } = mouthFrom(head);
      const side = Math.max(90, radius * 0.95);
      // From the corner of the mouth outwards: before it, teeth and lips would be hidden.
      const corner = span === 0 ? 0.22 : 0.78;
      return [{ at: onHead(head, x - radius * corner, y + radius * 0.2), side, turn: -12, z: Z.face + 5 }];
    }
    case 'head':
      return [
        { at: { x: head.top.x, y: head.top.y - head.topWidth * 0.34 }, side: Math.max(120, head.topWidth * 1.15), z: Z.hat },
      ];
    case 'hair':
      return arc(7, -66, 66).map((angle) => {
        const { x, y } = toward(angle, head.topWidth * 0.62, head.topWidth * 0.4);
        return {
          at: { x: head.top.x + x, y: head.top.y + y + radius * 0.14 },
          side: head.topWidth * 0.52,
          turn: angle,
          z: Z.head - 1,
        };
      });
    case 'ears':
    case 'horns':
      return [-1, 1].map((each) => ({
        at: { x: head.top.x + each * head.topWidth * 0.46, y: head.top.y - radius * 0.12 },
        side: radius * 0.95,
        turn: each * 20,
        z: Z.head - 1,
      }));
    case 'shell':
      return hasShell ? [domeOf(figure, head)] : spinesOf(figure, head);
    case 'wings':
      return [-1, 1].map((each) => ({
        at: { x: figure.back.x + each * figure.backWidth * 0.72, y: figure.back.y },
        side: Math.max(170, figure.backWidth * 0.7),
        turn: each * 18,
        z: Z.behind,
      }));
    case 'tail':
      return [
        {
          at: { x: figure.back.x + (head.mirror ? -1 : 1) * figure.backWidth * 0.62, y: figure.back.y + 60 },
          side: 150,
          turn: 24,
          z: Z.behind,
        },
      ];
    case 'legs':
    case 'feet':
      return figure.feet.map(({ at: foot, size }) => ({
        at: { x: foot.x, y: foot.y - 34 * size },
        side: 110 * size,
        z: Z.front,
      }));
    case 'juggle': {
      const arms = figure.hands.map(({ hand }) => hand.at);
      const reach = Math.max(190, ...arms.map((each) => Math.abs(each.x - head.eyes.x)));
      return arc(5, -74, 74).map((angle) => {
        const { x, y } = toward(angle, reach, Math.max(radius * 1.7, head.eyes.y - head.top.y + 165));
        return { at: { x: head.eyes.x + x, y: head.eyes.y + y }, side: 96, turn: angle, z: Z.behind };
      });
    }
    case 'all over':
      return spotsAllOver({ figure, head, box: partsBox(figure.parts.filter(isOwn)) }, 30).map((at, index) => ({
        at,
        side: Math.max(64, head.radius * 0.5),
        turn: ((index * 67) % 60) - 30,
        z: Z.arm + 1,
      }));
    default:
      return [];
  }
}

/** Plumes are as colourful as parrots. */
const PLUMES: readonly Rgb[] = [
  [230, 52, 70],
  [255, 176, 32],
  [70, 190, 90],
  [40, 140, 240],
  [170, 80, 220],
];

function drawAt(sprite: Sprite, { at, side, turn = 0, z = Z.front, color }: Spot, mirror: boolean): Part {
  const { left, right, top, bottom } = sprite.bounds;
  const largest = 2.56 * Math.max(right - left, bottom - top);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const place = placeAnchor(at, middle, { scale: side / largest, turn, mirror: mirror && !isPrinted(sprite.id) });
  const dye = color && { dye: { from: [...sprite.color] as const, to: color } };
  return { kind: 'sprite', z, shadow: 0.3, sprite, place, ...dye };
}

/** How high it is of which the larger side is known. */
const heightOf = ({ bounds: { left, right, top, bottom } }: Sprite, { side }: Spot): number =>
  side * ((bottom - top) / Math.max(right - left, bottom - top));

/** Both arms around it, before the body and below the face. */
function hug(figure: Figure, sprite: Sprite, head: HeadSpot): void {
  const own = figure.parts.filter(isOwn);
  const box = partsBox(own);
  const low = head.eyes.y + head.radius * (head.hasMouth ? 1.25 : 1);
  const side = Math.min(190, Math.max(110, (box.right - box.left) * 0.5));
  const x = head.span === 0 ? head.eyes.x + (head.mirror ? 1 : -1) * head.radius * 0.2 : (box.left + box.right) / 2;
  const at = { x, y: Math.min(Math.max(low + side * 0.36, (low + box.bottom) / 2), box.bottom - side * 0.45) };
  const arms = new Set(figure.parts.flatMap(({ joint }) => (joint?.kind === 'arm' ? [joint.at] : [])));
  const shoulders =
    arms.size === 2
      ? [...arms]
      : [
          { x: at.x - side * 0.75, y: at.y - side * 0.2 },
          { x: at.x + side * 0.75, y: at.y - side * 0.2 },
        ];
  figure.parts = figure.parts.filter(({ joint }) => joint?.kind !== 'arm');
  figure.parts.push(drawAt(sprite, { at, side, z: Z.arm - 1 }, head.mirror));
  const color = limbColor(figure.color);
  for (const from of shoulders) {
    const away = Math.sign(from.x - at.x) || 1;
    const to = { x: at.x + away * side * 0.26, y: at.y + side * 0.16 };
    const { part, hand } = drawArm({ from, to, bend: -away * 46, thick: Math.min(24, side * 0.14), color, z: Z.arm });
    figure.parts.push(part, drawHand(hand, 'mitten', color, Z.hand));
  }
}

const isHeld = (part: Part): boolean => part.kind === 'sprite' && part.joint?.kind === 'arm';

/** Puts a thing where it was asked for. */
export async function addPlaced(figure: Figure, head: HeadSpot, look: string, at: Placement, who: string): Promise<void> {
  const sprite = await loadSprite(look);
  if (at === 'hug') hug(figure, sprite, head);
  for (const [index, spot] of spotsOf(at, figure, head, SHELLED.has(baseOf(who))).entries()) {
    if (at === 'head')
      spot.at = { ...spot.at, y: Math.min(spot.at.y, head.eyes.y - head.radius * 0.35 - heightOf(sprite, spot) / 2) };
    const color = look === FEATHER ? PLUMES[index % PLUMES.length] : undefined;
    const part = drawAt(sprite, { ...spot, color }, head.mirror && at === 'mouth');
    // What is thrown flies past what is held.
    const isInTheWay = at === 'juggle' && figure.parts.some((held) => isHeld(held) && shareTouched(held, [part]) > 0);
    if (!isInTheWay) figure.parts.push(part);
  }
}

/** Two who stand side by side, whole: where one of them has no back to sit on, a rider would be half of somebody. */
import { rod } from '../drawing/clay.ts';
import { movePart, partsBox } from '../drawing/parts.ts';
import { type Place, toPicture } from '../drawing/place.ts';
import { loadSprite } from '../drawing/sprite.ts';
import type { HeadPiece } from '../pieces/piece-types.ts';
import { addOwnFeet, placeBeast } from './beasts.ts';
import { busyBeside, busyHands } from './dress.ts';
import { addEyes, emptyFigure, type Figure, headSpotOf, moveHead, placeAnchor, type Studio, type Subject, Z } from './figure.ts';
import { addArms, addLegs, limbColor } from './limbs.ts';
import { armsBeside, isShownWhole } from './own-hands.ts';
import { drawArm, drawHand, type Torso, torsoOf } from './rig.ts';
import { shareTouched } from './uncover-faces.ts';

interface Standing {
  figure: Figure;
  /** Where arms go; null for who has its own. */
  torso: Torso | null;
}

/** Somebody with a chest on legs, or a bare face on a body of its own colour. */
async function standUpright(head: HeadPiece, studio: Studio): Promise<Standing> {
  const sprite = await loadSprite(head.id, head);
  const figure = emptyFigure(sprite.color);
  const isWhole = isShownWhole(head.id);
  const hasChest = head.radius !== undefined;
  const place: Place = { x: 0, y: 0, scale: isWhole ? 1.5 : hasChest ? 1.25 : 0.95, turn: 0, mirror: false };
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.4, sprite, place });
  figure.head = headSpotOf(head, sprite, place);
  addEyes(figure, figure.head, studio, Z.face);
  if (isWhole) return { figure, torso: null };
  if (hasChest) {
    const torso = torsoOf(sprite, place, { shoulderAt: 0.74 });
    await addLegs(figure, torso, studio, { length: 125, isCalm: true });
    return { figure, torso };
  }
  const neck = toPicture(place, { x: 0, y: (head.neck.y - 50) * 2.56 - 8 });
  const hip = { x: neck.x, y: neck.y + 84 };
  figure.parts.push({
    kind: 'clay',
    z: Z.chest,
    shadow: 0.4,
    shape: { cones: [rod(hip, neck, 58, 44)], color: limbColor(sprite.color), melt: 3, gloss: 0.8 },
  });
  const torso: Torso = {
    color: sprite.color,
    left: { x: neck.x - 32, y: neck.y + 22 },
    right: { x: neck.x + 32, y: neck.y + 22 },
    hips: [
      { x: hip.x - 24, y: hip.y + 20 },
      { x: hip.x + 24, y: hip.y + 20 },
    ],
    neck,
    width: 200,
    bottom: hip.y + 50,
    limb: 19,
  };
  await addLegs(figure, torso, studio, { length: 110, isCalm: true });
  return { figure, torso };
}

const movePoint = <At extends { x: number; y: number }>(at: At, by: Place): At => ({ ...at, x: at.x + by.x, y: at.y + by.y });

function moveStanding({ figure, torso }: Standing, by: Place): Standing {
  return {
    figure: {
      ...figure,
      parts: figure.parts.map((part) => movePart(part, by)),
      head: figure.head && moveHead(figure.head, by),
      feet: figure.feet.map((foot) => ({ ...foot, at: movePoint(foot.at, by) })),
    },
    torso: torso && {
      ...torso,
      left: movePoint(torso.left, by),
      right: movePoint(torso.right, by),
      hips: [movePoint(torso.hips[0], by), movePoint(torso.hips[1], by)],
      neck: movePoint(torso.neck, by),
      bottom: torso.bottom + by.y,
    },
  };
}

const soleOf = ({ feet, parts }: Figure): number =>
  feet.length > 0 ? Math.max(...feet.map(({ at }) => at.y)) : partsBox(parts).bottom;

/** In pixels: nearer to each other, two would be one. */
const APART = 24;

/** Close together, and not touching. */
function besideOf(one: Standing, beast: Figure, side: -1 | 1): Standing {
  const [own, other] = [partsBox(one.figure.parts), partsBox(beast.parts)];
  const y = soleOf(beast) - soleOf(one.figure);
  const x = side < 0 ? other.left - own.right : other.right - own.left;
  const step = 6;
  let stood = moveStanding(one, { x, y, scale: 1, turn: 0, mirror: false });
  const isTouching = (): boolean => stood.figure.parts.some((part) => shareTouched(part, beast.parts) > 0);
  for (let steps = 0; steps < 60 && !isTouching(); steps++)
    stood = moveStanding(stood, { x: -side * step, y: 0, scale: 1, turn: 0, mirror: false });
  return moveStanding(stood, { x: side * APART, y: 0, scale: 1, turn: 0, mirror: false });
}

/** The nearer arm hangs down: reaching out, it would lie on the other's body. */
function hangArm(figure: Figure, torso: Torso, side: -1 | 1): void {
  const from = side < 0 ? torso.right : torso.left;
  const to = { x: from.x - side * 8, y: from.y + 118 };
  const color = limbColor(torso.color);
  const { part, hand } = drawArm({ from, to, bend: side * 16, thick: torso.limb * 0.95, color, z: Z.arm });
  figure.parts.push(part, drawHand(hand, 'mitten', color, Z.hand));
}

export async function composePair(theme: Subject, body: Subject, studio: Studio): Promise<Figure> {
  const side = studio.chance.pick([-1, 1] as const);
  const figure = await standCompanion(body, studio, side);
  const beastHead = figure.head;
  const one = theme.head ? await standUpright(theme.head, studio) : await standAnimal(theme, studio, side);
  const { figure: other, torso } = besideOf(one, figure, side);
  const beastParts = figure.parts;
  figure.parts = [...beastParts, ...other.parts];
  figure.feet.push(...other.feet);
  figure.head = other.head;
  figure.heads = [other.head, beastHead].filter((head) => head !== null);
  figure.color = other.color;
  if (torso) {
    const own = theme.head && armsBeside(theme.head.id, studio);
    const busy = busyBeside(studio);
    const isFree = (arm: -1 | 1): boolean => own === undefined || (own !== null && (own.only ?? arm) === arm);
    if (busy === 2 && isFree(-1) && isFree(1)) addArms(figure, torso, studio, { busy, length: 150 });
    else {
      if (isFree(side)) addArms(figure, torso, studio, { busy: busy === 0 ? 0 : 1, length: 150, only: side });
      if (isFree(side < 0 ? 1 : -1)) hangArm(figure, torso, side);
    }
    figure.back = { x: (torso.left.x + torso.right.x) / 2, y: torso.left.y };
    figure.backWidth = 220;
  }
  return figure;
}

/** Looks away from who stands beside, so that nothing is before its face. */
async function standCompanion({ id, animal, head }: Subject, studio: Studio, side: -1 | 1): Promise<Figure> {
  if (animal) {
    const beast = await placeBeast(animal, studio, { scale: 1.5, mirror: side < 0, isCompanion: true });
    const { figure } = beast;
    figure.head = headSpotOf(animal, beast.sprite, beast.place, Z.body);
    addEyes(figure, figure.head, studio, Z.face);
    return figure;
  }
  if (!head) throw new Error(`${id} cannot stand beside anybody`);
  const { figure, torso } = await standUpright(head, studio);
  if (torso) addArms(figure, torso, studio, { busy: 0, length: 150, only: side < 0 ? 1 : -1 });
  return figure;
}

/** The other is an animal too. */
async function standAnimal({ id, animal }: Subject, studio: Studio, side: -1 | 1): Promise<Standing> {
  if (!animal) throw new Error(`${id} cannot stand`);
  const sprite = await loadSprite(animal.id, animal);
  const figure = emptyFigure(sprite.color);
  const place = placeAnchor({ x: 0, y: 0 }, { x: 50, y: 50 }, { scale: 1.3, mirror: side > 0 });
  figure.parts.push({ kind: 'sprite', z: Z.head, shadow: 0.4, sprite, place });
  figure.head = headSpotOf(animal, sprite, place);
  addEyes(figure, figure.head, studio, Z.face);
  const torso = torsoOf(sprite, place);
  if (animal.hasLegs) addOwnFeet(figure, sprite, place, animal);
  else await addLegs(figure, torso, studio, { length: 110, isCalm: true });
  // Arms upon four feet would be trunks; but there is no room for a second word beside them.
  const hasHands = !animal.hasLegs || studio.concept.props.some(({ piece }) => piece === null);
  return { figure, torso: busyHands(studio) > 0 && hasHands ? torso : null };
}

/** A cap or a helmet goes around a head, hair and all; a top hat or a crown is on top of it. */
import { coversPoint, type Part } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import { isBareFace } from '../pieces/people.ts';
import { type HeadSpot, Z } from './figure.ts';

const GOES_AROUND: ReadonlySet<string> = new Set([
  '1f9e2', // baseball cap
  '26d1-fe0f', // rescue helmet
  '1fa96', // army helmet
  'own-captain-hat',
  'own-climb-helmet',
  'own-fur-hat',
  'own-horned-helmet',
  'own-night-cap',
  'own-peaked-cap',
  'own-santa-hat',
]);

/** In parts of what else is the top of hair: how wide it is a little lower, and how far down that is. */
const WIDER = 1.36;
const LOWER = 0.2;

/** Where such a hat is on who is nothing but a face with hair. */
export function aroundHair(head: HeadSpot, parts: readonly Part[], hat: string): HeadSpot {
  const face = parts.find(
    (part) => part.kind === 'sprite' && part.z === head.z && isBareFace(part.sprite.id) && coversPoint(part, head.middle),
  );
  if (!GOES_AROUND.has(hat) || !face || head.z < Z.body) return head;
  const down = turnPoint({ x: 0, y: head.topWidth * LOWER }, head.turn);
  return { ...head, topWidth: head.topWidth * WIDER, top: { x: head.top.x + down.x, y: head.top.y + down.y } };
}

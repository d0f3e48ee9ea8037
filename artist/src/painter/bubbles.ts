/** What somebody thinks of, wants nothing of, or says: a picture in a bubble beside the head. */
import type { Bubble } from '../concept/heard.ts';
import { squareOf } from '../drawing/parts.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { type Figure, type HeadSpot, placeAnchor, Z } from './figure.ts';
import { emblemSpot, reachOf } from './scattered-marks.ts';
import { ink, SPEECH_BUBBLE, THOUGHT_BUBBLE } from './trait-emblems.ts';

export const isBubble = (at: string): at is Bubble => at === 'thought' || at === 'refused' || at === 'said' || at === 'loved';

/** A ring with a bar: nothing of it. */
const RING = `<circle cx="8" cy="-14" r="56" fill="none" stroke="#fff" stroke-width="15"/><circle cx="8" cy="-14" r="56" fill="none" stroke="#e0142c" stroke-width="10"/>${ink('M-32 -54L48 26', 9, '#e0142c')}`;

/** With a smaller one that leads to who loves. */
const HEART_BUBBLE =
  '<g fill="#ffe3ee" stroke="#e0245a" stroke-width="9" stroke-linejoin="round"><path d="M8 92C-134 14 -108 -104 -28 -92Q2 -86 8 -58Q14 -86 44 -92C124 -104 150 14 8 92Z"/><path d="M-78 96C-112 70 -96 48 -78 64C-60 48 -44 70 -78 96Z" fill="#ff5f8f" stroke-width="5"/></g>';

/** How much of a bubble its picture fills. */
const FILLED = 0.88;

/** A little above a head, where nothing else is. */
export async function addBubble(figure: Figure, head: HeadSpot, look: string, at: Bubble): Promise<void> {
  const sprite = await loadSprite(look);
  const reach = reachOf(head) * 1.2;
  const { x, y, share } = emblemSpot(figure, head, reach);
  const z = share > 0 ? Z.markBehind : Z.mark;
  const scale = reach / 100;
  const mirror = x < head.middle.x;
  const place = { x, y, scale, turn: 0, mirror };
  const markup = at === 'said' ? SPEECH_BUBBLE : at === 'loved' ? HEART_BUBBLE : THOUGHT_BUBBLE;
  const mark = { isSided: true };
  figure.parts.push({ kind: 'svg', z, shadow: 0.3, markup, bounds: squareOf(at === 'loved' ? 140 : 100), place, mark });
  const { left, right, top, bottom } = sprite.bounds;
  const side = Math.max(right - left, bottom - top) * 2.56;
  const middle = { x: x + (mirror ? -8 : 8) * scale, y: y - 14 * scale };
  const anchor = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const inside = placeAnchor(middle, anchor, { scale: (FILLED * 120 * scale) / side });
  figure.parts.push({ kind: 'sprite', z, shadow: 0, sprite, place: inside, mark });
  if (at === 'refused') figure.parts.push({ kind: 'svg', z, shadow: 0, markup: RING, bounds: squareOf(80), place, mark });
}

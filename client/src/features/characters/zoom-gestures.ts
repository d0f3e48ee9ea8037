/** Fingers, mouse and wheel on a picture that is looked at closely: dragged, pinched, tapped twice, wheeled. */
import type { PointerEvent } from 'react';
import type { Place } from './zoom-view.ts';

const DOUBLE_TAP_MS = 300;
/** A finger that moved further than this has dragged, and did not tap. */
const TAP_REACH = 12;

export interface Gestures {
  onPan: (dx: number, dy: number) => void;
  /** @param place in the window. */
  onZoom: (factor: number, place: Place) => void;
  onDoubleTap: (place: Place) => void;
}

/** Follows the pointers of one stage. @returns its handlers. */
export function createGestures({ onPan, onZoom, onDoubleTap }: Gestures) {
  const pointers = new Map<number, Place>();
  let pressedAt: Place | null = null;
  let lastTap: (Place & { time: number }) | null = null;

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event);
    pointers.set(event.pointerId, place);
    // A second finger makes it a pinch.
    pressedAt = pointers.size === 1 ? place : null;
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) return onPan(now.x - before.x, now.y - before.y);
    const [from, to] = [middleOf(before, other), middleOf(now, other)];
    onPan(to.x - from.x, to.y - from.y);
    onZoom(distance(now, other) / Math.max(1, distance(before, other)), to);
  };

  const onPointerEnd = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId) || event.type !== 'pointerup') return;
    const place = placeOf(event);
    const hasTapped = pressedAt !== null && distance(pressedAt, place) <= TAP_REACH;
    pressedAt = null;
    if (!hasTapped) return;
    const isSecond =
      lastTap !== null && event.timeStamp - lastTap.time <= DOUBLE_TAP_MS && distance(lastTap, place) <= 2 * TAP_REACH;
    lastTap = isSecond ? null : { ...place, time: event.timeStamp };
    if (isSecond) onDoubleTap(place);
  };

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

/** How much one turn of the wheel enlarges; a pinch on a trackpad comes as a wheel with Ctrl, in small steps. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 16 : deltaY;
  return Math.exp(-Math.max(-100, Math.min(100, pixels)) * (ctrlKey ? 0.01 : 0.0025));
}

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place => ({ x, y });
const middleOf = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

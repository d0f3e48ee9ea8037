/**
 * Light on cards of a finish: it follows the pointer over them, and the tilt of a device. Where less motion is asked for it stands
 * still. A device that has to ask its owner first (iOS) is made to when such a card is pressed where it lies open: not for a look at
 * the Hall, and not after a no.
 */

import { readStored, writeStored } from '../../lib/storage.ts';
import { followStillness, isStill } from '../appearance/motion.ts';

const REFUSED_AS = 'chaos.tilt-refused';

/** How far a device is turned, in degrees, to take the light from one edge to the other. */
const TILT_SPAN = 40;
/** As a device is held. */
const TILT_AT_REST = 45;

let lit = 0;
let stopListening = () => {};

/** Begins with the first card, and ends with the last. @returns how one of them ends it. */
export function shineLight(): () => void {
  lit += 1;
  if (lit === 1) stopListening = listen();
  return () => {
    lit -= 1;
    if (lit === 0) stopListening();
  };
}

function listen(): () => void {
  let frame = 0;
  /** Once for each picture on the screen, however often a mouse tells where it is. */
  const paint = (move: () => void) => {
    cancelAnimationFrame(frame);
    if (!isStill()) frame = requestAnimationFrame(move);
  };
  const onPointer = (event: PointerEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.card-frame[data-finish]') : null;
    if (!card || event.pointerType === 'touch') return;
    const { clientX, clientY } = event;
    paint(() => {
      const { left, top, width, height } = card.getBoundingClientRect();
      setLight(card, (clientX - left) / width, (clientY - top) / height);
    });
  };
  const onTilt = ({ gamma, beta }: DeviceOrientationEvent) => {
    if (gamma === null || beta === null) return;
    paint(() => {
      for (const card of cardsInView()) setLight(card, 0.5 + gamma / TILT_SPAN, 0.5 + (beta - TILT_AT_REST) / TILT_SPAN);
    });
  };
  const onPress = ({ target }: Event) => {
    const isOpenCard = target instanceof Element && target.closest('.detail-media[data-finish], .reveal-front[data-finish]');
    if (isOpenCard && !isStill()) askForTilt();
  };
  const stopFollowing = followStillness(() => {
    if (!isStill()) return;
    for (const card of document.querySelectorAll<HTMLElement>('.card-frame[data-finish]')) {
      card.style.removeProperty('--light-x');
      card.style.removeProperty('--light-y');
    }
  });
  document.addEventListener('pointermove', onPointer);
  document.addEventListener('click', onPress);
  window.addEventListener('deviceorientation', onTilt);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', onPointer);
    document.removeEventListener('click', onPress);
    window.removeEventListener('deviceorientation', onTilt);
    stopFollowing();
  };
}

/** Only within a press, and where there is somebody to ask. What was granted before is granted again without a word. */
function askForTilt(): void {
  const events: unknown = Reflect.get(window, 'DeviceOrientationEvent');
  if (typeof events !== 'function') return;
  const ask: unknown = Reflect.get(events, 'requestPermission');
  if (typeof ask !== 'function' || readStored('localStorage', REFUSED_AS) !== null) return;
  Promise.resolve(ask.call(events)).then(
    (answer) => answer === 'denied' && writeStored('localStorage', REFUSED_AS, true),
    () => {},
  );
}

/** An endless Hall has many more than are seen. All are measured before one is written to. */
function cardsInView(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.card-frame[data-finish]')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/** @param x from 0, the left edge, to 1 */
function setLight({ style }: HTMLElement, x: number, y: number): void {
  style.setProperty('--light-x', `${percent(x)}%`);
  style.setProperty('--light-y', `${percent(y)}%`);
}

const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

/** Single keys, of the whole product or of one screen. They can be switched off, and never fire where something is typed. */
import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

const STORED_AS = 'chaos.keys';

/** Of a list whose cards have keys, for the help. */
export const CARD_KEYS_MARK = 'data-card-keys';

export const areKeysOn = createStore(readStored('localStorage', STORED_AS) !== false);

export function switchKeys(): void {
  const isOn = !areKeysOn.get();
  areKeysOn.set(isOn);
  writeStored('localStorage', STORED_AS, isOn ? null : false);
}

/** The second key of a pair comes this soon, and belongs to the pair, whatever it does by itself. */
const PAIR_MS = 1_500;
let pairUntil = 0;

export function beginPair(): void {
  pairUntil = performance.now() + PAIR_MS;
}

/** @returns whether this key is the second of a pair. */
export function endPair(): boolean {
  const isPair = performance.now() < pairUntil;
  pairUntil = 0;
  return isPair;
}

/** Steps through a list. Whatever else is held down happens once. */
const REPEATABLE = new Set(['j', 'k']);

/** What a key does; `false` when it has nothing to do now, so that somebody else may have it. */
export type KeyAction = () => unknown;

/** True when a key pressed here is a part of what is typed or chosen. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
}

/** @param scope a screen's keys come before those of the whole product. */
export function useShortcuts(actions: Record<string, KeyAction>, scope: 'screen' | 'product' = 'screen'): void {
  const press = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!areKeysOn.get() || isTyping(event.target) || document.querySelector('dialog[open], :popover-open')) return;
    if (event.repeat && !REPEATABLE.has(event.key)) return;
    if (scope === 'screen' && performance.now() < pairUntil) return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action && action() !== false) event.preventDefault();
  });
  useEffect(() => {
    // A key reaches the document before it reaches the window.
    const place = scope === 'screen' ? document : window;
    const onKeyDown = (event: Event) => press(event);
    place.addEventListener('keydown', onKeyDown);
    return () => place.removeEventListener('keydown', onKeyDown);
  }, [scope]);
}

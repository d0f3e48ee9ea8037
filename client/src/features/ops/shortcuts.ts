/** Single keys of the operators' screen. They can be switched off, and never fire where something is typed. */
import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

const STORED_AS = 'chaos.ops.keys';

export const areKeysOn = createStore(readStored('localStorage', STORED_AS) !== false);

export function switchKeys(): void {
  const isOn = !areKeysOn.get();
  areKeysOn.set(isOn);
  writeStored('localStorage', STORED_AS, isOn ? null : false);
}

export type ShortcutKey = 'j' | 'k' | 'x' | 'r' | '/' | '?';

/** True when a key pressed here is a part of what is typed or chosen. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;
}

export function useShortcuts(actions: Partial<Record<ShortcutKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const action = Object.entries(actions).find(([key]) => key === event.key)?.[1];
    if (!action || !areKeysOn.get() || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

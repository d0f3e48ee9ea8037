import { useEffect } from 'react';
import type { Making } from './making.ts';
import { isBusy, isCancelling } from './making.ts';
import { putInTray, type TrayItem, takeFromTray } from './tray.ts';

type Deeds = Pick<TrayItem, 'onOpen' | 'onCancel' | 'isHere'>;

/** Keeps what a feature makes in the tray, from the request until its result has been seen. Pass deeds that stay the same. */
export function useTrayItem(kind: TrayItem['kind'], state: Making<unknown>, { onOpen, onCancel, isHere }: Deeds): void {
  useEffect(() => {
    const isUnseen = state.phase === 'done' && !state.isSeen;
    if (!isBusy(state) && !isUnseen) return;
    const ticket = state.phase === 'waiting' || state.phase === 'done' ? state.ticket : null;
    const times = state.phase === 'waiting' ? state : null;
    putInTray({ place: kind, kind, ticket, times, isCancelling: isCancelling(state), isHere, onOpen, onCancel });
    return () => takeFromTray(kind);
  }, [kind, state, isHere, onOpen, onCancel]);
}

import { useEffect } from 'react';
import type { JobState } from './job.ts';
import { isBusy, isCancelling } from './job.ts';
import { putInTray, type TrayItem, takeFromTray } from './tray-items.ts';

type Actions = Pick<TrayItem, 'onOpen' | 'onCancel' | 'isHere'>;

/** Keeps what a feature makes in the tray, from the request until its result has been seen. Pass actions that stay the same. */
export function useTrayItem(kind: TrayItem['kind'], state: JobState<unknown>, { onOpen, onCancel, isHere }: Actions): void {
  useEffect(() => {
    const isUnseen = state.phase === 'done' && !state.isSeen;
    if ((!isBusy(state) && !isUnseen) || state.phase === 'resuming') return;
    const ticket = state.phase === 'waiting' || state.phase === 'done' ? state.ticket : null;
    const times = state.phase === 'waiting' ? state : null;
    putInTray({ place: kind, kind, ticket, times, isCancelling: isCancelling(state), isHere, onOpen, onCancel });
    return () => takeFromTray(kind);
  }, [kind, state, isHere, onOpen, onCancel]);
}

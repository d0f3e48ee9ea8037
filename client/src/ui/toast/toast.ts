/** Toasts: at most one at a time, a newer one replaces it. */
import { createStore } from '../../lib/store.ts';
import { toastMessages } from './messages.ts';

/** News that is neither good nor a failure, such as a lost battle, is neutral. */
export type ToastTone = 'success' | 'neutral' | 'destructive';

interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastText {
  title: string;
  description?: string;
  /** What can be done about it as long as it stands there. */
  action?: ToastAction;
  otherAction?: ToastAction;
  /** Until it is closed, or another one comes. */
  stays?: boolean;
}

export interface Toast extends ToastText {
  id: number;
  tone: ToastTone;
}

/** Errors stay longer: they are read in surprise. */
export const TOAST_MS: Record<ToastTone, number> = { success: 5_000, neutral: 5_000, destructive: 9_000 };

/** What can be acted upon, or taken back. */
export const ACTION_MS = 10_000;

export const toasts = createStore<Toast | null>(null);

let lastId = 0;

export function showToast(text: ToastText, tone: ToastTone = 'success'): Toast {
  lastId += 1;
  const toast: Toast = { ...text, tone, id: lastId };
  toasts.set(toast);
  return toast;
}

/** Closes this toast; a newer one stays. */
export function dismissToast(id: number): void {
  if (toasts.get()?.id === id) toasts.set(null);
}

/** What is spoken: the same words that are seen, and how the action is reached. */
export function spokenToast({ title, description, action }: ToastText): string {
  const how = action && toastMessages.action(action.label);
  const sentences = [title, description, how].filter((sentence) => sentence !== undefined);
  return sentences.reduce((said, next) => (/[.!?]$/.test(said) ? `${said} ${next}` : `${said}. ${next}`));
}

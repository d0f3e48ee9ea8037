/** Toasts: at most one at a time, a newer one replaces it. */
import { createStore } from './store.ts';

export type ToastTone = 'success' | 'destructive';

export interface ToastText {
  title: string;
  description?: string;
}

export interface Toast extends ToastText {
  id: number;
  tone: ToastTone;
}

/** Errors stay longer: they are read in surprise. */
export const TOAST_MS: Record<ToastTone, number> = { success: 5_000, destructive: 9_000 };

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

/** What is spoken: the same words that are seen. */
export function spokenToast({ title, description }: ToastText): string {
  if (!description) return title;
  return /[.!?]$/.test(title) ? `${title} ${description}` : `${title}. ${description}`;
}

/** How much of its time a toast has left, while it may be paused by a pointer, by focus or by a hidden tab. */
export class Countdown {
  #leftMs: number;
  #runningSince: number | null = null;

  constructor(totalMs: number) {
    this.#leftMs = totalMs;
  }

  /** @returns the milliseconds after which it will be over. */
  resume(now: number): number {
    this.#runningSince ??= now;
    return this.leftMs(now);
  }

  pause(now: number): void {
    this.#leftMs = this.leftMs(now);
    this.#runningSince = null;
  }

  leftMs(now: number): number {
    const spent = this.#runningSince === null ? 0 : now - this.#runningSince;
    return Math.max(0, this.#leftMs - spent);
  }
}

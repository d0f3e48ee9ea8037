import { beforeEach, describe, expect, test } from 'vitest';
import { PausableClock } from './pausable-clock.ts';
import { dismissToast, showToast, spokenToast, toasts } from './toast.ts';

describe('toasts', () => {
  beforeEach(() => toasts.set(null));

  test('R12 a second toast replaces the first', () => {
    showToast({ title: 'one' });
    showToast({ title: 'two' });
    expect(toasts.get()?.title).toBe('two');
  });

  test('R13 a toast is destructive only when asked', () => {
    expect(showToast({ title: 'fine' }).tone).toBe('success');
    expect(showToast({ title: 'not fine' }, 'destructive').tone).toBe('destructive');
  });

  test('the late end of an older toast does not close the newer one', () => {
    const first = showToast({ title: 'one' });
    const second = showToast({ title: 'two' });
    dismissToast(first.id);
    expect(toasts.get()).toBe(second);
    dismissToast(second.id);
    expect(toasts.get()).toBeNull();
  });

  test('the same words twice are two toasts', () => {
    expect(showToast({ title: 'again' }).id).not.toBe(showToast({ title: 'again' }).id);
  });

  test('title and description are spoken as sentences', () => {
    expect(spokenToast({ title: 'Character Generated!', description: 'It was saved.' })).toBe(
      'Character Generated! It was saved.',
    );
    expect(spokenToast({ title: 'Bruh, something went wrong', description: 'Try again!' })).toBe(
      'Bruh, something went wrong. Try again!',
    );
    expect(spokenToast({ title: 'Alone' })).toBe('Alone');
  });

  test('Q4 what can be done about it is spoken too, with the key that leads there', () => {
    const action = { label: 'Undo', run() {} };
    expect(spokenToast({ title: 'Frigo was deleted', action })).toBe('Frigo was deleted. Undo: press F6.');
    expect(spokenToast({ title: 'Gone', description: 'For 30 days.', action })).toBe('Gone. For 30 days. Undo: press F6.');
  });

  test('a paused toast keeps the time that it had left', () => {
    const countdown = new PausableClock(5_000);
    expect(countdown.resume(0)).toBe(5_000);
    countdown.pause(2_000);
    expect(countdown.leftMs(60_000)).toBe(3_000);
    expect(countdown.resume(60_000)).toBe(3_000);
    expect(countdown.leftMs(70_000)).toBe(0);
  });
});

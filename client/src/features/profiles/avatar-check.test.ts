import { describe, expect, test } from 'vitest';
import { checkAvatar } from './avatar-check.ts';

const FIVE_MB = 5 * 1024 * 1024;

describe('a picture of oneself', () => {
  test('R109 there has to be one', () => {
    expect(checkAvatar(null)).toEqual({ title: 'You must select an image to upload.' });
  });

  test('R110 it has to be an image that browsers show', () => {
    for (const type of ['text/plain', '', 'application/pdf', 'image/svg+xml'])
      expect(checkAvatar({ type, size: 10 })).toEqual({ title: 'Please select a valid image file.' });
  });

  test('R111 it may have exactly five megabytes, and not a byte more', () => {
    expect(checkAvatar({ type: 'image/png', size: FIVE_MB })).toBeNull();
    expect(checkAvatar({ type: 'image/png', size: FIVE_MB + 1 })).toEqual({
      title: 'Please select an image smaller than 5MB.',
    });
  });
});

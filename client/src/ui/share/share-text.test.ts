import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { truncate } from '../truncate.ts';
import { microblogUrl, microblogWeight, networkUrl, OF_EMOJI, sharePreview, shareText } from './share-text.ts';

const LINK = 'https://chaos.example/character/01890000-0000-7000-8000-000000000000';

describe('sharing', () => {
  test('R83 the text holds 100 characters of the description, the preview 80, the ellipsis included', () => {
    const long = { name: 'Frigo Camelo', description: 'x'.repeat(200) };
    expect(shareText(long)).toBe(`Frigo Camelo: ${'x'.repeat(99)}…`);
    expect(sharePreview({ description: long.description })).toBe(`${'x'.repeat(79)}…`);
  });

  test('R83 a description that just fits is not cut', () => {
    expect(shareText({ name: 'A', description: 'x'.repeat(100) })).toBe(`A: ${'x'.repeat(100)}`);
    expect(sharePreview({ description: 'x'.repeat(80) })).toBe('x'.repeat(80));
  });

  test('R83 whatever the text, what is left is a beginning of it and no emoji is cut in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (text, max) => {
        const short = truncate(text, max);
        expect([...short].length).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
        const folded = text.trim().replace(/\s+/gu, ' ');
        expect(folded.startsWith(short.replace(/…$/u, ''))).toBe(true);
      }),
    );
  });

  test('R83 every emoji is known as one', () => {
    const signs = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
    const emoji = signs
      // Whether a sign is one of any is told at once, and whether it is one that is recommended only slowly.
      .filter((sign) => /\p{Emoji}/u.test(sign))
      .flatMap((sign) => [sign, `${sign}\ufe0f`])
      .filter((text) => /^\p{RGI_Emoji}$/v.test(text));
    expect(emoji.length).toBeGreaterThan(1_000);
    expect(emoji.filter((text) => !OF_EMOJI.test(text))).toEqual([]);
    // All longer ones have one of those in them, but for keycaps.
    expect('1\ufe0f\u20e3').toMatch(OF_EMOJI);
  });

  const posted = (name: string, description: string, link = LINK) => {
    const url = new URL(microblogUrl({ name, description, link }));
    return { ...Object.fromEntries(url.searchParams), at: `${url.origin}${url.pathname}` } as Record<
      'text' | 'url' | 'at',
      string
    >;
  };

  test('R81 text and link of the microblog weigh 280 at most, also with the longest name, and the link is whole', () => {
    const link = `${LINK}${'z'.repeat(60)}`;
    for (const sign of ['🐊', '鳄', 'ツ', '👩‍🚀', 'x', '…']) {
      const { text, url, at } = posted(sign.repeat(300), sign.repeat(300), link);
      expect(at).toBe('https://twitter.com/intent/tweet');
      expect(microblogWeight(text) + 1 + 23, sign).toBeLessThanOrEqual(280);
      expect(url).toBe(link);
    }
  });

  test('R81 what the service weighs: letters 1, ideographs and whole emoji 2', () => {
    expect(['abc', 'cañón', '鳄鱼', '🐊', '👩‍🚀', '1️⃣', '…', '‘a’'].map(microblogWeight)).toEqual([3, 5, 4, 2, 2, 2, 2, 3]);
  });

  test('R81 a text that just fits is not cut, however long the link', () => {
    const { text } = posted('鳄'.repeat(99), 'x'.repeat(56), `${LINK}${'z'.repeat(200)}`);
    expect(microblogWeight(text)).toBe(256);
    expect(text).toBe(`${'鳄'.repeat(99)}: ${'x'.repeat(56)}`);
    expect(posted('鳄'.repeat(99), 'x'.repeat(57)).text).toBe(`${'鳄'.repeat(99)}: ${'x'.repeat(54)}…`);
  });

  test('R82 the social network gets the link', () => {
    const url = new URL(networkUrl(LINK));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(url.searchParams.get('u')).toBe(LINK);
  });
});

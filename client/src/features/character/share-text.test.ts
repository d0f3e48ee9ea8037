import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterLink, microblogUrl, networkUrl, sharePreview, shareText, truncate } from './share-text.ts';

const LINK = 'https://chaos.example/character/01890000-0000-7000-8000-000000000000';

describe('sharing a character', () => {
  test('R83 the text holds 100 characters of the description, the preview 80, the ellipsis included', () => {
    const long = { name: 'Frigo Camelo', description: 'x'.repeat(200) };
    expect(shareText(long)).toBe(`Frigo Camelo: ${'x'.repeat(99)}…`);
    expect(sharePreview(long)).toBe(`${'x'.repeat(79)}…`);
  });

  test('R83 a description that just fits is not cut', () => {
    expect(shareText({ name: 'A', description: 'x'.repeat(100) })).toBe(`A: ${'x'.repeat(100)}`);
    expect(sharePreview({ name: 'A', description: 'x'.repeat(80) })).toBe('x'.repeat(80));
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

  test('R81 text and link of the microblog have 280 characters at most, also with the longest name', () => {
    const url = new URL(microblogUrl({ name: '🐊'.repeat(300), description: 'y'.repeat(300) }, `${LINK}${'z'.repeat(60)}`));
    const { text, url: link } = Object.fromEntries(url.searchParams);
    expect(`${url.origin}${url.pathname}`).toBe('https://twitter.com/intent/tweet');
    expect([...`${text} ${link}`].length).toBeLessThanOrEqual(280);
    expect(link).toBe(`${LINK}${'z'.repeat(60)}`);
  });

  test('R82 the social network gets the link', () => {
    const url = new URL(networkUrl(characterLink('https://chaos.example', '01890000-0000-7000-8000-000000000000')));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(url.searchParams.get('u')).toBe(LINK);
  });
});

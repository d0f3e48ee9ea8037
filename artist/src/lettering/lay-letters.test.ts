import { describe, expect, test } from 'vitest';
import { fontsFor } from './fonts.ts';
import { type LetterBox, layLetters } from './lay-letters.ts';
import { setLine } from './set-line.ts';

const BOX: LetterBox = { x: 100, y: 50, width: 180, height: 90, maxLines: 3 };

/** The same in many scripts, two words each. */
const WORDS = {
  Latin: 'blorptang żółw',
  Greek: 'σκυλόγατα μπλιμ',
  Cyrillic: 'пельмень ёжик',
  Japanese: 'ぷるぷる カバ',
  Chinese: '东方 们',
  'traditional Chinese': '熊貓 俠',
  Korean: '흐물흐물 뷁',
  Arabic: 'مرحبا بالعالم',
  Persian: 'گربهٔ پنیر',
  Hebrew: 'מלך השלג',
  Hindi: 'क्षत्रिय बिल्ली',
};

/** What a font draws for a letter that it does not have. */
async function missingGlyphs(text: string): Promise<string[]> {
  const shapes: string[] = [];
  for await (const font of fontsFor(text)) for (const { path } of font.shape('\u{10fffd}', false)) if (path) shapes.push(path);
  return shapes;
}

describe('letters', () => {
  test.each(Object.entries(WORDS))('R310 of %s are all drawn, and none as a missing one', async (_, text) => {
    const line = await setLine(text);
    expect(line.missing).toBe(0);
    const drawn = [...line.markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(drawn.length).toBeGreaterThanOrEqual(3);
    for (const shape of await missingGlyphs(text)) expect(drawn).not.toContain(shape);
    expect((await layLetters(text, BOX))?.markup).toContain('<path');
  });

  test('of Arabic are joined: each has another shape than alone', async () => {
    const pathsOf = async (text: string) => (await setLine(text)).markup.match(/ d="[^"]+"/g) ?? [];
    const joined = await pathsOf('ههه');
    const [alone = ''] = await pathsOf('ه');
    expect(new Set(joined).size).toBeGreaterThan(1);
    expect(joined).not.toContain(alone);
  });

  test('are read from the right where their script is, and digits are not turned round', async () => {
    /** Letters from left to right, as one font draws them. */
    const seen = async (text: string, letters: string): Promise<string> => {
      const { markup } = await setLine(text);
      const at = async (letter: string): Promise<number> => {
        for await (const font of fontsFor(text)) {
          const path = font.has(letter) ? font.shape(letter, false)[0]?.path : undefined;
          if (path && markup.includes(`"${path}"`)) return markup.indexOf(`"${path}"`);
        }
        throw new Error(`${letter} is not drawn`);
      };
      const places = await Promise.all([...letters].map(async (letter) => ({ letter, place: await at(letter) })));
      return places
        .sort((a, b) => a.place - b.place)
        .map(({ letter }) => letter)
        .join('');
    };
    expect(await seen('AB', 'AB')).toBe('AB');
    expect(await seen('שב', 'שב')).toBe('בש');
    expect(await seen('שב 47', 'שב47')).toBe('47בש');
    expect(await seen('שב AB', 'שבAB')).toBe('ABבש');
    expect(await seen('AB שב', 'ABשב')).toBe('ABבש');
  });

  test.each([
    ...Object.values(WORDS),
    'a',
    'supercalifragilisticexpialidocious',
    'x'.repeat(40),
    'one two three four five six seven',
    'スーパーマーケットのマン',
  ])('"%s" stays in its box', async (text) => {
    const { markup, size } = (await layLetters(text, BOX)) ?? { markup: '', size: 0 };
    expect(size).toBeGreaterThan(4);
    const lines = [...markup.matchAll(/<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)/g)];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(BOX.maxLines);
    for (const [, left, base] of lines) {
      expect(Number(left)).toBeGreaterThanOrEqual(BOX.x - BOX.width / 2 - 1);
      expect(Number(base)).toBeLessThanOrEqual(BOX.y + BOX.height / 2 + 1);
    }
  });

  test('of a long word go over two lines, with a hyphen only where a line ends', async () => {
    const hyphen = (await setLine('-')).markup.match(/ d="[^"]+"/)?.[0] ?? 'none';
    const { markup = '' } = (await layLetters('supercalifragilistic', { ...BOX, width: 120 })) ?? {};
    const lines = markup.split('<g ').slice(1);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => line.includes(hyphen))).toEqual(lines.map((_, index) => index < lines.length - 1));
  });

  test.each([
    ['overthinker', 'over-'],
    ['procrastinator', 'procras-'],
    ['grandfathers', 'grand-'],
  ])('of %s are broken where a reader takes a breath, after %s', async (word, first) => {
    const { markup = '' } = (await layLetters(word, { ...BOX, width: 70, maxLines: 2 })) ?? {};
    const [, line = ''] = markup.split('<g ');
    expect(line.match(/<path/g)).toHaveLength(first.length);
  });

  test('that no font has are not guessed', async () => {
    expect(await layLetters('สวัสดี', BOX)).toBeNull();
    expect(await layLetters('🫠', BOX)).not.toBeNull();
  });

  test('keep room for emoji', async () => {
    const { pieces = [] } = (await layLetters('hi 🍕', BOX)) ?? {};
    expect(pieces.map(({ piece }) => piece)).toEqual(['1f355']);
  });
});

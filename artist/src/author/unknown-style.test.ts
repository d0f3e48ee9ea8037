import { expect, test } from 'vitest';
import { conceiveTyped } from './testing.ts';
import { UNKNOWN_STYLES } from './unknown-style.ts';
import { describeStory } from './write-character.ts';

const typed = (style: string, seed: string, isUnknown = true) => {
  const concept = conceiveTyped({ theme: 'frog', body: 'teapot', trait: 'wears sneakers', style, seed });
  return describeStory({ ...concept, style: { ...concept.style, isUnknown } });
};

test('a style that nobody knows is answered in words, in many ways', () => {
  const used = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const { sentences } = typed('hyperbolic baroque', `${seed}`);
    const excuses = sentences.filter(({ skeleton }) => UNKNOWN_STYLES.includes(skeleton));
    expect(excuses).toHaveLength(1);
    expect(excuses[0]?.text).toContain('“hyperbolic baroque”');
    used.add(excuses[0]?.skeleton ?? '');
    const whole = sentences.map(({ text }) => text).join(' ');
    expect(whole).not.toMatch(/[{}]|undefined/u);
    expect(whole.length).toBeLessThanOrEqual(1000);
  }
  expect(used.size).toBe(UNKNOWN_STYLES.length);
});

test('a style that is known needs no excuse', () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const { skeleton } of typed('watercolour', `${seed}`, false).sentences) expect(UNKNOWN_STYLES).not.toContain(skeleton);
  }
});

test.each(['in the hyperverse', '"weird" stuff...', '🥨🥨', '{style}', 'x'.repeat(40)])('the words of %j stay whole', (style) => {
  for (let seed = 0; seed < 20; seed++) {
    const lore = typed(style, `${seed}`).sentences.map(({ text }) => text);
    const told = lore
      .join(' ')
      .replaceAll(/["“”’.]/gu, '')
      .toLowerCase();
    expect(told).toContain(style.replaceAll(/["“”’.]/gu, '').toLowerCase());
  }
});

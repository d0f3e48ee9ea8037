import { describe, expect, it, test } from 'vitest';
import { readTrait } from '../author/read-trait.ts';
import { hearTrait } from './hear-trait.ts';
import { TRAIT_ROLES } from './hear-wish.ts';
import { readWish } from './read-wish.ts';

const hear = (text: string) => hearTrait(readWish(text), TRAIT_ROLES);

describe('hearTrait', () => {
  it.each([
    'yawning',
    'finger on lips, no noise',
    'uses its trunk as a hose',
    'sprays water with its trunk',
    'spiralförmige Augen',
    'llora a mares',
    'dönen ve gülen',
    'śmieje się',
  ])('needs no letters for %s, which is seen to be done', (text) => {
    expect(hear(text).letters).toBeNull();
    expect(hear(text).findings).toEqual([]);
    expect(hear(text).isTold).toBe(true);
  });

  it('keeps what something is done with', () => {
    expect(hear('tangled in wool').findings.map(({ piece }) => piece)).toEqual(['1f9f6']);
    expect(hear('tangled in wool').letters).toBeNull();
  });

  it('takes no verb of wearing for a thing of the same spelling', () => {
    expect(hear('nosi plecak').findings.map(({ piece }) => piece)).not.toContain('1f443');
  });
});

const heldBy = (text: string): string[] => hear(text).findings.map(({ piece }) => piece);

// R722
test.each([
  ['big fan of cheese', 'is a big fan of cheese'],
  ['K-pop fan', 'is a K-pop fan'],
  ['football fan', 'is a football fan'],
])('who is a fan holds none: %s', (text, does) => {
  expect(heldBy(text)).not.toContain('1faad');
  expect(readTrait(text)).toMatchObject({ does });
});

// R722
test.each(['a fan', 'holds a fan', 'paper fan'])('a fan that is a thing is held: %s', (text) => {
  expect(heldBy(text)).toContain('1faad');
});

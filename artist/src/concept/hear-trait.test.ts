import { describe, expect, it } from 'vitest';
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

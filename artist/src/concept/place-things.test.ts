import { describe, expect, it } from 'vitest';
import { hearTrait } from './hear-trait.ts';
import { TRAIT_ROLES } from './hear-wish.ts';
import { readWish } from './read-wish.ts';

const hear = (text: string) => hearTrait(readWish(text), TRAIT_ROLES);

describe('placeThings', () => {
  it.each([
    ['with forks instead of spines', 'shell'],
    ['mirror balls instead of spines', 'shell'],
    ['has hammers for hands', 'hands'],
    ['has donuts for eyes', 'eyes'],
    ['chewing paper', 'mouth'],
    ['mit einer Rose im Maul', 'mouth'],
    ['держит рыбу в зубах', 'mouth'],
    ['abraza un cactus', 'hug'],
    ['jongliert mit Äpfeln', 'juggle'],
  ])('hears where things are in %s, and needs no letters for it', (text, at) => {
    expect(hear(text).findings[0]).toMatchObject({ at });
    expect(hear(text).letters).toBeNull();
  });

  it.each([
    ['con ocho escobas', 8],
    ['a knife in every arm', 8],
    ['two hats', 2],
    ['ein Messer in jedem Arm', 8],
  ])('counts what %s asks for', (text, count) => {
    expect(hear(text).findings).toMatchObject([{ count }]);
  });

  it('takes a baguette that is carried as a sword for a baguette', () => {
    expect(hear('carries a baguette as a sword').findings.map(({ piece }) => piece)).toEqual(['1f956']);
  });
});

import { describe, expect, it } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { askTrait } from './ask-trait.ts';

const hear = (text: string) =>
  (askTrait(text, undefined)?.findings ?? []).map(({ piece, at }) => nameOfPiece(piece) + (at ? ` ${at}` : ''));

describe('what is in a bubble beside a head', () => {
  it.each([
    ['hates Mondays, wears a crown', 'crown'],
    ['quit his job and plays guitar', 'guitar'],
    ['lost in thought, holding a lantern', 'lantern'],
    ['out of town with a suitcase', 'suitcase'],
    ['jumps out of a cake', 'cake'],
    ['holding a sword against a dragon', 'dagger'],
    ['anti-aircraft gun', 'aeroplane'],
    ['hates his boss who wears a hat', 'top hat'],
    ['dreams of cats and wears a hat', 'top hat'],
    ['speaks softly and carries nail polish', 'nail polish'],
  ])('is nothing that somebody has besides: %s', (text, thing) => {
    expect(hear(text)).toContain(thing);
  });

  it.each([
    ['hates cats', 'cat refused'],
    ['hates wearing shoes', 'sneakers refused'],
    ['out of coffee', 'cup of coffee refused'],
    ['protests against pizza', 'slice of pizza refused'],
    ['allergic to cats and dogs', 'cat refused'],
    ['afraid of spiders, holding a torch', 'spider refused'],
    ['dreams of playing guitar', 'guitar thought'],
  ])('is what it is about: %s', (text, thing) => {
    expect(hear(text)).toContain(thing);
  });

  it.each([
    'hates women',
    'cannot stand babies',
    'hates the pope',
    'hates church',
    'hates the rainbow flag',
    'no nuns',
    'avoids priests',
    'banned from the synagogue',
    'against the flag of France',
    'fed up with children',
    'without babies',
    'no mosque',
  ])('strikes through no person, faith or flag: %s', (text) => {
    expect(hear(text).filter((thing) => /refused|thought/.test(thing))).toEqual([]);
  });

  it('shows of whom somebody is afraid', () => {
    expect(hear('afraid of clowns')).toContain('clown thought');
  });

  it.each([
    ['not allergic to cats', 'cat thought'],
    ['no longer hates dogs', 'dog thought'],
    ["doesn't hate cats", 'cat thought'],
    ['never hates dogs', 'dog thought'],
    ['hates nobody but loves cake', 'cake loved'],
    ['can not see anything without glasses', 'glasses'],
    ['never leaves home without an umbrella', 'umbrella'],
  ])('is liked or had by who denies the contrary: %s', (text, thing) => {
    expect(hear(text)).toEqual([thing]);
  });

  it.each([
    ['wears a crown and speaks French', ['flag france said', 'crown']],
    ['carries a book and speaks German', ['flag germany said', 'book']],
    ['speaks fluent Italian', ['flag italy said']],
    ['speaks Latin American Spanish', ['flag spain said']],
    ['speaks Polish to her cat', ['flag poland said', 'cat']],
    ['understands Polish jokes', []],
  ])('is a language as far as one is spoken: %s', (text, things) => {
    expect(hear(text)).toEqual(things);
  });
});

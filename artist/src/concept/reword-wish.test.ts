import { describe, expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { rewordWish } from './reword-wish.ts';
import { BLANK } from './testing.ts';

describe('R1356 what is said in a way of its own is read as what is meant', () => {
  test.each([
    ['seven dwarfs minus one', 'six dwarfs'],
    ['10 penguins minus 3', 'seven penguins'],
    ['two cats minus one', 'two cats minus one'],
    ['no pineapple on pizza', 'pizza without pineapple'],
    ['banana but no peel', 'banana without peel'],
    ['a knight but with no sword', 'a knight without sword'],
    ['kein Käse auf der Pizza', 'Pizza ohne Käse'],
    ['sieben Zwerge minus einer', 'sechs Zwerge'],
    ['pas de lait dans mon café', 'café sans lait'],
    ['swiftie', 'taylor swift fan'],
    ['k-pop stan', 'k-pop fan'],
    ['six nains moins un', 'cinq nains'],
    ['swifties', 'two swifties'],
    ['no more tears in heaven', 'no more tears in heaven'],
    ['no parking on the grass', 'no parking on the grass'],
    ['no hands on deck', 'no hands on deck'],
    ['kein Bock auf Montag', 'kein Bock auf Montag'],
    ['a hero with no cape but no time to lose', 'a hero with no cape but no time to lose'],
    ['my boss took my idea and made it his own', 'my boss took my idea and made it his own'],
    ['n/a', null],
  ])('%s: %s', (mainTheme, meant) => {
    expect(rewordWish({ ...BLANK, mainTheme }).mainTheme).toBe(meant);
  });

  test.each([
    ['n/a', 'N/A', null],
    ['idk', '-', null],
    ['in a', 'none', null],
    ['in the', 'keine', null],
    ['in a forest', 'never sleeps', 'never sleeps'],
    ['asana', 'anon', 'anon'],
  ])('an empty field is one, whatever is typed to say so: %s, %s', (style, trait, left) => {
    const reworded = rewordWish({ ...BLANK, mainTheme: 'frog', style, characteristicInfluence: trait });
    expect(reworded).toMatchObject({ mainTheme: 'frog', style: left && style, characteristicInfluence: left });
  });

  test.each([
    ['frog but make it goth', null, 'frog', 'goth'],
    ['pokemon, but make it italian', null, 'pokemon', 'italian'],
    ['frog but make it goth', 'watercolor', 'frog', 'watercolor'],
  ])('%s, %s: how it is made is the style', (mainTheme, style, what, how) => {
    expect(rewordWish({ ...BLANK, mainTheme, style })).toMatchObject({ mainTheme: what, style: how });
  });

  test('what is no place and no way of drawing is what somebody is like', () => {
    const { mainTheme, style, characteristicInfluence } = rewordWish({ ...BLANK, mainTheme: 'Mario but make it sad' });
    expect([mainTheme, style, characteristicInfluence]).toEqual(['Mario', null, 'sad']);
  });

  test('six are drawn, and the banana has no peel', () => {
    expect(conceive({ ...BLANK, mainTheme: 'seven dwarfs minus one' }, 'a').count).toBe(6);
    const banana = conceive({ ...BLANK, mainTheme: 'banana but no peel' }, 'a');
    expect([lookOf(banana.theme), lookOf(banana.body)]).toEqual(['own-peeled-banana', 'own-peeled-banana']);
  });
});

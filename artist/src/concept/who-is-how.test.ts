/** Who is without something, in love, at work or somewhere, is that and not what else is said. */
import { expect, test } from 'vitest';
import { hasOwnHat } from '../pieces/people.ts';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'how');

test.each([
  'a pirate without a hat',
  'a chef without a hat',
  'Santa without a hat',
  'a cowboy without a hat',
  'pilot without a hat',
])('R767 whoever is to have no hat is drawn as somebody who has none: %s', (mainTheme) => {
  const { theme, body, isBareheaded } = of(mainTheme);
  expect([theme, body].map(lookOf).filter(hasOwnHat)).toEqual([]);
  expect(isBareheaded).toBe(true);
});

test.each([
  ['un cactus enamorado de un globo', 'cactus', '1f388'],
  ['una gatta innamorata di un tostapane', 'cat', 'own-toaster'],
  ["une grenouille amoureuse d'une étoile", 'frog', '2b50'],
  ['um gato apaixonado pela lua', 'cat', '1f319'],
  ['ein Kaktus, der in einen Luftballon verliebt ist', 'cactus', '1f388'],
])('R768 who is in love stays who they are, with whom they love beside them, in these languages: %s', (mainTheme, who, loved) => {
  const { body, trait, props, also = [], company = [] } = of(mainTheme);
  expect(body.word).toBe(who);
  expect([trait, ...also, ...props, ...company.map(({ theme }) => theme)].map(lookOf)).toContain(loved);
});

test('R769 who knits is not knitted, a number is the name of a bus, and a rocking chair is sat in', () => {
  for (const mainTheme of ['a grandma knitting socks', 'une mamie qui tricote', 'eine Oma, die Socken strickt'])
    expect(of(mainTheme).style.finish, mainTheme).toBeUndefined();
  expect(of('a knitted whale').style.finish).toBe('knitted');
  expect(of('the number 7 bus').count).toBeUndefined();
  expect(of('7 buses').count).toBe(7);
  expect(of('a goose in a rocking chair').rides).toBe('kin-rocking-chair');
});

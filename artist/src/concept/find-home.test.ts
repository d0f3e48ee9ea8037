import { expect, test } from 'vitest';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { conceive } from './conceive.ts';
import { listHomes } from './find-home.ts';
import HOMES from './homes.json' with { type: 'json' };
import { BLANK } from './testing.ts';

const placesOf = (wish: object): string[] => [
  ...new Set(Array.from({ length: 8 }, (_, seed) => conceive({ ...BLANK, ...wish }, `home ${seed}`).style.backdrop)),
];

test('every home is a place that can be painted', () => {
  for (const id of listHomes()) expect(findBackdropFor(id).id).toBe(id);
});

test.each([
  [{ mainTheme: 'sushi chef', bodyInfluence: 'cat' }, 'sushi-bar'],
  [{ mainTheme: 'museum guard', bodyInfluence: 'cow' }, 'museum'],
  [{ mainTheme: 'Zahnarzt', bodyInfluence: 'Biber' }, 'hospital'],
  [{ mainTheme: 'knight', style: 'pop art' }, 'castle'],
  [{ mainTheme: 'surfer', bodyInfluence: 'penguin' }, 'beach'],
  [{ bodyInfluence: 'penguin' }, 'ice-shelf'],
  [{ bodyInfluence: 'penguin', style: 'watercolor' }, 'ice-shelf'],
])('%j is at work, and who has no work is at home: %s', (wish, place) => {
  expect(placesOf(wish)).toEqual([place]);
});

test.each([{ mainTheme: 'meteorologist' }, { mainTheme: 'umbrella' }, { mainTheme: 'blorptop', style: 'woodcut' }])(
  '%j has no home, and is where it is calm',
  (wish) => {
    for (const place of placesOf(wish)) expect(HOMES.plain.split(' ')).toContain(place);
  },
);

test('who wishes for nothing may be anywhere, and a place that was asked for stays', () => {
  expect(placesOf({}).length).toBeGreaterThan(5);
  expect(placesOf({ mainTheme: 'sushi chef', style: 'the moon' })).toEqual(['moon']);
});

test.each([
  ['Paris in the rain', 'watercolour', 'old-town fr eiffel ~rain =rainy street in paris'],
  ['Klassenfahrt nach Köln', null, 'old-town de 1f968 =cologne'],
  ['a cat in Paris', 'oil', 'old-town fr eiffel =paris'],
  ['New York pizza', null, 'city us 1f5fd =new york'],
  ['a trip to Korea', null, 'neon-crossing kr =trip to korea'],
  ['only in Ohio', 'pixel art', 'city us =ohio'],
  ['matador Spain', null, 'old-town es 1f402 =spain'],
])(
  'R736 the town or the land that a theme names is where it is, whatever the way of drawing: %s, %s',
  (mainTheme, style, place) => {
    expect(placesOf({ mainTheme, style })).toEqual([place]);
  },
);

test('R736 a place that was typed comes first, and the land is read then; what only sounds like one is none', () => {
  const { style, trait } = conceive({ ...BLANK, mainTheme: 'New York pizza', style: 'cave' }, 's');
  expect([style.backdrop, trait]).toEqual(['cave', expect.objectContaining({ letters: 'new york' })]);
  for (const mainTheme of [
    'panama hat',
    'guinea pig',
    'jersey cow',
    'Michael Jordan',
    'hamburger',
    'guinea hen',
    'кот из того мема',
    'самовар',
    '통가죽 소파',
    'captan america',
    'taxi drver',
  ])
    expect(placesOf({ mainTheme }).join()).not.toContain(' =');
});

test.each([
  ['a flumph from Ohio', 'flumph'],
  ['le chat Gribouille à Paris', 'gribouille'],
  ['my gizmo dealer in Paris', 'gizmo dealer'],
])('R736 beside a town what nothing shows is read: %s', (mainTheme, read) => {
  const { style, trait, props } = conceive({ ...BLANK, mainTheme }, 's');
  expect(style.backdrop).toMatch(/ =(?:ohio|paris)/);
  expect([trait, ...props]).toContainEqual(expect.objectContaining({ letters: read }));
});

test.each(['Mexico', 'Munich', 'Milan', 'Malta', 'Niger', 'Samoa', 'Lucca', 'Suva', 'Wellington', 'Capri', 'Bari'])(
  'R736 %s is no slip of somebody else',
  (mainTheme) => {
    expect(placesOf({ mainTheme })).toEqual([expect.stringContaining(`=${mainTheme.toLowerCase()}`)]);
  },
);

test.each(['Kind im Supermarkt', 'a cat in the supermarket'])(
  '%s has told where it is, and the place keeps its own name',
  (mainTheme) => {
    expect(conceive({ ...BLANK, mainTheme }, 's').style).toMatchObject({ word: 'supermarket at midnight', given: false });
  },
);

test.each([
  ['a raccoon at midnight', 'forest ~night'],
  ['a baker at 4 am', 'kitchen ~night'],
  ['a knight by moonlight', 'castle ~night'],
  ['a raccoon at sunset', 'forest ~sunset'],
  ['a toaster at dawn', 'kitchen ~dawn'],
])('R1151 the hour is the light of where somebody is, and neither a place nor a word to read: %s', (mainTheme, place) => {
  const { style, trait, also = [], props } = conceive({ ...BLANK, mainTheme }, 's');
  expect(style.backdrop).toBe(place);
  expect([trait, ...also, ...props].filter(({ piece }) => piece === null)).toEqual([]);
});

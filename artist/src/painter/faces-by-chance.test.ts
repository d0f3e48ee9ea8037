import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { pieceSource } from '../drawing/piece-files.ts';
import { faceByChance } from './faces-by-chance.ts';
import { headOfPerson } from './heads-of-people.ts';
import { compose, faultsOf } from './testing-scene.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => `${seed}`);
const facesOf = (wish: Partial<typeof BLANK>, face = '1f9d1') =>
  new Set(SEEDS.map((seed) => faceByChance(face, conceive({ ...BLANK, ...wish }, seed))));

test.each([{ mainTheme: 'dentist' }, { mainTheme: 'nurse' }, { mainTheme: 'la boulangère' }])(
  'R1423 of $mainTheme not everybody has the same skin and hair, and all have eyes where a face has them',
  (wish) => {
    const faces = [...facesOf(wish)];
    expect(faces.length).toBeGreaterThan(4);
    for (const face of faces) {
      expect(existsSync(pieceSource(face)), face).toBe(true);
      expect(headOfPerson(face)?.eyes).toEqual(headOfPerson('1f9d1')?.eyes);
    }
  },
);

test.each([
  { mainTheme: 'messi' },
  { mainTheme: 'dentist with red hair' },
  { mainTheme: 'blue dentist' },
  { mainTheme: 'dentist', bodyInfluence: 'made of wood' },
  { mainTheme: 'yellow teacher' },
  { mainTheme: 'nigerian nurse' },
  { mainTheme: 'thief' },
  { mainTheme: 'my ex' },
  { mainTheme: 'Obama eating pizza' },
  { mainTheme: 'dentist', bodyInfluence: 'gorilla' },
  { mainTheme: 'teacher', characteristicInfluence: 'eats bananas' },
])('R1423 whose looks are said, or known, keeps the usual face: %j', (wish) => {
  expect([...facesOf(wish)]).toEqual(['1f9d1']);
});

test('R1423 who is drawn otherwise keeps their face', () => {
  expect([...facesOf({ mainTheme: 'dentist' }, '1f475')]).toEqual(['1f475']);
});

test('R1423 whoever stands beside their body is seen with any face', async () => {
  const wish = { ...BLANK, mainTheme: 'le voisin du dessus', bodyInfluence: 'éléphant' };
  for (const seed of ['1', '2', '88']) expect(faultsOf(await compose(wish, seed))).toEqual([]);
});

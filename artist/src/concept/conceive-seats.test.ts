import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { BLANK } from './testing.ts';

test.each([
  ['cat on a sofa', '1f6cb-fe0f', 'living-room'],
  ['chat sur le canapé', '1f6cb-fe0f', 'living-room'],
  ['Katze auf dem Sofa', '1f6cb-fe0f', 'living-room'],
  ['octopus on a bed', '1f6cf-fe0f', 'bedroom'],
])('R783 who is on a sofa or a bed sits there, in its room: %s', (mainTheme, seat, room) => {
  const { rides, props, style } = conceive({ ...BLANK, mainTheme }, 'seat');
  expect(rides).toBe(seat);
  expect(props.map(lookOf)).not.toContain(seat);
  expect(style.backdrop).toBe(room);
});

test.each(['cat behind the sofa', 'a man carrying a sofa', 'dog eating a sofa', 'a wedding on a sofa', 'king on a bed of roses'])(
  'R783 nobody sits on a sofa or a bed who is not said to: %s',
  (mainTheme) => {
    expect(conceive({ ...BLANK, mainTheme }, 'seat').rides).toBeUndefined();
  },
);

test.each([
  ['abuela motociclista', 'old woman', '1f3cd-fe0f'],
  ['grandpa biker', 'old man', '1f3cd-fe0f'],
  ['cyclist snail', 'snail', '1f6b2'],
])('R825 who is known by what they ride is on it: %s', (mainTheme, who, mount) => {
  const { theme, body, props, rides } = conceive({ ...BLANK, mainTheme, bodyInfluence: 'small' }, 'rider');
  expect(theme.piece && nameOfPiece(theme.piece)).toBe(who);
  expect(rides ?? body.piece).toBe(mount);
  expect(props.map(lookOf)).not.toContain(mount);
});

test.each([
  ['knight', 'in a wheelchair'],
  ['Ritter', 'im Rollstuhl'],
  ['caballero en silla de ruedas', null],
  ['車椅子の騎士', null],
])('R883 who is in a wheelchair sits in it: %s, %s', (mainTheme, bodyInfluence) => {
  const { theme, body, rides } = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: 'stubborn' }, 'chair');
  expect([theme.piece, body.piece, rides]).toEqual(['own-knight', 'own-knight', '1f9bd']);
});

test.each([
  ['a toaster in a bathtub', '1f6c1', 'bathroom'],
  ['a banana on a couch', '1f6cb-fe0f', 'living-room'],
  ['a teapot on a bed', '1f6cf-fe0f', 'bedroom'],
  ['an egg in a basket', '1f9fa', undefined],
])('R1176 a thing with a face sits on or in what it is said to be on or in: %s', (mainTheme, seat, room) => {
  const { rides, props, style } = conceive({ ...BLANK, mainTheme }, 'seat');
  expect(rides).toBe(seat);
  expect(props.map(lookOf)).not.toContain(seat);
  if (room !== undefined) expect(style.backdrop).toBe(room);
});

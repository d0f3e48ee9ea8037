import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const made = (mainTheme: string, bodyInfluence: string | null = null) => {
  const { theme, body, props } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'mixture');
  return {
    names: [theme, body].map(({ piece }) => piece && nameOfPiece(piece)),
    props: props.map(({ piece }) => piece && nameOfPiece(piece)),
  };
};

test.each([
  ['syringe flamingo', 'flamingo', 'syringe'],
  ['takoyaki samurai', 'samurai', 'takoyaki'],
  ['pencil heron', 'heron', 'pencil'],
  ['scissors crab', 'crab', 'scissors'],
  ['cheese moon', 'cheese', 'full moon'],
  ['vacuum cleaner elephant', 'elephant', 'vacuum cleaner'],
  ['traffic cone unicorn', 'unicorn', 'traffic cone'],
  ['tractor ballerina', 'woman', 'tractor'],
])('R942 a thing beside the noun for somebody is their trunk, and no toy on the ground: %s', (theme, head, trunk) => {
  const { names, props } = made(theme);
  expect(names).toEqual([head, trunk]);
  expect(props).not.toContain(trunk);
});

test.each([
  ['pickle lawyer', 'tall and thin', 'judge', 'cucumber'],
  ['lawnmower shark', 'half machine', 'shark', 'lawn mower'],
  ['syringe flamingo', 'teapot', 'flamingo', 'teapot'],
])(
  'R942 what a body is like leaves the mixture, and a body that was typed takes its place: %s, %s',
  (theme, body, head, trunk) => {
    expect(made(theme, body).names).toEqual([head, trunk]);
  },
);

test.each([
  'tractor driver',
  'bone collector',
  'toothbrush salesman',
  'piano teacher',
  'cat with a hammer',
  'axe viking',
  'tea drinker',
  'bell boy',
  'wine mom',
  'bone doctor',
  'fire dancer',
  'moon princess',
])('R942 who deals with a thing or has it in hand is not made of it: %s', (theme) => {
  const { names } = made(theme);
  expect(names[1]).toBe(names[0]);
});

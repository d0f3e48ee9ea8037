import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readTrait } from './read-trait.ts';
import { sideOfTrait } from './sides.ts';
import { HALVED_TRAITS } from './tables/halves.ts';
import * as TRAITS from './tables/traits.ts';
import { TRAITS_IN_A_STATE } from './tables/traits-in-a-state.ts';
import { describeStory } from './write-character.ts';

describe('R1436 what a trait says is told, and not quoted', () => {
  test.each([
    ['3 years late', 'is 3 years late'],
    ['one beat behind', 'is one beat behind'],
    ['always five minutes early', 'is always five minutes early'],
    ['one size too small', 'is one size too small'],
    ['older than the family', 'is older than the family'],
    ['bigger than the house', 'is bigger than the house'],
    ['tone deaf', 'is tone deaf'],
    ['past its prime', 'is past its prime'],
    ['not on the list mate', 'is not on the list'],
    ['moos in reverse gear', 'moos in reverse gear'],
    ['beeps constantly', 'beeps constantly'],
    ['bills by the hour', 'bills by the hour'],
    ['brakes for leaves', 'brakes for leaves'],
    ['repeats what the neighbours said', 'repeats what the neighbours said'],
    ['dribbles past everyone', 'dribbles past everyone'],
    ['petty and still uses my netflix', 'is petty and still uses your netflix'],
    ['ignores diets', 'ignores diets'],
    ['hijacks meetings', 'hijacks meetings'],
    ['marks in green', 'marks in green'],
    ['files complaints about the dog', 'files complaints about the dog'],
    ['shorter neck than the rest', 'has a shorter neck than the rest'],
    ['never more than ten metres from snacks', 'is never more than ten metres from snacks'],
    ['screen always cracked', 'has a screen that is always cracked'],
    ['horn gets stuck in bonnets', 'keeps saying that its horn gets stuck in bonnets'],
  ])('%s', (typed, does) => {
    expect(readTrait(typed).does).toBe(does);
  });

  test.each(['rather than', 'chips on the shoulder', 'water', 'notes in pockets', 'one of a kind', 'loves cheese'])(
    'and nothing else becomes one of these: %s',
    (typed) => {
      const side = sideOfTrait(readTrait(typed));
      expect(TRAITS_IN_A_STATE.some((own) => own === side)).toBe(false);
      expect(readTrait(typed).does).not.toMatch(/^is (?:rather|chips|water|notes)/u);
    },
  );
});

test.each([
  'tone deaf',
  'off key',
  'always on the phone',
  'one beat behind',
  'out of order',
  'on a hen night',
  'charges for silence',
  'beeps constantly',
  'has restarted 400 times',
  'gets more expensive every minute',
  'older than the house',
  'pregnant',
])('R1436 being %s has jokes of its own', (typed) => {
  const side = sideOfTrait(readTrait(typed));
  expect(TRAITS_IN_A_STATE.some((own) => own === side)).toBe(true);
});

const BY_CHANCE = [...TRAITS.TRAIT_TAILS].map((tail) => `${tail}.`);
const RIGHT: ReadonlySet<string> = new Set([
  ...TRAITS.FRAMED_TRAITS,
  ...TRAITS.QUALITY_SENTENCES,
  ...TRAITS.THING_SENTENCES,
  ...HALVED_TRAITS,
]);

test.each(['blinks in morse code', 'laminates everything', 'made in china', 'leaves the taps running'])(
  'R1436 what follows from being asked to be so is about that, and not about the hour or the place: %s',
  (characteristicInfluence) => {
    const told = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) =>
      describeStory(
        conceive({ ...BLANK, mainTheme: 'moose', bodyInfluence: 'plumber', characteristicInfluence }, seed),
      ).sentences.map(({ skeleton }) => skeleton),
    );
    expect(told.filter((skeleton) => BY_CHANCE.some((tail) => skeleton.endsWith(tail)))).toEqual([]);
    expect(told.some((skeleton) => RIGHT.has(skeleton))).toBe(true);
  },
);

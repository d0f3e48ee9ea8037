import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { lookOf } from '../concept/concept.ts';
import { planOutfit } from '../concept/outfit.ts';
import { BLANK } from '../concept/testing.ts';
import { listCompositions } from './compositions.ts';
import { castSubject } from './figure.ts';

test.each([
  ['own-creeper', '1f414'],
  ['1f43b', 'own-pigeon'],
  ['1f916', '1f414'],
  ['1f47d', '1f404'],
])('R1359 who is but a face is one with the beast of its body: %s, %s', async (theme, body) => {
  const [one, other] = await Promise.all([castSubject(theme), castSubject(body)]);
  expect(listCompositions(one, other).map(([name]) => name)).toEqual(['headSwap']);
});

test.each([
  ['goat', 'surfer', 'own-surfboard'],
  ['bear', 'snowboarder', 'own-snowboard'],
  ['dog', 'golfer', 'own-golf-club'],
  ['bear', 'ballerina', 'own-tutu'],
])('R1359 a %s with the body of a %s does what they do', (mainTheme, bodyInfluence, tool) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'one');
  expect([concept.trait, ...(concept.also ?? [])].map(lookOf)).toContain(tool);
  expect(lookOf(concept.body)).toBe(
    lookOf(conceive({ ...BLANK, mainTheme: bodyInfluence, bodyInfluence: mainTheme }, 'one').body),
  );
});

test.each(['My neighbour mows his lawn every Sunday', 'octopus mowing the lawn'])(
  'R1359 whoever mows is upon the mower: %s',
  (mainTheme) => {
    expect(conceive({ ...BLANK, mainTheme }, 'mow').rides).toBe('own-lawn-mower');
  },
);

test.each(['turtle with roller skates', 'tortuga con patines', 'Schildkröte mit Rollschuhen'])(
  'R1359 what was typed in any language is worn on four feet: %s',
  (mainTheme) => {
    const { traits } = planOutfit(conceive({ ...BLANK, mainTheme }, 'skates'));
    expect(traits.find(({ look }) => look === '1f6fc')).toMatchObject({ isTyped: true, isWorn: true });
  },
);

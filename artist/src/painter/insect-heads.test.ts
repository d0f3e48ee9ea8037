import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { INSECT_HEADS } from './insect-heads.ts';
import { compose } from './testing-scene.ts';

const INSECTS = 'butterfly, bee, ladybug, ant, fly, mosquito, dragonfly, cockroach, beetle, cricket, scorpion'.split(', ');
const THINGS = 'toaster, fridge, banana, guitar, cactus'.split(', ');

test('R1316 an insect that is half a thing shows its wings, shell or feelers', async () => {
  const without: string[] = [];
  for (const insect of INSECTS)
    for (const thing of THINGS)
      for (const [mainTheme, bodyInfluence] of [
        [insect, thing],
        [thing, insect],
      ] as const) {
        const { figure } = await compose({ ...BLANK, mainTheme, bodyInfluence }, `${mainTheme} ${bodyInfluence}`);
        const heads = Object.values(INSECT_HEADS);
        if (!figure.parts.some((part) => part.kind === 'svg' && heads.some(({ markup }) => part.markup.startsWith(markup))))
          without.push(`${mainTheme} ${bodyInfluence}`);
      }
  expect(without).toEqual([]);
});

test('R1316 no beast is hidden by the wings of an insect upon it', async () => {
  const { figure } = await compose({ ...BLANK, mainTheme: 'butterfly', bodyInfluence: 'shark' }, 'upon a shark');
  const pieces = figure.parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
  expect(pieces).toEqual(expect.arrayContaining(['1f98b', '1f988']));
});

import { expect, it } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { planOutfit } from '../concept/outfit.ts';
import { imagineFigure } from './compose-scene.ts';
import { shareHidden } from './uncover-faces.ts';
import { JETPACK } from './waistwear.ts';

const wish = (mainTheme: string, characteristicInfluence: string) => ({
  mainTheme,
  bodyInfluence: mainTheme,
  characteristicInfluence,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
});

it.each([
  ['goose', 'draagt een tutu', 'own-tutu', 'waist'],
  ['bear', 'black belt', 'own-belt', 'waist'],
  ['raccoon', 'nosi plecak', '1f392', 'pack'],
  ['frog', 'in Gummistiefeln', 'own-rubber-boot', 'shoe'],
  ['rabbit', 'wears a kimono', '1f458', 'body'],
])('has on a %s what "%s" says, and holds nothing of it', async (theme, trait, look, slot) => {
  const concept = conceive(wish(theme, trait), 'worn');
  const { traits, held } = planOutfit(concept);
  expect(traits[0]).toMatchObject({ look, slot, isWorn: true });
  expect(held).not.toContain(look);
  const { parts } = await imagineFigure(concept);
  expect(parts.some((part) => part.kind === 'sprite' && part.sprite.id === look)).toBe(true);
});

it.each(['astronaut', 'cat', 'snail', 'grandma', 'owl', 'elephant', 'banana'])(
  'R922 the jetpack of a %s is seen: a tank to each side, or along the back',
  async (who) => {
    const { parts, brought } = await imagineFigure(conceive(wish(who, 'has a jetpack'), 'worn'));
    const tanks = parts.filter((part) => part.kind === 'sprite' && part.sprite.id === JETPACK);
    expect(brought).not.toContain(JETPACK);
    expect(tanks.length).toBeGreaterThan(0);
    for (const tank of tanks) {
      const above = parts.filter((part) => part.z > tank.z && part.kind !== 'svg');
      expect(shareHidden(tank, above)).toBeLessThan(0.7);
    }
  },
);

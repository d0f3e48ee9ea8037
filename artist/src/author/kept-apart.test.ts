import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { countOwnRows } from './testing-own-rows.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['axolotl', 'axolotl', /leopard|rolled|cube/u],
  ['wombat', 'wombat', /beak|gills|bowling/u],
  ['platypus', 'platypus', /cube|gills|bowling/u],
  ['armadillo', 'armadillo', /duck|cube|gills/u],
  ['flamingo', 'flamingo', /chimney|goldfish/u],
  ['Pikachu', 'pikachu', /flute|asleep across/u],
  ['paella', 'paella', /chopsticks|soy sauce|plastic hedge/u],
  ['risotto', 'risotto', /chopsticks|soy sauce|plastic hedge/u],
  ['dolma', 'dolma', /chopsticks|soy sauce|stirred/u],
  ['dentures', 'denture', /optician|screw|for reading/u],
  ['goalkeeper', 'goalkeeper', /slide|corner flag|offside/u],
  ['dwarf', 'dwarf', /under a pillow|toadstool|lawn/u],
  ['fairy', 'fairy', /cobbler|wheelbarrow|goldfish/u],
  ['leprechaun', 'leprechaun', /pillow|toadstool|goldfish/u],
  ['goblin', 'goblin', /pillow|toadstool|goldfish/u],
])('R1321 whoever is not like its neighbours is told of by what is true of it alone: %s', (mainTheme, noun, wrong) => {
  for (const many of countOwnRows(mainTheme, noun)) expect(many).toBeGreaterThanOrEqual(2);
  for (let seed = 0; seed < 8; seed += 1)
    for (const { text } of describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`)).sentences) expect(text).not.toMatch(wrong);
});

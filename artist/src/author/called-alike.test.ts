import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { FAIR_AND_PLAYGROUND_CLASSES } from './tables/fairs-and-playgrounds.ts';
import { writeCharacter } from './write-character.ts';

const loreOf = (mainTheme: string, seed: string): string =>
  writeCharacter(conceive({ ...BLANK, mainTheme }, seed), []).description;

/** What every row of a class could be told by, without what is filled in. */
const partsOf = (row: string): string[] => row.split(/\{\w+\}/u).filter((part) => part.length > 12);

describe('R1208 a thing that is called after another is told of by its own', () => {
  test.each([
    'snow globe',
    'totem pole',
    'gumball machine',
    'tree house',
    'paper crane',
    'origami crane',
    'paper plane',
    'hot air balloon',
    'lawn mower',
    'cauldron',
  ])('%s', (thing) => {
    const own = FAIR_AND_PLAYGROUND_CLASSES.find(({ nouns }) => nouns.has(thing.replaceAll(' ', '')));
    for (const seed of ['1', '2', '3', '4']) {
      const lore = loreOf(thing, seed);
      const told = (own?.events ?? []).some((event) => partsOf(event).some((part) => lore.includes(part)));
      expect(told, lore).toBe(true);
    }
  });

  test.each(['sushi roll', 'opera singer', 'wheelbarrow'])('%s is told of by no bun, no karaoke and no ladder', (thing) => {
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      expect(loreOf(thing, seed)).not.toMatch(/baker|words on the screen|walked under/u);
  });
});

describe('R1209 who has a first name has no article before it', () => {
  test.each(['Bob the carrot', 'Karl the cactus', 'Steve the fridge', 'bob the builder'])('%s', (text) => {
    for (const seed of ['1', '2', '3', '4']) expect(loreOf(text, seed)).not.toMatch(/\ba (?:Bob|Karl|Steve) the/u);
  });
});

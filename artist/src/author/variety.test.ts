import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { createChance } from '../drawing/random.ts';
import { describeStory } from './write-character.ts';

const words = (text: string): string[] => text.split(', ');
const THEMES = words(
  'bakery, lawn mowing, pirate, jogging, sandwich, mountain climbing, poker night, trombone, birthday cake, opera singer, cheese tasting, knight, laundry day, treasure hunt, traffic jam, wizard, ice cream, magic show, robot, hairdresser, guitar, plumber, chess, camping, ballet, gym',
);
const BODIES = words(
  'badger, giraffe, otter, goose, crocodile, hedgehog, raccoon, toaster, shrimp, corgi, sloth, beaver, hippo, mouse, pig, octopus, owl, zebra, goat, rabbit, camel, blender',
);
const TRAITS = words('cheerful, greedy, dizzy, furious, bored, brave, smug, sleepy, proud, anxious, nervous, lonely');
const STYLES = words(
  'watercolor, oil painting, pixel art, comic book, woodcut, film noir, cubism, mosaic, pop art, line art, crayon, graffiti, blueprint',
);
const LORES = 200;

/** Of strangers, none of whom has read the others' lores. */
const stories = Array.from({ length: LORES }, (_, index) => {
  const chance = createChance(`variety ${index}`);
  const wish = {
    ...BLANK,
    mainTheme: chance.pick(THEMES),
    bodyInfluence: chance.pick(BODIES),
    characteristicInfluence: chance.pick(TRAITS),
    style: chance.pick(STYLES),
  };
  return describeStory(conceive(wish, `variety-${index}`)).sentences;
});

test('R644 of 200 lores of strangers no sentence is told in more than one of thirty', () => {
  const told = new Map<string, number>();
  for (const { skeleton } of stories.flat()) told.set(skeleton, (told.get(skeleton) ?? 0) + 1);
  const often = [...told].filter(([, times]) => times > LORES / 30);
  expect(often).toEqual([]);
});

test('R644 a way of drawing is told as more than a picture of somebody', () => {
  const pictured = stories.filter((sentences) =>
    sentences.some(({ skeleton, text }) => skeleton.includes('style}') && /\b(?:picture|portrait)s?\b/iu.test(text)),
  );
  expect(pictured.length).toBeLessThanOrEqual(LORES * 0.12);
});

test('R644 who does something in a clause is a thing, and no activity', () => {
  for (const mainTheme of ['washing machine that eats socks', 'sewing machine which sings', 'sleeping bag that snores']) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const lore = describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence: 'owl' }, seed))
        .sentences.map(({ text }) => text)
        .join(' ');
      expect(lore, lore).toMatch(
        new RegExp(`\\b(?:an?|the|this|that|another|every|one|any|no|ordinary) ${mainTheme.split(' ')[0]}`, 'iu'),
      );
      expect(lore, lore).not.toMatch(new RegExp(`(?:for|of|about|on|with|is) ${mainTheme}`, 'iu'));
    }
  }
});

import { expect, test } from 'vitest';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { countOwnRows } from './testing-own-rows.ts';

/** Who had the jokes of the one beside it. */
test.each([
  ['spirit level', 'spiritlevel', 'hammer'],
  ['jeans', 'jeans', 'coat'],
  ['turtleneck', 'turtleneck', 'shirt'],
  ['wig', 'wig', 'hairdresser'],
  ['deodorant', 'deodorant', 'flannel'],
  ['bucket', 'bucket', 'rake'],
  ['envelope', 'envelope', 'staple'],
  ['barbecue', 'barbecue', 'oven'],
  ['rubber duck', 'rubberduck', 'bathtub'],
  ['burrito', 'burrito', 'sandwich'],
  ['fortune cookie', 'fortunecookie', 'biscuit'],
  ['coconut', 'coconut', 'pineapple'],
  ['narwhal', 'narwhal', 'whale'],
  ['cheetah', 'cheetah', 'lion'],
  ['gecko', 'gecko', 'chameleon'],
  ['goose', 'goose', 'duck'],
  ['saturn', 'saturn', 'planet'],
  ['roundabout', 'roundabout', 'traffic'],
  ['escape artist', 'escapeartist', 'artist'],
])('R1399 a lore tells what only this is known for, and nothing of what it is kept with: %s', (wish, noun, kin) => {
  expect(countOwnRows(wish, noun).filter((rows) => rows >= 2).length).toBeGreaterThanOrEqual(6);
  const classOf = (word: string) => NOUN_CLASSES.find(({ nouns }) => nouns.has(word));
  expect(classOf(noun)).not.toBe(classOf(kin));
});

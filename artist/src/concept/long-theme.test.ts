import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { BLANK } from './testing.ts';

const conceived = (mainTheme: string, bodyInfluence: string | null = null) =>
  conceive({ ...BLANK, mainTheme, bodyInfluence }, '3');

test.each([
  ['the last slice of pizza nobody dares to take', '1f355'],
  ['the umbrella everybody always forgets', '2602-fe0f'],
  ['the elevator that smells of fish on fridays', '1f6d7'],
  ['my houseplant that survived four flatmates and a cat', '1fab4'],
  ['the moon but it needs to go to the toilet', '1f319'],
  ['my cat when she sees the vacuum cleaner', '1f431'],
  ['my roommate who leaves hair in the shower drain', '1f9d1'],
  ['my classmate who opens the window in winter', '1f9d1'],
])('R1381 the noun that a long theme is told of is the hero, and nothing that its clause names (%s)', (theme, piece) => {
  const { theme: idea, body } = conceived(theme);
  expect([idea, body].map(lookOf)).toEqual([piece, piece]);
});

test.each([
  ['my moms minivan full of old fries', null, '1f690', '1f690'],
  ["my ex's new boyfriend but as a vegetable", 'leek', '1f468', 'kin-leek'],
])('R1381 what somebody owns is the hero, and not its owner (%s)', (theme, body, ...pieces) => {
  const concept = conceived(theme, body);
  expect([concept.theme, concept.body].map(lookOf)).toEqual(pieces);
});

test('R1381 people are whoever has the body that was asked for', () => {
  const { theme, body } = conceived('mountain rescue for people stuck in the snow', 'saint bernard');
  expect([theme, body].map(lookOf)).toEqual(['own-saint-bernard', 'own-saint-bernard']);
});

test.each([
  ['trafficcone on a beach holiday', 'own-traffic-cone'],
  ['snoozebutton', 'own-snooze-button'],
  ['foodtruck', 'own-food-truck'],
])('R1382 two nouns written as one word are read as both (%s)', (theme, piece) => {
  expect(lookOf(conceived(theme).theme)).toBe(piece);
});
test.each(['situationship', 'pickleball', 'moodboard'])('R1382 a word of its own is not taken apart (%s)', (theme) => {
  expect(['1f6a2', '26bd', '1f6f9', '1f952']).not.toContain(lookOf(conceived(theme).theme));
});

test.each([
  ['my houseplant that survived three roommates', undefined],
  ['parrot who knows four swear words', undefined],
  ['three raccoons who stole two pizzas', 3],
])('R1383 a number in a clause counts nobody (%s)', (theme, count) => {
  expect(conceived(theme).count).toBe(count);
});

test.each([
  ['ferret in a hoodie waiting for the bus', 'own-hoodie'],
  ['a dog waiting for the bus in a raincoat', '1f9e5'],
])('R1384 who waits in clothes has them on, and is in no bus (%s)', (theme, piece) => {
  const { body, rides } = conceived(theme);
  expect([lookOf(body), rides]).toEqual([piece, undefined]);
});
test.each([
  ['grandma who cheats at bingo every tuesday', 'bingo'],
  ['my grandma who always wins at poker against the bikers', 'bikers'],
])('R1384 of the first things that a long theme names none is lost: what no picture shows is read (%s)', (theme, letters) => {
  expect(conceived(theme).props).toContainEqual(expect.objectContaining({ letters }));
});

import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { type Idea, traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

const conceiveTheme = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, '1');
const nameOf = ({ piece }: Idea): string => (piece === null ? '' : nameOfPiece(piece));

test.each([
  ['a shark dreaming of pizza', 'shark', 'slice of pizza'],
  ['a potato who dreams of becoming a pilot', 'potato', 'aeroplane'],
  ['a frog who wants to be a prince', 'frog', 'crown'],
  ['an accountant who wishes he was a rockstar', 'office worker', 'guitar'],
  ['a toaster that dreams of being a dragon', 'toaster', 'dragon'],
])('R996 what somebody dreams of is in a thought bubble: %s', (mainTheme, who, thought) => {
  const concept = conceiveTheme(mainTheme);
  expect(nameOf(concept.theme)).toBe(who);
  expect(concept.body.piece).not.toBeNull();
  expect(
    traitsOf(concept)
      .filter(({ at }) => at === 'thought')
      .map(nameOf),
  ).toEqual([thought]);
  expect(traitsOf(concept).map(nameOf)).not.toContain('pillow');
});

test.each([
  ['a peacock whose tail feathers are all parking tickets', 'parking ticket', 'all over'],
  ['a cat whose fur is made of cactus', 'cactus', 'all over'],
  ['an octopus whose arms are spaghetti', 'spaghetti', 'arms'],
  ['a bear whose paws are boxing gloves', 'boxing glove', 'feet'],
])('R997 what a part is said to be is in its place: %s', (mainTheme, thing, at) => {
  expect(traitsOf(conceiveTheme(mainTheme)).map((one) => [nameOf(one), one.at])).toContainEqual([thing, at]);
});

test.each([
  ['a frog who repairs clocks', 'frog', 'wrench', 'alarm clock'],
  ['archaeologist digging up a wifi router', 'archaeologist', 'shovel', 'router'],
  ['a rubber duck that judges your code', 'rubber duck', 'clipboard', 'laptop with code'],
  ['a mole who reads cookbooks to the mushrooms', 'mole', 'book', 'mushroom'],
  ['a raccoon who fixes vending machines', 'raccoon', 'wrench', 'vending machine'],
  ['a pirate who digs up carrots', 'pirate', 'shovel', 'carrot'],
])('R998 who does something is seen at it, with what it is done with: %s', (mainTheme, who, tool, thing) => {
  const concept = conceiveTheme(mainTheme);
  expect([nameOf(concept.theme), nameOf(concept.body)]).toEqual([who, who]);
  expect(traitsOf(concept).map(nameOf)).toContain(tool);
  expect(concept.props.map(nameOf)).toContain(thing);
});

test.each([
  ['a penguin who sells ice cream', 'ice cream cone'],
  ['a grandma who sells umbrellas', 'umbrella'],
  ['a sloth delivering pizza', 'slice of pizza'],
])('R998 who sells something holds it: %s', (mainTheme, ware) => {
  expect(traitsOf(conceiveTheme(mainTheme)).map(nameOf)).toContain(ware);
});

test.each([
  ['a goat in front of a mirror', 'goat', 'mirror'],
  ['a duck next to a toaster', 'duck', 'toaster'],
])('R998 nobody is half of what is beside them: %s', (mainTheme, who, thing) => {
  const { body, props } = conceiveTheme(mainTheme);
  expect(nameOf(body)).toBe(who);
  expect(props.map(nameOf)).toContain(thing);
});

test.each([
  ['a penguin selling ice cream at the beach', 'beach'],
  ['a fox who sells shoes in Venice', 'canal-town'],
  ['a raccoon stealing apples in the garden', 'garden'],
  ['a fox selling pizza in the park', 'park'],
])('R1161 who sells, delivers or steals something somewhere is there: %s', (mainTheme, place) => {
  expect(conceiveTheme(mainTheme).style.backdrop.split(' ')[0]).toBe(place);
});

test('R1161 fish are sold out of a bucket, and nobody sits in it', () => {
  const { body, props } = conceiveTheme('a bear selling fish in a bucket');
  expect([nameOf(body), ...props.map(nameOf)]).toEqual(expect.arrayContaining(['bear', 'fish']));
  expect(conceiveTheme('a cat repairing a bike at night').props.map(nameOf)).toEqual(['bicycle']);
});

test('R998 what names no thing is made by nobody', () => {
  expect(traitsOf(conceiveTheme('a cat that makes a mess')).map(nameOf)).not.toContain('apron');
});

test.each([
  ['a bear in a bus', 'bear', '1f68c'],
  ['a hamster in a car', 'hamster', '1f697'],
  ['a cat in a box', 'cat', '1f4e6'],
  ['a mouse in a cup', 'mouse', '1f375'],
  ['a grandma in a tank', undefined, 'own-army-tank'],
  ['a dog in a shopping cart', 'dog', '1f6d2'],
  ['a penguin in a bus stop', 'penguin', undefined],
  ['a raccoon in a car park', 'raccoon', undefined],
])('R999 who is in something sits in it: %s', (mainTheme, who, seat) => {
  const { body, rides } = conceiveTheme(mainTheme);
  expect(rides).toBe(seat);
  if (who !== undefined) expect(nameOf(body)).toBe(who);
});

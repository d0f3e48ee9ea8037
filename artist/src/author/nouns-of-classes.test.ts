import { expect, test } from 'vitest';
import { countOwnRows } from './testing-own-rows.ts';

test.each([
  ['begins like an adjective', 'great dane', 'greatdane'],
  ['begins like an adjective', 'mad hatter', 'madhatter'],
  ['begins like an adjective', 'full english', 'fullenglish'],
  ['could be an adjective', 'guppy', 'guppy'],
  ['could be an adjective', 'paramedic', 'paramedic'],
  ['could be a deed', 'poltergeist', 'poltergeist'],
  ['has four words', 'jack in the box', 'jackinthebox'],
  ['is a place', 'aquarium', 'aquarium'],
  ['is an event', 'eclipse', 'eclipse'],
])('R1262 what is a noun of a class is told of by its class, whether it %s: %s', (_, mainTheme, noun) => {
  for (const many of countOwnRows(mainTheme, noun)) expect(many).toBeGreaterThanOrEqual(2);
});

test.each([
  ['balcony', 'balcony'],
  ['business card', 'businesscard'],
  ['feather', 'feather'],
  ['cable car', 'cablecar'],
  ['check engine light', 'checkenginelight'],
  ['dog walker', 'dogwalker'],
  ['gen z', 'genz'],
  ['krampus', 'krampus'],
  ['earthquake', 'earthquake'],
  ['fig', 'fig'],
  ['artichoke', 'artichoke'],
  ['dog food', 'dogfood'],
  ['lily of the valley', 'lilyofthevalley'],
  ['Christopher Columbus', 'christophercolumbus'],
  ['hansel and gretel', 'hanselandgretel'],
])('R1263 what somebody would ask for on an idle day is told of by what only it does: %s', (mainTheme, noun) => {
  for (const many of countOwnRows(mainTheme, noun)) expect(many).toBeGreaterThanOrEqual(2);
});

/** A trade that was typed beside a beast, and a place where it works, are told of as much as the beast. */
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['lobster', 'accountant', 'accountant'],
  ['goat', 'ballerina', 'ballerina'],
  ['capybara', 'DJ', 'dj'],
  ['hedgehog', 'lifeguard', 'lifeguard'],
  ['mole', 'a dentist', 'dentist'],
  ['two raccoons running a bakery', '', 'baker'],
  ['badger and owl running a night bakery', '', 'baker'],
  ['a sloth who works at a post office', '', 'postman'],
  ['a duck who opens a flower shop', '', 'flowershop'],
])('R1392 of “%s”, “%s” the trade is told', (mainTheme, characteristicInfluence, trade) => {
  const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(trade));
  const rows = [
    ...(own?.events ?? []).map((row) => row.replace(/^.*?\{a_one\}/u, '')),
    ...(own?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]),
    ...(own?.closings ?? []),
  ].map((row) => row.slice(1));
  const told = Array.from({ length: 8 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme, characteristicInfluence }, `${seed}`)).sentences.some(({ skeleton }) =>
      rows.some((row) => skeleton.includes(row)),
    ),
  );
  expect(told.filter(Boolean).length).toBeGreaterThanOrEqual(6);
});

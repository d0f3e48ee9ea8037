import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['R1255', 'Elsa', 'elsa'],
  ['R1255', 'mona lisa', 'monalisa'],
  ['R1255', 'mr beast', 'mrbeast'],
  ['R1255', 'the grinch', 'grinch'],
  ['R1255', 'winnie the pooh', 'poohbear'],
  ['R1255', 'napoleon', 'napoleon'],
  ['R1256', 'watering can', 'wateringcan'],
  ['R1256', 'stapler', 'stapler'],
  ['R1256', 'christmas tree', 'christmastree'],
  ['R1256', 'treasure chest', 'treasurechest'],
  ['R1256', 'fart', 'fart'],
  ['R1256', 'pimple', 'pimple'],
  ['R1257', 'warthog', 'warthog'],
  ['R1257', 'lemming', 'lemming'],
  ['R1257', 'saint bernard', 'saintbernard'],
  ['R1264', 'paddington', 'paddington'],
  ['R1264', 'miffy', 'miffy'],
  ['R1264', 'starry night', 'starrynight'],
  ['R1264', 'animal crossing', 'animalcrossing'],
  ['R1264', 'moby dick', 'mobydick'],
  ['R1264', 'noah', 'noah'],
  ['R1265', 'northern lights', 'northernlights'],
  ['R1265', 'white board', 'whiteboard'],
  ['R1265', 'parachute', 'parachute'],
  ['R1265', 'toothpick', 'toothpick'],
  ['R1265', 'optician', 'optician'],
  ['R1265', 'milkman', 'milkman'],
])('%s what is known by its name is told of by what only it is known for: %s', (_, mainTheme, noun) => {
  const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
  const rows = [
    ...(own?.events ?? []).map((row) => row.replace(/^.*?\{a_one\}/u, '')),
    ...(own?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]),
    ...(own?.closings ?? []),
  ].map((row) => row.slice(1));
  for (let seed = 0; seed < 8; seed += 1) {
    const { sentences } = describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`));
    const known = sentences.filter(({ skeleton }) => rows.some((row) => skeleton.includes(row)));
    expect(known.length, sentences.map(({ text }) => text).join(' ')).toBeGreaterThanOrEqual(2);
  }
});

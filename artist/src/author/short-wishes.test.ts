import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { spellNames } from './proper-names.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { countOwnRows } from './testing-own-rows.ts';
import { describeStory } from './write-character.ts';

/** A wish and the noun whose jokes it wants. */
test.each([
  ['Excel', 'excel'],
  ['WhatsApp', 'whatsapp'],
  ['twitter thread', 'twitterthread'],
  ['Roblox', 'roblox'],
  ['World of Warcraft', 'worldofwarcraft'],
  ['Stanley cup', 'stanleycup'],
  ['Tesla', 'tesla'],
  ['McDonald’s', 'mcdonalds'],
  ['quiet quitting', 'quietquitting'],
  ['rage bait', 'ragebait'],
  ['girl dinner', 'girldinner'],
  ['chill guy', 'chillguy'],
  ['cottagecore', 'cottagecore'],
  ['CSS', 'css'],
  ['puzzle piece', 'puzzlepiece'],
  ['pension cheque', 'pensioncheque'],
  ['sauce stain', 'saucestain'],
  ['sunburn', 'sunburn'],
])('R1437 a short wish is told by what everybody knows of it: %s', (wish, noun) => {
  expect(countOwnRows(wish, noun).filter((rows) => rows >= 2).length).toBeGreaterThanOrEqual(6);
});

/** What the wish is, and what its last or first noun alone would be. */
test.each([
  ['river bank', 'riverbank', 'bank'],
  ['mole on the cheek', 'moleonthecheek', 'mole'],
  ['pig pen', 'pigpen', 'pen'],
  ['wax seal', 'waxseal', 'seal'],
  ['coffee pot', 'coffeepot', 'pot'],
  ['tuning fork', 'tuningfork', 'fork'],
  ['cricket bat', 'cricketbat', 'bat'],
  ['operating theatre', 'operatingtheatre', 'theatre'],
  ['ice cream truck', 'icecreamtruck', 'truck'],
  ['ocean current', 'oceancurrent', 'ocean'],
])('R1438 of two nouns what they mean together is told, and nothing of the one alone: %s', (wish, noun, alone) => {
  expect(countOwnRows(wish, noun).filter((rows) => rows >= 2).length).toBeGreaterThanOrEqual(6);
  const other = NOUN_CLASSES.find(({ nouns }) => nouns.has(alone));
  const rows = [...(other?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]), ...(other?.closings ?? [])];
  for (let seed = 0; seed < 8; seed += 1)
    for (const { skeleton } of describeStory(conceive({ ...BLANK, mainTheme: wish }, `${seed}`)).sentences)
      expect(rows.filter((row) => skeleton.endsWith(row.slice(1)))).toEqual([]);
});

test.each([
  ['excel', 'Excel'],
  ['Outlook', 'Outlook'],
  ['league of legends', 'League of Legends'],
  ['css', 'CSS'],
  ['a bleak outlook', 'a bleak outlook'],
  ['cut me some slack', 'cut me some slack'],
])('R1439 a program is called by its name where nothing else is typed: %s', (typed, spelt) => {
  expect(spellNames(typed)).toBe(spelt);
});

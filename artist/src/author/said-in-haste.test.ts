import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { correctWish } from '../concept/correct-wish.ts';
import { BLANK } from '../concept/testing.ts';
import { createChance } from '../drawing/random.ts';
import { translate } from '../translation/translate.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { choosePronouns } from './pronouns.ts';
import { readRelation } from './relations.ts';
import { writeCharacter } from './write-character.ts';

test.each([
  ['my hearing aid that whistles in church', 'my hearing aid that whistles in church'],
  ['your phone that never charges', 'your phone that never charges'],
  ['1 sock', 'a sock'],
  ['200 sheep', 'a group of 200 sheep'],
  ['human legs', 'a pair of human legs'],
  ['chicken feet', 'a pair of chicken feet'],
  ['100 ducks or one giant duck', 'either 100 ducks or one giant duck'],
  ['cat or dog', 'either a cat or a dog'],
  ['tea or coffee', 'either tea or coffee'],
  ['the scissors', 'the pair of scissors'],
  ['two thirds of a pizza', 'two thirds of a pizza'],
  ['a hundred candles or one torch', 'either a hundred candles or one torch'],
  ['king of procrastination', 'the king of procrastination'],
  ['king of the car park', 'the king of the car park'],
  ['Excel', 'Excel'],
  ['PowerPoint', 'PowerPoint'],
  ['Excel spreadsheet', 'an Excel spreadsheet'],
])('R1440 it has the article that it is said with: %s', (typed, told) => {
  expect(readNounPhrase(typed).indefinite).toBe(told);
});

test.each(['truth or dare', 'left or right', 'a dog that barks or bites'])(
  'R1440 not every "or" is a choice of two: %s',
  (typed) => {
    expect(readNounPhrase(typed).indefinite).not.toMatch(/either/u);
  },
);

test.each([
  ['a bus drvier that never smiles', 'a bus driver that never smiles'],
  ['a dentist who hates teeh', 'a dentist who hates teeth'],
  ['robot that crys at sad flims', 'robot that cries at sad films'],
  ['kareoke machine that only plys ABBA', 'karaoke machine that only plays ABBA'],
  ['pizza delivry guy', 'pizza delivery guy'],
  ['no cap this burrito is bussin', 'no cap this burrito is bussin'],
  ['a frog that can swimm well', 'a frog that can swim well'],
  ['a barber that cuts his own haire', 'a barber that cuts his own haire'],
  ['un chat qui dort', 'un chat qui dort'],
])('R1441 a slip in a clause is mended as in a noun: %s', (mainTheme, meant) => {
  expect(correctWish({ ...BLANK, mainTheme }).mainTheme).toBe(meant);
});

test.each([
  'a dog that cosplays as a cat',
  'a gooner that never sleeps',
  'a bogan that drives a ute',
  'two bogans at a barbecue',
  'a cat that cosplayed the furies',
  'a raccoon that talks to furries',
  'a chonker that hodls its snacks',
  'a husbando who only exists on paper',
  'an eboy that is simping for a lamp',
  'a goat that goes hooning in the desert',
  'a wombat that bludges all day long',
  'a coomer who lives in a basement',
  'a hodler that never sells the boat',
])('R1441 but what is said today, and any form of a word, is no slip: %s', (mainTheme) => {
  expect(correctWish({ ...BLANK, mainTheme }).mainTheme).toBe(mainTheme);
});

test.each([
  ['ein Hund der alle Socken frisst', 'de', 'all the socks'],
  ['un gatto che ruba tutti i calzini', 'it', 'all the socks'],
])('R1440 all of something is not everybody: %s', (typed, language, told) => {
  expect(translate(typed, language)).toContain(told);
});

test.each([
  ['hedgehog in a wedding dress', undefined, 'she'],
  ['a cow in a tutu', undefined, 'she'],
  ['postwoman', undefined, 'she'],
  ['une factrice', 'postman', 'she'],
  ['ma prof de maths', 'maths teacher', 'she'],
  ['mein Zahnarzt', 'dentist', 'he'],
])('R1440 who it is is told by what is said and worn: %s', (word, english, they) => {
  for (const seed of ['0', '1', '2', '3'])
    expect(choosePronouns(createChance(seed), [{ word, given: true, piece: '1f9d1', ...(english && { english }) }]).they).toBe(
      they,
    );
});

test('R1440 a lost glove looks for nothing, and there is one moon', () => {
  const it = { they: 'it', them: 'it', their: 'its', themself: 'itself' } as const;
  expect(readRelation("someone's lost glove", it)).toBeNull();
  expect(writeCharacter(conceive({ ...BLANK, mainTheme: 'the moon is jealous of the sun' }, '1')).description).not.toMatch(
    /\ba moon/iu,
  );
});

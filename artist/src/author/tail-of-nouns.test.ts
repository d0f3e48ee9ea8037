import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { countOwnRows } from './testing-own-rows.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['owlbear', 'owlbear'],
  ['kitsune', 'kitsune'],
  ['final boss', 'finalboss'],
  ['ohio final boss', 'finalboss'],
  ['CPR dummy', 'cprdummy'],
  ['kidney stone', 'kidneystone'],
  ['main method', 'mainmethod'],
  ['lorem ipsum', 'loremipsum'],
  ['own goal', 'owngoal'],
  ['rugby prop', 'rugbyprop'],
  ['hangxiety', 'hangxiety'],
  ['city break', 'citybreak'],
  ['laminator', 'laminator'],
  ['churros', 'churro'],
  ['pão de queijo', 'cheesebun'],
  ['metal detector', 'metaldetector'],
  ['cat lady', 'catlady'],
])('R1292 what is seldom wished for has jokes of its own: %s', (mainTheme, noun) => {
  for (const many of countOwnRows(mainTheme, noun)) expect(many).toBeGreaterThanOrEqual(2);
});

test.each([
  ['speed camera', 'speedcamera'],
  ['lollipop lady', 'lollipoplady'],
  ['panini sticker', 'paninisticker'],
  ['stool sample', 'stoolsample'],
  ['brain freeze', 'brainfreeze'],
  ['snooze button', 'snoozebutton'],
])('R1294 what would be taken for its last word is told of as a whole: %s', (mainTheme, noun) => {
  for (const many of countOwnRows(mainTheme, noun)) expect(many).toBeGreaterThanOrEqual(1);
});

test.each([
  ['oversharing', 'oversharing'],
  ['overpacking', 'overpacking'],
  ['impulse buying', 'impulsebuying'],
])('R1295 what one does and regrets on a weekday has jokes of its own: %s', (mainTheme, noun) => {
  for (const many of countOwnRows(mainTheme, noun)) expect(many).toBeGreaterThanOrEqual(1);
});

test.each([
  ['it begins like a word of another language', 'zimmer frame', 'zimmer frame'],
  ['it begins like a word of another language', 'nat 20', 'nat 20'],
  ['it ends like a deed', 'tiefling', 'tiefling'],
  ['it ends like a deed in haste', 'takin', 'takin'],
  ['it begins like a deed', 'reading glasses', 'reading glasses'],
  ['it begins with a small word', 'off by one error', 'off by one error'],
  ['it begins like somebody', 'pregnancy brain', 'pregnancy brain'],
])('R1293 a noun of a class is that noun, although %s: %s', (_, mainTheme, told) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const [opening] = describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`)).sentences;
    expect(opening?.text).toMatch(new RegExp(`\\b(?:an?|the|pair of) ${told}\\b`, 'iu'));
  }
});

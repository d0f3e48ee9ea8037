import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Relation, readWish } from './read-wish.ts';

const say = (text: string, relation: Relation): string =>
  readWish(text)
    .phrases.filter((phrase) => phrase.relation === relation)
    .map((phrase) => phrase.text)
    .join(', ');

const NOUNS = ['penguin', 'shark', 'crocodile', 'teapot', 'robot', 'owl', 'banana', 'cactus'];
const noun = fc.constantFrom(...NOUNS);

describe('reading a wish', () => {
  it('reads a sentence as one', () => {
    const text = 'a crocodile who rides a skateboard through Rome while eating pasta';
    expect(say(text, 'subject')).toBe('a crocodile who');
    expect(say(text, 'mount')).toBe('rides a skateboard');
    expect(say(text, 'place')).toBe('through rome');
    expect(say(text, 'beside')).toContain('eating pasta');
  });

  it.each([
    ['three identical penguins', 3],
    ['2 cats', 2],
    ['a dozen geese', 12],
    ['drei Pinguine', 3],
    ['due gatti', 2],
    ['trois pingouins', 3],
    ['cinco gatos', 5],
    ['семь котов', 7],
    ['3匹のペンギン', 3],
    ['两只猫', 2],
    ['a penguin', 1],
    ['4 cheese pizza', 1],
    ['two-headed dragons', 1],
    ['agent 007', 1],
    ['three', 1],
  ])('counts "%s" as %i', (text, count) => {
    expect(readWish(text).count).toBe(count);
  });

  it.each([
    ['1000 spoons', 12],
    ['a hundred ducks', 12],
    ['thousands of tiny frogs', 12],
    ['area 51 aliens', 1],
    ['1999 trousers', 1],
    ['million dollar baby', 1],
    ['a hundred eyes', 1],
    ['a face that launched a thousand ships', 1],
    ['death by a thousand cuts', 1],
    ['100 year old turtles', 1],
    ['24 hours', 1],
    ['100 dollars', 1],
    ['15 inches tall', 1],
    ['100 años de soledad', 1],
    ['16 tons', 1],
  ])('R939 a hundred or a thousand of something are a crowd: "%s" is drawn %i times', (text, count) => {
    expect(readWish(text).count).toBe(count);
  });

  it.each([
    ['a shark without teeth', ['teeth']],
    ['no animals please', ['animals please']],
    ['not blue', ['blue']],
    ['a cat with no hat and a guitar', ['hat']],
    ["an owl that doesn't wear glasses", ['wear glasses']],
    ['ein Hai ohne Zähne', ['zähne']],
    ['uno squalo senza denti', ['denti']],
    ['un tiburón sin dientes', ['dientes']],
    ['un requin sans dents', ['dents']],
    ['акула без зубов', ['зубов']],
    ['歯のないサメ', ['歯 の']],
    ['이빨 없는 상어', ['이빨']],
    ['nothing but a hat', []],
    ['not only a cat', []],
  ])('hears what is not wanted in "%s"', (text, unwanted) => {
    expect(readWish(text).unwanted).toEqual(unwanted);
  });

  it('says of each wanted word once what it is, and of an unwanted one nothing', () => {
    fc.assert(
      fc.property(noun, noun, noun, (one, other, third) => {
        fc.pre(new Set([one, other, third]).size === 3);
        const { phrases, unwanted } = readWish(`a ${one} with a ${other}, without a ${third}`);
        const wanted = phrases.map(({ text }) => text).join(' ');
        expect(wanted.split(' ').filter((word) => word === one || word === other)).toEqual([one, other]);
        expect(wanted).not.toContain(third);
        expect(unwanted.join(' ')).toContain(third);
      }),
    );
  });

  it('loses no word, keeps their order, and counts to twelve, whatever was typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc
        .array(fc.constantFrom(...NOUNS, 'no', 'without', 'three', 'riding', 'in', ',', '🦈', 'ない'), { maxLength: 12 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const { count, phrases, unwanted } = readWish(typed);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(12);
        for (const phrase of [...phrases.map(({ text: said }) => said), ...unwanted]) expect(phrase).not.toBe('');
        const known = NOUNS.filter((word) => typed.split(/[ ,]+/).includes(word));
        const said = [...phrases.map((phrase) => phrase.text), ...unwanted].join(' ').split(' ');
        expect(known.filter((word) => !said.includes(word))).toEqual([]);
      }),
    );
  });
});

it.each([
  ['hatless wizard', 'hats', 'and wizard'],
  ['barefoot penguin', 'shoes', 'and penguin'],
  ['wingless', 'wings', ''],
])('%s is without %s', (text, gone, rest) => {
  expect(readWish(text).unwanted).toEqual([gone]);
  expect(say(text, 'subject')).toBe(rest);
});

it('takes nothing from who is homeless', () => {
  expect(readWish('homeless snail').unwanted).toEqual([]);
});

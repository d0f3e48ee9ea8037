import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { tellClauses } from './clauses-in-haste.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['figma intern crying', 'figma intern who is crying'],
  ['raccoon washing cotton candy', 'raccoon that is washing cotton candy'],
  ['my cat judging me', 'a cat that is judging its owner'],
  ['two cats fighting', 'two fighting cats'],
  ['kitty and puppy hugging', 'a kitty hugging a puppy'],
  ['my boss saying lets circle back', 'a boss who says “let’s circle back”'],
  ['my dad saying i am not angry', 'a dad who says “I am not angry”'],
  ['a goat screaming like a human', 'a goat that is screaming like a human'],
  ['baby screaming all night', 'baby who is screaming all night'],
  ['my boss shouting orders', 'a boss who is shouting orders'],
  ['a goat yelling help', 'a goat that says “help”'],
  ['fans saying we lost', 'fans who say “we lost”'],
  ['fans shouting because they lost', 'fans who are shouting because they lost'],
  ['a pack of children crying', 'a pack of crying children'],
  ['mice dancing', 'dancing mice'],
  ['geese flying', 'flying geese'],
])('R1275 who is caught doing something is told so: %s', (typed, told) => {
  expect(tellClauses(typed)).toBe(told);
});

test.each([
  'dog walking',
  'bird watching',
  'horse riding',
  'a grandma riding a shark',
  'pizza delivery',
  'a goose who says no',
  'a man and dog running',
  'cat wedding',
])('R1275 a pastime is nobody who is caught at it: %s', (typed) => {
  expect(tellClauses(typed)).toBe(typed);
});

test.each([
  ['my math teacher when the printer is jammed again', 'a math teacher whose printer is jammed'],
  ['my boss when i am late', 'a boss of somebody who is late'],
  ['the wifi when it rains', 'the wifi on a rainy day'],
  ['dogs when the doorbell rings', 'dogs on hearing the doorbell'],
  ['my mum when she sees the bill', 'a mum who sees the bill'],
  ['pizza but no pineapple on it', 'pizza with no pineapple on it'],
  ['forklift certified', 'forklift-certified'],
  ['mum and dad', 'a mum with a dad'],
  ['mother and father in law', 'a mother-in-law with a father-in-law'],
  ['my cat when the sun is shining', 'my cat on a sunny day'],
  ['my dog when the postman is here', 'a dog on the arrival of the postman'],
  ['my cat when it is payday', 'my cat on payday'],
  ['my cat when it is monday', 'my cat on a Monday'],
  ['my boss when it is today', 'my boss when it is today'],
  ['my face when he is late', 'my face when he is late'],
  ['not sad dog', 'dog that is not sad'],
  ['the letter q', 'the letter Q'],
  ['someone who never finishes his tea', 'a person who never finishes his tea'],
  ['that one friend who never pays', 'a friend who never pays'],
])('R1276 a clause in haste is told as a sentence says it: %s', (typed, told) => {
  expect(tellClauses(typed)).toBe(told);
});

test.each([
  ['figma intern crying', 'who is crying'],
  ['my boss saying lets circle back', 'who says “let’s circle back”'],
  ['kitty and puppy hugging', 'a kitty hugging a puppy'],
])('R1275 a lore tells it with its noun: %s', (mainTheme, told) => {
  const lores = ['0', '1', '2', '3', '4', '5', '6', '7'].map((seed) =>
    describeStory(conceive({ ...BLANK, mainTheme }, seed))
      .sentences.map(({ text }) => text)
      .join(' '),
  );
  expect(lores.filter((lore) => lore.toLowerCase().includes(told.toLowerCase())).length, lores.join('\n')).toBeGreaterThan(5);
});

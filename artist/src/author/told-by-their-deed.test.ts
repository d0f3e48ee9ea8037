/** Whole sentences, as people complain, boast and tell of those around them. */
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from '../translation/translate-wish.ts';
import { retellText } from './pasted-text.ts';
import { describeStory } from './write-character.ts';

const storiesOf = (mainTheme: string): string[] =>
  Array.from({ length: 6 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`))
      .sentences.map(({ text }) => text)
      .join(' '),
  );

test.each([
  ['my flatmate never washes the dishes and blames the cat', 'a flatmate who never washes the dishes and blames the cat'],
  ['my baby only sleeps in the car', 'a baby who only sleeps in the car'],
  ['My dog ate my homework and now he is smarter than me', 'a dog that ate the homework and is now smarter than anybody'],
  ['my dog thinks he is a lap dog but weighs 60 kilos', 'a dog that thinks he is a lap dog but weighs 60 kilos'],
  ['my teacher gives us homework over the holidays', 'a teacher who gives everybody homework over the holidays'],
  ['my cat wakes me up at five every morning', 'a cat that wakes its owner up at five every morning'],
  ['my mother-in-law rearranges my kitchen every time she visits', 'a mother-in-law who rearranges the kitchen'],
  ['my neighbour drills holes in the wall every Saturday', 'a neighbour who drills holes in the wall every Saturday'],
  ['my kids never put their shoes on when I ask', 'kids who never put their shoes on when somebody asks'],
  ['the lady upstairs walks in high heels all night', 'a neighbour who walks in high heels all night'],
  ['the guy at work who microwaves fish every lunch', 'a colleague who microwaves fish every lunch'],
  ['the printer always jams when I am in a hurry', 'a printer that always jams when somebody is in a hurry'],
  ['someone ate my yoghurt from the office fridge', 'a person who ate the yoghurt from the office fridge'],
  ['my two year old throws his spaghetti at the wall', 'a small child who throws his spaghetti at the wall'],
  ['my alarm clock goes off but I never wake up', 'an alarm clock that goes off but nobody ever wakes up'],
  ['I can hold my breath for three minutes', 'a person who can hold their breath for three minutes'],
  ['I told my boss I was sick and met him', 'a person who told their boss they were sick and met him'],
  ['my little brother as a potato', 'my little brother as a potato'],
  ['the boy who ate my lunch', 'the boy who ate my lunch'],
  ['a boss who hates me and my cat', 'a boss who hates me and my cat'],
  ['every dog who likes me', 'every dog who likes me'],
  ['two penguins who love me', 'two penguins who love their owner'],
  ['the sun always shines on TV', 'the sun always shines on TV'],
])('R1364 of a complaint or a boast it is told who does what, and nothing is quoted: %s', (typed, told) => {
  expect(retellText(typed)).toBe(told);
});

test.each([
  ['mein Nachbar mäht sonntags um sieben den Rasen', 'a neighbour who mows the lawn on Sundays at 7'],
  ['meine Katze weckt mich jeden Morgen um fünf', 'a cat that wakes its owner up every morning at 5'],
  ['mein Hund hat meine Hausaufgaben gefressen', 'a dog that has eaten the homework'],
  ['mein Mann schnarcht die ganze Nacht', 'a husband who snores all night'],
  ['mi vecino toca la trompeta a las tres de la mañana', 'neighbour that plays the trumpet at 3 in the morning'],
  ['mi suegra siempre critica mi comida', 'a mother-in-law who criticises the cooking'],
  ['mon chat me réveille à cinq heures', 'a cat that wakes its owner up at 5'],
  ['un renard qui a volé un fromage', 'fox that has stolen a cheese'],
  ['mein Nachbar schreit um drei', 'a neighbour who screams at 3'],
  ['mi jefe nunca llega a tiempo', 'boss that is always late'],
  ['il mio vicino taglia l’erba la domenica', 'neighbor that mows the lawn on Sundays'],
])('R1365 and so it is of what was said in another language: %s', (mainTheme, told) => {
  const english = translateWish({ ...BLANK, mainTheme }).mainTheme;
  expect(retellText(english ?? '')).toBe(told);
});

test.each([
  ['my flatmate never washes the dishes and blames the cat', /never washes the dishes/u],
  ['my dog thinks he is a lap dog but weighs 60 kilos', /thinks (?:s?he|it) is a lap dog/u],
  ['meine Katze weckt mich jeden Morgen um fünf', /wakes (?:its|his|her) owner up/u],
])('R1364 R1365 the deed stands in the lore: %s', (mainTheme, deed) => {
  for (const text of storiesOf(mainTheme)) {
    expect(text).toMatch(deed);
    expect(text).not.toMatch(/never that|thinks who|[“”]m(?:y|eine) /u);
  }
});

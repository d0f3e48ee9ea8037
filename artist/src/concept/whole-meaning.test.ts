import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string, bodyInfluence: string | null = null) => conceive({ ...BLANK, mainTheme, bodyInfluence }, 'whole');
const nameOf = (piece: string | null) => piece && nameOfPiece(piece);
const lettersOf = ({ theme, trait, also = [], props }: ReturnType<typeof of>) =>
  [theme, trait, ...also, ...props].filter(({ piece }) => piece === null);

test.each([
  ['my grandma is mad about cats', 'old woman'],
  ['my son is crazy about sharks and rockets', 'boy'],
  ['wifi router that nobody can reach', 'router'],
  ['a laptop that somebody dropped', 'laptop'],
  ['a knight without fear of dragons', 'knight'],
  ['grandma knitting a scarf for the dog', 'old woman'],
  ['my teacher is secretly a vampire', 'vampire'],
  ['1 eye 4 arms 2 hats', 'ogre'],
  ['2 heads 6 legs', 'ogre'],
  ['PhD in naps', 'student'],
  ['black belt in gossip', 'student'],
])('R1149 who a sentence is about is whom it tells of, and not what is named besides: %s', (theme, who) => {
  const concept = of(theme);
  expect([concept.theme, concept.body].map(({ piece }) => nameOf(piece))).toEqual([who, who]);
  expect(lettersOf(concept)).toEqual([]);
});

test.each([
  ['a girl who lost her dad in the supermarket', 'girl', 'man'],
  ['a dog who lost its owner', 'dog', 'person'],
  ['a boy who misses his cat', 'boy', 'cat'],
])('R1149 whoever lost somebody thinks of them: %s', (theme, who, missed) => {
  const { theme: hero, trait } = of(theme);
  expect([nameOf(hero.piece), nameOf(trait.piece), trait.at]).toEqual([who, missed, 'thought']);
});

test.each(['grumpy', 'snoring', 'jealous', 'very very happy', 'müde', 'brave'])(
  'R1149 how somebody is, is seen on somebody: %s',
  (theme) => {
    const concept = of(theme);
    expect(concept.theme.piece).not.toBeNull();
    expect(lettersOf(concept)).toEqual([]);
  },
);

test.each(['plumber', 'firefighter', 'nurse'])(
  'R1149 a %s with the body of a robot is one robot in the clothes of the trade',
  (theme) => {
    const { theme: hero, body } = of(theme, 'robot');
    expect([hero, body].map(({ piece }) => nameOf(piece))).toEqual(['robot', 'robot']);
  },
);

test.each([
  ['git merge conflict', 'laptop with code'],
  ['stack overflow', 'laptop with code'],
  ['junior dev on call at 3am', 'laptop with code'],
  ['a cat who googles everything', 'laptop with code'],
  ['grandma who texts with one finger', 'smartphone'],
  ['dungeon master', 'die'],
  ['quiz night', 'microphone'],
  ['bingo night at the retirement home', 'pen'],
  ['speedrunner', 'game controller'],
])('R1155 what people do at screens and at tables is seen by its things: %s', (theme, thing) => {
  const { trait, also = [], props } = of(theme);
  expect([trait, ...also, ...props].map(({ piece }) => nameOf(piece))).toContain(thing);
});

test.each([
  ['a cat with a bowler hat', 'bowler hat', 'bowling'],
  ['an owl with a baseball cap', 'baseball cap', 'baseball bat'],
])('R1155 a hat that is called after a game makes nobody play it: %s', (theme, hat, thing) => {
  const { trait, also = [] } = of(theme);
  const worn = [trait, ...also].map(({ piece }) => nameOf(piece));
  expect(worn).toContain(hat);
  expect(worn).not.toContain(thing);
});

test.each([
  ['I want a llama that delivers pizza on a motorbike through the desert.', 'motorcycle', 'slice of pizza'],
  ['a frog delivering letters on a bicycle', 'bicycle', 'envelope'],
])('R1199 who delivers on wheels is on them: %s', (theme, vehicle, thing) => {
  const { rides = '', props } = of(theme);
  expect(nameOf(rides)).toBe(vehicle);
  expect(props.map(({ piece }) => nameOf(piece))).toContain(thing);
});

test('R1199 who did something and now takes himself for a king has the crown besides', () => {
  const { trait, also = [] } = of('My little brother ate all the cereal again and now he thinks he is a king.');
  expect([trait, ...also].map(({ piece }) => nameOf(piece))).toEqual(expect.arrayContaining(['crown', 'bowl with spoon']));
});

test('R1198 an electric scooter is stood upon', () => {
  expect(nameOf(of('electric scooter').theme.piece)).toBe('kick scooter');
});

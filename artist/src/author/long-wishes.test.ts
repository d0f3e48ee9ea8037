import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { writeCharacter } from './write-character.ts';

const SEEDS = Array.from({ length: 8 }, (_, seed) => `${seed}`);

const loresOf = (mainTheme: string): string[] =>
  SEEDS.map((seed) => writeCharacter(conceive({ ...BLANK, mainTheme }, seed)).description.toLowerCase());

describe('R1428 what a wish says in its second sentence is told as a fact', () => {
  test.each([
    ['I left my phone in the taxi. Now it is in Belgium.', 'the phone is in belgium'],
    ['I lost my keys on the beach. Now a crab has them.', 'a crab has the keys'],
    ['I dropped my sandwich. The seagulls know my name now.', 'the seagulls know'],
    ['I bought a treadmill in January. It is a coat rack now.', 'the treadmill is a coat rack now'],
    ['I fell asleep on the bus. I woke up in Norway.', 'woke up in norway'],
    ['My toddler hid the remote. Nobody has seen it since Tuesday.', 'nobody has seen the remote since tuesday'],
    ['My dog ate the homework. Nobody believes me.', 'nobody believes'],
    ['My tomato plants died. The slugs sent a card.', 'the slugs sent a card'],
    ['My brother ate all the cereal again and now he thinks he is king.', 'thinks'],
    ['I want a llama who drives a taxi through the rain and never gives change', 'never gives change'],
    ['when the baby finally sleeps and the doorbell rings', 'the doorbell rings'],
  ])('%s', (wish, told) => {
    for (const lore of loresOf(wish)) expect(lore).toContain(told);
  });

  test('what is told in one with the first is told once', () => {
    for (const lore of loresOf('my dog ate the wedding cake and now he is getting married'))
      expect(lore).toContain('that ate the wedding cake and is now getting married');
  });
});

test.each([
  ['the feeling when you wave at a stranger by mistake', 'a person who waves at a stranger by mistake'],
  ["the feeling when you forget someone's name", "a person who forgets someone's name"],
  ['the feeling when your song comes on in the supermarket', 'a person whose song comes on in the supermarket'],
  ['the feeling when someone takes your parking space', 'a person whose parking space somebody takes'],
  ['when you open the fridge for the fifth time', 'a person who opens the fridge for the fifth time'],
])('R1429 a moment that everybody knows is lived by somebody, and not quoted: %s', (wish, who) => {
  for (const lore of loresOf(wish)) expect(lore).toContain(who);
});

test.each([
  ["my grandson's drum kit in the middle of the night", "my grandson's drum kit in the middle of the night"],
  ["my sister's guitar at two in the morning", "my sister's guitar at two in the morning"],
  ["my neighbour's dog during the fireworks", "my neighbour's dog during the fireworks"],
  ["my grandma's parrot repeating her phone calls", "my grandma's parrot that is repeating her phone calls"],
  ["my dad's jokes at every single barbecue", "my dad's jokes at every single barbecue"],
  ["my brother's drum solo at my aunt's wedding", "my brother's drum solo at my aunt's wedding"],
  ['my boomer dad discovering emojis again', 'a boomer dad who is discovering emojis again'],
  ['bedpan nobody wants to empty', 'a bedpan that nobody wants to empty'],
  ['leftovers everyone pretends not to see', 'a pack of leftovers that everyone pretends not to see'],
  ['dishes my flatmate promised to wash', 'a pack of dishes that my flatmate promised to wash'],
  ['My cat thinks she is the queen of England.', 'a cat that thinks'],
  ['a jukebox that only plays Elvis', 'a jukebox that only plays elvis'],
  ['my boss but he is a photocopier that jams', 'a boss who is a photocopier that jams'],
  ['a plumber who only works when it rains', 'a plumber who only works when it rains'],
])('R1430 a thing of somebody’s and a clause without its pronoun are told whole: %s', (wish, who) => {
  for (const lore of loresOf(wish)) {
    expect(lore).toContain(who);
    expect(lore).not.toContain(`“${wish.toLowerCase().replace('.', '')}”`);
  }
});

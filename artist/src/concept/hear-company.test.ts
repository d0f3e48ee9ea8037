import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { lookOf, traitsOf } from './concept.ts';
import { hearCompany, hearDoer, shareBeside } from './hear-company.ts';
import { BLANK } from './testing.ts';

const conceived = (mainTheme: string, more: Partial<typeof BLANK> = {}) => conceive({ ...BLANK, mainTheme, ...more }, 'company');
const nameOf = (piece: string | null) => piece && nameOfPiece(piece);

test.each([
  ['king and queen', ['king', 'queen']],
  ['a crab and a hedgehog in a penalty shootout', ['a crab in a penalty shootout', 'a hedgehog in a penalty shootout']],
  ['a penalty shootout between a crab and a hedgehog', ['a crab in a penalty shootout', 'a hedgehog in a penalty shootout']],
  ['mum and dad as meerkats', ['mum as meerkats', 'dad as meerkats']],
  ['a fox, a bear and a rabbit', ['a fox', 'a bear', 'a rabbit']],
  ['an old couple', ['an old man', 'an old woman']],
  ['a penguin married to a walrus', ['a penguin married', 'a walrus married']],
  ['a police officer arresting a duck', ['a police officer arresting', 'a duck']],
  ['the widow who feeds pigeons on the roof', ['the widow who feeds on the roof', 'three pigeons']],
  ['a knight chased by a goose', ['a knight running', 'a goose']],
  ['a farmer with a cow', ['a farmer', 'a cow']],
  ['a toaster in love with a kettle', ['a toaster in love', 'a kettle in love']],
  ['a king and queen in love', ['a king in love', 'queen in love']],
  ['the couple next door', ['the man next door', 'the woman next door']],
  ['a bridal couple', ['a bride', 'a groom']],
  ['my parents argue about the map', ['my dad who argues about the map', 'my mum who argues about the map']],
  ['me and my goldfish', ['person', 'my goldfish']],
])('R1113 each being of several is told apart, with what is said of it: %s', (text, members) => {
  expect(hearCompany(text)).toEqual(members);
});

test.each([
  ['a mom and her baby', ['a mom', 'her baby']],
  ['a cat between two dogs', ['a cat', 'two dogs']],
  ['a penguin stuck between three walruses on the ice', ['a penguin on the ice', 'three walruses']],
  ['a couple walk the dog', ['a man in the park', 'a woman in the park', 'the dog']],
  ['an old couple feed the ducks', ['an old man who feeds', 'an old woman who feeds', 'the ducks']],
  ['a cow and her calf', ['a cow', 'a small cow']],
  ['a lion with her cubs', ['a lion', 'two small lions']],
])(
  'R1170 who is between others, has young, or does something with somebody as a couple stands beside them: %s',
  (text, members) => {
    expect(hearCompany(text)).toEqual(members);
  },
);

test.each(['a blind mouse', 'three blind mice', 'a blind old man'])('R1170 who cannot see has a cane: %s', (text) => {
  const concept = conceived(text);
  const shown = [...traitsOf(concept), ...concept.props].map(({ piece }) => nameOf(piece));
  expect(shown).toContain('probing cane');
});

test.each([
  'fish and chips',
  'cactus and balloon',
  'a cross between a cat and a dog',
  'a teacher and mother',
  'a couple of ducks',
  'a couple days late',
  'parents evening',
  'grandparents day',
  'a cowboy riding a chicken',
  'a woman who hates cats',
  'a dragon with two heads',
  'a cat without a dog',
  'a postman and his bag',
  'a moth in love with a lamp',
  'a merge conflict between two beavers',
])('R1113 one being is no company: %s', (text) => {
  expect(hearCompany(text)).toBeUndefined();
});

test.each([
  ['king and queen', 'prince', 'princess'],
  ['a police officer arresting a duck', 'police officer', 'duck'],
  ['brother and sister as raccoons', 'raccoon', 'raccoon'],
  ['ein König und eine Königin', 'prince', 'princess'],
])(
  'R1113 who is named beside somebody has a body of their own, and the words stay as they were typed: %s',
  (text, one, other) => {
    const { theme, company, props } = conceived(text);
    expect([theme, ...(company ?? []).map((each) => each.theme)].map(({ piece }) => nameOf(piece))).toEqual([one, other]);
    expect(company?.map((each) => lookOf(each.body))).toEqual(company?.map((each) => lookOf(each.theme)));
    expect(props.map(lookOf)).not.toContain(company?.[0]?.theme.piece);
    expect(theme.word).toBe(text.toLowerCase());
  },
);

test.each([
  ['a man electing a goose', 'man', 'goose'],
  ['a fisherman frying a fish', 'fisherman', 'fish'],
  ['a cat who ignores a king', 'cat', 'prince'],
  ['a clown juggling cats', 'clown', 'cat'],
])(
  'R1157 what is done to somebody who need not be there is about who does it, with the other small beside: %s',
  (text, who, whom) => {
    const { theme, body, props, company } = conceived(text);
    expect([company, nameOf(lookOf(theme)), nameOf(lookOf(body))]).toEqual([undefined, who, who]);
    expect(props.map((prop) => nameOf(lookOf(prop))).filter((name) => name === whom)).toHaveLength(1);
    expect(theme.word).toBe(text);
  },
);

test.each(['a cowboy riding a chicken', 'a frog becoming a king', 'a woman who has a cat', 'a cat wearing a lobster'])(
  'R1157 who is on, in or half of another is not just beside them: %s',
  (text) => expect(hearDoer(text)).toBeUndefined(),
);

test('R1113 what is said of several is seen on each, and what can only be read on one', () => {
  const both = conceived('cat and dog', { bodyInfluence: 'fat', characteristicInfluence: 'plays guitar' });
  for (const one of [both, ...(both.company ?? [])]) {
    expect(one.build).toContain('fat');
    expect(traitsOf(one).map(({ piece }) => nameOf(piece))).toContain('guitar');
  }
  const [beside] = conceived('cat and dog', { characteristicInfluence: 'kwyjibo' }).company ?? [];
  expect(beside?.trait.isTold).toBe(true);
});

test('R1113 a parrot is small beside a pirate, and an elephant large beside a mouse', () => {
  expect(shareBeside('1f9d9', '1f99c')).toBeLessThan(0.7);
  expect(shareBeside('1f401', '1f418')).toBeGreaterThan(1.4);
  expect(shareBeside('1f43b', '1f418')).toBe(1);
});

test.each([
  ['a fax machine in love with a printer', ['fax machine', 'printer']],
  ['a sock in love with a shoe', ['socks', 'sneakers']],
  ['a key married to a lock', ['key', 'locked']],
])('R1166 two things of which one loves the other stand side by side, whole: %s', (text, names) => {
  const { theme, body, company = [] } = conceived(text);
  expect([theme, ...company.map((one) => one.theme)].map(({ piece }) => nameOf(piece))).toEqual(names);
  expect([body, ...company.map((one) => one.body)].map(({ piece }) => nameOf(piece))).toEqual(names);
});

test.each(['typewriter', 'chess pawn'])('R1166 what is called as somebody is a thing, and a cow holds it: %s', (thing) => {
  expect(nameOf(conceived(thing).theme.piece)).toBe(thing);
  const { theme, company, ...cow } = conceived(`a cow with a ${thing}`);
  expect([nameOf(theme.piece), company]).toEqual(['cow', undefined]);
  expect([...traitsOf({ theme, ...cow }), ...cow.props].map(({ piece }) => nameOf(piece))).toContain(thing);
});

import { expect, test } from 'vitest';
import { findPiece } from '../pieces/catalogue.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

const of = (mainTheme: string, bodyInfluence: string | null = null) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'whoever');
  const { theme, body, trait, props, company = [] } = concept;
  const beside = company.map((one) => one.theme);
  return {
    concept,
    who: [theme, body].map(({ piece }) => piece && nameOfPiece(piece)),
    letters: [theme, body, trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : [])),
    has: [...traitsOf(concept), ...props, ...beside].flatMap(({ piece }) => (piece === null ? [] : [nameOfPiece(piece)])),
  };
};

test.each([
  ['blacksmith grandma', 'old woman', 'apron'],
  ['firefighter grandma', 'old woman', 'rescue helmet'],
  ['pilot grandpa', 'old man', 'uniform'],
  ['nonna astronauta', 'old woman', 'space suit'],
])('R944 a grandmother or grandfather with a trade is old, and wears what the trade wears: %s', (theme, who, worn) => {
  const seen = of(theme);
  expect(seen.who).toEqual([who, who]);
  expect(seen.has).toContain(worn);
});

test.each([
  ['gravity', 'old man', 'old man'],
  ['hope', 'old woman', 'old woman'],
  ['love', 'young woman', 'woman'],
])('R945 a body that says who somebody is beside how they look is that person: %s, %s', (theme, body, who) => {
  expect(of(theme, body).who).toEqual([who, who]);
});

test('R1110 who has no ship is on no deck, and a number that is taken back counts no more', () => {
  expect(of('a pirate without a beard and no ship').concept.style.backdrop).toBe('beach');
  expect(of('seven dwarfs but only three').concept.count).toBe(3);
  expect(of('two horses but only one saddle').concept.count).toBe(2);
});

test.each([
  ['sommelier', 'glass of wine'],
  ['trapeze artist', 'swing'],
  ['midwife', 'baby symbol'],
  ['brass band conductor', 'baton'],
  ['side quest', 'old key'],
  ['VAR', 'red card'],
  ['vår', 'tulip'],
])('R1111 each trade, and each word of the young, is seen by things of its own: %s', (theme, thing) => {
  expect(of(theme).has).toContain(thing);
  expect(of(theme).has).not.toContain('magic wand');
});

test.each([
  ['an old bear who gives the last biscuit to everyone', undefined],
  ['a frog that eats cookies', undefined],
  ['a cookie cat', 'gingerbread'],
  ['a castle made of cookies', 'gingerbread'],
])('R1112 a biscuit to be eaten is no way of drawing: %s', (theme, finish) => {
  expect(of(theme).concept.style.finish).toBe(finish);
});

test.each([
  ['bro is cooked', 'person'],
  ["the farmer's daughter", 'woman farmer'],
  ["a barista's nightmare", 'cook'],
])('R1109 nobody else is left out: %s', (theme, hero) => {
  expect(of(theme).who[0]).toBe(hero);
});

test('R945 a word that nobody knows is carried about by that person', () => {
  const { who, letters } = of('blorptang', 'old man');
  expect(who[1]).toBe('old man');
  expect(letters).toEqual(['blorptang']);
});

test.each(['my husband', 'my brother', 'her sister', 'my little brother but he is a goblin'])(
  'R946 whose relation somebody is stands on no sign: %s',
  (theme) => {
    expect(of(theme).letters).toEqual([]);
  },
);

test.each([
  ['concrete swan', 'grey'],
  ['wooden cat', 'brown'],
  ['golden toad', 'yellow'],
  ['marble frog', 'white'],
])('R947 what somebody is made of is their colour, and stands on no sign: %s', (theme, color) => {
  const seen = of(theme);
  expect(seen.concept.color).toBe(color);
  expect(seen.letters).toEqual([]);
});

test.each(['golden gate bridge', 'golden eagle', 'marble cake', 'wooden leg pirate'])(
  'R947 a name with a material in it colours nobody: %s',
  (theme) => expect(of(theme).concept.color).toBeUndefined(),
);

test.each([
  ['vampire grandma', 'vampire'],
  ['zombie grandpa', 'zombie'],
  ['robot grandpa', 'robot'],
])('R944 a grandma who is more than her trade is seen so: %s', (theme, who) => {
  expect(of(theme).who[0]).toBe(who);
});

test('R944 a pirate grandpa wears one hat, and it is the tricorn', () => {
  const { concept } = of('pirate grandpa');
  const worn = traitsOf(concept).flatMap(({ piece }) => (piece !== null && findPiece('hat', piece) ? [piece] : []));
  expect(worn).toEqual(['own-pirate-tricorn']);
});

test('R943 whoever has the body of a thing rides no beast, and has it beside them', () => {
  const { concept } = of('plumber on a dragon', 'toaster');
  expect(concept.rides).toBeUndefined();
  expect(concept.props.map(({ piece }) => piece)).toContain('1f409');
});

test('R948 who is drawn with a hat has none without it: a wizard is somebody with a beard in a robe', () => {
  const seen = of('a wizard without a hat');
  expect(seen.who).toEqual(['man beard', 'man beard']);
  expect(seen.has).toContain('robe');
  expect(of('wizard').who[0]).toBe('mage');
  expect(of('policeman without a hat').who[0]).toBe('person');
  expect(of('a cowboy without a hat').who[0]).toBe('man');
  for (const she of ['witch without a hat', 'cowgirl without a hat', 'Hexe ohne Hut']) expect(of(she).who[0]).toBe('woman');
});

test.each([
  ['goalkeeper', 'goalkeeper', ['gloves', 't-shirt']],
  ['postwoman', 'woman', ['envelope', 'baseball cap']],
  ['the lady from the post office', 'woman', ['envelope', 'baseball cap']],
  ['male ballerina', 'man', ['ballet dress']],
] as const)('R949 whoever is wished is known by what is theirs, and taken for nobody else: %s', (theme, who, things) => {
  const seen = of(theme);
  expect(seen.who[0]).toBe(who);
  expect(seen.has).toEqual(expect.arrayContaining([...things]));
});

test('R949 who holds much keeps the hat that they are known by', () => {
  const wish = { ...BLANK, mainTheme: 'un piccione mafioso', characteristicInfluence: 'arrogante' };
  expect(traitsOf(conceive(wish, 'whoever')).map(({ word }) => word)).toContain('top hat');
});

test('R950 democracy is a ballot box in a hand', () => {
  expect(traitsOf(of('democracy').concept)[0]?.word).toBe('ballot box with ballot');
});

test.each([
  ['a grandma with a spoon made of wood', '1f475'],
  ['abuela con cuchara de madera', '1f475'],
  ['a knight holding a sword made of chocolate', 'own-knight'],
])('R973 what is held is made of something, and not whoever holds it: %s', (mainTheme, piece) => {
  const { theme, body, build } = conceive({ ...BLANK, mainTheme }, 'a');
  expect([theme.piece, body.piece]).toEqual([piece, piece]);
  expect(build).toBeUndefined();
});

test('R973 whoever wears plaid has it on, and no skin of it', () => {
  expect(conceive({ ...BLANK, mainTheme: 'bear', characteristicInfluence: 'wears plaid' }, 'a').build).toBeUndefined();
  expect(conceive({ ...BLANK, mainTheme: 'bear', bodyInfluence: 'plaid' }, 'a').build).toEqual(['checked']);
});

test.each([
  ['flying flip-flop', 'own-flip-flop'],
  ['flying sneaker', '1f45f'],
  ['cheese wheel', 'kin-cheese-wheel'],
  ['相撲ロボット', '1f916'],
  ['bedpan', 'kin-bedpan'],
  ['walking frame', 'own-walking-frame'],
])('R974 who a wish is about is seen, be it a shoe, a wheel of cheese or what a nurse needs: %s', (mainTheme, piece) => {
  expect(conceive({ ...BLANK, mainTheme }, 'a').theme.piece).toBe(piece);
});

test('R974 two rabbits that are counted by their feathers have none beside them', () => {
  const { theme, count, props } = conceive({ ...BLANK, mainTheme: '兎二羽' }, 'a');
  expect({ piece: theme.piece, count, props }).toEqual({ piece: '1f407', count: 2, props: [] });
});

test.each([
  ["my grandpa's old radio", 'radio'],
  ["my late husband's tomato plants", 'tomato'],
  ["my grandma's cat", 'cat'],
  ['mommy shark', 'shark'],
])('R918 whose a thing is does not take its place, and stands on no sign: %s', (mainTheme, piece) => {
  const { who, letters } = of(mainTheme);
  expect(who[0]).toBe(piece);
  expect(letters).toEqual([]);
});

test.each([
  ['a bandaid', 'adhesive bandage'],
  ['leaf blower', 'leaf blower'],
  ['blood pressure cuff', 'blood pressure cuff'],
  ['noob with a diamond sword', 'person'],
  ['nurse who needs a nap', 'health worker'],
])('R965 what people use and are called at work and at play is known by its name: %s', (mainTheme, name) => {
  expect(of(mainTheme).who).toEqual([name, name]);
});

test.each([
  ['lighthouse and moth', 'lighthouse', 'moth'],
  ['a postman and his dog', 'postman', 'dog'],
  ['le facteur et son chien', 'postman', 'dog'],
  ['a cat and a toaster', 'cat', 'toaster'],
  ['my wife and my dog', 'woman', 'dog'],
  ['校長先生と猫', 'teacher', 'cat'],
  ['rain and a frog', 'frog', 'rain cloud'],
  ['a hat and a rabbit', 'rabbit', 'top hat'],
  ['a guide and his dog', 'man', 'dog'],
  ['mr bean and his teddy', 'man', 'teddy bear'],
  ['keyboard and mouse', 'keyboard', 'computer mouse'],
  ['a farmer and his cow', 'man farmer', 'cow'],
  ['a fisherman and his boat', 'fisherman', 'fishing pole'],
])(
  'R1074 of two that an "and" joins whoever is alive, else the first, has the other one beside, and is not grown together with it: %s',
  (theme, who, other) => {
    const seen = of(theme);
    expect(seen.who[0]).toBe(who);
    expect(seen.who[1]).toBe(who);
    expect(seen.has).toContain(other);
  },
);

test.each([
  ['half cat half toaster', 'toaster'],
  ['cat toaster', 'toaster'],
])('R1074 who is half of each is grown together: %s', (theme, body) => {
  expect(of(theme).who[1]).toBe(body);
});

/** What a wish names beside who it is about is drawn, or lettered where nothing shows it. */
import { expect, it } from 'vitest';
import { hearExpressions } from '../painter/expression-words.ts';
import { readManner } from '../painter/mood.ts';
import { conceive } from './conceive.ts';
import { type Concept, type Idea, traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

const conceiveTheme = (mainTheme: string, bodyInfluence: string | null = null): Concept =>
  conceive({ ...BLANK, mainTheme, bodyInfluence }, '1');

const lettersOf = ({ theme, body, trait, also = [], props }: Concept): string =>
  [theme, body, trait, ...also, ...props].flatMap((idea: Idea) => (idea.piece === null ? [idea.letters] : [])).join(' / ');

const TOPICS = ['surfing', 'git merge', 'monday', 'wedding', 'karaoke', 'tax', 'deadline', 'yoga', 'netflix', 'birthday'];

it.each(TOPICS)('R1304 a word that nothing shows is lettered beside what "%s" is seen by', (topic) => {
  for (const word of ['blorptang', 'quixnurf'])
    for (const theme of [`${topic} ${word}`, `${word} ${topic}`]) expect(lettersOf(conceiveTheme(theme)), theme).toContain(word);
});

it.each([
  ['git merge conflict on a friday afternoon', 'git merge conflict'],
  ['my ex who still uses my netflix', 'netflix'],
  ['bingo night legend', 'bingo night legend'],
  ['gym membership i never used', 'membership'],
  ['dark mode', 'dark mode'],
  ['airplane mode', 'mode'],
  ['my boss saying lets circle back', 'lets circle back'],
  ['a penguin who says "not my problem"', 'not my problem'],
])('R1304 of "%s" is read: %s', (theme, letters) => {
  expect(lettersOf(conceiveTheme(theme))).toContain(letters);
});

it('R1304 a main function is no river, and is read beside whose body was asked for', () => {
  const concept = conceiveTheme('void main', 'spider');
  expect(lettersOf(concept)).toBe('void main');
  expect(concept.body.piece).toBe('1f577-fe0f');
});

it.each(['a duck saying hello', 'a bingo caller', 'a cat who says nothing'])('R1304 nothing of "%s" is lettered', (theme) => {
  expect(lettersOf(conceiveTheme(theme))).toBe('');
});

it.each([
  ['haunted vending machine', 'haunted'],
  ['a possessed toaster', 'haunted'],
  ['dinosaur with lazer eyes', 'laser eyed'],
  ['a cat that shoots lasers out of its eyes', 'laser eyed'],
  ['a goldfish with laser vision', 'laser eyed'],
  ['a treadmill i never used', 'forgotten'],
])('R1305 "%s" is seen as %s', (theme, expression) => {
  const heard = hearExpressions(theme).map((one) => one.expression);
  expect(heard).toContain(expression);
  expect(lettersOf(conceiveTheme(theme))).toBe('');
});

it.each(['a cat but not cute', 'a dog who is not nice at all'])('R1305 in "%s" somebody is angry', (theme) => {
  expect(readManner(theme).mood).toBe('angry');
});

it('R1305 whatever is haunted is in a haunted house, unless a place was wished for', () => {
  expect(conceiveTheme('haunted vending machine').style.backdrop).toBe('haunted-house');
  expect(conceive({ ...BLANK, mainTheme: 'haunted doll', style: 'beach' }, '1').style.backdrop).toBe('beach');
});

it.each([
  ['three raccoons in a trench coat', '1f99d', 'threeHeads'],
  ['two pigeons in one coat', 'own-pigeon', 'twoHeads'],
  ['five ducks in a raincoat', '1f986', 'manyHeads'],
])('R1306 "%s" are in it together', (theme, who, heads) => {
  const concept = conceiveTheme(theme);
  expect(concept).toMatchObject({ theme: { piece: who }, build: [heads] });
  expect(concept.count).toBeUndefined();
});

it.each([
  ['four raccoons in a trench coat', 'fourHeads'],
  ['six ducks in a raincoat', 'manyHeads'],
  ['ten ants in one coat', 'manyHeads'],
])('R1306 "%s" are in it together, with five heads at most', (theme, heads) => {
  const concept = conceiveTheme(theme);
  expect(concept.build).toEqual([heads]);
  expect(concept.count).toBeUndefined();
});

it('R1306 three raccoons in coats have one each', () => {
  expect(conceiveTheme('three raccoons in coats').count).toBe(3);
});

it.each([
  ['a frog on a toilet', '1f438', '1f6bd'],
  ['minecraft chicken jockey', '1f9df', '1f414'],
  ['dragon rider', 'own-knight', '1f409'],
])('R1307 in "%s" somebody is on it', (theme, who, rides) => {
  expect(conceiveTheme(theme)).toMatchObject({ theme: { piece: who }, rides });
});

it.each([
  ['a llama with a piano on its head', '1f999', '1f3b9', 'head'],
  ['a dog balancing a teapot on his head', '1f436', '1fad6', 'head'],
  ['turtle with a bowling ball for a shell', '1f422', '1f3b3', 'shell'],
  ['a crab with boxing gloves for claws', '1f980', '1f94a', 'hands'],
])('R1307 in "%s" each thing is in its place', (theme, who, piece, at) => {
  const concept = conceiveTheme(theme);
  expect(concept.theme.piece).toBe(who);
  expect(traitsOf(concept)).toContainEqual(expect.objectContaining({ piece, at }));
  expect(concept.body.piece).toBe(who);
});

it.each([
  ['a ferret in a wedding dress', 'kin-wedding-dress'],
  ['a pug in a prom dress', 'own-gown'],
  ['a cat in a graduation gown', '1f457'],
  ['a dog in a shark costume', '1f988'],
  ['a cat dressed up as a dinosaur', '1f996'],
  ['a hamster wearing a suit of armor', 'own-dark-armour'],
])('R1308 "%s" has it on', (theme, piece) => {
  const concept = conceiveTheme(theme);
  expect(concept.body.piece).toBe(piece);
  expect(lettersOf(concept)).toBe('');
  expect(concept.props.map((idea) => idea.piece)).not.toContain(piece);
  expect(traitsOf(concept).map((idea) => idea.piece)).not.toContain('own-tuxedo');
});

it('R1308 what is worn has the colour that was asked for', () => {
  expect(conceiveTheme('pug in a white dress').body).toMatchObject({ piece: '1f457', color: 'white' });
});

it('R1308 a shark that is half a vacuum cleaner cleans nothing', () => {
  const concept = conceiveTheme('half shark half vacuum cleaner');
  expect([concept.theme.piece, concept.body.piece]).toEqual(['1f988', 'own-vacuum-cleaner']);
  expect(concept.also).toBeUndefined();
});

it('R1309 a gondola is on a canal, and on no road', () => {
  expect(conceiveTheme('mozzarella', 'gondola').style.backdrop).toMatch(/^canal-town/);
});

it.each(['an otter on a river bank', 'beaver at the river', 'a fox beside a riverbank'])(
  'R1309 "%s" is on the bank, and not in the water',
  (theme) => {
    expect(conceiveTheme(theme).style.backdrop).toBe('river');
  },
);

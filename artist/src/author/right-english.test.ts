import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { createChance } from '../drawing/random.ts';
import { choosePronouns } from './pronouns.ts';
import { writeCharacter } from './write-character.ts';

const SEEDS = Array.from({ length: 6 }, (_, index) => `${index}`);
/** However two halves are joined, both are told of in one breath: "a bee with a monster truck in the family". */
const tells = (lore: string, told: string): boolean => {
  const [, first = '', other = ''] = /^(an? .+?) (?:that|who|which) is half (.+)$/iu.exec(told) ?? [];
  return first === ''
    ? lore.toLowerCase().includes(told.toLowerCase())
    : new RegExp(`\\b${first}\\b[^.]{0,40}\\b${other}\\b`, 'iu').test(lore);
};
const loresOf = (wish: Partial<typeof BLANK>): string[] =>
  SEEDS.map((seed) => writeCharacter(conceive({ ...BLANK, ...wish }, seed)).description);

test.each([
  ['bee + monster truck', '', 'a bee that is half monster truck'],
  ['dog x washing machine', '', 'a dog that is half washing machine'],
  ['half owl half fridge', '', 'an owl that is half fridge'],
  ['half man half biscuit', '', 'a man who is half biscuit'],
  ['shark vs lawnmower', '', 'a shark at war with a lawnmower'],
  ['cow & tractor', '', 'a cow with a tractor'],
  ['cat and washing machine', '', 'a cat with a washing machine'],
  ['a couple of geese', '', 'a pair of geese'],
  ['a million ducks', '', 'a group of a million ducks'],
  ['giraffe', 'no neck', 'a giraffe that has no neck'],
  ['no legs', 'dog', 'a dog that has no legs'],
])('R1225 shorthand is told as a sentence says it: %s, %s', (mainTheme, bodyInfluence, told) => {
  const lores = loresOf({ mainTheme, bodyInfluence });
  expect(lores.filter((lore) => tells(lore, told)).length, lores.join('\n')).toBeGreaterThan(3);
  expect(lores.join('\n')).not.toMatch(/“[^”]*(?: \+ | x | vs | & |half half)[^”]*”/u);
});

test.each(['lost my phone', 'lost my keys', 'forgot my umbrella', 'hates my job'])(
  'R1225 whose it is that somebody lost or forgot is told of somebody: %s',
  (mainTheme) => {
    const [, thing = ''] = / my (\S+)$/u.exec(mainTheme) ?? [];
    for (const lore of loresOf({ mainTheme })) {
      expect(lore).toMatch(new RegExp(`\\b(?:its|his|her) ${thing}`, 'u'));
      expect(lore).not.toMatch(/\bmy\b/u);
    }
  },
);

test.each(["my late husband's armchair", "grandma's teapot", "my uncle's lawnmower", "the king's spoon"])(
  'R1226 a thing is no he or she for whose it is: %s',
  (word) => {
    const idea = { word, given: true, piece: '1fa91' };
    for (const seed of SEEDS) expect(choosePronouns(createChance(seed), [idea]).they).toBe('it');
  },
);

test('R1226 a thing that is told of gently is no somebody', () => {
  expect(loresOf({ mainTheme: "my late husband's armchair" }).join('\n')).not.toContain(', who is my');
});

test.each([
  ['tequila', 'a glass of tequila'],
  ['whisky', 'a glass of whisky'],
  ['broccoli', 'a head of broccoli'],
  ['toothpaste', 'a tube of toothpaste'],
  ['paella', 'a plate of paella'],
  ['cassette tape', 'a cassette tape'],
])('R1227 what is not counted comes in what it comes in: %s', (mainTheme, told) => {
  const lores = loresOf({ mainTheme }).join('\n');
  expect(lores).not.toContain('pile of');
  expect(lores.toLowerCase()).toContain(told);
});

test.each([
  ['floury', 'hedgehog'],
  ['buttery', 'cook'],
  ['cheesy', 'robot'],
])('R1227 of what somebody is full is no word that is shouted: %s', (characteristicInfluence, mainTheme) => {
  const lores = loresOf({ mainTheme, characteristicInfluence }).join('\n');
  expect(lores).toContain(characteristicInfluence);
  expect(lores).not.toContain(`“${characteristicInfluence}”`);
});

test.each([
  ['Onkel Heinz auf dem Traktor', 'uncle Heinz on a tractor'],
  ['Tante Gerda mit Regenschirm', 'aunt Gerda with an umbrella'],
  ['farbror Sven', 'uncle Sven'],
  ['pizza bote', 'a pizza courier'],
  ['abuela', 'a grandma'],
])('R1228 relatives and couriers of other languages are told of in English: %s', (mainTheme, told) => {
  const lores = loresOf({ mainTheme });
  expect(lores.filter((lore) => tells(lore, told)).length, lores.join('\n')).toBe(lores.length);
});

test.each([
  ['cucina', 'in the kitchen'],
  ['cocina', 'in the kitchen'],
  ['Wohnzimmer', 'in the living room'],
  ['biblioteca', 'in a library'],
  ['espacio', 'in outer space'],
  ['Dschungel', 'in a steamy jungle'],
  ['salle de bain', 'in the bathroom'],
  ['désert', 'in the desert'],
])('R1228 a place of another language is one in English: %s', (style, told) => {
  for (const lore of loresOf({ mainTheme: 'dog', style })) expect(lore.toLowerCase()).toContain(told);
});

test.each([
  ['a dog without legs', '', /\b(?:follow\p{Ll}*|ran|walk\p{Ll}*|postman|paws?|shoes?)\b/iu],
  ['a bird without wings', '', /\b(?:flew|fly|flies|moult\p{Ll}*|feathers?)\b/iu],
  ['shark', 'no teeth', /\b(?:bites?|dentist|chew\p{Ll}*)\b/iu],
  ['lion', 'no hair', /\b(?:mane|comb|brush)\b/iu],
])('R1229 nothing is told of somebody that needs a part they lack: %s, %s', (mainTheme, bodyInfluence, needed) => {
  for (let seed = 0; seed < 24; seed += 1)
    expect(writeCharacter(conceive({ ...BLANK, mainTheme, bodyInfluence }, `${seed}`)).description).not.toMatch(needed);
});

test.each([
  ['my grandson Tommy and his tractor', '', 'my grandson Tommy with his tractor'],
  ['lisa and her pony', '', 'Lisa with her pony'],
  ['t rex arms too short', '', 'a T-rex whose arms are too short'],
  ['hat too big', '', 'a hat that is too big'],
  ['trousers too tight', '', 'a pair of trousers that are too tight'],
  ['snake no arms', '', 'a snake with no arms'],
  ["a duck doesn't care", '', "a duck that doesn't care"],
  ['shrek and donkey', '', 'Shrek with a donkey'],
  ['mario and luigi', '', 'Mario and Luigi'],
  ['my brother in law enforcement', '', 'my brother in law enforcement'],
  ['oreo', 'cow', 'an Oreo that is half cow'],
  ['two penguins kissing', '', 'a group of two kissing penguins'],
  ['three raccoons driving', '', 'a group of three driving raccoons'],
  ["grandma's meatballs", '', "a portion of grandma's meatballs"],
  ["dad's jokes", '', "a collection of dad's jokes"],
  ['my sisters', '', 'a group of my sisters'],
  ['my ex wives', '', 'a group of my ex-wives'],
  ["my mother in law's cat", '', "my mother-in-law's cat"],
  ['iv drip', '', 'an IV drip'],
  ['lost uber', 'horse', 'a lost Uber that is half horse'],
  ['rizz', 'shrimp', 'full of rizz'],
  ['dog', 'swag', 'a dog full of swag'],
  ['stapler', 'dog', 'a stapler which is half dog'],
  ['dog', 'koe', 'a dog that is half cow'],
])('R1360 words that are only laid side by side are told as a sentence has them: %s, %s', (mainTheme, bodyInfluence, told) => {
  const lores = loresOf({ mainTheme, bodyInfluence });
  const telling = lores.filter((lore) => tells(lore, told));
  expect(telling.length, lores.join('\n')).toBeGreaterThan(3);
});

test.each([
  ['gossips', 'gossips'],
  ['parties', 'parties'],
  ['ghosts people', 'ghosts people'],
  ['drinks', 'drinks'],
  ["Won't shut up", "won't shut up"],
])('R1361 what somebody does, as a trait, is no thing that they have: %s', (characteristicInfluence, told) => {
  const lores = loresOf({ mainTheme: 'parrot', characteristicInfluence }).join('\n');
  expect(lores).toMatch(new RegExp(`\\b(?:it|he|she|that) ${told}`, 'iu'));
  expect(lores).not.toMatch(new RegExp(`\\b(?:has|carries) ${told}|Won't`, 'u'));
});

test.each([
  ['gluten free', '', 'gluten-free'],
  ['lactose intolerant', '', 'lactose-intolerant'],
  ['jet lagged', '', 'jet-lagged'],
  ['sunburnt', '', 'sunburnt'],
  ['single', '', 'single'],
  ['gluten free', 'cow', 'gluten-free'],
])('R1362 nobody is one of what is only so: %s, %s', (mainTheme, bodyInfluence, so) => {
  const lores = loresOf({ mainTheme, bodyInfluence }).join('\n');
  expect(lores).toMatch(new RegExp(`\\ban? ${so} \\p{Ll}`, 'u'));
  expect(lores).not.toMatch(new RegExp(`\\ban? ${so} (?:was|that|arrived|filled|mentioned|who)\\b`, 'u'));
});

test.each([
  ['abuelo con sombrero', 'a grandpa with a hat'],
  ['abuela con bazooka', 'a grandma with a bazooka'],
  ['nonna con la ciabatta', 'a grandma with a slipper'],
  ['nonna col mattarello', 'a grandma with a rolling pin'],
  ['paura del buio', 'fear of the dark'],
  ['kolejka do lekarza', "a queue at the doctor's"],
  ['pigna rotante', 'a spinning pine cone'],
])('R1363 what English has borrowed word by word is told in English: %s', (mainTheme, told) => {
  const lores = loresOf({ mainTheme });
  const telling = lores.filter((lore) => lore.toLowerCase().includes(told));
  expect(telling.length, lores.join('\n')).toBeGreaterThan(3);
});

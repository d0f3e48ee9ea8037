import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { nameInEnglish, traitInEnglish } from './english-names.ts';
import { writeCharacter } from './write-character.ts';

const BLANK = { bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null, makeMessageSecret: false };
const seeds = Array.from({ length: 12 }, (_, seed) => `${seed}`);

test.each([
  ['чайник', 'teapot'],
  ['猫', 'cat'],
  ['Eichhörnchen', 'squirrel'],
  ['canard', 'duck'],
  ['une grenouille qui joue du violon', 'frog that plays the violin'],
  ['gatto avvocato', 'lawyer cat'],
  ['猫の社長', 'cat boss'],
  ['zamanı unutan saat', 'clock that forgets time'],
  ['żaba w kaloszach', 'frog in wellingtons'],
  ['🦩', 'flamingo'],
  // What English has, and names of somebody, stay what they are.
  ['pigeon', null],
  ['самовар', 'samovar'],
  ['kosiarka', 'lawnmower'],
  ['monstera', null],
  ['angry walrus', null],
  ['Pikachu', null],
  ['ilves', 'lynx'],
  ['zwibbelfant', null],
])('%s is %s', (mainTheme, english) => {
  expect(nameInEnglish(conceive({ ...BLANK, mainTheme }, 's').theme)).toBe(english);
});

test.each([
  ['jaloux', 'jealous'],
  ['ленивая', 'lazy'],
  ['眠い', 'sleepy'],
  ['философ', 'philosopher'],
  ['नाचता है', 'dances'],
  ['hat Angst vor Spinnen', 'is afraid of spiders'],
  ['con ocho escobas', 'with eight brooms'],
  ['매운 눈물을 흘린다', 'sheds spicy tears'],
  ['не спит', 'does not sleep'],
  // A hat is not all of it.
  ['hat Angst vor zwibbeligen Hüten', null],
  ['shy', null],
])('to be %s is to be %s', (characteristicInfluence, english) => {
  expect(traitInEnglish(conceive({ ...BLANK, mainTheme: 'owl', characteristicInfluence }, 's').trait)).toBe(english);
});

test('a lore tells in English what was typed in another language', () => {
  const wish = { ...BLANK, mainTheme: 'чайник', bodyInfluence: 'медведь', characteristicInfluence: 'ленивый', style: 'акварель' };
  for (const seed of seeds) {
    const { description } = writeCharacter(conceive(wish, seed));
    for (const english of [/\bteapot\b/u, /\bbear\b/u, /\blazy\b/u, /\bwatercolour\b/u]) expect(description).toMatch(english);
    expect(description).not.toMatch(/\p{Script=Cyrillic}/u);
  }
});

test('an English style stays what it is', () => {
  for (const style of ['tokyo at night', 'Film noir'])
    expect(conceive({ ...BLANK, mainTheme: 'owl', style }, 's').style.typed).toBeUndefined();
});

test('the other fields tell the language of a style', () => {
  expect(conceive({ ...BLANK, mainTheme: 'żaba w kaloszach', style: 'bagno' }, 's').style).toMatchObject({
    backdrop: 'swamp',
    word: 'swamp',
  });
});

test('what it understands only half of it quotes once', () => {
  const wish = { ...BLANK, mainTheme: 'чайник абракадабрович' };
  for (const seed of seeds) {
    const { description } = writeCharacter(conceive(wish, seed));
    expect(description).toMatch(/\bteapot\b/u);
    expect(description.split('“чайник абракадабрович”')).toHaveLength(2);
  }
});

const tell = (mainTheme: string, bodyInfluence: string, characteristicInfluence: string, style: string | null) =>
  writeCharacter(
    conceive({ mainTheme, bodyInfluence, characteristicInfluence, style, hiddenMessage: null, makeMessageSecret: false }, 'told'),
  );

test.each([
  [['boulanger', 'escargot', 'romantique', 'Paris'], 'romantic'],
  [['Steuererklärung', 'Dackel', 'verzweifelt', 'Holzschnitt'], 'desperate'],
  [['carnaval', 'tucano', 'animado', 'Rio de Janeiro'], 'lively'],
  [['космонавт', 'медведь', 'рассеянный', 'пиксель-арт'], 'pixel art'],
  [['wiedźmin', 'jeż', 'zmęczony', 'kreskówka'], 'witcher'],
  [['क्रिकेट', 'हाथी', 'आलसी', 'मुंबई'], 'cricket'],
] as const)('%s is told in English', (words, told) => {
  const [theme, body, trait, style] = words;
  const { description } = tell(theme, body, trait, style);
  expect(description).toContain(told);
  expect(description).not.toMatch(/romantique|verzweifelt|animado|рассеянный|пиксель|wiedźmin|cricket bat/u);
});

test('a name of words that no Latin letters stand for is made of what they mean', () => {
  expect(tell('忍者', '柴犬', '眠い', null).name).toMatch(/nin/iu);
  expect(tell('떡볶이', '호랑이', '수줍은', null).name).toMatch(/tigr/iu);
});

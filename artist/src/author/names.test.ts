import { expect, test } from 'vitest';
import { createChance } from '../drawing/random.ts';
import { isWelcome, nameCharacter } from './names.ts';
import { blendStems, findStem, joinEnding, latinise } from './phonetics.ts';
import { conceiveBlank, conceiveTyped } from './testing.ts';
import { writeCharacter } from './write-character.ts';

const nameOf = (index: number, prefix = 'seed'): string => {
  const concept = conceiveBlank(`${prefix}-${index}`);
  return nameCharacter(concept, { chance: createChance(concept.seed), feminine: index % 4 === 0 });
};
const namesOf = (count: number, prefix?: string): string[] => Array.from({ length: count }, (_, index) => nameOf(index, prefix));

test('fewer than one in a thousand of 5,000 names comes twice', () => {
  const names = namesOf(5000);
  expect(names.length - new Set(names).size).toBeLessThan(5);
});

test.each(['one', 'two', 'three', 'four'])('no name comes twice in 200 (%s)', (prefix) => {
  expect(new Set(namesOf(200, prefix)).size).toBe(200);
});

test('the same words with other seeds get other names', () => {
  const names = Array.from({ length: 100 }, (_, index) => nameTyped('crocodile', 'bomber plane', `s${index}`));
  expect(new Set(names).size).toBeGreaterThan(95);
});

test('the words can be heard in the name', () => {
  for (let index = 0; index < 200; index += 1) {
    const name = nameTyped('crocodile', 'pizza', `heard-${index}`).toLowerCase();
    expect(name).toMatch(/co[ck]/u);
    expect(name).toMatch(/pizz/u);
  }
});

test.each(['🐊', '鳄鱼', 'تمساح', 'крокодил', '', '???', '\u202E\u200B', '67'])('%j still gets a proper Latin name', (word) => {
  for (let index = 0; index < 25; index += 1) {
    const { name } = writeCharacter(conceiveTyped({ theme: word, body: word, trait: word, style: word, seed: `${index}` }));
    expect(name).toMatch(/^[A-Z][A-Za-zà-ü’ -]{1,59}$/u);
  }
});

test('no meme name that exists is made again, and none that reads rudely', () => {
  for (const name of namesOf(3000, 'taken')) {
    expect(name).not.toMatch(/tralal|bombardir|crocodilo|patapim|sahur|bananini|chimpanzin|cazz|merd|fuc[ck]|cock|shit/iu);
  }
});

test.each([
  ['frogg', 'etto', 'frogghetto'],
  ['giraff', 'ina', 'giraffina'],
  ['bomber', 'one', 'bomberone'],
])('%s + %s', (stem, ending, name) => expect(joinEnding(stem, ending)).toBe(name));

test('two stems share the letters they have in common', () => {
  expect(blendStems('ottop', 'toaster')).toBe('ottoaster');
  expect(blendStems('piccion', 'ionett')).toBe('piccionett');
  expect(blendStems('coccodrill', 'bomber')).toBe('coccobomber');
});

test('other alphabets are sung roughly', () => {
  expect(latinise('Крокодил')).toBe('krokodil');
  expect(latinise('ワニ')).toBe('vani');
  expect(findStem('мышь')).not.toBe('');
});

function nameTyped(theme: string, body: string, seed: string): string {
  return writeCharacter(conceiveTyped({ theme, body, trait: 'sneakers', style: 'vaporwave', seed })).name;
}

test.each([
  ['der Postbote und sein Hund', undefined, /und[ou]|sein/iu],
  ['eine Hexe und ihre Katze', undefined, /ihr/iu],
  ['魔女と猫', 'witch with a cat', /too|tot/iu],
])('R1092 no name is made of the small words between two: %s', (word, english, small) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const typed = conceiveTyped({ theme: word, body: word, trait: 'sneakers', style: 'vaporwave' });
    const idea = { ...typed.theme, ...(english !== undefined && { english }) };
    const name = nameCharacter({ ...typed, theme: idea, body: idea }, { chance: createChance(`${seed}`), feminine: false });
    expect(name.replaceAll(/hund/giu, '')).not.toMatch(small);
  }
});

test('R1427 no name mocks how people of another country speak', () => {
  for (const name of ['Chin Chon Chun Chebacloccuzza', 'Ching-Chong', 'Cin Cion', 'Bananini Shang Shong', 'Chen Chan'])
    expect(isWelcome(name), name).toBe(false);
  for (const name of ['Scimpazzone Bananotto', 'Cha Cha Cha', 'Lin Lon Gattuzzo', 'Tin Ton Chebabino'])
    expect(isWelcome(name), name).toBe(true);
});

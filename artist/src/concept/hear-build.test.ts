import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { hearBuild, hearUnseenParts } from './hear-build.ts';
import { BLANK } from './testing.ts';

test.each([
  ['tall and very thin', 'tall and very thin'],
  ['klein aber kräftig', 'small and muscular'],
  ['petit et costaud', 'small and muscular'],
  ['alto y flaco', 'tall and thin'],
  ['basso e grasso', 'small and chubby'],
  ['背が高くて細い', 'tall and thin'],
  ['altissimo', 'very tall'],
  ['muy alto', 'very tall'],
  ['sehr groß', 'very tall'],
  ['long long legs', 'long-legged'],
  ['starke Arme', 'strong-armed'],
  ['braccia forti', 'strong-armed'],
  ['cuello largo', 'long-necked'],
  ['jambe de bois', 'peg-legged'],
  ['one robot arm', 'robot-armed'],
  ['not fat but strong', 'muscular'],
])('R817 a build is read in six languages, with its part, its degree and what it is not: %s', (typed, english) => {
  expect(hearBuild(typed)).toMatchObject({ english, isAll: true });
});

test('R817 who is not fat looks like anybody, and who is a fat cat is a cat', () => {
  expect(hearBuild('not fat')).toMatchObject({ qualities: [], isAll: true });
  expect(hearBuild('fat cat')).toMatchObject({ qualities: ['fat'], isAll: false });
  expect(hearBuild('toaster')).toMatchObject({ qualities: [], isAll: false });
});

test.each([
  ['three heads', 'three-headed'],
  ['drei Köpfe', 'three-headed'],
  ['dos cabezas', 'two-headed'],
  ['à trois têtes', 'three-headed'],
  ['due teste', 'two-headed'],
  ['三つの頭', 'three-headed'],
  ['eight arms', 'eight-armed'],
  ['vier Arme', 'four-armed'],
  ['cuatro brazos', 'four-armed'],
  ['six wings', 'six-winged'],
  ['eight legs', 'eight-legged'],
  ['tiny feet', 'small-footed'],
  ['petits pieds', 'small-footed'],
  ['braccia lunghe', 'long-armed'],
])('R828 how many of its parts a body has, and how large they are, is read in six languages: %s', (typed, english) => {
  expect(hearBuild(typed)).toMatchObject({ english, isAll: true });
});

test.each([
  ['transparent', 'transparent'],
  ['durchsichtig', 'transparent'],
  ['trasparente', 'transparent'],
  ['半透明', 'transparent'],
  ['cheveux longs', 'long-haired'],
  ['lange Haare', 'long-haired'],
  ['capelli lunghi', 'long-haired'],
  ['pelo largo', 'long-haired'],
  ['長い髪', 'long-haired'],
  ['long nose', 'long-nosed'],
  ['nariz larga', 'long-nosed'],
  ['nez long', 'long-nosed'],
])('R880 who is transparent, or has long hair or a long nose, is so and no thing: %s', (typed, english) => {
  expect(hearBuild(typed)).toMatchObject({ english, isAll: true });
});

test.each([
  ['six arms', 'six-armed'],
  ['3 arms', 'three-armed'],
  ['sechsarmig', 'six-armed'],
  ['zwölf Arme', 'twelve-armed'],
  ['seis braços', 'six-armed'],
  ['dieci zampe', 'ten-legged'],
  ['cinq têtes', 'five-headed'],
  ['六本の腕', 'six-armed'],
  ['duas cabeças', 'two-headed'],
  ['many arms', 'many-armed'],
  ['several legs', 'many-legged'],
])('R907 how many of its parts a body has is told as it was said, in seven languages: %s', (typed, english) => {
  expect(hearBuild(typed)).toMatchObject({ english, isAll: true });
});

test.each([
  ['three tails', 'three-tailed', ['three tails']],
  ['due code', 'two-tailed', ['due code']],
  ['zwei Nasen', 'two-nosed', ['zwei nasen']],
  ['quatro bocas', 'four-mouthed', ['quatro bocas']],
  ['三本の尻尾', 'three-tailed', ['三本の尻尾']],
  ['three legs', 'three-legged', ['three legs']],
  ['nine heads', 'nine-headed', ['nine heads']],
  ['eight arms', 'eight-armed', []],
  ['five eyes', 'five-eyed', []],
  ['one ear', 'one-eared', ['one ear']],
])('R969 parts that are drawn in no such number are told as such, to be read: %s', (typed, english, unseen) => {
  expect(hearBuild(typed)).toMatchObject({ english, unseen, isAll: true });
});

test.each([
  'two nosy neighbours',
  'zwei Nasi Goreng',
  'three code reviewers',
  'two colas',
  'three wheels of cheese',
  'farmer with three ears of corn',
  'tourist with three trunks',
  'musician with two horns',
  'bull with two horns',
  'bicycle with two wheels',
  'car with four wheels',
  'diver with two fins',
  '四角い猫',
  '三角帽子',
  '三尾の鯛',
])('R969 what is counted and is no part, or what everybody has so many of, is told by no sign: %s', (mainTheme) => {
  expect(hearUnseenParts({ ...BLANK, mainTheme })).toEqual([]);
});

test('R969 what is in the place of a part is drawn there, and told by no sign', () => {
  const { trait, props } = conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence: 'three mouths instead of eyes' }, 'a');
  expect([trait, ...props].map(({ at }) => at)).toContain('eyes');
  expect(hearUnseenParts({ ...BLANK, characteristicInfluence: 'two horns instead of ears' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { correctSlips, correctWish } from './correct-wish.ts';
import { BLANK } from './testing.ts';

test.each([
  ['teh tarik', 'teh tarik'],
  ['teh botol', 'teh botol'],
  ['teh wizzard', 'the wizard'],
  ['rideing and danceing', 'riding and dancing'],
  ['a tieing contest of queueing penguins', 'a tying contest of queueing penguins'],
  ['dyeing', 'dyeing'],
  ['canoeing', 'canoeing'],
  ['a wierd freind', 'a weird friend'],
  ['Lasy', 'lazy'],
  ['way too much caffine', 'way too much caffeine'],
  ['happyness', 'happiness'],
  ['constructor', 'constructor'],
  ['a  cat', 'a  cat'],
  ['a cuuute cat on the mooon', 'a cute cat on the moon'],
  ['a tal dog', 'a tall dog'],
  ['rinocerous on a skatebord', 'rhinoceros on a skateboard'],
  ['toilett paper', 'toilet paper'],
  ['un tal Pedro', 'un tal Pedro'],
  ['Henry VIII says brrr', 'Henry VIII says brrr'],
])('R1038 %s is meant as %s', (typed, meant) => expect(correctSlips(typed)).toBe(meant));

test('a way of drawing that is mistyped is drawn so', () => {
  const finishOf = (style: string) => conceive({ ...BLANK, mainTheme: 'cat', style }, 's').style.finish;
  expect([finishOf('pixle art'), finishOf('catoon'), finishOf('black and white photo')]).toEqual([
    'pixel-art',
    'cartoon',
    'noir',
  ]);
});

test.each([
  ['pirat / parot / grumppy / pixle art', 'pirate / parrot / grumpy / pixel art'],
  ['nurse / giraff / angrry / hospitel', 'nurse / giraffe / angry / hospital'],
  ['teh best hampster / - / hapy / -', 'the best hamster / - / happy / -'],
  ['elefant with gitar / - / - / -', 'elephant with guitar / - / - / -'],
  ['astronot / monky / confuzed / catoon', 'astronot / monkey / confused / cartoon'],
  // Told gently, and nobody's picture is a stork.
  ['rabbbi / - / had a strok / -', 'rabbi / - / had a stroke / -'],
  // Other languages are left alone, and so are names.
  ['gato / profesor / alegre / playa', 'gato / profesor / alegre / playa'],
  ['eine / pengiun / mit / hut', 'eine / pengiun / mit / hut'],
  ['mr scholz / duran duran / buenos aires / Batista', 'mr scholz / duran duran / buenos aires / Batista'],
  ['hamas / gorrila / african / exited the building', 'hamas / gorrila / african / exited the building'],
  ['michelle obama / gorrila / - / -', 'michelle obama / gorrila / - / -'],
  ['my friend Parot / anna maarten / happy / office', 'my friend Parot / anna maarten / happy / office'],
])('R913 slips of everyday words are mended, in English alone: %s', (typed, meant) => {
  const [mainTheme = '', bodyInfluence = '', characteristicInfluence = '', style = ''] = typed.split(' / ');
  const wish = correctWish({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence, style });
  expect([wish.mainTheme, wish.bodyInfluence, wish.characteristicInfluence, wish.style].join(' / ')).toBe(meant);
});

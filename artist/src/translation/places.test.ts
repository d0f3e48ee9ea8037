import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

const themeOf = (mainTheme: string) => translateWish({ ...BLANK, mainTheme }).mainTheme;

test.each([
  ['un chat à la plage', 'cat at the beach'],
  ['un pinguino al supermercato', 'penguin at the supermarket'],
  ['um gato em cima da geladeira', 'cat on a fridge'],
  ['um papagaio no Rio de Janeiro', 'parrot in Rio de Janeiro'],
  ['屋根の上の猫', 'cat on a rooftop'],
  ['지붕 위의 고양이', 'cat on a rooftop'],
  ['밥 안 먹는 고양이', 'cat that eats rice not'],
  ['plajda bir kedi', 'cat at the beach'],
  ['kissa katolla', 'cat on the rooftop'],
  ['karhu saunassa', 'bear in the sauna'],
  ['una vaca en la luna', 'cow on the moon'],
  ['ёж в тумане', 'hedgehog in the fog'],
  ['kissa pöydällä', 'cat on the table'],
  ['denizde bir balık', 'fish in the sea'],
  ['나무 밑의 토끼', 'rabbit under a tree'],
  ['un chat au chapeau', 'cat with a hat'],
  ['gelato al cioccolato', 'chocolate ice cream'],
  ["un singe à l'école", 'monkey at school'],
  ['кот под дождём', 'cat in the rain'],
  ['月亮上的兔子', 'rabbit on the moon'],
  ['家里的猫', 'cat at home'],
  ['おうちの中の猫', 'cat at home'],
  ['木の上の猿', 'monkey in a tree'],
  ['tarte au citron', 'pie with a lemon'],
])('R1102 where somebody is, is told in English: %s', (typed, english) => expect(themeOf(typed)).toBe(english));

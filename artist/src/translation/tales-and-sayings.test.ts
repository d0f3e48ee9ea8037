import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['brzydkie kaczątko', 'ugly duckling'],
  ['das hässliche Entlein', 'ugly duckling'],
  ['みにくいアヒルの子', 'ugly duckling'],
  ['le petit chaperon rouge', 'Little Red Riding Hood'],
  ['Красная Шапочка', 'Little Red Riding Hood'],
  ['kot w butach', 'Puss in Boots'],
  ['Klein Duimpje', 'tiny boy'],
  ['Кощей Бессмертный', 'skeleton king'],
  ['nostalgie', 'nostalgia'],
  ['тоска', 'melancholy'],
  ['tengo hambre', 'hunger'],
  ['il pleut des cordes', 'pouring rain'],
  ['yağmurlu bir gün', 'rainy day'],
  ['in bocca al lupo', 'good luck'],
  ['J’ai la flemme !', 'laziness'],
  ['снежная королева', 'snow queen'],
  ['mieć muchy w nosie', 'grumpy person'],
  ['bärendienst', 'clumsy helper'],
])('R1421 a tale, a feeling or a saying of another language is told as English has it: %s', (mainTheme, meant) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(meant);
});

test('R1421 what somebody always does is told as well, beside a theme and a body', () => {
  const { mainTheme, bodyInfluence, characteristicInfluence } = translateWish({
    ...BLANK,
    mainTheme: 'Steuererklärung',
    bodyInfluence: 'Nilpferd',
    characteristicInfluence: 'macht alles erst am letzten Tag',
  });
  expect([mainTheme, bodyInfluence, characteristicInfluence]).toEqual(['tax return', 'hippo', 'procrastinates']);
});

test('R1421 Puss in Boots is a cat, and no pair of boots', () => {
  const pieceOf = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 's').theme.piece;
  expect(pieceOf('der gestiefelte Kater')).toBe(pieceOf('cat'));
});

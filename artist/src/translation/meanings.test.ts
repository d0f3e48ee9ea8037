import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['Fernweh', 'longing to travel'],
  ['hygge', 'cosy evening with candles'],
  ['木漏れ日', 'forest light'],
  ['um pastel', 'pasty'],
  ['un pastel', 'pie'],
  ['ein Krapfen', 'doughnut'],
  ['ein Kühlschrank, der philosophiert', 'fridge that philosophizes'],
  ['ein Fisch, der nicht berühmt werden will', 'fish that does not want to be famous'],
])('R1104 what has a word in its own language alone is told by what it is: %s', (mainTheme, english) =>
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english),
);

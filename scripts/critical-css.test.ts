import { expect, test } from 'vitest';
import { findCriticalCss } from './lib/critical-css.ts';

const PAGE = '<main class="page wide"><p class="md:big">x</p></main>';

test.each([
  ['what the page has stays', '.page{color:red}', '.page{color:red}'],
  ['what it has not goes, with what it stood in', '@media (width>1px){.other{color:red}}', ''],
  ['of a list only what is there stays', '.page,.other{color:red}', '.page{color:red}'],
  ['all classes of a selector have to be there', '.page .other{color:red}', ''],
  ['but for those that must not', '.page:not(.other){color:red}', '.page:not(.other){color:red}'],
  ['elements and the root always stay', ':root{--a:1}h1{color:red}', ':root{--a:1}h1{color:red}'],
  ['escaped names are read', '.md\\:big{color:red}', '.md\\:big{color:red}'],
  ['the order of layers stays', '@layer a,b;@layer a{.other{color:red}}.page{color:red}', '@layer a,b;.page{color:red}'],
  [
    'animations stay where they are used',
    '@keyframes a{to{color:red}}.page{animation:a 1s}',
    '@keyframes a{to{color:red}}.page{animation:a 1s}',
  ],
  ['and go where they are not', '@keyframes a{to{color:red}}.other{animation:a 1s}', ''],
])('R350 %s', (_, css, critical) => {
  expect(findCriticalCss(css, [PAGE])).toBe(critical);
});

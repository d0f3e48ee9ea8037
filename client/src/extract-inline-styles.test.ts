import { expect, test } from 'vitest';
import { extractInlineStyles } from './extract-inline-styles.ts';

test('R350 styles of elements become rules, each once, and words that look like one stay words', () => {
  const html =
    '<p style="color:#fff">style=&quot;x&quot;</p><b style="color:#fff"></b><i style="background:url(&quot;/a&quot;)"></i>';
  expect(extractInlineStyles(html)).toEqual({
    html: '<p data-style="0">style=&quot;x&quot;</p><b data-style="0"></b><i data-style="1"></i>',
    css: '[data-style="0"]{color:#fff}[data-style="1"]{background:url("/a")}',
  });
});

test('R350 trust 1: a style that would end the style sheet is left out', () => {
  expect(extractInlineStyles('<p style="color:red;&lt;/style&gt;"></p>').css).toBe('');
});

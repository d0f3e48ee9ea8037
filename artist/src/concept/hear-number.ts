/** A number that is larger than what is drawn of it: 42 spoons are twelve with a sign. */

import { IRREGULAR_PLURALS } from '../author/tables/lexicon.ts';
import { isNumber } from './read-wish.ts';

/** More of a kind are a crowd, in which nobody counts. */
const DRAWN_MAX = 12;

const TEENS = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const LARGE = `(\\d{1,3}(?:[.,]\\d{3})+|\\d{2,7}|(?:${TEENS})|(?:${TENS})(?:[- ]\\p{L}+)?|(?:(?:\\d+|an?|one) )?(?:hundred|thousand|million))`;
/** Those that end in no s: people, mice, sheep. */
const MANY = `${[...IRREGULAR_PLURALS].join('|')}|sheep|fish|deer|salmon|moose`;
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d#.:,'’/-])(?<!\\b(?:number|no|nr|route|line|gate|room|channel) )${LARGE} ((?:\\p{L}+ ){0,2}?(?:\\p{L}*[^s\\P{L}]s|${MANY}))(?!\\p{L})`,
  'giu',
);

/** What is measured, and not counted: nobody draws eighty years. */
const MEASURED =
  /(?:years?|yrs|months?|weeks?|days?|hours?|hrs|minutes?|mins|seconds?|percent|degrees?|miles?|met(?:er|re)s?|kilomet(?:er|re)s|kilos?|pounds|dollars|bucks|euros|cents|points?|times|watts|volts|inches|calories|levels?|jahre)$/iu;
const YEAR = /^(?:19|20)\d\d$/u;

/** The first such number of a text, as it was typed. */
export function hearNumber(text: string): string | undefined {
  for (const [, number = '', what = ''] of text.matchAll(COUNTED)) {
    const isDrawn = isNumber(number) || Number(number.replaceAll(/[.,]/g, '')) <= DRAWN_MAX;
    if (!isDrawn && !YEAR.test(number) && !what.split(' ').some((word) => MEASURED.test(word)))
      return number.replace(/^an? /iu, '');
  }
  return undefined;
}

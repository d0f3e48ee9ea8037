/** Clauses as they are typed in haste, with what a sentence needs: "my boss when i am late", "pizza but no cheese", "forklift certified". */

import { isKinship } from '../concept/hear-who.ts';
import { isBeing, isPerson, tellBusy } from './busy-nouns.ts';
import { isNounOfClass } from './facets.ts';
import { joinLooseWords } from './loose-words.ts';
import { isAdjective, lower } from './parts-of-speech.ts';

const OURS = /^(?:my|our) /iu;
const WHEN = /^((?:(?:an?|the|my|our) )?(?:\p{L}+ ){0,2}?)(\p{L}+) when (.+?)(?: again)?$/iu;
const IS_SO = /^(?:the|his|her|its|my|our|your) (\p{L}+(?: \p{L}+)?) (is|are) (.+)$/iu;
/** Nobody has these, and they come and go for all. */
const OF_ALL =
  /^(?:sun|moon|sky|weather|rain|wind|snow|world|sea|tide|bus|train|plane|ferry|film|movie|game|match|music|party|war|election|song|show|bill|pope|king|queen|police|lights?|lift|elevator)$/iu;
const THERE = /^(?:here|there|back|gone|home|near|away|around|over|coming|out|at|on|in)(?!\p{L})/iu;
const WEATHER: ReadonlyMap<string, string> = new Map([
  ['it rains', 'on a rainy day'],
  ['it is raining', 'on a rainy day'],
  ['it snows', 'on a snowy day'],
  ['it is snowing', 'on a snowy day'],
  ['it is cold', 'on a cold day'],
  ['it is hot', 'on a hot day'],
  ['the sun is shining', 'on a sunny day'],
  ['the sun is out', 'on a sunny day'],
  ['it is sunny', 'on a sunny day'],
  ['it is windy', 'on a windy day'],
]);

/** "My cat when the bowl is empty" is a cat whose bowl is. */
function tellWhen(words: string): string {
  const [, lead = '', noun = '', when = ''] = WHEN.exec(words) ?? [];
  if (
    noun === '' ||
    /^(?:me|you|us|him|her|it|i|that|feeling|pov|every(?:thing|one|body)|any(?:thing|one|body)|nothing|nobody|people|things|stuff)$/iu.test(
      noun,
    )
  )
    return words;
  const weather = WEATHER.get(lower(when).replace(/(?<=^it)['’]?s(?= )/u, ' is'));
  if (weather !== undefined) return `${lead}${noun} ${weather}`;
  const [, hour = ''] = /^it(?: is|['’]?s) (\d\S*)$/iu.exec(when) ?? [];
  if (hour !== '') return `${lead}${noun} at ${hour}`;
  const [, day = ''] = /^it(?: is|['’]?s) (\p{L}+day)$/iu.exec(when) ?? [];
  if (WEEKDAY.test(day)) return `${lead}${noun} on a ${day.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`;
  if (/^payday$/iu.test(day)) return `${lead}${noun} on payday`;
  if (/^it(?: is|['’]?s) (?!\p{L}+ing(?: |$))/iu.test(when)) return words;
  const who = `${lead.replace(OURS, 'a ')}${noun}`;
  const [, rings = ''] = /^the (\p{L}+(?: \p{L}+)?) rings$/iu.exec(when) ?? [];
  if (rings !== '') return `${who} on hearing the ${rings}`;
  const [, what = '', is = '', how = ''] = IS_SO.exec(when) ?? [];
  if (isPerson(lower(what)) && /^(?:here|there|coming|at the door)$/iu.test(how)) return `${who} on the arrival of the ${what}`;
  if (what !== '' && (OF_ALL.test(what) || THERE.test(how) || isPerson(lower(what)))) return words;
  if (what !== '' && !/s$/u.test(noun)) return `${who} whose ${what} ${is} ${how}`;
  const [, ours = ''] = /^(?:i am|i['’]?m) (.+)$/iu.exec(when) ?? [];
  if (ours !== '' && isPerson(lower(noun))) return `${who} of somebody who is ${ours}`;
  const [, does = ''] = /^(?:he|she|it) (?:is )?(.+)$/iu.exec(when) ?? [];
  // “My face when he is late” is no face that is late.
  if (does === '' || (/^s?he /iu.test(when) && !isBeing(lower(noun)))) return words;
  return `${who} ${isPerson(lower(noun)) ? 'who' : 'that'} ${/^(?:he|she|it) is /iu.test(when) ? 'is ' : ''}${does}`;
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;

/** What somebody holds a certificate of, or cannot do without. */
const IN_ONE_WORD =
  /^(\p{Ll}{3,}) (certified|approved|addicted|obsessed|trained|powered|themed|coded|shaped|sized|proof|friendly|flavou?red|scented|deprived|based|fuelled|driven|pilled|brained|loving|hating|intolerant|lagged|neutral)$/u;
const LACKING = /^(\p{L}+(?: \p{L}+)?),? but no (?!one )(?=\p{L})/iu;

/** "me and the boys" are the boys, whoever speaks, and "my two cats" two cats. */
const WITH_ME = /^me (?:and|&|n|with) (?=(?:the|my|our) )/iu;
const OURS_MANY =
  /^(?:my|our) (?=(?:two|three|four|five|six|seven|\d+) \p{L}+s$|(?:kids|cats|dogs|children|plants|socks|shoes|glasses|keys|friends|neighbours|neighbors|twins|chickens|students)$)/iu;
/** What is not found has an error of its own. */
const NOT_FOUND = /^(?:http )?404(?: page)? not found$/iu;

/** "washing machine eating socks": what it is called by is no deed, and what stands behind is one. */
const MACHINE_DOING =
  /^((?:an? |the |my )?(?:washing|sewing|vending|answering) machine) (eat|steal|swallow|destroy|shrink)ing (?=\p{L})/iu;

/** "the letter q". */
const LETTER = /^(?:the )?letter ([a-z])$/iu;
/** "mum and dad", of whom one can be told of. */
const KIN = /^(?:an? )?(\p{Ll}+) and (?:an? )?(\p{Ll}+)((?: (?:on|in|with|at) .+|-in-law)?)$/u;

function tellKin(words: string): string {
  const [, one = '', other = '', rest = ''] = KIN.exec(words) ?? [];
  if (one === '' || !isKinship(one) || !isKinship(other)) return words;
  const inLaw = /^[ -]in[ -]law$/u.test(rest) ? '-in-law' : '';
  return `a ${one}${inLaw} with a ${other}${inLaw === '' ? rest : inLaw}`;
}

/** "not sad dog". */
const DENIED = /^(?:an? )?not (?:(very|so|really) )?(\p{Ll}+) (\p{Ll}+)$/u;

/** What is denied of a noun goes behind it. */
function tellDenied(words: string): string {
  const [, much = '', how = '', noun = ''] = DENIED.exec(words) ?? [];
  if (!isAdjective(how) || isAdjective(noun) || isNounOfClass(`${how} ${noun}`) || !isBeing(noun)) return words;
  return `${noun} ${isPerson(noun) ? 'who' : 'that'} is not ${much === '' ? '' : `${much} `}${how}`;
}

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^(?:someone|somebody) (?=who )/iu, 'a person '],
  [/^that (?:one )?(\p{Ll}+) who /u, 'a $1 who '],
  // "My cat called Toast" has called nobody.
  [/^((?:my|our) (?:\p{Ll}+ )?\p{Ll}+) (?:named|called) (?=\p{Lu}\p{Ll}+(?: |$))/u, '$1 '],
  // What is typed without its apostrophe is no word.
  [/(?<=\s)(has|is|was|had|did)n['’]?t(?=\s)/giu, '$1 not'],
  [/(?<=\s)(does|could|would|should)nt(?=\s)/giu, "$1n't"],
  [/(?<=\s)can['’]?t(?=\s)/giu, 'cannot'],
  [/(?<=\s)wont(?=\s)/giu, "won't"],
  [/(?<=\s)dont(?=\s)/giu, "don't"],
  [/^half of (?=an? \p{L})/iu, 'half '],
  [WITH_ME, ''],
  [OURS_MANY, ''],
  [NOT_FOUND, '404 error'],
  [/^kern (?:this|that|it|me)$/iu, 'bad kerning'],
  [/^number (?=\d+$)/u, ''],
  [/^(gluten|sugar|dairy|fat|lactose|alcohol|caffeine|meat|salt) free$/u, '$1-free'],
  [/^((?:an? |the )?)(gluten|sugar|dairy|fat|lactose|alcohol|caffeine|meat|salt) free (?=\p{L})/iu, '$1$2-free '],
  [IN_ONE_WORD, '$1-$2'],
  [LACKING, '$1 with no '],
  // "My landlord but he is a leaking tap".
  [/^((?:my|our) \p{L}+(?: \p{L}+)?),? but (?:he|she|it)(?:['’]?s| is) (?=an? \p{L}+(?: \p{L}+)?$)/iu, '$1 but as '],
  // Nobody is in it as in a car.
  [/ in vespa$/iu, ' on a Vespa'],
  [MACHINE_DOING, '$1 that $2s '],
];

/** @returns the words with what belongs together in one; others as they are. */
export const tellClauses = (words: string): string =>
  tellKin(
    tellBusy(
      tellWhen(tellDenied(joinLooseWords(REWRITES.reduce((told, [pattern, instead]) => told.replace(pattern, instead), words)))),
    ),
  ).replace(LETTER, (_, letter: string) => `the letter ${letter.toUpperCase()}`);

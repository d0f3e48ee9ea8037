/** Picks among the rows that can be told of a subject at all. */
import type { PickFresh } from './avoid-repetition.ts';
import { hasHalves } from './choose-rows.ts';
import { tellsOfMissingPart } from './missing-parts.ts';
import { GOES_ON } from './sides.ts';
import type { Subject } from './subjects.ts';

/** Of whom a sentence is quoted there are no halves to tell of. */
const ABOUT_PARTS = /\{((?:a_|another_|the_)?(?:theme|body)(?:_unit|_who)?)\}/giu;
/** "A dog that sings that went in for repairs" would be one too many. */
const SAYS_WHO = /\{((?:theme|one|body)_who)\}/u;
/** A way of drawing is a look and a mood; a place is only where somebody is. */
const OF_MOOD = /\{(style|a_style|mood)\}/u;

/** "A goalkeeper afraid of the ball under a stage name": what follows such words would be read as part of them. */
const FOLLOWED = /\{a_one\} (?:under|by|with|on|in|through)\b/u;

/** To and from another town, where there is only one. */
const OF_TWO_TOWNS = /\b(?:to|for|from|of) \{town\}|\{town\.2\}/iu;

export function pickTellable(subject: Subject, pick: PickFresh): PickFresh {
  const { values, topic } = subject;
  const isLong = GOES_ON.test(values.a_one ?? '');
  const isImpossible = tellsOfMissingPart([values.a_one, values.a_theme, values.a_body, values.deed, values.does].join(' '));
  const hasParts = (words: string): boolean =>
    [...words.matchAll(ABOUT_PARTS)].every(([, slot = '']) => topic !== null && slot.toLowerCase() in values);
  const isTellable = (words: string): boolean =>
    !('town' in values && OF_TWO_TOWNS.test(words)) &&
    !(isLong && FOLLOWED.test(words)) &&
    (hasHalves(subject) || hasParts(words)) &&
    [SAYS_WHO, OF_MOOD].every((slot) => (slot.exec(words)?.[1] ?? 'name') in values);
  const pickAmong: <T>(choices: readonly T[], wordsOf?: (choice: T) => string) => T = (choices, wordsOf = String) => {
    const tellable = choices.filter((choice) => isTellable(wordsOf(choice)));
    const possible = tellable.filter((choice) => !isImpossible(wordsOf(choice)));
    return pick(possible.length > 0 ? possible : tellable, wordsOf);
  };
  // What cannot be told of it is never fresh.
  return Object.assign(pickAmong, { isTold: (words: string) => !isTellable(words) || isImpossible(words) || pick.isTold(words) });
}

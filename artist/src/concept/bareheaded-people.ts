/** Wizards, cowboys, pirates, the police and builders are drawn with their hat: without it they are somebody in their clothes. */

import type { Idea } from './concept.ts';
import { genderOfForm } from './hear-who.ts';

const WITCH = /witch|hexe|bruja|sorci[èe]re|strega|bruxa|cowgirl|female/iu;
const UNDER_HATS: readonly (readonly [RegExp, string])[] = [
  [/^1f(?:9d9|46e|477|920).*2640/, '1f469'],
  [/^1f9d9/, '1f9d4'],
  [/^1f9(?:20|34)|^1fac5/, '1f468'],
  [/^1f478/, '1f469'],
  [/^own-pirate|^own-viking/, '1f9d4'],
  [/^1f385|^own-gnome/, '1f474'],
  [/^1f(?:46e|477|482|575)|^own-knight|^1f9d1-200d-(?:1f33e|1f373|1f680|1f692|2708|1f393)/, '1f9d1'],
  [/^1f468-200d-(?:1f33e|1f373|1f680|1f692|2708|1f393)/, '1f468'],
  [/^1f469-200d-(?:1f33e|1f373|1f680|1f692|2708|1f393)/, '1f469'],
];

export const withoutHat = (idea: Idea): Idea => {
  const isShe = WITCH.test(idea.word) || genderOfForm(idea.word) === 'she';
  const bare = UNDER_HATS.find(([who]) => who.test(`${idea.piece}${isShe ? '2640' : ''}`))?.[1];
  return bare === undefined || idea.piece === null ? idea : { ...idea, piece: bare };
};

/** What one field says in English, as who or what that field asks for. */

import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { mayLeaveOut, saysTheSame } from './left-out.ts';
import { readOwned } from './owned.ts';
import { singularOf } from './plural.ts';
import { withoutCircumstance, withoutLastClause } from './reworded.ts';
import { gloss, tellCharacter, tellTrouble, translate } from './translate.ts';
import type { TranslatedField } from './translated-wish.ts';

/** Only of a theme somebody is what they are like: as a body or as a character "dormilón" is sleepy. */
export function translateField(field: TranslatedField, text: string, language: string): string | undefined {
  const isSomebody = field === 'mainTheme' || field === 'bodyInfluence';
  const told =
    field === 'mainTheme'
      ? (tellTrouble(text, language) ??
        readOwned(text, language)?.replace(LONGED_FOR, '$2 for $1') ??
        tellCharacter(text, language))
      : undefined;
  const english =
    told ??
    translate(text, language, isSomebody) ??
    (isSomebody ? (tellDone(text, language) ?? tellDeedAlone(text, language)) : undefined);
  return isSomebody ? oneOf(english) : english;
}

/** Who is longed for does not long themself: "saudade da minha avó". */
const LONGED_FOR = /^(my [^']+)'s (longing|yearning|nostalgia|homesickness)$/u;

/** "Hat den Baum umgeworfen": what is done stands at the end of what it is done to. */
function tellDone(text: string, language: string): string | undefined {
  const said = DONE[language] === undefined ? text : text.replace(DONE[language], '$1 $3 $2');
  return said === text ? undefined : translate(said, language, true);
}

const DONE: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(hat) (.+) (\p{Ll}*(?:ge|ver|be|er|zer|ent)\p{Ll}+(?:t|en))$/u,
  nl: /(?<!\p{L})(heeft) (.+) (\p{Ll}*(?:ge|ver|be|ont)\p{Ll}+(?:t|d|en))$/u,
};

/** Of a sentence whose last clause nobody understands, what is done: it screams, whatever the reason. */
function tellDeedAlone(text: string, language: string): string | undefined {
  for (const said of [withoutLastClause(text, language), withoutCircumstance(text, language)]) {
    if (said === undefined || !mayLeaveOut(said, gloss(said.leftOut.trim(), language), language)) continue;
    const told = translate(said.rest, language, true);
    if (told !== undefined && / (?:that|who) /u.test(told) && !WANTS_MORE.test(told) && saysTheSame(told)) return told;
  }
  return undefined;
}

/** What is nothing by itself: who cannot do something, or fears it. */
const WANTS_MORE =
  / (?:can|cannot|has|has to|wants|wants to|is|loves|hates|likes|thinks it is|(?:is )?afraid of|no longer|never|always|looks for|waits for|says|thinks|believes|hopes|knows|asks|dreams of)$/u;

/** A character is one, also where "Gänse" are wished for. */
export function oneOf(english: string | undefined): string | undefined {
  if (/^on \p{Lu}\p{Ll}+days$/u.test(english ?? '')) return english?.replace(/^on (.+)s$/, '$1');
  if (english === undefined || !/^\p{Ll}+$/u.test(english) || readNounPhrase(english).kind !== 'many') return english;
  const one = singularOf(english);
  return namesCreature(one) && !isPersonNoun(one) ? one : english;
}

/** Who is mine: "mijn schoonmoeder", "моя тёща". */

import { isPersonNoun } from '../author/parts-of-speech.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { toldAlone } from './meanings.ts';
import { translateFields } from './translate-fields.ts';
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

/** Whose it is, in languages whose dictionaries have no word for it, and the article that may stand there as well. */
const POSSESSED: readonly (readonly [said: RegExp, article: string])[] = [
  [/^(?:mijn|m['’]n|onze|ons) (?=\p{L})/iu, 'de '],
  [/^(?:mon|notre) (?=\p{L})/iu, 'le '],
  [/^ma (?=\p{L})/iu, 'la '],
  [/^(?:min|mitt|vår|vårt|mój|moja|moje|nasz|nasza|мой|моя|моё|наш|наша|bizim|benim) (?=\p{L})/iu, ''],
  [/^(?:私の|僕の|俺の|うちの|우리 집 |우리 ?|내 |나의 )(?=\p{L})/u, ''],
];

/** Told as mine where it is somebody. */
export function mineOf(wish: TypedWish, fields: TranslatedWish): TranslatedWish {
  const { mainTheme } = wish;
  const [said, article = ''] = POSSESSED.find(([pattern]) => pattern.test(mainTheme?.trim() ?? '')) ?? [];
  if (mainTheme === null || said === undefined || fields.mainTheme !== undefined) return {};
  const typed = mainTheme.trim();
  const { mainTheme: theme = toldAlone(typed.replace(said, '')), ...others } = translateFields({
    ...wish,
    mainTheme: typed.replace(said, article),
  });
  if (theme === undefined) return {};
  const who = theme.replace(/ (?:that|who|in|on|at|with|without|from) .*$/u, '');
  const isSomebody = isPersonNoun(who.split(' ').at(-1) ?? '') || namesCreature(who);
  return { ...others, mainTheme: isSomebody ? `my ${theme}` : theme };
}

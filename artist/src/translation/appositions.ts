/** Whose beast it is, and what it is called for: "mi perro el filósofo", "mein Hund, der Philosoph". */

import { isPersonNoun } from '../author/parts-of-speech.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { translate } from './translate.ts';
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

/** "Mi perro el filósofo", "mein Hund, der Philosoph": whose beast it is, and what it is called for. */
const APPOSITIONS: Readonly<Record<string, RegExp>> = {
  de: /^(?:mein|unser)e? (\p{L}+),? (?:der|die|das) (\p{Lu}\p{L}+)$/u,
  fr: /^(?:mon|ma|notre) (\p{L}+),? (?:le |la |l['’])(\p{L}+)$/iu,
  es: /^(?:mi|nuestr[oa]) (\p{L}+),? (?:el|la) (\p{L}+)$/iu,
  it: /^(?:il mio|la mia|il nostro|la nostra) (\p{L}+),? (?:il |la |lo |l['’])(\p{L}+)$/iu,
  pt: /^(?:(?:o|a) )?(?:meu|minha|nosso|nossa) (\p{L}+),? (?:o|a) (\p{L}+)$/iu,
  nl: /^(?:mijn|onze|ons) (\p{L}+),? de (\p{L}+)$/iu,
};

export function appositionOf({ mainTheme }: TypedWish): TranslatedWish {
  for (const [language, pattern] of Object.entries(APPOSITIONS)) {
    const [, who = '', role = ''] = pattern.exec(mainTheme?.trim() ?? '') ?? [];
    const [somebody, called] = [who, role].map((word) => (word === '' ? undefined : translate(word, language)));
    if (somebody && called && namesCreature(somebody) && isPersonNoun(called.split(' ').at(-1) ?? ''))
      return { mainTheme: `my ${somebody} the ${called}` };
  }
  return {};
}

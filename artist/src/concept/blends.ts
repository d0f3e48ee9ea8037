/** Made-up beasts of two words in one, as what they are made of: a sharkicorn, a catzilla, a pugasaurus. */
import { isEnglishWord } from '../author/english-words.ts';
import { ENGLISH } from '../pieces/vocabulary.ts';
import { isBeast } from './creatures.ts';

const BLENDS: readonly (readonly [ending: RegExp, meant: (beast: string) => string])[] = [
  [/[aeiou]?zilla$/, (beast) => `giant ${beast}`],
  [/[aeiou]?saurus$/, (beast) => `${beast} beside a dinosaur`],
  [/[aeiou]?corn$/, (beast) => `${beast} beside a unicorn`],
];

/** Of "pugasaurus" a pug, and of "pandacorn" a panda. */
function beastOf(word: string, ending: RegExp): string | undefined {
  const short = word.replace(ending, '');
  const vowel = word[short.length] ?? '';
  return [short, short + vowel].find((stem) => [...(ENGLISH.find([stem])?.pieces.keys() ?? [])].some(isBeast));
}

function unblend(word: string): string {
  if (isEnglishWord(word) || ENGLISH.find([word])) return word;
  for (const [ending, meant] of BLENDS) {
    const beast = ending.test(word) ? beastOf(word, ending) : undefined;
    if (beast !== undefined) return meant(beast);
  }
  return word;
}

/** A theme with such beasts as what they are made of, or nothing where there is none. */
export function withoutBlends(theme: string | null): { mainTheme?: string } {
  const meant = theme?.toLowerCase().replaceAll(/[a-z]+/g, unblend);
  return meant !== undefined && meant !== theme?.toLowerCase() ? { mainTheme: meant } : {};
}

/** The trait of a concept, as it was typed or chosen. */
import type { Concept } from '../concept/concept.ts';
import { tellsDeed } from '../translation/translate.ts';
import { isEnglish, phraseInEnglish } from './english-names.ts';
import { addSmallWords } from './missing-words.ts';
import type { Pronouns } from './pronouns.ts';
import { readChosenTrait, readTrait } from './read-trait.ts';
import { readableWord } from './readable-words.ts';
import { fact as factOf, type Trait } from './trait-forms.ts';

/** "always late": how somebody is rather than what they do, which begins alike. */
const STAYS_SO = /^(?:never|always|secretly) (?!\S+s(?: |$))/iu;

export function readTraitOf(
  { theme, body, trait, style }: Concept,
  { english, pronouns, asTyped }: { english: string | null; pronouns: Pronouns; asTyped: string },
): Trait | null {
  const word = readableWord(trait.word);
  const told = [theme.word, body.word, style.word, asTyped].map((text) => text.toLowerCase());
  if (trait.piece === null && told.some((text) => ` ${text} `.includes(` ${word.toLowerCase()} `))) return null;
  if (!trait.given) return readChosenTrait(word);
  const whole = phraseInEnglish(word);
  if (whole !== null) return readTraitOfOne(whole, pronouns);
  if (trait.english !== undefined && tellsDeed(trait.english) && !STAYS_SO.test(trait.english))
    return { kind: 'deed', does: ofOne(trait.english, pronouns) };
  return readTraitOfOne(english ?? (isEnglish(word) ? addSmallWords(word) : word), pronouns);
}

/** Whoever the words call "their" or "its" is the one that the lore calls "his" or "her". It rains by itself. */
const ofOne = (text: string, { they, their, themself }: Pronouns): string =>
  text
    .replaceAll(
      /\b(when|if|until) it(?= (?!(?:rains|snows|gets|hails|storms|is (?:dark|cold|hot|late|raining|snowing))\b))/giu,
      `$1 ${they}`,
    )
    .replaceAll(
      /\b(thinks|believes|says|claims|hopes|wishes|knows|pretends)( that)? (?!it (?:is|was) (?:(?:not|only|just|still|never|that|so|too|very|really|a bit|far|much) )*(?:hot|warm|cold|cool|chilly|freezing|windy|dark|raining|snowing|sunny|early|late|monday|friday|bedtime)\b)(?:it|he|she|they)(?= (?:is|was|has|can|could|were)\b)/giu,
      `$1$2 ${they}`,
    )
    .replaceAll(/\bof (\p{Ll}+) (?:everybody|everyone|all)$/giu, 'of every $1')
    .replaceAll(/\bits\b/giu, their)
    .replaceAll(/(?<!\band )\btheir\b/giu, their)
    .replaceAll(/\b(?:themsel(?:f|ves)|itself)\b/giu, themself);

function readTraitOfOne(words: string, pronouns: Pronouns): Trait {
  const adapt = (text: string): string => ofOne(text, pronouns);
  const trait = readTrait(adapt(words));
  if (trait.kind === 'deed') return { ...trait, does: adapt(trait.does) };
  if (trait.kind !== 'fact') return trait;
  return factOf(adapt(trait.fact).replace(/ (?:them|it)$/u, ` ${pronouns.them}`));
}

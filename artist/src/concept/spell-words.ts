/** Gives the words of a wish the capitals of names back, which a concept else has none of. */
import type { Wish } from '@chaos/shared/contract/characters';
import { spellNames } from '../author/proper-names.ts';
import { LEFT_HANGING } from '../author/tables/lexicon.ts';
import type { Concept } from './concept.ts';

/** The same concept as it reads inside a sentence: "elon musk" is Elon Musk, and no words end with a "the" that was cut. */
export function spellWords(concept: Concept, wish: Wish): Concept {
  const { theme, body, trait, style, props } = concept;
  return {
    ...concept,
    theme: { ...theme, word: spell(theme.word, theme.given ? wish.mainTheme : null) },
    body: { ...body, word: spell(body.word, body.given ? wish.bodyInfluence : null) },
    trait: { ...trait, word: spell(trait.word, trait.given ? wish.characteristicInfluence : null) },
    style: { ...style, word: spell(style.word, style.given && style.typed === undefined ? wish.style : null, style.isUnknown) },
    props: props.map((prop) => ({ ...prop, word: spell(prop.word, null) })),
  };
}

/** @param isQuoted the words stand between quotation marks, as they were typed. */
function spell(word: string, typed: string | null, isQuoted = false): string {
  const tokens = word.split(' ');
  const asTyped = (typed ?? word)
    .toWellFormed()
    .split(/[\p{Cc}\p{Cf}\p{Z}\s]+/u)
    .filter(Boolean);
  const cased = tokens.map((token, index) => (asTyped[index]?.toLowerCase() === token ? asTyped[index] : token));
  if (isQuoted) return cased.join(' ');
  return spellNames((asTyped.length > tokens.length ? dropHanging(cased) : cased).join(' '));
}

function dropHanging(tokens: readonly string[]): string[] {
  const last = tokens.findLastIndex((token) => !LEFT_HANGING.has(token.toLowerCase()));
  return last < 0 ? [...tokens] : tokens.slice(0, last + 1);
}

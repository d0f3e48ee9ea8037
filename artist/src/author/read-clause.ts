/** The clause behind a noun as what sets it apart. */
import type { NounPhrase } from './noun-phrases.ts';
import type { Pronouns } from './pronouns.ts';
import { readTrait } from './read-trait.ts';
import type { Trait } from './trait-forms.ts';

const HAS_ITS_DAY = /\b(?:yesterday|ago|last (?:night|week|month|year|summer|winter|spring|autumn|\p{L}+day)|in \d{4})$/iu;

/** "Sneezes and everyone looks at them": they are whoever sneezes, as nothing else is many. */
const LOOKED_AT =
  /^(\p{L}+(?: (?:in|at|on))?(?: (?:an?|the) \p{L}*[^\Ws])? (?:and|but) (?:everyone|everybody|nobody|no one|someone|somebody|(?:an?|the) \p{L}+) (?:\p{L}+ ){1,3})them\b/u;

/** "who only drinks espresso" is what sets it apart, where nothing else was asked for. */
export function readClause({ kind, bare }: NounPhrase, pronouns: Pronouns): Trait | null {
  const clause = kind === 'one' ? /^\S.*? (?:that|who|which) (?!is half )(.+)$/u.exec(bare)?.[1] : undefined;
  const trait =
    clause === undefined
      ? null
      : readTrait(
          clause
            .replaceAll(/\bits\b/giu, pronouns.their)
            .replaceAll(/\b(?:it|he|she)(?= (?:is|was|has)\b)/giu, pronouns.they)
            // "Forgets why they walked in".
            .replaceAll(
              /\b(why|what|where|who|which|how) they(?= (?:\p{L}+ed|came|went|put|left|said|met|had|lost)\b)/giu,
              `$1 ${pronouns.they}`,
            )
            .replace(LOOKED_AT, `$1${pronouns.them}`),
        );
  if (trait?.kind === 'oddity' && /^(?:is|was|has|can|cannot|can't|does|will) /u.test(clause ?? ''))
    return { kind: 'deed', does: clause ?? '' };
  // "became a vegetarian last week": what has its day is over.
  if (trait?.kind === 'deed' && /^has /u.test(trait.does) && HAS_ITS_DAY.test(clause ?? '') && !/^has /u.test(clause ?? ''))
    return { kind: 'deed', does: clause ?? '' };
  // "danced through the kitchen": it did, and is not so.
  if (
    trait?.does === `is ${clause}` &&
    /^\p{L}+ed (?:through|across|over|into|onto|out|away|up|down|off|around|past|on|in|at|under|behind|to|from)\b/u.test(
      clause ?? '',
    )
  )
    return { kind: 'deed', does: clause ?? '' };
  return trait?.kind === 'deed' || trait?.kind === 'quality' ? trait : null;
}

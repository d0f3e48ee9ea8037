/** Wishes in the shorthand of keyboards, as a sentence says them: "bee + monster truck", "shark vs lawnmower", "lost my phone", "no neck". */
import type { Concept, Idea } from '../concept/concept.ts';
import { withArticle } from './articles.ts';
import { lackOf } from './denials.ts';
import { isEnglish } from './english-names.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { readObjectClause } from './object-clauses.ts';
import { isAdjective, isVerbAt, lower, participleOf, splitWords } from './parts-of-speech.ts';
import type { Pronouns } from './pronouns.ts';
import { BODY_PARTS, PLAIN_VERBS } from './tables/lexicon.ts';
import { ONE_NOUN, readHalves, spellSigns } from './two-in-one.ts';

/** Two that are grown together. */
const CROSSES: readonly RegExp[] = [
  `${ONE_NOUN} ?(?:\\+|[×✕]) ?${ONE_NOUN}`,
  `${ONE_NOUN} x ${ONE_NOUN}`,
  `(?:an? )?(?:cross|crossbreed|hybrid|mix|mixture|crossover) (?:between|of) ${ONE_NOUN} and ${ONE_NOUN}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'));
const RIVALS = new RegExp(`^((?:(?:an?|the) )?)${ONE_NOUN} (?:vs\\.?|versus|against) ${ONE_NOUN}$`, 'iu');

const isThing = (words: string): boolean => {
  const { kind, head } = readNounPhrase(words);
  return /^(?:one|stuff|many)$/u.test(kind) && isEnglish(words) && !isAdjective(head);
};

/** @returns both halves of what was typed as one; null for anything else. */
function readCross(typed: string): readonly [string, string] | null {
  const crosses = CROSSES.flatMap((pattern) => {
    const [, first = '', second = ''] = pattern.exec(typed) ?? [];
    return first === '' ? [] : [[first, second] as const];
  });
  const halves = readHalves(typed);
  return [...crosses, ...(halves === null ? [] : [halves])].find((two) => two.every(isThing)) ?? null;
}

/** "cow & tractor"; a shark that fights a lawnmower is one. */
function spellShorthand(words: string): string {
  const [, article = '', first = '', second = ''] = RIVALS.exec(words) ?? [];
  if (first !== '' && isThing(first) && isThing(second)) return `${article}${first} at war with ${withArticle(second)}`;
  return spellSigns(words).replace(/^(?:an? )?couple of (?=\p{Ll}+s?e?$)/iu, 'pair of ');
}

/** Who has "lost my phone" has lost its own. */
function ofThemself(words: string, { them, their, themself }: Pronouns): string {
  const tokens = splitWords(words);
  const isDone = participleOf(tokens) !== null || isVerbAt(tokens, 0) || PLAIN_VERBS.has(lower(tokens[0]));
  if (
    tokens.length < 3 ||
    !isDone ||
    readObjectClause(words) !== null ||
    /^(?:make|draw|paint|give|show|tell|let|please)$/u.test(lower(tokens[0]))
  )
    return words;
  return words
    .replaceAll(/\bmyself\b/giu, themself)
    .replaceAll(/\bmy\b/giu, their)
    .replaceAll(/\bme$/giu, them);
}

/** "no neck", beside a giraffe. */
const tellMissing = (words: string): string => {
  const part = lower(lackOf(words) ?? undefined);
  return BODY_PARTS.has(part) ? `has no ${part}` : words;
};

/** The same wish in words that sentences can be made with. */
export function settleWords(concept: Concept, pronouns: Pronouns): Concept {
  const { theme, body, trait } = concept;
  const settle = (idea: Idea): Idea =>
    idea.given && idea.english === undefined ? { ...idea, word: ofThemself(spellShorthand(idea.word), pronouns) } : idea;
  const halves =
    theme.given && !body.given && [theme, body].every(({ english }) => english === undefined) ? readCross(theme.word) : null;
  if (halves !== null) {
    const [first, second] = halves;
    return { ...concept, theme: { ...theme, word: first }, body: { ...body, word: second, given: true } };
  }
  const beside = (idea: Idea): Idea => (theme.given && body.given ? { ...idea, word: tellMissing(idea.word) } : idea);
  return {
    ...concept,
    theme: beside(settle(theme)),
    body: beside(settle(body)),
    trait: { ...trait, word: settle(trait).word },
  };
}

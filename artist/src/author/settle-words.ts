/** Wishes in the shorthand of keyboards, as a sentence says them: "bee + monster truck", "shark vs lawnmower", "lost my phone", "no neck". */
import type { Concept, Idea } from '../concept/concept.ts';
import { withArticle } from './articles.ts';
import { isEnglish } from './english-names.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { isAdjective, isVerbAt, lower, participleOf, splitWords } from './parts-of-speech.ts';
import type { Pronouns } from './pronouns.ts';
import { BODY_PARTS, PLAIN_VERBS } from './tables/lexicon.ts';

const ONE = /(?:(?:an?|the) )?(\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?)/u.source;
/** Two that are grown together. */
const CROSSES: readonly RegExp[] = [
  `${ONE} ?(?:\\+|[×✕]) ?${ONE}`,
  `${ONE} x ${ONE}`,
  `half[ -]${ONE},?(?: and)? half[ -]${ONE}`,
  `(?:an? )?(?:cross|crossbreed|hybrid|mix|mixture|crossover) (?:between|of) ${ONE} and ${ONE}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'));
const RIVALS = new RegExp(`^((?:(?:an?|the) )?)${ONE} (?:vs\\.?|versus|against) ${ONE}$`, 'iu');

const isThing = (words: string): boolean => {
  const { kind, head } = readNounPhrase(words);
  return /^(?:one|stuff|many)$/u.test(kind) && isEnglish(words) && !isAdjective(head);
};

/** @returns both halves of what was typed as one; null for anything else. */
function readCross(typed: string): readonly [string, string] | null {
  for (const pattern of CROSSES) {
    const [, first = '', second = ''] = pattern.exec(typed) ?? [];
    if (first !== '' && isThing(first) && isThing(second)) return [first, second];
  }
  return null;
}

/** "cow & tractor"; a shark that fights a lawnmower is one. */
function spellSigns(words: string): string {
  const [, article = '', first = '', second = ''] = RIVALS.exec(words) ?? [];
  if (first !== '' && isThing(first) && isThing(second)) return `${article}${first} at war with ${withArticle(second)}`;
  return words.replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ').replace(/^(?:an? )?couple of (?=\p{Ll}+s?e?$)/iu, 'pair of ');
}

/** Who has "lost my phone" has lost its own. */
function ofThemself(words: string, { them, their, themself }: Pronouns): string {
  const tokens = splitWords(words);
  const isDone = participleOf(tokens) !== null || isVerbAt(tokens, 0) || PLAIN_VERBS.has(lower(tokens[0]));
  if (tokens.length < 3 || !isDone || /^(?:make|draw|paint|give|show|tell|let|please)$/u.test(lower(tokens[0]))) return words;
  return words
    .replaceAll(/\bmyself\b/giu, themself)
    .replaceAll(/\bmy\b/giu, their)
    .replaceAll(/\bme$/giu, them);
}

const NO_PART = /^(?:no|without) (\p{Ll}+)$/iu;
/** "no neck", beside a giraffe. */
const tellMissing = (words: string): string => {
  const part = lower(NO_PART.exec(words)?.[1]);
  return BODY_PARTS.has(part) ? `has no ${part}` : words;
};

/** The same wish in words that sentences can be made with. */
export function settleWords(concept: Concept, pronouns: Pronouns): Concept {
  const { theme, body, trait } = concept;
  const settle = (idea: Idea): Idea =>
    idea.given && idea.english === undefined ? { ...idea, word: ofThemself(spellSigns(idea.word), pronouns) } : idea;
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

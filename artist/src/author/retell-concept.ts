/** Sentences and shorthand of a wish, told as who does what. */
import type { Concept, Idea } from '../concept/concept.ts';
import { splitWords } from '../pieces/split-words.ts';
import { tellClauses } from './clauses-in-haste.ts';
import { isEnglish } from './english-names.ts';
import { addSmallWords, endGerunds } from './missing-words.ts';
import { momentsOf } from './moments.ts';
import { joinObjectClause } from './object-clauses.ts';
import { hyphenate } from './one-thing.ts';
import { retellText } from './pasted-text.ts';
import { tellMoment, tellPlainSentence, tellSentence, tellWhen, withoutLead } from './plain-sentences.ts';
import type { Pronouns } from './pronouns.ts';
import { readSubject } from './read-subject.ts';
import { readableWord } from './readable-words.ts';
import { tellAfter, withoutAfter } from './said-after.ts';
import { settleWords } from './settle-words.ts';
import { tellPair } from './tell-pair.ts';
import type { Trait } from './trait-forms.ts';
import { spellSigns } from './two-in-one.ts';

export interface Retold {
  /** As it was typed, with its words settled. */
  typed: Concept;
  concept: Concept;
  /** What the wish goes on to say behind its first sentence. */
  after: Trait | null;
  /** True: the theme was a sentence, and is told as a deed. */
  isTold: boolean;
}

export function retellConcept(asTyped: Concept, pronouns: Pronouns): Retold {
  const typed = settleWords(asTyped, pronouns);
  const { theme, after } = tellTheme(typed.theme, pronouns);
  // A whole sentence may stand for both.
  const isBoth = after !== null && !typed.body.given && isSaidAgain(typed);
  const concept = {
    ...typed,
    theme: asDeed(theme, typed.body),
    body: isBoth ? { ...typed.body, word: theme.word } : told(typed.body),
    trait: inFull(typed.trait),
  };
  return { typed, concept, after, isTold: theme.word !== typed.theme.word };
}

/** "Squirrel playin tennis" is English, whatever else was made of it. */
function inFull<Read extends { word: string; english?: string }>(idea: Read): Read {
  const { english: _, ...typed } = idea;
  const joined = joinObjectClause(hyphenate(idea.word));
  if (joined !== idea.word) return { ...typed, word: joined } as Read;
  const clear = tellClauses(endGerunds(idea.word));
  const retold = endGerunds(spellSigns(retellText(clear)));
  const word = isEnglish(retold) ? tellPair(retold) : retold;
  // Of "figma intern crying" the first word alone is nobody's English.
  if (word === idea.word && idea.english !== undefined) return { ...idea, english: retellText(idea.english) };
  if (word === idea.word || !(isEnglish(word) || clear !== endGerunds(idea.word))) return idea;
  return { ...typed, word } as Read;
}

/** A sentence that would only be quoted is told as who does what, where that can be read of it. */
function told<Read extends Idea>(typed: Read): Read {
  const idea = inFull(isTypedInEnglish(typed) ? { ...typed, word: withoutLead(typed.word) } : typed);
  if (!isTypedInEnglish(idea)) return idea;
  const isQuoted = readSubject(addSmallWords(readableWord(idea.word))).kind === 'said';
  const words = isQuoted ? (tellMoment(idea.word) ?? tellSentence(idea.word)) : tellPlainSentence(idea.word);
  return words === null || readSubject(words).kind === 'said' ? idea : { ...idea, word: words };
}

const isSaidAgain = ({ theme, body }: Concept): boolean => theme.word.toLowerCase() === body.word.toLowerCase();

/** Who the first sentence of a wish is about, and what the second one goes on to say, where it is told apart. */
function tellTheme(theme: Idea, pronouns: Pronouns): { theme: Idea; after: Trait | null } {
  const whole = told(theme);
  if (theme.after === undefined) return { theme: whole, after: null };
  const isQuoted = ({ word }: Idea): boolean => readSubject(addSmallWords(readableWord(word))).kind === 'said';
  const isText = /[.!]/u.test(whole.word);
  const before = withoutAfter(theme);
  const when = momentsOf(theme.word).length > 0 ? null : tellWhen(before.word);
  const alone = when === null ? told(before) : { ...before, word: when };
  const first = isQuoted(alone) && !isQuoted(whole) && !isText ? whole : alone;
  // "A dog that ate the cake and is now getting married" is told of in one.
  const isOfSame = /^(?:he|she|it|they|i) /iu.test(theme.after);
  const isToldAtOnce =
    !isQuoted(whole) && !isText && isOfSame && whole.word.endsWith(splitWords(theme.after).at(-1) ?? '') && first !== whole;
  const after = isQuoted(first) || isToldAtOnce ? null : tellAfter(withoutAfter(theme), first.word, pronouns);
  return after === null ? { theme: whole, after } : { theme: first, after };
}

/** A brother who “steals the aux cord” is English, whatever an aux is elsewhere. */
const isTypedInEnglish = ({ given, english, word }: Idea): boolean =>
  given && english === undefined && (isEnglish(word) || / (?:who|that) \S+ (?:\S+ )?the /iu.test(word));

/** Beside a hamster that was asked for it is the hamster who ate the cake, and no person besides. */
function asDeed<Read extends Idea>(theme: Read, body: Idea): Read {
  const deed = body.given ? /^a person who (.+)$/u.exec(theme.word)?.[1] : undefined;
  return deed === undefined || readSubject(deed).deed === undefined ? theme : { ...theme, word: deed };
}

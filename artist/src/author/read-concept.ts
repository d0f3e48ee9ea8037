/** The words of a concept, read: who it is about, what sets them apart, and whether they are one or two. */
import type { Concept } from '../concept/concept.ts';
import { type ConceptNouns, readNouns } from './concept-nouns.ts';
import { readTraitOf } from './concept-trait.ts';
import { nameInEnglish, traitInEnglish } from './english-names.ts';
import { facetsOfNoun } from './facets.ts';
import { momentsOf } from './moments.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Pronouns } from './pronouns.ts';
import { findOneThing, names, tellDoer } from './protagonist.ts';
import { readClause } from './read-clause.ts';
import { readableWords } from './readable-words.ts';
import { type Retold, retellConcept } from './retell-concept.ts';
import type { Moment } from './tables/side-class.ts';
import type { Trait } from './trait-forms.ts';

export interface ReadConcept extends ConceptNouns {
  asTyped: Concept;
  concept: Concept;
  english: { theme: string | null; body: string | null; trait: string | null };
  after: Trait | null;
  /** The clause behind the noun, where no trait was asked for. */
  clause: Trait | null;
  trait: Trait | null;
  /** How many of theme and body are quoted. */
  said: 0 | 1 | 2;
  /** All that was asked for of theme and body, in lower case; null where nothing was. */
  asked: string | null;
  /** The one of theme and body that was asked for, where the other was not. */
  asOne: NounPhrase | null;
  /** Who lives the story alone, without halves. */
  alone: NounPhrase | null;
  /** True: that is whoever does what the theme says. */
  isDoer: boolean;
  /** True: it is about a feast, a strike, or whatever else takes place. */
  isEvent: boolean;
  /** What everybody knows who has lived it. */
  moments: readonly Moment[];
  /** True: a sentence, told as what somebody did. */
  isTold: boolean;
}

export function readConcept(asTyped: Concept, pronouns: Pronouns): ReadConcept {
  const retold = retellConcept(asTyped, pronouns);
  const { concept, typed, after } = retold;
  const english = {
    theme: nameInEnglish(concept.theme),
    body: nameInEnglish(concept.body),
    trait: traitInEnglish(concept.trait),
  };
  const nouns = readNouns(concept, english);
  const said = countSaid(nouns);
  const asked = readAsked(concept);
  return {
    ...nouns,
    ...readTraits(retold, nouns, { english: english.trait, pronouns }),
    ...findAlone(concept, nouns, { said, asked }),
    asTyped,
    concept,
    english,
    after,
    said,
    asked,
    isEvent: nouns.topic?.values.an_event !== undefined,
    moments: typed.theme.given ? momentsOf(typed.theme.word) : [],
    isTold: retold.isTold && said === 0,
  };
}

const countSaid = ({ theme, body }: ConceptNouns): ReadConcept['said'] => {
  const isSaid = ({ kind }: NounPhrase): boolean => kind === 'said';
  return isSaid(theme) && isSaid(body) ? 2 : isSaid(theme) || isSaid(body) ? 1 : 0;
};

function readAsked({ theme, body }: Concept): string | null {
  const given = [theme, body].filter((idea) => idea.given);
  if (given.length === 0) return null;
  return given
    .map((idea) => nameInEnglish(idea) ?? readableWords(idea.word))
    .join(' ')
    .toLowerCase();
}

function readTraits(
  { concept, typed, after }: Retold,
  { theme, body }: ConceptNouns,
  { english, pronouns }: { english: string | null; pronouns: Pronouns },
): Pick<ReadConcept, 'clause' | 'trait'> {
  const clause = concept.trait.given ? null : readClause(theme, pronouns);
  const trait = after ?? clause ?? readTraitOf(concept, { english, pronouns, asTyped: typed.theme.word });
  // Of what is half bullfighter it need not be said that it is one.
  const isHalf = [theme, body].some(({ indefinite }) => trait?.does === `is ${indefinite}`);
  return { clause, trait: isHalf ? null : trait };
}

function findAlone(
  concept: Concept,
  { theme, body, topic, isThing }: ConceptNouns,
  { said, asked }: { said: number; asked: string | null },
): Pick<ReadConcept, 'alone' | 'asOne' | 'isDoer'> {
  const isThemeAlone = concept.theme.given && !concept.body.given;
  // What stands in the picture by chance has no part in what can be told of the one that was asked for.
  const asOne = isThemeAlone ? theme : concept.body.given && !concept.theme.given ? body : null;
  if (topic?.values.deed !== undefined) return { alone: tellDoer(theme, body), asOne, isDoer: true };
  if (said > 0 || topic !== null) return { alone: null, asOne, isDoer: false };
  const isAsked =
    asOne !== null &&
    (asOne.kind === 'one' || isThing) &&
    facetsOfNoun(asOne, asked).some(({ events = [] }) => events.length > 0);
  // The forklift of "a hamster who drives a forklift" is no other half of it.
  const isNamedWithin = isThemeAlone && theme.kind !== 'name' && names(theme, body);
  const alone = findOneThing(theme, body) ?? (isNamedWithin ? theme : isAsked ? asOne : null);
  return { alone, asOne, isDoer: false };
}

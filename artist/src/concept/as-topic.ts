/** Who is known by what belongs to them: a surfer, a Monday. */

import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isCreature } from './creatures.ts';
import { findPair } from './find-pair.ts';
import { type HeardTheme, hearTheme } from './hear-wish.ts';
import { NAMED } from './heard.ts';
import { inClothesOf, withHero, withoutDeed, withoutWords } from './heroes-of-topic.ts';
import { PLACES_OF_STYLES } from './places-of-styles.ts';
import { readWish, textOf } from './read-wish.ts';
import type { SaidTheme } from './said-theme.ts';
import { withChildren, withoutBand, withoutOwner, withoutPlane } from './things-of-topic.ts';
import { type HeardTopic, hearTopic, hearWho, isAgainst, withDeed, withSecond } from './topics.ts';
import { onWheels, WAITING } from './what-is-ridden.ts';

/** Known by what belongs to it: a surfer, a Monday. */
export function asTopic(theme: SaidTheme): AskedTheme | undefined {
  const { reading, said } = theme;
  const isSomebody = isAgainst(said) && hearTheme(reading).subjects.some(({ piece }) => isPerson(piece));
  const topic = hearWho(said) ?? (isSomebody ? undefined : hearTopic(said));
  if (!topic || isCalledBy(hearTheme(reading), topic)) return undefined;
  return aboutTopic(theme, topic);
}

function aboutTopic({ word, text, reading, said }: SaidTheme, called: HeardTopic): AskedTheme {
  const { heard: named, topic } = inClothesOf(hearTheme(reading), called, said);
  const heard = withoutDeed(withHero(withoutWords(named, topic), topic, said), said);
  const own = withoutOwner(withoutPlane(withDeed(topic, said), heard), heard, text);
  const whole = withoutBand(withChildren(withSecond(own, said), said), said);
  const unanswered = heard.unanswered.filter((said) => !whole.words.includes(said));
  // The sea in winter is a sea, seen from its shore.
  const isSomewhere = SEASONS.has(topic.id) && PLACES_OF_STYLES.some(([, words]) => words.test(unanswered.join(' ')));
  // It takes two.
  const count = KISS.test(said) ? Math.max(2, heard.count) : heard.count;
  const told = {
    word,
    ...heard,
    count,
    unanswered,
    topic: isSomewhere ? { ...whole, place: said.replace(/\b(?:sea|ocean)\b/u, 'beach') } : whole,
  };
  // Beside a bus nobody drives it, nor does who waits for it.
  return findPair(text)?.isDriven === false || WAITING.test(said) ? told : onWheels(told);
}

/** A name with a slip in it, like "Elon Mosk", may be words of another language, but no sentence is, and nobody who is called by what they are like. */
export function asTypedTopic({ word, typed, english, reading }: SaidTheme): AskedTheme | undefined {
  if (english === undefined || / (?:who|that|which) | (?:person|woman)$/.test(english)) return undefined;
  const asTyped = readWish(typed);
  const topic = hearTopic(textOf(asTyped));
  if (!topic) return undefined;
  const heard = hearTheme(reading);
  const typedOnes = withHero(withoutWords(hearTheme(asTyped), topic), topic, typed);
  // A Kaffeetasse is a cup, whatever it is about.
  const isThing = typedOnes.subjects.length === 0 && heard.unanswered.length === 0;
  return { word, ...(isThing ? { ...typedOnes, subjects: heard.subjects } : typedOnes), topic };
}

/** A vacuum cleaner is nobody who cleans. */
const isCalledBy = ({ subjects, traits }: HeardTheme, { words }: HeardTopic): boolean =>
  [...subjects, ...traits].some(({ said, piece, score }) => {
    const named = splitWords(said);
    return (
      score >= NAMED &&
      !isCreature(piece) &&
      findPiece('body', piece) !== undefined &&
      words.length === 1 &&
      named.length > 1 &&
      named.at(-1) === words[0]
    );
  });

/** One that is death's, Judas's or for the cook takes no second. */
const KISS = /(?<!\p{L}|judas )(?:kiss(?:ing|es)?(?! (?:booth|of|the)(?!\p{L}))|kuss|beso|baiser|bacio)(?!\p{L})|キス/iu;

const SEASONS: ReadonlySet<string> = new Set(['winter', 'summer', 'autumn', 'spring']);

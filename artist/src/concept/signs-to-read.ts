/** What of a wish no picture shows, and is to be read. */
import type { Wish } from '@chaos/shared/contract/characters';
import { canBeSet } from '../lettering/fonts.ts';
import { findKin } from '../pieces/kin.ts';
import { isPerson } from '../pieces/people.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedWish } from './ask-wish.ts';
import { partsNamedBy } from './body-parts.ts';
import type { Figure } from './conceive-figure.ts';
import type { Place } from './conceive-place.ts';
import { saysName } from './conceive-style.ts';
import { type Idea, lettersOf } from './concept.ts';
import { hearUnseenParts } from './hear-build.ts';
import { OF_COSTUME } from './hear-costume.ts';
import { hearMissing } from './hear-negation.ts';
import type { Outfit } from './hear-outfit.ts';
import { hearWhen } from './hear-when.ts';
import type { Heard } from './heard.ts';
import { nameAmongOthers } from './known-names.ts';
import { nameToRead } from './names-to-read.ts';
import type { HeardTopic } from './topics.ts';
import type { Understood } from './understand-wish.ts';
import { unknownBesides } from './unknown-besides.ts';
import { hearSaid } from './words-said.ts';

interface Given {
  figure: Figure;
  outfit: Outfit;
  place: Place;
  /** The name of an idea, which is read by itself. */
  ofIdea: string | null;
}

export interface Signs {
  words: readonly string[];
  /** Is it told by what somebody looks like, or by the hour? */
  isSeen: (word: string) => boolean;
}

export function signsToRead(
  { wish, said }: Understood,
  asked: AskedWish,
  { figure, outfit, place: { style, land }, ofIdea }: Given,
): Signs {
  const { theme, body } = figure;
  const topic = asked.theme?.topic;
  const missing = missingFrom(wish, theme);
  const isSeen = seenBy({ figure, topic, said, missing });
  const spoken = hearSaid(said);
  const unread = ofIdea === null && asked.theme ? (nameToRead(asked.theme, said) ?? nameAmongOthers(asked.theme.topic)) : null;
  const unknown = unknownBesides(asked, land, isSeen);
  const isUnknownRead = [unread, spoken].some((one) => one?.includes(unknown ?? ''));
  const ofTrait = asked.trait?.letters ?? '';
  const words = [
    spoken,
    unread,
    missing !== null && isReadOrRefused(missing, theme, asked) ? null : missing,
    missing === null ? asked.refused : null,
    ...hearUnseenParts(wish).filter((part) => !ofTrait.includes(part)),
    ...namesOfKin(heardIn(asked, outfit), [theme.piece, body.piece, outfit.named[0]?.piece]).filter(
      (name) => !isOfTopic(name, topic),
    ),
    // Whoever is made of what the theme names says what else was asked for.
    asked.mixture && asked.body && !asked.body.isLooks ? asked.body.word : null,
    ...[land ?? null, isUnknownRead ? null : unknown].map((word) => unsaidBy(style.backdrop, word)),
    style.isUnknown && !saysName(style.backdrop) ? style.word : (style.unseen ?? null),
  ];
  return { words: words.filter((word): word is string => word !== null && canBeSet(word)), isSeen };
}

const LIMBS = /^(?:legs|arms)$/;

/** A person without legs is drawn so. */
function missingFrom(wish: Wish, theme: Idea): string | null {
  const missing = hearMissing(wish);
  const isOfLimb = (word: string) => partsNamedBy(word.replace(/less$/u, '')).some((part) => LIMBS.test(part));
  return isPerson(theme.piece ?? '') && (missing ?? '').split(' ').some(isOfLimb) ? null : missing;
}

function isReadOrRefused(missing: string, theme: Idea, { trait }: AskedWish): boolean {
  const isRefused = trait?.findings.some(({ at, said }) => at === 'refused' && missing.includes(said)) ?? false;
  return isRefused || [lettersOf(theme), trait?.letters ?? ''].some((read) => read.includes(missing));
}

function seenBy({
  figure,
  topic,
  said,
  missing,
}: {
  figure: Figure;
  topic: HeardTopic | undefined;
  said: string;
  missing: string | null;
}): (word: string) => boolean {
  const when = splitWords(hearWhen(said, topic));
  const ofMissing = splitWords(missing ?? '');
  const isInCostume = figure.isInCostume || (topic?.wears.length ?? 0) > 0;
  return (word) =>
    figure.heroBuild.isSaid(word) ||
    (isInCostume && OF_COSTUME.test(word)) ||
    when.includes(word) ||
    ofMissing.some((one) => word.startsWith(one));
}

const heardIn = ({ theme, body, trait }: AskedWish, { ofTheme }: Outfit): Heard[] => [
  ...(theme ? [...theme.subjects, ...theme.others, ...theme.feltFor] : []),
  ...(body?.findings ?? []),
  ...(trait?.findings ?? []).filter(({ at }) => at !== 'nowhere'),
  ...ofTheme,
];

/** What is seen by all that belongs to it needs no sign. */
const isOfTopic = (name: string, topic: HeardTopic | undefined): boolean =>
  topic !== undefined && splitWords(name).every((word) => topic.words.includes(word));

/** The names of what is seen by its nearest kin, and would be taken for that. */
const namesOfKin = (heard: readonly Heard[], shown: readonly (string | null | undefined)[]): string[] => [
  ...new Set(heard.filter(({ piece }) => findKin(piece)?.isPlain === false && shown.includes(piece)).map(({ said }) => said)),
];

/** What a sign in the place says is not to be read twice. */
const unsaidBy = (backdrop: string, word: string | null): string | null =>
  word !== null && backdrop.split(' =')[1]?.includes(word) ? null : word;

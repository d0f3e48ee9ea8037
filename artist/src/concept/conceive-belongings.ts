/** What somebody wears and holds, and what stands around them, with the words that are to be read there. */
import { BOARDS } from '../lettering/carriers.ts';
import type { AskedWish } from './ask-wish.ts';
import type { Choice } from './choose-by-chance.ts';
import type { Figure } from './conceive-figure.ts';
import { boardsFor, lettered, letteredProp } from './conceive-letters.ts';
import type { Place } from './conceive-place.ts';
import { conceiveProps, PROPS_MAX } from './conceive-props.ts';
import { chooseAlso, conceiveTrait } from './conceive-trait.ts';
import { type Concept, type Idea, lettersOf, lookOf } from './concept.ts';
import { hearNumber } from './hear-number.ts';
import type { Outfit } from './hear-outfit.ts';
import { ENOUGH, findingOf, type Heard } from './heard.ts';
import { missedWord } from './missed-word.ts';
import { ideaToRead } from './names-to-read.ts';
import { type Signs, signsToRead } from './signs-to-read.ts';
import type { Understood } from './understand-wish.ts';

/** Nobody of a company is half of anything by chance. */
export type Role = 'alone' | 'first' | 'beside';

interface Given {
  figure: Figure;
  outfit: Outfit;
  place: Place;
  rides: string | undefined;
  choice: Choice;
  role: Role;
}

export function conceiveBelongings(
  read: Understood,
  asked: AskedWish,
  given: Given,
): Pick<Concept, 'trait' | 'props'> & { also: readonly Idea[] } {
  const { figure, outfit, rides, choice } = given;
  const { theme, body, spare } = figure;
  const topic = asked.theme?.topic;
  const [first] = outfit.named;
  // Whoever names anything gets that, and nothing besides.
  const isFree = asked.theme === null && asked.body === null && asked.trait === null && asked.refused === null;
  const ofIdea = ideaToRead(asked.theme, read.said);
  const signs = signsToRead(read, asked, { ...given, ofIdea });
  // The name of an idea is carried, and what stands for it is beside it.
  const carried = ofIdea !== null && asked.trait === null ? lettered(ofIdea, BOARDS, choice.chance) : undefined;
  const isHandFree = asked.trait === null && first === undefined && carried === undefined;
  const [onBoard] = isHandFree ? signs.words : [];
  const trait =
    carried ??
    (onBoard === undefined
      ? conceiveTrait(asked.trait, first, { choice, wearers: [theme, body], isFree, isWithMore: isWithMore(asked, given) })
      : lettered(onBoard, boardsFor(onBoard), choice.chance));
  // What a trait that can only be read leaves unseen is worn all the same.
  const isPutDown = ({ piece }: Heard) => carried !== undefined && (topic?.holds.includes(piece) ?? false);
  const traits = outfit.named.slice(trait.piece === null ? 0 : 1).filter((one) => !isPutDown(one));
  const also = chooseAlso(traits, [theme, body, trait]);
  const putDown = outfit.named.filter(isPutDown);
  const props = conceiveProps([...(asked.theme?.feltFor ?? []), ...putDown, ...spare, ...aroundOf(asked), ...traits], {
    used: new Set([...[theme, body, trait, ...also].map(lookOf), rides ?? '']),
    trait,
    isAsked: trait.given || first?.piece === trait.piece,
    body,
    choice,
    isFree,
  });
  const ofTopic = carried === undefined && ofIdea !== null ? [ofIdea] : [];
  const ofWords = isHandFree ? signs.words.slice(1) : signs.words;
  const standing = [...ofTopic, ...ofWords, ...numberUnread(read, asked, { idea: figure.idea, signs })];
  const seen = [theme, body, trait, ...also, ...props];
  const missed = standing.length === 0 ? missedIn(read, asked, { ...given, signs, seen }) : null;
  const onSigns = missed === null ? standing : [missed];
  return { trait, also, props: [...onSigns.map((word) => letteredProp(word, choice.chance)), ...props].slice(0, PROPS_MAX) };
}

const aroundOf = ({ theme }: AskedWish): Heard[] => (theme?.topic?.around ?? []).map(findingOf);

/** Who is seen with somebody or something else, or somewhere, needs no hat that nobody asked for. */
const isWithMore = (asked: AskedWish, { figure: { theme, body, spare, isInOneCoat }, rides, role }: Given): boolean =>
  role !== 'alone' ||
  isInOneCoat ||
  rides !== undefined ||
  (theme.given && body.given && lookOf(theme) !== lookOf(body)) ||
  (asked.theme?.place ?? null) !== null ||
  [...spare, ...aroundOf(asked), ...(asked.theme?.feltFor ?? [])].some(({ score }) => score >= ENOUGH);

/** A number that is asked for is to be read somewhere. */
function numberUnread({ meant }: Understood, asked: AskedWish, { idea, signs }: { idea: Idea; signs: Signs }): string[] {
  const number = hearNumber(meant.mainTheme ?? '') ?? hearNumber(meant.characteristicInfluence ?? '');
  if (number === undefined) return [];
  const isRead = [lettersOf(idea), asked.trait?.letters ?? '', ...signs.words].some((word) => word.includes(number));
  return isRead ? [] : [number];
}

/** A word of the theme of which nothing is seen, where there is nothing else to be read. */
function missedIn(
  { said }: Understood,
  asked: AskedWish,
  { role, place: { style, asked: place }, rides, signs, seen }: Given & { signs: Signs; seen: readonly Idea[] },
): string | null {
  if (role !== 'alone' || asked.theme === null || seen.some(({ piece }) => piece === null)) return null;
  const isTold = (word: string) =>
    signs.isSeen(word) || [style.backdrop, style.word, place ?? ''].some((one) => one.includes(word));
  return missedWord(asked.theme, said, { shown: new Set([...seen.map(lookOf), rides ?? '']), isSeen: isTold });
}

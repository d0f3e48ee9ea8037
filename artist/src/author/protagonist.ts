/** Who lives the story that is told of a theme and a body, where they are not two halves of one. */
import { singularOf } from '../translation/plural.ts';
import { withArticle } from './articles.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { MANNERS } from './read-subject.ts';
import { relativeOf } from './relative-words.ts';
import { NOTIONS } from './tables/topics-by-class.ts';
import { readTopic, type Topic } from './topic.ts';

/**
 * Of theme and body the one that lives the story, and what it is about: a cat that fishes, whether "cat" or "fishing" was said
 * first. Where both are halves of it, and where somebody's words are quoted, it is about nothing else.
 */
export function findHero(theme: NounPhrase, body: NounPhrase): { theme: NounPhrase; body: NounPhrase; topic: Topic | null } {
  const [ofTheme, ofBody] = [theme, body].map(readTopic);
  if (theme.kind === 'said' || body.kind === 'said' || (!ofTheme && !ofBody)) return { theme, body, topic: null };
  if (ofTheme) return { theme, body: asHero(body), topic: ofTheme };
  // A pile of spaghetti may be half of anything.
  if (!ofBody || (!('doing' in ofBody.values) && ofBody.own !== NOTIONS && (body.kind === 'stuff' || body.kind === 'many')))
    return { theme, body, topic: null };
  return { theme: body, body: theme, topic: ofBody };
}

type Hero = ReturnType<typeof findHero>;

/**
 * Where both are the same, nobody hears of a tax return twice: what there is one of lives the story alone, and of an idea a
 * creature does.
 */
export function findHeroOfOne(hero: Hero): Hero {
  const { theme, body, topic } = hero;
  if (topic === null || theme.deed !== undefined) return hero;
  if (isOfSame(theme, body)) return { theme, body: theme, topic: null };
  if (theme.bare !== body.bare || theme.kind === 'name') return hero;
  if (theme.kind !== 'idea') return { ...hero, topic: null };
  return { ...hero, body: { ...body, indefinite: 'a creature', object: 'a creature' } };
}

/** Three blind mice are no mouse that three blind mice happen to, and a piece of cheese that stinks is full of nothing else. */
const isOfSame = (theme: NounPhrase, body: NounPhrase): boolean =>
  theme.bare !== body.bare &&
  ((/^my /u.test(theme.bare) && /^my /u.test(body.bare) && theme.kind === 'many') ||
    (theme.kind === 'many' && singularOf(theme.head) === body.head) ||
    (theme.kind === 'stuff' && theme.short === body.bare) ||
    (/^(?:many|stuff)$/u.test(theme.kind) && theme.short.toLowerCase().endsWith(` ${body.bare.toLowerCase()}`)));

/** Somebody has to live it: "a creature made of love", "a pair of swans". */
function asHero(noun: NounPhrase): NounPhrase {
  if (noun.kind === 'idea' || noun.deed !== undefined) {
    const telling = noun.deed === undefined ? `made of ${noun.bare}` : `that ${noun.deed}`;
    const a = `a creature ${telling}`;
    return {
      ...noun,
      kind: 'one',
      short: 'creature',
      unit: 'creature',
      indefinite: a,
      object: a,
      definite: 'the creature',
      again: 'the creature',
    };
  }
  // "2 Fast 2 Furious" counts nothing.
  if (noun.kind === 'name') return noun;
  const [, count = '', rest = ''] = /^(two|2|three|3|four|4) (.+)$/iu.exec(noun.bare) ?? [];
  const group = /^(?:two|2)$/iu.test(count) ? 'pair' : /^(?:three|3)$/iu.test(count) ? 'trio' : 'quartet';
  if (rest === '') return noun;
  const unit = `${group} of ${rest}`;
  return { ...noun, indefinite: `a ${unit}`, again: `the ${unit}`, definite: `the ${unit}`, unit, short: rest };
}

/** A pair of swans is two. */
export const promiseOfNoun = ({ bare, deed }: NounPhrase): string =>
  (deed ?? bare).replace(/^(?:two|three|four|[234]) (?=\S)/iu, '');

/** "a platypus that hates Mondays", "a sleepy cat". */
export function tellDoer(theme: NounPhrase, body: NounPhrase): NounPhrase {
  const being = /^is (.+)$/u.exec(theme.deed ?? '')?.[1] ?? '';
  const quality = /^\S+$/u.test(being) || MANNERS.test(being) ? being : undefined;
  const isNamed = body.kind === 'name' && body.indefinite === body.short;
  const does = `${relativeOf(body)} ${theme.deed}`;
  if (quality === undefined || isNamed)
    return {
      ...body,
      bare: `${body.bare} ${does}`,
      indefinite: `${body.indefinite} ${does}`,
      unit: `${body.unit} ${does}`,
    };
  const bare = `${quality} ${body.bare}`;
  const whole = body.kind === 'one' ? bare : `${quality} ${body.unit}`;
  return { ...body, bare, indefinite: withArticle(whole), unit: `${quality} ${body.unit}` };
}

/** The whole of it, where one of them names the other with more words: "a cat who hates Mondays" and "a cat". */
export function findOneThing(theme: NounPhrase, body: NounPhrase): NounPhrase | null {
  const [first, second] = [theme, body].map(({ bare }) => ` ${bare.toLowerCase()} `);
  if (first === undefined || second === undefined || theme.head !== body.head) return null;
  return first.includes(second) ? theme : second.includes(first) ? body : null;
}

/** Does the one speak of all that the other is: "umbrella bat" of an umbrella? */
export function names(whole: NounPhrase, part: NounPhrase): boolean {
  const words = [whole.bare, whole.deed ?? ''].join(' ').toLowerCase();
  return ` ${words} `.includes(` ${part.bare.toLowerCase()} `);
}

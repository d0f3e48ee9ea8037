/** What of all that belongs to a topic belongs to whom a theme is about. */
import { isBeast } from './creatures.ts';
import type { HeardTheme } from './hear-wish.ts';
import { numberOf } from './read-wish.ts';
import type { HeardTopic } from './topics.ts';

/** Whoever plays something holds that, and is no rock band. */
export function withoutBand(topic: HeardTopic, said: string): HeardTopic {
  if (!MUSICIAN.test(said)) return topic;
  const isTheirs = (piece: string) => !BAND.has(piece);
  return { ...topic, holds: topic.holds.filter(isTheirs), around: topic.around.filter(isTheirs) };
}

/** A microphone, a guitar, a speaker, raised hands. */
const BAND: ReadonlySet<string> = new Set(['1f3a4', '1f3b8', '1f50a', '1f64c']);

const MUSICIAN =
  /(?<!\p{L})(?:accordionist|bagpiper|cellist|drummer|fiddler|flautist|flutist|harpist|pianist|saxophonist|trumpeter|violinist)s?(?!\p{L})/iu;

/** A flying pig flies by itself. */
export const withoutPlane = (topic: HeardTopic, { subjects }: HeardTheme): HeardTopic =>
  topic.words.join(' ') === 'flying' && subjects.length > 0
    ? { ...topic, wears: [], holds: [], around: topic.around.filter((piece) => piece === CLOUD), place: null }
    : topic;

const CLOUD = '2601-fe0f';

/** A dentist's hamster is no dentist. */
export const withoutOwner = (topic: HeardTopic, { subjects }: HeardTheme, text: string): HeardTopic => {
  const isOwned = subjects.some(({ piece, said }) => isBeast(piece) && !topic.words.includes(said));
  const owner = `${topic.words.join(' ')}`;
  return isOwned && [`${owner}'s `, `${owner}’s `].some((whose) => text.toLowerCase().includes(whose))
    ? { ...topic, wears: [], holds: [] }
    : topic;
};

/** A mother of three has them beside her. */
export function withChildren(topic: HeardTopic, text: string): HeardTopic {
  const count = numberOf(OF_CHILDREN.exec(text.toLowerCase())?.[1] ?? '');
  return count === undefined ? topic : { ...topic, around: [...CHILDREN.slice(0, count), ...topic.around] };
}

const OF_CHILDREN =
  /\b(?:mum|mom|mommy|mummy|mother|dad|daddy|father|parent|mama|papa|mutter|vater|madre|padre|mère|père) (?:of|von|de|di|with) (\p{L}+|\d)(?= ?(?:kids|children|boys|girls|$|[,.!]|who|that|and|in|at|on))/u;

/** A family, a toy, a bottle: children alone are heads. */
const CHILDREN = ['1f46a', '1f9f8', '1f37c'];

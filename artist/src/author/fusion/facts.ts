/** What the lore of a fused character may tell about one of its sources, and nothing that it must not. */

import type { Concept, Idea } from '../../concept/concept.ts';
import type { Chance } from '../../drawing/random.ts';
import type { FusionSource } from '../../types.ts';
import { cleanWord } from '../clean-text.ts';
import type { Pronouns } from '../pronouns.ts';
import { quote } from '../quote.ts';
import { describeSubject } from '../subjects.ts';
import { BODY_BITS, QUIRKS } from './tables/inherited-traits.ts';

export interface Facts {
  /** How it is called among the others. */
  name: string;
  /** What is left of it: "the crocodile grin", "the sneakers". Never empty. */
  relics: readonly string[];
  /** "wears sneakers", behind "it". */
  does: string | null;
  /** "in a haunted swamp". */
  place: string | null;
}

/** Shorter messages are in any text. */
const MESSAGE_MIN = 3;
const QUOTED_WORDS = 7;

/** Only of what was asked for, or told about the source already, anything is known. */
export function gatherFacts(
  source: FusionSource,
  concept: Concept,
  { name, pronouns, chance }: { name: string; pronouns: Pronouns; chance: Chance },
): Facts {
  const lore = source.description.toLowerCase();
  const message = fold(source.wish?.hiddenMessage ?? '');
  const isPublic = (text: string) => message.length < MESSAGE_MIN || !fold(text).includes(message);
  const isTrue = (idea: Pick<Idea, 'given' | 'word'>) =>
    (idea.given || lore.includes(idea.word.toLowerCase())) && isPublic(idea.word);
  const { trait, values } = describeSubject(concept, { name, pronouns, chance });
  const wearsIt = trait?.kind === 'thing' && isTrue(concept.trait);
  const relics = [
    ...(isTrue(concept.theme)
      ? [
          `the ${plain(values.a_theme, values.theme ?? nameOfTopic(values.topic) ?? quote(concept.theme.word))} ${chance.pick(QUIRKS)}`,
        ]
      : []),
    ...(isTrue(concept.body)
      ? [`the ${plain(values.a_body, values.body ?? quote(concept.body.word))} ${chance.pick(BODY_BITS)}`]
      : []),
    ...(wearsIt ? [`${values.the_trait}`] : []),
  ].filter(isPublic);
  return {
    name,
    relics: relics.length > 0 ? relics : [quoteLore(source.description, isPublic)],
    does: trait !== null && isTrue(concept.trait) && isPublic(trait.does) ? trait.does : null,
    place: isTrue(concept.style) ? (values.in_style ?? null) : null,
  };
}

/** "nostalgia" of what is no half of anybody; life in a place is more than a word. */
const nameOfTopic = (topic = ''): string | undefined =>
  topic === '' || topic.startsWith('life ') ? undefined : topic.replace(/^(?:the|an?) /u, '');

/** "cup of tea" rather than "cup", where that is not too much. */
function plain(whole = '', short = ''): string {
  const bare = whole.replace(/^an? /u, '');
  return bare !== whole && bare.length <= 18 ? bare : short;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Of a lore in which nothing was recognised, its first words. */
function quoteLore(description: string, isPublic: (text: string) => boolean): string {
  const words = cleanWord(description.split(/\s+/u).slice(0, QUOTED_WORDS).join(' ')).replaceAll(/[“”"]/gu, '');
  return words === '' || !isPublic(description) ? 'the general mood' : `the words “${words}”`;
}

/** Whose name wants to be read: of the many who are known for the same, basketball or songs, each is drawn like the others. */
import { foldWord, splitWords } from '../pieces/split-words.ts';
import { listNamedPeople } from './named-people.ts';
import { type HeardTopic, listNamesOf } from './topics.ts';

/** In parts of a topic's names, those of whom it is about alone: Elvis, Barbie. */
const ALONE = 0.25;

const fold = (words: readonly string[]): string => words.map(foldWord).join(' ');

/** The name of somebody whose topic is one of others too. */
export function nameAmongOthers(topic: HeardTopic | undefined): string | null {
  if (topic === undefined || !listNamedPeople().includes(fold(topic.words))) return null;
  const names = listNamesOf(topic.id).map(splitWords);
  const own = names.filter((name) => name.some((word) => topic.words.includes(foldWord(word))));
  return own.length < names.length * ALONE ? topic.words.join(' ') : null;
}

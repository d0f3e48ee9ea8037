/** Which name of what a wish is about wants to be read. */
import { isEnglishWord } from '../author/english-words.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { canBeSet } from '../lettering/fonts.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { foldWords } from './fold-words.ts';
import { isCalledSomebody } from './hear-who.ts';

/** What has more words is a sentence rather than what somebody is called. */
export const NAME_MAX = 5;

/** Topics that are somebody, who is known by the name alone. */
const CALLED_BY_IT: ReadonlySet<string> = new Set(['exes', 'finalboss', 'veganism']);

const OWN_OR_SOMEBODY = /^(?:my|our|your|his|her|its|their|the|an?|i|ex)$/;

/**
 * Who has a name or does something is somebody, and no thing of what it is about: "Gerda's deadline", "hates Mondays", "a burnout
 * patient". Nor is a quality a thing: "heartbroken".
 */
export function isAboutIdea({ word, unanswered, topic }: AskedTheme): boolean {
  const words = splitWords(word.toLowerCase());
  const before = words.slice(0, Math.max(0, words.indexOf(topic?.words[0] ?? '')));
  const isDone = /^(?:it|he|she|they|es|er|sie|de)$/.test(words[0] ?? '') || before.some((one) => /[^s]s$/.test(one));
  const isNamed = !unanswered.every(isEnglishWord) && !before.includes('of');
  const last = words.at(-1) ?? '';
  const known = topic?.words ?? [];
  const isOther = words.some((one) => known.includes(one)) && !known.includes(last);
  const isSomebody = isPersonNoun(last) || namesCreature(last) || isCalledSomebody(known) || isTagged(last, 'Adjective');
  return !isDone && !isNamed && !isOther && !isSomebody && !/ (?:who|which) /u.test(word);
}

/** "Kubernetes" is a laptop, and "hope" a flower: what they stand for is read. */
export function ideaToRead(theme: AskedTheme | null, meant: string): string | null {
  if (!theme?.topic?.isRead || theme.subjects.length > 0 || !isAboutIdea(theme)) return null;
  const { words } = theme.topic;
  const name = splitWords(meant).every((word) => words.includes(word)) ? theme.word : words.join(' ');
  return canBeSet(name) ? foldWords(name) : null;
}

/** What wants to be read, where it is not what somebody is about but something of theirs: the "git merge conflict" of a Friday. */
export function nameToRead({ topic, subjects, unanswered, isAnyPerson }: AskedTheme, said: string): string | null {
  if (!topic?.isRead || subjects.some(({ said: name }) => topic.words.includes(name))) return null;
  if (CALLED_BY_IT.has(topic.id)) return foldWords(topic.words.join(' '));
  // Who is homesick is seen to be.
  if (subjects.length > 0 && isTagged(topic.words.at(-1) ?? '', 'Adjective')) return null;
  // A bingo caller is somebody, whom what belongs to it shows.
  if (isAnyPerson && splitWords(said.toLowerCase()).every((word) => topic.words.includes(word) || isSmallWordAnywhere(word)))
    return null;
  const isUnread = (word: string) => unanswered.includes(word) && isEnglishWord(word) && !isSmallWordAnywhere(word);
  // Of a main character both words are read, where a doctor is seen.
  const isOne = topic.words.length === 1;
  const isOfName = (word: string) => topic.words.includes(word) && !OWN_OR_SOMEBODY.test(word) && !(isOne && isPersonNoun(word));
  const runs: string[][] = [[]];
  for (const word of splitWords(said.toLowerCase())) {
    if (isUnread(word) || isOfName(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  const [name] = runs.filter((run) => run.some(isOfName)).sort((one, other) => other.length - one.length);
  const letters = name?.slice(0, NAME_MAX).join(' ') ?? '';
  return letters !== '' && canBeSet(letters) ? letters : null;
}

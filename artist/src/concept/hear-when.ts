/** At what hour and in which weather somebody is, by the end of a wish. */
import type { HeardTopic } from './topics.ts';

/** The hour and the weather at the end of what is told of somebody. */
const WHEN =
  /\b(?:(?:at|before|after|around|until) (?:night|midnight|dawn|daybreak|sunrise|dusk|sunset|twilight)|at (?:1[0-2]|[1-5]) ?(?:am|a\.m\.?)|by moonlight|in the (?:moonlight|middle of the night|dead of night|rain|snow|fog))$/iu;

/** When somebody is there, in the words of a style: the small hours are night. */
export function hearWhen(said: string, topic: HeardTopic | undefined): string {
  const when = WHEN.exec(said.trim())?.[0].toLowerCase() ?? '';
  // Whoever is about rain is in it anyway.
  if (topic?.words.some((word) => when.endsWith(word))) return '';
  return /\d|middle|dead/u.test(when) ? 'at night' : when;
}

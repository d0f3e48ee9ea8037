/** A snowman made of cheese is a snowman, however well the cheese is known. */
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { NAMED } from './heard.ts';

export function asWhoIsMade(asked: AskedTheme, text: string): AskedTheme {
  const who = /^(.+?) (?:made|built|baked) (?:entirely |completely |out )?(?:of|from) /iu.exec(text)?.[1];
  if (who === undefined) return asked;
  const last = splitWords(who).length - 1;
  return {
    ...asked,
    subjects: asked.subjects.map((one) => (one.to === last ? { ...one, score: Math.max(one.score, NAMED) } : one)),
  };
}

/** "No wifi": of what there is none, which is seen struck through. */

import { splitWords } from '../pieces/split-words.ts';
import { type AskedTheme, nothingOf } from './asked-theme.ts';
import { hearColored } from './hear-trait.ts';
import { THEME_ROLES } from './hear-wish.ts';
import { ENOUGH, type Heard } from './heard.ts';
import { isNegation } from './read-wish.ts';
import type { SaidTheme } from './said-theme.ts';
import { type HeardTopic, topicCalled } from './topics.ts';

/** Of "no wifi" nothing is left to be read but its name. */
export function asDenied({ word, typed }: SaidTheme): AskedTheme | undefined {
  const denied = hearDenied(typed);
  if (denied) return { ...nothingOf(word), ...denied };
  const topic = isNegation(splitWords(typed)[0] ?? '') ? topicCalled(typed) : undefined;
  return topic && { ...nothingOf(word), topic };
}

/** Of "no wifi" the router is struck through: whoever has a phone in hand and smiles has some. */
function hearDenied(typed: string): { topic: HeardTopic; traits: Heard[] } | undefined {
  const what = NONE_OF.exec(typed.toLowerCase())?.[1] ?? '';
  const topic = what === '' ? undefined : topicCalled(what);
  const [named] = topic ? hearColored(what, THEME_ROLES) : [];
  const denied = topicCalled(`no ${what}`);
  if (!topic || (denied !== undefined && denied.id !== topic.id)) return undefined;
  const words = ['no', ...splitWords(what)];
  const traits: Heard[] = named && named.score >= ENOUGH ? [{ ...named, at: 'refused' }] : [];
  return { topic: { ...topic, wears: [], holds: [], around: [], isRead: true, words }, traits };
}

const NONE_OF =
  /^no (?:more )?(\p{L}[\p{L}-]*(?: \p{L}+)?)(?: (?:at|in|on|for|since|during|again|today|anymore|here|until|all)(?: .*)?)?[.!]*$/u;

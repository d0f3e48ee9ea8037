/** Whoever "is lowkey a stapler" is one. */

import type { AskedTheme } from './asked-theme.ts';
import { hearColored } from './hear-trait.ts';
import { THEME_ROLES } from './hear-wish.ts';
import { ENOUGH } from './heard.ts';
import { isSaying } from './read-wish.ts';
import type { TypedTheme } from './said-theme.ts';
import { SURELY } from './without-request.ts';

export function asHero({ word, text, ask }: TypedTheme): AskedTheme | null {
  const [, what] = isSaying(word) ? [] : (IS_WHAT.exec(text) ?? []);
  const isSeen = what !== undefined && hearColored(what, THEME_ROLES).some(({ score }) => score >= ENOUGH);
  return isSeen ? ask(what) : null;
}

const IS_WHAT = new RegExp(
  `^(?:bro|bruh|sis|dude|he|she|they|this (?:guy|man|dude|girl|lady)|my (?:guy|man|bro))(?:(?: (?:really|actually|lowkey))? thinks? (?:he|she|they))?(?: is| are|['’]s|['’]re) ${SURELY}(?=an? )(.+)$`,
  'iu',
);

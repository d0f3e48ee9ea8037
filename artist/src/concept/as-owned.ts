/** The organist's left shoe is a shoe, among what belongs to organists; a chef's hat is of its own kind. */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import type { AskedTheme } from './asked-theme.ts';
import { hearColored } from './hear-trait.ts';
import { isCalledSomebody, isKinship } from './hear-who.ts';
import { THEME_ROLES } from './hear-wish.ts';
import { hearThings, inPlainWords } from './plain-theme.ts';
import type { TypedTheme } from './said-theme.ts';
import { hearTopic } from './topics.ts';

export function asOwned({ text, ask }: TypedTheme): AskedTheme | undefined {
  const [, owner = '', owned = ''] = OF_OWNER.exec(text.toLowerCase()) ?? [];
  const isSomebody = isPersonNoun(owner) || isKinship(owner) || isCalledSomebody([owner]);
  if (!isSomebody || !hearThings(inPlainWords(owned))) return undefined;
  const asked = ask(owned);
  const kind = hearColored(`${owner} ${owned}`, THEME_ROLES).find(({ from, to }) => from === 0 && to > 0);
  const topic = asked?.topic ?? hearTopic(owner);
  return asked ? { ...asked, ...(kind && { subjects: [kind] }), ...(topic && { topic: { ...topic, wears: [] } }) } : undefined;
}

const OF_OWNER = /^(?:(?:my|our|your|his|her|their|the|an?) )?(?:(?:late|old|dear) )?(\p{L}+)['’]s (.+)$/iu;

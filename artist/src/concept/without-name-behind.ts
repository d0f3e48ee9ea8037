/** A dog that is called Luna is no moon. */
import { splitWords } from '../pieces/split-words.ts';
import type { AskedTheme } from './asked-theme.ts';
import { isCreature } from './creatures.ts';
import { findNameBehind } from './given-names.ts';
import { isKinship } from './hear-who.ts';
import type { Heard } from './heard.ts';

/** A dog that is called Luna is no moon. */
export function withoutNameBehind(asked: AskedTheme, typed: string): AskedTheme {
  const called = findNameBehind(typed);
  const name = called?.name.toLowerCase();
  if (!called || name === undefined) return asked;
  const isElse = ({ said }: Heard) => said !== name;
  const isSomebody =
    asked.subjects.some((one) => isElse(one) && isCreature(one.piece)) ||
    isKinship(splitWords(called.who.toLowerCase()).at(-1) ?? '');
  if (!isSomebody || [...asked.subjects, ...asked.others, ...asked.traits].every(isElse)) return asked;
  return {
    ...asked,
    subjects: asked.subjects.filter(isElse),
    others: asked.others.filter(isElse),
    traits: asked.traits.filter(isElse),
    unanswered: [...asked.unanswered, name],
  };
}

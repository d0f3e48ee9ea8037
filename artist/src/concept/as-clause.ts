/** Who does something, or has it done: "a llama that delivers pizza". */
import type { AskedTheme } from './asked-theme.ts';
import { hearClause, withClause } from './hear-clause.ts';
import { isSaying } from './read-wish.ts';
import type { TypedTheme } from './said-theme.ts';
import { atWorkOnWheels } from './what-is-ridden.ts';

/** Whose clause it is is somebody or something that is seen. */
export function asClause({ word, text, ask }: TypedTheme): AskedTheme | undefined {
  const clause = isSaying(word) ? undefined : hearClause(text);
  const who = clause && ask(clause.who);
  return clause && who && who.subjects.length > 0 ? atWorkOnWheels(withClause(who, clause)) : undefined;
}

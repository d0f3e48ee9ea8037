/** Trades that are made by rule: who sells, drives, teaches, plays or collects something, and where it is sold. */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { formsOfVerb as formsOfNoun } from '../pieces/word-forms.ts';
import { dictionaryOf, tokensOf } from './dictionary.ts';
import { pluralOf } from './plural.ts';
import TRADES from './trades.json' with { type: 'json' };

/** What has an ending of its own is found last: "X屋" before "花屋さん" would leave "さん". */
const PATTERNS: ReadonlyMap<string, readonly (readonly [pattern: RegExp, trade: string])[]> = new Map(
  Object.entries(TRADES).map(([language, trades]) => [
    language,
    Object.entries(trades).flatMap(([trade, forms]) => forms.split(', ').map((form) => [patternOf(form), trade] as const)),
  ]),
);

function patternOf(form: string): RegExp {
  const [before = '', after = ''] = form.split('X');
  // Of "d'X" and "l'X" the apostrophe may be any.
  return new RegExp(`^${before.replaceAll("'", "['’]")}(\\S.*)${after}$`, 'iu');
}

/**
 * "Vendedor de rosas" as "rose seller".
 * @param nameThing says in English what is sold; undefined for what is no thing
 * @returns undefined for what is no such trade, or has a word of its own
 */
export function readTrade(text: string, language: string, nameThing: (thing: string) => string | undefined): string | undefined {
  const said = text.trim().normalize('NFKC');
  const matches = (PATTERNS.get(language) ?? []).flatMap(([pattern, trade]) => {
    const thing = pattern.exec(said)?.[1];
    return thing === undefined ? [] : [{ thing, trade }];
  });
  if (matches.length === 0) return undefined;
  const tokens = tokensOf(said, language);
  const first = dictionaryOf(language).find(tokens, 0);
  const from = first?.unit.part === 'skipped' ? first.length : 0;
  const own = dictionaryOf(language).find(tokens, from);
  // "Der Hausmeister" has a word of its own as well as "Hausmeister".
  if (own && from + own.length === tokens.length && !own.unit.isCompound) return undefined;
  for (const { thing, trade } of matches) {
    const name = nameThing(thing.replace(/-$/, ''));
    // Nobody is sold or tamed.
    if (name !== undefined && !isPersonNoun(name.split(' ').at(-1) ?? '')) return `${singularOf(name)} ${trade}`;
  }
  return undefined;
}

/** Who sells roses is a rose seller. */
function singularOf(name: string): string {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  const singular = formsOfNoun(last).find((form) => form !== last && pluralOf(form) === last);
  return [...words, singular ?? last].join(' ');
}

/** Clauses of German and Dutch, which end with their verbs. */
import { dictionaryOf, tokensOf } from './dictionary.ts';

/** "Die Pizza isst" as "isst Pizza", "der nicht schwimmen kann" as "kann nicht schwimmen": who reads on knows what is done first. */
export function putVerbFirst(clause: string, language: string, isBehindComma: boolean): { said: string; isRelative: boolean } {
  const asTyped = { said: clause, isRelative: false };
  const relative = RELATIVES[language];
  const words = clause.trim().split(/\s+/);
  if (!relative || words.length < 2) return asTyped;
  const dictionary = dictionaryOf(language);
  const partOf = (word: string | undefined) => dictionary.find(tokensOf(word ?? '', language), 0)?.unit.part;
  const isVerb = (word: string | undefined, ...behind: readonly string[]) =>
    word !== undefined &&
    !/^\p{Lu}/u.test(word) &&
    dictionary.findLatent(tokensOf([word, ...behind].join(' '), language), 0) !== undefined;
  const at = words.findIndex(
    (word, index) => relative.test(word) && (index === 0 ? isBehindComma : partOf(words[index - 1]) === 'noun'),
  );
  const isRelative = at === 0;
  /** "Nooit genoeg eten krijgt", "kwijt is". */
  const isOneDeed = (said: readonly string[]) => {
    const tokens = tokensOf(said.join(' '), language);
    return tokens.length > 1 && dictionary.findLatent(tokens, 0)?.length === tokens.length;
  };
  const isPassive = (said: readonly string[]) => dictionary.find(tokensOf(said.join(' '), language), 0)?.length === said.length;
  const deeds =
    at < 0
      ? []
      : splitAtAnd(words.slice(at + 1)).map(
          (behind) =>
            (isOneDeed(behind) ? behind : undefined) ??
            withPassiveFirst(behind, isPassive) ??
            (isOneDeed(behind.slice(-2)) && !behind.some((word) => DENIAL.test(word) || OFTEN.test(word))
              ? [...behind.slice(-2), ...behind.slice(0, -2)]
              : withVerbFirst(behind, isVerb)),
        );
  const told = deeds.flatMap((deed, index) => (index > 0 ? [language === 'de' ? 'und' : 'en', ...(deed ?? [])] : (deed ?? [])));
  if (deeds.length === 0 || deeds.includes(undefined)) return asTyped;
  return { said: [...(isRelative ? [] : words.slice(0, at + 1)), ...told].join(' '), isRelative };
}

/** "Kaffee kocht und Zeitung liest" are two deeds, where each ends with its verb. */
function splitAtAnd(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (/^(?:und|en)$/.test(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts;
}

/** "Nicht gegessen werden will" as "nicht will gegessen werden": one deed of three words. */
function withPassiveFirst(
  words: readonly string[],
  isKnown: (said: readonly string[]) => boolean,
): readonly string[] | undefined {
  const deed = words.slice(-3);
  const [modal, done, aux] = [
    deed.find((word) => MODALS.test(word)),
    deed.find((word) => !MODALS.test(word) && !PASSIVE.test(word)),
    deed.find((word) => PASSIVE.test(word)),
  ];
  if (modal === undefined || done === undefined || aux === undefined) return undefined;
  const said = [modal, done, aux];
  return isKnown(said) ? [...words.slice(0, -3), ...said] : undefined;
}
const PASSIVE = /^(?:werden|worden)$/;

function withVerbFirst(
  words: readonly string[],
  isVerb: (word: string | undefined, ...behind: readonly string[]) => boolean,
): string[] | undefined {
  const last = words.at(-1);
  if (last === undefined || !isVerb(last, ...words.slice(0, -1).filter((word) => !OFTEN.test(word)))) return undefined;
  const modal = [last, words.at(-2) ?? ''].find((word) => MODALS.test(word));
  const deed = modal === undefined ? [last] : words.slice(-2).sort((one) => (one === modal ? -1 : 1));
  const others = words.slice(0, -deed.length);
  if (others.some((word) => isVerb(word))) return others.length > 0 && isVerb(others[0]) ? [...words] : undefined;
  const denial = modal === undefined ? [] : others.filter((word) => DENIAL.test(word));
  const often = others.filter((word) => OFTEN.test(word));
  const rest = others.filter((word) => !denial.includes(word) && !often.includes(word));
  return [...deed.slice(0, 1), ...denial, ...deed.slice(1), ...rest, ...often];
}
const DENIAL = /^(?:nicht|niet)$/;
const OFTEN = /^(?:immer|nie|niemals|stets|ständig|heimlich|altijd|nooit|stiekem)$/;
const RELATIVES: Readonly<Record<string, RegExp>> = { de: /^(?:der|die|das)$/i, nl: /^(?:die|dat)$/i };
const MODALS = /^(?:kann|will|muss|möchte|kan|wil|moet)$/;

/** "Mäht sonntags den Rasen" as "mäht den Rasen sonntags", where both together are known as one deed. */
export function putObjectNext(clause: string, language: string): string {
  const [, before = '', object = ''] = (OBJECT_LAST[language] ?? NOTHING).exec(clause) ?? [];
  const words = before.split(' ');
  const dictionary = dictionaryOf(language);
  const at = words.findIndex((verb, index) => {
    const deed = tokensOf(`${verb} ${object}`, language);
    const found = dictionary.findLatent(deed, 0) ?? dictionary.find(deed, 0);
    return index < words.length - 1 && found?.length === deed.length;
  });
  return at < 0 ? clause : [...words.slice(0, at + 1), object, ...words.slice(at + 1)].join(' ');
}
const OBJECT_LAST: Readonly<Record<string, RegExp>> = {
  de: /^(\p{L}.*) ((?:den|die|das) \p{Lu}\p{L}+)$/u,
  nl: /^(\p{L}.*) ((?:de|het) \p{L}+)$/u,
};
const NOTHING = /^(?!)/u;

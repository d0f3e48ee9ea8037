/** Where somebody is: "à la plage", "alla spiaggia", "plajda", "katolla". */
interface Word {
  part: string;
  english: string;
}

/** Who is there is at it: elsewhere one is in a place, or on a thing. */
const AT =
  /^(?:beach|sea|sea shore|lake|airport|(?:train |bus |railway )?station|supermarket|market|cinema|theatre|zoo|circus|museum|hospital|swimming pool|gym|office|school|bakery|restaurant|library|hairdresser|dentist|doctor|stadium|bank|pub|wedding|disco|fair|funfair)$/;
const ON = /^(?:roof(?:top)?|branch|sofa|couch|table|chair|fridge|balcony|tree|ice|bicycle|horse|moon|mountain|ship|boat)$/;

/** Before a place these say where, and before all else with what: "un chat au chapeau". */
const BEFORE_PLACES: Readonly<Record<string, RegExp>> = {
  fr: /^(?:à|aux?)$/,
  it: /^a(?:l|lla|llo|ll)?$/,
  es: /^al$/,
  pt: /^(?:ao|à)$/,
};

export const isPlaceAt = (english: string): boolean => AT.test(english);

/** @returns undefined where the word is not about a place. */
export function readAt(token: string, language: string, next: Word | undefined): { part: 'link'; english: string } | undefined {
  return BEFORE_PLACES[language]?.test(token) && next?.part === 'noun' && AT.test(next.english)
    ? { part: 'link', english: 'at' }
    : undefined;
}

/** Where a case tells that somebody is there, and the forms that the noun may have without it. */
const LOCATIVES: Readonly<Record<string, readonly (readonly [ending: RegExp, how: 'in' | 'on', forms: readonly string[]])[]>> = {
  tr: [[/[dt][ae]$/u, 'in', ['']]],
  fi: [
    [/ss[aä]$/u, 'in', ['']],
    [/ll[aä]$/u, 'on', ['']],
    [/nn([aeiouyäö])ll([aä])$/u, 'on', ['nt$1']],
    [/([aeiouyäö])t([aeiouyäö])ll[aä]$/u, 'on', ['$1tt$2']],
    [/([aeiouyäö])k([aeiouyäö])ss[aä]$/u, 'in', ['$1kk$2']],
    [/v([aeiouyäö])ss[aä]$/u, 'in', ['p$1']],
    [/d([aeiouyäö])ll[aä]$/u, 'on', ['t$1']],
    [/ell[aä]$/u, 'on', ['i']],
    [/essä$/u, 'in', ['i', 'si']],
  ],
};

/** "In the forest" of "ormanda": where the noun without its ending is one. */
export function readLocative(
  word: string,
  language: string,
  lookUp: (noun: string) => Word | undefined,
): { part: 'adjective'; english: string } | undefined {
  for (const [ending, how, forms] of LOCATIVES[language] ?? [])
    for (const form of ending.test(word) ? forms : []) {
      const noun = word.replace(ending, form);
      const thing = noun.length < 3 ? undefined : lookUp(noun);
      if (thing?.part !== 'noun' || NO_PLACES.test(thing.english)) continue;
      const isAt = AT.test(thing.english) && !(how === 'in' && thing.english === 'sea');
      const where = isAt ? 'at' : ON.test(thing.english) ? 'on' : how === 'in' ? how : undefined;
      if (where !== undefined) return { part: 'adjective', english: `${where} the ${thing.english}` };
    }
  return undefined;
}
const NO_PLACES = /^(?:night|winter|summer|spring|autumn|day|morning|evening|outer space|cat|dog|man|woman)$/;

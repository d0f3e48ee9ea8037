/** How words change in other languages: in number and case, and with who does what when. */

/** What is put in place of an ending, to find the form in the tables. */
export type Endings = readonly (readonly [ending: RegExp, forms: readonly string[]])[];

/** How one is made of several. */
export const SINGULARS: Readonly<Record<string, readonly (readonly [ending: RegExp, one: string])[]>> = {
  de: [
    [/e$/u, ''],
    [/n$/u, ''],
    [/en$/u, ''],
  ],
  es: [
    [/s$/u, ''],
    [/es$/u, ''],
  ],
  pt: [
    [/s$/u, ''],
    [/es$/u, ''],
    [/ões$/u, 'ão'],
    [/ns$/u, 'm'],
    [/is$/u, 'l'],
  ],
  fr: [
    [/[sx]$/u, ''],
    [/aux$/u, 'al'],
  ],
  nl: [
    [/'?s$/u, ''],
    [/en$/u, ''],
    [/zen$/u, 's'],
    [/ven$/u, 'f'],
    [/([^aeiou])\1en$/u, '$1'],
    [/([aeou])([^aeiou])en$/u, '$1$1$2'],
  ],
  sv: [
    [/(?:ar|or|er|r|n)$/u, ''],
    [/or$/u, 'a'],
    [/ar$/u, 'e'],
  ],
  it: [
    [/i$/u, 'o'],
    [/i$/u, 'e'],
    // A professore is one.
    [/(?<![ts]or|ier)e$/u, 'a'],
  ],
};

/** Endings of gerunds and subjunctives, and those of what somebody does. */
export const ONGOING: Readonly<Record<string, Endings>> = {
  es: [
    [/ando$/u, ['a']],
    [/[iy]endo$/u, ['e']],
    [/(?<=.{2})que$/u, ['ca']],
    [/(?<=.{2})gue$/u, ['ga']],
    [/(?<=.{2})ce$/u, ['za']],
    [/(?<=.{3})e$/u, ['a']],
    [/(?<=.{2})a$/u, ['e']],
  ],
  pt: [
    [/ando$/u, ['a']],
    [/endo$/u, ['e']],
    [/indo$/u, ['e', 'i']],
  ],
  it: [
    [/ando$/u, ['a']],
    [/endo$/u, ['e']],
  ],
  fr: [[/(?<=.{3})ant$/u, ['e', '']]],
  pl: [
    [/jąc[yae]$/u, ['']],
    [/ąc[yae]$/u, ['e', 'y', 'i']],
  ],
};

/** What several do, and with "-ir" and the like what is done at all: "bailan", "tanzen". */
export const INFINITIVES: Readonly<Record<string, Endings>> = {
  de: [[/e?n$/u, ['t', 'et']]],
  fr: [
    [/er$/u, ['e']],
    [/ir$/u, ['it']],
    [/re$/u, ['', 't']],
  ],
  es: [
    [/ar$/u, ['a']],
    [/[ei]r$/u, ['e']],
  ],
  it: [
    [/are$/u, ['a']],
    [/[ei]re$/u, ['e', 'isce']],
  ],
  pt: [
    [/ar$/u, ['a']],
    [/[ei]r$/u, ['e']],
  ],
  nl: [
    [/en$/u, ['t']],
    [/([^aeiou])\1en$/u, ['$1t']],
    [/([aeou])([^aeiou])en$/u, ['$1$1$2t']],
  ],
  pl: [
    [/ać$/u, ['a', 'uje']],
    [/ować$/u, ['uje']],
    [/[iy]ć$/u, ['i', 'y']],
    [/eć$/u, ['i', 'y', 'e']],
  ],
  ru: [
    [/ать$/u, ['ает', 'ит']],
    [/ять$/u, ['яет']],
    [/ить$/u, ['ит']],
    [/еть$/u, ['ит', 'еет']],
  ],
  sv: [
    [/a$/u, ['ar', 'er']],
    [/$/u, ['r']],
  ],
};

/** What several do: "bailan", "mangent". */
export const SEVERAL: Readonly<Record<string, Endings>> = {
  de: [[/e?n$/u, ['t', 'et']]],
  fr: [[/ent$/u, ['e', '', 't']]],
  es: [[/n$/u, ['']]],
  it: [
    [/ano$/u, ['a']],
    [/ono$/u, ['e']],
  ],
  pt: [[/m$/u, ['']]],
  nl: [
    [/en$/u, ['t']],
    [/([^aeiou])\1en$/u, ['$1t']],
    [/([aeou])([^aeiou])en$/u, ['$1$1$2t']],
  ],
  pl: [
    [/ją$/u, ['']],
    [/ą$/u, ['e', 'y', 'i']],
  ],
  ru: [
    [/[ую]т$/u, ['ет', 'ёт']],
    [/[ая]т$/u, ['ит']],
  ],
};

/** Words that part from their verbs: "bringt raus", and "rausbringt" where the verb comes last. */
export const PARTED =
  /^(\S+) (ab|an|auf|aus|ein|fern|her|herum|hin|los|mit|nach|raus|rein|runter|um|vor|weg|weiter|zu|zurück|af|in|op|uit|schoon)$/u;

/** The cases of nouns, and what they are made of: "rowerze" of "rower", "słonia" of "słoń". */
export const CASES: Readonly<Record<string, Endings>> = {
  pl: [
    [/rze$/u, ['r', 'ra', 'ro']],
    [/dze$/u, ['ga']],
    [/ce$/u, ['ka']],
    [/odzie$/u, ['ód']],
    [/dzie$/u, ['d', 'da', 'do']],
    [/ście$/u, ['st', 'sta', 'sto']],
    [/cie$/u, ['t', 'ta', 'to']],
    [/le$/u, ['ł', 'ła', 'ło', 'la']],
    [/ni(?:a|em|u|owi)$/u, ['ń']],
    [/i?em$/u, ['', 'o', 'e']],
    [/ie$/u, ['', 'a', 'o']],
    [/(?:ka|kiem|kowi)$/u, ['ek']],
    [/[ąę]$/u, ['a']],
    [/owi$/u, ['']],
    [/[au]$/u, ['', 'o', 'e']],
    [/y$/u, ['a', '']],
    [/i$/u, ['a', 'ia', '']],
    [/(?:ami|ach|ów)$/u, ['', 'a', 'o', 'y', 'i']],
  ],
  cs: [
    [/ou$/u, ['a']],
    [/e?m$/u, ['', 'o', 'e']],
    [/(?:ami|emi|ech|ích|ům)$/u, ['', 'a', 'e', 'o']],
    [/[uěi]$/u, ['', 'a', 'o', 'e']],
    [/y$/u, ['a', '']],
    [/e$/u, ['', 'a']],
  ],
  el: [
    [/ο$/u, ['ος']],
    [/ους$/u, ['ος']],
    [/εις$/u, ['η']],
    [/ες$/u, ['α', 'ας', 'η']],
    [/[αη]ς$/u, ['α', 'η']],
  ],
  ru: [
    [/(?:ой|ою)$/u, ['а']],
    [/(?:ом|ем)$/u, ['', 'о']],
    [/[еу]$/u, ['', 'а', 'о']],
    [/[ыи]$/u, ['а', 'ь']],
    [/[ая]$/u, ['', 'ь']],
  ],
};

/** What stands between the halves of a compound, in languages that write them as one word. */
export const COMPOUNDS: Readonly<Record<string, RegExp>> = {
  de: /(?:es|en|er|s|n|e)$/u,
  nl: /(?:en|s|e)$/u,
  sv: /s$/u,
  da: /[se]$/u,
};

/** Endings of plurals, of nouns that are told by more than one form. */
export const PLURALS: Readonly<Record<string, RegExp>> = {
  de: /(?:en|(?<!vat|mutt|brud|schwest)er|e|(?<!i)n|s)$/i,
  fr: /^(?!(?:.* )?(?:souris|brebis|ours|os|jus|ananas|radis|noix|fils|bras|dos|puits|cactus)$).*[sx]$/,
  es: /s$/,
  it: /[ie]$/,
  pt: /s$/,
  nl: /(?:en|s)$/,
  // Behind a soft consonant it is the case of one: "w kuchni", "na plaży".
  pl: /(?<![żnlj]|sz|cz|dz|rz)[yi]$/,
  cs: /[yi]$/,
  ru: /[ыи]$/,
  uk: /[иі]$/,
  tr: /l[ae]r/,
  sv: /(?:ar|or|er)$/,
  da: /er$/,
  fi: /t$/,
  hu: /k$/,
  id: /^(?!)/,
};

/** Endings of adjectives that change with their nouns. */
export const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?:er|es|en|em|e)$/u,
  nl: /e$/u,
  sv: /(?:a|t)$/u,
  da: /(?:e|t)$/u,
  fr: /(?:es|e|s)$/u,
  es: /(?:os|as|o|a|es|s)$/u,
  it: /[oaie]$/u,
  pt: /(?:os|as|o|a|es|s)$/u,
  ro: /(?:ă|i|e|ul|a)$/u,
  ru: /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ом|ем|ую|юю|ей|ых|их|ыми|ими)$/u,
  uk: /(?:ий|ій|а|я|е|є|і|ого|ому|им|ім|у|ю|ою|ої|их|ими)$/u,
  pl: /(?:ego|emu|ymi|imi|ych|ich|ym|im|ej|ą|y|i|a|e)$/u,
  cs: /(?:ého|ému|ými|ých|ým|ém|ou|ý|á|é|í)$/u,
};
/** As "boos" is spelt in "boze" and "doof" in "dove", and "dik" in "dikke". */
export const spellDutch = (stem: string): string =>
  stem
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/([^aeiou])\1$/, '$1');

/** Languages that write articles, prepositions and particles as parts of the word. */
export const AFFIXES: Readonly<Record<string, readonly RegExp[]>> = {
  ko: [/(?:에서|으로|을|를|이|가|은|는|의|에|와|과|도|로)$/u],
  ar: [/^(?:و?ال|و|ب|ل)/u],
  he: [/^[הבלוש]/u],
  tr: [/(?<=.{3})y?l[ae]$/u, /(?:lar|ler)?(?:ın|in|un|ün|nın|nin|ı|i|u|ü|yı|yi)$/u],
  ro: [/(?:ul|le|a|lui)$/u],
  hu: [/(?:t|ot|et|öt|at|ban|ben|val|vel)$/u],
  de: [/in(?:nen)?$/u, /(?<=[^s])e?s$/u],
};

/** Who goes with somebody as theirs: "et son chien", "mit seiner Kuh", "и его собака". */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { genderOfForm } from '../concept/hear-who.ts';
import type { Dictionary, Unit } from './dictionary.ts';

/** Where a language does not tell whether it is his or hers, it is told by whose it is. */
const WHOSE: Readonly<Record<string, readonly (readonly [form: RegExp, whose: 'his' | 'her' | 'their' | undefined])[]>> = {
  de: [
    [/^seine?[mnrs]?$/, 'his'],
    [/^ihre?[mnrs]?$/, 'her'],
  ],
  nl: [
    [/^zijn$/, 'his'],
    [/^haar$/, 'her'],
  ],
  fr: [
    [/^s(?:on|a|es)$/, undefined],
    [/^leurs?$/, 'their'],
  ],
  es: [[/^sus?$/, undefined]],
  it: [
    [/^(?:su[oae]|suoi)$/, undefined],
    [/^loro$/, 'their'],
  ],
  pt: [[/^(?:seus?|suas?)$/, undefined]],
  pl: [
    [/^jego$/, 'his'],
    [/^jej$/, 'her'],
    [/^(?:swoim|swoimi|swoją)$/, undefined],
  ],
  ru: [
    [/^его$/, 'his'],
    [/^(?:её|ее)$/, 'her'],
    [/^свои(?:м|ми)$|^своей$/, undefined],
  ],
};

const SHE = /(?:^| )(?:grandma|grandmother|witch|fairy|mermaid|girl|woman|mother|mum|mom|queen|princess|aunt|sister|nun)$/;
const FEMININE = /^(?:une|una|uma|la)$/;
const ARTICLES: Readonly<Record<string, RegExp>> = { fr: /^(?:le|la|l|les|une?)$/ };

/** Who is called by another word behind somebody than alone: "sa femme" is his wife. */
const THEIRS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { frau: 'wife', mann: 'husband', schatten: 'shadow' },
  nl: { vrouw: 'wife', man: 'husband', schaduw: 'shadow' },
  fr: { femme: 'wife', mari: 'husband', fils: 'son', fille: 'daughter', filles: 'daughters', rose: 'rose', ombre: 'shadow' },
  es: { mujer: 'wife', marido: 'husband', esposo: 'husband', esposa: 'wife', sombra: 'shadow', rosa: 'rose' },
  it: { moglie: 'wife', marito: 'husband', ombra: 'shadow', rosa: 'rose' },
  pt: { mulher: 'wife', marido: 'husband', esposo: 'husband', esposa: 'wife', sombra: 'shadow', rosa: 'rose' },
  pl: { mąż: 'husband', mężem: 'husband', żona: 'wife', żoną: 'wife', cień: 'shadow', cieniem: 'shadow' },
  ru: { муж: 'husband', мужем: 'husband', жена: 'wife', женой: 'wife', тень: 'shadow', тенью: 'shadow' },
};

/** What stands behind such a word, and has no adjective behind it. */
export function readTheirs(tokens: readonly string[], at: number, dictionary: Dictionary): Unit | undefined {
  const { language } = dictionary;
  const word = tokens[at] ?? '';
  const isSons = language === 'fr' && word === 'fils' && /^(?:ses|leurs)$/.test(tokens[at - 1] ?? '');
  const english = isSons ? 'sons' : THEIRS[language]?.[word];
  const isWhole = at === tokens.length - 1 || dictionary.find(tokens, at + 1)?.unit.part === 'link';
  return english === undefined || !isWhole ? undefined : { part: 'noun', english };
}

/** @returns undefined for any other word, and where nobody goes with anybody: "su perro", "le son de la pluie". */
export function readPossessive(
  tokens: readonly string[],
  at: number,
  units: readonly Unit[],
  dictionary: Dictionary,
): Unit | undefined {
  const { language } = dictionary;
  const found = WHOSE[language]?.find(([form]) => form.test(tokens[at] ?? ''));
  if (!found || ARTICLES[language]?.test(tokens[at - 1] ?? '')) return undefined;
  const told = units.filter(({ part }) => part !== 'skipped');
  const owner = told.findLast(({ part }) => part === 'noun');
  const isBehindSomebody = /^(?:and|with)$/.test(told.at(-1)?.english ?? '') && !told.some(({ part }) => part === 'verb');
  const next = (readTheirs(tokens, at + 1, dictionary) ?? dictionary.find(tokens, at + 1)?.unit)?.part ?? '';
  if (!owner || !isBehindSomebody || !/^(?:noun|adjective|number)$/.test(next)) return undefined;
  if (readNounPhrase(owner.english).kind === 'many' || told.some(({ part }) => part === 'number'))
    return { part: 'possessive', english: 'their' };
  const isShe = FEMININE.test(tokens[0] ?? '') || SHE.test(owner.english) || genderOfForm(owner.english) === 'she';
  return { part: 'possessive', english: found[1] ?? (isShe ? 'her' : 'his') };
}

/** Who goes with somebody as theirs: "et son chien", "mit seiner Kuh", "и его собака". */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { genderOfForm } from '../concept/hear-who.ts';
import type { Dictionary, Unit } from './dictionary.ts';

/** Romance languages do not tell whether it is his or hers: it is told by whose it is. */
const WHOSE: Readonly<Record<string, readonly (readonly [form: RegExp, whose: 'his' | 'her' | undefined])[]>> = {
  de: [
    [/^seine?[mnrs]?$/, 'his'],
    [/^ihre?[mnrs]?$/, 'her'],
  ],
  nl: [
    [/^zijn$/, 'his'],
    [/^haar$/, 'her'],
  ],
  fr: [[/^(?:s(?:on|a|es)|leurs?)$/, undefined]],
  es: [[/^sus?$/, undefined]],
  it: [[/^(?:su[oae]|suoi|loro)$/, undefined]],
  pt: [[/^(?:seus?|suas?)$/, undefined]],
  pl: [
    [/^(?:jego|swoim|swoimi|swoją)$/, 'his'],
    [/^jej$/, 'her'],
  ],
  ru: [
    [/^(?:его|свои(?:м|ми)|своей)$/, 'his'],
    [/^(?:её|ее)$/, 'her'],
  ],
};

const SHE = /(?:^| )(?:grandma|grandmother|witch|fairy|mermaid)$/;
const FEMININE = /^(?:une|una|uma|la)$/;
const ARTICLES: Readonly<Record<string, RegExp>> = { fr: /^(?:le|la|l|les|une?)$/ };

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
  const next = dictionary.find(tokens, at + 1)?.unit.part ?? '';
  if (!owner || !isBehindSomebody || !/^(?:noun|adjective|number)$/.test(next)) return undefined;
  if (readNounPhrase(owner.english).kind === 'many' || told.some(({ part }) => part === 'number'))
    return { part: 'possessive', english: 'their' };
  const isShe = FEMININE.test(tokens[0] ?? '') || SHE.test(owner.english) || genderOfForm(owner.english) === 'she';
  return { part: 'possessive', english: found[1] ?? (isShe ? 'her' : 'his') };
}

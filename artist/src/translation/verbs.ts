/** Forms of English verbs. */

/** "Dance" of "dances". */
export function baseOf(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const base =
    first === 'has' ? 'have' : first === 'is' ? 'be' : first.replace(/ies$/, 'y').replace(/(?<=[sxz]|[cs]h|go|do)es$|s$/, '');
  return [base, ...rest].join(' ');
}

/** "Dancing" of "dance", "swimming" of "swim". */
export function gerundOf(base: string): string {
  const [first = '', ...rest] = base.split(' ');
  const stem = first
    .replace(/^lie$/, 'ly')
    .replace(/(?<=[^e])e$/, '')
    .replace(/^([^aeiou]*[aeiou])([^aeiouwxy])$/, first.endsWith('e') ? '$1$2' : '$1$2$2');
  return [`${stem}ing`, ...rest].join(' ');
}

/** What several do: "dance", "are afraid of". */
export const doneBySeveral = (verb: string): string => baseOf(verb).replace(/^be(?= |$)/, 'are');

/** What is felt about something, or can be done, goes with what is done: "loves dancing", "cannot swim". */
export const isAboutDeeds = (chunk: { english: string } | undefined): boolean =>
  chunk !== undefined &&
  /^(?:loves?|likes?|hates?|can|cannot|ha(?:s|ve) to|wants? to|do(?:es)? not want to|(?:is|are) (?:afraid of|addicted to|tired of))$/.test(
    chunk.english,
  );

/** What goes with a plain verb alone. */
export const TO_DO = /^(?:can|cannot|ha(?:s|ve) to|wants? to|do(?:es)? not want to)$/;

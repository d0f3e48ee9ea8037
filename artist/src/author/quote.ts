/** Words of others, quoted as they are. */

/** A word of a script that runs from right to left would turn round what stands beside it. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const isolate = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words);

export const quote = (words: string): string => `“${isolate(words.replaceAll(/[“”"]/gu, "'"))}”`;

export const isLatin = (words: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(words);

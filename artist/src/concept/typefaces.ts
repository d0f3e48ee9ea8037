/** Typefaces, which are seen in letters alone: of "Times New Roman" nothing is an hour or a Roman. */
import type { AskedTheme } from './asked-theme.ts';

const TYPEFACES =
  /^(?:the )?(?:comic sans(?: ms)?|times(?: new roman)?|arial|helvetica(?: neue)?|papyrus|garamond|futura|verdana|georgia|calibri|cambria|wing ?dings|web ?dings|courier(?: new)?|impact|tahoma|trebuchet(?: ms)?|baskerville|bodoni|didot|caslon|century gothic|gill sans|franklin gothic|lucida(?: sans| console| handwriting)?|palatino|rockwell|optima|brush script|curlz(?: mt)?|jokerman|lobster font|open sans|roboto font|frutiger|univers|akzidenz grotesk|fraktur)(?: (?:font|typeface|ms|mt|bold|italic))?$/iu;
/** Words that are more often something else. */
const AMBIGUOUS = /^(?:the )?(?:times|georgia|impact|papyrus|courier|optima)$/iu;

/** Nothing but the word is to be seen. */
export const asTypeface = (word: string): AskedTheme | undefined =>
  TYPEFACES.test(word) && !AMBIGUOUS.test(word)
    ? { word, subjects: [], others: [], feltFor: [], traits: [], place: null, count: 1, unanswered: [], color: undefined }
    : undefined;

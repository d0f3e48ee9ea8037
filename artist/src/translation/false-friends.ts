/** What is one thing in its own language, and another where a word is only spelt like it. */
import type { TranslatedWish, TypedWish } from './translated-wish.ts';

/** As a body, who is called lazy is a sloth, who is called stupid a donkey, and nobody is a chat. */
export const animalOf = ({ bodyInfluence }: TypedWish): TranslatedWish =>
  /^(?:(?:el|un|le) )?(?:perezoso|paresseux)$/i.test(bodyInfluence?.trim() ?? '')
    ? { bodyInfluence: 'sloth' }
    : /^(?:(?:el|un) )?burro$/i.test(bodyInfluence?.trim() ?? '')
      ? { bodyInfluence: 'donkey' }
      : /^(?:(?:un|le) )?chat$/i.test(bodyInfluence?.trim() ?? '')
        ? { bodyInfluence: 'cat' }
        : {};

/** Nobody wears what is smoked. */
export const tuxedoOf = ({ bodyInfluence }: TypedWish): TranslatedWish =>
  /^(?:en|in|im|de) smoking$/i.test(bodyInfluence?.trim() ?? '') ? { bodyInfluence: 'in a tuxedo' } : {};

/** A leg in Italian, and as a character what it is in Spanish, as long as nothing else is in Italian. */
export const prawnOf = ({ mainTheme, bodyInfluence }: TypedWish): TranslatedWish => ({
  ...(PRAWN.test(mainTheme ?? '') && { mainTheme: 'shrimp' }),
  ...(PRAWN.test(bodyInfluence ?? '') && { bodyInfluence: 'shrimp' }),
});

const PRAWN = /^\s*(?:(?:una|la) )?gamba\s*$/i;

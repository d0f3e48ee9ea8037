/** What a theme says in a way that no word by word reading finds, whatever language it turns out to be in. */
export const rewordTheme = (theme: string): string =>
  theme.replace(SLOTH, 'oso perezoso').replace(ITALIAN_IN, ' in ').replace(BIRDS, '$1匹').replace(DOER_FIRST, '$2$1');

/** 猫が本を読んでいる: a cat that reads a book. */
const DOER_FIRST = /^([^がをはに]+)が([^が]*\p{L}(?:[てで]い?る|ています|でいます))[。!！]?$/u;

/** Birds and rabbits are counted by their feathers, and large beasts by their heads. */
const BIRDS = /([一二三四五六七八九十\d])[羽頭](?=の|$)/gu;

/** "Bagnino a Rimini", and "chef à Paris" has a word of its own. */
const ITALIAN_IN = /(?<=\p{Ll}) a (?=\p{Lu}\p{Ll}+$)/u;

/** Who is lazy is no theme by itself: it is the beast that is called so. */
const SLOTH = /^(?:(?:el|un) )?perezoso(?=$| (?:en|que|con|de|del|al|sobre|y)(?!\p{L}))/iu;

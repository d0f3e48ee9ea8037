/** The forms of one noun: plurals find their singular, and the other way round. */
import { foldWord } from './split-words.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'mice mouse,geese goose,teeth tooth,feet foot,men man,women woman,children child,oxen ox,wolves wolf,knives knife,leaves leaf,loaves loaf,calves calf,scarves scarf,elves elf,dwarves dwarf,hooves hoof,thieves thief,cacti cactus,octopi octopus,fungi fungus'
    .split(',')
    .map((pair): [string, string] => {
      const [plural = '', singular = ''] = pair.split(' ');
      return [plural, singular];
    }),
);

/** Whatever is short is no pair of shorts, and a custom no customs. */
const NO_PLURALS: ReadonlySet<string> = new Set(
  'shorts briefs tights goggles glasses trousers customs spectacles specs shades leggings pants arms trainers loafers binoculars stairs'.split(
    ' ',
  ),
);

/** What an English word may be the plural of: "axes" of "axe" and of "ax". */
function singularize(word: string): string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return [irregular];
  if (NO_PLURALS.has(word) || word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  return /(s|x|z|ch|sh|o)es$/.test(word) ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)];
}

/** What an English word for what somebody does may be a form of: "dances" and "dancing" of "dance". */
export function formsOfVerb(word: string): string[] {
  const stem = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  const verbs = stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  return [word, ...singularize(word), ...verbs];
}

/** Takes off the first ending that leaves at least three letters. */
const without =
  (endings: RegExp) =>
  (word: string): string => {
    const stem = word.replace(endings, '');
    return stem.length >= 3 ? stem : word;
  };

const SCANDINAVIAN = without(/(erne|orna|arna|erna|ene|ane|er|or|ar|en|et|na|n|r|a|e)$/);
const CYRILLIC = without(/(ами|ями|ах|ях|ов|ев|еи|ои|ом|ем|ою|ы|и|а|я|о|е|у|ю|ь)$/);
const WEST_SLAVIC = without(/(ami|ach|ow|em|om|ou|ie|y|i|a|e|o|u)$/);

/** What is left of a word without its ending. Languages that are not here have no plurals worth a rule, or such that a rule would do harm. */
const STEMS: Readonly<Record<string, (word: string) => string>> = {
  de: without(/(ern|en|er|es|e|n|s)$/),
  it: without(/(hi|he|io|i|e|a|o)$/),
  es: without(/(es|s|a|o)$/),
  fr: without(/(aux|al|x|s)$/),
  pt: without(/(oes|aes|ao|es|s)$/),
  nl: (word) => without(/(en|s|n|e)$/)(word).replace(/(.)\1$/, '$1'),
  sv: SCANDINAVIAN,
  da: SCANDINAVIAN,
  no: SCANDINAVIAN,
  ru: CYRILLIC,
  uk: CYRILLIC,
  bg: CYRILLIC,
  pl: WEST_SLAVIC,
  cs: WEST_SLAVIC,
  sk: WEST_SLAVIC,
  hr: WEST_SLAVIC,
  tr: without(/(lar|ler)$/),
};

/** The forms of a noun of a language by which others of its forms are found; the first is the word itself. */
export function formsOfNoun(word: string, language: string): string[] {
  const folded = foldWord(word);
  if (language === 'en') return [folded, ...singularize(folded)];
  return [folded, STEMS[language]?.(folded) ?? folded];
}

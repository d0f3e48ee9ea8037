/** What somebody fears or what hurts them, in one word or several: "Zahnarztangst", "miedo al dentista", "dolor de rodilla". */
import { readNounPhrase } from '../author/noun-phrases.ts';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { pluralOf } from './plural.ts';

type Trouble = 'fear' | 'pain';
type Patterns = Readonly<Record<string, readonly (readonly [said: RegExp, trouble: Trouble])[]>>;

/** In one word with what it is of. */
const COMPOUNDS: Patterns = {
  de: [
    [/^(\p{L}{3,}?)(?:angst|panik)$/u, 'fear'],
    [/^(\p{L}{3,}?)schmerz(?:en)?$/u, 'pain'],
  ],
  nl: [
    [/^(\p{L}{3,}?)(?:angst|vrees)$/u, 'fear'],
    [/^(\p{L}{3,}?)pijn$/u, 'pain'],
  ],
  sv: [
    [/^(\p{L}{3,}?)(?:skräck|rädsla|fobi)$/u, 'fear'],
    [/^(\p{L}{3,}?)(?:värk|smärta)$/u, 'pain'],
  ],
  da: [[/^(\p{L}{3,}?)(?:skræk|angst)$/u, 'fear']],
};

/** As the head of what was typed, with what it is of behind it. */
const PHRASES: Patterns = {
  de: [
    [/^(?:die |meine )?angst vor(?:m| dem| der| den| einem| einer)? (.+)$/iu, 'fear'],
    [/^schmerzen (?:im|in der|in den) (.+)$/iu, 'pain'],
  ],
  fr: [
    [/^(?:la )?peur (?:de la |de l['’]|des |du |de |d['’])(.+)$/iu, 'fear'],
    [/^(?:le )?mal (?:de |aux? |à la |à l['’])(.+)$/iu, 'pain'],
  ],
  es: [
    [/^(?:el )?miedo (?:al |a la |a los |a las |a |del |de la |de los |de las |de )(.+)$/iu, 'fear'],
    [/^(?:el )?dolor (?:de |del |en la |en el |en los )(.+)$/iu, 'pain'],
  ],
  it: [
    [/^(?:la )?paura (?:del |della |dell['’]|dello |dei |delle |degli |di )(.+)$/iu, 'fear'],
    [/^(?:il )?(?:mal|dolore) (?:di |al |alla |d['’])(.+)$/iu, 'pain'],
  ],
  pt: [
    [/^(?:o )?medo (?:do |da |dos |das |de )(.+)$/iu, 'fear'],
    [/^(?:a )?dor (?:nas |nos |na |no |de )(.+)$/iu, 'pain'],
  ],
  pl: [
    [/^(?:strach|lęk) przed (.+)$/iu, 'fear'],
    [/^ból (.+)$/iu, 'pain'],
  ],
  nl: [
    [/^(?:de )?angst voor (?:de |het )?(.+)$/iu, 'fear'],
    [/^pijn in (?:mijn |de |het )?(.+)$/iu, 'pain'],
  ],
  sv: [
    [/^(?:rädsla|skräck) för (.+)$/iu, 'fear'],
    [/^ont i (.+)$/iu, 'pain'],
  ],
  tr: [
    [/^(.+) korkusu$/iu, 'fear'],
    [/^(.+) ağrısı$/iu, 'pain'],
  ],
  ru: [
    [/^(?:страх|боязнь) (?:перед )?(.+)$/iu, 'fear'],
    [/^боль в (.+)$/iu, 'pain'],
  ],
  ko: [[/^(.+) ?공포증$/u, 'fear']],
  ja: [[/^(.+)恐怖症$/u, 'fear']],
};

/** @param nameThing says in English what it is of; undefined for what is no thing */
function readIn(patterns: Patterns, text: string, language: string, nameThing: (of: string) => string | undefined) {
  for (const [said, trouble] of patterns[language] ?? []) {
    const of = said.exec(text.trim())?.[1];
    const named = of === undefined ? undefined : nameThing(of);
    if (named !== undefined) return trouble === 'fear' ? `fear of ${feared(named)}` : `${named} pain`;
  }
  return undefined;
}

export const readTroubleInOneWord = (word: string, language: string, nameThing: (of: string) => string | undefined) =>
  readIn(COMPOUNDS, word, language, nameThing);

export const readTrouble = (text: string, language: string, nameThing: (of: string) => string | undefined) =>
  readIn(PHRASES, text, language, nameThing);

/** Of spiders one is afraid of all, and of the dentist of one's own. */
function feared(named: string): string {
  if (readNounPhrase(named).kind !== 'one') return named;
  return isPersonNoun(named.split(' ').at(-1) ?? '') ? `the ${named}` : pluralOf(named);
}

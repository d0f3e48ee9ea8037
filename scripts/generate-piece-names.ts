/**
 * Writes artist/src/pieces/words/cldr-names.json: what people call the pieces in many languages, by the Unicode Common Locale
 * Data Repository. `--verify` fails when the file is stale.
 *
 * Names alone are taken, and those keywords that are a name without what it says besides: "جمل", a camel, of one with one
 * hump. Other keywords are what a picture has to do with ("garden" for a snail), and would show people something else than
 * they asked for.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CATALOGUE } from '../artist/src/pieces/catalogue.ts';
import { isPerson } from '../artist/src/pieces/people.ts';
import { type NamedPiece, PIECES } from '../artist/src/pieces/piece-names.ts';

/** English is not here: its names come with the pieces. In the order in which a word of several languages is read. */
const LANGUAGES = 'de it es fr pt nl pl ru uk tr cs sk hr hu ro bg el sv da no fi id vi ja zh ko ar fa he hi bn th'.split(' ');

const TARGET = path.resolve(import.meta.dirname, '../artist/src/pieces/words/cldr-names.json');

const annotations = z.object({
  annotations: z.object({
    annotations: z.record(z.string(), z.object({ tts: z.array(z.string()).optional(), default: z.array(z.string()).optional() })),
  }),
});

/** Longer names are descriptions ("smiling face with open mouth and cold sweat"), which nobody types. */
const WORDS_MAX = 3;

/** Smileys, but for those who are somebody: robots, clowns, ninjas. */
const SMILEYS = /^1f(6[0-4]|91|92|97)/;
const curated = new Set(CATALOGUE.map(({ id }) => id));

/** In the order of the pieces, with an empty name for a piece that has none, and shorter names after commas. */
async function readNames(language: string): Promise<string[]> {
  const file = fileURLToPath(import.meta.resolve(`cldr-annotations-full/annotations/${language}/annotations.json`));
  const byEmoji = annotations.parse(JSON.parse(await readFile(file, 'utf8'))).annotations.annotations;
  const words = new Map(Object.entries(byEmoji).map(([emoji, said]) => [emoji.replaceAll('\ufe0f', ''), said]));
  const all = ids.map((id) => namesOf(words.get(emojiOf(id))?.tts?.[0] ?? ''));
  const often = Map.groupBy(all.flat(), (name) => name);
  const named = all.map((names) => names.filter((name, at) => at === 0 || often.get(name)?.length === 1));
  const taken = new Set(named.flat());
  const uses = Map.groupBy(
    [...words.values()].flatMap(({ default: keywords = [] }) => keywords.map(plain)),
    (word) => word,
  );
  return ids.map((id, at) => {
    const names = named[at] ?? [];
    if (!curated.has(id)) return names.join(',');
    const shorter = (words.get(emojiOf(id))?.default ?? [])
      .map(plain)
      .filter(
        (word) =>
          !taken.has(word) && (uses.get(word)?.length ?? 0) <= SHARED_MAX && names.some((name) => isHeadOf(word, name, language)),
      );
    return [...names, ...shorter].join(',');
  });
}

const plain = (word: string): string => word.replaceAll('|', ' ').trim();

const namesOf = (name: string): string[] =>
  name
    .split(',')
    .map(plain)
    .filter((one) => one !== '' && one.split(' ').length <= WORDS_MAX);

/** An animal and its face have a keyword in common; what more have is no name. */
const SHARED_MAX = 2;

/** Languages in which a noun stands before what is said of it; in the others it comes last, or ends the word. */
const NOUN_FIRST = new Set('it es fr pt ro pl cs sk hr ru uk bg el vi id ar fa he th'.split(' '));
/** Slavic and Greek adjectives stand before their noun all the same. */
const ADJECTIVE = /(?:[ыио]й|[аяо]я|[оея]е|ски|ck[iý]|[nłwtcsr]y|[ýíáéaı]|oy|eck[iá]|ός|ή|ό|ικός|ική|ικό)$/u;
const SLAVIC = new Set('pl cs sk hr ru uk bg el'.split(' '));

/** Is it what a longer name is about? */
function isHeadOf(word: string, name: string, language: string): boolean {
  if (word.length < 2 || word.includes(' ') || name === word) return false;
  if (!NOUN_FIRST.has(language)) return name.endsWith(word);
  return name.startsWith(`${word} `) && !(SLAVIC.has(language) && ADJECTIVE.test(word));
}

const emojiOf = (id: string): string =>
  String.fromCodePoint(...id.split('-').map((point) => Number.parseInt(point, 16))).replaceAll('\ufe0f', '');

const OF_SEVERAL = /200d|1f3f[b-f]|^(?:own|kin)-/;

const isNamed = ({ id, drawable }: NamedPiece): boolean =>
  (drawable || isPerson(id) || curated.has(id)) && !OF_SEVERAL.test(id) && (!SMILEYS.test(id) || curated.has(id));

const ids = PIECES.filter(isNamed).map(({ id }) => id);
const names: Record<string, string> = {};
for (const language of LANGUAGES) names[language] = (await readNames(language)).join('|');
const text = `${JSON.stringify({ pieces: ids.join('|'), names }, null, 2)}\n`;

if (!process.argv.includes('--verify')) await writeFile(TARGET, text);
else if ((await readFile(TARGET, 'utf8')) !== text) {
  console.error('artist/src/pieces/words/cldr-names.json is not up to date: npm run generate');
  process.exit(1);
}

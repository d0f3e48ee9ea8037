/**
 * Writes artist/src/pieces/words/cldr-names.json: what people call the pieces in many languages, by the Unicode Common Locale
 * Data Repository. `--verify` fails when the file is stale.
 *
 * Names alone are taken. The repository's keywords are what a picture has to do with ("garden" for a snail), and would
 * show people something else than they asked for.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@chaos/artist/pieces/catalogue';
import { isPerson } from '@chaos/artist/pieces/people';
import { type NamedPiece, PIECES } from '@chaos/artist/pieces/piece-names';
import { z } from 'zod';

/** English is not here: its names come with the pieces. In the order in which a word of several languages is read. */
const LANGUAGES = 'de it es fr pt nl pl ru uk tr cs sk hr hu ro bg el sv da no fi id vi ja zh ko ar fa he hi bn th'.split(' ');

const TARGET = path.resolve(import.meta.dirname, '../artist/src/pieces/words/cldr-names.json');

const annotations = z.object({
  annotations: z.object({ annotations: z.record(z.string(), z.object({ tts: z.array(z.string()).optional() })) }),
});

/** Longer names are descriptions ("smiling face with open mouth and cold sweat"), which nobody types. */
const WORDS_MAX = 3;

/** Smileys, but for those who are somebody: robots, clowns, ninjas. */
const SMILEYS = /^1f(6[0-4]|91|92|97)/;
const curated = new Set(CATALOGUE.map(({ id }) => id));

/** In the order of the pieces, with an empty name for a piece that has none. */
async function readNames(language: string): Promise<string[]> {
  const file = fileURLToPath(import.meta.resolve(`cldr-annotations-full/annotations/${language}/annotations.json`));
  const byEmoji = annotations.parse(JSON.parse(await readFile(file, 'utf8'))).annotations.annotations;
  const names = new Map(Object.entries(byEmoji).map(([emoji, { tts }]) => [emoji.replaceAll('\ufe0f', ''), tts?.[0] ?? '']));
  return ids.map((id) => {
    const name = (names.get(emojiOf(id)) ?? '').replaceAll('|', ' ').trim();
    return name.split(' ').length > WORDS_MAX ? '' : name;
  });
}

const emojiOf = (id: string): string =>
  String.fromCodePoint(...id.split('-').map((point) => Number.parseInt(point, 16))).replaceAll('\ufe0f', '');

const OF_SEVERAL = /200d|1f3f[b-f]|^own-/;

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

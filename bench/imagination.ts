/** What of a wish is seen and told, and what the house imagination costs. */

import { createHouseImagination } from '@chaos/artist/built-in-imagination';
import type { Wish } from '@chaos/shared/contract/characters';
import { tellBattle } from '../artist/src/author/battle/tell-battle.ts';
import { stageBattle } from '../artist/src/author/battle/testing.ts';
import { startChecker } from '../artist/src/author/testing-checker.ts';
import { imagineWish } from '../artist/src/author/testing-wishes.ts';
import { writeCharacter } from '../artist/src/author/write-character.ts';
import { conceive } from '../artist/src/concept/conceive.ts';
import { conceiveFusion } from '../artist/src/concept/conceive-fusion.ts';
import { imagineSources } from '../artist/src/concept/testing.ts';
import { FINISHES } from '../artist/src/painter/finishes/finishes.ts';
import { paintConcept } from '../artist/src/painter/paint-concept.ts';
import { compose, faultsOf } from '../artist/src/painter/testing-scene.ts';
import NOUNS from '../artist/src/pieces/testing/nouns.json' with { type: 'json' };
import { pieceForEmoji } from '../artist/src/pieces/vocabulary.ts';
import { describeTimes, print } from './measure.ts';

const COMPOSED = 300;
const TOLD = 1_000;
const STORIES = 500;
const FUSIONS = 10;
const VIDEOS = 2;

const NO_MESSAGE = { message: null, secret: false };
const MB = 2 ** 20;

const wishFor = (mainTheme: string): Wish => ({
  mainTheme,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: false,
});

export async function benchImagination(): Promise<void> {
  benchWords();
  await benchCompositions();
  await benchLores();
  await benchCosts();
}

const showShare = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

/** Everyday nouns that can be drawn, each as somebody's wish. */
function benchWords(): void {
  for (const [column, language] of NOUNS.columns.slice(0, -1).entries()) {
    const drawn = NOUNS.rows.filter((row) => row.at(-1));
    const right = drawn.filter((row) => {
      const pieces = (row.at(-1) ?? '').split(' ').map((one) => pieceForEmoji(one) ?? one);
      return pieces.includes(conceive(wishFor(row[column] ?? ''), 'bench').theme.piece ?? '');
    });
    print(`nouns shown as what they are, ${language}`, showShare(right.length, drawn.length));
  }
}

async function benchCompositions(): Promise<void> {
  let faulty = 0;
  for (let index = 0; index < COMPOSED; index += 1) {
    const { concept, figure, props } = await compose(imagineWish(`bench ${index}`), `bench-${index}`);
    if (faultsOf({ concept, figure, props }).length > 0) faulty += 1;
  }
  print('compositions with a fault', showShare(faulty, COMPOSED));
}

async function benchLores(): Promise<void> {
  const check = await startChecker();
  const lores: Set<string>[] = [];
  let faulty = 0;
  for (let index = 0; index < TOLD; index += 1) {
    const { name, description } = writeCharacter(conceive(imagineWish(`${index}`), `${index}`));
    if ((await check({ names: [name], text: description })).length > 0) faulty += 1;
    lores.push(threesOf(description));
  }
  print('lores with a fault of grammar, by Harper (goal 1 %)', showShare(faulty, TOLD));
  const apart = lores.map((lore, index) => 1 - nearest(lore, lores.slice(Math.max(0, index - 100), index)));
  print('  of its words, apart from the most alike of 100 before', `${(100 * mean(apart)).toFixed(1)} %`);
}

/** Each three words in a row. */
function threesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

/** The largest share of what two have in common. */
function nearest(lore: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  const shares = others.map((other) => [...lore].filter((three) => other.has(three)).length / Math.max(1, lore.size));
  return Math.max(0, ...shares);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @returns milliseconds of a core. */
async function cpuOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function benchCosts(): Promise<void> {
  const themes = ['crocodile', 'toaster', 'blorptang', 'axolotl'];
  const paint = (index: number, finish: (typeof FINISHES)[number]['id']) => {
    const concept = conceive(wishFor(themes[index % themes.length] ?? ''), `cost-${index}`);
    return cpuOf(() => paintConcept({ ...concept, style: { ...concept.style, finish } }, NO_MESSAGE));
  };
  for (const [index, { id }] of FINISHES.entries()) if (index < 5) await paint(index, id);
  const characters: number[] = [];
  for (const [index, { id }] of FINISHES.entries()) characters.push(await paint(index, id));
  print('a character over all styles, time of a core', `${describeTimes(characters)}; goal 900 and 1500 ms`);
  const fusions: number[] = [];
  for (let index = 0; index < FUSIONS; index += 1)
    fusions.push(await cpuOf(() => paintConcept(conceiveFusion(imagineSources(index), `cost-${index}`), NO_MESSAGE)));
  print('a fusion, time of a core', describeTimes(fusions));
  const battles = Array.from({ length: STORIES }, (_, index) => stageBattle(`${index}`));
  const stories = await cpuOf(async () => battles.forEach((scene, index) => void tellBattle(scene, `${index}`)));
  print('the story of a battle, time of a core', `${(stories / STORIES).toFixed(1)} ms; goal 5 ms`);
  const videos: number[] = [];
  for (let index = 0; index < VIDEOS; index += 1) videos.push(await cpuOf(() => film(themes[index] ?? '', `film-${index}`)));
  print('the frames of a video, time of a core', describeTimes(videos));
  print('memory of the process, at its most', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  print('  when all is done', `${Math.round(process.memoryUsage().rss / MB)} MB`);
}

async function film(theme: string, seed: string): Promise<void> {
  const builtIn = createHouseImagination();
  const { signal } = new AbortController();
  const wish = wishFor(theme);
  const text = { name: theme, description: theme };
  const { png } = await builtIn.paintCharacter(wish, text, { seed, signal, onProgress: () => {} });
  for await (const _ of builtIn.animateCharacter(wish, png, { seed, signal, takeTurn: async () => {} })) {
    // Frames are drawn as they are asked for.
  }
}

/** The gallery's tabs and searches: how long a page takes, the first one and the fiftieth, without HTTP and without a cache, and by which plans. */

import { searchGallery, suggest } from '../server/src/features/gallery/search/queries.ts';
import type { Context } from '../server/src/trpc/context.ts';
import type { GalleryFilters, GalleryTab } from '../shared/src/contract/gallery.ts';
import { findSimilar } from '../shared/src/core/gallery/find-similar.ts';
import { openDatabase } from '../shared/src/platform/database.ts';
import { print, timed } from './measure.ts';

const CALLS = 20;
const DEEP = 50;

interface Case {
  tab: GalleryTab;
  text?: string;
  filters?: GalleryFilters;
}

/** By the words of scripts/lib/fill-database.ts: one that an eighth have, one that all have, one that one has, and pairs of them. */
const CASES: readonly Case[] = [
  ...(['top', 'rising', 'new', 'unseen', 'random'] as const).map((tab) => ({ tab })),
  ...(['top', 'rising', 'new', 'random'] as const).flatMap((tab) =>
    ['zebra', 'sandwich', '4711', 'zebraino mangoello', 'sandwhich zebra', 'a', 'ello', 'zebra qwertz'].map((text) => ({
      tab,
      text,
    })),
  ),
  { tab: 'top', filters: { rarity: ['common'] } },
  { tab: 'top', filters: { rarity: ['mythic'] } },
  { tab: 'rising', filters: { rarity: ['legendary'] } },
  { tab: 'new', filters: { finish: ['golden'] } },
  { tab: 'new', filters: { isFused: true } },
  { tab: 'top', text: 'zebra before:2020' },
  { tab: 'top', text: 'zebra before:2099', filters: { hasVideo: false, isUnfought: true } },
];

export async function benchSearch(ctx: Context, databaseUrl: string): Promise<void> {
  const all: number[] = [];
  for (const one of CASES) {
    const first = await repeat(() => read(ctx, one, null));
    all.push(...first);
    const cursor = await findDeep(ctx, one);
    const deep = cursor === null ? [] : await repeat(() => read(ctx, one, cursor));
    const times =
      deep.length > 0 ? `, page ${DEEP} ${show(deep)} (${(at(deep, 0.5) / at(first, 0.5)).toFixed(2)} times; goal 1.5)` : '';
    print(`${one.tab} ${one.text ?? ''} ${JSON.stringify(one.filters ?? {})}`, `${show(first)}${times}`);
  }
  print('all first pages', `${show(all)}; goals 10 and 50`);
  for (const text of ['z', 'zeb', 'zebraino m', 'nobody'])
    print(`suggestions for "${text}"`, show(await repeat(() => suggest(ctx, text))));
  const { items } = await searchGallery(ctx, { tab: 'top', text: '', filters: {}, timeFilter: 'all_time', limit: 1 });
  print('eight similar ones', show(await repeat(() => findSimilar(ctx.db, items[0]?.id ?? ''))));
  await explain(ctx, databaseUrl);
}

/** Each case once more, where PostgreSQL tells the plan of each statement: whether one reads a whole table, and what the slowest does. */
async function explain(ctx: Context, databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, name: 'bench', log: ctx.log });
  const plans: string[] = [];
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => plans.push(message ?? ''));
    void client.query(`
      load 'auto_explain'; set auto_explain.log_level = notice; set auto_explain.log_min_duration = 0;
      set auto_explain.log_analyze = on; set auto_explain.log_timing = off`);
  });
  for (const one of CASES) await read({ ...ctx, db }, one, null);
  await close();
  const nodesOf = (plan: string) => plan.split('\n').filter(isNode);
  const whole = plans
    .flatMap(nodesOf)
    .filter((line) => / Seq Scan on (meme_characters|character_search|search_words)\b/.test(line));
  print('scans of a whole table by all of these', `${whole.length} in ${plans.length} statements`);
  const msOf = (plan: string) => Number(/^duration: ([\d.]+) ms/.exec(plan)?.[1] ?? 0);
  const slowest = plans.reduce((a, b) => (msOf(b) > msOf(a) ? b : a), '');
  console.log(`the plan of the slowest statement, ${msOf(slowest).toFixed(1)} ms`);
  for (const line of nodesOf(slowest)) console.log(`  ${line.slice(0, 160)}`);
}

/** A line that names a step of a plan and its rows, and none of the statement's own. */
const isNode = (line: string) => /\(cost=.*\(actual /.test(line) || /^ *(CTE|InitPlan|SubPlan) /.test(line);

function read(ctx: Context, { tab, text = '', filters = {} }: Case, cursor: string | null) {
  return searchGallery(ctx, { tab, text, filters, timeFilter: 'all_time', limit: 20, cursor });
}

/** The cursor of the fiftieth page; null where there are not so many. */
async function findDeep(ctx: Context, one: Case): Promise<string | null> {
  let cursor: string | null = null;
  for (let page = 1; page < DEEP; page += 1) {
    ({ nextCursor: cursor } = await read(ctx, one, cursor));
    if (cursor === null) return null;
  }
  return cursor;
}

async function repeat(call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < CALLS; index += 1) taken.push((await timed(call))[1]);
  return taken.toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function show(taken: readonly number[]): string {
  const sorted = taken.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5).toFixed(1)}, p99 ${at(sorted, 0.99).toFixed(1)} ms`;
}

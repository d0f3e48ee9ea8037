/**
 * What the protocol of trust.md guards against, switched on: each mutant leaves out one precaution, by changing the
 * statements on their way to the database. The program itself knows nothing of them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@chaos/shared/platform/database';
import {
  AliasNode,
  IdentifierNode,
  type KyselyPlugin,
  OrderByItemNode,
  OrderByNode,
  ParensNode,
  RawNode,
  type RootOperationNode,
  SelectionNode,
  SelectQueryNode,
  sql,
  TableNode,
} from 'kysely';

export const MUTANTS = [
  ...(['no character locks', 'unordered locks', 'no offer lock', 'no re-validation'] as const),
  /** No lock at all, and the database's own judgement of what goes together instead. Correct, and slow. */
  'serializable alone',
] as const;
export type Mutant = (typeof MUTANTS)[number];

const MOVE_MS = 300;

/** Who gives each item of the offer that is being accepted, as it was read before: what "no re-validation" believes. */
export const believedGivers = new AsyncLocalStorage<ReadonlyMap<string, string>>();

export function mutate(mutant: Mutant): KyselyPlugin {
  const believing = new WeakSet<object>();
  const moving = new WeakSet<object>();
  return {
    transformQuery({ node, queryId }) {
      if (mutant === 'serializable alone') return withoutAnyLock(node);
      if (mutant === 'no character locks' && isMove(node)) moving.add(queryId);
      const table = lockedTable(node);
      if (!SelectQueryNode.is(node) || !table) return node;
      if (mutant === 'no character locks' && table === 'meme_characters') return withoutLock(node);
      if (mutant === 'no offer lock' && table === 'offers') return withMoment(withoutLock(node));
      if (mutant === 'unordered locks' && table === 'meme_characters') return inAnyOrder(node);
      if (mutant === 'no re-validation' && table === 'meme_characters') believing.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      // Each move reads who gives, so two of them meet only between the statement of one and its commit.
      if (moving.has(queryId)) await delay(MOVE_MS);
      const givers = believedGivers.getStore();
      if (!believing.has(queryId) || !givers) return result;
      const believed = result.rows.map((row) => ({
        ...row,
        ownerId: givers.get(String(row.id)) ?? row.ownerId,
        isPublic: true,
        isActive: true,
      }));
      return { ...result, rows: believed };
    },
  };
}

function isMove(node: RootOperationNode): boolean {
  return RawNode.is(node) && (node.sqlFragments[0] ?? '').trimStart().startsWith('with move as');
}

/** The table of a statement that locks rows. */
function lockedTable(node: RootOperationNode): string | null {
  if (!SelectQueryNode.is(node) || !node.endModifiers?.some(({ modifier }) => modifier === 'ForNoKeyUpdate')) return null;
  const [from] = node.from?.froms ?? [];
  return from && TableNode.is(from) ? from.table.identifier.name : null;
}

function withoutLock({ endModifiers: _, ...node }: SelectQueryNode): SelectQueryNode {
  return node;
}

/** What the schema locks by itself, with its foreign keys, stays. */
function withoutAnyLock(node: RootOperationNode): RootOperationNode {
  if (SelectQueryNode.is(node)) return withoutLock(node);
  const isAdvisory = RawNode.is(node) && node.sqlFragments[0]?.startsWith('select pg_advisory_xact_lock');
  return isAdvisory ? RawNode.createWithSql('select 1') : node;
}

function inAnyOrder(node: SelectQueryNode): SelectQueryNode {
  return withMoment({ ...node, orderBy: OrderByNode.create([OrderByItemNode.create(RawNode.createWithSql('random()'))]) });
}

/** A moment after each row: two who reach for the same meet there, however busy the machine is. */
function withMoment(node: SelectQueryNode): SelectQueryNode {
  const moment = AliasNode.create(RawNode.createWithSql('pg_sleep(0.02)'), IdentifierNode.create('moment'));
  return {
    ...SelectQueryNode.createFrom([AliasNode.create(ParensNode.create(node), IdentifierNode.create('looked'))]),
    selections: [SelectionNode.createSelectAll(), SelectionNode.create(moment)],
  };
}

/** Takes away what the schema itself refuses, so that a mutant shows what it does. Counters go on being kept. */
export async function dropBelts(db: Database): Promise<void> {
  await sql`
    alter table offers disable trigger offers_fixed, disable trigger offers_kept, disable trigger offers_whole;
    alter table offers drop constraint offers_parent_offer_id_key;
    alter table ownership_events disable trigger user;
    alter table ownership_events drop constraint ownership_events_pkey;
    alter table ownership_events drop constraint ownership_events_was_open_check;
    drop index ownership_events_offer;
    alter table meme_characters disable trigger meme_characters_chain;
    alter table meme_characters disable trigger meme_characters_fused_once;
  `.execute(db);
}

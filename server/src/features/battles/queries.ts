import {
  BATTLE_HISTORY_MAX,
  type Battle,
  type BattleResult,
  type FairnessDay,
  type Stakes,
} from '@chaos/shared/contract/battles';
import type { PersonSummary } from '@chaos/shared/contract/characters';
import { tellFairnessDay } from '@chaos/shared/core/battles/commitments';
import { readCorners } from '@chaos/shared/core/battles/read-stakes';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isNamedStill } from '@chaos/shared/core/characters/deletion';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { readTickets, showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { findTicket } from '@chaos/shared/core/tickets/request-ticket';
import type { BattleRules, Fighter } from '@chaos/shared/rules/battles';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import { stakesOf } from './policy.ts';

/** A battle that this caller has just fought, or fought before under the same requestId. */
export async function readResult(ctx: Context, battleId: string): Promise<BattleResult> {
  const row = await ctx.db.selectFrom('battles').selectAll().where('id', '=', battleId).executeTakeFirstOrThrow();
  const found = await findTicket(ctx.db, { userId: row.initiator_user_id, requestId: battleId });
  const held = found && (await readTickets(ctx.db, [found.id])).get(found.id);
  const ticket = held && showTicket(ctx.appSecret, held);
  if (ticket?.kind !== 'story') throw new Error('the ticket of a story is gone');
  return {
    battleId,
    winnerCharacterId: row.winner_character_id,
    char1Score: row.battle_score_1,
    char2Score: row.battle_score_2,
    char1WinProbability: row.probability_1_wins,
    randomFactor: row.random_factor,
    ownershipTransferred: row.ownership_transferred,
    ticket,
  };
}

/** @returns null for a battle in which a character is hidden from the caller, unless it was the caller's, and for none. */
export async function readBattle(ctx: Context, id: string): Promise<Battle | null> {
  const row = await selectBattles(ctx).where('battles.id', '=', id).executeTakeFirst();
  const isOwn = ctx.viewer.userId !== null && row?.initiator_user_id === ctx.viewer.userId;
  return row && (isOwn || (row.name1 !== null && row.name2 !== null)) ? toBattle(row) : null;
}

/** @returns null where one of them cannot be seen. */
export async function readStakes(
  { db, viewer }: Context,
  { char1Id, char2Id }: { char1Id: string; char2Id: string },
): Promise<Stakes | null> {
  const ids = [...new Set([char1Id, char2Id])];
  const seen = await db
    .selectFrom('meme_characters')
    .select('id')
    .where('id', 'in', ids)
    .where(isVisibleTo(viewer.userId))
    .execute();
  return seen.length < ids.length ? null : stakesOf(viewer, await readCorners(db, [char1Id, char2Id]));
}

/** The caller's own battles, newest first. */
export async function readHistory(ctx: Context, userId: string): Promise<Battle[]> {
  const rows = await selectBattles(ctx)
    .where('initiator_user_id', '=', userId)
    .orderBy('battles.id', 'desc')
    .limit(BATTLE_HISTORY_MAX)
    .execute();
  return rows.map(toBattle);
}

/** @returns null for a day without a secret. */
export async function readFairness({ db }: Context, day: string): Promise<FairnessDay | null> {
  return tellFairnessDay(db, day);
}

function selectBattles(ctx: Context) {
  const { userId } = ctx.viewer;
  return ctx.db
    .selectFrom('battles')
    .innerJoin('meme_characters as c1', 'c1.id', 'character1_id')
    .innerJoin('meme_characters as c2', 'c2.id', 'character2_id')
    .leftJoin('profiles as owner1', 'owner1.id', 'c1.owner_id')
    .leftJoin('profiles as owner2', 'owner2.id', 'c2.owner_id')
    .select(['battles.id', 'character1_id', 'character2_id', 'winner_character_id', 'battle_score_1', 'battle_score_2'])
    .select(['probability_1_wins', 'random_factor', 'ownership_transferred', 'battle_story', 'battles.created_at'])
    .select([
      'request_id',
      'rules',
      'fighter1',
      'fighter2',
      'initiator_user_id',
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
    ])
    .select([
      namedName('c1', userId).as('name1'),
      namedName('c2', userId).as('name2'),
      seen<string>('c1', userId, sql`c1.picture_token`).as('token1'),
      seen<string>('c2', userId, sql`c2.picture_token`).as('token2'),
      seen<PersonSummary>('c1', userId, selectPerson('owner1')).as('owner1'),
      seen<PersonSummary>('c2', userId, selectPerson('owner2')).as('owner2'),
    ]);
}

/** The value where the viewer may see the character, as everywhere; otherwise null. */
function seen<T>(alias: 'c1' | 'c2', viewerId: string | null, value: RawBuilder<unknown>): RawBuilder<T | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<T | null>`case when ${column('is_active')} and
    (${column('is_public')} or coalesce(${column('owner_id')} = ${viewerId}::uuid, false)) then ${value} end`;
}

/** Also of what its owner has deleted since. */
function namedName(alias: 'c1' | 'c2', viewerId: string | null): RawBuilder<string | null> {
  const name = sql.ref(`${alias}.name`);
  return sql<string | null>`coalesce(${seen<string>(alias, viewerId, name)}, case when ${isNamedStill(alias)} then ${name} end)`;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBattles>['executeTakeFirstOrThrow']>>;

const count = z.int().min(0);
const FighterSchema = z.object({
  likeCount: count,
  dislikeCount: count,
  battlesCount: count,
  winsCount: count,
  isFused: z.boolean(),
}) satisfies z.ZodType<Fighter>;

const RulesSchema = z.literal([1, 2]) satisfies z.ZodType<BattleRules>;

function toBattle(row: Row): Battle {
  const side = (id: string, name: string | null, token: string | null, owner: PersonSummary | null) => ({
    id,
    name,
    imageUrl256: token === null ? null : pictureUrls({ characterId: id, token }).imageUrl256,
    owner,
  });
  return {
    id: row.id,
    character1: side(row.character1_id, row.name1, row.token1, row.owner1),
    character2: side(row.character2_id, row.name2, row.token2, row.owner2),
    winnerCharacterId: row.winner_character_id,
    battleScore1: row.battle_score_1,
    battleScore2: row.battle_score_2,
    probability1Wins: row.probability_1_wins,
    randomFactor: row.random_factor,
    ownershipTransferred: row.ownership_transferred,
    // It names both; but whoever fought has read it already.
    battleStory: row.battle_story,
    createdAt: row.created_at,
    proof: {
      requestId: row.request_id,
      day: row.day,
      rules: RulesSchema.parse(row.rules),
      fighter1: FighterSchema.parse(row.fighter1),
      fighter2: FighterSchema.parse(row.fighter2),
    },
  };
}

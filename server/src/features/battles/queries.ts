import {
  BATTLE_HISTORY_MAX,
  type Battle,
  type BattleCharacter,
  type BattleResult,
  type Departure,
  type Stakes,
} from '@chaos/shared/contract/battles';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { isFinalTicketState } from '@chaos/shared/contract/tickets';
import { readCorners } from '@chaos/shared/core/battles/read-stakes';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isNamedStill } from '@chaos/shared/core/characters/deletion';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { holdersOf } from '@chaos/shared/core/people/hidden-people';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { readRests } from '@chaos/shared/core/profiles/suspensions';
import { readTickets, showTicket } from '@chaos/shared/core/tickets/read-tickets';
import { findTicket } from '@chaos/shared/core/tickets/request-ticket';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import type { BattleRules, Fighter } from '@chaos/shared/rules/battles';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context, Viewer } from '../../trpc/context.ts';
import { requireAwake, stakesOf, termsOf } from './policy.ts';

/** Whoever reads a battle, with an account or without. */
interface Reader {
  db: Database;
  viewer: Pick<Viewer, 'userId'>;
}

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
export async function readBattle(ctx: Reader, id: string): Promise<Battle | null> {
  const row = await selectBattles(ctx).where('battles.id', '=', id).executeTakeFirst();
  const isOwn = ctx.viewer.userId !== null && row?.initiator_user_id === ctx.viewer.userId;
  if (!row || (!isOwn && (row.name1 === null || row.name2 === null))) return null;
  const isStoryComing = row.battle_story === null && (await isBeingWritten(ctx.db, row));
  return { ...toBattle(row), ...(isStoryComing && { isStoryComing }) };
}

/** The ticket of a story has the battle's id for its requestId. */
async function isBeingWritten(db: Database, { id, initiator_user_id: userId }: Row): Promise<boolean> {
  const ticket = await db
    .selectFrom('tickets')
    .select('state')
    .where('holder_user_id', userId === null ? 'is' : '=', userId)
    .where('request_id', '=', id)
    .executeTakeFirst();
  return ticket !== undefined && !isFinalTicketState(ticket.state);
}

export type SharedBattle = NonNullable<Awaited<ReturnType<typeof readSharedBattle>>>;

/** What a pasted link tells of a battle. @returns null for one that not everybody may see. */
export async function readSharedBattle(db: Database, id: string) {
  const battle = await readBattle({ db, viewer: { userId: null } }, id);
  if (!battle) return null;
  const { character1, character2, winnerCharacterId, battleStory } = battle;
  return {
    id,
    names: [character1.name ?? '', character2.name ?? ''] as const,
    winner: winnerCharacterId === character1.id ? (1 as const) : (2 as const),
    story: battleStory,
    characterIds: [character1.id, character2.id] as const,
    /** One that was fused or deleted since has none. */
    hasPictures: character1.imageUrl256 !== null && character2.imageUrl256 !== null,
    departures: [character1.departure ?? null, character2.departure ?? null] as const,
  };
}

/** @returns null where one of them cannot be seen. @throws {PublicFailure} where the battle would be refused since somebody rests. */
export async function readStakes(
  { db, viewer }: Context,
  { char1Id, char2Id, isFriendly }: { char1Id: string; char2Id: string; isFriendly?: boolean | undefined },
): Promise<Stakes | null> {
  const ids = [...new Set([char1Id, char2Id])];
  const seen = await db
    .selectFrom('meme_characters')
    .select(['id', 'owner_id'])
    .where('id', 'in', ids)
    .where(isVisibleTo(viewer.userId))
    .execute();
  if (seen.length < ids.length) return null;
  const owners = new Set(seen.map(({ owner_id }) => owner_id).filter((id) => id !== null));
  requireAwake(await readRests(db, [...owners]), viewer);
  const isFirst = await mayBeFriendly(db, viewer);
  const stakes = stakesOf(termsOf(viewer, { isFriendly: isFriendly && isFirst }), await readCorners(db, [char1Id, char2Id]));
  return { ...stakes, mayBeFriendly: isFirst };
}

/** Whether it is a member's first battle. */
export async function mayBeFriendly(db: Database | Transaction, { userId }: Viewer): Promise<boolean> {
  if (userId === null) return false;
  const before = await db.selectFrom('battles').select('id').where('initiator_user_id', '=', userId).limit(1).executeTakeFirst();
  return before === undefined;
}

/** The battles that the caller fought, and those of others that gave or took something, where no side is hidden; newest first. */
export async function readHistory(ctx: Context, userId: string): Promise<Battle[]> {
  const moved = (own: 'from_user_id' | 'to_user_id') => sql`(
    select battle_id from ownership_events where kind = 'won' and ${sql.ref(own)} = ${userId}::uuid
    order by created_at desc limit ${BATTLE_HISTORY_MAX}
  )`;
  const rows = await selectBattles(ctx)
    .where(
      sql<boolean>`battles.id in (
        (select id from battles where initiator_user_id = ${userId}::uuid order by id desc limit ${BATTLE_HISTORY_MAX})
        union ${moved('to_user_id')} union ${moved('from_user_id')}
      )`,
    )
    .orderBy('battles.id', 'desc')
    .limit(BATTLE_HISTORY_MAX)
    .execute();
  return rows
    .map((row) => ({ ...toBattle(row), wasChallenged: row.initiator_user_id !== userId }))
    .filter(
      ({ wasChallenged, character1, character2 }) => !wasChallenged || (character1.name !== null && character2.name !== null),
    );
}

function selectBattles(ctx: Reader) {
  const { userId } = ctx.viewer;
  return (
    ctx.db
      .selectFrom('battles')
      .innerJoin('meme_characters as c1', 'c1.id', 'character1_id')
      .innerJoin('meme_characters as c2', 'c2.id', 'character2_id')
      .leftJoin('profiles as owner1', 'owner1.id', 'c1.owner_id')
      .leftJoin('profiles as owner2', 'owner2.id', 'c2.owner_id')
      .select(['battles.id', 'character1_id', 'character2_id', 'winner_character_id', 'battle_score_1', 'battle_score_2'])
      .select(['probability_1_wins', 'random_factor', 'ownership_transferred', 'battles.created_at'])
      .select([
        'request_id',
        'rules',
        'fighter1',
        'fighter2',
        'initiator_user_id',
        sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      ])
      // It names both: as whoever fought has read it, but for a side that is blocked since.
      .select(
        sql<string | null>`case when ${isMet('c1', userId)} and ${isMet('c2', userId)} then battle_story end`.as('battle_story'),
      )
      .select([
        namedName('c1', userId).as('name1'),
        namedName('c2', userId).as('name2'),
        seen<string>('c1', userId, sql`c1.picture_token`).as('token1'),
        seen<string>('c2', userId, sql`c2.picture_token`).as('token2'),
        seen<PersonSummary>('c1', userId, selectPerson('owner1')).as('owner1'),
        seen<PersonSummary>('c2', userId, selectPerson('owner2')).as('owner2'),
        departure('c1', userId).as('departure1'),
        departure('c2', userId).as('departure2'),
        sql<Battle['move'] | null>`(
          select case ${userId}::uuid when to_user_id then 'gained' when from_user_id then 'lost' end from ownership_events
          where character_id in (character1_id, character2_id) and battle_id = battles.id
        )`.as('move'),
      ])
  );
}

/** The value where the viewer may see the character, as everywhere; otherwise null. */
function seen<T>(alias: 'c1' | 'c2', viewerId: string | null, value: RawBuilder<unknown>): RawBuilder<T | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<T | null>`case when ${column('is_active')} and ${isMet(alias, viewerId)} and
    (${column('is_public')} or coalesce(${column('owner_id')} = ${viewerId}::uuid, false)) then ${value} end`;
}

/** One's own, or of nobody who is blocked. */
function isMet(alias: 'c1' | 'c2', viewerId: string | null): RawBuilder<boolean> {
  const isOwn = sql`coalesce(${sql.ref(`${alias}.owner_id`)} = ${viewerId}::uuid, false)`;
  return sql<boolean>`(${isOwn} or ${isUnblocked(viewerId, ...holdersOf(alias))})`;
}

/** Also of what its owner has deleted since. */
function namedName(alias: 'c1' | 'c2', viewerId: string | null): RawBuilder<string | null> {
  const name = sql.ref(`${alias}.name`);
  return sql<
    string | null
  >`coalesce(${seen<string>(alias, viewerId, name)}, case when ${isNamedStill(alias)} and ${isMet(alias, viewerId)} then ${name} end)`;
}

/** Of what is named still. Whoever may not see what it was fused into is not told that there is such a one. */
function departure(alias: 'c1' | 'c2', viewerId: string | null): RawBuilder<Departure | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const isOwn = sql`coalesce(${column('owner_id')} = ${viewerId}::uuid, false)`;
  const isFusionSeen = sql`exists (
    select from meme_characters where meme_characters.id = ${column('fused_into_id')} and ${isVisibleTo(viewerId)}
  )`;
  return sql<Departure | null>`case when ${isNamedStill(alias)} and ${isMet(alias, viewerId)} then
    case when ${column('fused_into_id')} is not null and (${isOwn} or ${isFusionSeen}) then 'fused'
      when ${column('deleted_at')} is not null and ${isOwn} then 'deleted' else 'gone' end end`;
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

function picturesOf(characterId: string, token: string | null): Pick<BattleCharacter, 'imageUrl256' | 'imageUrl512'> {
  if (token === null) return { imageUrl256: null, imageUrl512: null };
  const { imageUrl256, imageUrl512 } = pictureUrls({ characterId, token });
  return { imageUrl256, imageUrl512 };
}

function toBattle(row: Row): Battle {
  const side = (of: Pick<BattleCharacter, 'id' | 'name' | 'owner'>, token: string | null, departure: Departure | null) => ({
    ...of,
    ...picturesOf(of.id, token),
    ...(departure && { departure }),
  });
  return {
    id: row.id,
    character1: side({ id: row.character1_id, name: row.name1, owner: row.owner1 }, row.token1, row.departure1),
    character2: side({ id: row.character2_id, name: row.name2, owner: row.owner2 }, row.token2, row.departure2),
    winnerCharacterId: row.winner_character_id,
    battleScore1: row.battle_score_1,
    battleScore2: row.battle_score_2,
    probability1Wins: row.probability_1_wins,
    randomFactor: row.random_factor,
    ownershipTransferred: row.ownership_transferred,
    ...(row.move && { move: row.move }),
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

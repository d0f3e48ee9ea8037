import { lockLosses, readCorners } from '@chaos/shared/core/battles/read-stakes';
import { readCommitmentDay } from '@chaos/shared/core/commitments/daily-secrets';
import { enqueuePush } from '@chaos/shared/core/notifications/pushes';
import { type LockedCharacter, lockCharacters, moveCharacters } from '@chaos/shared/core/ownership/ledger';
import { areBlocked } from '@chaos/shared/core/people/blocks';
import { lockRests } from '@chaos/shared/core/profiles/suspensions';
import { requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import { requireTicketLimits } from '@chaos/shared/core/tickets/ticket-limits';
import type { Transaction } from '@chaos/shared/platform/database';
import { isWithin } from '@chaos/shared/platform/is-within';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { BATTLE_COOLDOWN_SECONDS, BATTLE_RULES, decideBattle, drawRandomFactor, type Fighter } from '@chaos/shared/rules/battles';
import { keptBecause, type Terms } from '@chaos/shared/rules/stakes';
import { sql } from 'kysely';
import { networkSql, standsSql } from '../../auth/established-account.ts';
import { announce } from '../../commands/after-commit.ts';
import { tellOpened } from '../../commands/open-ticket.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { holderOf, personKeyOf } from '../../trpc/person-key.ts';
import {
  requireAwake,
  requireFighters,
  requireFirst,
  requireMeeting,
  requireSafety,
  requireSomethingToLose,
  requireStakes,
  requireUnlocked,
  stakesOf,
  termsOf,
} from './policy.ts';
import { mayBeFriendly } from './queries.ts';

export interface BattleRequest {
  /** The fighter. */
  char1Id: string;
  /** The opponent. */
  char2Id: string;
  requestId: string;
  /** Whose the opponent was when the stakes were shown; left out by who does not care. */
  opponentOwnerId?: string | null | undefined;
  /** Whether the fighter could be lost when the stakes were shown. */
  isAtStake?: boolean | undefined;
  /** Nothing moves: for a member's first battle alone. */
  isFriendly?: boolean | undefined;
}

/**
 * Decides a battle, moves the loser where it is due, and opens the ticket of the story, all in one transaction. The same
 * requestId again gives the same battle.
 * @returns its id.
 */
export async function executeBattle(ctx: Context, request: BattleRequest): Promise<string> {
  const fought = await transact(ctx.db, (trx) => fight(trx, ctx, request));
  if (fought.storyTicketId) tellOpened(ctx, 'story', fought.storyTicketId);
  const ids = [request.char1Id, request.char2Id];
  announce(ctx, {
    // It names the owners.
    gallery: fought.hasMoved ? ids : [],
    members: fought.owners
      ? [
          { topic: 'characters', userIds: fought.owners, ids },
          { topic: 'battles', userIds: [ctx.viewer.userId], ids: [fought.battleId] },
        ]
      : [],
  });
  return fought.battleId;
}

interface Fought {
  battleId: string;
  hasMoved: boolean;
  /** Whose the two were. Null where nothing of them has changed: it was a visitor's, or had been fought before. */
  owners: (string | null)[] | null;
  /** Null when the battle had been fought before. */
  storyTicketId: string | null;
}

async function fight(trx: Transaction, ctx: Context, request: BattleRequest): Promise<Fought> {
  const { char1Id, char2Id, requestId } = request;
  const initiatorKey = personKeyOf(ctx.viewer);
  // One person's battles pass one by one: two at once would both miss the other's cooldown.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`battle ${initiatorKey}`}, 0))`.execute(trx);
  const earlier = await findBattle(trx, initiatorKey, requestId);
  if (earlier) {
    if (earlier.character1_id !== char1Id || earlier.character2_id !== char2Id)
      throw new PublicFailure('CONFLICT', 'request_id_reused', 'This requestId was used for another battle.');
    return { battleId: earlier.id, hasMoved: false, owners: null, storyTicketId: null };
  }
  await requireRested(trx, initiatorKey, request);
  const holder = holderOf(ctx.viewer);
  await requireTicketLimits(trx, { kind: 'story', holder, requestId }, ctx.lineLimits);

  const locked = await lockCharacters(trx, [char1Id, char2Id]);
  await requireUndrawn(trx, request);
  const [first, second] = requireFighters(ctx.viewer, locked.get(char1Id), locked.get(char2Id));
  const people = [ctx.viewer.userId, first.ownerId, second.ownerId].filter((id) => id !== null);
  const rests = await lockRests(trx, [...new Set(people)]);
  requireMeeting(await areBlocked(trx, ctx.viewer.userId, second.ownerId, second.makerId));
  requireStakes(request, second);
  requireAwake(rests, ctx.viewer);
  const terms = termsOf(ctx.viewer, request);
  requireFirst(terms, await mayBeFriendly(trx, ctx.viewer));
  const stakes = stakesOf(terms, await readCorners(trx, [char1Id, char2Id]));
  requireSomethingToLose(stakes);
  requireUnlocked(terms, first, stakes);
  requireSafety(request, stakes);
  const [fighter1, fighter2] = await readFighters(trx, [char1Id, char2Id]);
  const today = await readCommitmentDay(trx);
  if (!fighter1 || !fighter2 || !today) throw new Error('a locked character or the secret of the day is missing');
  if (today.isTold)
    throw new PublicFailure('SERVICE_UNAVAILABLE', 'too_busy', 'Battles rest until tomorrow. Please come back then.');
  const randomFactor = await drawRandomFactor(today.secret, request);
  const { winner, probability1Wins, score1, score2 } = decideBattle(fighter1, fighter2, randomFactor);
  const [winning, losing] = winner === 1 ? [first, second] : [second, first];
  const taker = await takerOf(trx, terms, winning, losing);
  // Where nothing can be lost, anybody would make a career of their weakest opponents.
  const counts = stakes.ifLost === null && (await isCareer(trx, ctx, second.ownerId));

  const { id: battleId } = await trx
    .insertInto('battles')
    .values({
      initiator_key: initiatorKey,
      initiator_user_id: ctx.viewer.userId,
      request_id: requestId,
      character1_id: char1Id,
      character2_id: char2Id,
      winner_character_id: winning.id,
      fighter1: JSON.stringify(fighter1),
      fighter2: JSON.stringify(fighter2),
      day: sql`${today.day}::date`,
      probability_1_wins: probability1Wins,
      random_factor: randomFactor,
      battle_score_1: score1,
      battle_score_2: score2,
      ownership_transferred: taker !== null,
      rules: BATTLE_RULES,
      counts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (counts) await countBattle(trx, winning.id, losing.id);
  if (taker !== null) {
    await moveCharacters(trx, { kind: 'won', battleId }, [{ character: losing, toUserId: taker }]);
    await pushToOpponent(trx, ctx, { opponent: second, losing });
  }
  const { ticketId } = await requestTicket(trx, { kind: 'story', holder, requestId: battleId, payload: { battleId } });
  const owners = ctx.viewer.userId === null ? null : [first.ownerId, second.ownerId];
  return { battleId, hasMoved: taker !== null, owners, storyTicketId: ticketId };
}

/** Whoever has begun the battle sees what became of it. */
async function pushToOpponent(
  trx: Transaction,
  { viewer }: Context,
  { opponent, losing }: { opponent: LockedCharacter; losing: LockedCharacter },
): Promise<void> {
  const { ownerId: userId } = opponent;
  if (userId === null || userId === viewer.userId) return;
  await enqueuePush(trx, {
    userId,
    actorId: viewer.userId,
    kind: losing.id === opponent.id ? 'lost' : 'won',
    path: `/character/${losing.id}`,
  });
}

/** Whom the loser goes to: the winner's owner, where the rule lets it. @returns null when nothing moves. */
async function takerOf(
  trx: Transaction,
  terms: Terms,
  winning: LockedCharacter,
  losing: LockedCharacter,
): Promise<string | null> {
  await lockLosses(trx, losing.ownerId);
  const [winner, loser] = await readCorners(trx, [winning.id, losing.id]);
  return keptBecause(terms, winner, loser) === null ? winning.ownerId : null;
}

async function findBattle(trx: Transaction, initiatorKey: string, requestId: string) {
  return trx
    .selectFrom('battles')
    .select(['id', 'character1_id', 'character2_id'])
    .where('initiator_key', '=', initiatorKey)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/**
 * Somebody may have tried the same draw under another name, such as a visitor's, to whom it costs nothing. The two are
 * locked, so no other battle of theirs is on its way.
 * @throws {PublicFailure} when it has decided a battle already.
 */
async function requireUndrawn(trx: Transaction, { char1Id, char2Id, requestId }: BattleRequest): Promise<void> {
  const drawn = await trx
    .selectFrom('battles')
    .select('id')
    .where('request_id', '=', requestId)
    .where('character1_id', '=', char1Id)
    .where('character2_id', '=', char2Id)
    .executeTakeFirst();
  if (drawn) throw new PublicFailure('CONFLICT', 'request_id_reused', "This requestId was used for somebody else's battle.");
}

/** @throws {PublicFailure} when the same two have just fought for the same person. */
async function requireRested(trx: Transaction, initiatorKey: string, { char1Id, char2Id }: BattleRequest): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(${BATTLE_COOLDOWN_SECONDS} - extract(epoch from statement_timestamp() - created_at))::int as seconds from battles
    where initiator_key = ${initiatorKey}
      and ${isWithin('created_at', BATTLE_COOLDOWN_SECONDS)}
      and (character1_id, character2_id) in ((${char1Id}::uuid, ${char2Id}::uuid), (${char2Id}::uuid, ${char1Id}::uuid))
    order by created_at desc limit 1
  `.execute(trx);
  const seconds = rows[0]?.seconds ?? 0;
  if (seconds <= 0) return;
  const sentence = `These two have just fought. They may fight again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new PublicFailure('TOO_MANY_REQUESTS', 'too_many_requests', sentence);
}

/** In the order of the ids; they are locked, so nobody changes them. */
async function readFighters(trx: Transaction, ids: readonly string[]): Promise<(Fighter | undefined)[]> {
  const rows = await trx
    .selectFrom('meme_characters')
    .select(['id', 'counted_likes', 'counted_dislikes', 'battles_count', 'wins_count', 'is_fused'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return (
      row && {
        likeCount: row.counted_likes,
        dislikeCount: row.counted_dislikes,
        battlesCount: row.battles_count,
        winsCount: row.wins_count,
        isFused: row.is_fused,
      }
    );
  });
}

/** What visitors try out is no career, nor what one household fights out with accounts of its own. */
async function isCareer(trx: Transaction, { viewer, mailer }: Context, opponentOwnerId: string | null): Promise<boolean> {
  const people = [viewer.userId, opponentOwnerId].filter((id) => id !== null);
  if (viewer.userId === null) return false;
  const { rows } = await sql<{ networks: number }>`
    select count(distinct ${sql.raw(networkSql('u'))})::int as networks from users u
    where u.id = any(${people}::uuid[]) and ${sql.raw(standsSql('u', String(mailer.reachesPeople)))}
  `.execute(trx);
  return rows[0]?.networks === people.length;
}

async function countBattle(trx: Transaction, winnerId: string, loserId: string): Promise<void> {
  await trx
    .updateTable('meme_characters')
    .set(({ case: when }) => ({
      battles_count: sql`battles_count + 1`,
      wins_count: sql`wins_count + ${when().when('id', '=', winnerId).then(1).else(0).end()}`,
    }))
    .where('id', 'in', [winnerId, loserId])
    .execute();
}

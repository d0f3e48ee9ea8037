/**
 * Videos that are still to be made. They have no ticket, because nobody waits for them: a row in `pending_videos` is
 * both the wish and, while it lasts, the only trace of it.
 */
import { sql } from 'kysely';
import { WishSchema } from '../../contract/characters.schema.ts';
import type { Wish } from '../../contract/characters.ts';
import { commitToDisk, type Database, type Transaction } from '../../platform/database.ts';
import { seedOf } from '../tickets/ticket-seed.ts';
import { isAlive } from '../tickets/worker-heartbeats.ts';

/** After so many starts without a video there will be none. */
export const VIDEO_ATTEMPTS = 3;

/** One start of one video. Only the newest start of a character may write. */
export interface VideoRun {
  characterId: string;
  run: number;
}

export interface ClaimedVideo extends VideoRun {
  /** The folder of the character's pictures. */
  imageKey: string;
  /** What it was painted from; null when that is no longer known, or was no wish. */
  origin: { seed: string; wish: Wish } | null;
}

/** Asks for a video, in the transaction that makes the character. */
export async function requestVideo(trx: Transaction, characterId: string): Promise<void> {
  await trx.insertInto('pending_videos').values({ character_id: characterId }).execute();
}

/** What is restored has its video made, where a worker had dropped it because the character was gone. */
export async function requestMissingVideo(trx: Transaction, characterId: string): Promise<void> {
  await trx
    .insertInto('pending_videos')
    .columns(['character_id'])
    .expression((query) =>
      query.selectFrom('meme_characters').select('id').where('id', '=', characterId).where('video_key', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The next videos that nobody makes, oldest first. What a worker held that died is among them. */
export async function findPendingVideos(db: Database, options: { workerId: string; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_videos')
    .select('character_id')
    .where('attempts', '<', VIDEO_ATTEMPTS)
    .where(isDue)
    .where(isFreeFor(options.workerId))
    .orderBy('not_before')
    .limit(options.limit)
    .execute();
  return rows.map((row) => row.character_id);
}

/**
 * Starts a video. The start counts as an attempt at once, so that one which kills its worker is given up like any other.
 * @returns null when there is nothing to do: it is made, given up, or a living worker makes it. A retired character
 * needs none, and its row goes.
 */
export async function claimVideo(db: Database, claim: { characterId: string; workerId: string }): Promise<ClaimedVideo | null> {
  const { characterId, workerId } = claim;
  await db
    .deleteFrom('pending_videos')
    .where('character_id', '=', characterId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('meme_characters')
          .select('id')
          .where('id', '=', characterId)
          .where(({ or, eb, not }) => or([not('is_active'), eb('video_key', 'is not', null)])),
      ),
    )
    .execute();
  const row = await db
    .updateTable('pending_videos')
    .from('meme_characters')
    .leftJoin('tickets', (join) =>
      join.onRef('tickets.id', '=', 'meme_characters.ticket_id').on('tickets.kind', '=', 'generation'),
    )
    .set({ attempts: sql`attempts + 1`, run: sql`pending_videos.run + 1`, worker_id: workerId, error: null })
    .whereRef('meme_characters.id', '=', 'pending_videos.character_id')
    .where('pending_videos.character_id', '=', characterId)
    .where('pending_videos.attempts', '<', VIDEO_ATTEMPTS)
    .where(isDue)
    .where(isFreeFor(workerId))
    .returning(['pending_videos.run', 'meme_characters.image_key', 'tickets.payload', seedOf('tickets.id').as('seed')])
    .executeTakeFirst();
  if (!row) return null;
  const wish = WishSchema.safeParse(row.payload);
  const origin = wish.success ? { seed: row.seed, wish: wish.data } : null;
  return { characterId, run: row.run, imageKey: row.image_key, origin };
}

/**
 * Ends a start well; a second call with the same key does no harm.
 * @returns null when it may not write any more: the character is gone, or taken down, or another start took over.
 */
export async function completeVideo(db: Database, run: VideoRun, videoKey: string): Promise<{ ownerId: string | null } | null> {
  return db.transaction().execute(async (trx) => {
    await commitToDisk(trx);
    // The character first, as everywhere: its row is locked before what hangs on it.
    const character = await trx
      .selectFrom('meme_characters')
      .select(['video_key', 'is_active', 'owner_id as ownerId'])
      .where('id', '=', run.characterId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (character?.video_key === videoKey) return character;
    const { numDeletedRows } = await trx
      .deleteFrom('pending_videos')
      .where('character_id', '=', run.characterId)
      .where('run', '=', run.run)
      .executeTakeFirst();
    if (!character?.is_active || character.video_key !== null || numDeletedRows === 0n) return null;
    await trx
      .updateTable('meme_characters')
      .set({ video_key: videoKey, updated_at: sql`now()` })
      .where('id', '=', run.characterId)
      .execute();
    return character;
  });
}

/** Ends a start badly. @returns how many attempts are left. */
export async function failVideo(db: Database, run: VideoRun, error: string): Promise<number> {
  const row = await ownRow(db, run)
    // Minutes later, and then much later: what is wrong with a disk or a storage takes that long to pass.
    .set({ worker_id: null, error, not_before: sql`clock_timestamp() + power(attempts, 4) * interval '2 minutes'` })
    .returning('attempts')
    .executeTakeFirst();
  return row ? VIDEO_ATTEMPTS - row.attempts : 0;
}

/** Gives a start back that was no failure: its worker stops. */
export async function releaseVideo(db: Database, run: VideoRun): Promise<void> {
  await ownRow(db, run).set({ worker_id: null, attempts: sql`attempts - 1` }).execute();
}

function ownRow(db: Database, run: VideoRun) {
  return db.updateTable('pending_videos').where('character_id', '=', run.characterId).where('run', '=', run.run);
}

/** Nothing waits for more than minutes: what would was written by a clock that was ahead. */
const isDue = sql<boolean>`pending_videos.not_before not between clock_timestamp() and clock_timestamp() + interval '1 day'`;

/** No other living worker makes it. What this one holds is either running here, or was left over by a failure. */
const isFreeFor = (workerId: string) => sql<boolean>`not exists (
  select from workers where workers.id = pending_videos.worker_id and workers.id <> ${workerId}::uuid
  and ${isAlive})`;

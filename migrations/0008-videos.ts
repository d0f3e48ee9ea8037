/** Which characters still lack their video, and how often it was tried. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A row for each video that is still to be made; it goes with the video's key being set. Like the tickets it is the
    -- truth: the queue can be lost and filled again from here.
    create table pending_videos (
      character_id uuid primary key references meme_characters on delete cascade,
      -- Starts that did not end in a video, whether they failed or their worker died. After the third it is given up.
      attempts integer not null default 0 check (attempts between 0 and 3),
      -- Counts the starts. Only the newest may write.
      run integer not null default 0,
      -- The worker that makes it now.
      worker_id uuid,
      not_before timestamptz not null default now(),
      -- Why the last attempt failed, for operators.
      error text,
      created_at timestamptz not null default now()
    );
    create index pending_videos_open on pending_videos (not_before) where attempts < 3;
  `.execute(db);
}

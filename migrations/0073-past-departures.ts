/** When members were about to leave who have come back: the day in which what they had won can be fought for stood still meanwhile. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table past_departures (
      user_id uuid not null references users on delete cascade,
      asked_at timestamptz not null,
      came_back_at timestamptz not null check (came_back_at >= asked_at),
      primary key (user_id, asked_at)
    );
  `.execute(db);
}

/** What somebody else gave away: sessions that were none of their owner's, and what was dealt by which session. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session_families
      -- When its owner said that it was somebody else.
      add column disowned_at timestamptz,
      add constraint session_families_disowned check (disowned_at is null or revoked_at is not null);
    create index session_families_disowned_of on session_families (user_id) where disowned_at is not null;

    -- Which offers a session has sent, countered or accepted. It goes with the session.
    create table offer_sessions (
      family_id uuid not null references session_families on delete cascade,
      offer_id uuid not null references offers on delete cascade,
      primary key (family_id, offer_id)
    );
    create index offer_sessions_offer on offer_sessions (offer_id);
  `.execute(db);
}

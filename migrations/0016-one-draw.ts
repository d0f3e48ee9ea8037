/** One draw, one battle; and what a person has fought lately is found by an index, however much it was before. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The luck hangs on these three alone. Whoever could draw it twice would look at it first, and then fight with it or not.
    alter table battles add constraint battles_draw unique (request_id, character1_id, character2_id);

    drop index battles_recent;
    create index battles_recent on battles (initiator_key, created_at);
  `.execute(db);
}

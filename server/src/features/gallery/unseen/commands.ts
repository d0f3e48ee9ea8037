/** Remembers what Unseen has dealt to whom, so that nobody is dealt one twice. What comes next is one of the gallery's orders. */

import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { NEWBORN_SHOWN_TO } from '@chaos/shared/rules/unseen';
import { sql } from 'kysely';

/** What Unseen has shown to somebody. */
export interface Deal {
  personKey: string;
  /** The widest network around them, see `Networks`. */
  network: string;
  characterIds: readonly string[];
}

interface Dealt {
  person_key: string;
  /** In digits: a number would lose the last of them. */
  network: string | null;
  character_id: string;
}

/** Remembers all of them at once. */
export async function dealCharacters(db: Database, deals: readonly Deal[]): Promise<void> {
  const rows = deals.flatMap(({ characterIds, ...deal }) => characterIds.map((id) => ({ ...deal, id })));
  await transact(db, async (trx) => {
    const { rows: dealt } = await sql<Dealt>`
      insert into dealt_characters (person_key, network, character_id)
      select distinct on (1, 3) person_key, network, c.id
      from unnest(
        ${rows.map(({ personKey }) => personKey)}::text[],
        ${rows.map(({ network }) => network)}::bigint[],
        ${rows.map(({ id }) => id)}::uuid[]
      ) as d(person_key, network, id)
      join meme_characters c using (id)
      order by 1, 3 on conflict do nothing returning person_key, network::text, character_id
    `.execute(trx);
    if (dealt.length > 0) await countNewborns(trx, dealt);
  });
}

/**
 * To how many a newborn was dealt counts each network once, as votes that decide do: whoever has eight addresses would else use up
 * what it is owed. What was dealt to so many is owed to nobody, and counted no further.
 */
async function countNewborns(trx: Transaction, dealt: readonly Dealt[]): Promise<void> {
  const ids = [...new Set(dealt.map(({ character_id }) => character_id))];
  // In one order, so that two do not wait for each other in a circle; and by itself, for what others have dealt while this waits is
  // seen by the next statement alone.
  const owed = await trx
    .selectFrom('newborns')
    .select('character_id')
    .where('character_id', 'in', ids)
    .where('shown', '<', NEWBORN_SHOWN_TO)
    .orderBy('character_id')
    .forNoKeyUpdate()
    .execute();
  if (owed.length === 0) return;
  await sql`
    with mine as materialized (
      select * from unnest(
        ${dealt.map(({ person_key }) => person_key)}::text[],
        ${dealt.map(({ network }) => network)}::bigint[],
        ${dealt.map(({ character_id }) => character_id)}::uuid[]
      ) as mine(person_key, network, character_id)
      where character_id = any(${owed.map(({ character_id }) => character_id)}::uuid[])
    ), networks as (
      select character_id, count(distinct network) as networks from mine
      where not exists (
        select from dealt_characters earlier
        where earlier.character_id = mine.character_id and earlier.network = mine.network
          and (earlier.person_key, earlier.character_id) not in (select person_key, character_id from mine)
      ) group by 1
    )
    update newborns set shown = shown + networks from networks where newborns.character_id = networks.character_id
  `.execute(trx);
}

import type { DatabasePool } from '@chaos/shared/platform/database';
import { prepare } from '@chaos/shared/platform/prepared-statement';

/** What Unseen has shown to somebody. */
export interface Deal {
  personKey: string;
  characterIds: readonly string[];
}

// Newborns are counted in one order, so that two statements do not wait for each other in a circle.
const dealAll = prepare<{ shown: number }, [string[], string[]]>(
  'deal_characters',
  `with dealt as (
     insert into dealt_characters (person_key, character_id)
     select distinct person_key, c.id from unnest($1::text[], $2::uuid[]) as d(person_key, character_id)
     join meme_characters c on c.id = d.character_id
     order by 1, 2 on conflict do nothing returning character_id
   ), people as (
     select character_id, count(*) as people from dealt group by 1
   ), locked as materialized (
     select n.character_id from newborns n join people using (character_id) order by n.character_id for no key update of n
   )
   update newborns n set shown = n.shown + people from people join locked using (character_id)
   where n.character_id = people.character_id`,
);

/** Remembers all of them with one statement. */
export async function dealCharacters(pool: DatabasePool, deals: readonly Deal[]): Promise<void> {
  const rows = deals.flatMap(({ personKey, characterIds }) => characterIds.map((id) => ({ personKey, id })));
  await dealAll(
    pool,
    rows.map(({ personKey }) => personKey),
    rows.map(({ id }) => id),
  );
}

import { NEWBORN_SHOWN_TO } from '@chaos/shared/contract/gallery';
import type { DatabasePool } from '@chaos/shared/platform/database';
import { prepare } from '@chaos/shared/platform/prepared-statement';

/** What Unseen has shown to somebody. */
export interface Deal {
  personKey: string;
  /** The widest network around them, see `Networks`. */
  network: string;
  characterIds: readonly string[];
}

/**
 * To how many a newborn was dealt counts each network once, as votes that decide do: whoever has eight addresses would else use up
 * what it is owed. What was dealt to so many is owed to nobody, and counted no further. Newborns are locked in one order, so that two
 * statements do not wait for each other in a circle.
 */
const dealAll = prepare<{ shown: number }, [string[], string[], string[]]>(
  'deal_characters',
  `with dealt as (
     insert into dealt_characters (person_key, network, character_id)
     select distinct on (1, 3) person_key, network, c.id from unnest($1::text[], $2::bigint[], $3::uuid[]) as d(person_key, network, id)
     join meme_characters c using (id)
     order by 1, 3 on conflict do nothing returning character_id, network
   ), locked as materialized (
     select n.character_id from newborns n
     where n.shown < ${NEWBORN_SHOWN_TO} and n.character_id in (select character_id from dealt)
     order by n.character_id for no key update of n
   ), networks as (
     select character_id, count(distinct network) as networks from dealt join locked using (character_id)
     where not exists (
       select from dealt_characters earlier
       where earlier.character_id = dealt.character_id and earlier.network = dealt.network
     ) group by 1
   )
   update newborns n set shown = n.shown + networks from networks where n.character_id = networks.character_id`,
);

/** Remembers all of them with one statement. */
export async function dealCharacters(pool: DatabasePool, deals: readonly Deal[]): Promise<void> {
  const rows = deals.flatMap(({ characterIds, ...deal }) => characterIds.map((id) => ({ ...deal, id })));
  await dealAll(
    pool,
    rows.map(({ personKey }) => personKey),
    rows.map(({ network }) => network),
    rows.map(({ id }) => id),
  );
}

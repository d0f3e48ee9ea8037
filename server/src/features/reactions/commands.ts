/** The one statement that toggles reactions, many at once, and keeps the counts of their characters equal to the rows. */

import type { ReactionType, ToggleAction } from '@chaos/shared/contract/reactions';
import { insertPushesSql } from '@chaos/shared/core/notifications/pushes';
import { unblockedSql } from '@chaos/shared/core/people/blocks';
import type { DatabasePool } from '@chaos/shared/platform/database';
import { prepare } from '@chaos/shared/platform/prepared-statement';
import { ROUND_NUMBERS } from '@chaos/shared/rules/like-milestones';
import { networkSql, standsSql } from '../../auth/established-account.ts';
import type { Networks } from '../../http/address-hashes.ts';

export interface Toggle {
  personKey: string;
  /** The member; null for a visitor. */
  userId: string | null;
  characterId: string;
  reactionType: ReactionType;
  /** Undefined: the other of what it is. */
  isOn?: boolean | undefined;
  networks: Networks;
}

/** How many visitors of a network may have their reaction beside one character: many live behind one, few of them are strangers. */
const VISITORS_NEAR_MAX = 4;
const VISITORS_OF_NETWORK_MAX = 16;

/** So many visitors of the network have reacted to it already. */
export type Crowded = 'crowded';

export interface Toggled {
  action: ToggleAction;
  likeCount: number;
  dislikeCount: number;
  userReaction: ReactionType | null;
}

interface Row {
  place: number;
  action: 'INSERT' | 'UPDATE' | 'DELETE' | 'UNCHANGED' | 'REFUSED';
  like_count: number;
  dislike_count: number;
  own: ReactionType | null;
  /** Whose character has reached a round number of likes by it. */
  told_id: string | null;
}

const ACTIONS = { INSERT: 'created', UPDATE: 'updated', DELETE: 'removed', UNCHANGED: 'unchanged' } as const satisfies Record<
  Exclude<Row['action'], 'REFUSED'>,
  ToggleAction
>;

// The characters are locked in one order, and the counts are added to what the lock has found: the statement's own
// snapshot may be older. Two processes that toggle the same pairs can still wait for each other, and one is tried again;
// so is one of two that count for one network. Numbers within a statement stand for what its snapshot does not see yet.
const toggleAll = prepare<
  Row,
  [string[], (string | null)[], string[], string[], (boolean | null)[], string[], string[], boolean]
>(
  'toggle_reactions',
  `with asked as (
    select * from unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[], $5::boolean[], $6::bigint[], $7::bigint[])
      with ordinality as asked(person_key, user_id, character_id, reaction_type, is_on, near, wide, place)
  ), visible as (
    select asked.*,
      case when asked.user_id is null then wide else ${networkSql('u')} end as network,
      ${standsSql('u', '$8')} as stands
    from asked join meme_characters c on c.id = asked.character_id
      -- One look for each press, however many accounts there are.
      left join lateral (select * from users where users.id = asked.user_id offset 0) u on true
    where c.is_active and (c.owner_id = asked.user_id
      or c.is_public and ${unblockedSql('asked.user_id', 'c.owner_id, c.original_creator_id')})
  ), numbered as (
    select *, row_number() over (partition by character_id, network, user_id is null, stands) as at,
      row_number() over (partition by character_id, near, user_id is null) as at_near
    from visible
  ), judged as (
    select v.*, v.user_id is not null or v.at_near + around.near <= ${VISITORS_NEAR_MAX} and v.at + around.wide <= ${VISITORS_OF_NETWORK_MAX} as has_room,
      v.stands and v.at = 1 and not exists (
        select 1 from character_reactions r where r.character_id = v.character_id and r.network = v.network and r.counts
      ) as counts
    from numbered v left join lateral (
      select count(*) as wide, count(*) filter (where r.near = v.near) as near from character_reactions r
      where v.user_id is null and r.character_id = v.character_id and r.network = v.network and r.user_id is null
    ) around on true
  ), toggled as (
    merge into character_reactions r using judged v
      on r.person_key = v.person_key and r.character_id = v.character_id
    when matched and r.reaction_type = v.reaction_type and v.is_on is not true then delete
    -- Nothing new, but locked and looked at again: it may be being taken away.
    when matched and r.reaction_type = v.reaction_type then update set reaction_type = v.reaction_type
    when matched and v.is_on is false then do nothing
    -- Both networks, for a visitor's row may be older than they are, or from elsewhere.
    when matched then update set reaction_type = v.reaction_type, network = v.network,
      near = case when v.user_id is null then v.near end, counts = r.counts or v.counts
    when not matched and v.has_room and v.is_on is not false then insert (person_key, user_id, character_id, reaction_type, network, near, counts)
      values (v.person_key, v.user_id, v.character_id, v.reaction_type, v.network, case when v.user_id is null then v.near end, v.counts)
    returning v.place, v.user_id, v.character_id, merge_action() as action, old.reaction_type as before, new.reaction_type as after,
      old.counts as counted, new.counts as counts
  ), changed as (
    select * from toggled where before is distinct from after
  ), change as (
    select character_id,
      count(*) filter (where after = 'like') - count(*) filter (where before = 'like') as likes,
      count(*) filter (where after = 'dislike') - count(*) filter (where before = 'dislike') as dislikes,
      count(*) filter (where after = 'like' and counts) - count(*) filter (where before = 'like' and counted) as counted_likes,
      count(*) filter (where after = 'dislike' and counts) - count(*) filter (where before = 'dislike' and counted) as counted_dislikes
    from changed group by character_id
  ), locked as materialized (
    select c.id, c.like_count, c.dislike_count, c.counted_likes, c.counted_dislikes
    from meme_characters c join change on change.character_id = c.id order by c.id for no key update of c
  ), counted as (
    update meme_characters c
    set like_count = locked.like_count + likes, dislike_count = locked.dislike_count + dislikes,
      counted_likes = locked.counted_likes + change.counted_likes, counted_dislikes = locked.counted_dislikes + change.counted_dislikes
    from change join locked on locked.id = change.character_id where c.id = change.character_id
    returning c.id, c.like_count, c.dislike_count, c.owner_id
  ), reached as (
    insert into notices (user_id, kind, character_id, likes)
    select counted.owner_id, 'liked', counted.id, round.likes from counted join locked using (id)
      join unnest(array[${ROUND_NUMBERS.join()}]) as round(likes) on round.likes > locked.like_count and round.likes <= counted.like_count
    -- Nobody is told of their own doing.
    where counted.owner_id is not null and exists (
      select from changed where changed.character_id = counted.id and after = 'like'
        and changed.user_id is distinct from counted.owner_id
    )
    on conflict do nothing
    returning character_id, user_id
  ), pushed as (
    ${insertPushesSql('liked', "'/character/' || character_id", 'reached')}
  )
  select place::int, action, like_count, dislike_count, after as own,
    (select user_id from reached where reached.character_id = changed.character_id limit 1) as told_id
  from changed join counted on counted.id = changed.character_id
  union all select v.place::int, case when v.is_on is false or r.person_key is not null then 'UNCHANGED' else 'REFUSED' end,
    coalesce(counted.like_count, c.like_count), coalesce(counted.dislike_count, c.dislike_count), r.reaction_type, null
  from judged v join meme_characters c on c.id = v.character_id left join counted on counted.id = v.character_id
    left join character_reactions r on r.person_key = v.person_key and r.character_id = v.character_id
  where v.place not in (select place from changed)`,
);

export interface ToggleOptions {
  /** Whether an address has to be confirmed before its votes decide anything: not where no mail reaches anybody. */
  mustConfirm: boolean;
  /** Called when it is written that a character of this member has reached a round number of likes. */
  onRoundNumber: (userId: string, characterId: string) => void;
}

/**
 * Toggles all of them or, on an error, none. A person may stand only once beside a character.
 * @returns in the same order what each did; undefined for a character that the person cannot see.
 */
export async function toggleReactions(
  pool: DatabasePool,
  toggles: readonly Toggle[],
  { mustConfirm, onRoundNumber }: ToggleOptions,
): Promise<(Toggled | Crowded | undefined)[]> {
  const rows = await toggleAll(
    pool,
    toggles.map(({ personKey }) => personKey),
    toggles.map(({ userId }) => userId),
    toggles.map(({ characterId }) => characterId),
    toggles.map(({ reactionType }) => reactionType),
    toggles.map(({ isOn }) => isOn ?? null),
    toggles.map(({ networks }) => networks.near),
    toggles.map(({ networks }) => networks.wide),
    mustConfirm,
  );
  const results: (Toggled | Crowded | undefined)[] = toggles.map(() => undefined);
  const reached = new Map<string, string>();
  for (const { place, action, like_count, dislike_count, own, told_id } of rows) {
    results[place - 1] =
      action === 'REFUSED'
        ? 'crowded'
        : { action: ACTIONS[action], likeCount: like_count, dislikeCount: dislike_count, userReaction: own };
    const characterId = toggles[place - 1]?.characterId;
    if (told_id !== null && characterId !== undefined) reached.set(characterId, told_id);
  }
  for (const [characterId, userId] of reached) onRoundNumber(userId, characterId);
  return results;
}

/** The one statement that toggles reactions, many at once, and keeps the counts of their characters equal to the rows. */
import type { ReactionType } from '@chaos/shared/contract/characters';
import type { ReactionAction } from '@chaos/shared/contract/reactions';
import type { DatabasePool } from '@chaos/shared/node/database';
import { prepare } from '@chaos/shared/node/prepared';

export interface Toggle {
  personKey: string;
  /** The member; null for a visitor. */
  userId: string | null;
  characterId: string;
  reactionType: ReactionType;
}

export interface Toggled {
  action: ReactionAction;
  likeCount: number;
  dislikeCount: number;
}

interface Row {
  place: number;
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  like_count: number;
  dislike_count: number;
}

const ACTIONS = { INSERT: 'created', UPDATE: 'updated', DELETE: 'removed' } as const satisfies Record<
  Row['action'],
  ReactionAction
>;

// The characters are locked in one order, and the counts are added to what the lock has found: the statement's own
// snapshot may be older. Two processes that toggle the same pairs can still wait for each other, and one is tried again.
const toggleAll = prepare<Row, [string[], (string | null)[], string[], string[]]>(
  'toggle_reactions',
  `with asked as (
    select * from unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[])
      with ordinality as asked(person_key, user_id, character_id, reaction_type, place)
  ), visible as (
    select asked.* from asked join meme_characters c on c.id = asked.character_id
    where c.is_active and (c.is_public or c.owner_id = asked.user_id)
  ), toggled as (
    merge into character_reactions r using visible v
      on r.person_key = v.person_key and r.character_id = v.character_id
    when matched and r.reaction_type = v.reaction_type then delete
    when matched then update set reaction_type = v.reaction_type
    when not matched then insert (person_key, user_id, character_id, reaction_type)
      values (v.person_key, v.user_id, v.character_id, v.reaction_type)
    returning v.place, v.character_id, merge_action() as action, old.reaction_type as before, new.reaction_type as after
  ), change as (
    select character_id,
      count(*) filter (where after = 'like') - count(*) filter (where before = 'like') as likes,
      count(*) filter (where after = 'dislike') - count(*) filter (where before = 'dislike') as dislikes
    from toggled group by character_id
  ), locked as materialized (
    select c.id, c.like_count, c.dislike_count from meme_characters c join change on change.character_id = c.id
    order by c.id for no key update of c
  ), counted as (
    update meme_characters c
    set like_count = locked.like_count + likes, dislike_count = locked.dislike_count + dislikes
    from change join locked on locked.id = change.character_id where c.id = change.character_id
    returning c.id, c.like_count, c.dislike_count
  )
  select place::int, action, like_count, dislike_count from toggled join counted on counted.id = toggled.character_id`,
);

/**
 * Toggles all of them or, on an error, none. A person may stand only once beside a character.
 * @returns in the same order what each did; undefined for a character that the person cannot see.
 */
export async function toggleReactions(pool: DatabasePool, toggles: readonly Toggle[]): Promise<(Toggled | undefined)[]> {
  const rows = await toggleAll(
    pool,
    toggles.map(({ personKey }) => personKey),
    toggles.map(({ userId }) => userId),
    toggles.map(({ characterId }) => characterId),
    toggles.map(({ reactionType }) => reactionType),
  );
  const results: (Toggled | undefined)[] = toggles.map(() => undefined);
  for (const { place, action, like_count, dislike_count } of rows)
    results[place - 1] = { action: ACTIONS[action], likeCount: like_count, dislikeCount: dislike_count };
  return results;
}

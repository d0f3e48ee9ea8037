/** What happened to a member without their doing, out of everything that knows of it: what notifications and archives tell. */
import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo } from '../characters/visibility.ts';
import { isUnhidden } from '../people/hidden-people.ts';

/** Whoever fights without a pause has so many own battles between two of others. */
const BATTLES_LOOKED_AT = 500;
/** Of a source that holds several kinds: many of one must not hide all of another. */
const SEVERAL_LOOKED_AT = 200;

export interface Asked {
  userId: string;
  /** Kinds that are switched off. */
  muted: readonly string[];
  /** The member where there is somebody to leave out. */
  hiddenFrom: string | null;
  /** The session that asks: it is not told of itself. */
  familyId: string | null;
  /** So many of the newest; null is all. */
  limit: number | null;
}

/**
 * Each source from its own index, newest first, so that a long history costs no more than a short one. Kinds that are off are left out
 * of the one that holds several, and people in each: there they would take the place of others.
 */
export function selectHappened({ userId, muted, hiddenFrom, familyId, limit }: Asked): RawBuilder<unknown> {
  const isShown = (person: string) => isUnhidden(hiddenFrom, sql.ref(person));
  const me = sql`${userId}::uuid`;
  const ofSeveral = limit === null ? null : Math.max(limit, SEVERAL_LOOKED_AT);
  // What a member did is no news to that member.
  const fought = (kind: 'won' | 'lost', own: RawBuilder<unknown>, others: RawBuilder<unknown>) => sql`(
    select ${sql.lit(kind)} as kind, character_id || '.' || seq as id, event.created_at as happened_at, ${others} as other_id,
      1 as person_count, null::integer as likes, character_id, null::uuid as offer_id, null as offer_type,
      null::boolean as shows_requested, true as is_news
    from (
      select * from ownership_events where kind = 'won' and ${own} = ${me} order by created_at desc limit ${limit === null ? null : BATTLES_LOOKED_AT}
    ) event join battles on battles.id = battle_id
    where initiator_user_id is distinct from ${me} and ${isUnhidden(hiddenFrom, others)}
    order by event.created_at desc limit ${limit}
  )`;
  // What goes away: of an own gift nothing does.
  const reversed = (own: 'from_user_id' | 'to_user_id', other: 'from_user_id' | 'to_user_id') => sql`(
    select 'reversed', id || '.reversed', reversed_at, ${sql.ref(other)}, 1, null, null, id, offer_type, ${own === 'from_user_id'}, true
    from offers where ${sql.ref(own)} = ${me} and reversed_by = ${sql.ref(other)} and ${isShown(`offers.${other}`)}
    order by reversed_at desc limit ${limit}
  )`;
  return sql`
    ${fought('won', sql`to_user_id`, sql`event.from_user_id`)}
    union all
    ${fought('lost', sql`from_user_id`, sql`event.to_user_id`)}
    union all
    (
      select case when parent_offer_id is null then 'offered' else 'countered' end, id || '.offer', created_at, from_user_id,
        1, null, null, id, offer_type, false, status = 'pending'
      from offers where to_user_id = ${me} and ${isShown('offers.from_user_id')} order by id desc limit ${ofSeveral}
    )
    union all
    (
      select status, id || '.answer', answered_at, to_user_id, 1, null, null, id, offer_type, offer_type = 'trade', true
      from offers where from_user_id = ${me} and status in ('accepted', 'rejected') and ${isShown('offers.to_user_id')}
      order by answered_at desc limit ${ofSeveral}
    )
    union all
    (
      select 'withdrawn', id || '.withdrawn', answered_at, from_user_id, 1, null, null, id, offer_type, false, true
      from offers where to_user_id = ${me} and status = 'withdrawn' and ${isShown('offers.from_user_id')}
      order by answered_at desc limit ${limit}
    )
    union all
    ${reversed('from_user_id', 'to_user_id')}
    union all
    ${reversed('to_user_id', 'from_user_id')}
    union all
    (
      -- As long as its owner can say that it was somebody else.
      select 'signed_in', public_id || '.session', session_families.created_at, null::uuid, 0, null, null, null, null, null, true
      from email_tokens join session_families on session_families.id = family_id
      where email_tokens.user_id = ${me} and kind = 'not_me' and used_at is null and expires_at > now()
        and disowned_at is null
        and family_id is distinct from ${familyId}::uuid
      order by session_families.created_at desc limit ${limit}
    )
    union all
    (
      select kind, id || '.notice', happened_at, (people.ids)[1], cardinality(people.ids), likes, character_id, null, null, null, true
      from notices cross join lateral (${selectPeople(isShown('done.id'))}) people
      where user_id = ${me} and kind <> all(${[...muted]}::text[]) and (likes is not null or cardinality(people.ids) > 0) and (
        character_id is null or exists (select from meme_characters where id = character_id and ${isVisibleTo(userId)})
      )
      order by happened_at desc limit ${ofSeveral}
    )
  `;
}

/** Who did what a notice tells of, the last one first. What was taken back is not told. */
const selectPeople = (isShown: RawBuilder<boolean>) => sql`
  select coalesce(array_agg(id order by at desc), '{}') as ids from (
    select id, max(at) as at from (
      select user_id as id, created_at as at from character_comments where notice_id = notices.id
      union all
      select follower_id, created_at from user_follows where notice_id = notices.id
      union all
      select user_id, found_at from secret_findings where notice_id = notices.id
    ) done where ${isShown} group by id
  ) person
`;

/** The promises of the database, each with the question that finds where it is broken. */

import { TURNS_OF_BLOCK } from '../tickets/queue-order.ts';

interface Invariant {
  invariant: string;
  rule: string;
  /** SQL that selects `id` and `detail` of every break. */
  findBreaks: string;
}

export const INVARIANTS: readonly Invariant[] = [
  {
    invariant: 'I1',
    rule: 'an owned character never becomes ownerless',
    findBreaks: `
      select character_id as id, 'event ' || seq || ' takes it from its owner and gives it to nobody' as detail
      from ownership_events where to_user_id is null and from_user_id is not null`,
  },
  {
    invariant: 'I2',
    rule: 'a ticket makes one character, and a done one has it',
    findBreaks: `
      select t.id, 'the ticket is done, its character is not there' as detail from tickets t
      where t.kind in ('generation', 'fusion') and t.state = 'done'
        and not exists (select from meme_characters c where c.ticket_id = t.id and c.id::text = t.result ->> 'characterId')
      union all
      select c.id, 'its ticket is not done' from meme_characters c join tickets t on t.id = c.ticket_id where t.state <> 'done'`,
  },
  {
    invariant: 'I3',
    rule: 'the events of a character are gapless, each starts where the last ended, and the last ends at its owner',
    findBreaks: `
      select character_id as id, 'event ' || seq || ' follows event ' || coalesce(last_seq, 0) as detail
      from (select *, lag(seq) over w as last_seq from ownership_events window w as (partition by character_id order by seq)) e
      where seq <> coalesce(last_seq, 0) + 1
      union all
      select character_id, 'event ' || seq || ' does not start where the last one ended'
      from (select *, lag(to_user_id) over w as last_to from ownership_events window w as (partition by character_id order by seq)) e
      where seq > 1 and from_user_id is distinct from last_to
      union all
      select c.id, 'the first event does not give it to its maker' from meme_characters c
      left join ownership_events e on e.character_id = c.id and e.seq = 1
      where e.seq is null or e.to_user_id is distinct from c.user_id
      union all
      select c.id, 'the last event does not end at its owner' from meme_characters c
      where c.owner_id is distinct from (
        select to_user_id from ownership_events e where e.character_id = c.id order by seq desc limit 1)`,
  },
  {
    invariant: 'I4',
    rule: 'an accepted offer has moved each of its items once, a reversed one has moved all of them back as well, and any other offer nothing',
    findBreaks: `
      select o.id, 'it is accepted and has not moved ' || i.character_id as detail
      from offers o join offer_items i on i.offer_id = o.id
      left join ownership_events e on e.offer_id = o.id and e.character_id = i.character_id and e.kind <> 'reversed'
      where o.status in ('accepted', 'reversed') and e.offer_id is null
      union all
      select o.id, 'it is reversed and has not moved back ' || i.character_id
      from offers o join offer_items i on i.offer_id = o.id
      left join ownership_events e on e.offer_id = o.id and e.character_id = i.character_id and e.kind = 'reversed'
      where o.status = 'reversed' and e.offer_id is null
      union all
      select o.id, 'it is ' || o.status || ' and has moved ' || e.character_id
      from offers o join ownership_events e on e.offer_id = o.id where o.status not in ('accepted', 'reversed') or (o.status = 'accepted' and e.kind = 'reversed')
      union all
      select e.offer_id, 'it has moved ' || e.character_id || ', which is not in it'
      from ownership_events e left join offer_items i on i.offer_id = e.offer_id and i.character_id = e.character_id
      where e.offer_id is not null and i.offer_id is null
      union all
      select e.offer_id, 'it has moved ' || e.character_id || ' ' || count(*) || ' times'
      from ownership_events e where e.offer_id is not null group by e.offer_id, e.character_id, e.kind = 'reversed' having count(*) > 1`,
  },
  {
    invariant: 'I5',
    rule: 'what is offered goes from sender to recipient, what is requested back, and was public and active; a reversal the other way',
    findBreaks: `
      select o.id, e.character_id || ' went from ' || coalesce(e.from_user_id::text, 'nobody') || ' to '
        || coalesce(e.to_user_id::text, 'nobody') as detail
      from ownership_events e join offers o on o.id = e.offer_id
      join offer_items i on i.offer_id = o.id and i.character_id = e.character_id
      where e.from_user_id is distinct from case when i.is_requested = (e.kind = 'reversed') then o.from_user_id else o.to_user_id end
        or e.to_user_id is distinct from case when i.is_requested = (e.kind = 'reversed') then o.to_user_id else o.from_user_id end
      union all
      select e.offer_id, e.character_id || ' was not public and active' from ownership_events e
      where e.kind in ('gifted', 'traded') and e.was_open is not true`,
  },
  {
    invariant: 'I6',
    rule: 'an offer is answered once, by its recipient or a sender who left, or withdrawn by its sender, and is what that made of it; who gave reverses it, once',
    findBreaks: `
      select o.id, 'it is ' || o.status || ' and was answered ' || count(r.offer_id) || ' times' as detail
      from offers o left join offer_requests r on r.offer_id = o.id and r.call not in ('send', 'reverse')
      group by o.id having count(r.offer_id) <> (o.status <> 'pending')::int
      union all
      select o.id, 'it is ' || o.status || ', and ' || r.user_id || ' answered with ' || r.call
      from offers o join offer_requests r on r.offer_id = o.id and r.call not in ('send', 'reverse')
      where (r.user_id <> case r.call when 'withdraw' then o.from_user_id else o.to_user_id end
          and not (r.user_id = o.from_user_id and r.call = 'reject'
            and r.user_id in (select id from profiles where left_at is not null)))
        or o.status <> case r.call when 'accept' then case when o.reversed_at is null then 'accepted' else 'reversed' end
          when 'reject' then 'rejected' when 'withdraw' then 'withdrawn' else 'counter_offered' end
      union all
      select o.id, 'it is ' || o.status || ' and was reversed ' || count(r.offer_id) || ' times'
      from offers o left join offer_requests r on r.offer_id = o.id and r.call = 'reverse' and r.user_id = o.reversed_by
        and (r.user_id = o.from_user_id or o.offer_type = 'trade')
      group by o.id having count(r.offer_id) <> (o.status = 'reversed')::int`,
  },
  {
    invariant: 'I7',
    rule: 'counter_offered means one child, a trade of the same two the other way',
    findBreaks: `
      select o.id, 'it is ' || o.status || ' and has ' || count(c.id) || ' counter-offers' as detail
      from offers o left join offers c on c.parent_offer_id = o.id
      group by o.id having count(c.id) <> (o.status = 'counter_offered')::int
      union all
      select c.id, 'it is no answer to ' || p.id from offers c join offers p on p.id = c.parent_offer_id
      where (c.from_user_id, c.to_user_id) <> (p.to_user_id, p.from_user_id) or 'gift' in (c.offer_type, p.offer_type)`,
  },
  {
    invariant: 'I8',
    rule: "a battle moves the loser alone, to the winner's owner, and only for a member who owns the fighter",
    findBreaks: `
      select b.id, 'it moved ' || count(e.character_id) || ' characters, and says ' || b.ownership_transferred as detail
      from battles b left join ownership_events e on e.battle_id = b.id
      group by b.id having count(e.character_id) <> b.ownership_transferred::int
      union all
      select b.id, 'it moved ' || e.character_id || ', which did not lose' from battles b
      join ownership_events e on e.battle_id = b.id
      where e.character_id not in (b.character1_id, b.character2_id) or e.character_id = b.winner_character_id
      union all
      select b.id, 'the fighter did not belong to who fought' from battles b
      join ownership_events e on e.battle_id = b.id
      where b.initiator_user_id is distinct from
        case when b.winner_character_id = b.character1_id then e.to_user_id else e.from_user_id end`,
  },
  {
    invariant: 'I9',
    rule: 'a fusion retires two or three different characters of its maker, none of them fused before',
    findBreaks: `
      with fusion as (
        select f.id, f.is_fused, e.kind = 'fused' as is_told, e.to_user_id as actor_id,
          array(select (s ->> 'id')::uuid from jsonb_array_elements(f.fused_metadata -> 'sources') s order by 1) as named,
          array(select s.id from meme_characters s where s.fused_into_id = f.id order by 1) as retired
        from meme_characters f join ownership_events e on e.character_id = f.id and e.seq = 1
        where f.is_fused or e.kind = 'fused' or f.id in (select fused_into_id from meme_characters)
      )
      select id, 'fused, and its first event, say different things' as detail from fusion where not (is_fused and is_told)
      union all
      select id, 'it names ' || named::text || ' and retired ' || retired::text from fusion
      where named <> retired or cardinality(retired) not between 2 and 3
      union all
      select s.id, 'it went into ' || f.id || ' and is ' || case when s.is_active then 'active' else 'fused itself' end
      from meme_characters s join fusion f on f.id = s.fused_into_id where s.is_active or s.is_fused
      union all
      select s.id, 'its last event does not say that ' || f.actor_id || ' fused it' from meme_characters s
      join fusion f on f.id = s.fused_into_id
      join lateral (
        select * from ownership_events e where e.character_id = s.id order by seq desc limit 1
      ) last on true
      where last.kind <> 'retired' or last.from_user_id is distinct from f.actor_id or last.to_user_id is distinct from f.actor_id
      union all
      select e.character_id, 'event ' || e.seq || ' retires what went into nothing' from ownership_events e
      join meme_characters s on s.id = e.character_id where e.kind = 'retired' and s.fused_into_id is null
      union all
      select character_id, 'it was retired ' || count(*) || ' times' from ownership_events
      where kind = 'retired' group by 1 having count(*) > 1`,
  },
  {
    invariant: 'I12',
    rule: 'while somebody is suspended they have no session, no offer of theirs moves, none of theirs fights, and it is one suspension',
    findBreaks: `
      with rest as (
        select id, user_id, created_at as since, coalesce(least(until, lifted_at), 'infinity') as until from suspensions
      )
      select f.id, 'a session of ' || r.user_id || ', who is suspended, has not ended' as detail
      from session_families f join rest r on r.user_id = f.user_id where f.revoked_at is null and r.until > now()
      union all
      select f.id, 'a session of ' || r.user_id || ' began while they were suspended'
      from session_families f join rest r on r.user_id = f.user_id where f.created_at >= r.since and f.created_at < r.until
      union all
      select o.id, 'it is ' || o.status || ', and was answered while ' || r.user_id || ' was suspended'
      from offers o join rest r on r.user_id in (o.from_user_id, o.to_user_id)
      where o.status in ('accepted', 'counter_offered', 'reversed') and o.answered_at >= r.since and o.answered_at < r.until
      union all
      select b.id, 'it was fought by ' || r.user_id || ', who was suspended'
      from battles b join rest r on r.user_id = b.initiator_user_id where b.created_at >= r.since and b.created_at < r.until
      union all
      select a.id, 'it counts together with ' || b.id from rest a join rest b
        on a.user_id = b.user_id and a.id < b.id and tstzrange(a.since, a.until) && tstzrange(b.since, b.until)`,
  },
  {
    invariant: 'I13',
    rule: 'what its owner has deleted rests: nothing is seen of it, it moves, fights and is fused no more, and it stays restorable for its time',
    findBreaks: `
      with deleted as (select * from meme_characters where deleted_at is not null)
      select id, 'it is active, fused away or nobody''s' as detail from deleted
      where is_active or fused_into_id is not null or owner_id is null
      union all
      select d.id, 'event ' || e.seq || ' has moved it since' from deleted d
      join ownership_events e on e.character_id = d.id and e.created_at > d.deleted_at
      union all
      select d.id, 'it has fought in ' || b.id || ' since' from deleted d
      join battles b on d.id in (b.character1_id, b.character2_id) and b.created_at > d.deleted_at
      union all
      select t.character_id, 'its files go before its time' from taken_down_files t join meme_characters c on c.id = t.character_id
      where not t.by_operator and (c.deleted_at is null or t.taken_down_at < c.deleted_at + interval '30 days')
        and not exists (select from profiles p where p.id = c.owner_id and p.left_at is not null)`,
  },
  {
    invariant: 'I14',
    rule: 'a finish that is not plain was drawn, and what was fused may inherit one, and nothing else',
    findBreaks: `
      select c.id, 'it is ' || finish || ', and nothing was drawn' as detail from meme_characters c
      where finish <> 'plain' and not exists (select from finish_draws d where d.character_id = c.id)
      union all
      select d.character_id, 'its draw inherits ' || coalesce(d.inheritable, 'nothing') || ', and it is ' || case when c.is_fused then '' else 'not ' end || 'fused'
      from finish_draws d join meme_characters c on c.id = d.character_id where c.is_fused <> (d.inheritable is not null)`,
  },
  {
    invariant: 'I15',
    rule: 'who left does nothing and gets nothing, and nothing of theirs waits or hides; whoever is about to leave does nothing',
    findBreaks: `
      with gone as (select id, left_at from profiles where left_at is not null)
      select g.id, 'an offer of theirs waits' as detail from gone g
      join offers o on g.id in (o.from_user_id, o.to_user_id) and o.status = 'pending'
      union all
      select g.id, 'they have fought since' from gone g join battles b on b.initiator_user_id = g.id and b.created_at > g.left_at
      union all
      select g.id, 'they have been given something since' from gone g
      join ownership_events e on e.to_user_id = g.id and e.created_at > g.left_at
      union all
      select c.id, 'nobody sees it, and nobody can show it' from gone g join meme_characters c on c.owner_id = g.id
      where c.is_active and not c.is_public
      union all
      select b.id, 'it was fought by ' || d.user_id || ', who is about to leave' from departures d
      join battles b on b.initiator_user_id = d.user_id and b.created_at > d.asked_at
      union all
      select o.id, 'it is ' || o.status || ', and was answered though ' || d.user_id || ' is about to leave' from departures d
      join offers o on d.user_id in (o.from_user_id, o.to_user_id)
        and o.status in ('accepted', 'counter_offered') and o.answered_at > d.asked_at`,
  },
  {
    invariant: 'I16',
    rule: "what a deal brought stays as it is while it is held, but for the way back and for what was just won; and a lock is its owner's",
    findBreaks: `
      select e.character_id as id, 'event ' || n.seq || ' moves what ' || o.id || ' holds' as detail
      from ownership_events e join offers o on o.id = e.offer_id and e.kind <> 'reversed'
      join ownership_events n on n.character_id = e.character_id and n.seq = e.seq + 1
      where n.created_at < o.held_until and n.offer_id is distinct from o.id and not (n.kind = 'won' and exists (
        select from ownership_events w where w.character_id = n.character_id and w.kind = 'won' and w.seq < n.seq
          and w.created_at > n.created_at - interval '24 hours'))
      union all
      select id, 'it was reversed when it was held no more' from offers where reversed_at >= held_until
      union all
      select id, 'it is held, and was deleted' from meme_characters where deleted_at < held_until
      union all
      select c.id, 'it is held, and its last event is of no deal that holds it' from meme_characters c
      join lateral (select * from ownership_events e where e.character_id = c.id order by seq desc limit 1) last on true
      where c.held_until > now() and not exists (
        select from offers o where o.id = last.offer_id and o.status = 'accepted' and o.held_until = c.held_until)
      union all
      select c.id, 'its lock is of an owner before' from meme_characters c
      where exists (select from ownership_events e where e.character_id = c.id and e.created_at > c.locked_at and e.kind <> 'retired')`,
  },
  counter(
    'the likes and dislikes of a character equal its reactions',
    `
    select c.id, like_count || ' and ' || dislike_count as kept, coalesce(likes, 0) || ' and ' || coalesce(dislikes, 0) as counted
    from meme_characters c left join (
      select character_id as id, count(*) filter (where reaction_type = 'like') as likes,
        count(*) filter (where reaction_type = 'dislike') as dislikes
      from character_reactions group by 1
    ) r using (id)`,
  ),
  counter(
    'the likes and dislikes that decide something are those of reactions that count',
    `
    select c.id, counted_likes || ' and ' || counted_dislikes as kept, coalesce(likes, 0) || ' and ' || coalesce(dislikes, 0) as counted
    from meme_characters c left join (
      select character_id as id, count(*) filter (where reaction_type = 'like') as likes,
        count(*) filter (where reaction_type = 'dislike') as dislikes
      from character_reactions where counts group by 1
    ) r using (id)`,
  ),
  counter(
    'the battles and wins of a character are those that count',
    `
    select c.id, battles_count || ' and ' || wins_count as kept,
      count(b.id) || ' and ' || count(b.id) filter (where b.winner_character_id = c.id) as counted
    from meme_characters c left join battles b on c.id in (b.character1_id, b.character2_id) and b.counts
    group by c.id`,
  ),
  counter(
    'the owners of a character are those of its events',
    `
    select c.id, total_owners_count as kept, count(distinct e.to_user_id) as counted
    from meme_characters c left join ownership_events e on e.character_id = c.id group by c.id`,
  ),
  counter(
    'the likes of a maker are those of the public, active, made characters',
    `
    select p.id, total_likes as kept, coalesce(sum(c.like_count), 0) as counted
    from profiles p left join meme_characters c on c.original_creator_id = p.id and c.is_public and c.is_active group by p.id`,
  ),
  counter(
    'the characters of a person are the public, active, owned ones',
    `
    select p.id, character_count as kept, count(c.id) as counted
    from profiles p left join meme_characters c on c.owner_id = p.id and c.is_public and c.is_active group by p.id`,
  ),
  counter(
    'the followers of a person are those who follow',
    `
    select p.id, follower_count as kept, count(f.follower_id) as counted
    from profiles p left join user_follows f on f.following_id = p.id group by p.id`,
  ),
  counter(
    'a person follows those whom it follows',
    `
    select p.id, following_count as kept, count(f.following_id) as counted
    from profiles p left join user_follows f on f.follower_id = p.id group by p.id`,
  ),
  counter(
    'the waiting offers of a person are those without an answer',
    `
    select p.id, coalesce(t.pending, 0) as kept, count(o.id) as counted
    from profiles p left join offer_tallies t on t.user_id = p.id left join (
      select id, unnest(array[from_user_id, to_user_id]) as user_id from offers where status = 'pending'
    ) o on o.user_id = p.id group by p.id, t.pending`,
  ),
  counter(
    'the gallery holds the public, active characters of each hour',
    `
    select coalesce(g.hour, c.hour) as id, coalesce(g.characters, 0) as kept, coalesce(c.characters, 0) as counted
    from gallery_hours g full join (
      select gallery_hour(id) as hour, count(*) as characters from meme_characters where is_public and is_active group by 1
    ) c using (hour)`,
  ),
  counter(
    'the gallery holds the public, active characters',
    `
    select 'all' as id, characters as kept, (select count(*) from meme_characters where is_public and is_active) as counted
    from gallery_total`,
  ),
  counter(
    'the line knows what waits in each turn',
    lineCounts('line_turns', `turn || case when is_visitor then ' visitors' else ' members' end`),
  ),
  counter('the line knows what waits in each block of turns', lineCounts('line_blocks', 'block', `turn / ${TURNS_OF_BLOCK}`)),
];

/** @param place of what is counted, as SQL; `placeOfTicket` the same of a row that has a turn. */
function lineCounts(table: string, place: string, placeOfTicket = place): string {
  return `
    select coalesce(kept.id, there.id)::text as id, coalesce(kept.numbers::text, '{0,0,0}') as kept, coalesce(there.numbers::text, '{0,0,0}') as counted
    from (
      select id, array[sum(generation), sum(fusion), sum(story)] as numbers from (
        select ${place} as id, generation, fusion, story from ${table}
        union all select ${placeOfTicket}, case when kind = 'generation' then delta else 0 end,
          case when kind = 'fusion' then delta else 0 end, case when kind = 'story' then delta else 0 end from line_changes
      ) noted group by id
    ) kept full join (
      select ${placeOfTicket} as id, array[count(*) filter (where kind = 'generation'), count(*) filter (where kind = 'fusion'),
        count(*) filter (where kind = 'story')] as numbers
      from tickets where state = 'waiting' and dispatched_at is null and started_at is null group by 1
    ) there using (id)`;
}

/** I10: what is kept as a number equals what is counted. */
function counter(rule: string, keptAndCounted: string): Invariant {
  return {
    invariant: 'I10',
    rule,
    findBreaks: `
      select id, 'kept ' || kept || ', counted ' || counted as detail from (${keptAndCounted}) numbers
      where kept::text <> counted::text`,
  };
}

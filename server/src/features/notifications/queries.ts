import {
  NOTIFICATION_CHARACTERS_MAX,
  NOTIFICATIONS_MAX,
  type Notification,
  type NotificationKind,
  type Notifications,
} from '@chaos/shared/contract/notifications';
import type { OfferType } from '@chaos/shared/contract/offers';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';

/** Whoever fights without a pause has so many own battles between two of others. */
const BATTLES_LOOKED_AT = 500;

interface Row {
  id: string;
  kind: NotificationKind;
  offer: { id: string; offerType: OfferType } | null;
  characters: { id: string; name: string | null; token: string | null }[];
  characterCount: number;
  person: Notification['person'];
  createdAt: Date;
  isNew: boolean;
}

/** The newest ones, and what waits for an answer, however old it is. */
export async function readNotifications(ctx: Context, userId: string): Promise<Notifications> {
  const [{ rows }, waiting] = await Promise.all([
    selectNotifications(userId).execute(ctx.db),
    ctx.db
      .selectFrom('offers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('to_user_id', '=', userId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map(({ characters, ...row }) => ({
      ...row,
      characters: characters.map(({ id, name, token }) => ({
        id,
        name,
        imageUrl256: token === null ? null : pictureUrls({ characterId: id, token }).imageUrl256,
      })),
    })),
    newCount: rows.filter(({ isNew }) => isNew).length,
    pendingOffers: waiting.count,
  };
}

function selectNotifications(userId: string): RawBuilder<Row> {
  const isVisible = isVisibleTo(userId);
  return sql<Row>`
    select happened.id, kind, characters, piece_count as "characterCount", happened_at as "createdAt",
      ${selectPerson('other')} as person,
      case when offer_id is not null then json_build_object('id', offer_id, 'offerType', offer_type) end as offer,
      is_news and date_trunc('milliseconds', happened_at) > me.notices_seen_at as "isNew"
    from (${selectHappened(userId)} order by happened_at desc, id limit ${NOTIFICATIONS_MAX}) happened
    join profiles me on me.id = ${userId}
    left join profiles other on other.id = other_id
    cross join lateral (
      select count(*) as piece_count, json_agg(
        json_build_object('id', id, 'name', case when is_visible then name end, 'token', case when is_visible then picture_token end)
        order by nth
      ) filter (where nth <= ${NOTIFICATION_CHARACTERS_MAX}) as characters
      from (
        select meme_characters.id, name, picture_token, is_visible, row_number() over (order by is_visible desc, item_id) as nth
        from (
          select happened.character_id, null::uuid as item_id where happened.character_id is not null
          union all
          select character_id, offer_items.id from offer_items
          where offer_id = happened.offer_id and is_requested = happened.shows_requested
        ) piece
        join meme_characters on meme_characters.id = piece.character_id
        cross join lateral (select ${isVisible} as is_visible) looked
      ) pieces
    ) shown
    order by happened_at desc, happened.id
  `;
}

/** Each source from its own index, newest first, so that a long history costs no more than a short one. */
function selectHappened(userId: string): RawBuilder<unknown> {
  const me = sql`${userId}::uuid`;
  // What a member did is no news to that member.
  const fought = (kind: 'won' | 'lost', own: RawBuilder<unknown>, others: RawBuilder<unknown>) => sql`(
    select ${sql.lit(kind)} as kind, character_id || '.' || seq as id, event.created_at as happened_at, ${others} as other_id,
      character_id, null::uuid as offer_id, null as offer_type, null::boolean as shows_requested, true as is_news
    from (
      select * from ownership_events where kind = 'won' and ${own} = ${me} order by created_at desc limit ${BATTLES_LOOKED_AT}
    ) event join battles on battles.id = battle_id
    where initiator_user_id is distinct from ${me}
    order by event.created_at desc limit ${NOTIFICATIONS_MAX}
  )`;
  return sql`
    ${fought('won', sql`to_user_id`, sql`from_user_id`)}
    union all
    ${fought('lost', sql`from_user_id`, sql`to_user_id`)}
    union all
    (
      select case when parent_offer_id is null then 'offered' else 'countered' end, id || '.offer', created_at, from_user_id,
        null, id, offer_type, false, status = 'pending'
      from offers where to_user_id = ${me} order by id desc limit ${NOTIFICATIONS_MAX}
    )
    union all
    (
      select status, id || '.answer', answered_at, to_user_id, null, id, offer_type, offer_type = 'trade', true
      from offers where from_user_id = ${me} and status in ('accepted', 'rejected')
      order by answered_at desc limit ${NOTIFICATIONS_MAX}
    )
  `;
}

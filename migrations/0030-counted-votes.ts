/** Which votes decide something: those of people who stand for something, one of each network. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Keyed hash of the network that the account was opened from; null for older accounts, which count as one each.
    alter table users add column network bigint;

    alter table character_reactions
      -- Keyed hashes of the voter's network: of a visitor the /48, of a member where the account was opened.
      add column network bigint,
      -- Of a visitor the /56 as well.
      add column near bigint,
      -- Whether it decides battles and how a character is framed. Said when it is cast.
      add column counts boolean not null default false;
    create index character_reactions_visitors on character_reactions (character_id, network, near) where user_id is null;

    alter table meme_characters
      add column counted_likes integer not null default 0 check (counted_likes >= 0),
      add column counted_dislikes integer not null default 0 check (counted_dislikes >= 0);

    update character_reactions r set counts = true, network = hashtextextended(r.person_key, 0)
      from users u where u.id = r.user_id and u.created_at < now() - interval '1 day';
    create unique index character_reactions_counted on character_reactions (character_id, network) where counts;
    update meme_characters c set counted_likes = r.likes, counted_dislikes = r.dislikes from (
      select character_id, count(*) filter (where reaction_type = 'like') as likes,
        count(*) filter (where reaction_type = 'dislike') as dislikes
      from character_reactions where counts group by 1
    ) r where r.character_id = c.id;

    alter table battles
      -- Which rules decided it; a battle is checked by those of its time.
      add column rules smallint not null default 1,
      -- Whether it is part of the careers of the two.
      add column counts boolean not null default true;
    update battles set counts = initiator_user_id is not null;
  `.execute(db);
}

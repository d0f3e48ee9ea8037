/** Battles, the secrets that their luck is drawn with, and the stories told of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fairness_days (
      day date primary key,
      secret text not null check (secret ~ '^[0-9a-f]{64}$'),
      -- The SHA-256 of the secret's bytes: public before the day, so that the secret cannot be chosen afterwards.
      commitment text not null check (commitment ~ '^[0-9a-f]{64}$')
    );
    create trigger fairness_days_fixed before update or delete on fairness_days
      for each row execute function refuse_change('the server is bound to its secrets');

    create table battles (
      id uuid primary key default uuidv7(),
      -- user:{id} of a member, address:{keyed hash} of a visitor.
      initiator_key text not null,
      initiator_user_id uuid references profiles,
      request_id uuid not null,
      character1_id uuid not null references meme_characters,
      character2_id uuid not null references meme_characters,
      winner_character_id uuid not null,
      -- The numbers of both as they were, for whoever computes the battle again.
      fighter1 jsonb not null,
      fighter2 jsonb not null,
      day date not null references fairness_days,
      probability_1_wins float8 not null check (probability_1_wins between 5 and 95),
      random_factor float8 not null check (random_factor >= 0 and random_factor < 100),
      battle_score_1 float8 not null check (battle_score_1 >= 0),
      battle_score_2 float8 not null check (battle_score_2 >= 0),
      ownership_transferred boolean not null,
      battle_story text,
      created_at timestamptz not null default now(),
      unique (initiator_key, request_id),
      check (character1_id <> character2_id),
      check (winner_character_id = case when random_factor < probability_1_wins then character1_id else character2_id end),
      check ((battle_score_1 > battle_score_2) = (winner_character_id = character1_id)),
      -- Nothing moves to a visitor.
      check (not ownership_transferred or initiator_user_id is not null)
    );
    create index battles_history on battles (initiator_user_id, id desc) where initiator_user_id is not null;
    create index battles_recent on battles (initiator_key, id desc);

    create function keep_battle() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'battle_story' <> to_jsonb(old) - 'battle_story' or old.battle_story is not null then
        raise exception 'a battle is decided once, and told once' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger battles_fixed before update on battles for each row execute function keep_battle();

    alter table ownership_events add column battle_id uuid references battles;
    alter table ownership_events add check ((kind = 'won') = (battle_id is not null));

    alter table tickets drop constraint tickets_kind_check;
    alter table tickets add check (kind in ('generation', 'story'));
  `.execute(db);
}

/** The tabs of the gallery and its search: orders with an index each, and what every character shown can be found by. */
import { type Kysely, sql } from 'kysely';

/** Scripts that write no spaces between words. */
const DENSE =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\U00020000-\\U0003ffff';
/** Emoji, arrows and other signs that somebody may look for. */
const SIGNS = '\\u2190-\\u2bff\\U0001f000-\\U0001faff';
/** Accents, and what Arabic puts above, below and between letters. */
const MARKS = '\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640';

const lit = (pattern: string) => sql.lit(pattern);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Most texts are plain, and lowering them is all there is to do.
    create function search_is_plain(text) returns boolean language sql immutable strict parallel safe return
      octet_length($1) = length($1);
    -- Letters without case, accents and widths.
    create function search_fold(text) returns text language sql immutable strict parallel safe return
      case when search_is_plain($1) then lower($1) else
        translate(lower(normalize(regexp_replace(
          normalize(lower($1 collate "pg_c_utf8"), NFKD), ${lit(`[${MARKS}]`)}, '', 'g'
        ), NFKC) collate "pg_c_utf8"), 'ςøłđı', 'σoldi')
      end;

    -- The words of a text. Where no spaces are written they are single characters and pairs; a search is made of pairs alone.
    create function search_tokens(text, is_query boolean) returns setof text language sql immutable parallel safe as $$
      with folded as materialized (select search_fold($1) as text, search_is_plain(search_fold($1)) as is_plain)
      select distinct left(token, 40) from (
        select m[1] as token from folded, regexp_matches(
          case when is_plain then folded.text else regexp_replace(folded.text, ${lit(`[${DENSE}]+`)}, ' ', 'g') end collate "pg_c_utf8",
          '[[:alnum:]]+', 'g') m
        union all
        select m[1] from folded, regexp_matches(folded.text, ${lit(`[${SIGNS}]`)}, 'g') m where not is_plain
        union all
        select substr(m[1], place, size)
        from folded, regexp_matches(folded.text, ${lit(`[${DENSE}]+`)}, 'g') m,
          generate_series(1, length(m[1])) place, (values (1), (2)) sizes(size)
        where not is_plain and place + size - 1 <= length(m[1]) and (not is_query or size = least(2, length(m[1])))
      ) found
    $$;

    -- What a word is looked up by: its parts of three characters, and after a ~ what is left when a letter is forgotten. Two words that
    -- have one of these in common differ by one letter too many, too few, wrong, or in another place.
    create function search_near(word text) returns text[] language sql immutable strict parallel safe return
      case when length(word) between 4 and 24 then array(
        select '~' || left(word, place) || substr(word, place + 2) from generate_series(0, length(word)) place
      ) else '{}' end;
    create function search_pieces(word text) returns text[] language sql immutable strict parallel safe return
      array(select substr(word, place, 3) from generate_series(1, length(word) - 2) place) || search_near(word);

    create table search_words (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('text', 'style')),
      word text collate "C" not null,
      unique (kind, word)
    );

    -- One row for each character that everybody may see, and none for any other.
    create table character_search (
      character_id uuid primary key references meme_characters on delete cascade,
      -- Ids of words. Below zero: what the filters go by.
      terms integer[] not null
    );

    -- As rules/rarity.ts, from 1 for common to 5 for mythic.
    create function rarity_level(score integer, wins integer) returns integer language sql immutable parallel safe return
      1 + (greatest(score, 0) + 10 * wins >= 10)::int + (greatest(score, 0) + 10 * wins >= 50)::int
        + (greatest(score, 0) + 10 * wins >= 200)::int + (greatest(score, 0) + 10 * wins >= 1000)::int;

    create function search_marks(c meme_characters) returns integer[] language sql immutable return array[
      - array_position(array['plain', 'foil', 'negative', 'neon', 'golden'], c.finish),
      - 10 - rarity_level(c.counted_likes - c.counted_dislikes, c.wins_count),
      - 20 - c.is_fused::int,
      - 30 - (c.video_key is not null)::int
    ];

    create function add_search_words(kinds text[], words text[]) returns void language sql as $$
      -- In one order, so that two who bring the same new words do not wait for each other.
      insert into search_words (kind, word)
      select distinct kind, word from unnest(kinds, words) as t(kind, word)
      where not exists (select from search_words known where known.kind = t.kind and known.word = t.word)
      order by 1, 2
      on conflict do nothing
    $$;

    -- Never what a character hides: of a wish that others may read the four fields that say what it is like.
    create function index_characters(wanted uuid[]) returns void language plpgsql as $$
    declare
      ids uuid[]; kinds text[]; words text[];
    begin
      select array_agg(id), array_agg(kind), array_agg(token) into ids, kinds, words from (
        select c.id, 'text'::text as kind, token
        from meme_characters c
        left join tickets t on t.id = c.ticket_id and t.kind = 'generation' and c.wish_is_open
        left join profiles maker on maker.id = c.original_creator_id
        left join profiles owner on owner.id = c.owner_id,
        search_tokens(concat_ws(' ', c.name, c.description,
          t.payload ->> 'mainTheme', t.payload ->> 'bodyInfluence', t.payload ->> 'characteristicInfluence', t.payload ->> 'style',
          maker.username, maker.display_name, owner.username, owner.display_name), false) token
        where c.id = any(wanted) and c.is_public and c.is_active
        union all
        select c.id, 'style', token
        from meme_characters c join tickets t on t.id = c.ticket_id and t.kind = 'generation' and c.wish_is_open,
          search_tokens(t.payload ->> 'style', false) token
        where c.id = any(wanted) and c.is_public and c.is_active and t.payload ->> 'style' <> ''
      ) tokens;
      perform add_search_words(kinds, words);
      insert into character_search (character_id, terms)
      select c.id, search_marks(c) || coalesce(found.terms, '{}')
      from meme_characters c left join (
        select t.id, array_agg(w.id) as terms
        from unnest(ids, kinds, words) as t(id, kind, word) join search_words w using (kind, word)
        group by t.id
      ) found using (id)
      where c.id = any(wanted) and c.is_public and c.is_active
      on conflict (character_id) do update set terms = excluded.terms;
    end $$;

    create function keep_searchable() returns trigger language plpgsql as $$
    begin
      if new.is_public and new.is_active then
        perform index_characters(array[new.id]);
      else
        delete from character_search where character_id = new.id;
      end if;
      return null;
    end $$;
    create trigger meme_characters_search_insert after insert on meme_characters
      for each row when (new.is_public and new.is_active) execute function keep_searchable();
    create trigger meme_characters_search_update
      after update of name, description, wish_is_open, is_public, is_active, video_key, user_id, current_owner_id, original_creator_id
      on meme_characters for each row
      when ((old.name, old.description, old.wish_is_open, old.is_public, old.is_active, old.video_key is null, old.owner_id, old.original_creator_id)
        is distinct from
        (new.name, new.description, new.wish_is_open, new.is_public, new.is_active, new.video_key is null, new.owner_id, new.original_creator_id))
      execute function keep_searchable();
    create trigger meme_characters_search_rarity after update of counted_likes, counted_dislikes, wins_count
      on meme_characters for each row
      when (rarity_level(old.counted_likes - old.counted_dislikes, old.wins_count)
        <> rarity_level(new.counted_likes - new.counted_dislikes, new.wins_count))
      execute function keep_searchable();

    -- Of a name that nobody bears any more, but what stands in some character all the same.
    create function forget_search_words(gone text) returns void language sql as $$
      delete from search_words w using search_tokens(gone, false) token
      where w.word = token and not exists (select from character_search s where s.terms @> array[w.id])
    $$;

    create function keep_searchable_people() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform forget_search_words(old.username || ' ' || old.display_name);
        return null;
      end if;
      -- Before any character of theirs brings them: what moves hands then has no new words to wait for.
      perform add_search_words(array_agg('text'::text), array_agg(token))
      from search_tokens(new.username || ' ' || new.display_name, false) token;
      if tg_op = 'UPDATE' then
        perform index_characters(array(
          select id from meme_characters where original_creator_id = new.id or owner_id = new.id));
        perform forget_search_words(old.username || ' ' || old.display_name);
      end if;
      return null;
    end $$;
    create trigger profiles_search after insert or delete or update of username, display_name on profiles
      for each row execute function keep_searchable_people();

    -- As rules/rising.ts, in whole seconds: when it was born, and half a day later for each doubling of the likes that it surely has.
    create function rising_at(id uuid, likes integer, dislikes integer) returns bigint language sql immutable parallel safe return
      floor(extract(epoch from uuid_extract_timestamp(id) - timestamptz 'epoch')::float8 + 43200 * ln(1 + case
        when likes + dislikes = 0 then 0
        else (likes + 1.9208 - 1.96 * sqrt(likes::float8 * dislikes / (likes + dislikes) + 0.9604)) / (1 + 3.8416 / (likes + dislikes))
      end) / ln(2::float8));
    create index meme_characters_rising on meme_characters (rising_at(id, counted_likes, counted_dislikes), id)
      where is_public and is_active;
    create index meme_characters_by_rarity
      on meme_characters (rarity_level(counted_likes - counted_dislikes, wins_count), nscore, id) where is_public and is_active;

    -- Those that are there already, a portion at a time: all words of a million would not fit into one array.
    do $$
    declare
      portion uuid[];
    begin
      for portion in select array_agg(id) from (
        select id, row_number() over (order by id) / 2000 as nth from meme_characters where is_public and is_active
      ) shown group by nth loop
        perform index_characters(portion);
      end loop;
    end $$;
    -- After the rows: one by one would take several times as long.
    create index search_words_pieces on search_words using gin (search_pieces(word)) with (fastupdate = off);
    create index character_search_terms on character_search using gin (terms) with (fastupdate = off);
  `.execute(db);
}

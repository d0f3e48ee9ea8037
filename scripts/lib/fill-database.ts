/** Fills a migrated database with many people, characters and reactions, for benchmarks and for looking at a full hall. */
import pg from 'pg';

export interface SeedSizes {
  profiles: number;
  characters: number;
  reactions: number;
}

/** How long ago the oldest character was made. */
const DAYS = 400;
const WORDS = ['person', 'zebra', 'chaos', 'mango', 'turbo', 'gnocchi', 'otter', 'pixel'];

/**
 * Popularity follows a power law: few have most. What triggers would count row by row is counted once at the end of
 * each step, and comes to the same.
 */
export async function seedDatabase(databaseUrl: string, sizes: SeedSizes, report: (step: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`begin; set local synchronous_commit = off; set local maintenance_work_mem = '512MB'`);
    for (const table of ['profiles', 'meme_characters', 'ownership_events'])
      await client.query(`alter table ${table} disable trigger user`);
    for (const [step, text] of statements(sizes)) {
      report(step);
      await client.query(text);
    }
    for (const table of ['profiles', 'meme_characters', 'ownership_events'])
      await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
    report('collecting statistics');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function statements({ profiles, characters, reactions }: SeedSizes): [step: string, text: string][] {
  const words = `(array['${WORDS.join("','")}'])`;
  return [
    [
      `${profiles} people`,
      `create temp table seed_people on commit drop as
         select n, uuidv7() as id, ${words}[1 + n % 8] || '_' || to_hex(n * 7919) as username from generate_series(1, ${profiles}) n;
       insert into users (id, email, password_hash, email_confirmed_at, created_at)
         select id, username || '@seed.test', 'none', now(), now() - interval '7 days' from seed_people;
       insert into profiles (id, username, display_name)
         select id, username, initcap(replace(username, '_', ' ')) from seed_people;
       create unique index on seed_people (n); analyze seed_people`,
    ],
    [
      `${reactions} reactions are thrown`,
      `create temp table seed_reactions on commit drop as
         select character_n, person_n, (array['like', 'like', 'like', 'dislike'])[1 + (random() * 3.999)::int % 4] as reaction_type
         from (select distinct 1 + floor(${characters} * random() ^ 3)::int as character_n, 1 + floor(${profiles} * random() ^ 2)::int as person_n
               from generate_series(1, ${reactions})) pairs;
       create temp table seed_counts on commit drop as
         select character_n as n, count(*) filter (where reaction_type = 'like') as likes,
           count(*) filter (where reaction_type = 'dislike') as dislikes
         from seed_reactions group by 1;
       create unique index on seed_counts (n); analyze seed_counts`,
    ],
    [
      `${characters} characters`,
      // Spread over time by a factor prime to the number, so that age and popularity have nothing to do with each other.
      `create temp table seed_characters on commit drop as
         select n, uuidv7(-age) as id, now() - age as created_at, creator_n, owner_n
         from (select n, make_interval(secs => ${DAYS} * 86400.0 * ((n::bigint * 611953) % ${characters}) / ${characters}) as age,
                 case when n % 5 <> 0 then 1 + floor(${profiles} * random() ^ 2)::int end as creator_n,
                 case when n % 10 = 0 then 1 + floor(${profiles} * random() ^ 2)::int end as owner_n
               from generate_series(1, ${characters}) n) made;
       insert into meme_characters (id, name, description, image_key, thumbhash, average_color, user_id, current_owner_id,
           original_creator_id, is_public, is_active, like_count, dislike_count, counted_likes, counted_dislikes,
           total_owners_count, created_at, updated_at)
         select c.id, initcap(${words}[1 + c.n % 8]) || 'ino ' || initcap(${words}[1 + c.n / 8 % 8]) || 'ello ' || c.n,
           'Nobody asked for ' || ${words}[1 + c.n % 8] || ' number ' || c.n || ', and yet here it stands, humming. ' ||
             repeat('It remembers every sandwich it was ever promised. ', 2 + c.n % 4),
           'characters/seed', '1QcSHQRnh493V4dIh4eXh1h4kJUI', '#808080', creator.id, owner.id, creator.id,
           c.n % 12 <> 0, c.n % 20 <> 0, coalesce(likes, 0), coalesce(dislikes, 0), coalesce(likes, 0), coalesce(dislikes, 0),
           (creator.id is not null or owner.id is not null)::int, created_at, created_at
         from seed_characters c left join seed_counts using (n)
         left join seed_people creator on creator.n = c.creator_n left join seed_people owner on owner.n = c.owner_n
         order by c.id;
       insert into ownership_events (character_id, seq, kind, to_user_id, created_at)
         select id, 1, 'created', user_id, created_at from meme_characters on conflict do nothing;
       insert into ownership_events (character_id, seq, kind, to_user_id, created_at)
         select id, 2, 'claimed', current_owner_id, created_at from meme_characters where current_owner_id is not null
         on conflict do nothing;
       create unique index on seed_characters (n); analyze seed_characters`,
    ],
    [
      'their reactions',
      `insert into character_reactions (person_key, character_id, user_id, reaction_type, network, counts)
         select 'user:' || p.id, c.id, p.id, r.reaction_type, hashtextextended('user:' || p.id, 0), true from seed_reactions r
         join seed_people p on p.n = r.person_n join seed_characters c on c.n = r.character_n
         order by 1, 2`,
    ],
    [
      'the counts',
      `update profiles p set total_likes = m.likes from (
         select original_creator_id as id, sum(like_count) as likes from meme_characters
         where original_creator_id is not null and is_public and is_active group by 1
       ) m where m.id = p.id;
       update profiles p set character_count = m.characters from (
         select owner_id as id, count(*) as characters from meme_characters where owner_id is not null and is_public and is_active group by 1
       ) m where m.id = p.id;
       delete from gallery_hours;
       insert into gallery_hours (hour, characters)
         select gallery_hour(id), count(*) from meme_characters where is_public and is_active group by 1;
       update gallery_total set characters = (select count(*) from meme_characters where is_public and is_active)`,
    ],
    [
      'what they are found by',
      `drop index search_words_pieces; drop index character_search_terms;
       do $$ declare portion uuid[]; begin
         for portion in select array_agg(id) from (
           select id, row_number() over (order by id) / 2000 as nth from meme_characters where is_public and is_active
         ) shown group by nth loop
           perform index_characters(portion);
         end loop;
       end $$;
       create index search_words_pieces on search_words using gin (search_pieces(word)) with (fastupdate = off);
       create index character_search_terms on character_search using gin (terms) with (fastupdate = off);
       insert into newborns (character_id)
         select id from meme_characters where is_public and is_active and id > uuidv7(interval '-1 day')`,
    ],
  ];
}

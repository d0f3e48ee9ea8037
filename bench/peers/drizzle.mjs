/** Fastify and Drizzle, with a statement that it prepares. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { alias, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import Fastify from 'fastify';
import pg from 'pg';
import { readQuestion, toAnswer } from './page.ts';

const { DATABASE_URL, PORT, SECRET, COLUMNS } = process.env;
const time = (name) => timestamp(name, { withTimezone: true });
const TYPES = { uuid, text, integer, boolean, jsonb, 'timestamp with time zone': time };
const columns = JSON.parse(COLUMNS);
const typed = (all) => Object.fromEntries(all.map(({ name, type }) => [name, (TYPES[type] ?? text)(name)]));

const unselected = [
  { name: 'nscore', type: 'integer' },
  { name: 'owner_id', type: 'uuid' },
];
const characters = pgTable('meme_characters', typed([...columns, ...unselected]));
const person = { id: uuid('id'), username: text('username'), display_name: text('display_name'), avatar_key: text('avatar_key') };
const profiles = pgTable('profiles', { ...person, left_at: time('left_at') });
const [creator, owner] = [alias(profiles, 'creator'), alias(profiles, 'owner')];
const personOf = ({ id, username, display_name, avatar_key }) => ({ id, username, display_name, avatar_key });

const db = drizzle(new pg.Pool({ connectionString: DATABASE_URL, max: 10 }));
const page = db
  .select({
    ...Object.fromEntries(columns.map(({ name }) => [name, characters[name]])),
    creator: personOf(creator),
    owner: personOf(owner),
    total: sql`(select characters from gallery_total)::int`,
  })
  .from(characters)
  .leftJoin(creator, and(eq(creator.id, characters.original_creator_id), isNull(creator.left_at)))
  .leftJoin(owner, and(eq(owner.id, characters.owner_id), isNull(owner.left_at)))
  .where(
    sql`${characters.is_public} and ${characters.is_active} and (${characters.nscore}, ${characters.id}) > (${sql.placeholder('nscore')}::int, ${sql.placeholder('id')}::uuid)`,
  )
  .orderBy(characters.nscore, characters.id)
  .limit(sql.placeholder('limit'))
  .prepare('page');

const app = Fastify();
app.get('/gallery', async ({ query }, reply) => {
  const asked = readQuestion(query, SECRET);
  if (!asked) return reply.code(400).send();
  const { limit } = asked;
  const [nscore, id, rank] = asked.place;
  return toAnswer(await page.execute({ nscore, id, limit: limit + 1 }), { limit, rank, secret: SECRET });
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });

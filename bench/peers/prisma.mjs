/** Fastify and Prisma, with statements that it builds, and names for which pg prepares them. */
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import Fastify from 'fastify';
import { PrismaClient } from './generated/client.ts';
import { readQuestion, toAnswer } from './page.ts';

const { DATABASE_URL, PORT, SECRET, COLUMNS } = process.env;
const names = new Map();
function nameOf({ sql }) {
  if (!names.has(sql)) names.set(sql, createHash('sha1').update(sql).digest('hex'));
  return names.get(sql);
}
const adapter = new PrismaPg({ connectionString: DATABASE_URL, max: 10 }, { statementNameGenerator: nameOf });
const prisma = new PrismaClient({ adapter });
const person = { select: { id: true, username: true, display_name: true, avatar_key: true, left_at: true } };
const select = { ...Object.fromEntries(JSON.parse(COLUMNS).map(({ name }) => [name, true])), creator: person, owner: person };

// Rows are not compared with rows here: the first condition is what an index can begin at.
const pageOf = (nscore, id, take) =>
  prisma.meme_characters.findMany({
    relationLoadStrategy: 'join',
    select,
    where: { is_public: true, is_active: true, nscore: { gte: nscore }, OR: [{ nscore: { gt: nscore } }, { id: { gt: id } }] },
    orderBy: [{ nscore: 'asc' }, { id: 'asc' }],
    take,
  });

function shown(person) {
  if (!person || person.left_at) return null;
  const { left_at, ...rest } = person;
  return rest;
}

const app = Fastify();
app.get('/gallery', async ({ query }, reply) => {
  const asked = readQuestion(query, SECRET);
  if (!asked) return reply.code(400).send();
  const { limit } = asked;
  const [nscore, id, rank] = asked.place;
  const [rows, total] = await Promise.all([pageOf(nscore, id, limit + 1), prisma.gallery_total.findFirst()]);
  const whole = rows.map((row) => ({ ...row, creator: shown(row.creator), owner: shown(row.owner), total: total?.characters }));
  return toAnswer(whole, { limit, rank, secret: SECRET });
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });

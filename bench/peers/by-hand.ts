/** Fastify and pg, one prepared statement, and rows as they come. */
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { pageSql, readQuestion, toAnswer } from './page.ts';

interface ByHand {
  pool: pg.Pool;
  columns: readonly string[];
  secret: string;
}

export function createByHand({ pool, columns, secret }: ByHand): FastifyInstance {
  const app = Fastify();
  const text = pageSql(columns);
  app.get<{ Querystring: { limit: string; cursor: string } }>('/gallery', async ({ query }, reply) => {
    const asked = readQuestion(query, secret);
    if (!asked) return reply.code(400).send();
    const { limit } = asked;
    const [nscore, id, rank] = asked.place;
    const { rows } = await pool.query({ name: 'page', text, values: [nscore, id, limit + 1] });
    return toAnswer(rows, { limit, rank, secret });
  });
  return app;
}

if (import.meta.main) {
  const { DATABASE_URL, PORT, SECRET = '', COLUMNS = '[]' } = process.env;
  const columns = JSON.parse(COLUMNS).map(({ name }: { name: string }) => name);
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  await createByHand({ pool, columns, secret: SECRET }).listen({ host: '127.0.0.1', port: Number(PORT) });
}

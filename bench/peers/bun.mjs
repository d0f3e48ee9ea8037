/** Bun's server and Bun's client of PostgreSQL, with the statement that is written by hand. */
import { SQL } from 'bun';
import { pageSql, readQuestion, toAnswer } from './page.ts';

const { DATABASE_URL, PORT, SECRET, COLUMNS } = process.env;
const sql = new SQL(DATABASE_URL, { max: 10 });
const text = pageSql(JSON.parse(COLUMNS).map(({ name }) => name));

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(PORT),
  async fetch(request) {
    const { searchParams } = new URL(request.url);
    const asked = readQuestion({ limit: searchParams.get('limit'), cursor: searchParams.get('cursor') }, SECRET);
    if (!asked) return new Response(null, { status: 400 });
    const { limit } = asked;
    const [nscore, id, rank] = asked.place;
    const rows = await sql.unsafe(text, [nscore, id, limit + 1]);
    return Response.json(toAnswer(rows, { limit, rank, secret: SECRET }));
  },
});

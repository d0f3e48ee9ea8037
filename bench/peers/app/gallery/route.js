/** A route of Next, built for production, with pg and the statement that is written by hand. */
import pg from 'pg';
import { pageSql, readQuestion, toAnswer } from '../../page.ts';

const { DATABASE_URL, SECRET, COLUMNS = '[]' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const text = pageSql(JSON.parse(COLUMNS).map(({ name }) => name));

export const dynamic = 'force-dynamic';

export async function GET(request) {
  const { searchParams } = request.nextUrl;
  const asked = readQuestion({ limit: searchParams.get('limit'), cursor: searchParams.get('cursor') }, SECRET);
  if (!asked) return new Response(null, { status: 400 });
  const { limit } = asked;
  const [nscore, id, rank] = asked.place;
  const { rows } = await pool.query({ name: 'page', text, values: [nscore, id, limit + 1] });
  return Response.json(toAnswer(rows, { limit, rank, secret: SECRET }));
}

/** What all programs by hand share: the statement, and the cursor that says where a page begins. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Place = [nscore: number, id: string, rank: number];

interface Row {
  id: string;
  like_count: number;
  dislike_count: number;
}

const PERSON = ['id', 'username', 'display_name', 'avatar_key'];
const columnsOf = (alias: string) => PERSON.map((column) => `${alias}.${column} as ${alias}_${column}`);

/** Of 20 rows it reads 21. @param columns those of a character. */
export function pageSql(columns: readonly string[]): string {
  const selected = [...columns.map((column) => `c.${column}`), ...columnsOf('creator'), ...columnsOf('owner')];
  return `select ${selected.join(', ')}, (select characters from gallery_total)::int as total
    from meme_characters c
    left join profiles creator on creator.id = c.original_creator_id and creator.left_at is null
    left join profiles owner on owner.id = c.owner_id and owner.left_at is null
    where c.is_public and c.is_active and (c.nscore, c.id) > ($1::int, $2::uuid)
    order by c.nscore, c.id limit $3`;
}

/** @param rows one more than the page has, where there are more. */
export function toAnswer(rows: readonly Row[], { limit, rank, secret }: { limit: number; rank: number; secret: string }) {
  const items = rows.slice(0, limit).map((row, at) => ({ ...row, rank: rank + at + 1 }));
  const end = items.at(-1);
  const next = end && rows.length > limit && sealPlace([end.dislike_count - end.like_count, end.id, end.rank], secret);
  return { items, next };
}

/** @returns null for what is no page that anybody may ask for. */
export function readQuestion(query: { limit: string | null; cursor: string | null }, secret: string) {
  const place = openPlace(query.cursor ?? '', secret);
  const limit = Number(query.limit);
  return place && limit >= 1 && limit <= 100 ? { place, limit } : null;
}

const tagOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('base64url');

export function sealPlace(place: Place, secret: string): string {
  const body = Buffer.from(JSON.stringify(place)).toString('base64url');
  return `${body}.${tagOf(body, secret)}`;
}

function openPlace(cursor: string, secret: string): Place | null {
  const [body = '', tag = ''] = cursor.split('.');
  const [given, right] = [Buffer.from(tag), Buffer.from(tagOf(body, secret))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

import { GALLERY_PAGE_SIZE, type GalleryPage, type GalleryRow, type TimeFilter } from '@chaos/shared/contract/gallery';
import { PAGE_MAX } from '@chaos/shared/contract/paging.schema';
import { CHARACTER_COLUMNS, type CharacterRow, toCharacter } from '@chaos/shared/core/characters/read-character';
import { unhiddenSql } from '@chaos/shared/core/people/hidden-people';
import { avatarUrl } from '@chaos/shared/core/pictures/picture-files';
import type { DatabasePool } from '@chaos/shared/platform/database';
import { TEXT_TIMES } from '@chaos/shared/platform/iso-times';
import { prepare } from '@chaos/shared/platform/prepared-statement';
import { HOUR_MS, smallestIdAt, windowStart } from '@chaos/shared/rules/time-windows';
import { type GalleryCursor, readCursor, writeCursor } from './cursor.ts';

export interface GalleryRequest {
  timeFilter: TimeFilter;
  limit: number;
  cursor?: string | null | undefined;
  /** A member from whom somebody is hidden: ranks are those among what is left. Without one the page is the same for everybody. */
  hiddenFrom?: string | null;
}

type PersonColumns<P extends string> = Record<
  `${P}_id` | `${P}_username` | `${P}_display_name` | `${P}_avatar_key`,
  string | null
>;
type Row = CharacterRow<string> & PersonColumns<'creator'> & PersonColumns<'owner'> & { total_count: number };

/** With times as texts, for who writes it and does not compute with it. */
export type TextRow = Omit<GalleryRow, 'createdAt' | 'updatedAt'> & Record<'createdAt' | 'updatedAt', string>;
export type TextPage = Omit<GalleryPage, 'items'> & { items: TextRow[] };

interface Source {
  pool: DatabasePool;
  appSecret: string;
}

/**
 * One page of the ranking: best score first, the older one first among equals.
 * @throws {PublicFailure} when the cursor is not one of ours, or belongs to another filter.
 */
export async function readGalleryPage(source: Source, request: GalleryRequest): Promise<GalleryPage> {
  const { items, nextCursor } = await readTextPage(source, request);
  const dated = items.map((row) => ({ ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) }));
  return { items: dated, nextCursor };
}

/** The same for the wire. @throws as `readGalleryPage`. */
export async function readTextPage(
  { pool, appSecret }: Source,
  { timeFilter, limit, cursor, hiddenFrom = null }: GalleryRequest,
): Promise<TextPage> {
  const after = cursor ? readCursor(appSecret, cursor, timeFilter) : null;
  const since = after ? after.windowStart : windowStart(timeFilter, Date.now());
  const rows = await readRows(pool, { since, after, limit, hiddenFrom });
  const firstRank = (after?.rank ?? 0) + 1;
  const items = rows.slice(0, limit).map((row, index) => toGalleryRow(row, firstRank + index));
  const last = items.at(-1);
  const nextCursor =
    last && rows.length > limit
      ? writeCursor(appSecret, { timeFilter, windowStart: since, nscore: -last.score, id: last.id, rank: last.rank })
      : null;
  return { items, nextCursor };
}

interface Place {
  since: number | null;
  after: Pick<GalleryCursor, 'nscore' | 'id'> | null;
  limit: number;
  hiddenFrom?: string | null;
}

/** Each is a statement of its own for every connection, so there are few; a page of another size is cut from the next. */
const SIZES = [8, GALLERY_PAGE_SIZE, 50, PAGE_MAX];

/** One more than the page holds, where there are more. */
function readRows(pool: DatabasePool, place: Place): Promise<Row[]> {
  return statementFor(shapeOf(place))(pool, ...valuesOf(place));
}

/** The statement behind one page, for whoever measures it. */
export function galleryStatement(place: Place): { text: string; values: unknown[] } {
  return { text: writeStatement(shapeOf(place)), values: valuesOf(place) };
}

function shapeOf({ since, after, limit, hiddenFrom = null }: Place): Shape {
  const isOwn = hiddenFrom !== null;
  return { isWindowed: since !== null, goesOn: after !== null, isOwn, limit: SIZES.find((one) => one >= limit) ?? limit };
}

function valuesOf({ since, after, hiddenFrom = null }: Place): unknown[] {
  const start = [...(hiddenFrom === null ? [] : [hiddenFrom]), ...(after ? [after.nscore, after.id] : [])];
  if (since === null) return start;
  const nextHour = new Date(Math.ceil(since / HOUR_MS) * HOUR_MS);
  return [...start, smallestIdAt(since), nextHour, smallestIdAt(nextHour.getTime())];
}

type Statement = ReturnType<typeof prepare<Row, unknown[]>>;
interface Shape {
  isWindowed: boolean;
  goesOn: boolean;
  /** Of a member from whom somebody is hidden. */
  isOwn: boolean;
  limit: number;
}

const statements = new Map<string, Statement>();

/** Statements differ in more than values: a limit that is a parameter would be planned anew at every call. */
function statementFor(shape: Shape): Statement {
  const name = `gallery_${shape.isWindowed ? 'window' : 'all'}_${shape.goesOn ? 'on' : 'top'}_${shape.isOwn ? 'own' : 'shared'}_${shape.limit}`;
  const known = statements.get(name);
  if (known) return known;
  const statement = prepare<Row, unknown[]>(name, writeStatement(shape), TEXT_TIMES);
  statements.set(name, statement);
  return statement;
}

/**
 * The ids are chosen from the ranking index alone and joined afterwards. The time window is a bound on the id, which
 * carries its time, so PostgreSQL skips inside that index. The count adds up whole hours and counts the first, partial
 * one.
 *
 * The bounds stand in selects of their own so that the planner does not see their values: seen, they make every plan look
 * cheaper than the general one, and the statement is planned anew at each call, which takes as long as running it.
 */
function writeStatement({ isWindowed, goesOn, isOwn, limit }: Shape): string {
  let parameters = 0;
  const next = (type: string) => {
    parameters += 1;
    return `$${parameters}::${type}`;
  };
  const viewer = isOwn ? next('uuid') : '';
  const isShown = isOwn
    ? `and (owner_id = ${viewer} or ${unhiddenSql(viewer, 'meme_characters.owner_id, meme_characters.original_creator_id')})`
    : '';
  const fromPlace = goesOn ? `and (nscore, id) > (${next('int')}, ${next('uuid')})` : '';
  const since = isWindowed ? `(select ${next('uuid')})` : '';
  const inWindow = isWindowed ? `and id >= ${since}` : '';
  const count = isWindowed
    ? `(select coalesce(sum(characters), 0) from gallery_hours where hour >= (select ${next('timestamptz')}))
       + (select count(*) from meme_characters where is_public and is_active and id >= ${since} and id < (select ${next('uuid')}))`
    : '(select characters from gallery_total)';
  return `
    select ${CHARACTER_COLUMNS.map((column) => `c.${column}`).join(', ')}, ${personColumns('creator')}, ${personColumns('owner')},
      (${count})::int as total_count
    from (
      select id from meme_characters where is_public and is_active ${inWindow} ${fromPlace} ${isShown}
      order by nscore, id limit ${limit + 1}
    ) chosen
    join meme_characters c on c.id = chosen.id
    left join profiles creator on creator.id = c.original_creator_id and creator.left_at is null
    left join profiles owner on owner.id = c.owner_id and owner.left_at is null
    order by c.nscore, c.id`;
}

function personColumns(alias: 'creator' | 'owner'): string {
  return ['id', 'username', 'display_name', 'avatar_key'].map((column) => `${alias}.${column} as ${alias}_${column}`).join(', ');
}

function toGalleryRow(row: Row, rank: number): TextRow {
  return {
    ...toCharacter(row),
    creator: toPerson(row.creator_id, row.creator_username, row.creator_display_name, row.creator_avatar_key),
    owner: toPerson(row.owner_id, row.owner_username, row.owner_display_name, row.owner_avatar_key),
    userReaction: null,
    rank,
    totalCount: row.total_count,
  };
}

function toPerson(id: string | null, username: string | null, displayName: string | null, avatarKey: string | null) {
  if (id === null || username === null || displayName === null) return null;
  return { id, username, displayName, avatarUrl: avatarUrl(avatarKey) };
}

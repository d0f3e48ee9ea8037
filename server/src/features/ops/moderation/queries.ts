/** What people have reported, one entry for each thing however many reported it. */

import type { OpsReport, OpsReportsPage } from '@chaos/shared/contract/ops';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isTakenDown } from '@chaos/shared/core/characters/files-of-ended-characters';
import { isForOperators } from '@chaos/shared/core/characters/visibility';
import { pictureUrls } from '@chaos/shared/core/pictures/picture-files';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';
import { openCursor, sealCursor } from '../../../trpc/cursor.ts';

interface ReportsRequest {
  resolved: boolean;
  limit: number;
  cursor?: string | null | undefined;
}

/** The newest first. */
export async function readReports(ctx: Context, { resolved, limit, cursor }: ReportsRequest): Promise<OpsReportsPage> {
  const list = `ops reports ${resolved}`;
  const before = cursor ? openCursor(ctx.appSecret, list, z.uuid(), cursor) : null;
  const rows = await selectReports(ctx)
    .where('report.resolved_at', resolved ? 'is not' : 'is', null)
    .$if(before !== null, (query) => query.where('report.id', '<', before))
    .orderBy('report.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(toReport);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.id) : null };
}

/** Reports do not tell who made them. */
function selectReports({ db }: Context) {
  const filed = sql<{ count: number; last_at: Date | null; reasons: OpsReport['reasons'] | null }>`(
    select sum(count)::int as count, max(last_at) as last_at,
      json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason) as reasons
    from (
      select reason, count(*)::int as count, max(created_at) as last_at from reports where case_id = report.id group by reason
    ) by_reason
  )`;
  return (
    db
      .selectFrom('report_cases as report')
      .innerJoinLateral(filed.as('filed'), (join) => join.onTrue())
      .leftJoin('profiles as resolver', 'resolver.id', 'report.resolved_by')
      .leftJoin('meme_characters', (join) => join.onRef('meme_characters.id', '=', 'report.character_id').on(isForOperators))
      .leftJoin('character_comments as comment', (join) =>
        join.onRef('comment.id', '=', 'report.target_id').on('report.target_kind', '=', 'comment'),
      )
      .leftJoin('collections', (join) =>
        join
          .onRef('collections.id', '=', 'report.target_id')
          .on('report.target_kind', '=', 'collection')
          .on('collections.is_public', '=', true),
      )
      .leftJoin('profiles as owner', (join) =>
        join.on(sql<boolean>`owner.id = coalesce(meme_characters.owner_id, collections.owner_id)`),
      )
      // The text and the picture of a character are its maker's, whoever owns it by now.
      .leftJoin('profiles as maker', (join) =>
        join.onRef('maker.id', '=', 'meme_characters.original_creator_id').on('report.target_kind', '=', 'character'),
      )
      .leftJoin('profiles as author', 'author.id', 'comment.user_id')
      .select(['report.id', 'target_kind', 'target_id', 'report.character_id', 'report.created_at', 'resolution', 'resolved_at'])
      .select([
        'filed.count',
        'filed.last_at',
        'filed.reasons',
        'meme_characters.name',
        'picture_token',
        'is_active',
        isTakenDown.as('is_down'),
        'comment.content',
        'collections.name as collection',
        'collections.description',
        'taken_down_at',
      ])
      .select([selectPerson('resolver').as('resolver'), selectPerson('owner').as('owner'), selectPerson('author').as('author')])
      .select(selectPerson('maker').as('maker'))
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

function toReport(row: Row): OpsReport {
  return {
    id: row.id,
    targetKind: row.target_kind,
    targetId: row.target_id,
    characterId: row.character_id,
    count: row.count ?? 0,
    reasons: row.reasons ?? [],
    openedAt: row.created_at,
    lastAt: row.last_at ?? row.created_at,
    target: toTarget(row),
    resolution: toResolution(row),
  };
}

function toTarget({ target_kind, character_id: characterId, name, picture_token: token, ...row }: Row): OpsReport['target'] {
  const { content, owner, author, maker, collection } = row;
  if (collection !== null)
    return {
      ...{ name: collection, imageUrl256: null, content: row.description || null, person: owner, maker: null },
      isActive: row.taken_down_at === null,
    };
  if (name === null || token === null || characterId === null) return null;
  // What its owner has deleted shows no picture, and can be taken down all the same.
  const imageUrl256 = row.is_active ? pictureUrls({ characterId, token }).imageUrl256 : null;
  const shown = { name, imageUrl256, isActive: row.is_down === false };
  if (target_kind === 'character') return { ...shown, content: null, person: owner, maker };
  return content === null ? null : { ...shown, content, person: author, maker: null };
}

function toResolution({ resolution, resolved_at, resolver }: Row): OpsReport['resolution'] {
  const by: PersonSummary | null = resolver;
  return resolution === null || resolved_at === null ? null : { action: resolution, by, at: resolved_at };
}

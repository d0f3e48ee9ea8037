/** What a fused character grew from. */
import type { Database } from '../../platform/database.ts';
import { seedOf } from '../tickets/ticket-seed.ts';
import { findSources, type SourceToFuse } from './fuse-sources.ts';

export interface FusionOrigin {
  /** Of the fusion itself. */
  seed: string;
  /** In the order in which they were asked for. */
  sources: SourceToFuse[];
}

/** @returns null for what was not fused, or when the ticket or a source is no longer known. */
export async function readFusionOrigin(db: Database, characterId: string): Promise<FusionOrigin | null> {
  const row = await db
    .selectFrom('meme_characters as c')
    .innerJoin('tickets', (join) => join.onRef('tickets.id', '=', 'c.ticket_id').on('tickets.kind', '=', 'fusion'))
    .select('c.fused_metadata as fusion')
    .select(seedOf('tickets.id').as('seed'))
    .where('c.id', '=', characterId)
    .executeTakeFirst();
  if (!row?.fusion) return null;
  const ids = row.fusion.sources.map(({ id }) => id);
  const sources = await findSources(db, ids);
  return sources.length === ids.length ? { seed: row.seed, sources } : null;
}

/** Fusion on the rows: read before the work begins, and read again under lock when it is done. */

import { sql } from 'kysely';
import { WishSchema } from '../../contract/characters.schema.ts';
import type { Wish } from '../../contract/characters.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { type FusionCandidate, type FusionRefusal, fusionRefusal } from '../../rules/fusion.ts';
import { type Fusion, fuseCharacters, lockCharactersFor } from '../ownership/ledger.ts';
import { isHeld, isLocked, wasWonLately } from '../ownership/restrictions.ts';
import { seedOf } from '../tickets/ticket-seed.ts';
import { readHiddenSources } from './hidden-sources.ts';

/** The sources are not what they were when the fusion was asked for. Nothing has changed. */
export class FusionRefusedError extends Error {
  override readonly name = 'FusionRefusedError';
  readonly reason: FusionRefusal['reason'];

  constructor({ reason, message }: FusionRefusal) {
    super(`${message} Nothing was fused.`);
    this.reason = reason;
  }
}

/** A character that goes into a fusion, and what it grew from. */
export interface SourceToFuse extends FusionCandidate {
  description: string;
  imageKey: string;
  thumbhash: string;
  isPublic: boolean;
  /** Null when that is no longer known. */
  origin: { seed: string; wish: Wish } | null;
}

interface FusionRequest {
  ticketId: string;
  characterIds: readonly string[];
  actorId: string;
}

/**
 * @returns the sources in the order in which they were asked for.
 * @throws {FusionRefusedError} when the actor may not fuse them, or not any more, or has hidden one since.
 */
export async function readFusionSources(
  db: Database | Transaction,
  { ticketId, characterIds, actorId }: FusionRequest,
): Promise<SourceToFuse[]> {
  const sources = await findFusible(db, { characterIds, actorId });
  const hiddenBefore = await readHiddenSources(db, ticketId);
  const hidden = sources.find(({ id, isPublic }) => !isPublic && !hiddenBefore.includes(id));
  if (hidden) throw new FusionRefusedError({ reason: 'invalid_input', message: `${hidden.name} has been hidden.` });
  return sources;
}

/** As `readFusionSources`, before there is a ticket that knows which of them were hidden. */
export async function findFusible(
  db: Database | Transaction,
  { characterIds, actorId }: Omit<FusionRequest, 'ticketId'>,
): Promise<SourceToFuse[]> {
  const sources = await findSources(db, characterIds);
  const refusal = fusionRefusal(sources, actorId);
  if (refusal) throw new FusionRefusedError(refusal);
  return sources;
}

/** Those of these characters that there are, in this order; whether they may be fused, or were, is not asked. */
export async function findSources(db: Database | Transaction, characterIds: readonly string[]): Promise<SourceToFuse[]> {
  const rows = await db
    .selectFrom('meme_characters as c')
    .leftJoin('tickets', (join) => join.onRef('tickets.id', '=', 'c.ticket_id').on('tickets.kind', '=', 'generation'))
    .select(['c.id', 'c.name', 'c.description', 'c.image_key as imageKey', 'c.thumbhash', 'c.owner_id as ownerId'])
    .select([
      'c.is_public as isPublic',
      'c.is_active as isActive',
      'c.is_fused as isFused',
      'c.fused_into_id as fusedIntoId',
      sql<boolean>`c.deleted_at is not null`.as('isDeleted'),
      wasWonLately('c.id').as('wonLately'),
      isLocked('c').as('isLocked'),
      isHeld('c').as('isHeld'),
    ])
    .select(['tickets.payload', seedOf('tickets.id').as('seed')])
    .where('c.id', 'in', [...characterIds])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return characterIds.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { seed, payload, ...source } = row;
    const wish = WishSchema.safeParse(payload);
    return [{ ...source, origin: wish.success ? { seed, wish: wish.data } : null }];
  });
}

/**
 * Retires the sources into the new character, which is private when one of them is: it shows their names.
 * @returns the new one's id.
 * @throws {FusionRefusedError} so that the transaction is rolled back.
 */
export async function fuseSources(
  trx: Transaction,
  characterIds: readonly string[],
  fused: Omit<Fusion['fused'], 'isPublic'>,
): Promise<string> {
  await lockCharactersFor(trx, fused.creatorId, characterIds);
  const found = await readFusionSources(trx, { ticketId: fused.ticketId, characterIds, actorId: fused.creatorId });
  const sources = found.map(({ id, name, description, imageKey, thumbhash }) => ({ id, name, description, imageKey, thumbhash }));
  return fuseCharacters(trx, { sources, fused: { ...fused, isPublic: found.every(({ isPublic }) => isPublic) } });
}

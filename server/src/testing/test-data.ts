/** Rows that tests start from, written the way the product writes them. */
import { randomUUID } from 'node:crypto';
import type { Role, SessionUser } from '@chaos/shared/contract/auth';
import { createCharacter, keptOf } from '@chaos/shared/core/characters/create-character';
import { readCommitmentDay } from '@chaos/shared/core/commitments/daily-secrets';
import { FusionRefusedError, fuseSources } from '@chaos/shared/core/fusion/fuse-sources';
import { publishToMembers } from '@chaos/shared/core/live/publish-to-members';
import { beginRequest } from '@chaos/shared/core/offers/offer-requests';
import { acceptLockedOffer, insertOffer } from '@chaos/shared/core/offers/offer-rows';
import { lockCharacters, moveCharacters } from '@chaos/shared/core/ownership/ledger';
import { claimTicket, completeTicket, failTicket, holdRun } from '@chaos/shared/core/tickets/ticket-run-rows';
import { fusion } from '@chaos/shared/jobs/fusion';
import { generation } from '@chaos/shared/jobs/generation';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { retryConflicts } from '@chaos/shared/platform/retry-conflicts';
import { drawRandomFactor } from '@chaos/shared/rules/battles';
import { sql } from 'kysely';
import type { Networks } from '../http/address-hashes.ts';
import type { Services } from '../trpc/context.ts';

/** Test characters have it all; its files are for whoever looks at them (e2e/gallery-data.ts). */
export const PLAIN_PICTURE = {
  imageKey: 'characters/plain',
  // A grey square.
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  averageColor: '#808080',
};

export interface CharacterOptions {
  name?: string;
  creatorId?: string | null;
  /** Who owns it now; the maker unless one is given. */
  ownerId?: string;
  /** Likes that count, or dislikes when it is below 0. */
  score?: number;
  /** How long ago it was made. */
  ageHours?: number;
  isPublic?: boolean;
  isActive?: boolean;
}

/** The networks of a person who lives alone in them. */
export const homeOf = (person: number): Networks => ({ near: String(person), wide: String(person) });

/** What every account of `newMember` has for a password. */
export const MEMBER_PASSWORD = 'tung tung banana';
/** Of it, made once: by a whole test run it would be made thousands of times. */
const MEMBER_PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$DRjY/TKuv5+nxBmTxSt7Tq7NsJ8vrHu9mrHjK+/HvZE';

/** An account with its profile and a confirmed address, a week old; its password is MEMBER_PASSWORD. */
export async function insertAccount(db: Database, { username, role }: { username: string; role: Role }): Promise<SessionUser> {
  const email = `${username.toLowerCase()}@chaos.test`;
  return db.transaction().execute(async (trx) => {
    const account = {
      email,
      password_hash: MEMBER_PASSWORD_HASH,
      email_confirmed_at: sql<Date>`now()`,
      created_at: sql<Date>`now() - interval '7 days'`,
      role,
    };
    const { id } = await trx.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
    await trx.insertInto('profiles').values({ id, username, display_name: username }).execute();
    return { id, email, emailConfirmed: true, username, displayName: username, avatarUrl: null, role };
  });
}

/** A session of somebody, without tokens. @returns the id of its family. */
export async function insertFamily(db: Database, userId: string): Promise<string> {
  const family = await db.insertInto('session_families').values({ user_id: userId }).returning('id').executeTakeFirstOrThrow();
  return family.id;
}

/** A passkey of somebody, which no device has. @returns its id. */
export async function insertPasskey(db: Database | Transaction, userId: string): Promise<string> {
  const passkey = {
    user_id: userId,
    credential_id: randomUUID(),
    public_key: Buffer.alloc(77),
    counter: 0,
    transports: [],
    name: 'Phone',
  };
  const { id } = await db.insertInto('passkeys').values(passkey).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A character as a finished generation leaves it, with counters as given. */
export async function insertCharacter(db: Database, options: CharacterOptions): Promise<string> {
  const { name = 'Testino Provolone', creatorId = null, score = 0, ageHours = 0, isPublic = true, isActive = true } = options;
  const age = sql`make_interval(secs => ${-ageHours * 3_600})`;
  const id = await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('meme_characters')
      .values({
        id: sql<string>`uuidv7(${age})`,
        name,
        description: 'He exists for a test, and knows it.',
        image_key: PLAIN_PICTURE.imageKey,
        thumbhash: PLAIN_PICTURE.thumbhash,
        average_color: PLAIN_PICTURE.averageColor,
        user_id: creatorId,
        original_creator_id: creatorId,
        like_count: Math.max(0, score),
        dislike_count: Math.max(0, -score),
        counted_likes: Math.max(0, score),
        counted_dislikes: Math.max(0, -score),
        total_owners_count: creatorId === null ? 0 : 1,
        is_public: isPublic,
        is_active: isActive,
        created_at: sql<Date>`now() + ${age}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('ownership_events')
      .values({ character_id: id, seq: 1, kind: 'created', to_user_id: creatorId })
      .execute();
    return id;
  });
  if (options.ownerId && options.ownerId !== creatorId) await giveCharacter(db, id, options.ownerId);
  return id;
}

/** As a given character lies in the database: by an accepted gift of its owner, or taken over where there is none to give it. */
export async function giveCharacter(db: Database, characterId: string, toUserId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const character = (await lockCharacters(trx, [characterId])).get(characterId);
    if (!character) throw new Error(`there is no character ${characterId}`);
    if (character.isHeld) throw new Error(`${characterId} is held, and nobody gives it away`);
    const { ownerId: fromUserId, isPublic, isActive } = character;
    const moves = [{ character, toUserId }];
    if (fromUserId === null || !isPublic || !isActive) return moveCharacters(trx, { kind: 'claimed' }, moves);
    const sides = { offeredIds: [characterId], requestedIds: [], message: null, parentOfferId: null };
    const offerId = await insertOffer(trx, { fromUserId, toUserId, offerType: 'gift', ...sides });
    const action = { userId: toUserId, requestId: randomUUID(), input: {}, offerId };
    await beginRequest(trx, { ...action, call: 'accept' });
    // Long enough ago: nothing is held any more.
    await acceptLockedOffer(trx, offerId, 0);
    await moveCharacters(trx, { kind: 'gifted', offerId }, moves);
  });
}

/**
 * Ends a waiting ticket as a worker would, with a plain character; a fusion with what it makes of its sources.
 * @returns how, or null when it had ended before.
 */
export async function finishTicket({ db, bus }: Services, ticketId: string): Promise<'done' | 'failed' | null> {
  const run = await claimTicket(db, { ticketId, workerId: randomUUID() });
  if (!run) return null;
  const character = {
    ticketId,
    text: { name: 'Prontissimo Istantanello', description: 'He was ready before anybody asked.' },
    ...PLAIN_PICTURE,
  };
  const { holderUserId: creatorId } = run;
  const make = async (trx: Transaction) => {
    if (run.kind !== 'fusion') {
      const kept = run.kind === 'generation' ? keptOf(generation.payload.parse(run.payload)) : {};
      return createCharacter(trx, { ...character, ...kept, creatorId });
    }
    if (creatorId === null) throw new Error('only members fuse');
    return fuseSources(trx, fusion.payload.parse(run.payload).characterIds, { ...character, creatorId });
  };
  const complete = async (trx: Transaction) => {
    await holdRun(trx, run);
    const characterId = await make(trx);
    await completeTicket<'generation' | 'fusion'>(trx, run, { characterId });
    return characterId;
  };
  let end: 'done' | 'failed' = 'done';
  try {
    const id = await retryConflicts(() => db.transaction().execute(complete));
    publishToMembers(bus, { topic: 'characters', userIds: [creatorId], ids: [id] });
    bus.publish('gallery', ticketId);
  } catch (error) {
    if (!(error instanceof FusionRefusedError)) throw error;
    await failTicket(db, run, { reason: error.reason, message: error.message, retryable: false });
    end = 'failed';
  }
  bus.publish('ticket', ticketId);
  bus.publish('line', ticketId);
  return end;
}

/**
 * A battle that the first of two about equal characters wins, or loses: nobody can choose that but a test with the
 * database, and so the secret of today, in its hand.
 */
export async function drawBattle(
  db: Database,
  outcome: 'wins' | 'loses',
  pair: { char1Id: string; char2Id: string },
): Promise<{ char1Id: string; char2Id: string; requestId: string }> {
  const today = await readCommitmentDay(db);
  if (!today) throw new Error('today has no secret');
  for (;;) {
    const battle = { ...pair, requestId: randomUUID() };
    const luck = await drawRandomFactor(today.secret, battle);
    // Within these no odds turn it round.
    if (outcome === 'wins' ? luck < 5 : luck > 95) return battle;
  }
}

export interface CollectionOptions {
  ownerId: string;
  name: string;
  isPublic: boolean;
}

/** @param characterIds in their order. @returns its id. */
export async function insertCollection(
  db: Database,
  { ownerId, name, isPublic }: CollectionOptions,
  characterIds: readonly string[],
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (insert into collections (owner_id, name, is_public) values (${ownerId}, ${name}, ${isPublic}) returning id),
    filled as (
      insert into collection_entries (collection_id, character_id, position)
      select made.id, character_id, nth from made, unnest(${characterIds}::uuid[]) with ordinality as entries(character_id, nth)
    )
    select id from made`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('no collection was made');
  return made.id;
}

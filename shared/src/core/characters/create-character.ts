/** Writes a new character, the first link of its chain of owners, and asks for its video. */
import { type Insertable, sql } from 'kysely';
import type { CharacterText, Wish } from '../../contract/characters.ts';
import type { CharactersTable, Transaction } from '../../platform/database.ts';
import { secretOf } from '../../rules/character-secret.ts';
import { drawFinishFor, keepDraw } from './draw-finish.ts';
import type { StoredSource } from './fused-metadata.ts';
import { requestVideo } from './pending-videos.ts';

export interface NewCharacter {
  ticketId: string;
  text: CharacterText;
  imageKey: string;
  thumbhash: string;
  averageColor: string;
  /** The maker; null for a visitor, and then nobody owns it. */
  creatorId: string | null;
  /** False hides it from its first moment on. */
  isPublic?: boolean;
  /** What its pictures hide. */
  secretMessage?: string | null;
  /** Whose wish it began as. */
  remixOf?: string | undefined;
  /** What it was fused from. */
  sources?: readonly StoredSource[];
}

/** What a character keeps of the wish that it grew from. */
export function keptOf(wish: Wish): Pick<NewCharacter, 'secretMessage' | 'remixOf'> {
  return { secretMessage: secretOf(wish), remixOf: wish.remixOf };
}

/** @returns the id. */
export async function createCharacter(trx: Transaction, character: NewCharacter): Promise<string> {
  const { sources } = character;
  // Does not compile while a field has no column of its name.
  const text: Pick<Insertable<CharactersTable>, keyof CharacterText> = character.text;
  const drawn = await drawFinishFor(
    trx,
    character.ticketId,
    sources?.map((source) => source.id),
  );
  const { id } = await trx
    .insertInto('meme_characters')
    .values({
      ticket_id: character.ticketId,
      ...text,
      image_key: character.imageKey,
      thumbhash: character.thumbhash,
      average_color: character.averageColor,
      user_id: character.creatorId,
      original_creator_id: character.creatorId,
      total_owners_count: character.creatorId === null ? 0 : 1,
      is_public: character.isPublic ?? true,
      secret_message: character.secretMessage ?? null,
      remix_of: character.remixOf ?? null,
      finish: drawn.finish,
      is_fused: sources !== undefined,
      fused_metadata: sources
        ? sql<string>`jsonb_build_object('sources', ${JSON.stringify(sources)}::jsonb, 'fusedAt', now())`
        : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepDraw(trx, id, drawn);
  await trx
    .insertInto('ownership_events')
    .values({ character_id: id, seq: 1, kind: sources ? 'fused' : 'created', to_user_id: character.creatorId })
    .execute();
  await requestVideo(trx, id);
  return id;
}

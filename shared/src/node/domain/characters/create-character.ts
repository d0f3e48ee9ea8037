/** Writes a new character, the first link of its chain of owners, and asks for its video. */
import type { Transaction } from '../../database.ts';
import { requestVideo } from '../videos.ts';

export interface NewCharacter {
  ticketId: string;
  name: string;
  description: string;
  imageKey: string;
  thumbhash: string;
  averageColor: string;
  /** The maker; null for a visitor, and then nobody owns it. */
  creatorId: string | null;
}

/** @returns the id. */
export async function createCharacter(trx: Transaction, character: NewCharacter): Promise<string> {
  const { id } = await trx
    .insertInto('meme_characters')
    .values({
      ticket_id: character.ticketId,
      name: character.name,
      description: character.description,
      image_key: character.imageKey,
      thumbhash: character.thumbhash,
      average_color: character.averageColor,
      user_id: character.creatorId,
      original_creator_id: character.creatorId,
      total_owners_count: character.creatorId === null ? 0 : 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ownership_events')
    .values({ character_id: id, seq: 1, kind: 'created', to_user_id: character.creatorId })
    .execute();
  await requestVideo(trx, id);
  return id;
}

/** A character's row as people see it. */
import type { Selectable } from 'kysely';
import type { Character } from '../../contract/characters.ts';
import type { CharactersTable } from '../../platform/database.ts';
import { rarityOf } from '../../rules/rarity.ts';
import { pictureUrls, videoUrl } from '../pictures/picture-files.ts';
import { toFusedMetadata } from './fused-metadata.ts';

type Selected = Pick<Selectable<CharactersTable>, (typeof CHARACTER_COLUMNS)[number]>;

/** `Time` is what its times were read as. */
export type CharacterRow<Time = Date> = Omit<Selected, 'created_at' | 'updated_at'> & Record<'created_at' | 'updated_at', Time>;

/** What `toCharacter` needs. Never `select *`: an index-only choice of rows would lose its index. */
export const CHARACTER_COLUMNS = [
  'id',
  'name',
  'description',
  'image_key',
  'picture_token',
  'thumbhash',
  'average_color',
  'video_key',
  'user_id',
  'current_owner_id',
  'original_creator_id',
  'hides_secret',
  'is_public',
  'is_active',
  'is_fused',
  'fused_into_id',
  'fused_metadata',
  'like_count',
  'dislike_count',
  'counted_likes',
  'counted_dislikes',
  'total_owners_count',
  'battles_count',
  'wins_count',
  'finish',
  'created_at',
  'updated_at',
] as const satisfies (keyof CharactersTable)[];

export function toCharacter<Time = Date>(
  row: CharacterRow<Time>,
): Omit<Character, 'createdAt' | 'updatedAt'> & Record<'createdAt' | 'updatedAt', Time> {
  const address = { characterId: row.id, token: row.picture_token };
  const score = row.like_count - row.dislike_count;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ...pictureUrls(address),
    thumbhash: row.thumbhash,
    averageColor: row.average_color,
    videoUrl: videoUrl(address, row.video_key),
    userId: row.user_id,
    currentOwnerId: row.current_owner_id,
    originalCreatorId: row.original_creator_id,
    hidesSecret: row.hides_secret,
    isPublic: row.is_public,
    isActive: row.is_active,
    isFused: row.is_fused,
    isFusedAway: row.fused_into_id !== null,
    fusedMetadata: row.fused_metadata && toFusedMetadata(row.fused_metadata, address),
    likeCount: row.like_count,
    dislikeCount: row.dislike_count,
    countedLikes: row.counted_likes,
    countedDislikes: row.counted_dislikes,
    score,
    totalOwnersCount: row.total_owners_count,
    battlesCount: row.battles_count,
    winsCount: row.wins_count,
    rarity: rarityOf({ score: row.counted_likes - row.counted_dislikes, wins: row.wins_count }),
    finish: row.finish,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

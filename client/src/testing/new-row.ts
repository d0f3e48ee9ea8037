/** A character as lists hold it, for tests of the client. */
import type { CharacterRow } from '@chaos/shared/contract/characters';

/** One pixel: a picture that is there at once. */
export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAHpc/wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A public character without a past, whose name is its id. */
export const newRow = (id: string, change: Partial<CharacterRow> = {}): CharacterRow => ({
  id,
  name: id,
  description: '',
  imageUrl: PIXEL,
  imageUrl512: PIXEL,
  imageUrl256: PIXEL,
  thumbhash: '',
  averageColor: '#000000',
  videoUrl: null,
  userId: null,
  currentOwnerId: null,
  originalCreatorId: null,
  hidesSecret: false,
  isPublic: true,
  isActive: true,
  isFused: false,
  isFusedAway: false,
  fusedMetadata: null,
  likeCount: 0,
  dislikeCount: 0,
  countedLikes: 0,
  countedDislikes: 0,
  score: 0,
  totalOwnersCount: 0,
  battlesCount: 0,
  winsCount: 0,
  rarity: 'common',
  finish: 'plain',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  creator: null,
  owner: null,
  userReaction: null,
  ...change,
});

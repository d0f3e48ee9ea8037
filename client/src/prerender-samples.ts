/** One of everything that a prerendered screen may show, so that the build finds the style of all of it. */
import { type CharacterRow, FINISHES } from '@chaos/shared/contract/characters';
import type { CreatorSummary } from '@chaos/shared/contract/creators';
import type { GalleryRow } from '@chaos/shared/contract/gallery';
import type { PersonSummary } from '@chaos/shared/contract/people';
import type { Ticket } from '@chaos/shared/contract/tickets';

const PERSON: PersonSummary = { id: 'sample', username: 'sample', displayName: 'Sample', avatarUrl: '/sample' };
const SOURCE = { id: 'sample', name: 'Sample', description: '', imageUrl: '/', imageUrl256: '/', thumbhash: '' };
const LONG_AGO = new Date(0);

export const SAMPLE_ROW: CharacterRow = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'Sample',
  description: '',
  imageUrl: '/',
  imageUrl512: '/',
  imageUrl256: '/',
  thumbhash: '',
  averageColor: '#000000',
  videoUrl: '/',
  userId: PERSON.id,
  currentOwnerId: null,
  originalCreatorId: null,
  hidesSecret: true,
  isPublic: true,
  isActive: true,
  isFused: true,
  isFusedAway: false,
  fusedMetadata: { sourceCharacters: [SOURCE, SOURCE], fusionDate: LONG_AGO },
  likeCount: 0,
  dislikeCount: 0,
  countedLikes: 0,
  countedDislikes: 0,
  score: 1,
  totalOwnersCount: 2,
  battlesCount: 2,
  winsCount: 1,
  rarity: 'mythic',
  finish: 'golden',
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  creator: PERSON,
  owner: { ...PERSON, id: 'other' },
  userReaction: null,
};

/** Of every finish, with a medal and without. */
export const SAMPLE_CARDS: GalleryRow[] = FINISHES.flatMap((finish) =>
  [1, 10].map((rank) => ({ ...SAMPLE_ROW, finish, rank, totalCount: 100 })),
);

export const SAMPLE_CREATOR: CreatorSummary = {
  ...PERSON,
  followerCount: 1,
  characterCount: 1,
  totalLikes: 1,
  isFollowing: false,
};

export const SAMPLE_TICKET: Ticket<'generation'> = {
  id: SAMPLE_ROW.id,
  kind: 'generation',
  state: 'waiting',
  position: 1,
  isHeld: false,
  etaSeconds: 5,
  stage: null,
  percent: 0,
  preview: null,
  result: null,
  error: null,
  revision: 1,
  createdAt: LONG_AGO,
};

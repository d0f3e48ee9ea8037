import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { RenameSchema, WishSchema } from './characters.schema.ts';
import { CreateCollectionSchema } from './collections.schema.ts';
import { AddCommentSchema } from './comments.schema.ts';
import { SendOfferSchema } from './offers.schema.ts';
import { UpdateProfileSchema } from './profiles.schema.ts';

test('R693 wherever people write for others, marks do not pile up', () => {
  const [typed, kept] = [9, 4].map((count) => `Z${'\u0301'.repeat(count)}algo`);
  const id = randomUUID();
  const parsed = [
    WishSchema.parse({ mainTheme: typed }).mainTheme,
    RenameSchema.parse({ characterId: id, name: typed }).name,
    AddCommentSchema.parse({ characterId: id, content: typed }).content,
    CreateCollectionSchema.parse({ name: typed, isPublic: true, requestId: id }).name,
    SendOfferSchema.parse({ toUserId: id, offerType: 'gift', offeredIds: [randomUUID()], message: typed, requestId: id }).message,
    ...Object.values(UpdateProfileSchema.parse({ displayName: typed, bio: typed })),
  ];
  expect(parsed).toEqual(parsed.map(() => kept));
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { RenameSchema, WishSchema } from './characters.schema.ts';
import { CreateCollectionSchema } from './collections.schema.ts';
import { AddCommentSchema } from './comments.schema.ts';
import { SendOfferSchema } from './offers.schema.ts';
import { OpsMemberSchema, OpsTicketsSchema } from './ops.schema.ts';
import { UpdateProfileSchema } from './profiles.schema.ts';

const id = randomUUID();

/** The same text wherever people write for others, as it is kept. */
const keptOf = (typed: string) => [
  WishSchema.parse({ mainTheme: typed }).mainTheme,
  RenameSchema.parse({ characterId: id, name: typed }).name,
  AddCommentSchema.parse({ characterId: id, content: typed }).content,
  CreateCollectionSchema.parse({ name: typed, isPublic: true, requestId: id }).name,
  SendOfferSchema.parse({ toUserId: id, offerType: 'gift', offeredIds: [randomUUID()], message: typed, requestId: id }).message,
  ...Object.values(UpdateProfileSchema.parse({ displayName: typed, bio: typed })),
];

test('R693 wherever people write for others, marks do not pile up', () => {
  const [typed = '', marked] = [9, 4].map((count) => `Z${'\u0301'.repeat(count)}algo`);
  expect(new Set(keptOf(typed))).toEqual(new Set([marked]));
});

test('R756 trust: wherever people write for others, what shows nothing is left out, and counts for no length', () => {
  expect(new Set(keptOf(`\u3164Fri\u00adgo\u115f${'\u{1bca0}'.repeat(900)} `))).toEqual(new Set(['Frigo']));
  expect(WishSchema.parse({ mainTheme: '\u3164 \u2800\ufff9' }).mainTheme).toBeNull();
  for (const name of ['F\u3164', '\u1160\u2800\u200d'])
    expect(RenameSchema.safeParse({ characterId: id, name }).success).toBe(false);
});

test('R761 no text that a database cannot keep is looked for at the desk', () => {
  for (const text of ['a\u0000b', 'a\ud800b']) {
    expect(OpsMemberSchema.safeParse({ person: text }).success).toBe(false);
    for (const field of ['person', 'text']) expect(OpsTicketsSchema.safeParse({ [field]: text }).success).toBe(false);
  }
});

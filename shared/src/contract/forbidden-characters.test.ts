import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findNameFault } from '../rules/character-name.ts';
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
  for (const sign of ['\u200c', '\u200d', '\u200e', '\u200f', '\u061c', '\ufe0f', '\u180b', '\u180e', '\u{1d159}'])
    expect(new Set(keptOf(`${sign}Fri${sign}go${sign}`)), sign.codePointAt(0)?.toString(16)).toEqual(new Set(['Frigo']));
  expect(WishSchema.parse({ mainTheme: '\u3164 \u2800\ufff9' }).mainTheme).toBeNull();
  for (const name of ['F\u3164', '\u1160\u2800\u200d'])
    expect(RenameSchema.safeParse({ characterId: id, name }).success).toBe(false);
});

test.each([
  'می\u200cخواهم',
  '👩\u200d🚀 ❤\ufe0f #\ufe0f\u20e3 ‼\ufe0f',
  'שלום!\u200f abc',
  'ᠨᠠᠢᠮᠠ\u180e\u180bᠠ',
  'C++\u200e שלום',
  'क्\u200dष',
])('R756 %s is kept as it is written', (typed) => {
  expect(new Set(keptOf(typed))).toEqual(new Set([typed]));
});

test('R756 the form judges a name as the server keeps it', () => {
  expect(findNameFault('F\u00ad')).toBe('The name needs at least 2 characters.');
});

test('R761 no text that a database cannot keep is looked for at the desk', () => {
  for (const text of ['a\u0000b', 'a\ud800b']) {
    expect(OpsMemberSchema.safeParse({ person: text }).success).toBe(false);
    for (const field of ['person', 'text']) expect(OpsTicketsSchema.safeParse({ [field]: text }).success).toBe(false);
  }
});

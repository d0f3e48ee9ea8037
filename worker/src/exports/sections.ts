/** What an archive holds, file by file: what each is about, the shape of its entries, and where they come from. */
import { z } from 'zod';
import * as queries from './queries.ts';
import { type Entry, type Reading, readEntries } from './queries.ts';

interface Section {
  /** Of its files: `data/<name>.json` and `schemas/<name>.json`. */
  name: string;
  title: string;
  entry: z.ZodType<Entry>;
  source: Parameters<typeof readEntries>[1];
}

/** Each entry is held to its schema before it is written. */
export async function* readSection({ entry, source }: Section, reading: Reading): AsyncGenerator<Entry> {
  for await (const one of readEntries(reading, source)) yield entry.parse(one);
}

const time = z.iso.datetime();
const id = z.uuid();
const person = z
  .string()
  .nullable()
  .describe('A username; null for a visitor, for somebody who left, and where one of you has blocked the other.');

export const SECTIONS: readonly Section[] = [
  {
    name: 'account',
    title: 'Account',
    entry: z.strictObject({
      id,
      username: z.string(),
      displayName: z.string(),
      bio: z.string().nullable(),
      email: z.string(),
      isConfirmed: z.boolean(),
      role: z.string(),
      isPeaceful: z.boolean(),
      mutedTopics: z.array(z.string()),
      mutedWords: z.array(z.string()),
      signedUpAt: time,
    }),
    source: queries.account,
  },
  {
    name: 'characters',
    title: 'Brainrots',
    entry: z.strictObject({
      id,
      name: z.string(),
      lore: z.string(),
      secret: z.string().nullable().describe('What it hides, where you made it.'),
      isYours: z.boolean(),
      isMadeByYou: z.boolean(),
      isPublic: z.boolean(),
      isActive: z.boolean(),
      finish: z.string(),
      likes: z.int(),
      dislikes: z.int(),
      battles: z.int(),
      wins: z.int(),
      picture: z.string().describe('Its file in this archive, unless it was removed.'),
      madeAt: time,
    }),
    source: queries.characters,
  },
  {
    name: 'wishes',
    title: 'Wishes',
    entry: z.strictObject({ id, kind: z.string(), state: z.string(), wish: z.json(), askedAt: time, endedAt: time.nullable() }),
    source: queries.wishes,
  },
  {
    name: 'battles',
    title: 'Battles',
    entry: z.strictObject({
      id,
      fighter: z.string(),
      opponent: z.string(),
      hasWon: z.boolean(),
      hasMoved: z.boolean().describe('Whether the loser went to the winner.'),
      story: z.string().nullable(),
      foughtAt: time,
    }),
    source: queries.battles,
  },
  {
    name: 'offers',
    title: 'Gifts and trades',
    entry: z.strictObject({
      id,
      type: z.string(),
      state: z.string(),
      isSentByYou: z.boolean(),
      with: person,
      message: z.string().nullable(),
      youGive: z.array(z.string()).describe('Or would have given.'),
      youGet: z.array(z.string()).describe('Or would have got.'),
      sentAt: time,
      answeredAt: time.nullable(),
      takenBackAt: time.nullable(),
    }),
    source: queries.offers,
  },
  {
    name: 'comments',
    title: 'Comments',
    entry: z.strictObject({ id, character: z.string(), text: z.string(), writtenAt: time }),
    source: queries.comments,
  },
  {
    name: 'reactions',
    title: 'Likes and dislikes',
    entry: z.strictObject({ character: z.string(), reaction: z.string(), at: time }),
    source: queries.reactions,
  },
  {
    name: 'notices',
    title: 'Notifications',
    entry: z.strictObject({
      what: z.string(),
      person: person.describe('Who did it, of several the last one.'),
      people: z.int().describe('How many did it.'),
      likes: z.int().nullable().describe('The round number that was reached.'),
      brainrots: z.array(z.string()),
      at: time,
    }),
    source: queries.notices,
  },
  {
    name: 'follows',
    title: 'Who follows whom',
    entry: z.strictObject({ direction: z.enum(['following', 'follower']), person, since: time }),
    source: queries.follows,
  },
  {
    name: 'avoided',
    title: 'Whom you block and mute',
    entry: z.strictObject({ how: z.enum(['blocked', 'muted']), person }),
    source: queries.avoided,
  },
  {
    name: 'collections',
    title: 'Collections',
    entry: z.strictObject({
      whose: z.enum(['own', 'followed']),
      name: z.string(),
      description: z.string(),
      isPublic: z.boolean(),
      brainrots: z.array(z.string()).nullable().describe('In their order; null for those of others.'),
    }),
    source: queries.collections,
  },
  {
    name: 'findings',
    title: 'Secrets that you found',
    entry: z.strictObject({ character: z.string(), foundAt: time }),
    source: queries.findings,
  },
  {
    name: 'reports',
    title: 'What you reported',
    entry: z.strictObject({ of: z.string(), reason: z.string(), at: time }),
    source: queries.reports,
  },
  {
    name: 'suspensions',
    title: 'Suspensions',
    entry: z.strictObject({ reason: z.string(), since: time, until: time.nullable(), liftedAt: time.nullable() }),
    source: queries.suspensions,
  },
  {
    name: 'sessions',
    title: 'Sign-ins',
    entry: z.strictObject({
      beganAt: time,
      endedAt: time.nullable(),
      device: z.string().nullable(),
      network: z.string().nullable(),
      getsPushes: z.boolean(),
    }),
    source: queries.sessions,
  },
  {
    name: 'addresses',
    title: 'Changes of your address',
    entry: z.strictObject({
      from: z.string(),
      to: z.string(),
      askedAt: time,
      confirmedAt: time.nullable(),
      undoneAt: time.nullable(),
    }),
    source: queries.addresses,
  },
  {
    name: 'usernames',
    title: 'Usernames you had',
    entry: z.strictObject({ username: z.string(), leftAt: time }),
    source: queries.usernames,
  },
  {
    name: 'passkeys',
    title: 'Passkeys',
    entry: z.strictObject({ name: z.string(), addedAt: time, lastUsedAt: time.nullable() }),
    source: queries.passkeys,
  },
  {
    name: 'one-time-codes',
    title: 'One-time codes',
    entry: z.strictObject({ onSince: time, recoveryCodesLeft: z.number().int() }),
    source: queries.oneTimeCodes,
  },
];

/**
 * The test kit: one call gives a migrated database of its own, typed callers, a server to speak to over HTTP, and a
 * worker that finishes tickets at once.
 *
 * @example
 * ```ts
 * await using world = await createTestWorld();
 * await world.visitor().characters.generate({ ...blankWish, mainTheme: 'crocodile', requestId: randomUUID() });
 * await world.finishTickets();
 * const { items } = await world.visitor().gallery.top({});
 * ```
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role, SessionUser } from '@chaos/shared/contract/auth';
import type { Wish } from '@chaos/shared/contract/characters';
import type { LineSettings } from '@chaos/shared/core/tickets/ticket-limits';
import type { Database } from '@chaos/shared/platform/database';
import type { S3Settings } from '@chaos/shared/platform/env';
import { createLogger } from '@chaos/shared/platform/logging';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { unusedName } from '@chaos/shared/testing/unused-name';
import { createApp } from '../app.ts';
import { writeProof } from '../auth/reauthentication.ts';
import { readSession, type SignedIn } from '../auth/sessions.ts';
import { networksOf } from '../http/address-hashes.ts';
import { closeApp } from '../http/graceful-shutdown.ts';
import { openServices } from '../services.ts';
import type { Services } from '../trpc/context.ts';
import { type Caller, createCaller } from '../trpc/router.ts';
import { passTime } from './pass-time.ts';
import { type CharacterOptions, finishTicket, insertAccount, insertCharacter, insertFamily } from './test-data.ts';

const APP_SECRET = 'only-for-tests-only-for-tests-only-for-tests';

/**
 * Calls procedures in this process, typed: `caller.gallery.top({})`. An input that its schema refuses, and whatever the
 * product refuses, throws an error with the `code` of tRPC, the `reason` of the contract and a sentence for people:
 * `await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND', reason: 'not_found' })`.
 */
export type { Caller };

/** A wish with every field blank. */
export const blankWish: Wish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};

/** Somebody who has signed up and confirmed the address, and is signed in: what `auth.session` tells of them. */
export interface Member extends SessionUser {
  /** Calls as this member, from the same address as all members and as `visitor()` without one. */
  caller: Caller;
}

export interface TestServer {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string;
  /** Cuts every WebSocket, as a lost network would. */
  cutSockets(): void;
}

export interface TestWorld extends AsyncDisposable {
  db: Database;
  databaseUrl: string;
  services: Services;
  /** Calls without an account. Two visitors of different addresses are two people. */
  visitor(address?: string): Caller;
  /** Calls as the member of this id, where only the id is at hand. @throws when `newMember` has not made it. */
  member(userId: string): Caller;
  /** Calls with an access token, as a browser would; as a visitor where it stands for nobody. */
  withToken(accessToken: string): Promise<Caller>;
  /**
   * A new account with its profile, signed in: a member, under a name of its own unless one is given. The password is
   * MEMBER_PASSWORD; a test of passwords signs up through `visitor().auth.signUp`.
   * @throws when the username is taken.
   */
  newMember(options?: { username?: string; role?: Role }): Promise<Member>;
  /** As if the member of this id had just typed the password, in the session of their caller: for procedures that demand it. */
  prove(userId: string): Promise<void>;
  /** Another session of a member whose earlier ones have ended; `member` calls in it from now on. @throws for whoever is gone. */
  signInAgain(userId: string): Promise<Caller>;
  /** Where mails are kept that would have gone out. */
  outboxFolder: string;
  /** Where pictures and avatars lie. */
  storageFolder: string;
  /** A public character as a finished generation leaves it, of nobody unless `creatorId` is given. @returns its id. */
  newCharacter(options?: CharacterOptions): Promise<string>;
  /** Finishes every waiting ticket with a plain character, without a queue. */
  finishTickets(): Promise<void>;
  /** Lets time pass, in seconds: everything in the database gets older by it, except what goes by ids. */
  passTime(seconds: number): Promise<void>;
  /** Serves the same procedures over HTTP and WebSocket. */
  listen(): Promise<TestServer>;
  /**
   * A second server of the same cluster: it shares database, storage and secret with this one, and no memory.
   * @param databaseUrl another way to the same database.
   */
  listenElsewhere(databaseUrl?: string): Promise<TestServer>;
}

export interface WorldOptions {
  redisUrl?: string | undefined;
  /** Makes mails reach people: then an address has to be confirmed before it is used. */
  smtpUrl?: string | undefined;
  rateLimitScale?: number;
  /** Members are signed out where their session has ended meanwhile, as over HTTP; else they call on. */
  looksAtSessions?: boolean;
  /** Whose `x-forwarded-for` is believed: with `127.0.0.1` a test sends from any address. */
  trustedProxies?: string[];
  /** How many may wait, and how much one person may ask for. */
  line?: Partial<LineSettings>;
  /** Keeps pictures and avatars in a bucket instead of a folder. */
  s3?: S3Settings;
}

/** Make one for each test with `await using`, and it is put away with its database. */
export async function createTestWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-test-'));
  const storageFolder = path.join(dataFolder, 'storage');
  await mkdir(storageFolder);
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: options.redisUrl,
    APP_SECRET,
    PUBLIC_URL: 'http://chaos.test',
    DATA_DIR: dataFolder,
    SMTP_URL: options.smtpUrl,
    MAIL_FROM: undefined,
    OPERATOR_EMAIL: undefined,
    RATE_LIMIT_SCALE: options.rateLimitScale ?? 1,
    ...options.line,
    S3_ENDPOINT: options.s3?.endpoint,
    S3_BUCKET: options.s3?.bucket,
    S3_REGION: options.s3?.region,
    S3_ACCESS_KEY_ID: options.s3?.accessKeyId,
    S3_SECRET_ACCESS_KEY: options.s3?.secretAccessKey,
  };
  const services = await openServices(env, createLogger('test', 'silent'));
  const closers: (() => Promise<unknown>)[] = [];
  const { db } = database;
  /** Who has signed up, each with the session that they call in. */
  const members = new Map<string, { user: SessionUser; familyId: string; caller: Caller }>();
  const memberOf = (userId: string) => {
    const member = members.get(userId);
    if (!member) throw new Error(`newMember has made nobody of id ${userId}`);
    return member;
  };
  const call = (signedIn: SignedIn | null, addressHash: string) => {
    const networks = () => networksOf(APP_SECRET, addressHash);
    const connection = services.connectionLimits.open({ addressHash, networks });
    // Made for each call, because tests put other services in their places.
    return createCaller(async () => {
      const present = signedIn && options.looksAtSessions ? await lookAgain(db, signedIn) : signedIn;
      return {
        ...services,
        viewer: { userId: present?.user.id ?? null, addressHash, networks },
        connection,
        signedIn: present,
        hasBadToken: present !== signedIn && present === null,
      };
    });
  };
  const signIn = async (user: SessionUser): Promise<Member> => {
    const familyId = await insertFamily(db, user.id);
    const caller = call({ user, familyId }, '203.0.113.7');
    members.set(user.id, { user, familyId, caller });
    return { ...user, caller };
  };
  const listenWith = async (offered: Services): Promise<TestServer> => {
    const app = await createApp({
      services: offered,
      env: { TRUSTED_PROXIES: options.trustedProxies ?? [], PUBLIC_URL: 'http://127.0.0.1' },
      servePages: false,
    });
    closers.push(() => closeApp(app));
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const cutSockets = () => {
      for (const socket of app.websocketServer.clients) socket.terminate();
    };
    return { origin, cutSockets };
  };
  return {
    db,
    databaseUrl: database.url,
    outboxFolder: path.join(dataFolder, 'outbox'),
    storageFolder,
    services,
    visitor: (address = '203.0.113.7') => call(null, address),
    member: (userId) => memberOf(userId).caller,
    withToken: async (accessToken) => call(await readSession(services, accessToken), '203.0.113.7'),
    newMember: async ({ username = unusedName(), role = 'member' } = {}) => signIn(await insertAccount(db, { username, role })),
    signInAgain: async (userId) => (await signIn(memberOf(userId).user)).caller,
    async prove(userId) {
      const { familyId } = memberOf(userId);
      await db.transaction().execute((trx) => writeProof(trx, familyId));
    },
    newCharacter: (character = {}) => insertCharacter(db, character),
    async finishTickets() {
      const waiting = await db.selectFrom('tickets').select('id').where('state', '=', 'waiting').orderBy('id').execute();
      for (const { id } of waiting) await finishTicket(services, id);
    },
    passTime: (seconds) => passTime(db, seconds),
    listen: () => listenWith(services),
    async listenElsewhere(databaseUrl = database.url) {
      const others = await openServices({ ...env, DATABASE_URL: databaseUrl }, createLogger('test', 'silent'));
      const server = await listenWith(others);
      closers.push(() => others.close());
      return server;
    },
    async [Symbol.asyncDispose]() {
      for (const close of closers) await close();
      await services.close();
      await database[Symbol.asyncDispose]();
      // A mail that nobody waits for may still be written into it.
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** @returns null when the session has ended. It has no token here that could tell. */
async function lookAgain(db: Database, { user, familyId }: SignedIn): Promise<SignedIn | null> {
  const family = await db
    .selectFrom('session_families')
    .leftJoin('departures', 'departures.user_id', 'session_families.user_id')
    .select('leaves_at')
    .where('session_families.id', '=', familyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return family ? { familyId, user: { ...user, ...(family.leaves_at && { leavesAt: family.leaves_at.toISOString() }) } } : null;
}

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
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Wish } from '@chaos/shared/contract/characters';
import type { Database } from '@chaos/shared/node/database';
import { createLogger } from '@chaos/shared/node/logging';
import { createTestDatabase } from '@chaos/shared/node/testing/test-database';
import { createApp } from '../app.ts';
import { openServices } from '../services.ts';
import type { Services } from '../trpc/context.ts';
import { createCallerFactory } from '../trpc/init.ts';
import { appRouter } from '../trpc/router.ts';
import { type CharacterOptions, finishTicket, insertCharacter } from './test-data.ts';

const APP_SECRET = 'only-for-tests-only-for-tests-only-for-tests';
const createCaller = createCallerFactory(appRouter);

/** Calls procedures in this process, typed: `caller.gallery.top({})`. */
export type Caller = ReturnType<typeof createCaller>;

/** A wish with every field blank. */
export const blankWish: Wish = {
  mainTheme: null,
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};

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
  /** Calls as this account. */
  member(userId: string): Caller;
  /** A new profile, with a name of its own unless one is given. @returns its id. */
  newProfile(username?: string): Promise<string>;
  /** A character as a finished generation leaves it. @returns its id. */
  newCharacter(options?: CharacterOptions): Promise<string>;
  /** Finishes every waiting ticket with a plain character, without a queue. */
  finishTickets(): Promise<void>;
  /** Serves the same procedures over HTTP and WebSocket. */
  listen(): Promise<TestServer>;
}

/** Make one for each test with `await using`, and it is put away with its database. */
export async function createTestWorld(options: { redisUrl?: string | undefined } = {}): Promise<TestWorld> {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, REDIS_URL: options.redisUrl, APP_SECRET, RATE_LIMIT_SCALE: 1 };
  const services = await openServices(env, createLogger('test', 'silent'));
  const closers: (() => Promise<unknown>)[] = [];
  const { db } = database;
  const call = (userId: string | null, addressHash: string) =>
    createCaller({ ...services, viewer: { userId, addressHash }, connection: services.connectionLimits.open(addressHash) });
  return {
    db,
    databaseUrl: database.url,
    services,
    visitor: (address = '203.0.113.7') => call(null, address),
    member: (userId) => call(userId, '203.0.113.7'),
    async newProfile(username = `u_${randomUUID().slice(0, 8)}`) {
      const profile = { username, display_name: username };
      const { id } = await db.insertInto('profiles').values(profile).returning('id').executeTakeFirstOrThrow();
      return id;
    },
    newCharacter: (character = {}) => insertCharacter(db, character),
    async finishTickets() {
      const waiting = await db.selectFrom('tickets').select('id').where('state', '=', 'waiting').orderBy('id').execute();
      for (const { id } of waiting) await finishTicket(services, id);
    },
    async listen() {
      const mediaFolder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-media-'));
      const app = await createApp({
        services,
        env: { TRUSTED_PROXIES: [], PUBLIC_URL: 'http://127.0.0.1' },
        mediaFolder,
        servePages: false,
      });
      closers.push(async () => {
        await app.close();
        await rm(mediaFolder, { recursive: true, force: true });
      });
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      const cutSockets = () => {
        for (const socket of app.websocketServer.clients) socket.terminate();
      };
      return { origin, cutSockets };
    },
    async [Symbol.asyncDispose]() {
      for (const close of closers) await close();
      await services.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** What a worker tells the members whose tickets it has finished. */

import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMemberHint } from '@chaos/shared/core/live/publish-to-members';
import { requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createFrame, createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';
import { ENCODER, type Encoder, encodeVideo } from '../video/encoder.ts';

async function* oneFrame() {
  yield createFrame();
}

/** The real one gives way to all other work. This one gives a film of one frame, for what made a film is written into it. */
async function quickEncoder(folder: string): Promise<Encoder> {
  const still = path.join(folder, 'still.webm');
  await writeFile(still, await encodeVideo(ENCODER, oneFrame(), new AbortController().signal));
  return ['/bin/sh', '-c', `cat > /dev/null; cat ${still}`];
}

const WISH = {
  mainTheme: 'crocodile',
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};

async function newMember({ db }: WorkerWorld): Promise<string> {
  const account = { email: 'a@chaos.test', password_hash: 'none', email_confirmed_at: sql<Date>`now()` };
  const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('profiles').values({ id, username: 'frigo', display_name: 'frigo' }).execute();
  return id;
}

test('R21 a finished character tells its maker, and once more when its video is there; a visitor is nobody to tell', async () => {
  await using world = await createWorkerWorld();
  const hints: { topic: string; userId: string; id: string }[] = [];
  world.bus.subscribe('member', (message) => void hints.push(...readMemberHint(message)));
  await world.startWorker({ imagination: createTestImagination(), encoder: await quickEncoder(world.folder) });
  await world.follow(await world.openTicket());
  const userId = await newMember(world);
  const request = { kind: 'generation', holder: { userId }, requestId: randomUUID(), payload: WISH } as const;
  const { ticketId } = await world.db.transaction().execute((trx) => requestTicket(trx, request));
  world.bus.publish('line', ticketId);
  const result = (await world.follow(ticketId)).at(-1)?.result;
  const hint = { topic: 'characters', userId, id: result && 'characterId' in result ? result.characterId : '' };
  await expect.poll(() => hints).toEqual([hint, hint]);
});

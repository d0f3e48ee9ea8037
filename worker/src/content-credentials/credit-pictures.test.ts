import { randomUUID } from 'node:crypto';
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { readSourceType } from '@chaos/shared/core/content-credentials/source-label';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { requestTicket, type TicketRequest } from '@chaos/shared/core/tickets/request-ticket';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import { expect, test } from 'vitest';
import { readCredentials } from '../testing/c2pa-reader.ts';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';

const blankWish = {
  mainTheme: 'frog',
  bodyInfluence: null,
  characteristicInfluence: null,
  style: null,
  hiddenMessage: null,
  makeMessageSecret: true,
};

async function newMember({ db }: WorkerWorld): Promise<string> {
  const account = { email: 'ada@chaos.test', password_hash: 'none' };
  const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('profiles').values({ id, username: 'ada', display_name: 'Ada' }).execute();
  return id;
}

/** @returns its ticket, when it is done. */
async function make<K extends TicketKind>(world: WorkerWorld, request: Omit<TicketRequest<K>, 'requestId'>): Promise<string> {
  const { ticketId } = await world.db
    .transaction()
    .execute((trx) => requestTicket(trx, { ...request, requestId: randomUUID() } as TicketRequest<K>));
  world.bus.publish('line', ticketId);
  expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
  return ticketId;
}

const readRow = ({ db }: WorkerWorld, ticketId: string) =>
  db.selectFrom('meme_characters').select(['id', 'image_key']).where('ticket_id', '=', ticketId).executeTakeFirstOrThrow();

test('R343 R344 all files of a character say what made it, and a fusion by a program that an AI made its sources', async () => {
  await using world = await createWorkerWorld();
  const storage = openFolderStorage(world.folder);
  const read = async (file: string) => Buffer.from(await storage.read(file));
  const imagination = createTestImagination();
  const { paintCharacter } = imagination;
  imagination.paintCharacter = async (...about) => ({
    ...(await paintCharacter(...about)),
    sourceType: 'trainedAlgorithmicMedia',
  });
  await world.startWorker({ imagination });

  const holder = { userId: await newMember(world) };
  const makeOne = async () => readRow(world, await make(world, { kind: 'generation', holder, payload: blankWish }));
  const sources = [await makeOne(), await makeOne()];
  const made = pictureFiles(sources[0]?.image_key ?? '');
  expect(await readCredentials(await read(made.largest), 'image/webp')).toMatchObject({
    state: 'Valid',
    actions: ['c2pa.created trainedAlgorithmicMedia'],
  });
  expect(await readCredentials(await read(made.shareCard), 'image/jpeg')).toMatchObject({
    state: 'Valid',
    actions: ['c2pa.created trainedAlgorithmicMedia', 'c2pa.placed'],
    ingredients: ['componentOf c2pa.created trainedAlgorithmicMedia'],
  });
  for (const width of [256, 512] as const) {
    expect(readSourceType(await read(made.webp(width)), 'webp')).toBe('trainedAlgorithmicMedia');
    await expect(readCredentials(await read(made.webp(width)), 'image/webp')).rejects.toThrow('JumbfNotFound');
  }

  const ticketId = await make(world, { kind: 'fusion', holder, payload: { characterIds: sources.map(({ id }) => id) } });
  const { image_key } = await readRow(world, ticketId);
  const fused = await read(pictureFiles(image_key).largest);
  expect(await readCredentials(fused, 'image/webp')).toMatchObject({
    state: 'Valid',
    actions: ['c2pa.created algorithmicMedia', 'c2pa.placed'],
    ingredients: Array(2).fill('componentOf c2pa.created trainedAlgorithmicMedia'),
  });
});

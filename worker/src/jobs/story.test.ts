import { randomUUID } from 'node:crypto';
import { keepStory } from '@chaos/shared/core/battles/story-rows';
import { readCommitmentDay } from '@chaos/shared/core/commitments/daily-secrets';
import { requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ImaginationError } from '../imagination/imagination.ts';
import { createTestImagination } from '../testing/test-imagination.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';

/** Two characters of the built-in artist. */
async function makeFighters(world: WorkerWorld) {
  const made = [await world.openTicket(), await world.openTicket()];
  for (const ticketId of made) await world.follow(ticketId);
}

/** A battle of the two that the second one has won, as a server leaves it. */
async function openStory(world: WorkerWorld) {
  const fighters = await world.db.selectFrom('meme_characters').select(['id', 'name']).orderBy('id').execute();
  const [first, second] = fighters;
  const today = await readCommitmentDay(world.db);
  if (!first || !second || !today) throw new Error('two characters and a day were to be there');
  const plain = JSON.stringify({ likeCount: 0, dislikeCount: 0, battlesCount: 0, winsCount: 0, isFused: false });
  const { id: battleId } = await world.db
    .insertInto('battles')
    .values({
      initiator_key: 'address:somebody',
      request_id: randomUUID(),
      character1_id: first.id,
      character2_id: second.id,
      winner_character_id: second.id,
      fighter1: plain,
      fighter2: plain,
      day: sql`${today.day}::date`,
      probability_1_wins: 50,
      random_factor: 75,
      battle_score_1: 45,
      battle_score_2: 55,
      ownership_transferred: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = { kind: 'story', holder: { addressHash: 'somebody' }, requestId: battleId, payload: { battleId } } as const;
  const { ticketId } = await world.db.transaction().execute((trx) => requestTicket(trx, request));
  world.bus.publish('line', ticketId);
  return { battleId, ticketId, winner: second.name, loser: first.name };
}

async function readStory({ db }: WorkerWorld, battleId: string): Promise<string | null> {
  return (await db.selectFrom('battles').select('battle_story').where('id', '=', battleId).executeTakeFirstOrThrow())
    .battle_story;
}

test('a battle is told with its true winner, which the row alone decides, and told once', async () => {
  await using world = await createWorkerWorld();
  const imagination = createTestImagination();
  await world.startWorker({ imagination });
  await makeFighters(world);
  const { battleId, ticketId, winner, loser } = await openStory(world);
  const told = (await world.follow(ticketId)).at(-1);
  expect(told).toMatchObject({ kind: 'story', state: 'done', percent: 100, result: { battleId } });
  const story = await readStory(world, battleId);
  expect(story).toContain(`${winner} won.`);
  expect(story).toContain(`${loser} went home.`);
  await world.db.transaction().execute((trx) => keepStory(trx, battleId, 'another one'));
  expect(await readStory(world, battleId)).toBe(story);
  const change = world.db.updateTable('battles').set({ random_factor: 1, winner_character_id: sql`character1_id` });
  await expect(change.where('id', '=', battleId).execute()).rejects.toThrow('decided once');
});

test.for([
  { since: 'hidden and renamed', change: { is_public: false, name: 'Private Newname', description: 'Private new lore.' } },
  { since: 'taken down', change: { is_active: false, name: 'Private Newname', description: 'Private new lore.' } },
  {
    since: 'fused away',
    change: {
      ...{ is_active: false, description: 'Private new lore.' },
      fused_into_id: sql<string>`(select id from meme_characters other where other.id <> meme_characters.id limit 1)`,
    },
    isNamed: true,
  },
  { since: 'renamed for all', change: { name: 'Public Newname', description: 'Public new lore.' }, isNamed: true },
])('R1452 a story tells nothing of what nobody may see when it is told: $since', async ({ change, isNamed = false }) => {
  await using world = await createWorkerWorld();
  const imagination = createTestImagination();
  const { tellBattle } = imagination;
  const scenes: string[] = [];
  imagination.tellBattle = (scene, options) => {
    scenes.push(JSON.stringify(scene));
    return tellBattle(scene, options);
  };
  const worker = await world.startWorker({ imagination });
  await makeFighters(world);
  await worker.stop();
  const { battleId, ticketId, loser } = await openStory(world);
  const hidden = world.db.updateTable('meme_characters').set(change).where('name', '=', loser).returning('name');
  const { name } = await hidden.executeTakeFirstOrThrow();
  await world.startWorker({ imagination });
  expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
  const told = `${await readStory(world, battleId)} ${scenes}`;
  expect(told).toContain(`${isNamed ? name : 'Unknown'} went home.`);
  expect(told).not.toContain('Private new');
});

test('R172 a battle that cannot be told stands all the same, without a story, and the worker goes on', async () => {
  await using world = await createWorkerWorld();
  const imagination = createTestImagination();
  imagination.tellBattle = () => Promise.reject(new ImaginationError('no words today', { retryable: true }));
  await world.startWorker({ imagination });
  await makeFighters(world);
  const { battleId, ticketId } = await openStory(world);
  expect((await world.follow(ticketId)).at(-1)).toMatchObject({ state: 'failed', error: { reason: 'imagination_failed' } });
  expect(await readStory(world, battleId)).toBeNull();
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
});

test('a worker that is stopped while it tells gives the story back, and the next one tells it', async () => {
  await using world = await createWorkerWorld();
  const begun = Promise.withResolvers<void>();
  const slow = createTestImagination();
  slow.tellBattle = (_battle, { signal }) => {
    begun.resolve();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const first = await world.startWorker({ imagination: slow });
  await makeFighters(world);
  const { battleId, ticketId } = await openStory(world);
  const end = world.follow(ticketId);
  await begun.promise;
  await first.stop();
  await world.startWorker({ imagination: createTestImagination() });
  expect((await end).at(-1)?.state).toBe('done');
  expect(await readStory(world, battleId)).toContain('won.');
});

import { randomUUID } from 'node:crypto';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { readCommitmentDay } from '@chaos/shared/core/commitments/daily-secrets';
import { decideBattle, drawRandomFactor } from '@chaos/shared/rules/battles';
import { commitmentOf } from '@chaos/shared/rules/fair-draws';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { drawBattle } from '../../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** A request of two plain characters that comes out as wanted. */
const requestThat = (world: TestWorld, wanted: 'wins' | 'loses', char1Id: string, char2Id: string) =>
  drawBattle(world.db, wanted, { char1Id, char2Id });

async function ownerOf({ db }: TestWorld, id: string): Promise<string | null> {
  const row = await db.selectFrom('meme_characters').select('owner_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.owner_id;
}

async function enterArena(world: TestWorld) {
  const [me, rival] = [await world.newMember(), await world.newMember()];
  const [fighter, opponent] = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter({ creatorId: rival.id })];
  return { me: me.id, rival: rival.id, fighter, opponent, arena: me.caller.battles };
}

test('O14 I8 the loser goes to the owner of the winner, with its event, counted once for each', async () => {
  await using world = await createTestWorld();
  const { me, fighter, opponent, arena } = await enterArena(world);
  const result = await arena.execute(await requestThat(world, 'wins', fighter, opponent));
  expect(result).toMatchObject({ winnerCharacterId: fighter, ownershipTransferred: true, char1WinProbability: 50 });
  expect(result.char1Score).toBeGreaterThan(result.char2Score);
  expect([await ownerOf(world, fighter), await ownerOf(world, opponent)]).toEqual([me, me]);
  const { items } = await world.visitor().characters.history({ id: opponent });
  expect(items.map(({ kind, to }) => [kind, to?.id])).toContainEqual(['won', me]);
  const read = (id: string) => world.visitor().characters.byId({ id });
  expect([await read(fighter), await read(opponent)]).toMatchObject([
    { battlesCount: 1, winsCount: 1 },
    { battlesCount: 1, winsCount: 0, totalOwnersCount: 2 },
  ]);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('nobody fights for other stakes than they were shown: an opponent that has changed hands is refused, once it is known', async () => {
  await using world = await createTestWorld();
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  const third = await world.newMember();
  const request = await requestThat(world, 'wins', fighter, opponent);
  const shown = { ...request, opponentOwnerId: third.id };
  for (const opponentOwnerId of [third.id, null])
    await expect(arena.execute({ ...shown, opponentOwnerId })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'stakes_changed',
    });
  expect([await ownerOf(world, fighter), await ownerOf(world, opponent)]).toEqual([me, rival]);
  const fought = await arena.execute({ ...request, opponentOwnerId: rival });
  // Asked again after a lost answer: it is mine by now, and the same battle.
  expect(await arena.execute({ ...request, opponentOwnerId: rival })).toEqual(fought);
});

test('O14 a fighter that loses goes to the owner of the opponent', async () => {
  await using world = await createTestWorld();
  const { rival, fighter, opponent, arena } = await enterArena(world);
  const result = await arena.execute(await requestThat(world, 'loses', fighter, opponent));
  expect(result).toMatchObject({ winnerCharacterId: opponent, ownershipTransferred: true });
  expect([await ownerOf(world, fighter), await ownerOf(world, opponent)]).toEqual([rival, rival]);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('I8 the database itself refuses to move the winner, another character, or anything for whoever did not fight', async () => {
  await using world = await createTestWorld();
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  const { battleId } = await arena.execute(await requestThat(world, 'wins', fighter, opponent));
  const bystander = await world.newCharacter({ creatorId: rival });
  const write = (id: string, seq: number, from: string, to: string) =>
    sql`insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id, battle_id)
      values (${id}, ${seq}, 'won', ${from}, ${to}, ${battleId})`.execute(world.db);
  const refused: Parameters<typeof write>[] = [
    [fighter, 2, me, rival],
    [bystander, 2, rival, me],
    [opponent, 3, me, rival],
  ];
  for (const event of refused) await expect(write(...event), String(event)).rejects.toThrow('this way');
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('O14 an ownerless opponent can be won, and takes nothing when it wins', async () => {
  await using world = await createTestWorld();
  const { me, fighter, arena } = await enterArena(world);
  const [strong, weak] = [await world.newCharacter(), await world.newCharacter()];
  const lost = await arena.execute(await requestThat(world, 'loses', fighter, strong));
  expect([lost.ownershipTransferred, await ownerOf(world, fighter), await ownerOf(world, strong)]).toEqual([false, me, null]);
  const won = await arena.execute(await requestThat(world, 'wins', fighter, weak));
  expect([won.ownershipTransferred, await ownerOf(world, weak)]).toEqual([true, me]);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('R175 a visitor fights with any two, moves nothing, counts nothing and has no history', async () => {
  await using world = await createTestWorld();
  const { rival, me, fighter, opponent } = await enterArena(world);
  const result = await world.visitor().battles.execute(await requestThat(world, 'wins', fighter, opponent));
  expect(result.ownershipTransferred).toBe(false);
  expect([await ownerOf(world, fighter), await ownerOf(world, opponent)]).toEqual([me, rival]);
  expect((await world.visitor().characters.byId({ id: fighter })).battlesCount).toBe(0);
  expect(result.ticket.secret).toEqual(expect.any(String));
  for (const userId of [me, rival]) expect((await world.member(userId).battles.history()).items).toEqual([]);
  await expect(world.visitor().battles.history()).rejects.toMatchObject({ reason: 'signed_out' });
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('the same requestId is the same battle, however often and however much at once; with others it is refused', async () => {
  await using world = await createTestWorld();
  const { fighter, opponent, arena } = await enterArena(world);
  const request = await requestThat(world, 'wins', fighter, opponent);
  const results = await Promise.all(Array.from({ length: 10 }, () => arena.execute(request)));
  expect(new Set(results.map(({ battleId }) => battleId)).size).toBe(1);
  expect(new Set(results.map(({ randomFactor }) => randomFactor)).size).toBe(1);
  expect(await world.db.selectFrom('battles').select('id').execute()).toHaveLength(1);
  const another = arena.execute({ ...request, char2Id: await world.newCharacter() });
  await expect(another).rejects.toMatchObject({ code: 'CONFLICT', reason: 'request_id_reused' });
});

test('trust 14 nobody tries luck before it counts: a draw that was seen decides no other battle, whoever saw it', async () => {
  await using world = await createTestWorld();
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  const request = { char1Id: fighter, char2Id: opponent, requestId: randomUUID() };
  const probe = await world.visitor().battles.execute(request);
  const refusal = { code: 'CONFLICT', reason: 'request_id_reused' };
  await expect(arena.execute(request)).rejects.toMatchObject(refusal);
  await expect(world.visitor('somebody else').battles.execute(request)).rejects.toMatchObject(refusal);
  expect([await ownerOf(world, fighter), await ownerOf(world, opponent)]).toEqual([me, rival]);
  expect(await world.visitor().battles.execute(request)).toMatchObject({ battleId: probe.battleId });
  // The other way round it is another draw.
  const around = { char1Id: opponent, char2Id: fighter, requestId: request.requestId };
  const turned = await world.member(rival).battles.execute(around);
  expect(turned.randomFactor).not.toBe(probe.randomFactor);
});

test('trust 14 of many who ask for one draw at once, one battle comes out', async () => {
  await using world = await createTestWorld();
  const { fighter, opponent, arena } = await enterArena(world);
  const request = { char1Id: fighter, char2Id: opponent, requestId: randomUUID() };
  const people = [arena, ...Array.from({ length: 8 }, (_, index) => world.visitor(`visitor ${index}`).battles)];
  const outcomes = await Promise.allSettled(people.map(({ execute }) => execute(request)));
  const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [Reflect.get(one.reason, 'reason')] : []));
  expect(reasons).toEqual(Array.from({ length: 8 }, () => 'request_id_reused'));
  expect(await world.db.selectFrom('battles').select('id').execute()).toHaveLength(1);
  const same = sql`request_id, character1_id, character2_id, winner_character_id, fighter1, fighter2, day, probability_1_wins,
    random_factor, battle_score_1, battle_score_2`;
  const again = sql`insert into battles (initiator_key, ownership_transferred, ${same})
    select 'address:another', false, ${same} from battles`;
  await expect(again.execute(world.db)).rejects.toThrow('battles_draw');
});

test('the same two rest for a minute, whichever is named first; others and other people do not wait', async () => {
  await using world = await createTestWorld();
  const { fighter, opponent } = await enterArena(world);
  const fight = (char1Id: string, char2Id: string, address?: string) =>
    world.visitor(address).battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  await fight(fighter, opponent);
  for (const pair of [[fighter, opponent] as const, [opponent, fighter] as const])
    await expect(fight(...pair)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^These two have just fought\. They may fight again in \d+ seconds?\.$/),
    });
  expect(await fight(fighter, await world.newCharacter())).toMatchObject({ battleId: expect.any(String) });
  expect(await fight(fighter, opponent, 'somebody else')).toMatchObject({ battleId: expect.any(String) });
  await world.passTime(61);
  expect(await fight(opponent, fighter)).toMatchObject({ battleId: expect.any(String) });
});

test('R175 a battle with oneself, with what is private, retired or unknown, and with a fighter of others is refused by name', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  const hidden = await world.newCharacter({ creatorId: rival, isPublic: false });
  const retired = await world.newCharacter({ creatorId: rival, isActive: false });
  const myHidden = await world.newCharacter({ creatorId: me, isPublic: false });
  const mySecond = await world.newCharacter({ creatorId: me });
  const refusal = (char1Id: string, char2Id: string) =>
    arena.execute({ char1Id, char2Id, requestId: randomUUID() }).then(
      () => 'fought',
      (error: Error) => error.message,
    );
  expect(await refusal(fighter, fighter)).toBe('A brainrot cannot battle against itself.');
  for (const gone of [hidden, retired, randomUUID()])
    expect(await refusal(fighter, gone)).toBe('One of the two brainrots is gone, or private.');
  expect(await refusal(opponent, fighter)).toBe('Your fighter must be one of your own brainrots.');
  expect(await refusal(fighter, mySecond)).toBe('Your own brainrots do not fight each other.');
  expect(await refusal(myHidden, opponent)).toBe('Make your fighter public first.');
  expect(await world.db.selectFrom('battles').select('id').execute()).toEqual([]);
});

test('I1 I3 I8 I10 many battles over few characters at once: each comes out as some order of them would', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const people = await Promise.all(Array.from({ length: 5 }, () => world.newMember()));
  const characters: string[] = [];
  for (const { id: creatorId } of people)
    for (let index = 0; index < 3; index += 1) characters.push(await world.newCharacter({ creatorId }));
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  const fight = () =>
    anyOf(people).caller.battles.execute({ char1Id: anyOf(characters), char2Id: anyOf(characters), requestId: randomUUID() });
  const outcomes = await Promise.allSettled(Array.from({ length: 150 }, fight));
  const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(Reflect.get(one.reason, 'reason'))] : []));
  expect(reasons.filter((reason) => !['not_yours', 'invalid_input', 'too_many_requests'].includes(reason))).toEqual([]);
  expect(outcomes.length - reasons.length).toBeGreaterThan(5);
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('provably fair: the commitment stands before the battle, the secret comes after the day, and anybody computes the same', async () => {
  await using world = await createTestWorld();
  const { fighter, opponent, arena } = await enterArena(world);
  const { battles } = world.visitor();
  const before = await battles.fairness({ day: today() });
  expect(before).toEqual({ day: today(), commitment: expect.stringMatching(/^[0-9a-f]{64}$/), secret: null });
  const { battleId, randomFactor } = await arena.execute({ char1Id: fighter, char2Id: opponent, requestId: randomUUID() });
  const { proof, character1, character2, ...battle } = await battles.byId({ id: battleId });
  expect(proof.day).toBe(today());
  // The secret as it will be published.
  const secret = (await readCommitmentDay(world.db))?.secret ?? '';
  expect(await commitmentOf(secret)).toBe(before.commitment);
  const drawn = await drawRandomFactor(secret, { requestId: proof.requestId, char1Id: character1.id, char2Id: character2.id });
  expect(drawn).toBe(randomFactor);
  const { winner, probability1Wins, score1, score2 } = decideBattle(proof.fighter1, proof.fighter2, drawn);
  expect(battle).toMatchObject({ probability1Wins, battleScore1: score1, battleScore2: score2 });
  expect(battle.winnerCharacterId).toBe(winner === 1 ? character1.id : character2.id);

  const past = { day: '2026-01-31', secret, commitment: before.commitment };
  await sql`insert into fairness_days (day, secret, commitment) values (${past.day}::date, ${secret}, ${past.commitment})`.execute(
    world.db,
  );
  expect(await battles.fairness({ day: past.day })).toEqual(past);
  for (const day of ['2025-12-24', '2999-01-01'])
    await expect(battles.fairness({ day })).rejects.toMatchObject({ reason: 'not_found' });
  const change = sql`update fairness_days set secret = ${'0'.repeat(64)}`.execute(world.db);
  await expect(change).rejects.toThrow('bound to its secrets');
});

test('R176 R178 R180 my history is my own battles, newest first, fifty at most, with the owners of today', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { me, rival, fighter, arena } = await enterArena(world);
  for (let index = 0; index < 52; index += 1) {
    const opponent = await world.newCharacter({ name: `Numero ${index}` });
    await arena.execute(await requestThat(world, 'loses', fighter, opponent));
  }
  const { items } = await arena.history();
  expect(items).toHaveLength(50);
  expect(items.map(({ character2 }) => character2.name).slice(0, 2)).toEqual(['Numero 51', 'Numero 50']);
  expect(items[0]).toMatchObject({ character1: { owner: { id: me } }, character2: { owner: null }, battleStory: null });
  expect((await world.member(rival).battles.history()).items).toEqual([]);
});

test.each([
  { outcome: 'wins', owner: 'me', shown: 0 },
  { outcome: 'loses', owner: 'rival', shown: 1 },
] as const)('R1337 the history of who was challenged has the battle that moved something: the fighter $outcome', async (row) => {
  await using world = await createTestWorld();
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  const { battleId } = await arena.execute(await requestThat(world, row.outcome, fighter, opponent));
  const historyOf = async (id: string) => (await world.member(id).battles.history()).items;
  const ownerId = { me, rival }[row.owner];
  const loser = { owner: { id: ownerId } };
  const battle = {
    id: battleId,
    ownershipTransferred: true,
    ...(row.outcome === 'wins' ? { character2: loser } : { character1: loser }),
  };
  expect(await historyOf(rival)).toMatchObject([{ ...battle, wasChallenged: true }]);
  expect(await historyOf(me)).toMatchObject([{ ...battle, wasChallenged: false }]);
  expect(await historyOf((await world.newMember()).id)).toEqual([]);
  const winnerId = row.outcome === 'wins' ? fighter : opponent;
  await world.member(ownerId).characters.togglePrivacy({ characterId: winnerId });
  expect(await historyOf(rival)).toHaveLength(row.shown);
});

test.each([
  { what: 'public', isHidden: false, isNamed: true },
  { what: 'hidden', isHidden: true, isNamed: false },
])('R1339 what went into a fusion keeps its name in the battles that it fought: $what', async ({ isHidden, isNamed }) => {
  await using world = await createTestWorld();
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  await arena.execute(await requestThat(world, 'loses', fighter, opponent));
  const other = await world.newCharacter({ creatorId: rival });
  if (isHidden) await world.member(rival).characters.togglePrivacy({ characterId: opponent });
  await world.member(rival).fusion.fuse({ characterIds: [opponent, other], requestId: randomUUID() });
  await world.finishTickets();
  const { is_active: isActive, name } = await world.db
    .selectFrom('meme_characters')
    .select(['is_active', 'name'])
    .where('id', '=', opponent)
    .executeTakeFirstOrThrow();
  expect(isActive).toBe(false);
  const [battle] = (await world.member(me).battles.history()).items;
  expect(battle?.character2).toMatchObject({ name: isNamed ? name : null });
});

test('R1487 why one that fought is not seen any more is told as far as the reader may know it', async () => {
  await using world = await createTestWorld();
  const { rival, fighter, opponent, arena } = await enterArena(world);
  const { battleId } = await arena.execute(await requestThat(world, 'loses', fighter, opponent));
  const owner = world.member(rival);
  const readers = { others: world.visitor(), owner };
  const departures = async () => {
    const read = async (reader: typeof owner) => (await reader.battles.byId({ id: battleId })).character2.departure;
    return { others: await read(readers.others), owner: await read(readers.owner) };
  };
  expect(await departures()).toEqual({ others: undefined, owner: undefined });
  await owner.characters.remove({ characterId: opponent });
  expect(await departures()).toEqual({ others: 'gone', owner: 'deleted' });
  await owner.characters.restore({ characterId: opponent });
  const other = await world.newCharacter({ creatorId: rival });
  await owner.fusion.fuse({ characterIds: [opponent, other], requestId: randomUUID() });
  await world.finishTickets();
  expect(await departures()).toEqual({ others: 'fused', owner: 'fused' });
  const fused = await world.db.selectFrom('meme_characters').select('id').where('is_fused', '=', true).executeTakeFirstOrThrow();
  // A fusion that is hidden does not show itself by what went into it.
  await owner.characters.togglePrivacy({ characterId: fused.id });
  expect(await departures()).toEqual({ others: 'gone', owner: 'fused' });
});

test.each([
  { outcome: 'wins', moves: { me: 'gained', rival: 'lost' } },
  { outcome: 'loses', moves: { me: 'lost', rival: 'gained' } },
] as const)('R1488 a battle says what it did to whoever reads it: the fighter $outcome', async ({ outcome, moves }) => {
  await using world = await createTestWorld();
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  const { battleId } = await arena.execute(await requestThat(world, outcome, fighter, opponent));
  const readers = { me: world.member(me), rival: world.member(rival) };
  for (const who of ['me', 'rival'] as const) {
    expect((await readers[who].battles.byId({ id: battleId })).move).toBe(moves[who]);
    expect((await readers[who].battles.history()).items).toMatchObject([{ move: moves[who] }]);
  }
  for (const stranger of [world.visitor(), (await world.newMember()).caller])
    expect(await stranger.battles.byId({ id: battleId })).not.toHaveProperty('move');
});

test('a battle of a hidden character is for whoever fought it alone, and without the name of what is hidden', async () => {
  await using world = await createTestWorld();
  const { rival, me, fighter, opponent, arena } = await enterArena(world);
  const { battleId } = await arena.execute(await requestThat(world, 'loses', fighter, opponent));
  await world.db.updateTable('battles').set({ battle_story: 'They fought.' }).where('id', '=', battleId).execute();
  const asVisitor = () => world.visitor().battles.byId({ id: battleId });
  expect(await asVisitor()).toMatchObject({ battleStory: 'They fought.', character1: { owner: { id: rival } } });
  await world.member(rival).characters.togglePrivacy({ characterId: opponent });
  await expect(asVisitor()).rejects.toMatchObject({ reason: 'not_found' });
  const hidden = { id: opponent, name: null, imageUrl256: null, owner: null };
  expect(await arena.byId({ id: battleId })).toMatchObject({ character2: hidden, battleStory: 'They fought.' });
  expect((await world.member(me).battles.history()).items).toMatchObject([{ character2: hidden, battleStory: 'They fought.' }]);
});

test.each(['a member', 'a visitor'])(
  'R443 whoever gets the link of a battle of %s at once is told that its story is being written',
  async (who) => {
    await using world = await createTestWorld();
    const { fighter, opponent, arena } = await enterArena(world);
    const battles = who === 'a member' ? arena : world.visitor().battles;
    const { battleId } = await battles.execute(await requestThat(world, 'wins', fighter, opponent));
    const asOther = () => world.visitor('203.0.113.9').battles.byId({ id: battleId });
    expect(await asOther()).toMatchObject({ battleStory: null, isStoryComing: true });
    const error = JSON.stringify({ reason: 'internal', message: 'No story', retryable: true });
    await world.db.updateTable('tickets').set({ state: 'failed', error, finished_at: new Date() }).execute();
    expect(await asOther()).not.toHaveProperty('isStoryComing');
  },
);

test('R374 a member’s first battle may be a friendly one: nothing moves and nothing counts, and no other may', async () => {
  await using world = await createTestWorld();
  const { me, rival, fighter, opponent, arena } = await enterArena(world);
  const pair = { char1Id: fighter, char2Id: opponent };
  expect(await arena.stakes(pair)).toEqual({ ifWon: null, ifLost: null, peace: [], mayBeFriendly: true });
  expect(await arena.stakes({ ...pair, isFriendly: true })).toEqual({
    ifWon: 'friendly',
    ifLost: 'friendly',
    peace: [],
    mayBeFriendly: true,
  });
  const request = { ...(await requestThat(world, 'loses', fighter, opponent)), isFriendly: true };
  expect(await arena.execute(request)).toMatchObject({ winnerCharacterId: opponent, ownershipTransferred: false });
  expect([await ownerOf(world, fighter), await ownerOf(world, opponent)]).toEqual([me, rival]);
  const read = (id: string) => world.visitor().characters.byId({ id });
  expect([await read(fighter), await read(opponent)]).toMatchObject([{ battlesCount: 0 }, { battlesCount: 0, winsCount: 0 }]);

  const second = await world.newCharacter({ creatorId: rival });
  const next = { char1Id: fighter, char2Id: second };
  expect(await arena.stakes({ ...next, isFriendly: true })).toEqual({
    ifWon: null,
    ifLost: null,
    peace: [],
    mayBeFriendly: false,
  });
  await expect(arena.execute({ ...next, requestId: randomUUID(), isFriendly: true })).rejects.toMatchObject({
    reason: 'stakes_changed',
  });
  // Asked again after a lost answer it is the same one.
  expect(await arena.execute(request)).toMatchObject({ ownershipTransferred: false });
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('R374 of ten friendly ones at once one is fought', async () => {
  await using world = await createTestWorld();
  const { rival, fighter, arena } = await enterArena(world);
  const others = await Promise.all(Array.from({ length: 10 }, () => world.newCharacter({ creatorId: rival })));
  const ends = await Promise.allSettled(
    others.map((char2Id) => arena.execute({ char1Id: fighter, char2Id, requestId: randomUUID(), isFriendly: true })),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('R374 a visitor’s battle is a visitor’s, whatever it is called', async () => {
  await using world = await createTestWorld();
  const { fighter, opponent } = await enterArena(world);
  const pair = { char1Id: fighter, char2Id: opponent, isFriendly: true };
  expect(await world.visitor().battles.stakes(pair)).toMatchObject({ ifWon: 'visitor', mayBeFriendly: false });
  expect(await world.visitor().battles.execute({ ...pair, requestId: randomUUID() })).toMatchObject({
    ownershipTransferred: false,
  });
});

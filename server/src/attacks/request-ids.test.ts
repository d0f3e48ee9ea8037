/** One request id for everything: by one person for actions of all kinds, and by another who has overheard it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outcomeOf } from '../testing/procedures.ts';
import { blankWish, createTestWorld, type Member, type TestWorld } from '../testing/test-world.ts';

interface Things {
  mine: string[];
  theirs: string[];
  partnerId: string;
}

const ACTIONS = ['generate', 'generate another', 'fuse', 'battle', 'send', 'send another'] as const;

function actionsOf({ caller }: Pick<Member, 'caller'>, { mine, theirs, partnerId }: Things, requestId: string) {
  const [first = '', second = '', third = '', fourth = ''] = mine;
  const gift = (id: string) => ({ toUserId: partnerId, offerType: 'gift' as const, offeredIds: [id], requestId });
  return {
    generate: () => caller.characters.generate({ ...blankWish, requestId }),
    'generate another': () => caller.characters.generate({ ...blankWish, mainTheme: 'crocodile', requestId }),
    fuse: () => caller.fusion.fuse({ characterIds: [first, second], requestId }),
    battle: () => caller.battles.execute({ char1Id: third, char2Id: theirs[0] ?? '', requestId }),
    send: () => caller.offers.send(gift(fourth)),
    'send another': () => caller.offers.send(gift(third)),
  } satisfies Record<(typeof ACTIONS)[number], () => Promise<unknown>>;
}

async function newPerson(world: TestWorld): Promise<Member & { mine: string[] }> {
  const member = await world.newMember();
  const mine: string[] = [];
  for (let count = 0; count < 4; count++) mine.push(await world.newCharacter({ creatorId: member.id }));
  return { ...member, mine };
}

const ownId = (answer: unknown) => Reflect.get(Object(answer), 'id') ?? Reflect.get(Object(answer), 'battleId');

test('one request id does one action of each kind, whichever comes first, and repeats it alone', async () => {
  for (const order of [ACTIONS, ACTIONS.toReversed()]) {
    await using world = await createTestWorld({ rateLimitScale: 1_000 });
    const [me, partner] = [await newPerson(world), await newPerson(world)];
    const actions = actionsOf(me, { mine: me.mine, theirs: partner.mine, partnerId: partner.id }, randomUUID());
    const first = new Map<string, unknown>();
    const outcomes: Record<string, string> = {};
    for (const action of order) {
      const { outcome, answer } = await outcomeOf(actions[action]);
      outcomes[action] = outcome;
      if (outcome === 'ok') first.set(action, ownId(answer));
    }
    // Tickets share their ids, and so do offers.
    const [ticket, ...others] = order.filter((action) => /generate|fuse/.test(action));
    expect(outcomes[ticket ?? '']).toBe('ok');
    for (const other of others) expect({ other, is: outcomes[other] }).toEqual({ other, is: 'request_id_reused' });
    expect(Object.values(outcomes).filter((one) => one === 'ok')).toHaveLength(3);
    for (const [action, id] of first) {
      const { outcome, answer } = await outcomeOf(actions[action as (typeof ACTIONS)[number]]);
      expect({ action, outcome, id: ownId(answer) }).toEqual({ action, outcome: 'ok', id });
    }
    expect(await world.db.selectFrom('tickets').select('kind').where('kind', '<>', 'story').execute()).toHaveLength(1);
    expect(await world.db.selectFrom('offers').select('id').execute()).toHaveLength(1);
    expect(await world.db.selectFrom('battles').select('id').execute()).toHaveLength(1);
  }
});

test('whoever has overheard a request id gets nothing of the other by it, and takes nothing away', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const [me, thief] = [await newPerson(world), await newPerson(world)];
  const requestId = randomUUID();
  const mine = actionsOf(me, { mine: me.mine, theirs: thief.mine, partnerId: thief.id }, requestId);
  const stolen = actionsOf(thief, { mine: thief.mine, theirs: me.mine, partnerId: me.id }, requestId);
  const visitor = actionsOf(
    { caller: world.visitor('198.51.100.1') },
    { mine: me.mine, theirs: thief.mine, partnerId: thief.id },
    requestId,
  );
  for (const action of ['generate', 'battle', 'send'] as const) {
    const [own, theirs, strangers] = [
      await outcomeOf(mine[action]),
      await outcomeOf(stolen[action]),
      await outcomeOf(visitor[action]),
    ];
    expect({ action, outcome: own.outcome }).toEqual({ action, outcome: 'ok' });
    const got = [theirs, strangers].flatMap(({ answer }) => (answer === null ? [] : [ownId(answer)]));
    expect(got).not.toContain(ownId(own.answer));
    expect(ownId((await outcomeOf(mine[action])).answer)).toBe(ownId(own.answer));
  }
  const offers = await world.db.selectFrom('offers').select('from_user_id').execute();
  expect(offers.map(({ from_user_id: from }) => from).toSorted()).toEqual([me.id, thief.id].toSorted());
});

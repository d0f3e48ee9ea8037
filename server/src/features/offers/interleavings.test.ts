/** What happens at once comes out as if it had happened one after the other: compared with a model of a few lines. */
import { randomUUID } from 'node:crypto';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { countFor, isFullRun } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, foresee, type Market } from '../../testing/market/model.ts';
import { setStage } from '../../testing/market/stage.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const WITHOUT_LIMITS = { rateLimitScale: 1_000_000 };
const shown = ({ characters, offers }: Pick<Market, 'characters' | 'offers'>) => ({ characters, offers });

/** What stands open before: Ada wants Bob's first for hers, and gives the same one to Eve. */
const BEFORE: Action[] = [
  { kind: 'send', who: 'ada', to: 'bob', offered: ['ada1'], requested: ['bob1'], as: 'trade' },
  { kind: 'send', who: 'ada', to: 'eve', offered: ['ada1'], requested: [], as: 'gift' },
];

/** What may then happen to that trade and its items. The second of two gets other names for what it makes. */
const ACTIONS: Record<string, (suffix: string) => Action> = {
  accept: () => ({ kind: 'accept', who: 'bob', offer: 'trade' }),
  reject: () => ({ kind: 'reject', who: 'bob', offer: 'trade' }),
  counter: (suffix) => ({
    kind: 'counter',
    who: 'bob',
    offer: 'trade',
    offered: ['bob1'],
    requested: ['ada1'],
    as: `c${suffix}`,
  }),
  'accept of the same character by another': () => ({ kind: 'accept', who: 'eve', offer: 'gift' }),
  'hiding of what is offered': () => ({ kind: 'privacy', who: 'ada', character: 'ada1' }),
  'hiding of what is wanted': () => ({ kind: 'privacy', who: 'bob', character: 'bob1' }),
  'battle that takes what is offered': () => ({ kind: 'battle', who: 'eve', fighter: 'eve1', opponent: 'ada1', wins: true }),
  'battle that takes what is wanted': () => ({ kind: 'battle', who: 'eve', fighter: 'eve2', opponent: 'bob1', wins: true }),
  'fusion of what is offered': (suffix) => ({
    kind: 'fuse',
    who: 'ada',
    sources: ['ada1', 'ada2'],
    hidden: [],
    as: `fused${suffix}`,
  }),
  'fusion of what is wanted': (suffix) => ({
    kind: 'fuse',
    who: 'bob',
    sources: ['bob2', 'bob1'],
    hidden: [],
    as: `fused${suffix}`,
  }),
  'lost battle of what is wanted': () => ({ kind: 'battle', who: 'bob', fighter: 'bob1', opponent: 'eve1', wins: false }),
};

const FIRST = [
  ...['accept', 'reject', 'counter', 'accept of the same character by another'],
  ...['fusion of what is offered', 'fusion of what is wanted'],
];

test.each(FIRST)(
  'R211 I9 trust fault 11 12: %s, with anything else at once, comes out as in one order or the other',
  async (first) => {
    await using world = await createTestWorld(WITHOUT_LIMITS);
    for (const second of Object.keys(ACTIONS))
      for (let round = 0; round < countFor({ slice: 1, full: 300 }); round += 1)
        await expectSomeOrder(
          world,
          BEFORE,
          [ACTIONS[first]?.('1'), ACTIONS[second]?.('2')].flatMap((action) => action ?? []),
        );
    expect(await auditDatabase(world.db)).toEqual([]);
  },
);

/** Does two actions at once, after others, and compares with both orders. */
async function expectSomeOrder(world: TestWorld, before: readonly Action[], actions: readonly Action[]): Promise<void> {
  const stage = await setStage(world, ['ada', 'bob', 'eve']);
  let market = stage.market;
  for (const action of before) {
    expect(await (await stage.prepare(action))()).toBe(true);
    market = foresee(market, action).after;
  }
  const calls = await Promise.all(actions.map((action) => stage.prepare(action)));
  const isDone = await Promise.all(calls.map((call) => call()));
  const happened = { isDone, ...(await stage.read()) };
  const orders = [foreseeAll(market, actions), foreseeAll(market, actions.toReversed())];
  const foreseen = orders.map(({ done, after }) => ({ isDone: actions.map((action) => done.has(action)), ...shown(after) }));
  expect(foreseen, JSON.stringify(actions)).toContainEqual(happened);
}

/** Ada has got Bob's first for hers. Eve wants what Bob has got. */
const DEALT: Action[] = [
  { kind: 'send', who: 'ada', to: 'bob', offered: ['ada1'], requested: ['bob1'], as: 'trade' },
  { kind: 'send', who: 'ada', to: 'eve', offered: ['ada2'], requested: [], as: 'waiting' },
  { kind: 'accept', who: 'bob', offer: 'trade' },
];

const AFTER_A_DEAL: Record<string, Action> = {
  'the same reversal': { kind: 'reverse', who: 'ada', offer: 'trade' },
  'reversal by the other one': { kind: 'reverse', who: 'bob', offer: 'trade' },
  'fusion of what it brought': { kind: 'fuse', who: 'bob', sources: ['ada1', 'bob2'], hidden: [], as: 'fused' },
  'offer of what it brought': { kind: 'send', who: 'bob', to: 'eve', offered: ['ada1'], requested: [], as: 'passed' },
  'battle that would take it': { kind: 'battle', who: 'eve', fighter: 'eve1', opponent: 'ada1', wins: true },
  'battle with it': { kind: 'battle', who: 'bob', fighter: 'ada1', opponent: 'eve1', wins: false },
  'lock on it': { kind: 'lock', who: 'bob', character: 'ada1' },
  'hiding of it': { kind: 'privacy', who: 'bob', character: 'ada1' },
  'withdrawal of another offer': { kind: 'withdraw', who: 'ada', offer: 'waiting' },
};

test.each(Object.entries(AFTER_A_DEAL))(
  'R405 R406 a reversal and at once the %s come out as in one order or the other',
  async (_what, action) => {
    await using world = await createTestWorld(WITHOUT_LIMITS);
    for (let round = 0; round < countFor({ slice: 1, full: 300 }); round += 1)
      await expectSomeOrder(world, DEALT, [{ kind: 'reverse', who: 'ada', offer: 'trade' }, action]);
    expect(await auditDatabase(world.db)).toEqual([]);
  },
);

test('R409 an offer is withdrawn or accepted, never both', async () => {
  await using world = await createTestWorld(WITHOUT_LIMITS);
  for (const answer of ['accept', 'reject'] as const)
    await expectSomeOrder(world, BEFORE, [
      { kind: 'withdraw', who: 'ada', offer: 'trade' },
      { kind: answer, who: 'bob', offer: 'trade' },
    ]);
  expect(await auditDatabase(world.db)).toEqual([]);
});

function foreseeAll(before: Market, actions: readonly Action[]): { done: Set<Action>; after: Market } {
  const done = new Set<Action>();
  let after = before;
  for (const action of actions) {
    const step = foresee(after, action);
    if (step.isDone) done.add(action);
    after = step.after;
  }
  return { done, after };
}

test('R211 trust fault 11: of 50 accepts at once one wins, and the others hear that it has been answered', async () => {
  await using world = await createTestWorld(WITHOUT_LIMITS);
  for (let round = 0; round < countFor({ slice: 2, full: 200 }); round += 1) {
    const [ada, bob] = [await world.newMember(), await world.newMember()];
    const [mine, theirs] = [await world.newCharacter({ creatorId: ada.id }), await world.newCharacter({ creatorId: bob.id })];
    const terms = { toUserId: bob.id, offerType: 'trade', offeredIds: [mine], requestedIds: [theirs] } as const;
    const { id: offerId, termsHash } = await ada.caller.offers.send({ ...terms, requestId: randomUUID() });
    const { offers } = bob.caller;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        offers.accept({ offerId, termsHash, requestId: randomUUID() }).then(
          ({ transferred }) => `moved ${transferred}`,
          (error: unknown) => String(Reflect.get(Object(error), 'reason')),
        ),
      ),
    );
    expect(outcomes.sort()).toEqual([...Array.from({ length: 49 }, () => 'already_answered'), 'moved 2']);
  }
  expect(await auditDatabase(world.db)).toEqual([]);
});

const PEOPLE = ['ada', 'bob', 'eve'];

/** An action in numbers, which become names when it is known what there is. */
const rawAction = fc.record({
  kind: fc.constantFrom<Action['kind']>(
    ...(['send', 'send', 'send', 'accept', 'accept', 'accept', 'reject', 'counter', 'privacy', 'battle', 'fuse'] as const),
    ...(['withdraw', 'reverse', 'reverse', 'lock', 'unlock', 'week', 'week'] as const),
  ),
  who: fc.nat(2),
  to: fc.nat(2),
  /** Which of the newest offers. */
  offer: fc.nat(3),
  items: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 2 }),
  others: fc.uniqueArray(fc.nat(5), { maxLength: 2 }),
  /** Mostly people do what they may. */
  isFair: fc.integer({ min: 0, max: 9 }).map((number) => number > 1),
  wins: fc.boolean(),
});

function nameAction(market: Market, raw: typeof rawAction extends fc.Arbitrary<infer Raw> ? Raw : never, step: number): Action {
  const all = Object.keys(market.characters);
  const pick = (numbers: readonly number[], owner: string) => {
    const isOwn = (name: string) => {
      const one = market.characters[name];
      if (one?.owner !== owner || one.fusedInto) return false;
      // What cannot move is not offered.
      return raw.kind !== 'send' || (one.lock === 'none' && !one.isHeld);
    };
    const fit = raw.isFair ? all.filter(isOwn) : all;
    return [...new Set(numbers.flatMap((number) => fit[number % Math.max(1, fit.length)] ?? []))];
  };
  const [sender = '', to = ''] = [PEOPLE[raw.who], PEOPLE[raw.to]];
  const isFit = (name: string) => {
    const one = market.offers[name];
    if (raw.kind === 'reverse') return !raw.isFair || one?.isHeld === true;
    return !raw.isFair || (one?.status === 'pending' && (raw.kind !== 'counter' || one.requested.length > 0));
  };
  const fitting = Object.keys(market.offers).filter(isFit).toReversed();
  const offer = fitting[raw.offer % Math.max(1, fitting.length)] ?? 'none';
  const recipient = raw.kind === 'withdraw' || raw.kind === 'reverse' ? market.offers[offer]?.from : market.offers[offer]?.to;
  const who =
    raw.isFair && recipient && ['accept', 'reject', 'counter', 'withdraw', 'reverse'].includes(raw.kind) ? recipient : sender;
  const partner = raw.kind === 'counter' ? (market.offers[offer]?.from ?? to) : to;
  const sides = { offered: pick(raw.items, who), requested: pick(raw.kind === 'counter' ? raw.items : raw.others, partner) };
  const [fighter = 'none'] = sides.offered;
  const as = `offer${step}`;
  if (raw.kind === 'send') return { kind: raw.kind, who, to, as, ...sides };
  if (raw.kind === 'counter') return { kind: raw.kind, who, offer, as, ...sides };
  if (raw.kind === 'week') return { kind: raw.kind, who };
  if (raw.kind === 'privacy' || raw.kind === 'lock' || raw.kind === 'unlock') return { kind: raw.kind, who, character: fighter };
  if (raw.kind === 'battle') return { kind: raw.kind, who, fighter, opponent: all[raw.offer] ?? 'none', wins: raw.wins };
  if (raw.kind === 'fuse') {
    const hidden = sides.offered.filter((name) => !market.characters[name]?.isPublic);
    return { kind: raw.kind, who, sources: sides.offered, hidden, as: `fused${step}` };
  }
  return { kind: raw.kind, who, offer };
}

test('I1-I9 any history of one person after the other comes out as the model foresees, step by step', async () => {
  await using world = await createTestWorld(WITHOUT_LIMITS);
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(rawAction, { minLength: 20, maxLength: 50 }), async (history) => {
      const stage = await setStage(world, PEOPLE);
      let market = stage.market;
      for (const [step, raw] of history.entries()) {
        const action = nameAction(market, raw, step);
        const { isDone, after } = foresee(market, action);
        expect({ action, isDone: await (await stage.prepare(action))() }).toEqual({ action, isDone });
        if (isDone) done.set(action.kind, (done.get(action.kind) ?? 0) + 1);
        market = after;
      }
      expect(await stage.read()).toEqual(shown(market));
    }),
    // The slice is always the same one: few histories, in which everything happens.
    { numRuns: countFor({ slice: 6, full: 10_000 }), ...(isFullRun ? {} : { seed: 7 }) },
  );
  expect([...done.keys()].sort()).toEqual([
    ...['accept', 'battle', 'counter', 'fuse', 'lock', 'privacy', 'reject', 'reverse', 'send', 'unlock', 'week', 'withdraw'],
  ]);
  expect(await auditDatabase(world.db)).toEqual([]);
});

/**
 * Two of whom one has blocked the other, against everything that either can call: in no answer is anything of the other one, and what
 * is asked for by its address is refused like what does not exist. A new procedure is called as `testing/procedures.ts` says, with what
 * is the other one's. To add: other ways of asking in PROBES, and a row in TELLS where it answers with people or their things, without
 * which it does not compile.
 */
import { randomUUID } from 'node:crypto';
import { GALLERY_TABS } from '@chaos/shared/contract/gallery';
import type { PersonSummary } from '@chaos/shared/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callByPath, inputOf, outcomeOf, procedurePaths, type Scene, typeOf } from '../../testing/procedures.ts';
import { drawBattle, giveCharacter } from '../../testing/test-data.ts';
import { type Caller, createTestWorld, type Member, type TestWorld } from '../../testing/test-world.ts';
import type { OutputOf, ProcedurePath, QueryPath } from '../../trpc/router.ts';

/** What one of the two has. */
interface Side {
  member: Member;
  character: string;
  /** Under the other one's, and under the friend's. */
  comments: readonly string[];
  /** Sent to the other one. */
  offer: string;
  /** Fought against the other one's. */
  battle: string;
  /** Of the friend's against this one's. */
  otherBattle: string;
  /** Made by this one, and the friend's since. */
  given: string;
  /** Open, with this one's and what the two share in it. */
  collection: string;
  /** What nobody but this one could have brought into an answer. */
  canaries: string[];
}

interface Stage {
  friend: string;
  /** The friend's, with a character of each of the two in it. */
  album: string;
  /** Of the friend: both of the two have owned it, and said something under it. */
  meetingPlace: string;
  ada: Side;
  bob: Side;
}

interface Asker {
  me: Side;
  other: Side;
  stage: Stage;
}

type Probe = (asker: Asker) => unknown[];

/** Ways of meeting the other one, where there are more than the plain call. That names the other one's things, but for tickets, reports and sign-ins. */
const PROBES: Partial<Record<string, Probe>> = {
  'account.changeUsername': ({ me }) => [{ username: me.member.username }],
  'battles.execute': ({ me, other }) => [
    { char1Id: me.character, char2Id: other.character, requestId: randomUUID() },
    { char1Id: me.character, char2Id: other.given, requestId: randomUUID() },
  ],
  'battles.byId': ({ other }) => [{ id: other.battle }, { id: other.otherBattle }],
  'battles.stakes': ({ me, other }) => [{ char1Id: me.character, char2Id: other.character }],
  'characters.byId': ({ other, stage }) => [{ id: other.character }, { id: other.given }, { id: stage.meetingPlace }],
  'characters.following': () => [{}, { limit: 1 }],
  'characters.found': () => [{}, { limit: 1 }],
  'characters.history': ({ other, stage }) => [
    { id: other.character },
    { id: stage.meetingPlace },
    { id: stage.meetingPlace, limit: 1 },
  ],
  'characters.lineage': ({ other, stage }) => [{ id: other.character }, { id: stage.meetingPlace }],
  'characters.list': ({ other, stage }) => [
    { filterType: 'mine' },
    { filterType: 'user', targetUserId: other.member.id },
    { filterType: 'user', targetUserId: stage.friend },
    ...[true, false].map((randomize) => ({ filterType: 'opponents', randomize })),
  ],
  'characters.restrictions': ({ other }) => [{ characterIds: [other.character] }],
  'characters.similar': ({ other, stage }) => [{ id: other.character }, { id: stage.meetingPlace }],
  'characters.secret': ({ other, stage }) => [{ id: other.character }, { id: stage.meetingPlace }],
  'characters.successor': ({ other, stage }) => [{ id: other.character }, { id: stage.meetingPlace }],
  'characters.tradable': ({ other, stage }) => [{}, { userId: other.member.id }, { userId: stage.friend }, { query: 'canary' }],
  'characters.wish': ({ other, stage }) => [{ id: other.character }, { id: stage.meetingPlace }],
  'collections.add': ({ me, other }) => [
    { id: other.collection, characterId: me.character },
    { id: me.collection, characterId: other.character },
  ],
  'collections.characters': ({ other, stage }) => [{ id: other.collection }, { id: stage.album }, { id: stage.album, limit: 1 }],
  'collections.followed': () => [{}, { limit: 1 }],
  'collections.get': ({ other, stage }) => [{ id: other.collection }, { id: stage.album }],
  'collections.list': ({ other, stage }) => [{ ownerId: other.member.id }, { ownerId: stage.friend }],
  'comments.list': ({ me, other, stage }) => [
    { characterId: me.character },
    { characterId: other.character },
    { characterId: stage.meetingPlace },
    { characterId: stage.meetingPlace, limit: 1 },
  ],
  'comments.remove': ({ other }) => other.comments.map((id) => ({ id })),
  'creators.all': () => [{}, { query: 'canary' }, { limit: 1 }],
  'creators.popular': () => [{}, { query: 'canary' }],
  'fusion.fuse': ({ me, other }) => [{ characterIds: [me.character, other.character], requestId: randomUUID() }],
  'gallery.search': ({ other }) => [
    ...GALLERY_TABS.map((tab) => ({ tab, timeFilter: 'day' })),
    ...['canaryllo', `by:${other.member.username}`, `owner:${other.member.username}`].map((text) => ({ tab: 'new', text })),
  ],
  'gallery.suggest': () => [{ text: 'canary' }],
  'gallery.top': () => [{}, { timeFilter: 'day' }, { limit: 1 }],
  'live.counts': ({ other }) => [{ characterIds: [other.character] }],
  'offers.counter': ({ me, other }) => [
    { offerId: other.offer, offeredIds: [me.character], requestedIds: [other.character], requestId: randomUUID() },
  ],
  'offers.list': () => [{}, { limit: 1 }],
  'offers.send': ({ me, other }) => [
    { toUserId: other.member.id, offerType: 'gift', offeredIds: [me.character], requestId: randomUUID() },
    {
      toUserId: other.member.id,
      offerType: 'trade',
      offeredIds: [me.character],
      requestedIds: [other.character],
      requestId: randomUUID(),
    },
  ],
  'people.list': () => [{ kind: 'blocked' }, { kind: 'muted' }],
  'profiles.search': () => [{ query: 'canary' }],
  'profiles.update': ({ me }) => [{ displayName: me.member.username, bio: '' }],
  'reports.file': ({ other }) => [
    { targetKind: 'character', targetId: other.character, reason: 'spam' },
    ...other.comments.map((targetId) => ({ targetKind: 'comment', targetId, reason: 'spam' })),
  ],
} satisfies Partial<Record<ProcedurePath, Probe>>;

type Holds<Answer> = Answer extends PersonSummary | { id: string; name: string }
  ? true
  : Answer extends object
    ? { [Name in keyof Answer]: Holds<Answer[Name]> }[keyof Answer]
    : false;
type TellingPath = { [Path in QueryPath]: true extends Holds<OutputOf<Path>> ? Path : never }[QueryPath];

/** Follows from what the procedures answer: who was told of the other one before the block, or why nobody was. */
const TELLS: Record<Exclude<TellingPath, `${'auth' | 'ops'}.${string}`>, 'both' | 'one' | { why: string }> = {
  'account.passkeys.list': { why: "the caller's own" },
  'battles.byId': 'both',
  'battles.history': 'both',
  'characters.byId': 'both',
  'characters.deleted': { why: "the caller's own" },
  'characters.following': 'both',
  'characters.found': { why: 'what both have found is of the friend' },
  'characters.history': 'both',
  'characters.list': 'both',
  // Who found it first is named to the other one alone.
  'characters.secret': 'one',
  'characters.similar': 'both',
  'characters.successor': { why: 'nothing was fused' },
  'characters.tradable': 'both',
  'collections.characters': 'both',
  'collections.followed': 'both',
  'collections.get': 'both',
  'collections.list': 'both',
  'collections.marks': { why: "the caller's own" },
  'comments.list': 'both',
  'creators.all': 'both',
  'creators.following': 'both',
  'creators.popular': 'both',
  'gallery.search': 'both',
  'gallery.top': 'both',
  'notifications.list': 'both',
  'offers.list': 'both',
  'people.list': { why: 'nobody was blocked yet' },
  'profiles.byId': 'both',
  'profiles.search': 'both',
  'tickets.made': { why: 'of nobody' },
};

/** Where something of the other one may stand all the same, and why. */
const EXCEPTIONS: Partial<Record<ProcedurePath, string>> = {
  'live.counts': 'the numbers of those whose ids the caller names, the same for everybody: no name, no picture',
  'reactions.mine': "the caller's own press, by the id that the caller names",
  'battles.history': "the caller's own battle: the other side has its id there, and neither name, picture, owner nor story",
  'battles.byId': 'the same battle by its address',
  'people.list': 'whom the caller has blocked, to be undone; never who has blocked the caller',
};

const OPEN = { isPublic: true, description: '' };

/** What the exceptions may not tell either, but for the list of whom one has blocked oneself. */
const NAMES = /canary/i;

/** @returns the id of a gift that came to the other one, and went back. */
async function giveAndTakeBack(world: TestWorld, giver: Member, taker: Member): Promise<string> {
  const lent = await world.newCharacter({ creatorId: giver.id });
  const gift = { toUserId: taker.id, offerType: 'gift', offeredIds: [lent], requestId: randomUUID() } as const;
  const { id: offerId, termsHash } = await giver.caller.offers.send(gift);
  await taker.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
  await giver.caller.offers.reverse({ offerId, requestId: randomUUID() });
  return offerId;
}

async function setStage(world: TestWorld): Promise<Stage> {
  const friend = await world.newMember({ username: 'friend' });
  const meetingPlace = await world.newCharacter({ creatorId: friend.id, name: 'Piazza Comune' });
  await world.db.updateTable('meme_characters').set({ secret_message: 'boo' }).where('id', '=', meetingPlace).execute();
  const { id: album } = await friend.caller.collections.create({ ...OPEN, name: 'Everybody', requestId: randomUUID() });
  const members = {
    ada: await world.newMember({ username: 'ada_canary' }),
    bob: await world.newMember({ username: 'bob_canary' }),
  };
  const characters: Record<'ada' | 'bob', string> = { ada: '', bob: '' };
  for (const name of ['ada', 'bob'] as const)
    characters[name] = await world.newCharacter({ creatorId: members[name].id, name: `${name} Canaryllo`, score: 3 });
  const sideOf = async (name: 'ada' | 'bob', rival: 'ada' | 'bob'): Promise<Side> => {
    const [member, character] = [members[name], characters[name]];
    const { caller } = member;
    await caller.creators.toggleFollow({ targetUserId: members[rival].id });
    await caller.characters.findSecret({ id: meetingPlace, guess: 'boo' });
    const comments: string[] = [];
    for (const characterId of [characters[rival], meetingPlace])
      comments.push((await caller.comments.add({ characterId, content: `${name} sings like a canary` })).id);
    const gift = { toUserId: members[rival].id, offerType: 'gift', offeredIds: [character] } as const;
    const offer = await caller.offers.send({ ...gift, message: `a canary of ${name}`, requestId: randomUUID() });
    const withdrawn = await caller.offers.send({ ...gift, requestId: randomUUID() });
    await caller.offers.withdraw({ offerId: withdrawn.id, requestId: randomUUID() });
    const reversed = await giveAndTakeBack(world, member, members[rival]);
    const own = await world.newCharacter({ creatorId: friend.id, name: 'Amico Comune' });
    const fight = async (by: Caller, char1Id: string, char2Id: string) => {
      // Nothing moves, so that everything stays where the test looks for it.
      const { battleId } = await by.battles.execute(await drawBattle(world.db, 'loses', { char1Id, char2Id }));
      await world.db
        .updateTable('battles')
        .set({ battle_story: `${name} was a canary.` })
        .where('id', '=', battleId)
        .execute();
      return battleId;
    };
    await member.caller.profiles.setPeace({ isPeaceful: true });
    const battle = await fight(caller, character, characters[rival]);
    const otherBattle = await fight(friend.caller, own, character);
    const given = await world.newCharacter({ creatorId: member.id, name: `${name} Canaryllo`, ownerId: friend.id });
    await giveCharacter(world.db, meetingPlace, member.id);
    await giveCharacter(world.db, meetingPlace, friend.id);
    const { picture_token: token } = await world.db
      .selectFrom('meme_characters')
      .select('picture_token')
      .where('id', '=', character)
      .executeTakeFirstOrThrow();
    const { id: collection } = await caller.collections.create({ ...OPEN, name: `canaries of ${name}`, requestId: randomUUID() });
    await members[rival].caller.collections.follow({ id: collection });
    for (const characterId of [character, meetingPlace]) await caller.collections.add({ id: collection, characterId });
    await friend.caller.collections.add({ id: album, characterId: character });
    const canaries = [
      `${name}_canary`,
      `${name} canaryllo`,
      `${name} sings`,
      `a canary of ${name}`,
      `${name} was a canary`,
      `canaries of ${name}`,
    ];
    const ids = [member.id, character, ...comments, offer.id, withdrawn.id, reversed, given, token, collection];
    const told = [...canaries, ...ids];
    return { member, character, comments, offer: offer.id, battle, otherBattle, given, collection, canaries: told };
  };
  return { friend: friend.id, album, meetingPlace, ada: await sideOf('ada', 'bob'), bob: await sideOf('bob', 'ada') };
}

let world: TestWorld;
let stage: Stage;
/** What either was told of the other before, by path. */
const before = new Map<Side, Set<string>>();
beforeAll(async () => {
  world = await createTestWorld({ rateLimitScale: 100 });
  stage = await setStage(world);
  // The two have just fought, and would be told so.
  await world.passTime(600);
  for (const asker of askers()) before.set(asker.me, new Set((await findLeaks(asker, ['query', 'subscription'])).map(pathOf)));
  await stage.ada.member.caller.people.block({ userId: stage.bob.member.id });
}, 60_000);
afterAll(() => world[Symbol.asyncDispose]());

function probesOf(path: string, asker: Asker): unknown[] {
  return PROBES[path]?.(asker) ?? [inputOf(path, sceneOf(asker))];
}

function sceneOf({ other: { member, character, given, comments, offer, battle, collection } }: Asker): Scene {
  return {
    ...{ shown: character, hidden: character, deleted: character, other: given, battle },
    ...{ owner: member.id, partner: member.id, comment: comments[0] ?? '', collection, openCollection: collection },
    ...{ offer: { offerId: offer, termsHash: '0'.repeat(64) }, sent: offer, given: offer },
    ...{ ticket: { ticketId: randomUUID() }, report: randomUUID(), session: randomUUID(), passkey: randomUUID() },
  };
}

/** Questions first: afterwards the world is another one. What would end the block, or whoever asks, is not tried. */
function pathsFor(kinds: readonly string[]): string[] {
  const isLeftOut = (path: string) =>
    path.startsWith('ops.') || path.startsWith('auth.') || ['people.unblock', 'account.leave'].includes(path);
  return procedurePaths.filter((path) => kinds.includes(typeOf(path)) && !isLeftOut(path));
}

async function findLeaks(asker: Asker, kinds: readonly string[]): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of pathsFor(kinds))
    for (const input of probesOf(path, asker)) {
      const { answer } = await outcomeOf(() => callByPath(asker.me.member.caller, path, input));
      const text = (JSON.stringify(answer) ?? '').toLowerCase();
      for (const canary of asker.other.canaries) if (text.includes(canary.toLowerCase())) leaks.push(`${path} ${canary}`);
    }
  return leaks;
}

const askers = (): Asker[] => [
  { me: stage.bob, other: stage.ada, stage },
  { me: stage.ada, other: stage.bob, stage },
];
const pathOf = (leak: string) => leak.slice(0, leak.indexOf(' '));

test('R430 the scan can see: before the block whatever answers with people or their things told of the other', () => {
  const toldOf = (path: string) => [0, 'one', 'both'][askers().filter(({ me }) => before.get(me)?.has(path)).length];
  const expected = Object.entries(TELLS).map(([path, row]) => ({ path, told: typeof row === 'string' ? row : 0 }));
  expect(expected.map(({ path }) => ({ path, told: toldOf(path) }))).toEqual(expected);
});

test('R428 R430 after it, in no answer to either of the two is anything of the other, but for what is argued', async () => {
  for (const asker of askers())
    for (const leak of await findLeaks(asker, ['query', 'subscription'])) {
      const isArgued = pathOf(leak) in EXCEPTIONS;
      expect({ leak, isArgued }).toEqual({ leak, isArgued: true });
      const isOwnList = pathOf(leak) === 'people.list' && asker.me === stage.ada;
      if (!isOwnList) expect(leak.slice(pathOf(leak).length)).not.toMatch(NAMES);
    }
  expect((await stage.bob.member.caller.people.list({ kind: 'blocked' })).items).toEqual([]);
});

test('R429 R430 whatever is the other one’s is refused to both like what does not exist', async () => {
  const refusal = (caller: Caller, path: string, input: unknown) =>
    callByPath(caller, path, input).then(
      () => 'answered',
      (error: unknown) => JSON.stringify(error, ['code', 'reason', 'message']),
    );
  let refused = 0;
  for (const asker of askers())
    for (const path of pathsFor(['query', 'mutation']).filter((one) => !one.startsWith('people.')))
      for (const input of probesOf(path, asker)) {
        const text = JSON.stringify(input) ?? '';
        const { character, given, comments, offer, member, otherBattle, collection } = asker.other;
        const named = [character, given, ...comments, offer, member.id, otherBattle, collection].filter((id) =>
          text.includes(id),
        );
        if (named.length === 0) continue;
        const absent: unknown = JSON.parse(named.reduce((all, id) => all.replaceAll(id, randomUUID()), text));
        const [own, other] = [
          await refusal(asker.me.member.caller, path, input),
          await refusal(asker.me.member.caller, path, absent),
        ];
        expect({ path, refusal: own }).toEqual({ path, refusal: other });
        if (own !== 'answered') refused += 1;
      }
  expect(refused).toBeGreaterThan(40);
});

test('R428 in no answer to a change is anything of the other, whoever tries it', async () => {
  for (const asker of askers()) expect(await findLeaks(asker, ['mutation'])).toEqual([]);
});

test('R428 operators see both at their desk, and to whoever is signed out both are there as before', async () => {
  const operator = await world.newMember({ role: 'operator' });
  const { ada, bob } = stage;
  for (const { member } of [ada, bob])
    expect(JSON.stringify(await operator.caller.ops.member({ person: member.id }))).toContain(member.username);
  const shown = JSON.stringify(await world.visitor().gallery.top({}));
  for (const { character } of [ada, bob]) {
    expect(shown).toContain(character);
    expect((await world.visitor().characters.byId({ id: character })).id).toBe(character);
  }
});

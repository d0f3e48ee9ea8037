/** Every procedure by its path, with an input that it accepts, for tests that must leave none out. */
import { randomUUID } from 'node:crypto';
import { unusedName } from '@chaos/shared/testing/unused-name';
import { appRouter, type ProcedurePath } from '../trpc/router.ts';
import { insertCollection, insertFamily, insertPasskey, MEMBER_PASSWORD } from './test-data.ts';
import { blankWish, type Caller, type TestWorld } from './test-world.ts';

export type Role = 'visitor' | 'stranger' | 'owner' | 'operator';
export const ROLES: readonly Role[] = ['visitor', 'stranger', 'owner', 'operator'];

export interface Scene {
  owner: string;
  hidden: string;
  shown: string;
  /** The owner's too. */
  deleted: string;
  /** Of somebody who is none of the roles. */
  other: string;
  /** The owner's hidden one fought in it, while it was public. */
  battle: string;
  ticket: { ticketId: string };
  /** Another of the owner's. */
  session: string;
  /** The owner's. */
  passkey: string;
  /** The owner's, under the public character. */
  comment: string;
  /** Whose `other` is. */
  partner: string;
  /** The partner wants the owner's public one for `other`. */
  offer: { offerId: string; termsHash: string };
  /** The owner's gift to the partner, which waits. */
  sent: string;
  /** One that the partner has accepted. */
  given: string;
  /** The owner's private collection, with the hidden one in it, and an open one with both. */
  collection: string;
  openCollection: string;
  /** Somebody has reported the owner's public one. */
  report: string;
}

export const procedurePaths = Object.keys(appRouter._def.procedures).sort();

const badToken = () => ({ token: 'nonsense' });

/** Well formed, and an answer to no challenge. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const clientDataJSON = Buffer.from(JSON.stringify({ challenge: 'AAAA' })).toString('base64url');
const newPasskey = () => ({ credential: { ...credential, response: { clientDataJSON, attestationObject: 'AAAA' } } });
const usedPasskey = () => ({
  credential: { ...credential, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' } },
});

/**
 * What a call of it may look like. Some are refused all the same: for a wrong password, or for who calls. A new procedure has its row
 * here, or does not compile; the tables of access, of canaries and of announcements say only what does not follow.
 */
const browserAt = (name: string) => ({
  endpoint: `https://push.example.com/${name}`,
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
});

const INPUTS: Record<ProcedurePath, (scene: Scene) => unknown> = {
  'account.cancelEmailChange': () => undefined,
  'account.confirmAgain': () => undefined,
  'account.emailChange': () => undefined,
  'account.changeEmail': () => ({ email: 'elsewhere@chaos.test' }),
  'account.changeUsername': () => ({ username: unusedName() }),
  'account.changePassword': () => ({ currentPassword: MEMBER_PASSWORD, newPassword: 'a better banana' }),
  'account.endOtherSessions': () => undefined,
  'account.disownSession': ({ session }) => ({ id: session }),
  'account.endSession': ({ session }) => ({ id: session }),
  'account.prove': () => ({ password: MEMBER_PASSWORD }),
  'account.sessions': () => undefined,
  'account.leave': () => ({ characters: 'leave' }),
  'account.comeBack': () => undefined,
  'account.export': () => undefined,
  'account.exports': () => undefined,
  'account.exportLink': ({ owner }) => ({ id: owner }),
  'auth.signUp': () => ({
    email: `${randomUUID()}@chaos.test`,
    password: 'a long banana',
    username: unusedName(),
  }),
  'auth.signIn': () => ({ email: 'nobody@chaos.test', password: 'x' }),
  'auth.signOut': () => undefined,
  'auth.session': () => undefined,
  'auth.refresh': () => ({ refreshToken: 'nonsense' }),
  'auth.beginPasskey': () => undefined,
  'auth.finishPasskey': usedPasskey,
  'auth.confirmEmail': badToken,
  'auth.disownSession': badToken,
  'auth.undoEmailChange': badToken,
  'auth.requestPasswordReset': () => ({ email: 'nobody@chaos.test' }),
  'auth.resetPassword': () => ({ ...badToken(), password: 'a long banana' }),
  'battles.execute': ({ shown, other }) => ({ char1Id: shown, char2Id: other, requestId: randomUUID() }),
  'battles.byId': ({ battle }) => ({ id: battle }),
  'battles.history': () => undefined,
  'battles.fairness': () => ({ day: new Date().toISOString().slice(0, 10) }),
  'battles.stakes': ({ hidden, other }) => ({ char1Id: hidden, char2Id: other }),
  'characters.byId': ({ hidden }) => ({ id: hidden }),
  'characters.history': ({ hidden }) => ({ id: hidden }),
  'characters.list': ({ owner }) => ({ filterType: 'user', targetUserId: owner, includeInactive: true }),
  'characters.following': () => ({}),
  'characters.tradable': ({ owner }) => ({ userId: owner }),
  'characters.generate': () => ({ ...blankWish, requestId: randomUUID() }),
  'characters.similar': ({ hidden }) => ({ id: hidden }),
  'characters.togglePrivacy': ({ shown }) => ({ characterId: shown }),
  'characters.wish': ({ hidden }) => ({ id: hidden }),
  'characters.setWishOpen': ({ hidden }) => ({ characterId: hidden, isOpen: false }),
  'characters.lineage': ({ hidden }) => ({ id: hidden }),
  'characters.successor': ({ hidden }) => ({ id: hidden }),
  'characters.finish': ({ hidden }) => ({ id: hidden }),
  'characters.secret': ({ hidden }) => ({ id: hidden }),
  'characters.findSecret': ({ hidden }) => ({ id: hidden, guess: 'canary whispers' }),
  'characters.found': () => ({}),
  'characters.rename': ({ shown }) => ({ characterId: shown, name: 'Nuovo Nome' }),
  'characters.remove': ({ shown }) => ({ characterId: shown }),
  'characters.restore': ({ deleted }) => ({ characterId: deleted }),
  'characters.deleted': () => undefined,
  'characters.lock': ({ shown }) => ({ characterIds: [shown] }),
  'characters.lockAllBut': ({ hidden }) => ({ characterIds: [hidden] }),
  'characters.unlock': ({ shown }) => ({ characterIds: [shown] }),
  'characters.restrictions': ({ hidden, shown }) => ({ characterIds: [hidden, shown] }),
  'characters.claim': () => ({ tickets: [{ ticketId: randomUUID(), secret: 'x' }] }),
  'collections.list': ({ owner }) => ({ ownerId: owner }),
  'collections.get': ({ collection }) => ({ id: collection }),
  'collections.characters': ({ openCollection }) => ({ id: openCollection }),
  'collections.marks': ({ hidden }) => ({ characterId: hidden }),
  'collections.followed': () => ({}),
  'collections.create': () => ({ name: 'Wet ones', isPublic: true, requestId: randomUUID() }),
  'collections.update': ({ openCollection }) => ({ id: openCollection, name: 'Wetter ones', description: 'Very.' }),
  'collections.delete': ({ openCollection }) => ({ id: openCollection }),
  'collections.add': ({ openCollection, other }) => ({ id: openCollection, characterId: other }),
  'collections.remove': ({ openCollection, shown }) => ({ id: openCollection, characterId: shown }),
  'collections.move': ({ openCollection, shown }) => ({ id: openCollection, characterId: shown, afterId: null }),
  'collections.follow': ({ openCollection }) => ({ id: openCollection }),
  'collections.unfollow': ({ openCollection }) => ({ id: openCollection }),
  'comments.list': ({ hidden }) => ({ characterId: hidden }),
  'comments.add': ({ hidden }) => ({ characterId: hidden, content: 'hello' }),
  'comments.remove': ({ comment }) => ({ id: comment }),
  'creators.popular': () => ({}),
  'creators.all': () => ({ query: 'o' }),
  'creators.following': () => ({}),
  'creators.toggleFollow': ({ owner }) => ({ targetUserId: owner }),
  'fusion.fuse': ({ hidden, shown }) => ({ characterIds: [hidden, shown], requestId: randomUUID() }),
  'gallery.search': () => ({ tab: 'new' }),
  'gallery.suggest': () => ({ text: 'segr' }),
  'gallery.top': () => ({}),
  'live.counts': ({ hidden, shown }) => ({ characterIds: [hidden, shown] }),
  'live.events': () => undefined,
  'notifications.list': () => undefined,
  'notifications.seen': () => ({ until: new Date().toISOString() }),
  'notifications.settings': () => undefined,
  'notifications.setTopic': () => ({ topic: 'comments', isOn: false }),
  'notifications.push': () => undefined,
  // Where no push service is.
  'notifications.subscribe': () => ({ endpoint: 'https://127.0.0.1/', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }),
  'notifications.renewPush': () => ({ from: browserAt('before'), to: browserAt('after') }),
  'notifications.unsubscribe': () => undefined,
  'offers.list': () => ({}),
  'offers.send': ({ partner, shown }) => ({
    toUserId: partner,
    offerType: 'gift',
    offeredIds: [shown],
    requestId: randomUUID(),
  }),
  'offers.counter': ({ offer: { offerId }, shown, other }) => ({
    offerId,
    offeredIds: [shown],
    requestedIds: [other],
    message: 'Rather so.',
    requestId: randomUUID(),
  }),
  'offers.accept': ({ offer }) => ({ ...offer, requestId: randomUUID() }),
  'offers.reject': ({ offer: { offerId } }) => ({ offerId, requestId: randomUUID() }),
  'offers.withdraw': ({ sent }) => ({ offerId: sent, requestId: randomUUID() }),
  'offers.disowned': () => undefined,
  'offers.takeBack': () => ({ requestId: randomUUID() }),
  'offers.reverse': ({ given }) => ({ offerId: given, requestId: randomUUID() }),
  'ops.actions': () => ({}),
  'ops.addWord': () => ({ word: 'gloggit', isAllowed: false }),
  'ops.breakdown': () => ({ range: '24h' }),
  'ops.cancel': ({ ticket: { ticketId } }) => ({ ids: [ticketId] }),
  'ops.drain': () => ({ workerId: randomUUID() }),
  'ops.undrain': () => ({ workerId: randomUUID() }),
  'ops.live': () => undefined,
  'ops.member': ({ partner }) => ({ person: partner }),
  'ops.openQueues': () => undefined,
  'ops.overview': () => undefined,
  'ops.pause': () => ({ kind: 'story' }),
  'ops.removeWord': () => ({ word: 'gloggit' }),
  'ops.reports': () => ({}),
  'ops.resolveReport': ({ report }) => ({ reportId: report, action: 'dismiss' }),
  'ops.restore': ({ shown }) => ({ characterId: shown }),
  'ops.resume': () => ({ kind: 'story' }),
  'ops.retry': ({ ticket: { ticketId } }) => ({ ids: [ticketId] }),
  'ops.series': () => ({ range: '1h' }),
  'ops.suspend': ({ partner }) => ({ userId: partner, reason: 'spam', until: null }),
  'ops.takeDown': ({ shown }) => ({ targetKind: 'character', targetId: shown }),
  'ops.ticket': ({ ticket }) => ticket,
  'ops.tickets': () => ({}),
  'ops.unsuspend': ({ partner }) => ({ userId: partner }),
  'ops.words': () => undefined,
  'account.codes.state': () => undefined,
  'account.codes.begin': () => undefined,
  'account.codes.confirm': () => ({ code: '000000' }),
  'account.codes.renew': () => undefined,
  'account.codes.remove': () => undefined,
  'account.passkeys.list': () => undefined,
  'account.passkeys.beginAdding': () => undefined,
  'account.passkeys.finishAdding': newPasskey,
  'account.passkeys.rename': ({ passkey: id }) => ({ id, name: 'Old phone' }),
  'account.passkeys.remove': ({ passkey: id }) => ({ id }),
  'account.passkeys.beginProving': () => undefined,
  'account.passkeys.prove': usedPasskey,
  'people.block': ({ partner }) => ({ userId: partner }),
  'people.list': () => ({ kind: 'blocked' }),
  'people.mute': ({ partner }) => ({ userId: partner }),
  'people.muteWord': () => ({ word: 'gloggit' }),
  'people.unblock': ({ partner }) => ({ userId: partner }),
  'people.unmute': ({ partner }) => ({ userId: partner }),
  'people.unmuteWord': () => ({ word: 'gloggit' }),
  'people.words': () => undefined,
  'profiles.byId': ({ owner }) => ({ id: owner }),
  'profiles.search': () => ({ query: 'o' }),
  'profiles.update': () => ({ displayName: 'Nuovo Nome', bio: 'I make things.' }),
  'profiles.setPeace': () => ({ isPeaceful: true }),
  'profiles.setAvatar': () => new FormData(),
  'reactions.mine': ({ hidden }) => ({ characterIds: [hidden] }),
  'reactions.toggle': ({ hidden }) => ({ characterId: hidden, reactionType: 'like' }),
  'reports.file': ({ hidden }) => ({ targetKind: 'character', targetId: hidden, reason: 'spam' }),
  'tickets.cancel': ({ ticket }) => ticket,
  'tickets.get': ({ ticket }) => ticket,
  'tickets.made': () => ({ tickets: [{ ticketId: randomUUID(), secret: 'x' }] }),
  'tickets.mine': () => ({}),
  'tickets.retry': ({ ticket }) => ({ ...ticket, requestId: randomUUID() }),
  'tickets.watch': ({ ticket }) => ticket,
};

/** @throws when the procedure has no row yet. */
export function inputOf(path: string, scene: Scene): unknown {
  const input = (INPUTS as Record<string, (scene: Scene) => unknown>)[path];
  if (!input) throw new Error(`no input for ${path}`);
  return input(scene);
}

export function typeOf(path: string): 'query' | 'mutation' | 'subscription' {
  return Reflect.get(Object(Reflect.get(Reflect.get(appRouter._def.procedures, path), '_def')), 'type');
}

/** Whether a call may bring anything. */
export function takesInput(path: string): boolean {
  return Reflect.get(Object(Reflect.get(Reflect.get(appRouter._def.procedures, path), '_def')), 'inputs').length > 0;
}

/**
 * One owner with a hidden and a public character and a ticket, and the others. A fresh one for each role: calls change it.
 * Whoever calls has just typed the password.
 */
export async function setScene(world: TestWorld, role: Role) {
  const [owner, stranger, operator] = [
    await world.newMember(),
    await world.newMember(),
    await world.newMember({ role: 'operator' }),
  ];
  const hidden = await world.newCharacter({ creatorId: owner.id, isPublic: false, name: 'Canarino Segretissimo' });
  const shown = await world.newCharacter({ creatorId: owner.id });
  const deleted = await world.newCharacter({ creatorId: owner.id, name: 'Canarino Segretissimo' });
  const isDeleted = { is_active: false, deleted_at: new Date() };
  await world.db.updateTable('meme_characters').set(isDeleted).where('id', '=', deleted).execute();
  const { id } = await owner.caller.characters.generate({ ...blankWish, requestId: randomUUID() });
  const { id: comment } = await owner.caller.comments.add({ characterId: shown, content: 'hello' });
  const partner = await world.newMember();
  const other = await world.newCharacter({ creatorId: partner.id });
  const battle = await fightInPublic(world, owner.id, hidden, other);
  const trade = { toUserId: owner.id, offerType: 'trade', offeredIds: [other], requestedIds: [shown] } as const;
  const { id: offerId, termsHash } = await partner.caller.offers.send({ ...trade, requestId: randomUUID() });
  const [sent, given] = [await giveTo(world, owner, partner.id), await giveTo(world, owner, partner.id)];
  await partner.caller.offers.accept({ ...given, requestId: randomUUID() });
  const secret = { ownerId: owner.id, name: 'Canarino Segretissimo', isPublic: false };
  const collection = await insertCollection(world.db, secret, [hidden]);
  const openCollection = await insertCollection(world.db, { ...secret, name: 'Wet ones', isPublic: true }, [hidden, shown]);
  await world.visitor(randomUUID()).reports.file({ targetKind: 'character', targetId: shown, reason: 'spam' });
  const [report] = (await operator.caller.ops.reports({ limit: 1 })).items;
  if (!report) throw new Error('what was reported is not listed');
  const userId = { visitor: null, stranger: stranger.id, owner: owner.id, operator: operator.id }[role];
  if (userId !== null) await world.prove(userId);
  const scene: Scene = {
    owner: owner.id,
    hidden,
    shown,
    deleted,
    ticket: { ticketId: id },
    comment,
    passkey: await insertPasskey(world.db, owner.id),
    session: await readPublicId(world, await insertFamily(world.db, owner.id)),
    other,
    battle,
    partner: partner.id,
    offer: { offerId, termsHash },
    sent: sent.offerId,
    given: given.offerId,
    collection,
    openCollection,
    report: report.id,
  };
  return { scene, userId };
}

async function readPublicId({ db }: TestWorld, familyId: string): Promise<string> {
  const { public_id: id } = await db
    .selectFrom('session_families')
    .select('public_id')
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A gift of something that stands in no other test. */
async function giveTo(world: TestWorld, { id: creatorId, caller }: { id: string; caller: Caller }, toUserId: string) {
  const offeredIds = [await world.newCharacter({ creatorId })];
  const { id: offerId, termsHash } = await caller.offers.send({
    toUserId,
    offerType: 'gift',
    offeredIds,
    requestId: randomUUID(),
  });
  return { offerId, termsHash };
}

/** A visitor's battle, which moves nothing, in the moment in which a hidden character was public. @returns its id. */
async function fightInPublic(world: TestWorld, owner: string, hidden: string, other: string): Promise<string> {
  const { characters } = world.member(owner);
  await characters.togglePrivacy({ characterId: hidden });
  const request = { char1Id: hidden, char2Id: other, requestId: randomUUID() };
  const { battleId } = await world.visitor(randomUUID()).battles.execute(request);
  await characters.togglePrivacy({ characterId: hidden });
  return battleId;
}

/** They say nothing while nothing happens, so they count as answered when they begin. */
const SILENT: readonly string[] = ['live.events'];

/** Calls any procedure by its path. A subscription counts as answered when it yields. */
export async function callByPath(caller: Caller, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), caller);
  if (typeof procedure !== 'function') throw new Error(`${path} is no procedure`);
  const answer: unknown = await procedure(input);
  if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer)) return answer;
  if (SILENT.includes(path)) return undefined;
  for await (const first of answer as AsyncIterable<unknown>) return first;
  return undefined;
}

/** What a call comes to: `ok`, or the reason of its refusal. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<{ outcome: string; answer: unknown }> {
  try {
    return { outcome: 'ok', answer: await call() };
  } catch (error) {
    const data = Reflect.get(Object(error), 'data');
    const reason = Reflect.get(Object(error), 'reason') ?? Reflect.get(Object(data), 'reason');
    return { outcome: typeof reason === 'string' ? reason : String(error), answer: null };
  }
}

/** Whoever has no passkey of an account, or half of one, does not get in with it; and nobody learns who has one. */
import { throwOldRowsAway } from '@chaos/shared/core/maintenance/expired-rows';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Mail } from '../mail/mails.ts';
import { addPasskey, enterWith, PUBLIC_ORIGIN } from '../testing/passkey-owner.ts';
import { type Lies, makePasskey } from '../testing/software-authenticator.ts';
import { createTestWorld } from '../testing/test-world.ts';
import { untilSomeWait } from '../testing/until-some-wait.ts';

const UNKNOWN = { code: 'UNAUTHORIZED', reason: 'wrong_credentials' };
const OVER = { code: 'BAD_REQUEST', reason: 'challenge_over' };
const REFUSED = { code: 'BAD_REQUEST', reason: 'invalid_input' };

const LIES: readonly [what: string, lies: Lies, failure: object][] = [
  ['of another origin', { origin: 'http://chaos.test.evil.example' }, UNKNOWN],
  ['of another port', { origin: 'http://chaos.test:8080' }, UNKNOWN],
  ['for another product', { rpId: 'evil.example' }, UNKNOWN],
  ['by whoever holds the device alone', { isUnverified: true }, UNKNOWN],
  ['with another key', { isForged: true }, UNKNOWN],
  ['made for adding one', { type: 'webauthn.create' }, UNKNOWN],
  ['in the name of another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }, UNKNOWN],
  ['for a challenge of its own', { challenge: 'A'.repeat(43) }, OVER],
  ['in a frame on a foreign page', { crossOrigin: true }, OVER],
];

test.each(LIES)('R467 what was signed %s opens nothing', async (_what, lies, failure) => {
  await using world = await createTestWorld();
  const passkey = await addPasskey(world, await world.newMember());
  await expect(enterWith(world, passkey, lies)).rejects.toMatchObject(failure);
  await enterWith(world, passkey);
});

const NEW_LIES: readonly [what: string, lies: Lies, failure: object][] = [
  ['of another origin', { origin: 'http://evil.example' }, REFUSED],
  ['for another product', { rpId: 'evil.example' }, REFUSED],
  ['of a device that looked at nobody', { isUnverified: true }, REFUSED],
  ['made for signing in', { type: 'webauthn.get' }, REFUSED],
  ['for a challenge of its own', { challenge: 'A'.repeat(43) }, OVER],
];

test.each(NEW_LIES)('R467 a new passkey %s is not added', async (_what, lies, failure) => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  await expect(addPasskey(world, member, lies)).rejects.toMatchObject(failure);
  expect(await member.caller.account.passkeys.list()).toEqual({ items: [] });
});

test.each(['packed', 'tpm', 'apple'])('R467 certificates of a new passkey are refused unread: %s', async (fmt) => {
  await using world = await createTestWorld();
  const noted = vi.spyOn(world.services.log, 'info');
  const certificates: [string, unknown][] = [
    ['alg', -7],
    ['sig', Uint8Array.of(1)],
    ['x5c', [Uint8Array.of(0x30, 0)]],
  ];
  const lies = { attestation: { fmt, attStmt: new Map(certificates) } };
  await expect(addPasskey(world, await world.newMember(), lies)).rejects.toMatchObject(REFUSED);
  expect(noted.mock.calls).toMatchObject([[{ err: { message: 'a passkey came with certificates' } }, expect.any(String)]]);
});

test('R467 a challenge is good once, also of twenty answers at once, and for five minutes', async () => {
  await using world = await createTestWorld();
  const passkey = await addPasskey(world, await world.newMember(), { counts: false });
  const { auth } = world.visitor();
  const credential = passkey.use(await auth.beginPasskey());
  const at = (index: number) => world.visitor().auth.finishPasskey({ credential, devices: [String(index)] });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => at(index)));
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.reason] : []));
  expect(failures).toEqual(Array.from({ length: 19 }, () => 'challenge_over'));
  await expect(at(21)).rejects.toMatchObject(OVER);
  const late = passkey.use(await auth.beginPasskey());
  await world.passTime(5 * 60 + 1);
  await expect(auth.finishPasskey({ credential: late })).rejects.toMatchObject(OVER);
});

test('R467 a wrong answer uses the challenge up as well', async () => {
  await using world = await createTestWorld();
  const passkey = await addPasskey(world, await world.newMember());
  const { auth } = world.visitor();
  const options = await auth.beginPasskey();
  await expect(auth.finishPasskey({ credential: passkey.use(options, { isForged: true }) })).rejects.toMatchObject(UNKNOWN);
  await expect(auth.finishPasskey({ credential: passkey.use(options) })).rejects.toMatchObject(OVER);
});

test('R467 a challenge is for whoever got it, and for what it was got for', async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const passkey = await addPasskey(world, ada);
  const toEnter = async () => world.visitor('198.51.100.1').auth.beginPasskey();
  const elsewhere = world.visitor('198.51.100.2').auth;
  await expect(elsewhere.finishPasskey({ credential: passkey.use(await toEnter()) })).rejects.toMatchObject(OVER);
  await expect(ada.caller.account.passkeys.prove({ credential: passkey.use(await toEnter()) })).rejects.toMatchObject(OVER);
  const ofBob = await bob.caller.account.passkeys.beginProving();
  await expect(ada.caller.account.passkeys.prove({ credential: passkey.use(ofBob) })).rejects.toMatchObject(OVER);
  const toProve = await ada.caller.account.passkeys.beginProving();
  await expect(world.visitor().auth.finishPasskey({ credential: passkey.use(toProve) })).rejects.toMatchObject(OVER);
  const toAdd = await ada.caller.account.passkeys.beginAdding();
  await expect(ada.caller.account.passkeys.prove({ credential: passkey.use(toAdd) })).rejects.toMatchObject(OVER);
  await world.prove(bob.id);
  const made = makePasskey(PUBLIC_ORIGIN, toAdd);
  await expect(bob.caller.account.passkeys.finishAdding({ credential: made.created })).rejects.toMatchObject(OVER);
});

test("R466 somebody else's passkey proves nothing, is not added again, renamed or removed", async () => {
  await using world = await createTestWorld();
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const { passkeys } = bob.caller.account;
  const ofAda = await addPasskey(world, ada);
  await expect(passkeys.prove({ credential: ofAda.use(await passkeys.beginProving()) })).rejects.toMatchObject(UNKNOWN);
  await expect(passkeys.rename({ id: ofAda.id, name: 'Mine' })).rejects.toMatchObject({ reason: 'not_found' });
  await world.prove(bob.id);
  await expect(passkeys.remove({ id: ofAda.id })).rejects.toMatchObject({ reason: 'not_found' });
  await world.db.updateTable('passkeys').set({ credential_id: 'taken' }).where('id', '=', ofAda.id).execute();
  const made = makePasskey(PUBLIC_ORIGIN, await passkeys.beginAdding());
  await world.db.updateTable('passkeys').set({ credential_id: made.credentialId }).where('id', '=', ofAda.id).execute();
  await expect(passkeys.finishAdding({ credential: made.created })).rejects.toMatchObject({
    code: 'CONFLICT',
    reason: 'passkey_known',
  });
  expect(await passkeys.list()).toEqual({ items: [] });
  expect((await ada.caller.account.passkeys.list()).items).toHaveLength(1);
});

test('R468 a counter that goes back is a copy: it opens and proves nothing, its owner is told once, and the first one goes on', async () => {
  await using world = await createTestWorld();
  const mails: Mail[] = [];
  world.services.mailer = { ...world.services.mailer, send: (mail) => void mails.push(mail) };
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  await enterWith(world, passkey, { counter: 7 });
  for (const counter of [7, 6, 0]) await expect(enterWith(world, passkey, { counter })).rejects.toMatchObject(UNKNOWN);
  const { passkeys } = member.caller.account;
  const proof = passkey.use(await passkeys.beginProving(), { counter: 3 });
  await expect(passkeys.prove({ credential: proof })).rejects.toMatchObject(UNKNOWN);
  const told = mails.filter(({ subject }) => subject.includes('copied'));
  expect(told).toMatchObject([{ to: member.email, text: expect.stringContaining('/settings') }]);
  await enterWith(world, passkey, { counter: 8 });
});

test('R468 a counter is looked at only where the signature is right: nobody makes mails of copies', async () => {
  await using world = await createTestWorld();
  const mails: Mail[] = [];
  world.services.mailer = { ...world.services.mailer, send: (mail) => void mails.push(mail) };
  const passkey = await addPasskey(world, await world.newMember());
  await enterWith(world, passkey, { counter: 7 });
  await expect(enterWith(world, passkey, { counter: 1, isForged: true })).rejects.toMatchObject(UNKNOWN);
  await enterWith(world, passkey, { counter: 8 });
  expect(mails.filter(({ subject }) => subject.includes('copied'))).toEqual([]);
});

test('R468 of two copies that sign at once with the same counter one gets in; one that never counts always does', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const [counting, synced] = [await addPasskey(world, member), await addPasskey(world, member, { counts: false })];
  const twice = () =>
    Promise.allSettled([enterWith(world, counting, { counter: 1 }), enterWith(world, counting, { counter: 1 })]);
  expect((await twice()).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (let index = 0; index < 3; index += 1) await enterWith(world, synced);
});

test('R469 begun for everybody alike, and refused alike: unknown, removed, wrongly signed, or of an account that is closed', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const [known, removed] = [await addPasskey(world, member), await addPasskey(world, member)];
  await member.caller.account.passkeys.remove({ id: removed.id });
  const { challenge, ...same } = await world.visitor().auth.beginPasskey();
  expect(same).toEqual({ rpId: 'chaos.test', timeout: 300_000, userVerification: 'required' });
  expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
  const stranger = makePasskey(PUBLIC_ORIGIN, { challenge, rp: { id: 'chaos.test' }, user: { id: 'AAAA' } });
  const tries = [enterWith(world, stranger), enterWith(world, removed), enterWith(world, known, { isForged: true })];
  const refused = await Promise.allSettled(tries);
  world.services.mailer = { ...world.services.mailer, reachesPeople: true };
  await world.db.updateTable('users').set({ email_confirmed_at: null }).execute();
  const [closed] = await Promise.allSettled([enterWith(world, known)]);
  const said = [...refused, closed].map((one) => (one.status === 'rejected' ? one.reason.message : 'in'));
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain('does not open an account');
});

test('R469 challenges are limited by person, neighbours and network, and thrown away when they are over', async () => {
  // Two of a person, eight of a /56, thirty-two of a /48.
  await using world = await createTestWorld({ rateLimitScale: 0.02 });
  const begin = async (addresses: readonly string[]) => {
    const outcomes = await Promise.allSettled(addresses.map((address) => world.visitor(address).auth.beginPasskey()));
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };
  const times = <Of>(count: number, make: (index: number) => Of) => Array.from({ length: count }, (_, index) => make(index));
  expect(await begin(times(3, () => '198.51.100.9'))).toBe(2);
  expect(await begin(times(20, (index) => `2001:db8:77:${index}::1`))).toBe(8);
  expect(await begin(times(60, (index) => `2001:db8:78:${index.toString(16)}00::1`))).toBe(32);
  expect(await begin(['2001:db8:79::1'])).toBe(1);
  const count = async () => (await world.db.selectFrom('passkey_challenges').select('hash').execute()).length;
  await throwOldRowsAway(world.db);
  expect(await count()).toBe(43);
  await world.passTime(5 * 60 + 1);
  await throwOldRowsAway(world.db);
  expect(await count()).toBe(0);
});

test('R467 a passkey that is removed while its answer is on its way opens nothing, and an ended session adds none', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const passkey = await addPasskey(world, member);
  const made = makePasskey(PUBLIC_ORIGIN, await member.caller.account.passkeys.beginAdding());
  const { auth } = world.visitor();
  const credential = passkey.use(await auth.beginPasskey());
  const holding = await world.db.startTransaction().execute();
  await holding.deleteFrom('passkeys').where('id', '=', passkey.id).execute();
  const entering = auth.finishPasskey({ credential });
  entering.catch(() => {});
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waits.execute(world.db)).rows.length).toBe(1);
  await holding.commit().execute();
  await expect(entering).rejects.toMatchObject(UNKNOWN);
  await world.db.updateTable('session_families').set({ revoked_at: new Date() }).execute();
  await expect(member.caller.account.passkeys.finishAdding({ credential: made.created })).rejects.toMatchObject({
    reason: 'signed_out',
  });
  expect(await member.caller.account.passkeys.list()).toEqual({ items: [] });
});

test('R612 a passkey is added by a proof that holds until it is written, and by none of before codes came on', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const { passkeys } = member.caller.account;
  await world.prove(member.id);
  const made = makePasskey(PUBLIC_ORIGIN, await passkeys.beginAdding());
  const holding = await world.db.startTransaction().execute();
  await holding.selectFrom('users').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
  const adding = passkeys.finishAdding({ credential: made.created });
  adding.catch(() => {});
  await untilSomeWait(world, 1);
  // As `codes.confirm` does in another session.
  await holding.updateTable('session_families').set({ proven_at: null }).where('user_id', '=', member.id).execute();
  await holding.commit().execute();
  await expect(adding).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'proof_required' });
  expect(await passkeys.list()).toEqual({ items: [] });
});

/** Strangers who guess at an account, or from one's own address, so that its owner is closed out. */
import { expect, test } from 'vitest';
import { readOutbox } from '../mail/mailer.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const PASSWORD = 'tung tung banana';
const account = { email: 'frigo@chaos.test', password: PASSWORD, username: 'frigo' };
const credentials = { email: account.email, password: PASSWORD };

/** As the limits are a tenth of those of the product: 3 tries of an address, 10 of all. */
const STRICT = { rateLimitScale: 0.1 };

const signIn = (world: TestWorld, address: string, input: { password?: string; devices?: string[]; entrance?: string }) =>
  world
    .visitor(address)
    .auth.signIn({ ...credentials, ...input })
    .then(
      () => 'ok',
      (error: unknown) => String(Reflect.get(Object(error), 'reason')),
    );

/** Strangers guess until nobody else is let in. */
async function closeDoor(world: TestWorld): Promise<void> {
  for (let index = 0; index < 12; index += 1) await signIn(world, `203.0.${index}.113`, { password: 'a guess' });
}

const mails = async ({ outboxFolder }: TestWorld) =>
  (await readOutbox(outboxFolder)).flatMap(({ text }) => /\/auth#token=(\S+)/.exec(text)?.[1] ?? []);

async function readEntrance(world: TestWorld): Promise<string> {
  await expect.poll(() => mails(world)).toHaveLength(1);
  return (await mails(world))[0] ?? '';
}

test('a device that the account knows is let in from any address, however many strangers guess', async () => {
  await using world = await createTestWorld(STRICT);
  const { session } = await world.visitor('198.51.100.9').auth.signUp(account);
  const devices = ['of somebody else', session?.device ?? ''];
  await closeDoor(world);
  expect(await signIn(world, '198.51.100.77', {})).toBe('too_many_requests');
  expect(await signIn(world, '198.51.100.77', { devices })).toBe('ok');
  // Nor by those who share its address.
  for (let index = 0; index < 4; index += 1) await signIn(world, '198.51.100.78', { password: 'a guess' });
  expect(await signIn(world, '198.51.100.78', { devices })).toBe('ok');
});

test('a stolen or made-up device guesses as seldom as anybody, opens no other account, and is none after a new password', async () => {
  await using world = await createTestWorld(STRICT);
  const { session } = await world.visitor('198.51.100.9').auth.signUp(account);
  const other = await world.visitor('198.51.100.8').auth.signUp({ ...account, email: 'other@chaos.test', username: 'other' });
  const [mine = '', others = ''] = [session?.device, other.session?.device];
  await closeDoor(world);
  for (const device of [
    others,
    `${mine.split('.')[0]}.${others.split('.')[1]}`,
    'x.',
    '.',
    '',
    mine.slice(0, -1),
    `${mine}.1`,
    `${mine}.`,
  ])
    expect(await signIn(world, '198.51.100.77', { devices: [device] })).toBe('too_many_requests');
  const guesses = [];
  for (let index = 0; index < 5; index += 1)
    guesses.push(await signIn(world, `198.51.100.${index}`, { password: 'a guess', devices: [mine] }));
  expect(guesses).toEqual([
    'wrong_credentials',
    'wrong_credentials',
    'wrong_credentials',
    'too_many_requests',
    'too_many_requests',
  ]);

  await world.visitor('192.0.2.10').auth.requestPasswordReset({ email: account.email });
  const link = async () =>
    (await readOutbox(world.outboxFolder)).flatMap(({ text }) => /reset#token=(\S+)/.exec(text)?.[1] ?? [])[0];
  await expect.poll(link).toBeDefined();
  const password = 'a better banana';
  await world.visitor('192.0.2.10').auth.resetPassword({ token: (await link()) ?? '', password });
  await closeDoor(world);
  expect(await signIn(world, '198.51.100.77', { password, devices: [mine] })).toBe('too_many_requests');
  // Nor is an address any more from which the old password was used; the one where the new one was set is known.
  expect(await signIn(world, '198.51.100.9', { password })).toBe('too_many_requests');
  expect(await signIn(world, '192.0.2.10', { password })).toBe('ok');
});

test('an account that goes on making new devices is entered no faster for it', async () => {
  await using world = await createTestWorld(STRICT);
  const { session } = await world.visitor('198.51.100.9').auth.signUp(account);
  let device = session?.device ?? '';
  const enter = async (index: number) => {
    ({ device } = await world.visitor(`192.0.2.${index}`).auth.signIn({ ...credentials, devices: [device] }));
  };
  for (let index = 0; index < 10; index += 1) await enter(index);
  await expect(enter(10)).rejects.toMatchObject({ reason: 'too_many_requests' });
});

test('the link goes to the address as its owner wrote it, not as it was guessed at', async () => {
  await using world = await createTestWorld(STRICT);
  await world.visitor('198.51.100.9').auth.signUp(account);
  for (let index = 0; index < 12; index += 1)
    await world
      .visitor(`203.0.${index}.113`)
      .auth.signIn({ email: 'FRIGO@chaos.test', password: 'a guess' })
      .catch(() => {});
  await readEntrance(world);
  const told = (await readOutbox(world.outboxFolder)).filter(({ text }) => text.includes('/auth#token='));
  expect(told.map(({ to }) => to)).toEqual([account.email]);
});

test('to a new device of the owner the door is opened by a mail, once, at once', async () => {
  await using world = await createTestWorld(STRICT);
  await world.visitor('198.51.100.9').auth.signUp(account);
  await closeDoor(world);
  const entrance = await readEntrance(world);
  // Still not without the password, and a wrong one does not use it up.
  expect(await signIn(world, '198.51.100.77', { password: 'a guess', entrance })).toBe('wrong_credentials');
  expect(await signIn(world, '203.0.113.5', { entrance })).toBe('ok');
  expect(await signIn(world, '198.51.100.77', { entrance })).toBe('too_many_requests');
  expect(await signIn(world, '198.51.100.77', { entrance: 'made up' })).toBe('too_many_requests');
});

test('one link in half an hour is mailed, which works until the next one, and only for its account', async () => {
  await using world = await createTestWorld(STRICT);
  await world.visitor('198.51.100.9').auth.signUp(account);
  await world.visitor('198.51.100.8').auth.signUp({ ...account, email: 'other@chaos.test', username: 'other' });
  await closeDoor(world);
  await closeDoor(world);
  const entrance = await readEntrance(world);
  const other = { ...credentials, email: 'other@chaos.test' };
  for (let index = 0; index < 12; index += 1)
    await world
      .visitor(`192.0.2.${index}`)
      .auth.signIn({ ...other, password: 'a guess' })
      .catch(() => {});
  await expect(world.visitor('192.0.2.99').auth.signIn({ ...other, entrance })).rejects.toMatchObject({
    reason: 'too_many_requests',
  });
  expect(await signIn(world, '198.51.100.77', { entrance })).toBe('ok');
});

test('of many who show one link at once one gets in', async () => {
  await using world = await createTestWorld(STRICT);
  await world.visitor('198.51.100.9').auth.signUp(account);
  await closeDoor(world);
  const entrance = await readEntrance(world);
  const all = await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(world, `192.0.2.${index}`, { entrance })));
  expect(all.filter((said) => said === 'ok')).toHaveLength(1);
});

test('an address without an account is answered in the same way, and gets no mail', async () => {
  await using world = await createTestWorld(STRICT);
  const say = (email: string, address: string) =>
    world
      .visitor(address)
      .auth.signIn({ email, password: 'a guess', devices: ['x.y'], entrance: 'made up' })
      .catch(({ reason, message }: { reason: string; message: string }) => `${reason}: ${message}`);
  const answersFor = async (email: string, network: string) => {
    const answers: unknown[] = [];
    for (let index = 0; index < 12; index += 1) answers.push(await say(email, `${network}.${index}.2`));
    return answers;
  };
  const unknown = await answersFor('nobody@chaos.test', '203.0');
  expect(unknown.at(-1)).toMatch(/^too_many_requests: Somebody is guessing passwords of this account/);
  await world.visitor('198.51.100.9').auth.signUp(account);
  expect(await answersFor(account.email, '192.0')).toEqual(unknown);
  await readEntrance(world);
});

/** Where mails reach people, nobody learns from the outside whether an address has an account. */
import { expect, test } from 'vitest';
import type { Mail } from '../mail/mails.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const PASSWORD = 'tung tung banana';

/** A world in which used@chaos.test has an account already. */
async function createMailedWorld() {
  const world = await createTestWorld();
  const mails: Mail[] = [];
  world.services.mailer = { reachesPeople: true, failures: () => 0, send: (mail) => void mails.push(mail) };
  await signUp(world, 'used@chaos.test', 'first_one');
  return { world, mails };
}

function signUp(world: TestWorld, email: string, username: string): Promise<unknown> {
  return world
    .visitor(`for ${username} ${email}`)
    .auth.signUp({ email, password: PASSWORD, username })
    .catch((error: { reason: string }) => error.reason);
}

test('a sign-up with a free address and one with a used address leave the same behind', async () => {
  const { world } = await createMailedWorld();
  await using _ = world;
  expect(await signUp(world, 'free@chaos.test', 'probe_1')).toEqual({ session: null });
  expect(await signUp(world, 'used@chaos.test', 'probe_2')).toEqual({ session: null });
  for (const probe of ['probe_1', 'probe_2']) {
    expect((await world.visitor().creators.all({ query: probe })).items).toEqual([]);
    expect(await signUp(world, `another.${probe}@chaos.test`, probe.toUpperCase())).toBe('username_taken');
  }
});

test('neither do two sign-ups at once with one username tell which address is free', async () => {
  const { world } = await createMailedWorld();
  await using _ = world;
  for (const [index, other] of ['free@chaos.test', 'used@chaos.test'].entries()) {
    const answers = await Promise.all([
      signUp(world, 'used@chaos.test', `probe_${index}`),
      signUp(world, other, `probe_${index}`),
    ]);
    expect(answers).toContainEqual({ session: null });
    expect(answers).toContain('username_taken');
  }
});

test('a profile shows itself when its address is confirmed, by the link or by a new password', async () => {
  const { world, mails } = await createMailedWorld();
  await using _ = world;
  const fan = await world.newMember();
  await signUp(world, 'second@chaos.test', 'second_one');
  const rows = await world.db.selectFrom('profiles').select(['id', 'username']).where('id', '<>', fan.id).execute();
  expect(rows).toHaveLength(2);
  for (const { id } of rows) {
    await expect(world.visitor().profiles.byId({ id })).rejects.toMatchObject({ reason: 'not_found' });
    await expect(fan.caller.creators.toggleFollow({ targetUserId: id })).rejects.toMatchObject({ reason: 'not_found' });
  }
  const link = mails.find((mail) => mail.to === 'used@chaos.test')?.text ?? '';
  await world.visitor().auth.confirmEmail({ token: /#confirm=(\S+)/.exec(link)?.[1] ?? '', password: PASSWORD });
  await world.visitor().auth.requestPasswordReset({ email: 'second@chaos.test' });
  await expect.poll(() => mails.at(-1)?.text).toContain('#token=');
  const token = /#token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  await world.visitor().auth.resetPassword({ token, password: 'a better banana' });
  for (const { id, username } of rows) {
    expect((await world.visitor().profiles.byId({ id })).username).toBe(username);
    expect((await fan.caller.profiles.search({ query: username })).items).toHaveLength(1);
  }
});

test('signing in after such a sign-up says the same, too, before the address is confirmed', async () => {
  const { world } = await createMailedWorld();
  await using _ = world;
  const answers: string[] = [];
  for (const [index, email] of ['free@chaos.test', 'used@chaos.test'].entries()) {
    const password = `my own banana ${index}`;
    await world.visitor(email).auth.signUp({ email, password, username: `probe_${index}` });
    const answer = await world
      .visitor(email)
      .auth.signIn({ email, password })
      .catch((error: { code: string; reason: string; message: string }) => `${error.code} ${error.reason} ${error.message}`);
    answers.push(String(answer));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('not confirmed');
});

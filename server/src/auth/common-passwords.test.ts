import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { readOutbox } from '../mail/mailer.ts';
import { MEMBER_PASSWORD } from '../testing/test-data.ts';
import { createTestWorld } from '../testing/test-world.ts';
import { findPasswordFault } from './common-passwords.ts';

const NAMES = ['frigo_camelo', 'frigo.camelo@chaos.test'];

test('R473 none of the 17,000 passwords of eight signs and more that leaks have shown most is taken, in whatever case', async () => {
  const long = passwords.filter((password) => password.length >= 8);
  expect(long.length).toBeGreaterThan(17_000);
  const taken = await Promise.all(
    long.map(async (one) => ((await findPasswordFault(one.toUpperCase(), [])) === null ? one : null)),
  );
  expect(taken.filter((one) => one !== null)).toEqual([]);
});

test.each(['P@ssw0rd2024!', 'Summer2024!', '1.Sunshine', 'drowssap', 'dr4g0nfly', '123password456'])(
  'R473 %s is one of them behind digits, marks, signs for letters, or backwards',
  async (password) => {
    expect(await findPasswordFault(password, [])).toBe('leaked');
  },
);

test.each([
  'hallofchaos2024',
  'MyBrainrot1',
  'Chaos-Chaos-99',
  'tungtungtungsahur',
  'Frigo_Camelo!',
  'camelo123',
  'Qwertz123',
  'aB3$aB3$aB3$',
  'abcdefghijk',
  '98765432',
])('R473 %s is made of words of this product, names of its owner, or rows of signs alone', async (password) => {
  expect(await findPasswordFault(password, NAMES)).toBe('guessable');
});

test.each([
  MEMBER_PASSWORD,
  'correct horse battery staple',
  'chaos-banana-9',
  'k8v2m9qx',
  'frigo eats 7 fish',
  'моя собака ест рыбу',
])('R473 %s is taken, whatever kinds of signs it has', async (password) => {
  expect(await findPasswordFault(password, NAMES)).toBeNull();
});

test('R473 it is refused with a reason at signing up, at a change and by a mailed link, which still works then', async () => {
  await using world = await createTestWorld();
  const refusal = (sentence: string) => ({ reason: 'weak_password', message: expect.stringContaining(sentence) });
  const account = { email: 'camelo@chaos.test', username: 'camelo', password: 'sunshine99' };
  await expect(world.visitor().auth.signUp(account)).rejects.toMatchObject(refusal('leak'));
  const member = await world.newMember({ username: 'frigo' });
  const change = (newPassword: string) => member.caller.account.changePassword({ currentPassword: MEMBER_PASSWORD, newPassword });
  await expect(change('princess!1')).rejects.toMatchObject(refusal('leak'));
  await expect(change('FRIGO-2024')).rejects.toMatchObject(refusal('guess'));
  await world.visitor().auth.requestPasswordReset({ email: member.email });
  let token = '';
  const findToken = async () => {
    token = /mode=reset#token=(\S+)/.exec((await readOutbox(world.outboxFolder))[0]?.text ?? '')?.[1] ?? '';
    return token;
  };
  await expect.poll(findToken).not.toBe('');
  const reset = (password: string) => world.visitor().auth.resetPassword({ token, password });
  await expect(reset('frigo123!')).rejects.toMatchObject(refusal('guess'));
  await expect(reset('iloveyou123')).rejects.toMatchObject(refusal('leak'));
  await reset('a better banana');
});

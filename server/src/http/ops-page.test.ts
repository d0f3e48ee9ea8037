import { expect, test } from 'vitest';
import { sendRaw } from '../testing/fuzz/raw-http.ts';
import { servePages } from '../testing/serve-pages.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

/** What the browser of somebody who has just signed up holds, after this change of their account. */
async function cookiesOf(world: TestWorld, username: string, change: { role?: 'operator'; email_confirmed_at?: Date | null }) {
  const account = { email: `${username}@chaos.test`, password: 'tung tung banana', username };
  const { session } = await world.visitor().auth.signUp(account);
  if (!session) throw new Error('nobody is signed in');
  const { user, accessToken } = session;
  await world.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(), ...change })
    .where('id', '=', user.id)
    .execute();
  const { origin } = await world.listen();
  const headers = { authorization: `Bearer ${accessToken}` };
  const set = (await sendRaw(origin, '/trpc/auth.session', { headers })).headers['set-cookie'] ?? [];
  return { userId: user.id, set, cookie: set.map((one) => one.split(';')[0]).join('; ') };
}

test('Q18 the operators’ page is there for an operator’s browser, as long as its session and its role last, and for nobody else', async () => {
  await using world = await createTestWorld();
  await using pages = await servePages(world);
  const statusOf = async (cookie?: string) => (await pages.get('/ops', cookie === undefined ? {} : { cookie })).status;
  const operator = await cookiesOf(world, 'operatrice', { role: 'operator' });
  expect(operator.set.join()).toMatch(/desk_pass=\S+; Max-Age=86400; Path=\/ops; HttpOnly; SameSite=Strict/);
  expect(await statusOf(operator.cookie)).toBe(200);

  const member = await cookiesOf(world, 'membro', {});
  const unconfirmed = await cookiesOf(world, 'incerta', { role: 'operator', email_confirmed_at: null });
  const pictures = operator.cookie.split('; ').find((one) => one.startsWith('picture_pass=')) ?? '';
  for (const cookie of [undefined, member.cookie, unconfirmed.cookie, pictures, pictures.replace('picture_pass', 'desk_pass')])
    expect(await statusOf(cookie), cookie).toBe(404);

  await world.db.updateTable('users').set({ role: 'member' }).where('id', '=', operator.userId).execute();
  expect(await statusOf(operator.cookie)).toBe(404);
  await world.db.updateTable('users').set({ role: 'operator' }).where('id', '=', operator.userId).execute();
  await world.db.updateTable('session_families').set({ revoked_at: new Date() }).where('user_id', '=', operator.userId).execute();
  expect(await statusOf(operator.cookie)).toBe(404);
});

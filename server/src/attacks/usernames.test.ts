/** Names that sound as if the house spoke, or that are taken for somebody else's. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isReserved, lookOf } from '../auth/usernames.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

let people = 0;

function signUp(world: TestWorld, username: string): Promise<string> {
  people += 1;
  const email = `person${people}@chaos.test`;
  return world
    .visitor()
    .auth.signUp({ email, password: 'tung tung banana', username })
    .then(
      () => 'ok',
      (error: unknown) => `${Reflect.get(Object(error), 'reason')}: ${Reflect.get(Object(error), 'message')}`,
    );
}

const OF_THE_HOUSE = [
  ...['admin', 'Support', 'hall_of_chaos', 'HallOfChaos', 'moderator', 'root', 'anonymous', 'null', 'postmaster'],
  ...[
    'adm1n',
    'Adrnin',
    'r00t',
    '0perator',
    'He1p',
    'support_team',
    'admin1',
    '1_admin_2',
    '_admin_',
    'ad_min',
    'the_real_admin',
  ],
  ...['Hall__Of__Chaos', 'ha11_of_chaos', 'chaos_support_2026', 'official_chaos', 'SYSTEM', 'nu11', 'hall_0f_chaos'],
];
const OF_PEOPLE = [
  'chaos_friend',
  'adminton',
  'teamwork',
  'moderna',
  'rooted',
  'supporter',
  'maria',
  'x_y_z',
  'hallo',
  'real_otter',
  'agent_007',
];

test('names that sound as if the house spoke are kept, however they are written, and all others are anybody’s', () => {
  expect(OF_THE_HOUSE.filter((username) => !isReserved(username))).toEqual([]);
  expect(OF_PEOPLE.filter(isReserved)).toEqual([]);
});

test('nobody signs up with a name of the house, and is told why', async () => {
  await using world = await createTestWorld();
  for (const username of ['admin', 'Adrnin', 'hall_of_chaos', 'support_team'])
    expect(await signUp(world, username)).toMatch(/^username_taken: This username is kept for those who run the Hall/);
});

test('nobody takes a name that looks like somebody’s, also not one that was only asked for', async () => {
  await using world = await createTestWorld();
  expect(await signUp(world, 'Willi_Modern0')).toBe('ok');
  for (const alike of ['WiIIi_Modern0', 'VVilli_Modern0', 'Willi_ModernO', 'willi__modern0', '_Willi_Modern0_', 'Willi_Modemo'])
    expect(await signUp(world, alike), alike).toMatch(/^username_taken: This username looks like one that is taken/);
  expect(await signUp(world, 'WILLI_MODERN0')).toMatch(/is taken/);
});

test('of many who want names that look alike at once one gets it', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const names = ['otter_l', 'otter_I', 'otter_1', 'Otter_l', '_otter_l', 'otter__l', 'OTTER_L', 'otter_L'];
  const answers = await Promise.all(names.map((name) => signUp(world, name)));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  expect(answers.filter((answer) => answer !== 'ok' && !answer.startsWith('username_taken'))).toEqual([]);
});

test('the database sees the same look as the server', async () => {
  await using world = await createTestWorld();
  const letters = fc.constantFrom(...'abIl10OomMwWvVrRnN__zZ9');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, minLength: 3, maxLength: 24 }), async (username) => {
      const { rows } = await sql<{ look: string }>`select username_look(${username}) as look`.execute(world.db);
      expect(rows[0]?.look).toBe(lookOf(username));
    }),
    { numRuns: 200 },
  );
});

/** Names that sound as if the house spoke, or that are taken for somebody else's. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isKeptForHouse, lookOf } from '../auth/reserved-usernames.ts';
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
  // Capitals begin words, and a large I is not always an l.
  ...['TheRealAdmin', 'SupportTeam', 'HallOfChaosSupport', 'HallOfChaosAdmin', 'ChaosTeam', 'OfficialChaos', 'IAmTheAdmin'],
  ...['ModTeam', 'TheDevTeam', 'AdminX', 'xXAdminXx', 'Ha11OfChaos', 'SupportTeam24', 'TheRea1Admin'],
  ...['ADMIN', 'OFFICIAL', 'MODERATION', 'Info', 'HALL_OF_CHAOS_OFFICIAL', 'VERIFIED_STAFF', 'ADMINTEAM'],
  // Written together.
  ...['supportteam', 'therealadmin', 'hallofchaossupport', 'hallofchaosadmin', 'chaosteam', 'officialchaos', 'adminsupport'],
  ...['adminofchaos', 'iamadmin', 'iamtheadmin', 'sUPPORTtEAM', 'Supportteam_2026', 'the_supportteam', 'support24team'],
  ...['SuPportTeam', 'TheReaIAdmin', 'supp0rtteam', 'officialsupport', 'brainrotsupport', 'admin_supportteam'],
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
  // What is made of short words of the house by accident, or of fillers alone.
  ...['Allison', 'Ibotta', 'modtest', 'Ismail', 'Xpress', 'Ateam', 'Botha', 'Modesto', 'Devall', 'Abbot', 'Ballhere', 'TheReal'],
  ...['forreal', 'IAmReal', 'Iamgroot', 'Theresa', 'Formal', 'Allhere', 'Testa', 'modall', 'botdev', 'Xena', 'Amira', 'Isamu'],
  ...[
    'Hallie',
    'Hallgrimur',
    'Halldora',
    'Marshall',
    'Teamo',
    'Rootsy',
    'Crewe',
    'Owen',
    'Helpa',
    'Staffan',
    'Falstaff',
    'Newsom',
  ],
  ...[
    'Townhall',
    'Whitehall',
    'Infold',
    'Mailin',
    'Maile',
    'Ishmael',
    'Camail',
    'Canon',
    'Shannon',
    'Anona',
    'Nullah',
    'Guestave',
  ],
  ...[
    'McGuest',
    'DeLaCrewe',
    'VanDerHallen',
    'my4real_otter',
    'MacAllister',
    'LeRoot_Beer',
    'DevAnand',
    'BotticelliFan',
    'XiaoMing',
  ],
  // Of many languages, as people write them without accents.
  ...[
    'Maria',
    'Jose',
    'Ana',
    'Joao',
    'Giulia',
    'Francois',
    'Chloe',
    'Juergen',
    'Annegret',
    'Wilhelm',
    'Sanne',
    'Pieter',
    'Bjorn',
  ],
  ...[
    'Astrid',
    'Aino',
    'Vaino',
    'Agnieszka',
    'Wojciech',
    'Zdenek',
    'Jiri',
    'Ilona',
    'Istvan',
    'Radu',
    'Ioana',
    'Dimitra',
    'Ivan',
  ],
  ...['Olga', 'Oksana', 'Taras', 'Aigul', 'Mehmet', 'Ayse', 'Ismet', 'Amina', 'Omar', 'Isra', 'Fatima', 'Moshe', 'Adva', 'Arash'],
  ...['Shirin', 'Aditi', 'Devika', 'Arjun', 'Allu', 'Nusrat', 'Sinhala', 'Thuy', 'Nguyen', 'Somchai', 'Ayu', 'Wahyu', 'Isagani'],
  ...['Xiuying', 'Wei', 'Xavier', 'Hiroshi', 'Ami', 'Yuki', 'Minjun', 'Seoyeon', 'Amara', 'Chidi', 'Abiola', 'Thabo', 'Modupe'],
  ...['Lwazi', 'Wanjiru', 'Abebe', 'Malia', 'Aroha', 'Itzel', 'Xochitl', 'Quispe', 'Sean', 'Niamh', 'Rhys', 'Myfanwy', 'Iain'],
  // Words of games, and of this Hall.
  ...['TralaleroFan', 'BombardiroKing', 'PixelOtter', 'ChaosOtter', 'TeamRocketeer', 'NewsHound', 'RootBeer', 'SupportBard'],
  ...[
    'chaosgoblin',
    'teamrocket',
    'rootbeer',
    'brainrotfan',
    'officialotter',
    'realmadrid',
    'hallowed',
    'helpinghand',
    'mallrat',
  ],
  ...['IAmTheWalrus', 'testify', 'Everest', 'statusquo', 'contactjuggler', 'pressanykey', 'systemofadown', 'ownersmanual'],
];

test('names that sound as if the house spoke are kept, however they are written, and all others are anybody’s', () => {
  expect(OF_THE_HOUSE.filter((username) => !isKeptForHouse(username))).toEqual([]);
  expect(OF_PEOPLE.filter(isKeptForHouse)).toEqual([]);
});

test('nobody signs up with a name of the house, and is told why', async () => {
  await using world = await createTestWorld();
  for (const username of ['admin', 'Adrnin', 'hall_of_chaos', 'support_team'])
    expect(await signUp(world, username)).toMatch(/^username_taken: This username is reserved for those who run the Hall/);
});

test('R1451 nobody is called what whoever has left is called: at sign-up, by another username, or in a profile', async () => {
  await using world = await createTestWorld();
  const kept = /kept|reserved/;
  for (const username of [
    'somebody_who_left',
    'Somebody_Who_Left',
    'SomebodyWhoLeft',
    's0mebody_who_l3ft',
    'somebody_who_left_2',
    'some8ody_who_left',
    '9uest',
  ]) {
    expect(await signUp(world, username), username).toMatch(kept);
    const { caller } = await world.newMember();
    await expect(caller.account.changeUsername({ username }), username).rejects.toThrow(kept);
    await expect(caller.profiles.update({ displayName: username, bio: '' }), username).rejects.toThrow(kept);
  }
  expect(await signUp(world, 'somebody_left')).toBe('ok');
});

test('nobody takes a name that looks like somebody’s, also not one that was only asked for', async () => {
  await using world = await createTestWorld();
  expect(await signUp(world, 'Willi_Modern0')).toBe('ok');
  for (const alike of ['WiIIi_Modern0', 'VVilli_Modern0', 'Willi_ModernO', 'willi__modern0', '_Willi_Modern0_', 'Willi_Modemo'])
    expect(await signUp(world, alike), alike).toMatch(/^username_taken: This username looks too much like one that is taken/);
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

/** Slurs in whatever a client can send: refused before anything is written, in the same way everywhere. */
import { randomUUID } from 'node:crypto';
import { REFUSED_WORDS } from '@chaos/shared/rules/word-filter/refused-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { callByPath, inputOf, outcomeOf, procedurePaths, setScene, typeOf } from '../testing/procedures.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { appRouter } from '../trpc/router.ts';

/** One of the kept list, so that none has to stand here. */
const SLUR = REFUSED_WORDS.find((word) => /^\w{5,}$/.test(word)) ?? '';

/** Texts that nobody else reads, and of the operators, who say what is refused. Whatever is not here has to be refused. */
const UNREAD: Record<string, readonly string[]> = {
  'account.changeEmail': ['email'],
  'account.changePassword': ['currentPassword', 'newPassword', 'devices'],
  'account.prove': ['password', 'code', 'devices'],
  'auth.signUp': ['email', 'password'],
  'auth.signIn': ['email', 'password', 'code', 'devices', 'entrance'],
  'auth.finishPasskey': ['credential', 'devices'],
  'auth.signOut': ['refreshToken'],
  'auth.refresh': ['refreshToken'],
  'auth.confirmEmail': ['token', 'password'],
  'auth.requestPasswordReset': ['email'],
  'auth.resetPassword': ['token', 'password'],
  'auth.disownSession': ['token'],
  'auth.undoEmailChange': ['token'],
  'characters.claim': ['tickets'],
  'characters.findSecret': ['guess'],
  'notifications.subscribe': ['endpoint'],
  'notifications.renewPush': ['from', 'to'],
  'account.codes.confirm': ['code'],
  'account.passkeys.finishAdding': ['credential'],
  'account.passkeys.prove': ['credential'],
  'people.muteWord': ['word'],
  'people.unmuteWord': ['word'],
  'tickets.cancel': ['secret'],
  'tickets.retry': ['secret'],
};

let world: TestWorld;
let ada: Awaited<ReturnType<TestWorld['newMember']>>;

beforeAll(async () => {
  world = await createTestWorld({ rateLimitScale: 1_000 });
  ada = await world.newMember();
});
afterAll(() => world[Symbol.asyncDispose]());

const schemaOf = (path: string): unknown => {
  const definition = Reflect.get(Object(Reflect.get(appRouter._def.procedures, path)), '_def');
  return Reflect.get(definition, 'inputs')[0];
};

/** The fields of a call that take any text: no ids, no dates, and nothing from a list. */
function textFieldsOf(path: string): string[] {
  const schema = schemaOf(path);
  if (!(schema instanceof z.ZodType)) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) => (takesText(field) ? [name] : []));
}

/** Also one within a list, or within the objects of one. */
function takesText(field: unknown): boolean {
  if (typeof field !== 'object' || field === null) return false;
  if (Array.isArray(field)) return field.some(takesText);
  const { type, format, enum: values, pattern, ...parts } = field as Record<string, unknown>;
  if ([type].flat().includes('string')) return format !== 'uuid' && format !== 'date-time' && !values && !pattern;
  return Object.values(parts).some((part) => takesText(part) || (isObject(part) && Object.values(part).some(takesText)));
}

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

const mutations = procedurePaths.filter((path) => typeOf(path) === 'mutation' && !path.startsWith('ops.'));

test('R320 no procedure takes a text that others read without looking at it', async () => {
  const { scene, userId } = await setScene(world, 'owner');
  const caller = world.member(userId ?? '');
  const looked: string[] = [];
  for (const path of mutations) {
    const fields = textFieldsOf(path);
    const unread = UNREAD[path] ?? [];
    expect([path, fields.filter((field) => unread.includes(field)).sort()]).toEqual([path, [...unread].sort()]);
    for (const field of fields.filter((one) => !unread.includes(one))) {
      const input = { ...Object(inputOf(path, scene)), [field]: SLUR };
      const { outcome } = await outcomeOf(() => callByPath(caller, path, input));
      expect([path, field, outcome]).toEqual([path, field, 'indecent']);
      looked.push(`${path} ${field}`);
    }
  }
  expect(looked).toEqual([
    'account.changeUsername username',
    'account.passkeys.rename name',
    'auth.signUp username',
    ...['mainTheme', 'bodyInfluence', 'characteristicInfluence', 'style', 'hiddenMessage'].map(
      (field) => `characters.generate ${field}`,
    ),
    'characters.rename name',
    'collections.create name',
    'collections.create description',
    'collections.update name',
    'collections.update description',
    'comments.add content',
    'offers.counter message',
    'offers.send message',
    'profiles.update displayName',
    'profiles.update bio',
  ]);
});

test('R320 nothing is made or written, the sentence names the field and quotes nothing, and other words get through', async () => {
  const characterId = await world.newCharacter();
  const wish = { ...blankWish, hiddenMessage: `a ${SLUR} here`, requestId: randomUUID() };
  const refused = [
    () => ada.caller.characters.generate(wish),
    () => ada.caller.comments.add({ characterId, content: `you ${SLUR}` }),
    () => ada.caller.comments.add({ characterId, content: `${' '.repeat(9_000)}you ${SLUR}` }),
    () => world.visitor().auth.signUp({ email: 'new@chaos.test', password: 'a long banana', username: SLUR }),
  ];
  const sentences: string[] = [];
  for (const call of refused) {
    const error: unknown = await call().catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: 'BAD_REQUEST', reason: 'indecent' });
    sentences.push(error instanceof Error ? error.message : '');
  }
  expect(sentences).toEqual(
    ['The hidden message', 'Your comment', 'Your comment', 'This username'].map(
      (name) => `${name} has words in it that hurt people. Please choose others.`,
    ),
  );
  expect(sentences.join()).not.toContain(SLUR);
  for (const table of ['tickets', 'character_comments'] as const) {
    const rows = await world.db
      .selectFrom(table)
      .select('id')
      .where(table === 'tickets' ? 'holder_user_id' : 'user_id', '=', ada.id)
      .execute();
    expect(rows).toEqual([]);
  }
  expect(await world.db.selectFrom('users').select('id').where('email', '=', 'new@chaos.test').execute()).toEqual([]);
  await ada.caller.comments.add({ characterId, content: 'Greetings from Scunthorpe, you magnificent bastard!' });
});

test('R1511 a text of signs that could be anything is refused as what nobody can read, in whatever field', async () => {
  const characterId = await world.newCharacter();
  const add = (content: string) => ada.caller.comments.add({ characterId, content });
  const [signs, sentence] = [
    '@$|!',
    'Your comment is written in so many signs that nobody can read it. Please write it in words.',
  ];
  await expect(add(signs.repeat(120))).rejects.toMatchObject({ reason: 'indecent', message: sentence });
  await add(`${signs} ${'(╯°□°)╯ '.repeat(40)}`);
});

test('R320 names and texts from before are left alone', async () => {
  const old = await world.newMember({ username: SLUR });
  const characterId = await world.newCharacter({ creatorId: old.id, name: SLUR });
  expect(await ada.caller.profiles.byId({ id: old.id })).toMatchObject({ username: SLUR });
  await old.caller.comments.add({ characterId, content: 'I was here before.' });
  expect(await old.caller.characters.togglePrivacy({ characterId })).toEqual({ isPublic: false });
});

import { randomUUID } from 'node:crypto';
import { COMMENT_MAX } from '@chaos/shared/contract/comments';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../testing/test-world.ts';

test('R68 comments come oldest first with their authors, page by page', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const characterId = await world.newCharacter();
  const author = await world.newMember({ username: 'gina' });
  const { comments } = author.caller;
  for (const content of ['one', 'two', 'three']) await comments.add({ characterId, content });
  const first = await world.visitor().comments.list({ characterId, limit: 2 });
  expect(first.items.map(({ content }) => content)).toEqual(['one', 'two']);
  expect(first.items[0]).toMatchObject({
    userId: author.id,
    author: { id: author.id, username: 'gina', displayName: 'gina', avatarUrl: null },
  });
  expect(first.totalCount).toBe(3);
  const second = await world.visitor().comments.list({ characterId, limit: 2, cursor: first.nextCursor });
  expect(second.items.map(({ content }) => content)).toEqual(['three']);
  expect(second.nextCursor).toBeNull();
  const elsewhere = world.visitor().comments.list({ characterId: await world.newCharacter(), cursor: first.nextCursor });
  await expect(elsewhere).rejects.toMatchObject({ reason: 'forged_cursor' });
});

test('R71 R220 a visitor cannot comment', async () => {
  await using world = await createTestWorld();
  const add = world.visitor().comments.add({ characterId: await world.newCharacter(), content: 'hello' });
  await expect(add).rejects.toMatchObject({ code: 'UNAUTHORIZED', reason: 'signed_out' });
});

test('R70 R78 blank and over-long comments and hidden characters in them are refused by name; the rest is kept as typed', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const characterId = await world.newCharacter();
  const { comments } = (await world.newMember()).caller;
  const add = (content: string) => comments.add({ characterId, content });
  for (const blank of ['', '   ', '\n\t ', '\u200b\u3164 \u00ad'])
    await expect(add(blank)).rejects.toMatchObject({ message: 'A comment must not be blank.' });
  await expect(add('🐊'.repeat(COMMENT_MAX + 1))).rejects.toMatchObject({
    message: `The comment is too long: ${COMMENT_MAX + 1} characters, at most ${COMMENT_MAX}.`,
  });
  await expect(add('a\u202eb')).rejects.toMatchObject({ message: expect.stringContaining('U+202E') });
  expect((await add('🐊'.repeat(COMMENT_MAX))).content).toHaveLength(2 * COMMENT_MAX);
  const markup = '<img src=x onerror=alert(1)>\n& "quotes"';
  expect((await add(`  ${markup} `)).content).toBe(markup);
});

test('R73 R78 only its author takes a comment away; twice is no error', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter({ creatorId: (await world.newMember()).id });
  const { caller: author } = await world.newMember();
  const { id } = await author.comments.add({ characterId, content: 'mine' });
  const { caller: stranger } = await world.newMember();
  await expect(stranger.comments.remove({ id })).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'not_yours' });
  expect(await author.comments.remove({ id })).toEqual({ id });
  expect((await author.comments.list({ characterId })).items).toEqual([]);
  await expect(author.comments.remove({ id })).rejects.toMatchObject({ reason: 'not_found' });
  await expect(author.comments.remove({ id: randomUUID() })).rejects.toMatchObject({ reason: 'not_found' });
});

test('the comments of a hidden character are for its owner alone, but an author may still take the own one away', async () => {
  await using world = await createTestWorld();
  const { id: ownerId, caller: owner } = await world.newMember();
  const characterId = await world.newCharacter({ creatorId: ownerId });
  const { caller: author } = await world.newMember();
  const { caller: stranger } = await world.newMember();
  const { id } = await author.comments.add({ characterId, content: 'hello' });
  await owner.characters.togglePrivacy({ characterId });
  for (const caller of [world.visitor(), stranger, author])
    await expect(caller.comments.list({ characterId })).rejects.toMatchObject({ reason: 'not_found' });
  await expect(stranger.comments.add({ characterId, content: 'x' })).rejects.toMatchObject({ reason: 'not_found' });
  await expect(stranger.comments.remove({ id })).rejects.toMatchObject({ reason: 'not_found' });
  expect((await owner.comments.list({ characterId })).items).toHaveLength(1);
  expect(await author.comments.remove({ id })).toEqual({ id });
});

test('one person may comment 10 times a minute', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const { comments } = (await world.newMember()).caller;
  for (let index = 0; index < 10; index += 1) await comments.add({ characterId, content: `${index}` });
  const eleventh = comments.add({ characterId, content: 'once more' });
  await expect(eleventh).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('Please wait') });
});

test('R562 the same request again is the comment that there is: after an answer that got lost, or at once', async () => {
  await using world = await createTestWorld({ rateLimitScale: 10 });
  const [characterId, elsewhere] = [await world.newCharacter(), await world.newCharacter()];
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const requestId = randomUUID();
  const say = ({ caller }: typeof ada, where = characterId) =>
    caller.comments.add({ characterId: where, content: 'Bravo!', requestId });
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => say(ada)));
  const [first] = atOnce;
  expect(new Set([...atOnce, await say(ada)].map(({ id }) => id))).toEqual(new Set([first?.id]));
  // Of somebody else, elsewhere, or by another press it is another one, whatever it says.
  await Promise.all([say(bob), say(ada, elsewhere), ada.caller.comments.add({ characterId, content: 'Bravo!' })]);
  expect((await world.visitor().comments.list({ characterId })).totalCount).toBe(3);
  // What was taken away may be said again.
  await ada.caller.comments.remove({ id: first?.id ?? '' });
  expect((await say(ada)).id).not.toBe(first?.id);
});

test('R760 another comment under a request id that was used is refused, and not taken for the first one', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  const { caller } = await world.newMember();
  const requestId = randomUUID();
  const { id } = await caller.comments.add({ characterId, content: 'Bravo!', requestId });
  const another = caller.comments.add({ characterId, content: 'Boo!', requestId });
  await expect(another).rejects.toMatchObject({ code: 'CONFLICT', reason: 'request_id_reused' });
  expect((await caller.comments.list({ characterId })).items.map((one) => one.id)).toEqual([id]);
});

test('R562 one person says 500 things a day at most', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  const characterId = await world.newCharacter();
  const { id, caller } = await world.newMember();
  const say = async (content: string) => {
    await world.services.limits.forget('commentByMinute', id);
    return caller.comments.add({ characterId, content });
  };
  for (let nth = 0; nth < 50; nth += 1) await say(`Bravo ${nth}`);
  await expect(say('Bravo!')).rejects.toMatchObject({
    reason: 'too_many_requests',
    message: expect.stringMatching(/^You have said a lot today\./),
  });
});

/** What members are called and say of themselves. */
import { expect, test } from 'vitest';
import { createTestWorld } from '../../testing/test-world.ts';

test('R457 name and words of a member are seen by all, found by their new name, and can be emptied', async () => {
  await using world = await createTestWorld();
  const [ada, fan] = [await world.newMember({ username: 'ada' }), await world.newMember()];
  expect(await world.visitor().profiles.byId({ id: ada.id })).toMatchObject({ displayName: 'ada', bio: null });
  const said = { displayName: 'Ada, Countess of Chaos', bio: 'I count.\nThen I fuse. 🦩' };
  expect(await ada.caller.profiles.update({ displayName: `  ${said.displayName} `, bio: said.bio })).toEqual(said);
  expect(await world.visitor().profiles.byId({ id: ada.id })).toMatchObject(said);
  expect((await fan.caller.profiles.search({ query: 'countess of' })).items).toMatchObject([{ id: ada.id }]);
  await ada.caller.profiles.update({ displayName: 'Ada', bio: '  ' });
  expect(await world.visitor().profiles.byId({ id: ada.id })).toMatchObject({ displayName: 'Ada', bio: null });
});

test('R457 what is too long, blank, broken or sounds like the house is refused', async () => {
  await using world = await createTestWorld();
  const { caller } = await world.newMember();
  const good = { displayName: 'Ada', bio: '' };
  const bad = [
    ...['', ' ', 'x'.repeat(41), 'two\nlines', 'a\u0000b', 'turned \u202e around', '\u200d'].map((displayName) => ({
      displayName,
    })),
    ...[
      'Hall of Chaos',
      'The Real Admin',
      'Süpport Team',
      'S-T-A-F-F',
      '★ Official ★',
      'Аdmin',
      'Mоderаtor',
      'ᴀᴅᴍɪɴ',
      'Somebody who left',
    ].map((displayName) => ({ displayName })),
    ...['x'.repeat(301), 'a\u0007b', `${'a\n'.repeat(9)}b`, `${'a\u2029'.repeat(9)}b`].map((bio) => ({ bio })),
  ];
  for (const one of bad)
    await expect(caller.profiles.update({ ...good, ...one }), JSON.stringify(one)).rejects.toMatchObject({
      reason: 'invalid_input',
    });
  expect(await caller.profiles.update({ ...good, bio: '\u200b' })).toMatchObject({ bio: null });
  await caller.profiles.update({ displayName: '🦩'.repeat(40), bio: '🦩'.repeat(300) });
});

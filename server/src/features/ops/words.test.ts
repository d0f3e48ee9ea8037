/** Words that operators refuse or allow: from then on, on every server. */
import { randomUUID } from 'node:crypto';
import { REFUSED_WORDS } from '@chaos/shared/rules/word-filter/refused-words';
import { expect, test, vi } from 'vitest';
import { blankWish, createTestWorld } from '../../testing/test-world.ts';

const SLUR = REFUSED_WORDS.find((word) => /^\w{5,}$/.test(word)) ?? '';

test('R323 an operator refuses a word and allows another, at once and on other servers, and takes both back', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const elsewhere = await world.listenElsewhere();
  const { caller: boss } = await world.newMember({ role: 'operator', username: 'boss' });
  const wishHere = (mainTheme: string) =>
    world.visitor().characters.generate({ ...blankWish, mainTheme, requestId: randomUUID() });
  const wishThere = async (mainTheme: string) => {
    const body = JSON.stringify({ json: { ...blankWish, mainTheme, requestId: randomUUID() } });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${elsewhere.origin}/trpc/characters.generate`, { method: 'POST', headers, body })).status;
  };
  const refused = { reason: 'indecent' };
  await wishHere('a gloggit');
  await expect(wishHere(SLUR)).rejects.toMatchObject(refused);

  expect(await boss.ops.addWord({ word: '  *Gloggit* ', isAllowed: false, note: 'case 7' })).toEqual({ outcome: 'added' });
  expect(await boss.ops.addWord({ word: SLUR, isAllowed: true })).toEqual({ outcome: 'added' });
  await expect(wishHere('two gl0ggits')).rejects.toMatchObject(refused);
  await wishHere(SLUR);
  await vi.waitFor(async () => expect([await wishThere('two gloggits'), await wishThere(SLUR)]).toEqual([400, 200]));

  expect(await boss.ops.addWord({ word: '*gloggit*', isAllowed: false })).toEqual({ outcome: 'already_there' });
  expect(await boss.ops.addWord({ word: '*gloggit*', isAllowed: true })).toEqual({ outcome: 'changed' });
  await wishHere('two gloggits');
  expect(await boss.ops.removeWord({ word: SLUR })).toEqual({ outcome: 'removed' });
  expect(await boss.ops.removeWord({ word: SLUR })).toEqual({ outcome: 'not_there' });
  await expect(wishHere(SLUR)).rejects.toMatchObject(refused);
  await vi.waitFor(async () => expect([await wishThere('two gloggits'), await wishThere(SLUR)]).toEqual([200, 400]));

  const by = expect.objectContaining({ username: 'boss' });
  expect(await boss.ops.words()).toMatchObject([{ word: '*gloggit*', isAllowed: true, by }]);
  expect((await boss.ops.actions({})).items).toMatchObject([
    { action: 'remove_word', targetIds: [SLUR], note: null, operator: by },
    { action: 'allow_word', targetIds: ['*gloggit*'] },
    { action: 'allow_word', targetIds: [SLUR] },
    { action: 'refuse_word', targetIds: ['*gloggit*'], note: 'case 7' },
  ]);
});

test('R323 a word that would be found everywhere or nowhere is not taken, nor one too many', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { caller: boss } = await world.newMember({ role: 'operator' });
  const invalid = { reason: 'invalid_input' };
  for (const word of ['', '*', '*a*', '!', '\u200b', 'x'.repeat(61), 'a\u202eb'])
    await expect(boss.ops.addWord({ word, isAllowed: false })).rejects.toMatchObject(invalid);
  const words = Array.from({ length: 500 }, (_, at) => ({ word: `gloggit ${at}`, is_allowed: false }));
  await world.db.insertInto('decency_words').values(words).execute();
  await expect(boss.ops.addWord({ word: 'one more', isAllowed: false })).rejects.toMatchObject(invalid);
  expect(await boss.ops.addWord({ word: 'gloggit 7', isAllowed: true })).toEqual({ outcome: 'changed' });
});

test('R791 no word is refused that stands in nearly every text, added or changed; allowed it may be', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { caller: boss } = await world.newMember({ role: 'operator' });
  const invalid = { reason: 'invalid_input', message: expect.stringMatching(/nearly every text/) };
  expect(await boss.ops.addWord({ word: 'the', isAllowed: true })).toEqual({ outcome: 'added' });
  for (const word of ['a', 'the', 'The', '=of', 'wh*', '*it*', 'der', 'les', 'que', 'の'])
    await expect(boss.ops.addWord({ word, isAllowed: false })).rejects.toMatchObject(invalid);
  await world.visitor().characters.generate({ ...blankWish, mainTheme: 'a frog on the log', requestId: randomUUID() });
});

test('R323 two operators who add the same word at once add it once', async () => {
  await using world = await createTestWorld();
  const [boss, chief] = [await world.newMember({ role: 'operator' }), await world.newMember({ role: 'operator' })];
  const word = { word: 'gloggit', isAllowed: false };
  const outcomes = await Promise.all([boss, chief].map(({ caller }) => caller.ops.addWord(word)));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['added', 'already_there']);
  expect((await boss.caller.ops.actions({})).items).toHaveLength(1);
});

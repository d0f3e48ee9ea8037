import { randomUUID } from 'node:crypto';
import type { ReportReason } from '@chaos/shared/contract/reports';
import { expect, onTestFinished, test } from 'vitest';
import { type OpsStage, openOpsStage } from '../../testing/ops-world.ts';

/** A public character of a member, under which somebody has commented. */
async function setScene(stage: OpsStage) {
  const { world } = stage;
  const { id: ownerId, caller: owner } = await world.newMember({ username: 'tralala' });
  const { caller: author } = await world.newMember({ username: 'patapim' });
  const characterId = await world.newCharacter({ creatorId: ownerId, name: 'Scandalino Orribile' });
  const { id: commentId } = await author.comments.add({ characterId, content: 'a rude remark' });
  return { ownerId, owner, author, characterId, commentId };
}

const report = (targetKind: 'character' | 'comment', targetId: string, reason: ReportReason = 'spam') => ({
  ...{ targetKind, targetId, reason },
});

test('trust 11 a character that is taken down is gone at once for everybody, its owner finds it in the fuse lab, and it can be restored', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { owner, ownerId, characterId } = await setScene(stage);
  const visitor = world.visitor();
  const events = () => world.db.selectFrom('ownership_events').selectAll().where('character_id', '=', characterId).execute();
  const [before, chain] = [await visitor.gallery.top({}), await events()];
  expect(before.items.map(({ id }) => id)).toEqual([characterId]);

  const target = { targetKind: 'character', targetId: characterId } as const;
  const pages = world.services.galleryPages;
  const { origin } = await world.listen();
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  expect(await (await fetch(`${origin}/trpc/gallery.top?input=${input}`)).text()).toContain('Scandalino');
  expect(pages.size).toBe(1);
  expect(await operator.ops.takeDown({ ...target, note: 'rude' })).toEqual({ outcome: 'taken_down' });
  // No page is kept that would show it for another second.
  expect(pages.size).toBe(0);
  expect(await operator.ops.takeDown(target)).toEqual({ outcome: 'already_down' });
  expect((await visitor.gallery.top({})).items).toEqual([]);
  for (const caller of [visitor, owner, operator]) {
    await expect(caller.characters.byId({ id: characterId })).rejects.toMatchObject({ reason: 'not_found' });
    await expect(caller.comments.list({ characterId })).rejects.toMatchObject({ reason: 'not_found' });
  }
  await expect(owner.characters.togglePrivacy({ characterId })).rejects.toMatchObject({ reason: 'not_found' });
  expect((await owner.characters.list({ filterType: 'mine' })).items).toEqual([]);
  const lab = await owner.characters.list({ filterType: 'mine', includeInactive: true });
  expect(lab.items).toMatchObject([{ id: characterId, isActive: false }]);
  expect((await visitor.profiles.byId({ id: ownerId })).characterCount).toBe(0);
  expect(await events()).toEqual(chain);

  expect(await operator.ops.restore({ characterId })).toEqual({ outcome: 'restored' });
  expect(await operator.ops.restore({ characterId })).toEqual({ outcome: 'not_down' });
  expect((await visitor.gallery.top({})).items.map(({ id }) => id)).toEqual([characterId]);
  expect((await visitor.profiles.byId({ id: ownerId })).characterCount).toBe(1);
  expect(await events()).toEqual(chain);
  const actions = (await operator.ops.actions({})).items.map(({ action, note }) => [action, note]);
  expect(actions).toEqual([
    ['restore', null],
    ['take_down', 'rude'],
  ]);
});

test('the owner hears that a character was taken down', async () => {
  await using stage = await openOpsStage();
  const { ownerId, characterId } = await setScene(stage);
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const hints = stage.world.services.memberEvents.follow({ userId: ownerId, isReturning: false }, stop.signal);
  // A comment that was just written is news as well.
  const heard = (async () => {
    for await (const hint of hints) if (hint.topic === 'characters') return hint;
    return null;
  })();
  await stage.operator.ops.takeDown({ targetKind: 'character', targetId: characterId });
  expect(await heard).toMatchObject({ topic: 'characters', id: characterId });
});

test('what went into a fusion is neither taken down nor restored', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { owner, ownerId, characterId } = await setScene(stage);
  const characterIds = [characterId, await world.newCharacter({ creatorId: ownerId })];
  await owner.fusion.fuse({ characterIds, requestId: randomUUID() });
  await world.finishTickets();
  expect(await operator.ops.takeDown({ targetKind: 'character', targetId: characterId })).toEqual({ outcome: 'not_possible' });
  expect(await operator.ops.restore({ characterId })).toEqual({ outcome: 'not_possible' });
  expect((await operator.ops.actions({})).items).toEqual([]);
  const { is_active: isActive } = await world.db
    .selectFrom('meme_characters')
    .select('is_active')
    .where('id', '=', characterId)
    .executeTakeFirstOrThrow();
  expect(isActive).toBe(false);
});

test('a comment that is taken down is removed and counted no more, and what it said is kept in the log', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { author, characterId, commentId } = await setScene(stage);
  await author.comments.add({ characterId, content: 'a kind remark' });
  const target = { targetKind: 'comment', targetId: commentId } as const;
  expect(await operator.ops.takeDown(target)).toEqual({ outcome: 'taken_down' });
  expect(await operator.ops.takeDown(target)).toEqual({ outcome: 'already_down' });
  const { items, totalCount } = await world.visitor().comments.list({ characterId });
  expect({ texts: items.map(({ content }) => content), totalCount }).toEqual({ texts: ['a kind remark'], totalCount: 1 });
  const action = await world.db.selectFrom('operator_actions').select(['target_ids', 'details']).executeTakeFirstOrThrow();
  expect(action).toMatchObject({ target_ids: [commentId], details: { comment: 'a rude remark', characterId } });
});

test('what there is not cannot be taken down', async () => {
  await using stage = await openOpsStage();
  for (const targetKind of ['character', 'comment'] as const)
    await expect(stage.operator.ops.takeDown({ targetKind, targetId: randomUUID() })).rejects.toMatchObject({
      reason: 'not_found',
    });
});

test('two operators take the same thing down at once: one of them does', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller: second } = await world.newMember({ role: 'operator' });
  const { characterId, commentId } = await setScene(stage);
  for (const target of [
    { targetKind: 'comment', targetId: commentId } as const,
    { targetKind: 'character', targetId: characterId } as const,
  ]) {
    const answers = await Promise.all([operator.ops.takeDown(target), second.ops.takeDown(target)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['already_down', 'taken_down']);
  }
});

test('members and visitors report what they see; operators find each thing once, with the reasons and nobody named', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { owner, characterId, commentId } = await setScene(stage);
  const reporter = await world.newMember({ username: 'reporter' });
  expect(await reporter.caller.reports.file(report('character', characterId, 'hateful'))).toEqual({ filed: true });
  await world.visitor().reports.file(report('character', characterId, 'hateful'));
  await world.visitor('198.51.100.9').reports.file(report('character', characterId));
  await owner.reports.file(report('comment', commentId));
  expect((await operator.ops.overview()).openReports).toBe(2);
  const { items, nextCursor } = await operator.ops.reports({});
  expect(nextCursor).toBeNull();
  expect(items).toMatchObject([
    {
      ...{ targetKind: 'comment', targetId: commentId, characterId, count: 1, resolution: null },
      target: { name: 'Scandalino Orribile', content: 'a rude remark', person: { username: 'patapim' } },
    },
    {
      ...{ targetKind: 'character', targetId: characterId, characterId, count: 3 },
      reasons: [
        { reason: 'hateful', count: 2 },
        { reason: 'spam', count: 1 },
      ],
      target: { content: null, person: { username: 'tralala' }, isActive: true },
    },
  ]);
  for (const who of [reporter.id, 'reporter', '203.0.113.7']) expect(JSON.stringify(items)).not.toContain(who);

  const first = await operator.ops.reports({ limit: 1 });
  const second = await operator.ops.reports({ limit: 1, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test('a person reports a thing once, however often and at once', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { characterId } = await setScene(stage);
  const visitor = world.visitor();
  const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.reports.file(report('character', characterId))));
  await visitor.reports.file(report('character', characterId, 'other'));
  expect(answers).toEqual(Array(4).fill({ filed: true }));
  const [filed] = (await operator.ops.reports({})).items;
  expect(filed).toMatchObject({ count: 1, reasons: [{ reason: 'spam', count: 1 }] });

  // Nor again when it was looked at; somebody else may.
  await operator.ops.resolveReport({ reportId: filed?.id ?? '', action: 'dismiss' });
  await visitor.reports.file(report('character', characterId));
  expect((await operator.ops.reports({})).items).toEqual([]);
  await world.visitor('198.51.100.9').reports.file(report('character', characterId));
  expect((await operator.ops.reports({})).items).toMatchObject([{ targetId: characterId, count: 1 }]);
});

test('R1550: what says something else since it was judged is reported anew, also by whoever has reported it before', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { owner, characterId } = await setScene(stage);
  const made = await owner.collections.create({ name: 'Nice ones', isPublic: true, requestId: randomUUID() });
  const things = [
    ['character', characterId, 'Scandalino Orribile', (name: string) => owner.characters.rename({ characterId, name })],
    ['collection', made.id, 'Nice ones', (name: string) => owner.collections.update({ id: made.id, name })],
    ['collection', made.id, '', (description: string) => owner.collections.update({ id: made.id, description })],
  ] as const;
  for (const [index, [targetKind, targetId, before, write]] of things.entries()) {
    const visitor = world.visitor(`198.51.100.${index}`);
    const file = () => visitor.reports.file({ targetKind, targetId, reason: 'hateful' });
    const readOpen = async () => (await operator.ops.reports({})).items.map(({ id, count }) => ({ id, count }));
    const dismiss = async () => {
      const [{ id } = { id: '' }] = await readOpen();
      await operator.ops.resolveReport({ reportId: id, action: 'dismiss' });
    };
    await file();
    await dismiss();
    await file();
    expect(await readOpen()).toEqual([]);
    await write('Bruttissimo');
    await Promise.all([file(), file()]);
    await write('Bruttissimo Due');
    await file();
    expect(await readOpen()).toMatchObject([{ count: 1 }]);
    await dismiss();
    // Judged as it was read last, and as it was before.
    await file();
    await write(before);
    await file();
    expect(await readOpen()).toEqual([]);
    // Reported, but something else by the time it was judged.
    await write('Bruttissimo');
    await file();
    expect(await readOpen()).toMatchObject([{ count: 1 }]);
    await dismiss();
  }
});

test('trust 11 what somebody cannot see cannot be reported, as if it did not exist', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { owner, characterId, commentId } = await setScene(stage);
  await owner.characters.togglePrivacy({ characterId });
  const visitor = world.visitor();
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'filed',
      (error: Error) => error.message,
    );
  const absent = await refusal(visitor.reports.file(report('character', randomUUID())));
  expect(absent).not.toBe('filed');
  expect(await refusal(visitor.reports.file(report('character', characterId)))).toBe(absent);
  expect(await refusal(visitor.reports.file(report('comment', commentId)))).toBe(absent);
  expect(await refusal(owner.reports.file(report('comment', commentId)))).toBe('filed');
  // Operators learn of it no more than others.
  expect((await operator.ops.reports({})).items).toMatchObject([{ targetId: commentId, target: null }]);
});

test('a person can report so many things in a minute', async () => {
  await using stage = await openOpsStage();
  const { world } = stage;
  const visitor = world.visitor();
  const ids = await Promise.all(Array.from({ length: 11 }, () => world.newCharacter()));
  for (const id of ids.slice(0, 10)) await visitor.reports.file(report('character', id));
  const last = report('character', ids[10] ?? '');
  await expect(visitor.reports.file(last)).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect(await world.visitor('198.51.100.9').reports.file(last)).toEqual({ filed: true });
});

test('R1455 a report says who made a character and who owns it, and the log what was reported and how it was resolved', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { ownerId, owner, characterId, commentId } = await setScene(stage);
  const { id: heirId } = await world.newMember({ username: 'erede' });
  const traded = await world.newCharacter({ creatorId: ownerId, ownerId: heirId, name: 'Ceduto Malvagio' });
  const free = await world.newCharacter({ name: 'Di Nessuno' });
  const visitor = world.visitor();
  const cases = [report('comment', commentId), ...[free, traded, characterId].map((id) => report('character', id))];
  for (const one of cases) await visitor.reports.file(one);
  const { items } = await operator.ops.reports({});
  expect(items.map(({ target }) => [target?.name, target?.maker?.username, target?.person?.username])).toEqual([
    ['Scandalino Orribile', 'tralala', 'tralala'],
    ['Ceduto Malvagio', 'tralala', 'erede'],
    ['Di Nessuno', undefined, undefined],
    ['Scandalino Orribile', undefined, 'patapim'],
  ]);
  for (const [index, { id }] of items.entries())
    await operator.ops.resolveReport({ reportId: id, action: index === 1 ? 'take_down' : 'dismiss' });
  await owner.characters.togglePrivacy({ characterId });
  const told = async () => {
    const actions = (await operator.ops.actions({})).items.filter(({ action }) => action === 'resolve_report');
    return actions.map(({ report: resolved }) => resolved);
  };
  expect(await told()).toEqual([
    { targetKind: 'comment', name: null, resolution: 'dismiss' },
    { targetKind: 'character', name: 'Di Nessuno', resolution: 'dismiss' },
    { targetKind: 'character', name: 'Ceduto Malvagio', resolution: 'take_down' },
    { targetKind: 'character', name: null, resolution: 'dismiss' },
  ]);
});

test('a report is settled once: dismissed, or with the thing taken down', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { characterId, commentId } = await setScene(stage);
  const { caller: second } = await world.newMember({ role: 'operator' });
  await world.visitor().reports.file(report('character', characterId));
  await world.visitor().reports.file(report('comment', commentId));
  const [onComment, onCharacter] = (await operator.ops.reports({})).items.map(({ id }) => id);
  const settle = { reportId: onCharacter ?? '', action: 'take_down', note: 'too rude' } as const;
  const answers = await Promise.all([operator.ops.resolveReport(settle), second.ops.resolveReport(settle)]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['already_resolved', 'resolved']);
  await operator.ops.resolveReport({ reportId: onComment ?? '', action: 'dismiss' });
  expect((await operator.ops.reports({})).items).toEqual([]);
  const { items } = await operator.ops.reports({ resolved: true });
  expect(items).toMatchObject([
    { id: onComment, resolution: { action: 'dismiss', by: { username: 'boss' } } },
    { id: onCharacter, resolution: { action: 'take_down' }, target: { isActive: false } },
  ]);
  expect((await world.visitor().gallery.top({})).items).toEqual([]);
  const actions = (await operator.ops.actions({})).items.map(({ action }) => action).sort();
  expect(actions).toEqual(['resolve_report', 'resolve_report', 'take_down']);
  await expect(operator.ops.resolveReport({ reportId: randomUUID(), action: 'dismiss' })).rejects.toMatchObject({
    reason: 'not_found',
  });
});

test('what is taken down settles its reports, and a report of a comment that is gone can still be settled', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { author, characterId, commentId } = await setScene(stage);
  await world.visitor().reports.file(report('character', characterId));
  await world.visitor().reports.file(report('comment', commentId));
  await author.comments.remove({ id: commentId });
  await operator.ops.takeDown({ targetKind: 'character', targetId: characterId });
  const [open, ...more] = (await operator.ops.reports({})).items;
  expect(open).toMatchObject({ targetId: commentId, target: null });
  expect(more).toEqual([]);
  expect(await operator.ops.resolveReport({ reportId: open?.id ?? '', action: 'take_down' })).toEqual({ outcome: 'resolved' });
});

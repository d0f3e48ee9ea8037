import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LiveBus } from '../../platform/live-bus.ts';
import { type MemberNews, publishToMembers, readMemberHint } from './publish-to-members.ts';

function send(news: MemberNews) {
  const sent: string[] = [];
  publishToMembers({ publish: (topic, id) => void sent.push(`${topic}:${id}`) } as LiveBus, news);
  return { sent, read: sent.flatMap((message) => readMemberHint(message.slice('member:'.length))) };
}

test('each person is told of each id once, and nobody owns what nobody owns', () => {
  const { sent, read } = send({ topic: 'characters', userIds: ['ada', null, 'bob', 'ada'], ids: ['one', 'two'] });
  expect(sent).toHaveLength(1);
  expect(read).toEqual(
    ['ada', 'bob'].flatMap((userId) => ['one', 'two'].map((id) => ({ topic: 'characters' as const, userId, id }))),
  );
  expect(send({ topic: 'characters', userIds: [null], ids: ['one'] }).sent).toEqual([]);
});

test('the largest trade there can be fits into hints of the size that PostgreSQL takes', () => {
  const ids = Array.from({ length: 100 }, () => randomUUID());
  const { sent, read } = send({ topic: 'characters', userIds: [randomUUID(), randomUUID()], ids });
  expect(read).toHaveLength(200);
  for (const message of sent) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
});

test('a hint of a newer process, or a broken one, says nothing', () => {
  expect(readMemberHint('castles:ada one')).toEqual([]);
  expect(readMemberHint('offers:')).toEqual([]);
  expect(readMemberHint('offers:ada')).toEqual([]);
  expect(readMemberHint('nonsense')).toEqual([]);
});

/** Whoever says by themselves what has changed forgets the caches, and whom else it concerns. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const PUBLISHES = /\bbus\??\.publish\((?:'(\w+)')?/g;

/** What is no change of a command: the topics of each file, and why they are told without one. */
const ALLOWED: Record<string, { topics: readonly string[]; because: string }> = {
  'server/src/features/ops/alerts/watch.ts': { topics: ['line'], because: 'an alert: the desk looks again' },
  'server/src/live/counts-feed.ts': { topics: ['counts'], because: 'numbers, by and by and many together' },
  'worker/src/queue/dispatcher.ts': { topics: ['ticket'], because: 'how tickets stand in the line' },
  'worker/src/queue/progress-writer.ts': { topics: ['ticket'], because: 'how far a ticket is' },
  'worker/src/queue/ticket-runner.ts': { topics: ['line', 'stopped', 'ticket'], because: 'the beginning and the end of a run' },
};
/** From here all that was changed is told. */
const ANNOUNCES = ['shared/src/core/live/announce.ts', 'shared/src/core/live/publish-to-members.ts'];

const topicsIn = (source: string): string[] => [
  ...new Set([...source.matchAll(PUBLISHES)].map(([, topic = 'any']) => topic).sort()),
];

test('R1414 what was changed is told through announce, and past it only how tickets, alerts and counts stand', () => {
  const said = ["bus.publish('ticket', id)", "this.#options.bus?.publish('counts', ids)", 'bus.publish(topic, id)'];
  expect([...said, 'services.bus.subscribe('].map(topicsIn)).toEqual([['ticket'], ['counts'], ['any'], []]);
  const files = globSync('{server,worker,shared}/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] });
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .map((file) => [file, topicsIn(readFileSync(path.join(ROOT, file), 'utf8'))] as const)
    .filter(([file, topics]) => topics.length > 0 && !ANNOUNCES.includes(file));
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(ALLOWED).map(([file, { topics }]) => [file, topics])),
  );
});

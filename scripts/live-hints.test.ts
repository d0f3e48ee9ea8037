/** Whoever says by themselves what has changed forgets the caches, and whom else it concerns. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const PUBLISHES = /\bbus\??\.publish\(/;

/** What is no change of a command, and why it is told without one. */
const ALLOWED: Record<string, string> = {
  'shared/src/core/live/announce.ts': 'what was changed is told from here',
  'shared/src/core/live/publish-to-members.ts': 'a part of it',
  'server/src/features/ops/alerts/watch.ts': 'an alert: the desk looks again',
  'server/src/live/counts-feed.ts': 'numbers, by and by and many together',
  'worker/src/queue/dispatcher.ts': 'how tickets stand in the line',
  'worker/src/queue/progress-writer.ts': 'how far a ticket is',
  'worker/src/queue/ticket-runner.ts': 'the beginning and the end of a run',
};

test('R1414 what was changed is told through announce, and past it only how tickets, alerts and counts stand', () => {
  expect(
    ['bus.publish(topic, id)', 'this.#options.bus.publish(', 'services.bus.subscribe('].map((line) => PUBLISHES.test(line)),
  ).toEqual([true, true, false]);
  const files = globSync('{server,worker,shared}/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => PUBLISHES.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createTestWorld } from './testing/test-world.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

test('any procedure is called from the command line: the schema checks the flags, the answer is JSON, and help is lines', async () => {
  await using world = await createTestWorld();
  const id = await world.newCharacter({ name: 'Terminale Terminalini' });
  const { origin } = await world.listen();
  const call = (...words: string[]) =>
    run(process.execPath, ['scripts/call.ts', ...words], { cwd: ROOT, env: { ...process.env, CHAOS_URL: origin } });

  const { stdout } = await call('gallery', 'top', '--limit', '1');
  expect(JSON.parse(stdout)).toMatchObject({ items: [{ id, name: 'Terminale Terminalini' }], nextCursor: null });
  const { stdout: help } = await call('--help');
  expect(help.split('\n')).toContain('  gallery         Available subcommands: top, search, suggest');
  await expect(call('gallery', 'top', '--time-filter', 'yesterday')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('time-filter'),
  });
  await expect(call('notifications', 'list')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Please sign in first.'),
  });
});

test('R1590 a flag that is no number is refused as what was typed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const call = run(process.execPath, ['scripts/call.ts', 'gallery', 'top', '--limit', 'many'], {
    cwd: ROOT,
    env: { ...process.env, CHAOS_URL: origin },
  });
  await expect(call).rejects.toMatchObject({
    stderr: expect.stringContaining('limit: Invalid input: expected number, received string'),
  });
});

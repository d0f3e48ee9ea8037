/** Logs on a disk that is full for a while. */
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSmallDisk } from '../../shared/src/testing/small-disk.ts';
import { LogFile } from './log-file.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `{"line":${from + index},"msg":"${'x'.repeat(80)}"}\n`).join('');

/** A log on the file that is always full. `makeRoom` puts it on a disk with room. */
async function openFullLog(waitingMax?: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'server.log');
  await symlink('/dev/full', file);
  const said: string[] = [];
  const options = { file, name: 'server', say: (line: string) => void said.push(line), retryMs: 5 };
  const log = new LogFile(waitingMax === undefined ? options : { ...options, waitingMax });
  return { log, said, makeRoom: () => rm(file), read: () => readFile(file, 'utf8') };
}

test('what is logged while the disk is full is written as soon as there is room, by itself', async () => {
  const { log, said, makeRoom, read } = await openFullLog();
  log.write(Buffer.from(lines(0, 5)));
  await expect.poll(() => said).toEqual([expect.stringContaining('cannot be written; it goes on by itself')]);
  log.write(Buffer.from(lines(5, 9)));
  await makeRoom();
  await expect.poll(() => said.at(-1)).toBe('The log of the server is written again.');
  log.write(Buffer.from(lines(9, 10)));
  await log.end();
  expect(await read()).toBe(lines(0, 10));
});

test('a disk that fills up in the middle of a line: the line goes on where it stopped', async () => {
  await using disk = await openSmallDisk();
  const file = path.join(disk.folder, 'server.log');
  const said: string[] = [];
  const log = new LogFile({ file, name: 'server', say: (line) => void said.push(line), retryMs: 5 });
  log.write(Buffer.from(lines(0, 3)));
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toBe(lines(0, 3));
  await disk.fill();
  for (let from = 3; from < 300; from += 3) log.write(Buffer.from(lines(from, from + 3)));
  await expect.poll(() => said.length).toBe(1);
  await disk.makeRoom();
  await expect.poll(() => said.length).toBe(2);
  await log.end();
  expect(await readFile(file, 'utf8')).toBe(lines(0, 300));
});

test('more than fits into memory is dropped by whole lines, and the log says how much', async () => {
  const { log, said, makeRoom, read } = await openFullLog(1_000);
  const kept = lines(0, 9).slice(0, -30);
  log.write(Buffer.from(kept));
  await expect.poll(() => said.length).toBe(1);
  log.write(Buffer.from(lines(9, 20).slice(0, -30)));
  await makeRoom();
  await expect.poll(() => said.length).toBe(2);
  await expect.poll(read).toBe(kept);
  log.write(Buffer.from('end of a lost line'));
  log.write(Buffer.from(`, and its end\n${lines(20, 22)}`));
  await log.end();
  const [notice = '', ...rest] = (await read()).slice(kept.length + 1).split('\n');
  expect(JSON.parse(notice)).toMatchObject({ level: 40, name: 'server', msg: 'a part of this log is lost' });
  expect(JSON.parse(notice).lostBytes).toBeGreaterThan(1_000);
  expect(rest.join('\n')).toBe(lines(20, 22));
});

test('a log that can never be written keeps nobody from ending', async () => {
  const { log, said } = await openFullLog();
  log.write(Buffer.from(lines(0, 5)));
  await expect.poll(() => said.length).toBe(1);
  await log.end();
});

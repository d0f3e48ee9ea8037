import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { limitFileSize } from '../testing/small-disk.ts';

/** Logs each line that it is given, and says on its standard output how many. */
const SPEAKER = `
  import { createInterface } from 'node:readline';
  import { createLogger } from ${JSON.stringify(path.join(import.meta.dirname, 'logging.ts'))};
  const log = createLogger('speaker', 'info');
  for await (const line of createInterface({ input: process.stdin })) {
    log.info(line);
    process.stdout.write('said');
  }`;

async function openSpeaker() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'log');
  const stderr = await open(file, 'a');
  const child = spawn(process.execPath, ['--input-type=module', '-e', SPEAKER], { stdio: ['pipe', 'pipe', stderr.fd] });
  await stderr.close();
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('it has no pipes');
  const say = async (line: string) => {
    const said = once(stdout, 'data');
    stdin.write(`${line}\n`);
    await Promise.race([said, once(child, 'exit').then(() => Promise.reject(new Error('it ended')))]);
  };
  const end = async () => {
    const ended = once(child, 'exit');
    stdin.end();
    return (await ended)[0];
  };
  const read = async () => (await readFile(file, 'utf8')).trimEnd().split('\n');
  return { pid: child.pid ?? 0, say, end, read };
}

test('a log file that cannot grow ends nothing, and goes on by itself with every line', async () => {
  const { pid, say, end, read } = await openSpeaker();
  await say('before');
  limitFileSize(pid, 200);
  for (const line of ['first', 'second', 'third']) await say(line);
  limitFileSize(pid, 'unlimited');
  await say('after');
  expect(await end()).toBe(0);
  expect((await read()).map((line) => JSON.parse(line).msg)).toEqual(['before', 'first', 'second', 'third', 'after']);
});

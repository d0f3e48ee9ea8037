import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SupervisedProcess } from './lib/supervised-process.ts';

const STARTS = path.resolve(import.meta.dirname, '../shared/src/platform/process-lifecycle.ts');
const PROGRAM = `
import { receiveSettings, reportReady } from ${JSON.stringify(STARTS)};
console.log('loaded');
await receiveSettings();
console.log('told', process.env.LATER);
reportReady();
setInterval(() => {}, 1_000);
`;

/** One that waits for a setting. */
async function newChild(laterEnv: Promise<Record<string, string>>, script = PROGRAM) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-child-'));
  const [program, logFile] = [path.join(folder, 'program.mjs'), path.join(folder, 'log')];
  await writeFile(program, script);
  const child = new SupervisedProcess({
    name: 'child',
    args: [program],
    env: process.env,
    laterEnv,
    logFile,
    say: () => {},
    saysReady: true,
  });
  onTestFinished(async () => {
    await child.stop();
    await rm(folder, { recursive: true });
  });
  const started = child.start();
  started.catch(() => undefined);
  return { child, started, readLog: () => readFile(logFile, 'utf8').catch(() => '') };
}

test('R602 a process is loaded before its settings are known, and begins when they are', async () => {
  const later = Promise.withResolvers<Record<string, string>>();
  const { started, readLog } = await newChild(later.promise);
  await expect.poll(readLog).toBe('loaded\n');
  later.resolve({ LATER: 'hello' });
  await started;
  expect(await readLog()).toBe('loaded\ntold hello\n');
});

test('R602 settings that cannot be had are why it does not start, and it ends', async () => {
  const later = Promise.withResolvers<Record<string, string>>();
  const { child, started } = await newChild(later.promise);
  later.reject(new Error('no database'));
  await expect(started).rejects.toThrow('no database');
  await child.stop();
  expect(() => process.kill(child.pid ?? 0, 0)).toThrow('ESRCH');
});

/** Cannot start the first time. */
const failingFirst = (isPassing: boolean) => `
import { existsSync, writeFileSync } from 'node:fs';
import { failStart, reportReady } from ${JSON.stringify(STARTS)};
const mark = import.meta.filename + '.begun';
if (!existsSync(mark)) {
  writeFileSync(mark, '');
  failStart(new Error('no answer'), ${isPassing});
}
reportReady();
setInterval(() => {}, 1_000);
`;

test('R677 what cannot start for now is started again', async () => {
  const { started, readLog } = await newChild(Promise.resolve({}), failingFirst(true));
  await started;
  expect(await readLog()).toContain('no answer');
});

test('R677 what no second try would help says why, and is not started again', async () => {
  const { started } = await newChild(Promise.resolve({}), failingFirst(false));
  await expect(started).rejects.toThrow('no answer');
});
